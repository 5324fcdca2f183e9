import type { GameModule, Position, Seat, Texts } from '../kernel/index.js';
import type { Grammar } from './language/words.js';
import { didYouMean } from './nearest.js';

/**
 * The interface between a game and the laboratory: numbers, readings, strategies and a way to play them, by the game's
 * module or by something faster.
 */

export interface ConstantWords {
  readonly printed: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly rule: string;
}

export interface ReadingWords {
  /** The printed reading comes first. */
  readonly values: readonly string[];
  readonly rule: string;
  readonly ruling: string;
}

export interface MeasureWords {
  readonly id: string;
  /** A share of games, from 0 to 1; otherwise a mean. */
  readonly share: boolean;
  readonly unit: string;
  readonly help: string;
}

/** Random players: each table draws a text and its numbers for every player. */
interface BoxOf<T> {
  readonly of: readonly T[];
  readonly households: number;
}

/** A strategy, and the numbers that replace the ones in its text. */
export interface Player {
  readonly text: string;
  readonly genes?: readonly number[];
}

export interface LabSetup {
  readonly players: readonly Player[];
  /** Random players instead of `players`. */
  readonly box?: BoxOf<string>;
  /** Changed numbers and readings. */
  readonly constants: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, string>>;
}

/** The result of one game: a number for each measure, and the fate of each player. */
export interface LabGameResult {
  readonly measures: readonly number[];
  readonly alive: readonly boolean[];
  readonly won: readonly number[];
  /** For each player the year in which it died, or 0. */
  readonly died: readonly number[];
  /** Final score of each player; 0 for the dead. */
  readonly scores: readonly number[];
  /** For each player the index of its cause of death in `LabGame.causes`, from 1; 0 for the living. */
  readonly causes?: readonly number[];
  /** For each player of a box, the index of its text. */
  readonly kinds?: readonly number[];
}

/** A game in words, and a log that can be replayed. */
export interface Retold {
  /** Names of the players in the story. */
  readonly seats: readonly string[];
  /** A line a year: deaths, losses and help. */
  readonly story: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** The setup, then a move per line in the game's notation. */
  readonly log: readonly string[];
}

/** A table ready to play. A game number determines the whole game; every table has the same weather in it. */
export interface ReadyGame {
  /** The result object is reused by the next game. */
  play(game: number): LabGameResult;
  /** The same game by year and player: the values that `traces` names, NaN for the dead. */
  trace(game: number): readonly (readonly (readonly number[])[])[];
  /** The same game replayed by the module. */
  retell?(game: number): Retold;
  /** For each player and clause: 1 if the clause decided something since the last call, else 0. */
  fired(): readonly (readonly number[])[];
}

export interface TraceWords {
  readonly id: string;
  readonly unit: string;
  readonly help: string;
}

/** A named set: the strategies at a table, or a box to draw them from. */
export interface NamedSet {
  readonly name: string;
  readonly seats: readonly string[];
  readonly box?: BoxOf<string>;
  /** Changes of this set, in addition to the experiment's. */
  readonly constants?: Readonly<Record<string, number>>;
  readonly readings?: Readonly<Record<string, string>>;
  /** The set to compare with, game by game. */
  readonly beside?: string | undefined;
}

export interface LabGame {
  /** The module's id. */
  readonly id: string;
  readonly rulesVersion: number;
  readonly grammar: Grammar;
  readonly strategies: Readonly<Record<string, string>>;
  readonly sets: readonly NamedSet[];
  readonly constants: Readonly<Record<string, ConstantWords>>;
  readonly readings: Readonly<Record<string, ReadingWords>>;
  readonly measures: readonly MeasureWords[];
  /** Measures that partition all games by their ending, worst first; texts `ending.<id>`. */
  readonly endings: readonly string[];
  /** Measures that each require the one before; texts `ending.<id>`. */
  readonly funnel?: readonly string[];
  /** Causes of death, in words. */
  readonly causes?: readonly string[];
  readonly sharing?: {
    /** Decisions that help a neighbor. */
    readonly decisions: readonly string[];
    /** Rules by name: `prudent+gift` is prudent with these lines below its own. */
    readonly rules: Readonly<Record<string, readonly string[]>>;
    /** Sets to try them on. */
    readonly kinds: readonly string[];
  };
  /** Sets that `lab compare` plays. */
  readonly compared?: readonly string[];
  /** Named changes such as `ivory=half`, and the numbers that each sets. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Meanings of numbers and readings, in the rulebook's words. */
  readonly names?: Readonly<Record<string, string>>;
  /** The unit of the score; points by default. */
  readonly score?: string;
  /** Measures shown in an answer, the most important first. */
  readonly headlines: readonly string[];
  /** Limitations of every answer about this game, as English sentences. */
  readonly limits: readonly string[];
  /** Texts by language: `ending.<id>`. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** Rough games per second and thread of a slow game: limits batches and small budgets. */
  readonly gamesASecond?: number;
  /** Values that the charts show by year. */
  readonly traces: readonly TraceWords[];
  /** For players only, never for a box. @throws Error (StrategyError for a text) if the table can't be played */
  ready(setup: LabSetup): ReadyGame;
}

/**
 * Declares a module for the laboratory, which plays it with its own rules and AIs: numbers, measures and facts for
 * strategies. Its readings are its options that cite a rule.
 */
export interface ModuleLab<G, View> {
  readonly module: GameModule<G, View>;
  readonly constants: Readonly<Record<string, ConstantWords>>;
  /** The module with changed numbers. */
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

/** @throws Error for an unknown number or reading, or a value out of bounds */
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
