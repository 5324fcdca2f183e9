import type { LabGame } from '../game.js';
import { isDifferent } from '../paired.js';
import { pairsOf } from '../report/compared.js';
import { playedOf, winsOf, type PlayedSet } from '../report/played.js';
import { setupOf, type ExperimentResult } from '../rows.js';
import type { Estimate } from '../sums.js';

/** Figures of the letter by name: `[[experiment / set / what]]` in its text. */

export interface PlayedExperiment {
  readonly answer: ExperimentResult;
  readonly played: readonly PlayedSet[];
}
export type PlayedExperiments = Readonly<Record<string, PlayedExperiment>>;

export const answered = (lab: LabGame, answer: ExperimentResult): PlayedExperiment => ({
  answer,
  played: playedOf(lab, answer),
});

const NAME = /\[\[([^\]]+)\]\]/gu;

/** Names of the figures in a text, without duplicates. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(NAME)].map(([, name = '']) => name)),
];

/** @throws Error naming an unknown figure */
export const filled = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(NAME, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`figure “${name}” of the letter wasn’t played`);
    return figure;
  });

const percent = (n: number): string => {
  const shown = (100 * n).toFixed(1);
  return shown === '100.0' || shown === '0.0' ? shown.slice(0, -2) : shown;
};
const signed = (n: number, share: boolean): string => {
  const rounded = Math.round(share ? 100 * n : n);
  return `${rounded > 0 ? '+' : ''}${rounded + 0}`.replace('-', '−');
};
const difference = (by: Estimate, share: boolean): string =>
  isDifferent(by)
    ? `${signed(by.mean, share)} (${signed(by.low, share)} to ${signed(by.high, share)})`
    : 'no clear difference';

/** @throws Error if an answer has no such figure */
export function figureOf(lab: LabGame, answers: PlayedExperiments, name: string): string {
  const [experiment = '', row = '', what = ''] = name.split(' / ');
  const found = answers[experiment];
  const figure =
    found === undefined
      ? undefined
      : (ofSet(lab, found, row, what) ?? ofChanges(found, row, what) ?? ofGrids(found, row, what));
  if (figure === undefined) throw new Error(`unknown figure “${name}”`);
  return figure;
}

function ofSet(
  lab: LabGame,
  { answer, played }: PlayedExperiment,
  name: string,
  what: string,
): string | undefined {
  const one = played.find(({ row }) => row.name === name);
  if (one === undefined) return undefined;
  const [word = '', id = ''] = what.split(' ');
  const isShare = (measure: string): boolean => lab.measures.find((it) => it.id === measure)?.share ?? false;
  if (word === 'more') {
    const pair = pairsOf(lab, played).find(({ after }) => after === one);
    const by = pair?.differences[id];
    return by === undefined ? undefined : difference(by, isShare(id));
  }
  if (word === 'wins') {
    const wins = winsOf(one).find(({ kind }) => kind === id);
    return wins === undefined ? undefined : percent(wins.alone);
  }
  if (word === 'dies-of') return diesOf(lab, one, id);
  if (word === 'from-year-5') return fromYearFive(lab, answer, one, id);
  const measure = one.row.measures[word];
  return measure === undefined ? undefined : isShare(word) ? percent(measure.mean) : measure.mean.toFixed(0);
}

/** Share of the dead whose cause of death contains this word. */
function diesOf({ causes = [] }: LabGame, { games }: PlayedSet, word: string): string {
  const dead = games.flatMap(({ players }) => players.filter(({ died }) => died > 0));
  return percent(dead.filter(({ cause }) => causes[cause - 1]?.includes(word)).length / dead.length);
}

const TRACED = 200;

/** Range of a trace's yearly medians. */
function fromYearFive(
  lab: LabGame,
  { experiment }: ExperimentResult,
  { row }: PlayedSet,
  id: string,
): string | undefined {
  const at = lab.traces.findIndex((trace) => trace.id === id);
  if (at < 0) return undefined;
  const table = lab.ready(setupOf(lab, experiment, row.set));
  const byYear: number[][] = [];
  for (let game = 0; game < TRACED; game++)
    table.trace(game).forEach((players, year) => {
      const own = players.map((player) => player[at] ?? NaN).filter((n) => !Number.isNaN(n));
      (byYear[year] ??= []).push(...own);
    });
  const medians = byYear.slice(4).map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
  return `${Math.min(...medians).toFixed(0)} to ${Math.max(...medians).toFixed(0)}`;
}

/** `1 / change` and `1 / by`: the change with the largest effect; also `tried` and `found`. */
function ofChanges({ answer }: PlayedExperiment, row: string, what: string): string | undefined {
  const { swings, more } = answer;
  const swing = /^\d+$/u.test(row) ? swings[Number(row) - 1] : undefined;
  if (swing !== undefined)
    return what === 'change' ? `${swing.id} ${swing.from} → ${swing.to}` : difference(swing.effect, true);
  if (row === 'games') return answer.games.toLocaleString('en-US');
  if (row === 'changes') return `${swings.length}`;
  if (row === 'beyond-chance') return `${swings.filter(({ effect }) => isDifferent(effect)).length}`;
  if (row === 'tried') return Number(more['tried']).toLocaleString('en-US');
  if (row === 'found') return `${Array.isArray(more['found']) ? more['found'].length : 0}`;
  return row === 'ends' ? endsOf(answer, what) : row === 'range' ? rangeOf(answer, what) : undefined;
}

/** Populations in which a strategy is the most common at the end. */
function endsOf({ more: { strategies, mixes } }: ExperimentResult, kind: string): string | undefined {
  if (!Array.isArray(strategies) || !Array.isArray(mixes)) return undefined;
  const at = strategies.indexOf(kind);
  const first = mixes.filter(
    (mix: unknown) => Array.isArray(mix) && mix.map(Number).indexOf(Math.max(...mix.map(Number))) === at,
  );
  return at < 0 ? undefined : `${first.length}`;
}

/** Range of a share among populations. */
function rangeOf({ rows }: ExperimentResult, measure: string): string | undefined {
  const all = rows.flatMap(({ measures }) => measures[measure]?.mean ?? []);
  if (all.length === 0) return undefined;
  const shown = (n: number): string => (100 * n).toFixed(0);
  return `${shown(Math.min(...all))} to ${shown(Math.max(...all))}`;
}

function ofGrids({ answer: { grids } }: PlayedExperiment, row: string, column: string): string | undefined {
  const [grid] = grids;
  const cell = grid?.cells[grid.rows.indexOf(row)]?.[grid.columns.indexOf(column)];
  return cell === undefined ? undefined : percent(cell.mean);
}
