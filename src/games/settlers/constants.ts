import numbers from './data/numbers.json' with { type: 'json' };

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
  readonly min: number;
  readonly max: number;
  readonly unit: Unit;
  /** Section that the number stands in. */
  readonly rule: string;
}

export type NumberId = keyof typeof numbers;
export type Numbers = Readonly<Record<NumberId, number>>;
/** The numbers that differ from print. */
export type HouseNumbers = Readonly<Partial<Record<NumberId, number>>>;

/** In the order of the rules. */
export const NUMBERS = numbers as Readonly<Record<NumberId, NumberMeta>>;
export const NUMBER_IDS = Object.keys(NUMBERS) as readonly NumberId[];

export const PRINTED: Numbers = Object.fromEntries(
  NUMBER_IDS.map((id) => [id, NUMBERS[id].printed]),
) as Record<NumberId, number>;

const whole = new WeakMap<HouseNumbers, Numbers>();

/** All numbers of a game. */
export function numbersOf({ house }: { readonly house: HouseNumbers }): Numbers {
  let all = whole.get(house);
  if (all === undefined) {
    all = { ...PRINTED, ...house };
    whole.set(house, all);
  }
  return all;
}
