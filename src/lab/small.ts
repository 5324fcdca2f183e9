import type { Experiment } from './experiment.js';
import type { LabGame } from './game.js';

/** Reduces an experiment to a size that a player can wait for. */
export function small(lab: LabGame, experiment: Experiment): Experiment {
  const games = Math.min(experiment.games, MOST[experiment.kind], affordable(lab, experiment));
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
      // Selection would take too long.
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

/** Most games per table. */
const MOST: Readonly<Record<Experiment['kind'], number>> = {
  sets: 1000,
  box: 1000,
  sensitivity: 60,
  invasion: 500,
  'round-robin': 200,
  evolution: 10,
  search: 500,
};

/** Seconds for all tables of a slow game. */
const SECONDS = 25;
const FEWEST = 5;

/** Games per table that fit `SECONDS`. */
function affordable(lab: LabGame, experiment: Experiment): number {
  if (lab.gamesASecond === undefined) return Infinity;
  const changes = 2 * Object.keys(lab.constants).length + Object.keys(lab.readings).length;
  const sets = 'sets' in experiment && experiment.sets !== 'all' ? experiment.sets.length : lab.sets.length;
  const tables = sets * (experiment.kind === 'sensitivity' ? 1 + changes : 1);
  return Math.max(FEWEST, Math.floor((SECONDS * lab.gamesASecond) / tables));
}
