import type { GameModule, Position, Seat, Texts } from '../kernel/index.js';
import type { Grammar } from './language/words.js';
import { didYouMean } from './nearest.js';

/**
 * What a game lends to the laboratory. A game is one that the laboratory can ask about when it has numbers, readings
 * and strategies; how it plays a table of them, by its module or by something faster, is its own affair.
 */

export interface ConstantWords {
  readonly printed: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly rule: string;
}

export interface ReadingWords {
  /** The one that is played as printed is first. */
  readonly values: readonly string[];
  readonly rule: string;
  readonly ruling: string;
}

/** Something that a game is measured by. */
export interface MeasureWords {
  readonly id: string;
  /** A share of games, from 0 to 1; else a mean. */
  readonly share: boolean;
  readonly unit: string;
  readonly help: string;
}

/** Players at random: each plays one of these texts, its numbers drawn from their ranges for every table anew. */
interface BoxOf<T> {
  readonly of: readonly T[];
  readonly households: number;
}

/** Who sits at a table, as texts of strategies with the numbers that stand in place of theirs. */
export interface Player {
  readonly text: string;
  readonly genes?: readonly number[];
}

export interface LabSetup {
  readonly players: readonly Player[];
  /** Instead of players that are the same in every game. */
  readonly box?: BoxOf<string>;
  /** Numbers and readings that are not as printed. */
  readonly constants: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, string>>;
}

/** What came of one game: a number for each measure, and for each player whether it lives and its share of the win. */
export interface LabGameResult {
  readonly measures: readonly number[];
  readonly alive: readonly boolean[];
  readonly won: readonly number[];
  /** For each player the year in which it died, or 0. */
  readonly died: readonly number[];
  /** What each holds at the end of what the game is won by; 0 of the dead. */
  readonly scores: readonly number[];
  /** For each player the place of its cause of death among `LabGame.causes`, from 1; 0 of who lives. */
  readonly causes?: readonly number[];
  /** For each player of a box, the index of its text. */
  readonly kinds?: readonly number[];
}

/** A game in words, and move by move as it can be played again. */
export interface Retold {
  /** Names of the players in the story. */
  readonly seats: readonly string[];
  /** A line a year: what changed who lives. */
  readonly story: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** How it began, then a move a line, in the game's notation. */
  readonly log: readonly string[];
}

/** A game with its players, ready to play. The same number plays the same game; nature is the same for every table. */
export interface ReadyGame {
  /** What it gives is good until the next game is played. */
  play(game: number): LabGameResult;
  /** The same game year by year: for each year, for each player, what `traces` names (NaN once it is dead). */
  trace(game: number): readonly (readonly (readonly number[])[])[];
  /** The same game told by the module, where the game can. */
  retell?(game: number): Retold;
  /** For each player 1 for each clause of its strategy that has decided something since this was last asked, else 0. */
  fired(): readonly (readonly number[])[];
}

export interface TraceWords {
  readonly id: string;
  readonly unit: string;
  readonly help: string;
}

/** A named set of strategies at a table, or a box of which seats are drawn. */
export interface NamedSet {
  readonly name: string;
  readonly seats: readonly string[];
  readonly box?: BoxOf<string>;
  /** Numbers and readings of its own, besides the experiment's. */
  readonly constants?: Readonly<Record<string, number>>;
  readonly readings?: Readonly<Record<string, string>>;
  /** The set that it is compared with, game by game. */
  readonly beside?: string | undefined;
}

export interface LabGame {
  /** Of the module. */
  readonly id: string;
  readonly rulesVersion: number;
  readonly grammar: Grammar;
  readonly strategies: Readonly<Record<string, string>>;
  readonly sets: readonly NamedSet[];
  readonly constants: Readonly<Record<string, ConstantWords>>;
  readonly readings: Readonly<Record<string, ReadingWords>>;
  readonly measures: readonly MeasureWords[];
  /** Measures that together make up how every game ends, worst first; texts `ending.<id>`. */
  readonly endings: readonly string[];
  /** Measures of which each is possible only where the one before it was; texts `ending.<id>`. */
  readonly funnel?: readonly string[];
  /** Why players went under, in words. */
  readonly causes?: readonly string[];
  readonly sharing?: {
    /** Decisions to help somebody. */
    readonly decisions: readonly string[];
    /** Rules by name: `prudent+gift` is prudent with these lines below its own. */
    readonly rules: Readonly<Record<string, readonly string[]>>;
    /** Sets that are asked about them. */
    readonly kinds: readonly string[];
  };
  /** Sets that changed numbers are tried on. */
  readonly compared?: readonly string[];
  /** Changes in words, such as `ivory=half`, and the numbers that each sets. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What numbers and readings mean, in the rulebook's words. */
  readonly names?: Readonly<Record<string, string>>;
  /** What the game is won by; points where nothing is said. */
  readonly score?: string;
  /** Measures that an answer is told by, the most important first. */
  readonly headlines: readonly string[];
  /** What no answer about this game shows, in English sentences. */
  readonly limits: readonly string[];
  /** Words of this game by language: `ending.<id>`. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** About how many games a second one thread plays, where it is few: batches and small budgets go by it. */
  readonly gamesASecond?: number;
  /** What is followed year by year. */
  readonly traces: readonly TraceWords[];
  /** Of players only, never of a box. @throws Error (StrategyError for a text) when the table can't be played */
  ready(setup: LabSetup): ReadyGame;
}

/**
 * What a module says of itself so that the laboratory can play it as it is, with its own rules and AIs: the numbers that
 * can be changed, what it is measured by, and facts that players may go by. Its readings are its options that cite a rule.
 */
export interface ModuleLab<G, View> {
  readonly module: GameModule<G, View>;
  readonly constants: Readonly<Record<string, ConstantWords>>;
  /** The module as it is with these numbers in place of the printed ones. */
  readonly withNumbers: (numbers: Readonly<Record<string, number>>) => GameModule<G, View>;
  readonly facts: Readonly<
    Record<
      string,
      { readonly unit: string; readonly rule: string; readonly help: string } & {
        readonly of: (view: View, seat: Seat) => number;
      }
    >
  >;
  readonly measures: readonly (MeasureWords & { readonly of: (position: Position<G>) => number })[];
  readonly endings: readonly string[];
  readonly headlines: readonly string[];
  readonly isAlive: (position: Position<G>, seat: Seat) => boolean;
  readonly texts: LabGame['texts'];
}

const ALL_NUMBERS = '“lab numbers” lists them all.';

/** @throws Error for a number or reading that the game hasn't, or that is out of bounds */
export function checkSettings(
  { constants, readings }: Pick<LabGame, 'constants' | 'readings'>,
  settings: Pick<LabSetup, 'constants' | 'readings'>,
): void {
  for (const [id, value] of Object.entries(settings.constants)) {
    const words = constants[id];
    if (words === undefined)
      throw new Error(`unknown number “${id}”.${didYouMean(id, Object.keys(constants))} ${ALL_NUMBERS}`);
    if (!Number.isInteger(value) || value < words.min || value > words.max)
      throw new Error(`${id} must be a whole number from ${words.min} to ${words.max}, not ${value}`);
  }
  for (const [id, value] of Object.entries(settings.readings)) {
    const words = readings[id];
    if (words === undefined)
      throw new Error(`unknown reading “${id}”.${didYouMean(id, Object.keys(readings))} ${ALL_NUMBERS}`);
    if (!words.values.includes(value))
      throw new Error(`${id} must be ${words.values.join(' or ')}, not “${value}”`);
  }
}
