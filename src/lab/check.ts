import { setsOf, strategyText, type Experiment } from './experiment.js';
import type { LabGame } from './game.js';
import { StrategyError } from './language/expected.js';
import { checkStrategy } from './language/faults.js';
import { checkSettings } from './settings.js';
import { setNames } from './targets.js';

/**
 * Checks an experiment before any thread starts: a thread that fails can take the whole program with it.
 * @throws Error naming the number, the set, or the strategy and its line
 */
export function checkExperiment(lab: LabGame, experiment: Experiment): void {
  checkSettings(lab, experiment);
  for (const name of new Set(strategiesOf(lab, experiment))) {
    const text = strategyText(lab, experiment.strategies, name);
    try {
      checkStrategy(text, lab.grammar);
    } catch (error) {
      if (!(error instanceof StrategyError)) throw error;
      throw new Error(`strategy ${name}, ${error.message}`, { cause: error });
    }
  }
}

function strategiesOf(lab: LabGame, experiment: Experiment): readonly string[] {
  const inSets = (names: Parameters<typeof setsOf>[1]): string[] =>
    setsOf(lab, names).flatMap(({ seats, box }) => [...seats, ...(box?.of ?? [])]);
  switch (experiment.kind) {
    case 'sets':
    case 'sensitivity':
      return inSets(experiment.sets);
    case 'invasion':
      return [...experiment.invaders, ...experiment.residents];
    case 'search':
      return [...inSets(setNames(experiment)), ...(experiment.select?.of ?? [])];
    default:
      return experiment.of;
  }
}
