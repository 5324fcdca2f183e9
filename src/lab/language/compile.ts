import type { ClauseTree, Comparison, Condition, Expression, StrategyTree } from './parse.js';
import type { Grammar } from './words.js';

/**
 * A strategy ready to decide. It reads facts through the functions that the game lends it, of whatever shape the
 * game's state has; its numbers are built in, so other numbers are another strategy.
 */

/** A fact of the player at a place of the table. */
export type FactOf<S> = (state: S, player: number) => number;
type Test<S> = (state: S, player: number) => boolean;

/** A number that is known, or has to be read. */
export type Reading<S> = number | FactOf<S>;

export interface Clause<S> {
  /** Its place among the strategy's clauses. */
  readonly at: number;
  /** Percent. */
  readonly chance: Reading<S>;
  readonly when: Test<S> | undefined;
  /** The named amount, or '' where it is reckoned or not said. */
  readonly word: string;
  readonly amount: Reading<S> | undefined;
  /** All that the decision has; those not said as the game sets them. */
  readonly knobs: Readonly<Record<string, Reading<S>>>;
  readonly choices: Readonly<Record<string, string>>;
}

export interface Strategy<S> {
  readonly name: string;
  readonly tree: StrategyTree;
  readonly genes: readonly number[];
  /** Clauses of each decision, in the grammar's order of decisions; those that never come true are left out. */
  readonly decisions: readonly (readonly Clause<S>[])[];
  /** How often each clause has decided something. */
  readonly fired: Float64Array;
}

export const read = <S>(reading: Reading<S>, state: S, player: number): number =>
  typeof reading === 'number' ? reading : reading(state, player);

function arithmetic<S>(is: '+' | '-' | '*', left: Reading<S>, right: Reading<S>): Reading<S> {
  const plain = (a: number, b: number): number => (is === '+' ? a + b : is === '-' ? a - b : a * b);
  if (typeof left === 'number' && typeof right === 'number') return plain(left, right);
  if (typeof left === 'number' && typeof right !== 'number')
    return (state, player) => plain(left, right(state, player));
  if (typeof left !== 'number' && typeof right === 'number')
    return (state, player) => plain(left(state, player), right);
  return (state, player) => plain(read(left, state, player), read(right, state, player));
}

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/** Most comparisons are of a fact with a number. */
function compared<S>(op: Comparison, left: Reading<S>, right: Reading<S>): Test<S> {
  if (typeof left !== 'number' && typeof right === 'number')
    switch (op) {
      case '<':
        return (state, player) => left(state, player) < right;
      case '<=':
        return (state, player) => left(state, player) <= right;
      case '>':
        return (state, player) => left(state, player) > right;
      case '>=':
        return (state, player) => left(state, player) >= right;
      default:
    }
  const compare = COMPARE[op];
  return (state, player) => compare(read(left, state, player), read(right, state, player));
}

/** @throws Error when a fact of the grammar is reckoned by nobody */
export function compileStrategy<S>(
  tree: StrategyTree,
  grammar: Grammar,
  facts: Readonly<Record<string, FactOf<S>>>,
  genes: readonly number[] = tree.genes.map(({ value }) => value),
): Strategy<S> {
  const reckon = (expression: Expression): Reading<S> => {
    if (expression.is === 'number') return genes[expression.gene] ?? 0;
    if (expression.is !== 'fact')
      return arithmetic(expression.is, reckon(expression.left), reckon(expression.right));
    const fact = facts[expression.id];
    if (fact === undefined) throw new Error(`nobody reckons the fact ${expression.id}`);
    return fact;
  };
  const test = (condition: Condition): Test<S> => {
    switch (condition.is) {
      case 'compare':
        return compared(condition.op, reckon(condition.left), reckon(condition.right));
      case 'not': {
        const inner = test(condition.of);
        return (state, player) => !inner(state, player);
      }
      case 'and': {
        const all = condition.all.map(test);
        return (state, player) => all.every((one) => one(state, player));
      }
      case 'or': {
        const all = condition.all.map(test);
        return (state, player) => all.some((one) => one(state, player));
      }
    }
  };
  const clause = (it: ClauseTree, at: number): Clause<S> => ({
    at,
    chance: it.chance === undefined ? 100 : reckon(it.chance),
    when: it.when === undefined ? undefined : test(it.when),
    word: it.amount?.is === 'word' ? it.amount.word : '',
    amount: it.amount?.is === 'reckoned' ? reckon(it.amount.of) : undefined,
    knobs: Object.fromEntries(
      Object.entries(grammar.decisions[it.decision]?.knobs ?? {}).map(([name, { initial }]) => {
        const said = it.knobs[name];
        return [name, said === undefined ? initial : reckon(said)];
      }),
    ),
    choices: it.choices,
  });
  const clauses = tree.clauses.map(clause);
  const decisions = Object.keys(grammar.decisions).map((id) => {
    const own = clauses.filter(({ at }) => tree.clauses[at]?.decision === id);
    // Behind a clause that always counts none is reached, and one that never does is as good as none.
    const last = own.findIndex(({ when }) => when === undefined);
    const reached = last < 0 ? own : own.slice(0, last + 1);
    return reached.every(({ chance }) => chance === 0) ? [] : reached;
  });
  return { name: tree.name, tree, genes, decisions, fired: new Float64Array(tree.clauses.length) };
}

/** A number from 0 to 100 that follows from where and when it is asked for, whoever asks and in whatever order. */
export function roll(seed: number, year: number, player: number, decision: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (year * 0x27d4eb2f), 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h ^ (player * 0x165667b1) ^ (decision * 0x9e3779b1), 0x2c1b3c6d);
  h ^= h >>> 13;
  h = Math.imul(h, 0x297a2d39);
  h ^= h >>> 16;
  return ((h >>> 0) / 2 ** 32) * 100;
}

/**
 * The clause of a decision that counts now: the first whose condition holds, unless its percentage says no.
 * @param seed of the strategies' own rolls; a decision is rolled for once a year
 */
export function choose<S>(
  strategy: Strategy<S>,
  decision: number,
  state: S,
  player: number,
  seed: number,
  year: number,
): Clause<S> | undefined {
  const clauses = strategy.decisions[decision] as readonly Clause<S>[];
  for (let k = 0; k < clauses.length; k++) {
    const clause = clauses[k] as Clause<S>;
    if (clause.when !== undefined && !clause.when(state, player)) continue;
    const chance = read(clause.chance, state, player);
    if (chance < 100 && roll(seed, year, player, decision) >= chance) return undefined;
    strategy.fired[clause.at] = (strategy.fired[clause.at] as number) + 1;
    return clause;
  }
  return undefined;
}
