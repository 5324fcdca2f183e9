import numbers from './data/numbers.json' with { type: 'json' };

/**
 * Every printed number of the game by name, so that a lobby or the laboratory can change it. A position stores only
 * the changed numbers (`Table.house`); rules read all numbers through `numbersOf`.
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
  readonly printed: number;
  readonly min: number;
  readonly max: number;
  readonly unit: Unit;
  /** Section of the rules that states the number. */
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

/** The printed numbers with the house numbers applied. */
export function numbersOf({ house }: { readonly house: HouseNumbers }): Numbers {
  let all = whole.get(house);
  if (all === undefined) {
    all = { ...PRINTED, ...house };
    whole.set(house, all);
  }
  return all;
}
