import {
  ALL_TRIBES,
  BIOME_TYPES,
  NOBODY,
  NORTH,
  RANKS,
  SOUTH,
  TRIBE_NO,
  type BiomeType,
  type ByTribe,
  type Card,
  type ElderAction,
  type MaybeTribe,
  type Rank,
  type RowNo,
  type Tribe,
} from '../vocabulary/model.js';
import { applyEffect, type Writable } from './effects.js';
import type { Abilities, FaceSet, Types } from '../vocabulary/abilities.js';
import type { DomesticData, EffectData, EventIcon, PackData } from './pack-schema.js';

export type { Abilities, FaceSet, Types } from '../vocabulary/abilities.js';

/** One side of a card that is hunted (G). */
export interface Hunt {
  readonly type: BiomeType;
  readonly hits: number;
  readonly bloody: FaceSet;
  readonly babies: number;
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
  readonly depletion: number;
}

/** A D side: farm animal, domesticated biome or imported animal (H). */
interface Livestock {
  readonly babies: number;
  /** Ivory that may be taken instead of the babies (H2); 0 for none. */
  readonly orIvory: number;
  readonly hay: number;
  readonly raid: Raid | null;
}

interface Raid {
  readonly success: FaceSet;
  readonly bloody: FaceSet;
}

type CardKind = 'biome' | 'newWorld' | 'daughter' | 'farm' | 'event' | 'import';

/** Everything constant about a card. `card` is its number in a position, `number` the printed one. */
export interface CardInfo {
  readonly card: Card;
  readonly number: number;
  /** The card's id in commands and happenings. */
  readonly id: string;
  readonly name: string;
  /** Name of the side shown in a hand or tableau; equals `name` if the card has only one side. */
  readonly tableauName: string;
  readonly kind: CardKind;
  /** Row of a biome or New World card; -1 for other cards. */
  readonly row: RowNo | -1;
  /** Tribe of a daughter or farm card. */
  readonly tribe: MaybeTribe;
  readonly climax: number;
  readonly hunt: Hunt | null;
  /** New World: its hostile side. */
  readonly hostile: Hunt | null;
  /** New World: turns hostile with more colonists than this (F3). */
  readonly hostileAbove: number;
  readonly trophy: { readonly dice: number; readonly vp: number } | null;
  readonly take: { readonly dice: number } | null;
  /** Counts as a D card, in a row, hand or tableau (B2, D10). */
  readonly isDomestic: boolean;
  readonly isInvention: boolean;
  readonly ironX: boolean;
  readonly livestock: Livestock | null;
  /** Daughters and livestock that can be raided (E5, G1). */
  readonly raid: Raid | null;
  /** Disks the card may be exchanged for (B3): [energy, ivory, iron]. */
  readonly exchange: readonly [number, number, number];
  readonly exchangeable: boolean;
  /** VP in the tableau of a polytheist (J). */
  readonly vp: number;
  readonly abilities: Abilities;
  /** Events: order of play, icons and the import, which is a card of its own. */
  readonly event: EventInfo | null;
}

export interface EventInfo {
  readonly order: readonly Tribe[];
  readonly icons: readonly EventIcon[];
  readonly importCard: Card | null;
  readonly noMaritime: boolean;
  readonly noMarkland: boolean;
  readonly falconer: boolean;
}

export interface RankInfo {
  readonly role: string;
  readonly multi: boolean;
  readonly abilities: Abilities;
  readonly actions: readonly ElderAction[];
}

interface PlacardInfo {
  readonly colour: string;
  readonly home: RowNo;
  /** `sides[mono ? 1 : 0][rank]`; index 0 is unused and repeats rank 1. */
  readonly sides: readonly [readonly RankInfo[], readonly RankInfo[]];
  /** The rank whose elders take an action, by side: `ranks[mono ? 1 : 0]`. */
  readonly ranks: readonly [ReadonlyMap<ElderAction, Rank>, ReadonlyMap<ElderAction, Rank>];
}

/** A compiled pack: the tables that the rules read. */
export interface Pack {
  readonly id: string;
  readonly data: PackData;
  readonly cards: readonly CardInfo[];
  readonly byId: ReadonlyMap<string, Card>;
  readonly placards: ByTribe<PlacardInfo>;
  /** Card numbers by family, in printed order. Farm: one number per side. */
  readonly biomes: readonly [readonly Card[], readonly Card[]];
  readonly newWorld: readonly [Card, Card];
  readonly daughters: readonly Card[];
  readonly farm: readonly Card[];
  readonly events: readonly Card[];
  readonly imports: readonly Card[];
  /** For a farm side, its back; otherwise the card itself. */
  readonly back: readonly Card[];
  readonly warmHit: FaceSet;
  readonly coldHit: FaceSet;
  readonly alphaWorksOn: Types;
  readonly energyLimit: number;
  readonly men: number;
}

export function faceSetOf(list: readonly number[]): FaceSet {
  return list.reduce((set, face) => set | (1 << face), 0);
}

/** The faces of a set, ascending. */
export function listFaces(set: FaceSet): number[] {
  return [1, 2, 3, 4, 5, 6].filter((face) => (set & (1 << face)) !== 0);
}

function typeNo(type: (typeof BIOME_TYPES)[number]): BiomeType {
  return BIOME_TYPES.indexOf(type) as BiomeType;
}

type FiveFaceSets = [FaceSet, FaceSet, FaceSet, FaceSet, FaceSet];

/** The combined abilities of a list of effects. */
function compileEffects(
  effects: readonly EffectData[],
  extra: { sled?: boolean; handSize?: number } = {},
): Abilities {
  const reroll: FiveFaceSets = [0, 0, 0, 0, 0];
  const toOne: FiveFaceSets = [0, 0, 0, 0, 0];
  const a: Writable<Abilities> = {
    reroll,
    toOne,
    huntFirst: 0,
    coldAsWarm: 0,
    handSize: extra.handSize ?? 0,
    mariner: 0,
    sled: extra.sled ?? false,
    reassign: 0,
    movesLast: false,
    depletionReduction: 0,
    hayDiscount: 0,
    freePromotion: 0,
    auctionTieWin: false,
    soloImportDiscount: 0,
    coopSled: false,
    feudImmunity: false,
    councilOfWar: false,
    raidLeader: false,
    warParty: false,
    toolCostIvory: false,
    toolCostEnergy: false,
  };
  for (const effect of effects) applyEffect(a, effect);
  return a;
}

export const NO_ABILITIES = compileEffects([]);
const WORTH_NOTHING = [0, 0, 0] as const;

function compileHunt(d: PackData['newWorld'][number]['sides']['peaceful']): Hunt {
  const { hits, babies, energy, ivory, iron } = d;
  return {
    type: typeNo(d.type),
    hits,
    bloody: faceSetOf(d.bloody),
    babies,
    energy,
    ivory,
    iron,
    depletion: d.depletionOnSuccess,
  };
}

function compileLivestock(d: DomesticData): Livestock {
  return { babies: d.babiesPerTurn, orIvory: d.choice?.or.ivory ?? 0, hay: d.hay, raid: compileRaid(d.raid) };
}

function compileRaid(d: DomesticData['raid']): Raid | null {
  return d === null ? null : { success: faceSetOf(d.successFaces), bloody: faceSetOf(d.bloodyFaces) };
}

const worth = ({ energy, ivory, iron }: DomesticData['exchange']): CardInfo['exchange'] => [
  energy,
  ivory,
  iron,
];

type Draft = Partial<CardInfo> & Pick<CardInfo, 'number' | 'id' | 'name' | 'kind'>;

function finishCard(draft: Draft, card: Card): CardInfo {
  const { exchange = WORTH_NOTHING } = draft;
  return {
    card,
    number: draft.number,
    id: draft.id,
    name: draft.name,
    tableauName: draft.tableauName ?? draft.name,
    kind: draft.kind,
    row: draft.row ?? -1,
    tribe: draft.tribe ?? NOBODY,
    climax: draft.climax ?? 0,
    hunt: draft.hunt ?? null,
    hostile: draft.hostile ?? null,
    hostileAbove: draft.hostileAbove ?? 0,
    trophy: draft.trophy ?? null,
    take: draft.take ?? null,
    isDomestic: draft.isDomestic ?? false,
    isInvention: draft.isInvention ?? false,
    ironX: draft.ironX ?? false,
    livestock: draft.livestock ?? null,
    raid: draft.raid ?? null,
    exchange,
    exchangeable: exchange.some((n) => n > 0),
    vp: draft.vp ?? 0,
    abilities: draft.abilities ?? NO_ABILITIES,
    event: draft.event ?? null,
  };
}

/** What the D side of a card adds to it. */
function domesticParts(d: DomesticData): Partial<CardInfo> {
  const livestock = compileLivestock(d);
  return {
    isDomestic: true,
    livestock,
    raid: livestock.raid,
    exchange: worth(d.exchange),
    abilities: compileEffects(d.effects, { sled: d.sled }),
  };
}

/** Builds the tables of a pack. The data must have passed `packSchema`. */
export function compilePack(data: PackData): Pack {
  const cards: CardInfo[] = [];
  const back: Card[] = [];
  const add = (draft: Draft): Card => {
    const card = cards.length;
    cards.push(finishCard(draft, card));
    back.push(card);
    return card;
  };

  const addBiome = (b: PackData['biomes']['north'][number]): Card => {
    const row = b.deck === 'north' ? NORTH : SOUTH;
    const base: Draft = {
      number: b.number,
      id: b.id,
      name: b.name,
      kind: 'biome',
      row,
      climax: b.climax,
      hunt: compileHunt(b),
    };
    if (b.take === null || b.tableau === null) {
      const trophy = b.trophy;
      return add(trophy === null ? base : { ...base, trophy, vp: trophy.vp });
    }
    const take = { dice: b.take.dice };
    if ('vp' in b.tableau) {
      const { name, vp, effects, exchange } = b.tableau;
      return add({
        ...base,
        take,
        isInvention: true,
        tableauName: name,
        vp,
        exchange: worth(exchange),
        abilities: compileEffects(effects),
      });
    }
    return add({ ...base, take, ...domesticParts(b.tableau) });
  };

  const north = data.biomes.north.map(addBiome);
  const south = data.biomes.south.map(addBiome);
  const lands = data.newWorld.map((w) =>
    add({
      number: w.number,
      id: w.id,
      name: w.name,
      kind: 'newWorld',
      row: w.row === 'north' ? NORTH : SOUTH,
      climax: w.climax,
      hunt: compileHunt(w.sides.peaceful),
      hostile: compileHunt(w.sides.hostile),
      hostileAbove: w.hostileAbove,
    }),
  );
  const daughters = data.daughters.map((d) =>
    add({
      number: d.number,
      id: d.id,
      name: d.name,
      kind: 'daughter',
      tribe: TRIBE_NO[d.tribe] ?? NOBODY,
      raid: compileRaid(d.raid),
      abilities: compileEffects(d.effects, { sled: d.sled, handSize: d.handSize }),
    }),
  );
  const farm = data.farm.flatMap((f) => {
    const sides = f.sides.map(({ id, name, ...d }) =>
      add({
        number: f.number,
        id,
        name,
        kind: 'farm',
        tribe: TRIBE_NO[f.tribe] ?? NOBODY,
        ...domesticParts(d),
      }),
    );
    const [a, b] = sides as [Card, Card];
    back[a] = b;
    back[b] = a;
    return sides;
  });
  const imports: Card[] = [];
  const events = data.events.map((e) => {
    let importCard: Card | null = null;
    if (e.import !== null) {
      const { id, name, vp, ironX, domestic } = e.import;
      const own = { exchange: worth(e.import.exchange), abilities: compileEffects(e.import.effects) };
      const parts = domestic === null ? own : domesticParts(domestic);
      importCard = add({ number: e.number, id, name, kind: 'import', vp, ironX, ...parts });
      imports.push(importCard);
    }
    const has = (type: EventIcon['type']): boolean => e.icons.some((icon) => icon.type === type);
    const info: EventInfo = {
      order: e.playerOrder.map((t) => TRIBE_NO[t] ?? 0),
      icons: e.icons,
      importCard,
      noMaritime: has('noMaritime'),
      noMarkland: has('noMarkland'),
      falconer: has('falconer'),
    };
    return add({ number: e.number, id: e.id, name: e.name, kind: 'event', event: info });
  });

  return {
    id: data.meta.id,
    data,
    cards,
    byId: new Map(cards.map((c) => [c.id, c.card])),
    placards: ALL_TRIBES.map((t) => compilePlacard(data, t)) as ByTribe<PlacardInfo>,
    biomes: [north, south],
    newWorld: lands as [Card, Card],
    daughters,
    farm,
    events,
    imports,
    back,
    warmHit: faceSetOf(data.setup.warmHitFaces),
    coldHit: faceSetOf(data.setup.coldHitFaces),
    alphaWorksOn: data.setup.alphaWorksOn.reduce((set, type) => set | (1 << typeNo(type)), 0),
    energyLimit: data.setup.energyLimit,
    men: data.setup.tribesmenPerTribe,
  };
}

function compilePlacard(data: PackData, tribe: Tribe): PlacardInfo {
  const printed = data.placards.find((p) => TRIBE_NO[p.tribe] === tribe);
  if (printed === undefined) throw new Error(`the pack has no placard for tribe ${String(tribe)}`);
  const compileSide = (side: typeof printed.sides.poly): RankInfo[] => {
    const ranks = side.map((r): RankInfo => ({
      role: r.role,
      multi: r.multi,
      abilities: compileEffects(r.reroll === null ? r.perks : [...r.perks, { type: 'reroll', ...r.reroll }]),
      actions: r.actions,
    }));
    return [ranks[0] as RankInfo, ...ranks];
  };
  const poly = compileSide(printed.sides.poly);
  const mono = compileSide(printed.sides.mono);
  return {
    colour: printed.colour,
    home: printed.homeRow === 'north' ? NORTH : SOUTH,
    sides: [poly, mono],
    ranks: [ranksByAction(poly), ranksByAction(mono)],
  };
}

function ranksByAction(side: readonly RankInfo[]): ReadonlyMap<ElderAction, Rank> {
  const ranks = new Map<ElderAction, Rank>();
  for (const rank of RANKS)
    for (const action of side[rank]?.actions ?? []) if (!ranks.has(action)) ranks.set(action, rank);
  return ranks;
}
