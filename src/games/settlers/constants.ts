/**
 * Every printed number of Greenland: the settlers, by name, so that a lobby's house numbers or a laboratory can set
 * it. A position carries only what differs from print (`Table.house`); rules read all of it through `numbersOf`.
 */

export type Unit =
  | 'people'
  | 'animals'
  | 'boats'
  | 'barns'
  | 'silver'
  | 'ivory'
  | 'timber'
  | 'food'
  | 'hay'
  | 'steps'
  | 'cards'
  | 'percent'
  | 'years';

export interface NumberMeta {
  /** As printed. */
  readonly printed: number;
  /** Least and most that still make a game. */
  readonly min: number;
  readonly max: number;
  readonly unit: Unit;
  /** Section that the number stands in. */
  readonly rule: string;
}

const n = (printed: number, min: number, max: number, unit: Unit, rule: string): NumberMeta => ({
  printed,
  min,
  max,
  unit,
  rule,
});

/** The numbers in the order of the rules. */
export const NUMBERS = {
  people0: n(4, 1, 20, 'people', 'S0.1'),
  barns0: n(1, 0, 6, 'barns', 'S0.1'),
  cows0: n(1, 0, 12, 'animals', 'S0.1'),
  sheep0: n(4, 0, 24, 'animals', 'S0.1'),
  boats0: n(1, 0, 6, 'boats', 'S0.1'),
  silver0: n(0, 0, 60, 'silver', 'S0.1'),
  ivory0: n(0, 0, 60, 'ivory', 'S0.1'),
  timber0: n(0, 0, 60, 'timber', 'S0.1'),
  food0: n(0, 0, 200, 'food', 'S0.1'),
  hay0: n(0, 0, 200, 'hay', 'S0.1'),
  soil0: n(99, 0, 99, 'steps', 'S0.1'),
  trees0: n(99, 0, 99, 'steps', 'S0.1'),
  warmCheap: n(1, 0, 3, 'cards', 'S0.2'),
  warmOrdinary: n(3, 0, 5, 'cards', 'S0.2'),
  warmDear: n(1, 0, 3, 'cards', 'S0.2'),
  temperateCheap: n(2, 0, 4, 'cards', 'S0.2'),
  temperateOrdinary: n(6, 1, 10, 'cards', 'S0.2'),
  temperateDear: n(2, 0, 4, 'cards', 'S0.2'),
  coldCheap: n(1, 0, 3, 'cards', 'S0.2'),
  coldOrdinary: n(3, 0, 5, 'cards', 'S0.2'),
  coldDear: n(1, 0, 3, 'cards', 'S0.2'),
  walrusGood: n(5, 0, 20, 'cards', 'S0.3'),
  walrusPoor: n(5, 0, 20, 'cards', 'S0.3'),
  walrusOrdinary: n(10, 1, 40, 'cards', 'S0.3'),
  walrusStorm: n(1, 0, 10, 'cards', 'S0.3'),
  winterStill: n(2, 0, 8, 'cards', 'S0.3'),
  winterSpring: n(1, 1, 4, 'cards', 'S0.3'),
  sealsFound: n(10, 1, 30, 'cards', 'S0.3'),
  sealsDeath: n(1, 0, 10, 'cards', 'S0.3'),
  sealsNone: n(1, 0, 20, 'cards', 'S0.3'),
  hayRot: n(50, 0, 100, 'percent', 'S1.1'),
  crewLeast: n(2, 1, 6, 'people', 'S1.7'),
  boatHold: n(10, 2, 20, 'people', 'S1.7'),
  sealFood: n(12, 0, 60, 'food', 'S1.9'),
  calves: n(1, 0, 3, 'animals', 'S1.10'),
  lambs: n(1, 0, 3, 'animals', 'S1.10'),
  born: n(1, 0, 4, 'people', 'S1.11'),
  shipFirst: n(2, 1, 10, 'years', 'S2.4'),
  priceCheap: n(1, 0, 12, 'silver', 'S2.4'),
  priceOrdinary: n(2, 0, 12, 'silver', 'S2.4'),
  priceDear: n(3, 0, 12, 'silver', 'S2.4'),
  shipLeast: n(3, 0, 40, 'ivory', 'S2.4'),
  hayWarm: n(4, 0, 12, 'hay', 'S2.5'),
  hayTemperate: n(3, 0, 12, 'hay', 'S2.5'),
  hayCold: n(2, 0, 12, 'hay', 'S2.5'),
  erosionShare: n(3, 1, 30, 'hay', 'S2.6'),
  milkCow: n(12, 0, 60, 'food', 'S2.7'),
  milkSheep: n(8, 0, 60, 'food', 'S2.7'),
  vinlandTimber: n(2, 0, 12, 'timber', 'S4.1'),
  ivoryGood: n(5, 0, 20, 'ivory', 'S4.2'),
  ivoryPoor: n(3, 0, 20, 'ivory', 'S4.2'),
  ivoryOrdinary: n(2, 0, 20, 'ivory', 'S4.2'),
  meatSheep: n(12, 0, 60, 'food', 'S4.4'),
  meatCow: n(18, 0, 90, 'food', 'S4.4'),
  treeTimber: n(1, 0, 6, 'timber', 'S4.6'),
  wreckTimber: n(1, 0, 6, 'timber', 'S4.6'),
  barnHold: n(6, 1, 24, 'animals', 'S5.3'),
  hayCow: n(6, 0, 24, 'hay', 'S5.4'),
  haySheep: n(3, 0, 24, 'hay', 'S5.4'),
  recovery: n(4, 0, 30, 'steps', 'S5.5'),
  foodEarly: n(3, 0, 12, 'food', 'S5.6'),
  repairPeople: n(1, 0, 6, 'people', 'S6.1'),
  repairTimber: n(1, 0, 6, 'timber', 'S6.1'),
  barnPeople: n(6, 0, 12, 'people', 'S6.1'),
  barnTimber: n(6, 1, 12, 'timber', 'S6.1'),
  boatPeople: n(3, 0, 12, 'people', 'S6.1'),
  boatTimber: n(3, 1, 12, 'timber', 'S6.1'),
  hayCowLate: n(2, 0, 12, 'hay', 'S7.2'),
  haySheepLate: n(1, 0, 12, 'hay', 'S7.2'),
  foodLate: n(1, 0, 12, 'food', 'S7.2'),
} as const satisfies Readonly<Record<string, NumberMeta>>;

export type NumberId = keyof typeof NUMBERS;
export type Numbers = Readonly<Record<NumberId, number>>;
/** What differs from print. */
export type HouseNumbers = Readonly<Partial<Record<NumberId, number>>>;

/** The numbers of the rules, in their order. */
export const NUMBER_IDS: readonly NumberId[] = (Object.keys(NUMBERS) as NumberId[]).filter(
  (id) => id in NUMBERS,
);

export const PRINTED: Numbers = Object.fromEntries(
  NUMBER_IDS.map((id) => [id, NUMBERS[id].printed]),
) as Record<NumberId, number>;

const whole = new WeakMap<HouseNumbers, Numbers>();

/** All numbers of a game. */
export function numbersOf({ house }: { readonly house: HouseNumbers }): Numbers {
  let numbers = whole.get(house);
  if (numbers === undefined) {
    numbers = { ...PRINTED, ...house };
    whole.set(house, numbers);
  }
  return numbers;
}
