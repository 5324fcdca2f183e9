import type { ClauseTree, Comparison, ConditionNode, Expression, StrategyTree } from './parse.js';
import type { DecisionWords, Grammar } from './words.js';

/**
 * A compiled strategy. It reads facts through the game's functions, so it works on any state. Its numbers are compiled
 * in: other numbers need another compilation.
 */

/** Reads a fact of the player at a seat index. */
export type FactOf<S> = (state: S, player: number) => number;
type Test<S> = (state: S, player: number) => boolean;

/** A constant, or a fact to read. */
export type NumberReading<S> = number | FactOf<S>;

export interface Clause<S> {
  /** Index among the strategy's clauses. */
  readonly at: number;
  /** Percent. */
  readonly chance: NumberReading<S>;
  readonly when: Test<S> | undefined;
  /** The named amount, or '' for a computed or absent one. */
  readonly word: string;
  readonly amount: NumberReading<S> | undefined;
  /** All knobs of the decision in its order; unstated ones have the game's default. */
  readonly knobs: readonly NumberReading<S>[];
  readonly choices: Readonly<Record<string, string>>;
}

export interface Strategy<S> {
  readonly name: string;
  readonly tree: StrategyTree;
  readonly genes: readonly number[];
  /** Clauses of each decision, in the grammar's order of decisions; those that never come true are left out. */
  readonly decisions: readonly (readonly Clause<S>[])[];
  /** The unconditional first clause of each decision, if there is one. */
  readonly sure: readonly (Clause<S> | undefined)[];
  /** 1 for each clause that has decided something; clauses that always apply start with 1. */
  readonly fired: number[];
}

export const read = <S>(reading: NumberReading<S>, state: S, player: number): number =>
  typeof reading === 'number' ? reading : reading(state, player);

/** Returns a specialized function per operator and operand kind, because it runs thousands of times per game. */
function arithmetic<S>(
  is: '+' | '-' | '*',
  left: NumberReading<S>,
  right: NumberReading<S>,
): NumberReading<S> {
  if (typeof left === 'number' && typeof right === 'number')
    return is === '+' ? left + right : is === '-' ? left - right : left * right;
  if (typeof left !== 'number' && typeof right === 'number' && is !== '*') {
    const n = is === '+' ? right : -right;
    return (state, player) => left(state, player) + n;
  }
  if (typeof left === 'number' && typeof right !== 'number' && is === '*')
    return (state, player) => left * right(state, player);
  switch (is) {
    case '+':
      return (state, player) => read(left, state, player) + read(right, state, player);
    case '-':
      return (state, player) => read(left, state, player) - read(right, state, player);
    case '*':
      return (state, player) => read(left, state, player) * read(right, state, player);
  }
}

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/** Specialized for fact against number, the most frequent comparison. */
function compared<S>(op: Comparison, left: NumberReading<S>, right: NumberReading<S>): Test<S> {
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

const both =
  <S>(one: Test<S>, other: Test<S>): Test<S> =>
  (state, player) =>
    one(state, player) && other(state, player);
const either =
  <S>(one: Test<S>, other: Test<S>): Test<S> =>
  (state, player) =>
    one(state, player) || other(state, player);

/** The parts of a clause that do not depend on its numbers. */
interface ClauseShape {
  readonly tree: ClauseTree;
  readonly at: number;
  /** The grammar's own string, so that comparisons are by identity. */
  readonly word: string;
  readonly knobs: readonly (number | Expression)[];
}

/** Reachable clauses of each decision of the grammar. */
type Shape = readonly (readonly ClauseShape[])[];

const shapes = new WeakMap<StrategyTree, { readonly grammar: Grammar; readonly shape: Shape }>();

/** Cached per tree: a box compiles the same text thousands of times with other numbers. */
function shapeOf(tree: StrategyTree, grammar: Grammar): Shape {
  const known = shapes.get(tree);
  if (known?.grammar === grammar) return known.shape;
  const words = ({ decision }: ClauseTree): Pick<DecisionWords, 'amounts' | 'knobs'> =>
    grammar.decisions[decision] ?? { amounts: {}, knobs: {} };
  const own: Record<string, ClauseShape[]> = {};
  tree.clauses.forEach((it, at) => {
    const { amounts, knobs } = words(it);
    const named = it.amount?.is === 'word' ? it.amount.word : '';
    (own[it.decision] ??= []).push({
      tree: it,
      at,
      word: Object.keys(amounts).find((word) => word === named) ?? '',
      knobs: Object.entries(knobs).map(([name, { initial }]) => it.knobs[name] ?? initial),
    });
  });
  const shape = Object.keys(grammar.decisions).map((id) => {
    const all = own[id] ?? [];
    // Clauses after an unconditional one are unreachable.
    const last = all.findIndex((it) => it.tree.when === undefined);
    return last < 0 ? all : all.slice(0, last + 1);
  });
  shapes.set(tree, { grammar, shape });
  return shape;
}

const NONE: readonly never[] = [];

/** @throws Error when the game provides no function for a fact of the grammar */
export function compileStrategy<S>(
  tree: StrategyTree,
  grammar: Grammar,
  facts: Readonly<Record<string, FactOf<S>>>,
  genes: readonly number[] = tree.genes.map(({ value }) => value),
): Strategy<S> {
  const reckon = (expression: Expression): NumberReading<S> => {
    if (expression.is === 'number') return genes[expression.gene] ?? 0;
    if (expression.is !== 'fact')
      return arithmetic(expression.is, reckon(expression.left), reckon(expression.right));
    const fact = facts[expression.id];
    if (fact === undefined) throw new Error(`fact “${expression.id}” has no function`);
    return fact;
  };
  const test = (condition: ConditionNode): Test<S> => {
    switch (condition.is) {
      case 'compare':
        return compared(condition.op, reckon(condition.left), reckon(condition.right));
      case 'not': {
        const inner = test(condition.inner);
        return (state, player) => !inner(state, player);
      }
      case 'and': {
        const [first, ...others] = condition.all.map(test);
        return others.reduce(both, first ?? (() => true));
      }
      case 'or': {
        const [first, ...others] = condition.all.map(test);
        return others.reduce(either, first ?? (() => false));
      }
    }
  };
  const clause = ({ tree: it, at, word, knobs }: ClauseShape): Clause<S> => ({
    at,
    chance: it.chance === undefined ? 100 : reckon(it.chance),
    when: it.when === undefined ? undefined : test(it.when),
    word,
    amount: it.amount?.is === 'reckoned' ? reckon(it.amount.expression) : undefined,
    knobs: knobs.length === 0 ? NONE : knobs.map((knob) => (typeof knob === 'number' ? knob : reckon(knob))),
    choices: it.choices,
  });
  const decisions = shapeOf(tree, grammar).map((reached) => {
    const all = reached.map(clause);
    // A decision whose clauses all have chance 0 never happens, so it needs no clause.
    return all.every(({ chance }) => chance === 0) ? NONE : all;
  });
  const sure = decisions.map(([first]) =>
    first?.when === undefined && typeof first?.chance === 'number' && first.chance >= 100 ? first : undefined,
  );
  const strategy = {
    name: tree.name,
    tree,
    genes,
    decisions,
    sure,
    fired: new Array(tree.clauses.length).fill(0),
  };
  takeFired(strategy);
  return strategy;
}

/** Returns the fired clauses and resets them. */
export function takeFired<S>({ fired, sure }: Strategy<S>): number[] {
  const all = [...fired];
  fired.fill(0);
  for (const one of sure) if (one !== undefined) fired[one.at] = 1;
  return all;
}

/** A number from 0 to 100, a hash of seed, year, player and decision, so that call order does not matter. */
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
 * The clause that applies: the first whose condition holds, unless its percentage fails.
 * @param seed of the strategies' own rolls; each decision is rolled once a year
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
    strategy.fired[clause.at] = 1;
    return clause;
  }
  return undefined;
}
