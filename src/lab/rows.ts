import { strategyText, type Experiment } from './experiment.js';
import type { LabGame, NamedSet, LabSetup } from './game.js';
import { parseStrategy } from './language/parse.js';
import { estimate, type Estimate, type Sums } from './sums.js';

/** What an answer is made of: a row for each population that was played, and what a kind of experiment adds. */

export interface LabRow {
  readonly name: string;
  readonly seats: readonly string[];
  readonly games: number;
  readonly measures: Readonly<Record<string, Estimate>>;
  /** Share of games each player lives through, and of wins. */
  readonly alive: readonly number[];
  readonly won: readonly number[];
  /** Share of all players that live at the end of each year, the first at 0. */
  readonly survival: readonly number[];
  /** Clauses that never decided anything, as `strategy line: text`. */
  readonly silent: readonly string[];
  readonly set: NamedSet;
  /** Single games, where the kind of experiment keeps them. */
  readonly kept: readonly number[];
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
  /** By row and column; undefined where nothing was asked. */
  readonly cells: readonly (readonly (Estimate | undefined)[])[];
  /** A share is shown in percent. */
  readonly share: boolean;
}

/** What a kind of experiment adds to its rows. */
export type ExperimentPart = Pick<ExperimentResult, 'rows'> &
  Partial<Pick<ExperimentResult, 'swings' | 'grids' | 'said' | 'more'>>;

export interface ExperimentResult {
  readonly experiment: Experiment;
  readonly rows: readonly LabRow[];
  /** Of a sensitivity: what each change moves, the largest first. */
  readonly swings: readonly Swing[];
  /** Tables of two ways in, such as who plays among whom. */
  readonly grids: readonly Grid[];
  /** The answer in words, the most important line first; empty where the rows say it. */
  readonly said: readonly string[];
  /** What else a program may want to read, by name. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Games that were played in all, those that only chose too. */
  readonly games: number;
  /** True when it was stopped before all was played. */
  readonly stopped: boolean;
}

export interface LabWatch {
  /** Called repeatedly with the row's current figures while it is played. */
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
    kept: sums.kept,
  };
}

function survivalOf({ deaths, players }: Sums): number[] {
  let left = players;
  return players === 0 ? [] : [1, ...deaths.slice(1).map((n) => (left -= n) / players)];
}

/** A clause that no game of any player ever reached: the author should know. */
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
