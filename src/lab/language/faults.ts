import { expected, StrategyError } from './expected.js';
import { parseStrategy, type ClauseTree, type Expression, type StrategyTree } from './parse.js';
import type { DecisionWords, Grammar } from './words.js';

/** Faults in a text that parses: numbers out of bounds, words without effect, unreachable rules. */

/**
 * Reads a strategy with all checks, for its author. Texts already in play are parsed without them.
 * @throws StrategyError
 */
export function checkStrategy(text: string, grammar: Grammar): StrategyTree {
  const tree = parseStrategy(text, grammar);
  const settled = new Map<string, number>();
  for (const clause of tree.clauses) {
    const { decision, line, columns } = clause;
    if (line === 0) continue;
    checkNumbers(clause, tree, grammar);
    checkChoices(clause, grammar.decisions[decision]);
    const before = settled.get(decision);
    if (before !== undefined)
      throw new StrategyError(
        line,
        columns[decision] ?? 1,
        decision,
        expected('reached', { decision, line: before }),
      );
    if (clause.when === undefined) settled.set(decision, line);
  }
  return tree;
}

/** Refuses words without effect for the chosen option, and options without their number: `as sale` without a price. */
function checkChoices(
  { decision, line, knobs, choices, columns }: ClauseTree,
  words: DecisionWords | undefined,
): void {
  const isChosen = (choice: string): boolean => {
    const [key = '', value = ''] = choice.split(' ');
    return (choices[key] ?? words?.choices?.[key]?.[0]) === value;
  };
  for (const [word, some] of Object.entries(words?.only ?? {}))
    if ((Object.hasOwn(knobs, word) || Object.hasOwn(choices, word)) && !some.some(isChosen))
      throw new StrategyError(
        line,
        columns[word] ?? 1,
        word,
        expected('only-with', { some: some.join(' | ') }),
      );
  for (const [choice, some] of Object.entries(words?.needs ?? {}))
    if (isChosen(choice) && !some.some((word) => Object.hasOwn(knobs, word)))
      throw new StrategyError(
        line,
        columns[choice.split(' ')[0] ?? ''] ?? columns[decision] ?? 1,
        choice,
        expected('needs', { some: some.map((word) => `${word} 2`).join(' | ') }),
      );
}

function checkNumbers(
  { decision, line, chance, amount, knobs, columns }: ClauseTree,
  tree: StrategyTree,
  grammar: Grammar,
): void {
  const words = grammar.decisions[decision];
  const within = (it: Expression | undefined, least: number, most: number, knob = ''): void => {
    const gene = it?.is === 'number' ? tree.genes[it.gene] : undefined;
    if (gene === undefined || (gene.min >= least && gene.max <= most)) return;
    const found = gene.min === gene.max ? `${gene.value}` : `[${gene.min}..${gene.max}]`;
    const column = columns[knob] ?? gene.column;
    throw new StrategyError(line, column, `${knob} ${found}`.trim(), expected('between', { least, most }));
  };
  within(chance, 0, 100);
  if (amount?.is === 'reckoned' && words?.unit === 'percent') within(amount.expression, 0, 100);
  for (const [knob, { min, max }] of Object.entries(words?.knobs ?? {})) within(knobs[knob], min, max, knob);
}
