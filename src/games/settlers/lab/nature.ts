import { Dice, fastDice } from '../../../kernel/dice.js';
import type { Numbers } from '../constants.js';
import { sealCards, walrusCards, winterCards, yearCards } from '../nature.js';
import { PRICES, WARMTHS, priceOf, warmthOf } from '../model.js';
import type { Readings } from '../readings.js';

/**
 * What nature has in store for a game, in the order in which the module lays it down from the same seed: the weather
 * of game 7 is the same in both, and for every strategy.
 */

/** A year is warmth × 3 + price. */
export const SUCCESSION = 9;
export const SEALS = { seals: 0, death: 1, none: 2 } as const;
export const WALRUS = { good: 0, ordinary: 1, poor: 2, storm: 3 } as const;
export const STILL = 0;

export interface Nature {
  years: number[];
  winters: number[][];
  walrus: number[][];
  seals: number[][];
  readonly dice: Dice;
}

interface Cards {
  readonly years: readonly number[];
  readonly winters: readonly number[];
  readonly walrus: readonly number[];
  readonly seals: readonly number[];
}

const known = new WeakMap<Numbers, Cards>();

function cardsOf(numbers: Numbers): Cards {
  let cards = known.get(numbers);
  if (cards === undefined) {
    cards = {
      years: yearCards(numbers).map(
        (card) => WARMTHS.indexOf(warmthOf(card)) * 3 + PRICES.indexOf(priceOf(card)),
      ),
      winters: winterCards(numbers).map((card) => (card === 'still' ? STILL : 1)),
      walrus: walrusCards(numbers).map((card) => WALRUS[card]),
      seals: sealCards(numbers).map((card) => SEALS[card]),
    };
    known.set(numbers, cards);
  }
  return cards;
}

/** @param seed as the game's own: `startGame(settlers, { seed, dice: 'fast' })` has the same cards */
export function dealNature(seed: string, numbers: Numbers, readings: Readings): Nature {
  const dice = new Dice(fastDice(seed));
  const cards = cardsOf(numbers);
  const shuffled = dice.shuffle([...cards.years]);
  const upper = Math.ceil(shuffled.length / 2);
  const lower = dice.shuffle([...shuffled.slice(upper), SUCCESSION]);
  const decks = (from: readonly number[], how: 'through' | 'yearly'): number[][] => {
    const all: number[][] = [];
    const many = how === 'yearly' ? shuffled.length : Math.ceil(shuffled.length / Math.max(1, from.length));
    for (let k = 0; k < many; k++) all.push(dice.shuffle([...from]));
    return all;
  };
  return {
    years: [...shuffled.slice(0, upper), ...lower],
    winters: decks(cards.winters, 'yearly'),
    walrus: decks(cards.walrus, readings.walrusDeck),
    seals: decks(cards.seals, readings.sealDeck),
    dice,
  };
}
