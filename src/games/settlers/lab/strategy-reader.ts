import {
  choose,
  read,
  type Clause,
  type NumberReading,
  type Strategy,
} from '../../../lab/language/compile.js';
import type { StrategyTree } from '../../../lab/language/parse.js';
import { DECISION_IDS, DECISIONS, type DecisionId } from './grammar.js';
import type { Household, Land } from './state.js';

/**
 * Reads a strategy's decisions, thousands per game. Constant answers are read once when the table is made; the others
 * are evaluated at each decision.
 */

export type SettlersStrategy = Strategy<Land>;

/** A strategy's answer to one decision. */
export class Terms {
  /** Whether the strategy acts at all. */
  does = false;
  /** The named amount, or ''. */
  word = '';
  /** An amount is given in numbers. */
  counted = false;
  amount = 0;
  /** The decision's own numbers, in the order in which the grammar has them. */
  first = 0;
  second = 0;
  /** The amount rounded down. */
  wholeAmount = 0;
  wholeFirst = 0;
  wholeSecond = 0;
}

export const whole = (n: number): number => Math.floor(n + 1e-9);

export const AT = Object.fromEntries(DECISION_IDS.map((id, at) => [id, at])) as Record<DecisionId, number>;

const isNumber = <T>(reading: NumberReading<T> | undefined): boolean =>
  reading === undefined || typeof reading === 'number';

function decide(terms: Terms, clause: Clause<Land> | undefined, s: Land, player: number): Terms {
  if (clause === undefined) {
    terms.does = false;
    terms.word = '';
    terms.counted = false;
    terms.amount = 0;
    terms.wholeAmount = 0;
    return terms;
  }
  const { amount, knobs } = clause;
  terms.does = true;
  terms.word = clause.word;
  terms.counted = amount !== undefined;
  terms.amount = amount === undefined ? 0 : read(amount, s, player);
  terms.wholeAmount = whole(terms.amount);
  if (knobs.length > 0) {
    terms.first = read(knobs[0] as NumberReading<Land>, s, player);
    terms.wholeFirst = whole(terms.first);
  }
  if (knobs.length > 1) {
    terms.second = read(knobs[1] as NumberReading<Land>, s, player);
    terms.wholeSecond = whole(terms.second);
  }
  return terms;
}

const NOTHING = decide(new Terms(), undefined, {} as Land, 0);

/** Constant answers read no land. */
const NOWHERE = {} as Land;

/** The constant answer to a decision; undefined if it depends on the land. */
function always({ decisions, sure }: SettlersStrategy, decision: number): Terms | undefined {
  if ((decisions[decision]?.length ?? 0) === 0) return NOTHING;
  const clause = sure[decision];
  if (clause === undefined || !isNumber(clause.amount) || !clause.knobs.every(isNumber)) return undefined;
  return decide(new Terms(), clause, NOWHERE, 0);
}

export class Reader {
  readonly seals: Terms | undefined;
  readonly vinland: Terms | undefined;
  readonly walrus: Terms | undefined;
  readonly ivory: Terms | undefined;
  readonly hay: Terms | undefined;
  readonly slaughter: Terms | undefined;
  readonly eat: Terms | undefined;
  readonly trees: Terms | undefined;
  readonly wreck: Terms | undefined;
  readonly cows: Terms | undefined;
  readonly house: Terms | undefined;
  readonly graze: Terms | undefined;
  readonly repair: Terms | undefined;
  readonly barns: Terms | undefined;
  readonly boats: Terms | undefined;
  readonly fodder: Terms | undefined;
  readonly promises: Terms | undefined;
  /** Its decision about a voyage doesn't depend on others' boats. */
  readonly steady: boolean;

  constructor(readonly strategy: SettlersStrategy) {
    this.seals = always(strategy, AT.seals);
    this.vinland = always(strategy, AT.vinland);
    this.walrus = always(strategy, AT.walrus);
    this.ivory = always(strategy, AT.ivory);
    this.hay = always(strategy, AT.hay);
    this.slaughter = always(strategy, AT.slaughter);
    this.eat = always(strategy, AT.eat);
    this.trees = always(strategy, AT.trees);
    this.wreck = always(strategy, AT.wreck);
    this.cows = always(strategy, AT.cows);
    this.house = always(strategy, AT.house);
    this.graze = always(strategy, AT.graze);
    this.repair = always(strategy, AT.repair);
    this.barns = always(strategy, AT.barns);
    this.boats = always(strategy, AT.boats);
    this.fodder = always(strategy, AT.fodder);
    this.promises = always(strategy, AT.promises);
    this.steady = isSteady(strategy.tree);
  }
}

const steady = new WeakMap<StrategyTree, boolean>();

/** Whether all clauses ignore facts that change while others sail: `others-…`, boats, silver. */
function isSteady(tree: StrategyTree): boolean {
  let is = steady.get(tree);
  if (is === undefined) {
    is = !/"id":"(others-|boats"|silver")/u.test(JSON.stringify(tree.clauses));
    steady.set(tree, is);
  }
  return is;
}

/** Decisions that help a neighbor. */
export const GIVING = [
  ...(['give food', 'give hay', 'give sheep', 'give timber', 'give fall-hay'] as const),
  ...(['give berth', 'lend people', 'mend'] as const),
];

const known = new WeakMap<SettlersStrategy, Reader>();

export function readerOf(strategy: SettlersStrategy): Reader {
  let reader = known.get(strategy);
  if (reader === undefined) {
    reader = new Reader(strategy);
    known.set(strategy, reader);
  }
  return reader;
}

/** One per decision, overwritten by the next answer: allocating would dominate a game's time. */
const NOW: readonly Terms[] = DECISION_IDS.map(() => new Terms());

/** Evaluates a decision that depends on the land. */
export function ask({ strategy }: Reader, decision: number, s: Land, h: Household): Terms {
  const clause = strategy.sure[decision] ?? choose(strategy, decision, s, h.at, s.seed, s.year);
  return decide(NOW[decision] as Terms, clause, s, h.at);
}

/** Checks once that the grammar has a decision's numbers where the code reads them. */
export function expectKnobs(id: DecisionId, ...names: readonly string[]): void {
  const knobs = Object.keys(DECISIONS[id].knobs);
  if (names.some((name, at) => knobs[at] !== name)) throw new Error(`${id} has no ${names.join(', ')}`);
}
