import type { Experiment } from './experiment.js';

/** A question with so small a budget that somebody who has asked it in passing may wait for the answer. */
export function small(experiment: Experiment): Experiment {
  const games = Math.min(experiment.games, MOST[experiment.kind]);
  switch (experiment.kind) {
    case 'sensitivity':
      return {
        ...experiment,
        games,
        paths: Math.min(experiment.paths, 6),
        points: Math.min(experiment.points, 32),
      };
    case 'evolution':
      return { ...experiment, runs: Math.min(experiment.runs, 3) };
    case 'search': {
      // Who is left of selected players is a question of its own.
      const rest = { ...experiment };
      delete rest.select;
      return {
        ...rest,
        games,
        screen: Math.min(experiment.screen, 60),
        budget: Math.min(experiment.budget, 60),
      };
    }
    default:
      return { ...experiment, games };
  }
}

/** Games of a table. */
const MOST: Readonly<Record<Experiment['kind'], number>> = {
  sets: 1000,
  box: 1000,
  sensitivity: 60,
  invasion: 500,
  'round-robin': 200,
  evolution: 10,
  search: 500,
};
