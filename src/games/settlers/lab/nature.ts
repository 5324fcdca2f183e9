import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { fastDice } from '../../../kernel/index.js';
import type { Numbers } from '../constants.js';
import { sealCards, walrusCards, winterCards, yearCards } from '../nature.js';
import { PRICES, WARMTHS, priceOf, warmthOf } from '../model.js';
import type { Readings } from '../readings.js';

/**
 * Shuffles nature's decks in the module's order from the same seed, so game 7 has the same weather in both and for every
 * strategy. All decks of a kind are in one array, shuffled again for each game.
 */

/** A year card is encoded as warmth × 3 + price. */
export const SUCCESSION = 9;
export const SEALS = { seals: 0, death: 1, none: 2 } as const;
export const WALRUS = { good: 0, ordinary: 1, poor: 2, storm: 3 } as const;
export const STILL = 0;
const SPRING_CARD = 1;

/** The decks of one kind, one after the other in one array. */
class Decks {
  readonly size: number;
  readonly #unshuffled: Uint8Array;
  readonly #row: Uint8Array;
  #at = 0;
  #turned = 0;

  /** @param yearly shuffled every year; otherwise when it is used up */
  constructor(
    cards: readonly number[],
    years: number,
    private readonly yearly: boolean,
  ) {
    this.size = cards.length;
    const many = yearly ? years : Math.ceil(years / Math.max(1, this.size));
    this.#unshuffled = Uint8Array.from(Array.from({ length: many }, () => cards).flat());
    this.#row = new Uint8Array(many * this.size);
  }

  lay(dice: Dice): void {
    this.#at = 0;
    this.#turned = 0;
    this.#row.set(this.#unshuffled);
    for (let from = 0; from < this.#row.length; from += this.size) dice.shuffle(this.#row, from, this.size);
  }

  /** The only card of a year; undefined if there is none. */
  turn(): number | undefined {
    if (!this.yearly) return this.#row[this.#at++];
    return this.size === 0 ? undefined : this.#row[this.#turned++ * this.size];
  }

  /** Cards left before the next shuffle. */
  get left(): number {
    return this.size === 0 ? 0 : (this.size - (this.#at % this.size)) % this.size;
  }

  /** The next card of this year's deck, for decks with several cards per year. */
  next(): number | undefined {
    return this.#row[this.#at++];
  }

  /** Skips the rest of this year's deck. */
  nextDeck(): void {
    this.#turned++;
    this.#at = this.#turned * this.size;
  }
}

/** For n faces, the largest multiple of n below 2³²: larger random words are rejected. No deck has 1,024 cards. */
const EVEN = Float64Array.from({ length: 1024 }, (_, n) => (n < 1 ? 0 : Math.floor(2 ** 32 / n) * n));

/** The kernel's fast dice without allocation. */
class Dice {
  #generator = xoroshiro128plusFromState([0, 0, 0, 1]);

  seed(seed: string): void {
    this.#generator = xoroshiro128plusFromState(fastDice(seed).state);
  }

  /** From 0 to n − 1, like `uniformInt`, with the division precomputed. */
  draw(n: number): number {
    const even = EVEN[n] as number;
    for (;;) {
      const word = (this.#generator.next() ^ 0x80000000) >>> 0;
      if (word < even) return word % (n >>> 0);
    }
  }

  /** The kernel's shuffle. */
  shuffle(row: Uint8Array, from: number, many: number): void {
    for (let i = many - 1; i > 0; i--) {
      const one = from + i;
      const other = from + this.draw(i + 1);
      const card = row[one] as number;
      row[one] = row[other] as number;
      row[other] = card;
    }
  }
}

/** A table's weather, dealt again for each game. */
export class Nature {
  readonly winters: Decks;
  readonly walrus: Decks;
  readonly seals: Decks;
  readonly dice = new Dice();
  /** Number of year cards, without the succession. */
  readonly many: number;
  readonly #cards: Uint8Array;
  readonly #years: Uint8Array;
  #year = 0;

  constructor(numbers: Numbers, readings: Readings) {
    const years = yearCards(numbers).map(
      (card) => WARMTHS.indexOf(warmthOf(card)) * 3 + PRICES.indexOf(priceOf(card)),
    );
    this.many = years.length;
    this.#cards = Uint8Array.from(years);
    this.#years = new Uint8Array(years.length + 1);
    const winters = winterCards(numbers).map((card) => (card === 'still' ? STILL : SPRING_CARD));
    this.winters = new Decks(winters, years.length, true);
    const walrus = walrusCards(numbers).map((card) => WALRUS[card]);
    this.walrus = new Decks(walrus, years.length, readings.walrusDeck === 'yearly');
    const seals = sealCards(numbers).map((card) => SEALS[card]);
    this.seals = new Decks(seals, years.length, readings.sealDeck === 'yearly');
  }

  /** @param seed of the game: `startGame(settlers, { seed, dice: 'fast' })` has the same cards */
  deal(seed: string): void {
    const { dice } = this;
    dice.seed(seed);
    this.#year = 0;
    this.#years.set(this.#cards);
    dice.shuffle(this.#years, 0, this.many);
    const upper = Math.ceil(this.many / 2);
    this.#years[this.many] = SUCCESSION;
    dice.shuffle(this.#years, upper, this.many + 1 - upper);
    this.winters.lay(dice);
    this.walrus.lay(dice);
    this.seals.lay(dice);
  }

  turnYear(): number {
    return this.#years[this.#year++] ?? SUCCESSION;
  }
}
