import originalPack from '../data/pack.json' with { type: 'json' };
import type { Card, Rank, PublicState, Tribe } from '../vocabulary/model.js';
import { NO_CARD } from '../vocabulary/model.js';
import { packSchema, type PackData } from './pack-schema.js';
import { rulesOf } from '../variants.js';
import { compilePack, type CardInfo, type EventInfo, type Hunt, type Pack, type RankInfo } from './pack.js';

/** Card lookups. Rules must ask here, so that a game keeps the pack it started with. */

const packs = new Map<string, Pack>();

/**
 * Registers a pack under a name, by default its id, which positions then refer to.
 * @throws ZodError if the data is not a pack
 */
export function registerPack(data: unknown, as?: string): Pack {
  const parsed = packSchema.parse(data);
  return keepPack(parsed, as ?? parsed.meta.id);
}

/** Registers data that was already checked. */
export function keepPack(data: PackData, id: string): Pack {
  const pack = compilePack({ ...data, meta: { ...data.meta, id } });
  packs.set(id, pack);
  return pack;
}

/** The pack registered under this name, if any. */
export function knownPack(id: string): Pack | undefined {
  return packs.get(id);
}

/** The built-in pack. */
export const ORIGINAL: Pack = registerPack(originalPack);

let latest = ORIGINAL;

/** The compiled pack of a position. */
export function packOf(g: { readonly pack: string }): Pack {
  return g.pack === latest.id ? latest : findPack(g.pack);
}

function findPack(id: string): Pack {
  const pack = knownPack(id) ?? bloodierPack(id);
  if (pack === undefined) throw new Error(`no card pack is called ${id}`);
  latest = pack;
  return pack;
}

/** Id of a pack with these faces added to the bloody dice of every biome (L5): `original+3+6`. */
export function bloodierId(id: string, faces: readonly number[]): string {
  return id + faces.map((face) => `+${face}`).join('');
}

/** The pack of such an id; made from the base pack on first use. */
function bloodierPack(id: string): Pack | undefined {
  const added = /^(.+?)((?:\+[1-6])+)$/.exec(id);
  const base = packs.get(added?.[1] ?? '');
  if (added === null || base === undefined) return undefined;
  const faces = (added[2] ?? '').split('+').filter(Boolean).map(Number);
  return keepPack(bloodier(base.data, faces), id);
}

function bloodier(data: PackData, faces: readonly number[]): PackData {
  const more = <T extends { readonly bloody: readonly number[] }>(biome: T): T => ({
    ...biome,
    bloody: [...new Set([...biome.bloody, ...faces])].sort((a, b) => a - b),
  });
  const { north, south } = data.biomes;
  return {
    ...data,
    biomes: { north: north.map(more), south: south.map(more) },
    newWorld: data.newWorld.map((land) => ({
      ...land,
      sides: { peaceful: more(land.sides.peaceful), hostile: more(land.sides.hostile) },
    })),
  };
}

export function cardInfo(g: { readonly pack: string }, card: Card): CardInfo {
  return packOf(g).cards[card] as CardInfo;
}

/** A card's id in moves, happenings and views. */
export function cardId(g: { readonly pack: string }, card: Card): string {
  return cardInfo(g, card).id;
}

/** The card number of a typed id, which must be legal. */
export function cardNo(g: { readonly pack: string }, id: string | number): Card {
  const card = packOf(g).byId.get(String(id));
  if (card === undefined) throw new Error(`no card is called ${String(id)}`);
  return card;
}

/** The prey of a row card, or of its hostile side if that is up. */
export function huntOf(
  g: { readonly pack: string },
  spot: { readonly card: Card; readonly hostile: boolean },
): Hunt {
  const info = cardInfo(g, spot.card);
  const hunt = spot.hostile ? info.hostile : info.hunt;
  if (hunt === null) throw new Error(`${info.id} can't be hunted`);
  return hunt;
}

/** Hits that a hunt needs (G); inventions need more in some variants (M3). */
export function hitsNeeded(
  g: { readonly pack: string; readonly variant: string },
  card: Card,
  hunt: Hunt,
): number {
  const { inventionHits } = rulesOf(g);
  return inventionHits !== 1 && cardInfo(g, card).isInvention ? hunt.hits * inventionHits : hunt.hits;
}

/** A rank of a tribe's placard on its current side. */
export function rankInfo(g: PublicState, placard: Tribe, rank: Rank): RankInfo {
  return packOf(g).placards[placard].sides[g.tribes[placard].placard.mono ? 1 : 0][rank] as RankInfo;
}

const ROW_KEYS = ['1', '1', '2', '3', '4'] as const;

/** Key of pack figures that depend on the number of players (C step 3). */
export const rowKey = (players: number): '1' | '2' | '3' | '4' => ROW_KEYS[players] ?? '4';

export type PatrolRow = NonNullable<PackData['setup']['patrol']>['seats']['1'];

/** R137: the pack's figures for a patrol of this many tribes; undefined in other variants or if the pack has none. */
export function patrolRow(
  { pack, variant }: { readonly pack: string; readonly variant: string },
  tribes: number,
): PatrolRow | undefined {
  if (!rulesOf({ variant }).patrolRows) return undefined;
  return packOf({ pack }).data.setup.patrol?.seats[rowKey(tribes)];
}

/** Numbers of the events that are publicly known to be out of the game (M3, L2). */
function removedEvents(g: { readonly pack: string; readonly variant: string }, players: number): number[] {
  const { setup } = packOf(g).data;
  const rules = rulesOf(g);
  if (rules.earlyEvents) return setup.m3RemovedEvents;
  if (!rules.patrolRows) return [];
  return [...(setup.patrol?.removedEvents ?? []), ...(patrolRow(g, players)?.removedEvents ?? [])];
}

/** Is the event publicly known to be out of the game? */
export function isRemovedEvent(
  g: { readonly pack: string; readonly variant: string; readonly order: readonly unknown[] },
  card: Card,
): boolean {
  const { kind, number } = cardInfo(g, card);
  return kind === 'event' && removedEvents(g, g.order.length).includes(number);
}

/** This turn's event; undefined before the first. */
export function eventInfo(g: PublicState): EventInfo | undefined {
  return g.event === NO_CARD ? undefined : (cardInfo(g, g.event).event ?? undefined);
}

/** Does this turn's event carry that lasting mark (D8, D9, B3)? */
export function eventIs(g: PublicState, mark: 'noMaritime' | 'noMarkland' | 'falconer'): boolean {
  if (g.event === NO_CARD) return false;
  const event = cardInfo(g, g.event).event;
  // K2: a quiet event has no marks either.
  return event !== null && event[mark] && g.turn > rulesOf(g).quietEvents;
}
