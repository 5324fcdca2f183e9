import type { Exercise, Feature, Position } from '../../kernel/types.js';
import { keepPack, packOf } from './cards.js';
import originalPack from './data/pack.json' with { type: 'json' };
import unseen from './data/unseen.json' with { type: 'json' };
import { TRIBES, type G } from './model.js';
import { packSchema, type PackData } from './pack-schema.js';

/** What playouts of Greenland must show: every refusal, and everything that a card or placard of the pack does. */

/** All facts that block a move; a test compares them with the sources. */
export const REFUSALS = [
  'assign.colonies-abandoned',
  'assign.lifeless',
  'assign.no-energy',
  'assign.no-maritime',
  'assign.no-markland',
  'assign.no-room',
  'assign.no-transport',
  'assign.no-war-chief',
  'assign.not-here-yet',
  'assign.off-ground',
  'assign.owner-not-here',
  'assign.raid-immune',
  'assign.rank-taken',
  'assign.too-few-mariners',
  'assign.unknown-prey',
  'auction.no-ivory',
  'domestic.no-energy',
  'elders.all-acted',
  'elders.already-converted',
  'elders.burning-dear',
  'elders.ivory-carvers-only',
  'elders.just-arrived',
  'elders.no-dice',
  'elders.no-energy',
  'elders.no-iron',
  'elders.no-ivory',
  'elders.no-missionary',
  'elders.no-missions',
  'elders.none-on-rank',
  'elders.norse-husband',
  'elders.only-monotheists',
  'elders.only-polytheists',
  'elders.still-elders',
  'event.alpha-must-die',
  'event.no-energy',
  'holdings.raiders-present',
  'hunt.already-hunted',
  'hunt.face-stays',
  'hunt.harmless',
  'hunt.no-alpha',
  'hunt.no-energy',
  'hunt.no-iron',
  'hunt.no-trophy',
  'hunt.nobody-there',
  'hunt.not-for-hand',
  'parley.bride-taken',
  'parley.card-gone',
  'parley.enough-offers',
  'parley.needs-consent',
  'parley.no-disks',
  'parley.no-transport',
  'parley.nobody-to-leave',
  'parley.settled',
  'patrol.enough-trades',
  'patrol.forbidden',
  'patrol.lapsed',
  'patrol.no-bullets',
  'patrol.no-community',
  'patrol.no-rustling',
  'patrol.taken',
  'patrol.too-dear',
  'patrol.village-free',
  'saga.last-daughter',
  'saga.matriarch-first',
  'saga.no-hunt-chief',
  'saga.no-means',
  'saga.not-abroad',
  'saga.one-daughter',
  'saga.too-dear',
] as const;

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type Change = (pack: Mutable<PackData>) => void;
/** Might a card or placard matter in this position at all? */
type Matters = (g: G) => boolean;

const ORIGINAL = packSchema.parse(originalPack);

/** A feature that is gone after a change to the pack. Packs are made when they are first needed. */
function feature(name: string, matters: Matters, change: Change): Feature {
  const made = new Map<string, string>();
  const packWithout = (id: string): string => {
    let known = made.get(id);
    if (known === undefined) {
      // The occupiers' pack is made from the plain one (L5): its cards lose the same.
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

/** A row card that somebody hunts. */
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

/** An event strikes when it is turned up, and lasts for its turn. */
const isEvent = (id: string): Matters => {
  const no = cardNo(id);
  return (g) => g.event === no(g) || g.events.at(-1) === no(g);
};

type Tableau = NonNullable<PackData['biomes']['north'][number]['tableau']>;

/** What lies in a tableau and lends something. */
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
  if (trophy !== null) simple('trophy', isHunted(id), (one) => void (one.trophy = null));
  if (take !== null)
    simple('take', isHunted(id), (one) => {
      if (one.take !== null) one.take.dice = one.take.dice === 4 ? 3 : 4;
    });
  if (tableau !== null) {
    list.push(...lentBy(id, tableau.effects, (pack) => found(pack)?.tableau));
    if (!('vp' in tableau))
      list.push(...animalFeatures(id, tableau, (pack) => animalOf(found(pack)?.tableau)));
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
  if (goods === null) return list;
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

/** Everything in the project's own pack that does something. */
export const FEATURES: readonly Feature[] = [
  ...[...ORIGINAL.biomes.north, ...ORIGINAL.biomes.south].flatMap(biomeFeatures),
  ...ORIGINAL.daughters.flatMap(daughterFeatures),
  ...ORIGINAL.farm.flatMap((card, at) =>
    card.sides.flatMap((side, n) => [
      ...lentBy(side.id, side.effects, (pack) => pack.farm[at]?.sides[n]),
      ...animalFeatures(side.id, side, (pack) => pack.farm[at]?.sides[n]),
    ]),
  ),
  ...ORIGINAL.events.flatMap(eventFeatures),
  ...rankFeatures(ORIGINAL),
];

export const exercise: Exercise = { refusals: REFUSALS, features: FEATURES, unseen };
