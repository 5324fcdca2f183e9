import { strategyText, type Experiment } from './experiment.js';
import type { LabGame, NamedSet, LabSetup } from './game.js';
import { parseStrategy } from './language/parse.js';
import { estimate, type Estimate, type Sums } from './sums.js';

/** The result of an experiment: a row for each set, and the parts that a kind of experiment adds. */

export interface LabRow {
  readonly name: string;
  readonly seats: readonly string[];
  readonly games: number;
  readonly measures: Readonly<Record<string, Estimate>>;
  /** For each player, its shares of games survived and won. */
  readonly alive: readonly number[];
  readonly won: readonly number[];
  /** Share of all players alive at the end of each year, from year 0. */
  readonly survival: readonly number[];
  /** Clauses that never decided anything, as `strategy, line n: text`. */
  readonly silent: readonly string[];
  readonly set: NamedSet;
  /** Single games, if the kind of experiment keeps them. */
  readonly records: readonly number[];
}

export interface Swing {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly effect: Estimate;
}

export interface Grid {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row and column; undefined for an empty cell. */
  readonly cells: readonly (readonly (Estimate | undefined)[])[];
  /** Shown in percent. */
  readonly share: boolean;
}

/** The rows of a kind of experiment and its additions. */
export type ExperimentPart = Pick<ExperimentResult, 'rows'> &
  Partial<Pick<ExperimentResult, 'swings' | 'grids' | 'said' | 'more'>>;

export interface ExperimentResult {
  readonly experiment: Experiment;
  readonly rows: readonly LabRow[];
  /** Effects of a sensitivity's changes, the largest first. */
  readonly swings: readonly Swing[];
  /** Tables with two dimensions, such as strategies by neighbors. */
  readonly grids: readonly Grid[];
  /** The answer in words, the most important line first; empty if the rows are enough. */
  readonly said: readonly string[];
  /** Further data for programs, by name. */
  readonly more: Readonly<Record<string, unknown>>;
  /** All games played, those for screening included. */
  readonly games: number;
  /** Stopped before the end. */
  readonly stopped: boolean;
}

export interface LabWatch {
  /** Gets interim figures of a row. */
  readonly row?: (row: LabRow) => void;
  readonly progress?: (done: number, total: number) => void;
}

/** The table of a set, with the experiment's numbers and readings. */
export function setupOf(
  lab: LabGame,
  { strategies, constants, readings }: Pick<Experiment, 'strategies' | 'constants' | 'readings'>,
  { seats, box, ...own }: NamedSet,
): LabSetup {
  const text = (name: string): string => strategyText(lab, strategies, name);
  return {
    players: seats.map((name) => ({ text: text(name) })),
    constants: { ...constants, ...own.constants },
    readings: { ...readings, ...own.readings },
    ...(box === undefined ? {} : { box: { ...box, of: box.of.map(text) } }),
  };
}

export function rowOf(lab: LabGame, set: NamedSet, sums: Sums, texts: readonly string[]): LabRow {
  const { games } = sums;
  const share = (n: number): number => (games === 0 ? NaN : n / games);
  return {
    name: set.name,
    seats: set.seats,
    games,
    measures: Object.fromEntries(
      lab.measures.map(({ id, share: isShare }, at) => [id, estimate(sums, at, isShare)]),
    ),
    alive: sums.alive.map(share),
    won: sums.won.map(share),
    survival: survivalOf(sums),
    silent: silentClauses(lab, set, sums, texts),
    set,
    records: sums.records,
  };
}

function survivalOf({ deaths, players }: Sums): number[] {
  let left = players;
  return players === 0 ? [] : [1, ...deaths.slice(1).map((n) => (left -= n) / players)];
}

/** Clauses that never decided anything in any game, as a warning to their author. */
function silentClauses(
  lab: LabGame,
  { seats }: NamedSet,
  { fired }: Sums,
  texts: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const name of new Set(seats)) {
    const places = seats.flatMap((seat, at) => (seat === name ? [at] : []));
    const { clauses } = parseStrategy(texts[places[0] ?? 0] ?? '', lab.grammar);
    clauses.forEach(({ line, text }, at) => {
      if (line > 0 && !/\bnever$/.test(text) && places.every((place) => (fired[place]?.[at] ?? 0) === 0))
        found.add(`${name}, line ${line}: ${text}`);
    });
  }
  return [...found];
}
