import type { Position } from '../../../src/kernel/types.js';
import { keepPack, ORIGINAL as ORIGINAL_PACK, packOf } from '../../../src/games/greenland/cards/cards.js';
import { TRIBES, type G } from '../../../src/games/greenland/vocabulary/model.js';
import type { PackData } from '../../../src/games/greenland/cards/pack-schema.js';
import type { Feature } from './types.js';

/** Every effect of a card or placard of the pack, each with a pack that lacks it (`fimbul coverage`). */

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type Change = (pack: Mutable<PackData>) => void;
/** Whether a card or placard can matter in this position. */
type Matters = (g: G) => boolean;

const ORIGINAL = ORIGINAL_PACK.data;

/** A feature that is removed by a change to the pack. Packs are created when first needed. */
function feature(name: string, matters: Matters, change: Change): Feature {
  const made = new Map<string, string>();
  const packWithout = (id: string): string => {
    let known = made.get(id);
    if (known === undefined) {
      // The occupiers' pack is derived from the plain one (L5): the same change applies to its cards.
      const copy = structuredClone(packOf({ pack: id }).data) as Mutable<PackData>;
      change(copy);
      made.set(id, (known = `${id}!${name.replace(/[^a-z0-9]+/gu, '-')}`));
      keepPack(copy, known);
    }
    return known;
  };
  return {
    name,
    without: (position: Position) => {
      const g = position.g as G;
      if (!matters(g)) return undefined;
      return { ...position, g: { ...g, pack: packWithout(g.pack) } };
    },
  };
}

const cardNo = (id: string) => (g: G) => packOf(g).byId.get(id) ?? -1;

/** Whether people hunt on a row card. */
const isHunted = (id: string): Matters => {
  const no = cardNo(id);
  return (g) => {
    const card = no(g);
    return (
      g.tribes.some(({ alpha }) => alpha.at === 'card' && alpha.card === card) ||
      g.rows.some(({ warm, cold }) =>
        [...warm, ...cold].some((spot) => spot.card === card && spot.men.some((men) => men > 0)),
      )
    );
  };
};

const inTableau = (id: string): Matters => {
  const no = cardNo(id);
  return (g) => g.tribes.some(({ tableau }) => tableau.some(({ card }) => card === no(g)));
};

/** An event takes effect when it is revealed, and lasts for its turn. */
const isEvent = (id: string): Matters => {
  const no = cardNo(id);
  return (g) => g.event === no(g) || g.events.at(-1) === no(g);
};

/** Scoring is near, so points may matter. */
const isEnding: Matters = (g) => g.turn >= g.turns;

type Tableau = NonNullable<PackData['biomes']['north'][number]['tableau']>;

/** Effects of a card in a tableau. */
function lentBy(
  id: string,
  effects: readonly { readonly type: string }[],
  find: (pack: Mutable<PackData>) => Mutable<{ effects: unknown[] }> | undefined | null,
): Feature[] {
  return effects.map((effect, n) => {
    const { type, ...more } = effect;
    const name = ['effect', id, type, ...Object.values(more).map(String)].join(' ');
    return feature(name, inTableau(id), (pack) => void find(pack)?.effects.splice(n, 1));
  });
}

function biomeFeatures(biome: PackData['biomes']['north'][number]): Feature[] {
  const { id, deck, trophy, take, tableau } = biome;
  const found = (pack: Mutable<PackData>) => pack.biomes[deck].find((one) => one.id === id);
  const list: Feature[] = [];
  const simple = (name: string, matters: Matters, change: (one: Mutable<typeof biome>) => void): void => {
    list.push(
      feature(`${name} ${id}`, matters, (pack) => {
        const one = found(pack);
        if (one !== undefined) change(one);
      }),
    );
  };
  simple('hits', isHunted(id), (one) => void (one.hits += 1));
  if (biome.bloody.length > 0) simple('bloody', isHunted(id), (one) => void (one.bloody = []));
  for (const gain of ['babies', 'energy', 'ivory', 'iron', 'depletionOnSuccess'] as const)
    if (biome[gain] > 0) simple(gain, isHunted(id), (one) => void (one[gain] = 0));
  if (trophy !== null) {
    simple('trophy', isHunted(id), (one) => void (one.trophy = null));
    simple('vp', isEnding, (one) => {
      if (one.trophy !== null) one.trophy.vp += 1;
    });
  }
  if (take !== null)
    simple('take', isHunted(id), (one) => {
      if (one.take !== null) one.take.dice = one.take.dice === 4 ? 3 : 4;
    });
  if (tableau !== null) {
    list.push(...lentBy(id, tableau.effects, (pack) => found(pack)?.tableau));
    list.push(...worthFeatures(id, tableau.exchange, (pack) => found(pack)?.tableau));
    if ('vp' in tableau) {
      simple('vp', isEnding, ({ tableau: side }) => {
        if (side !== null && 'vp' in side) side.vp += 1;
      });
    } else list.push(...animalFeatures(id, tableau, (pack) => animalOf(found(pack)?.tableau)));
  }
  return list;
}

type Animal = Exclude<Tableau, { vp: number }>;

function animalOf(tableau: Mutable<Tableau> | null | undefined): Mutable<Animal> | undefined {
  return tableau === null || tableau === undefined || 'vp' in tableau ? undefined : tableau;
}

type AnimalData = Pick<Animal, 'babiesPerTurn' | 'hay' | 'raid' | 'sled' | 'choice'>;

function animalFeatures(
  id: string,
  animal: AnimalData,
  find: (pack: Mutable<PackData>) => Mutable<AnimalData & { raidImmune: boolean }> | undefined,
): Feature[] {
  const list: Feature[] = [];
  const add = (name: string, change: (one: Mutable<AnimalData & { raidImmune: boolean }>) => void): void => {
    list.push(
      feature(`${name} ${id}`, inTableau(id), (pack) => {
        const one = find(pack);
        if (one !== undefined) change(one);
      }),
    );
  };
  if (animal.babiesPerTurn > 0) add('milk', (one) => void (one.babiesPerTurn = 0));
  if (animal.hay > 0) add('hay', (one) => void (one.hay = 0));
  if (animal.sled) add('sled', (one) => void (one.sled = false));
  if (animal.choice !== null) add('wool', (one) => void (one.choice = null));
  if (animal.raid !== null)
    add('raid', (one) => {
      one.raid = null;
      one.raidImmune = true;
    });
  return list;
}

type Disks = Animal['exchange'];
const NOTHING: Disks = { energy: 0, ivory: 0, iron: 0 };

/** B3: the disks for which a card in a tableau can be exchanged. */
function worthFeatures(
  id: string,
  exchange: Disks,
  find: (pack: Mutable<PackData>) => { exchange: Disks } | undefined | null,
): Feature[] {
  if (Object.values(exchange).every((n) => n === 0)) return [];
  return [
    feature(`exchange ${id}`, inTableau(id), (pack) => {
      const one = find(pack);
      if (one !== undefined && one !== null) one.exchange = NOTHING;
    }),
  ];
}

/** A New World card's limit, and both of its hunts. */
function newWorldFeatures({ id, sides }: PackData['newWorld'][number]): Feature[] {
  const found = (pack: Mutable<PackData>) => pack.newWorld.find((one) => one.id === id);
  const list = [
    feature(`hostileAbove ${id}`, isHunted(id), (pack) => {
      const one = found(pack);
      if (one !== undefined) one.hostileAbove = 99;
    }),
  ];
  for (const side of ['peaceful', 'hostile'] as const) {
    const add = (name: string, fields: Partial<(typeof sides)['peaceful']>): void => {
      list.push(
        feature(`${name} ${side} ${id}`, isHunted(id), (pack) => {
          const one = found(pack);
          if (one !== undefined) Object.assign(one.sides[side], fields);
        }),
      );
    };
    const hunt = sides[side];
    add('hits', { hits: hunt.hits + 1 });
    if (hunt.bloody.length > 0) add('bloody', { bloody: [] });
    for (const gain of ['babies', 'energy', 'ivory', 'iron'] as const)
      if (hunt[gain] > 0) add(gain, { [gain]: 0 });
  }
  return list;
}

function daughterFeatures({ id, sled, handSize, effects }: PackData['daughters'][number]): Feature[] {
  const found = (pack: Mutable<PackData>) => pack.daughters.find((one) => one.id === id);
  const change =
    (fields: object): Change =>
    (pack) =>
      void Object.assign(found(pack) ?? {}, fields);
  return [
    ...lentBy(id, effects, found),
    ...(sled ? [feature(`sled ${id}`, inTableau(id), change({ sled: false }))] : []),
    ...(handSize > 0 ? [feature(`hand ${id}`, inTableau(id), change({ handSize: 0 }))] : []),
    feature(`raid ${id}`, inTableau(id), change({ raid: { successFaces: [], bloodyFaces: [] } })),
  ];
}

function eventFeatures({ id, icons, import: goods }: PackData['events'][number]): Feature[] {
  const found = (pack: Mutable<PackData>) => pack.events.find((one) => one.id === id);
  const list = icons.map((icon, n) =>
    feature(`icon ${id} ${n + 1} ${icon.type}`, isEvent(id), (pack) => void found(pack)?.icons.splice(n, 1)),
  );
  list.push(feature(`order ${id}`, isEvent(id), (pack) => void found(pack)?.playerOrder.reverse()));
  if (goods === null) return list;
  // An animal's exchange value is on its farm side.
  list.push(
    ...worthFeatures(goods.id, goods.exchange, (pack) => {
      const one = found(pack)?.import;
      return one?.domestic ?? one;
    }),
  );
  if (goods.ironX)
    list.push(
      feature(`breaks ${goods.id}`, inTableau(goods.id), (pack) => {
        const one = found(pack)?.import;
        if (one !== undefined && one !== null) one.ironX = false;
      }),
    );
  if (goods.vp > 0)
    list.push(
      feature(`vp ${goods.id}`, isEnding, (pack) => {
        const one = found(pack)?.import;
        if (one !== undefined && one !== null) one.vp += 1;
      }),
    );
  list.push(...lentBy(goods.id, goods.effects, (pack) => found(pack)?.import));
  if (goods.domestic !== null)
    list.push(
      ...animalFeatures(goods.id, goods.domestic, (pack) => found(pack)?.import?.domestic ?? undefined),
    );
  return list;
}

function rankFeatures(pack: PackData): Feature[] {
  return pack.placards.flatMap((placard) =>
    (['poly', 'mono'] as const).flatMap((side) =>
      placard.sides[side].flatMap(({ rank, reroll, perks, actions }) => {
        const t = TRIBES.indexOf(placard.tribe);
        const matters: Matters = (g) =>
          g.tribes[t]?.present === true && g.tribes[t].placard.mono === (side === 'mono');
        const find = (one: Mutable<PackData>) =>
          one.placards.find(({ tribe }) => tribe === placard.tribe)?.sides[side][rank - 1];
        const name = (what: string): string => `${what} ${placard.tribe} ${side} rank ${rank}`;
        return [
          ...(reroll === null
            ? []
            : [
                feature(name('reroll'), matters, (one) => {
                  const found = find(one);
                  if (found !== undefined) found.reroll = null;
                }),
              ]),
          ...perks.map((perk, n) =>
            feature(name(`perk ${perk.type}`), matters, (one) => void find(one)?.perks.splice(n, 1)),
          ),
          ...actions.map((action, n) =>
            feature(name(`action ${action}`), matters, (one) => void find(one)?.actions.splice(n, 1)),
          ),
        ];
      }),
    ),
  );
}

/** Every effect in the built-in pack. */
export const FEATURES: readonly Feature[] = [
  ...[...ORIGINAL.biomes.north, ...ORIGINAL.biomes.south].flatMap(biomeFeatures),
  ...ORIGINAL.newWorld.flatMap(newWorldFeatures),
  ...ORIGINAL.daughters.flatMap(daughterFeatures),
  ...ORIGINAL.farm.flatMap((card, at) =>
    card.sides.flatMap((side, n) => [
      ...lentBy(side.id, side.effects, (pack) => pack.farm[at]?.sides[n]),
      ...animalFeatures(side.id, side, (pack) => pack.farm[at]?.sides[n]),
      ...worthFeatures(side.id, side.exchange, (pack) => pack.farm[at]?.sides[n]),
    ]),
  ),
  ...ORIGINAL.events.flatMap(eventFeatures),
  ...rankFeatures(ORIGINAL),
];
