import { hasTitle, setsOf, strategyText, type Experiment } from './experiment.js';
import type { LabGame, NamedSet } from './game.js';
import { StrategyError } from './language/expected.js';
import { checkStrategy } from './language/faults.js';
import type { StrategyTree } from './language/parse.js';
import { checkSettings } from './game.js';
import { setNames } from './targets.js';

/**
 * Checks an experiment before any thread starts: a failing thread can crash the program.
 * @throws Error naming the number, the set, or the strategy and its line
 */
export function checkExperiment(lab: LabGame, experiment: Experiment): void {
  const { strategies: own } = experiment;
  checkSettings(lab, experiment);
  const sets = namedSets(lab, experiment);
  for (const { constants = {}, readings = {}, beside } of sets) {
    checkSettings(lab, { constants, readings });
    if (beside !== undefined && experiment.kind === 'sets' && !sets.some(({ name }) => name === beside))
      throw new Error(
        `beside: this experiment has no set “${beside}”; sets: ${sets.map(({ name }) => name).join(', ')}. Add “- ${beside}” to the sets`,
      );
  }
  const names = [...sets.flatMap(({ seats, box }) => [...seats, ...(box?.of ?? [])]), ...others(experiment)];
  for (const name of new Set(names)) checkNamed(lab, own, name);
}

/** @throws Error naming the strategy and the line in its file */
export function checkNamed(lab: LabGame, own: Readonly<Record<string, string>>, name: string): StrategyTree {
  try {
    return checkStrategy(strategyText(lab, own, name), lab.grammar);
  } catch (error) {
    if (!(error instanceof StrategyError)) throw error;
    const { line, column, found, expected } = error;
    const text = own[name];
    const first = text === undefined || hasTitle(text) ? 0 : 1;
    const { line: before } = expected.args;
    const args = typeof before === 'number' ? { ...expected.args, line: before - first } : expected.args;
    const fault = new StrategyError(line - first, column, found, { ...expected, args });
    throw new Error(`strategy ${name}, ${fault.message}`, { cause: error });
  }
}

function namedSets(lab: LabGame, experiment: Experiment): readonly NamedSet[] {
  if ('sets' in experiment) return setsOf(lab, experiment.sets, experiment.strategies);
  return experiment.kind === 'search' ? setsOf(lab, setNames(experiment)) : [];
}

/** Strategies that an experiment names outside its sets. */
function others(experiment: Experiment): readonly string[] {
  if ('of' in experiment) return experiment.of;
  if (experiment.kind === 'invasion') return [...experiment.invaders, ...experiment.residents];
  return experiment.kind === 'search' ? (experiment.select?.of ?? []) : [];
}
