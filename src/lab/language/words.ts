/**
 * The vocabulary that a game provides to the strategy language: its facts, its decisions and their clauses. The
 * language itself is independent of any game.
 */

/** A named fact, a number read from a household's own view. Yes is 1, no is 0. */
interface FactWords {
  readonly unit: string;
  readonly rule: string;
  readonly help: string;
}

/** A number that a clause may name: `keep 2`. */
export interface KnobWords {
  readonly unit: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly help: string;
}

/** One decision of the game, and the clauses that it takes. */
export interface DecisionWords {
  readonly rule: string;
  readonly help: string;
  /** Named amounts: `for-herd`, `all`. */
  readonly amounts: Readonly<Record<string, string>>;
  /** Unit of an amount in numbers, where one may be given. */
  readonly unit?: string;
  readonly knobs: Readonly<Record<string, KnobWords>>;
  /** Options after a keyword, the first one the default: `as gift`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Explanations of options that are not self-explanatory. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Numbers and keywords that are valid only with one of these options: `for` with `as sale`. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Options that need one of these numbers: `as sale` needs `for` or `each`. */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  /** The default clause for a strategy without a clause for this decision. */
  readonly missing: string;
}

export interface Grammar {
  readonly facts: Readonly<Record<string, FactWords>>;
  readonly decisions: Readonly<Record<string, DecisionWords>>;
  /** What to write for names that an author may guess: `lend food` is `give food as loan`. */
  readonly instead: Readonly<Record<string, string>>;
  /** A fact in another unit has another name: `food < 2 winters` is `winters-of-food < 2`. */
  readonly inUnit: Readonly<Record<string, string>>;
}
