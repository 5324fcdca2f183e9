import { cardInfo, packOf } from '../cards/cards.js';
import { BIOME_TYPES, NOBODY, ROWS, TRIBES, type Card } from '../vocabulary/model.js';
import { listFaces, type CardInfo, type Hunt, type Pack } from '../cards/pack.js';
import type { EffectData, EventIcon } from '../cards/pack-schema.js';
import { rulesOf } from '../variants.js';
import type { CardSide, CardRef, DisksView, PrintedHunt } from './view-types.js';

/** The printed data of card sides. It never changes, so it is built once per pack and shared by all views. */

/** The visible side of a card: in a row, in a hand or tableau, or under a placard. */
export type Side = 'row' | 'hostile' | 'tableau' | 'trophy';

const made = new WeakMap<Pack, Map<string, CardSide>>();

export function printedSide(
  g: { readonly pack: string; readonly variant: string },
  card: Card,
  side: Side,
): CardSide {
  const pack = packOf(g);
  let cached = made.get(pack);
  if (cached === undefined) made.set(pack, (cached = new Map()));
  const info = cardInfo(g, card);
  const times = info.isInvention ? rulesOf(g).inventionHits : 1;
  const key = `${card} ${side} ${times}`;
  let printed = cached.get(key);
  if (printed === undefined) cached.set(key, (printed = makeSide(pack, info, side, times)));
  return printed;
}

export function refOf(g: { readonly pack: string }, card: Card): CardRef {
  return { id: cardInfo(g, card).id };
}

function makeSide(pack: Pack, info: CardInfo, side: Side, times: number): CardSide {
  const kind = kindOf(info, side);
  const hunted = side === 'row' ? info.hunt : side === 'hostile' ? info.hostile : null;
  const exchange = disksOf(info.exchange);
  return {
    id: info.id,
    number: info.number,
    kind,
    row: info.row === -1 ? null : ROWS[info.row],
    tribe: info.tribe === NOBODY ? null : TRIBES[info.tribe],
    climax: info.row === -1 ? null : info.climax,
    hunt: hunted === null ? null : printedHunt(hunted, times),
    trophy: info.trophy,
    take:
      info.take === null ? null : { kind: info.isDomestic ? 'domestic' : 'invention', dice: info.take.dice },
    livestock:
      info.livestock === null
        ? null
        : { babies: info.livestock.babies, orIvory: info.livestock.orIvory, hay: info.livestock.hay },
    raid:
      info.raid === null
        ? null
        : { success: listFaces(info.raid.success), bloody: listFaces(info.raid.bloody) },
    exchange: info.exchangeable ? exchange : null,
    handSize: info.abilities.handSize,
    sled: info.abilities.sled,
    ironX: info.ironX,
    vp: info.vp,
    effects: effectsByCard(pack).get(info.id) ?? [],
  };
}

function kindOf(info: CardInfo, side: Side): CardSide['kind'] {
  if (side === 'trophy') return 'trophy';
  if (info.kind === 'biome' && side === 'tableau') return info.isDomestic ? 'domestic' : 'invention';
  return info.kind === 'event' ? 'import' : info.kind;
}

function printedHunt(hunt: Hunt, times: number): PrintedHunt {
  const { babies, energy, ivory, iron, depletion } = hunt;
  return {
    type: BIOME_TYPES[hunt.type],
    hits: hunt.hits * times,
    bloody: listFaces(hunt.bloody),
    babies,
    energy,
    ivory,
    iron,
    depletion,
  };
}

function disksOf([energy, ivory, iron]: readonly [number, number, number]): DisksView {
  return { energy, ivory, iron };
}

const effectLists = new WeakMap<Pack, ReadonlyMap<string, readonly EffectData[]>>();

/** Effects as written in the pack, by card id. */
function effectsByCard(pack: Pack): ReadonlyMap<string, readonly EffectData[]> {
  const known = effectLists.get(pack);
  if (known !== undefined) return known;
  const lists = new Map<string, readonly EffectData[]>();
  const { biomes, daughters, farm, events } = pack.data;
  for (const biome of [...biomes.north, ...biomes.south]) {
    if (biome.tableau !== null) lists.set(biome.id, biome.tableau.effects);
  }
  for (const daughter of daughters) lists.set(daughter.id, daughter.effects);
  for (const card of farm) for (const side of card.sides) lists.set(side.id, side.effects);
  for (const { import: goods } of events) {
    if (goods === null) continue;
    lists.set(goods.id, [...goods.effects, ...(goods.domestic?.effects ?? [])]);
  }
  effectLists.set(pack, lists);
  return lists;
}

const rankLists = new WeakMap<Pack, readonly (readonly (readonly EffectData[])[])[]>();

/** Effects of each rank of a placard side: `[tribe * 2 + mono][rank - 1]`. */
export function rankEffects(pack: Pack, tribe: number, mono: boolean): readonly (readonly EffectData[])[] {
  let lists = rankLists.get(pack);
  if (lists === undefined) {
    lists = TRIBES.flatMap((id) => {
      const sides = pack.data.placards.find((placard) => placard.tribe === id)?.sides;
      return [sides?.poly ?? [], sides?.mono ?? []].map((side) =>
        side.map(({ perks, reroll }) => [
          ...perks,
          ...(reroll === null ? [] : [{ type: 'reroll' as const, ...reroll }]),
        ]),
      );
    });
    rankLists.set(pack, lists);
  }
  return lists[tribe * 2 + (mono ? 1 : 0)] ?? [];
}

/** The icons of an event, left to right. */
export function iconViews(g: { readonly pack: string }, card: Card): readonly EventIcon[] {
  return cardInfo(g, card).event?.icons ?? [];
}
