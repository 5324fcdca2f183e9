import pack from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import type { BiomeTypeId, PublicState, TribeId } from '../../../src/games/greenland/vocabulary/model.js';
import type { EffectData } from '../../../src/games/greenland/cards/pack-schema.js';
import { ORIGINAL } from '../../../src/games/greenland/cards/cards.js';
import { cardName, wordsOf } from '../../../renders/greenland/words.js';
import type {
  CardSide,
  EventView,
  PrintedHunt,
  PartyView,
  PointsView,
  SpotView,
  TribeView,
  View,
} from '../../../src/games/greenland/view/view-types.js';

/** Hand-made views with every kind of card and mark, so that pictures are tested without the rules. */

interface HuntData {
  type: string;
  hits: number;
  bloody: number[];
  babies: number;
  energy: number;
  ivory: number;
  iron: number;
  depletionOnSuccess: number;
}

const hunt = (d: HuntData): PrintedHunt => ({
  type: d.type as BiomeTypeId,
  hits: d.hits,
  bloody: d.bloody,
  babies: d.babies,
  energy: d.energy,
  ivory: d.ivory,
  iron: d.iron,
  depletion: d.depletionOnSuccess,
});

const BLANK: Omit<CardSide, 'id' | 'number' | 'kind'> = {
  row: null,
  tribe: null,
  climax: null,
  hunt: null,
  trophy: null,
  take: null,
  livestock: null,
  raid: null,
  exchange: null,
  handSize: 0,
  sled: false,
  ironX: false,
  vp: 0,
  effects: [],
};

const found = <T>(thing: T | undefined, id: string): T => {
  if (thing === undefined) throw new Error(`the pack has no ${id}`);
  return thing;
};

const biomes = [...pack.biomes.north, ...pack.biomes.south];

export function biome(id: string): CardSide {
  const d = found(
    biomes.find((b) => b.id === id),
    id,
  );
  return {
    ...BLANK,
    id,
    number: d.number,
    kind: 'biome',
    row: d.deck as 'north' | 'south',
    climax: d.climax,
    hunt: hunt(d),
    trophy: d.trophy,
    take: d.take as CardSide['take'],
  };
}

export function newWorld(id: string, hostile = false): CardSide {
  const d = found(
    pack.newWorld.find((b) => b.id === id),
    id,
  );
  return {
    ...BLANK,
    id,
    number: d.number,
    kind: 'newWorld',
    row: d.row as 'north' | 'south',
    climax: d.climax,
    hunt: hunt(hostile ? d.sides.hostile : d.sides.peaceful),
  };
}

interface LivestockData {
  babiesPerTurn: number;
  hay: number;
  exchange: { energy: number; ivory: number; iron: number };
  raid: { successFaces: number[]; bloodyFaces: number[] } | null;
  sled: boolean;
  choice: { or: { babies: number; ivory: number } } | null;
  effects: EffectData[];
}

const kept = (d: LivestockData): Partial<CardSide> => ({
  livestock: { babies: d.babiesPerTurn, orIvory: d.choice?.or.ivory ?? 0, hay: d.hay },
  raid: d.raid === null ? null : { success: d.raid.successFaces, bloody: d.raid.bloodyFaces },
  exchange: d.exchange,
  sled: d.sled,
  effects: d.effects,
});

/** The tableau side of a biome. */
export function tableauSide(id: string): CardSide {
  const d = found(
    biomes.find((b) => b.id === id),
    id,
  );
  const side = d.tableau as unknown as LivestockData & { vp?: number; effects: EffectData[] };
  const base = { ...BLANK, id, number: d.number, row: d.deck as 'north' | 'south' };
  return d.take?.kind === 'domestic'
    ? { ...base, ...kept(side), kind: 'domestic' }
    : { ...base, kind: 'invention', vp: side.vp ?? 0, effects: side.effects };
}

export function trophy(id: string): CardSide {
  return { ...biome(id), kind: 'trophy', vp: biome(id).trophy?.vp ?? 0 };
}

export function daughter(id: string): CardSide {
  const d = found(
    pack.daughters.find((b) => b.id === id),
    id,
  );
  return {
    ...BLANK,
    id,
    number: d.number,
    kind: 'daughter',
    tribe: d.tribe as TribeId,
    handSize: d.handSize,
    sled: d.sled,
    raid: { success: d.raid.successFaces, bloody: d.raid.bloodyFaces },
    effects: d.effects as EffectData[],
  };
}

export function farm(id: string): CardSide {
  for (const card of pack.farm)
    for (const side of card.sides)
      if (side.id === id)
        return {
          ...BLANK,
          ...kept(side as unknown as LivestockData),
          id,
          number: card.number,
          kind: 'farm',
          tribe: card.tribe as TribeId,
        };
  throw new Error(`the pack has no ${id}`);
}

function importCard(id: string): CardSide {
  for (const event of pack.events) {
    const d = event.import;
    if (d?.id !== id) continue;
    return {
      ...BLANK,
      ...(d.domestic === null ? {} : kept(d.domestic as unknown as LivestockData)),
      id,
      number: event.number,
      kind: 'import',
      exchange: d.exchange,
      ironX: d.ironX,
      vp: d.vp,
      handSize: (d.effects as EffectData[]).reduce((n, e) => (e.type === 'handSize' ? n + e.n : n), 0),
      effects: d.effects as EffectData[],
    };
  }
  throw new Error(`the pack has no import ${id}`);
}

export function eventOf(id: string): EventView {
  const d = found(
    pack.events.find((e) => e.id === id),
    id,
  );
  return {
    id,
    number: d.number,
    icons: d.icons as EventView['icons'],
    import: d.import === null ? null : importCard(d.import.id),
  };
}

export const called = (face: CardSide): string => cardName(wordsOf(ORIGINAL, 'en'), face);

export const party = (tribe: TribeId, n: number, alpha = false): PartyView => ({ tribe, n, alpha });

export const spot = (
  face: CardSide,
  parties: readonly PartyView[] = [],
  more: Partial<SpotView> = {},
): SpotView => ({
  face,
  parties,
  hostile: false,
  husband: null,
  raidedBy: null,
  ...more,
});

const POINTS: PointsView = {
  total: 0,
  trophies: 0,
  inventions: 0,
  resources: 0,
  population: 0,
  colonists: 0,
  thing: 0,
};

function tribe(id: TribeId, more: Partial<TribeView> = {}): TribeView {
  const placard = found(
    pack.placards.find((p) => p.tribe === id),
    id,
  );
  const mono = more.mono ?? false;
  return {
    tribe: id,
    mono,
    extinct: false,
    unassigned: 6,
    alpha: 'pool',
    valhalla: 7,
    disks: { energy: 5, ivory: 1, iron: 1 },
    ranks: placard.sides[mono ? 'mono' : 'poly'].map((r) => ({
      rank: r.rank,
      role: r.role,
      multi: r.multi,
      effects: [
        ...(r.reroll === null ? [] : [{ type: 'reroll', ...r.reroll } as EffectData]),
        ...(r.perks as EffectData[]),
      ],
      elders: [party(id, 1)],
    })),
    tableau: [],
    trophies: [],
    handCount: 0,
    handSize: 1,
    mariners: 1,
    sleds: 0,
    population: 12,
    colonists: 0,
    points: { ...POINTS, total: 12, population: 12 },
    ...more,
  };
}

/** A game in progress: four tribes, contested cards, a cold side, a hostile Vinland, every kind of card. */
export function midgame(more: Partial<View> = {}): View {
  const tunit = tribe('tunit', {
    unassigned: 3,
    valhalla: 4,
    alpha: 'card',
    colonists: 4,
    population: 15,
    disks: { energy: 3, ivory: 2, iron: 0 },
    sleds: 1,
    handCount: 1,
    tableau: [
      spot(daughter('meeka'), [party('tunit', 1), party('thule', 3)], {
        husband: { tribe: 'norse', alpha: false },
      }),
      spot(daughter('saila')),
      spot(daughter('ukaleq')),
      spot(tableauSide('dogs')),
      spot(tableauSide('arctic-char')),
    ],
    points: { ...POINTS, total: 18, population: 15, inventions: 3 },
  });
  const base = tribe('norse', { mono: true });
  const norse = tribe('norse', {
    mono: true,
    unassigned: 4,
    disks: { energy: 8, ivory: 4, iron: 3 },
    handCount: 3,
    handSize: 5,
    ranks: base.ranks.map((r) => ({
      ...r,
      elders:
        r.rank === 1
          ? [party('norse', 1, true), party('sami', 1), party('thule', 2)]
          : r.rank === 2
            ? [party('norse', 3)]
            : r.rank === 4
              ? []
              : r.elders,
    })),
    alpha: 'elder',
    tableau: [
      spot(daughter('birgitta'), [party('sami', 2)]),
      spot(daughter('gudrid'), [], { husband: { tribe: 'thule', alpha: true } }),
      spot(farm('sheep'), [], { raidedBy: 'sami' }),
      spot(tableauSide('gyrfalcon')),
      spot(importCard('crossbow')),
      spot(importCard('norse-pony'), [party('norse', 1)]),
      spot(tableauSide('pilot-whale')),
      spot(importCard('book')),
    ],
    trophies: [trophy('greenland-shark'), trophy('caribou')],
    population: 14,
    points: { ...POINTS, total: 28, population: 14, resources: 10, thing: 4 },
  });
  const sami = tribe('sami', {
    unassigned: 0,
    sleds: 1,
    tableau: [spot(daughter('geala')), spot(daughter('ristin')), spot(farm('reindeer'))],
    disks: { energy: 1, ivory: 0, iron: 1 },
    population: 9,
    points: { ...POINTS, total: 9, population: 9 },
  });
  const thule = tribe('thule', {
    unassigned: 7,
    alpha: 'husband',
    handCount: 1,
    handSize: 2,
    sleds: 1,
    tableau: [spot(daughter('peepeelee')), spot(daughter('kirima')), spot(daughter('aviaja'))],
    trophies: [trophy('walrus')],
    points: { ...POINTS, total: 21, population: 17, trophies: 4 },
  });
  return {
    game: 'greenland',
    variant: 'standard',
    pack: 'original',
    you: null,
    turn: 6,
    turns: 10,
    phase: 'hunt',
    order: ['sami', 'tunit', 'norse', 'thule'],
    waiting: ['tunit', 'thule'],
    asked: null,
    event: eventOf('hansa-cog'),
    eventsLeft: 4,
    frames: [],
    rows: [
      {
        row: 'north',
        deck: 4,
        cold: [
          spot(biome('little-auk')),
          spot(biome('polar-bear'), [party('tunit', 4, true), party('thule', 2)]),
        ],
        warm: [
          spot(newWorld('markland'), [party('tunit', 4), party('norse', 1)]),
          spot(biome('musk-ox'), [party('thule', 3)]),
          spot(biome('narwhal'), [party('thule', 4), party('norse', 4), party('sami', 2)]),
          spot(biome('sky-iron')),
          spot(biome('bowhead-whale')),
        ],
      },
      {
        row: 'south',
        deck: 0,
        cold: [
          spot(biome('pilot-whale')),
          spot(newWorld('vinland', true), [party('norse', 7)], { hostile: true }),
        ],
        warm: [
          spot(biome('greenland-shark')),
          spot(biome('bog-iron'), [party('norse', 2)]),
          spot(biome('harbor-seal'), [
            party('tunit', 2),
            party('norse', 3, true),
            party('sami', 5),
            party('thule', 1),
          ]),
          spot(biome('cod')),
          spot(biome('eider'), [party('sami', 1, true)]),
        ],
      },
    ],
    tribes: [tunit, norse, sami, thule],
    discards: [{ id: 'capelin' }],
    hand: [],
    final: null,
    table: {} as PublicState,
    ...more,
  };
}

/** The same game when it is over. */
export function finished(): View {
  const view = midgame({ turn: 10, phase: 'over', waiting: [], eventsLeft: 0 });
  return {
    ...view,
    final: {
      winners: ['norse'],
      how: 'end.turns',
      scores: [
        ...view.tribes.map((t) => ({ tribe: t.tribe, points: t.points, extinct: t.tribe === 'sami' })),
      ].sort((a, b) => b.points.total - a.points.total),
    },
  };
}
