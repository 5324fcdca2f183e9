import { strategyText } from '../experiment.js';
import type { LabGame } from '../game.js';
import { parseStrategy } from '../language/parse.js';
import { gamesOf, type LabGameRecord, type PlayerRecord } from '../record.js';
import type { ExperimentResult, LabRow } from '../rows.js';

export interface PlayedSet {
  readonly row: LabRow;
  readonly games: readonly LabGameRecord[];
  /** The strategy of a player. */
  readonly kindOf: (player: PlayerRecord, at: number) => string;
  readonly kinds: readonly string[];
  /** A household has a rule for helping. */
  readonly helps: boolean;
}

export function playedOf(lab: LabGame, { experiment, rows }: ExperimentResult): PlayedSet[] {
  return rows.map((row) => {
    const strategies = row.set.box?.of;
    const kinds = [...new Set(strategies ?? row.seats)];
    const helps = kinds.some((name) => hasRule(lab, strategyText(lab, experiment.strategies, name)));
    const kindOf: PlayedSet['kindOf'] = ({ kind }, at) => strategies?.[kind] ?? row.seats[at] ?? '';
    return { row, games: gamesOf(lab, row.records), kindOf, kinds, helps };
  });
}

function hasRule({ sharing, grammar }: LabGame, text: string): boolean {
  const { clauses } = parseStrategy(text, grammar);
  return clauses.some(
    ({ decision, line, text: words }) =>
      line > 0 && sharing?.decisions.includes(decision) === true && !/\bnever$/u.test(words),
  );
}

/** The set has changed numbers or readings. */
export const changesNumbers = ({ row: { set } }: PlayedSet): boolean =>
  Object.keys({ ...set.constants, ...set.readings }).length > 0;

/** Of a hundred; `<1` and `>99` keep rare cases visible. */
export function per100(share: number): string {
  const n = 100 * share;
  if (Number.isNaN(n)) return '–';
  if (n > 0 && n < 1) return '<1';
  return n > 99 && n < 100 ? '>99' : n.toFixed(0);
}
export const meanOf = ({ measures }: LabRow, id: string): number => measures[id]?.mean ?? NaN;
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
export const average = (values: readonly number[]): number =>
  values.length === 0 ? NaN : values.reduce((sum, n) => sum + n, 0) / values.length;

export interface Wins {
  readonly set: string;
  readonly kind: string;
  /** Shares of games won alone and with others. */
  readonly alone: number;
  readonly joint: number;
  readonly alive: number;
  readonly score: number;
}

/** Wins of each strategy in a set; survival and score per household. */
export function winsOf({ row, games, kindOf, kinds }: PlayedSet): Wins[] {
  return kinds.map((kind) => {
    const own = games.map(({ players }) => players.filter((player, at) => kindOf(player, at) === kind));
    const there = own.flat();
    const won = (test: (share: number) => boolean): number =>
      average(own.map((players) => (players.some((player) => test(player.won)) ? 1 : 0)));
    return {
      set: row.name,
      kind,
      alone: won((share) => share === 1),
      joint: won((share) => share > 0 && share < 1),
      alive: average(there.map(({ died }) => (died === 0 ? 1 : 0))),
      score: average(there.map(({ score }) => score)),
    };
  });
}
