import type { ExperimentOf } from './experiment.js';
import type { LabGame } from './game.js';

/** What a search is after, and how far something is from it. */

type Search = Pick<ExperimentOf<'search'>, 'targets' | 'gains'>;

/** Means of measures by set. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** @throws Error for a measure that the game hasn't */
export function checkTargets(lab: LabGame, { targets, gains }: Search): void {
  const asked = [...targets.flatMap(({ within }) => Object.keys(within)), ...gains.map((it) => it.measure)];
  const known = lab.measures.map(({ id }) => id);
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Error(`unknown measure “${unknown}”; measures: ${known.join(', ')}`);
}

export const setNames = ({ targets, gains }: Search): string[] => [
  ...new Set([...targets.map(({ set }) => set), ...gains.flatMap(({ set, over }) => [set, over])]),
];

/** How far figures lie outside of all that is asked, added up; 0 when all of it holds. */
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

/** What figures would be if what each change does alone simply added up: a guess of where to look first. */
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
