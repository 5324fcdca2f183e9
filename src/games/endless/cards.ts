import original from './data/pack.json' with { type: 'json' };
import type { Animal, Column, Effect, FaceUp, Icon, Plain, Terrain } from './model.js';
import type { EffectData, PackData, PersonData } from './pack-data.js';

/** The components of the pack, laid out for play. */

type Effects = readonly Effect[];
/** A component whose effects are compiled. */
type WithEffects<T, K extends keyof T> = Omit<T, K> & Readonly<Record<K, Effects>>;

/** Its `eclipseLabor` is twice the Labor in the Eclipse, its own and added (N6.1). */
export type Person = WithEffects<Required<Omit<PersonData, 'added'>>, 'eclipse'> & {
  readonly added: Column | '';
};
export type Culture = WithEffects<PackData['culture']['cards'][number], 'effect'>;
export type Stone = Required<PackData['stones'][number]>;
export type Chief = Required<PackData['chiefs'][number]>;

export interface Pack {
  readonly data: PackData;
  readonly people: ReadonlyMap<string, Person>;
  readonly culture: ReadonlyMap<string, Culture>;
  readonly tips: Readonly<Record<string, Effects>>;
  readonly lands: Readonly<Record<string, Effects>>;
  readonly stones: ReadonlyMap<string, Stone>;
  readonly stoneSpaces: readonly WithEffects<PackData['stoneSpaces'][number], 'gain'>[];
  readonly chiefs: ReadonlyMap<string, Chief>;
  readonly setup: ReadonlyMap<string, WithEffects<Required<PackData['setup'][number]>, 'gain'>>;
  readonly turnOrder: {
    readonly setup: readonly Effects[];
    /** By the number of players. */
    readonly eclipse: ReadonlyMap<number, readonly Effects[]>;
  };
}

/** `food 2` as an effect. */
export function plain(text: string): Plain {
  const [icon = '', n = '1'] = text.split(' ');
  return { icon: icon as Icon, n: Number(n) };
}

function compile(data: readonly EffectData[]): readonly Effect[] {
  return data.map((one): Effect => {
    if (typeof one === 'string') return plain(one);
    if ('or' in one) return { icon: 'or', of: one.or.map(compile) };
    const gain = compile(one.gain);
    if ('when' in one) return { icon: 'when', column: one.when, gain };
    const paid = (word: string): number =>
      one.pay.reduce((sum, text) => sum + (text.split(' ')[0] === word ? plain(text).n : 0), 0);
    return { icon: 'pay', food: paid('food'), tools: paid('tool'), discard: paid('discard'), gain };
  });
}

const mapOf = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export function compilePack(data: PackData): Pack {
  const person = (card: PersonData): Person => ({
    added: '',
    ...card,
    eclipseLabor: 2 * card.labor + 2 * (card.eclipseLabor ?? 0),
    eclipse: compile(card.eclipse),
  });
  return {
    data,
    people: mapOf([...data.tribe.cards, ...data.starting].map(person)),
    culture: mapOf(data.culture.cards.map((card) => ({ ...card, effect: compile(card.effect) }))),
    tips: Object.fromEntries(data.animals.types.map(({ id, tip }) => [id, compile(tip)])),
    lands: Object.fromEntries(data.terrain.types.map(({ id, eclipse }) => [id, compile(eclipse)])),
    stones: mapOf(data.stones.map((stone) => ({ of: '', each: 0, scale: [], ...stone }))),
    stoneSpaces: data.stoneSpaces.map((space) => ({ ...space, gain: compile(space.gain) })),
    chiefs: mapOf(data.chiefs.map((chief) => ({ pay: 0, payLabor: 0, ...chief }))),
    setup: mapOf(data.setup.map((card) => ({ tribe: '', ...card, gain: compile(card.gain) }))),
    turnOrder: {
      setup: data.turnOrder.setup.map(compile),
      eclipse: new Map(
        Object.entries(data.turnOrder.eclipse).map(([players, places]) => [
          Number(players),
          places.map(compile),
        ]),
      ),
    },
  };
}

/** The project's own pack. */
export const ORIGINAL: Pack = compilePack(original as unknown as PackData);
const { data } = ORIGINAL;

export const COST = {
  tribe: data.tribe.cost,
  culture: data.culture.cost,
  discount: data.culture.discount,
  faceUp: data.culture.faceUp,
  take: data.animals.takeCost,
  reveal: data.animals.revealCost,
  revealCards: data.animals.revealCards,
  displayExtra: data.animals.displayExtra,
  camp: 1,
  move: 1,
  villageFood: 3,
} as const;

/** N3.2: a Culture card, cheaper with a Labor token on it. */
export const culturePrice = ({ token }: Pick<FaceUp, 'token'>): number =>
  COST.culture - (token ? COST.discount : 0);

/** Benefits of the bottom sections; only the first figure gains them (N2.3). */
export const BOTTOMS: Readonly<Record<Column, readonly Plain[]>> = {
  initiate: [
    { icon: 'bury', n: 1 },
    { icon: 'idol', n: 1 },
  ],
  develop: [
    { icon: 'draw', n: 1 },
    { icon: 'tool', n: 1 },
  ],
  migrate: [
    { icon: 'camp', n: 1 },
    { icon: 'move', n: 1 },
  ],
  hunt: [{ icon: 'animalDeck', n: 1 }],
};

export const FOOD_MAX = data.board.food;
export const TOOLS_MAX = data.board.tools;

/** Eclipse benefit of a place in turn order, from 0; the row depends on the number of players (N6.3 a, EW54). */
export const placeBenefit = (players: number, place: number): readonly Effect[] =>
  ORIGINAL.turnOrder.eclipse.get(players)?.[place] ?? [];

/** Points for reaching a level of the Honor track (N5.3). */
export const honorEntry = (level: number): number => data.idols.honorEntry[level] ?? 0;

/** Goods for one point at a level of the Offering track. */
export function offeringRate(level: number): number {
  const section = data.idols.offering.findLast(({ from }) => from <= level);
  return section?.per ?? 1;
}

/** @throws Error when there is no such card */
export function personOf(id: string): Person {
  const person = ORIGINAL.people.get(id);
  if (person === undefined) throw new Error(`no Tribe card is called ${id}`);
  return person;
}

export const isPerson = (id: string): boolean => ORIGINAL.people.has(id);
export const isCulture = (id: string): boolean => ORIGINAL.culture.has(id);

/** @throws Error when there is no such card */
export function cultureOf(id: string): Culture {
  const card = ORIGINAL.culture.get(id);
  if (card === undefined) throw new Error(`no Culture card is called ${id}`);
  return card;
}

/** @throws Error when there is no such stone */
export function stoneOf(id: string): Stone {
  const stone = ORIGINAL.stones.get(id);
  if (stone === undefined) throw new Error(`no Sacred Stone is called ${id}`);
  return stone;
}

/** Final points of a Tribe or Culture card (N8.4). */
export const pointsOf = (id: string): number =>
  (ORIGINAL.people.get(id) ?? ORIGINAL.culture.get(id))?.points ?? 0;

/** Labor of a Tribe card in a column, its added Labor included (N2.4). */
export function laborOf(id: string, column: string): number {
  const { labor, added } = personOf(id);
  return added === column ? labor + 1 : labor;
}

/** Twice the Labor of a card of the Ritual pile; Culture cards count a half (N6.1, EW53, EW68). */
export const eclipseLaborOf = (id: string): number => ORIGINAL.people.get(id)?.eclipseLabor ?? 1;

export const tipOf = (animal: Animal): readonly Effect[] => ORIGINAL.tips[animal] ?? [];
export const landOf = (terrain: Terrain): readonly Effect[] => ORIGINAL.lands[terrain] ?? [];

/** The nine cards that every player starts with (N1.4). */
export const STARTING: readonly string[] = data.starting.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
);
