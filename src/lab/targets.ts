import type { Teller } from '../kernel/index.js';
import type { ExperimentOf } from './experiment.js';
import type { LabGame } from './game.js';
import { measureName } from './texts.js';

/** The goals of a search, and the distance from them. */

type Search = Pick<ExperimentOf<'search'>, 'targets' | 'gains'>;

/** Means of measures by set. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** @throws Error for an unknown measure */
export function checkTargets(lab: LabGame, { targets, gains }: Search): void {
  const asked = [...targets.flatMap(({ within }) => Object.keys(within)), ...gains.map((it) => it.measure)];
  const known = lab.measures.map(({ id }) => id);
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Error(`unknown measure “${unknown}”; measures: ${known.join(', ')}`);
}

export const setNames = ({ targets, gains }: Search): string[] => [
  ...new Set([...targets.map(({ set }) => set), ...gains.flatMap(({ set, over }) => [set, over])]),
];

/** Sum of the distances from all goals; 0 if all are reached. */
export function missOf(figures: Figures, { targets, gains }: Search): number {
  const figure = (set: string, measure: string): number => figures[set]?.[measure] ?? NaN;
  const outside = targets.flatMap(({ set, within }) =>
    Object.entries(within).map(([measure, [low, high]]) =>
      Math.max(0, low - figure(set, measure), figure(set, measure) - high),
    ),
  );
  const short = gains.map(({ set, over, measure, atLeast }) =>
    Math.max(0, atLeast - (figure(set, measure) - figure(over, measure))),
  );
  return [...outside, ...short].reduce((sum, n) => sum + n, 0);
}

/** The goals missed, in words. */
export function missedGoals(
  lab: LabGame,
  figures: Figures,
  { targets, gains }: Search,
  tell: Teller,
): string[] {
  const figure = (set: string, measure: string): number => figures[set]?.[measure] ?? NaN;
  const shown = (measure: string, n: number): string =>
    (lab.measures.find(({ id }) => id === measure)?.share ?? false)
      ? `${(100 * n).toFixed(1)} %`
      : n.toFixed(1);
  return [
    ...targets.flatMap(({ set, within }) =>
      Object.entries(within).flatMap(([measure, [low, high]]) => {
        const now = figure(set, measure);
        if (now >= low && now <= high) return [];
        const goal = now < low ? `at least ${shown(measure, low)}` : `at most ${shown(measure, high)}`;
        return [`${goalWords(`${set} ${measure}`, tell)} ${shown(measure, now)} (goal: ${goal})`];
      }),
    ),
    ...gains.flatMap(({ set, over, measure, atLeast }) => {
      const gain = figure(set, measure) - figure(over, measure);
      const words = goalWords(`${set} − ${over} ${measure}`, tell);
      return gain >= atLeast
        ? []
        : [`${words} ${shown(measure, gain)} (goal: at least ${shown(measure, atLeast)})`];
    }),
  ];
}

/** A goal's set (or the difference of two) and measure, in words: `careful: everyone dies`. */
export function goalWords(goal: string, tell: Teller): string {
  const at = goal.lastIndexOf(' ');
  const id = goal.slice(at + 1);
  return `${goal.slice(0, at)}: ${measureName(tell, id)}`;
}

/** Estimates a combination by adding the effects of its single changes. */
export const guess = (base: Figures, alone: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.entries(base).map(([set, measures]) => [
      set,
      Object.fromEntries(
        Object.entries(measures).map(([id, was]) => [
          id,
          alone.reduce((sum, figures) => sum + (figures[set]?.[id] ?? was) - was, was),
        ]),
      ),
    ]),
  );
