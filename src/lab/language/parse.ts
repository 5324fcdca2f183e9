import { expected, StrategyError, type Expected } from './expected.js';
import { tokens, type Token } from './lexer.js';
import type { DecisionWords, Grammar } from './words.js';

/** A strategy's text as a tree. Every number may be followed by a range: that makes it a gene. */

export interface Gene {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly line: number;
  readonly column: number;
}

/** An expression: a number (index of its gene), a fact, or an operation on two expressions. */
export type Expression =
  | { readonly is: 'number'; readonly gene: number }
  | { readonly is: 'fact'; readonly id: string }
  | {
      readonly is: '+' | '-' | '*';
      readonly left: Expression;
      readonly right: Expression;
    };

const COMPARISONS = ['<', '<=', '>', '>=', '=', '!='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type ConditionNode =
  | { readonly is: 'compare'; readonly left: Expression; readonly op: Comparison; readonly right: Expression }
  | { readonly is: 'and' | 'or'; readonly all: readonly ConditionNode[] }
  | { readonly is: 'not'; readonly inner: ConditionNode };

type Amount =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'reckoned'; readonly expression: Expression };

export interface ClauseTree {
  readonly decision: string;
  /** Percent; absent is always. */
  readonly chance?: Expression;
  readonly amount?: Amount;
  readonly knobs: Readonly<Record<string, Expression>>;
  readonly choices: Readonly<Record<string, string>>;
  /** Of the decision, the numbers and the choices. */
  readonly columns: Readonly<Record<string, number>>;
  readonly when?: ConditionNode;
  /** 0 where it is the default of a missing clause. */
  readonly line: number;
  readonly text: string;
}

export interface StrategyTree {
  readonly name: string;
  readonly clauses: readonly ClauseTree[];
  readonly genes: readonly Gene[];
  /** Decisions without a clause in the text. */
  readonly missing: readonly string[];
}

/** Filler words that are ignored: `but only if`. */
const NOISE = new Set(['but', 'only', 'then', 'the', 'a', 'an', 'when', 'they', 'people-go', 'is', 'are']);
const MORE_OR_LESS: Readonly<Record<string, Comparison>> = {
  fewer: '<',
  less: '<',
  more: '>',
  under: '<',
  over: '>',
};

/** Maximum nesting of brackets, operands and negations. */
const DEEPEST = 30;
/** Maximum letters of a name, which is shown beside a seat. */
const LONGEST_NAME = 32;

class Reader {
  #at = 0;
  #depth = 0;

  constructor(
    private readonly all: readonly Token[],
    private readonly grammar: Grammar,
    readonly genes: Gene[] = [],
  ) {}

  get here(): Token {
    const token = this.all[this.#at];
    if (token !== undefined) return token;
    const last = this.all.at(-1);
    return { kind: 'line', text: '', line: last?.line ?? 1, column: last?.column ?? 1, value: 0, upper: 0 };
  }

  get done(): boolean {
    return this.#at >= this.all.length;
  }

  next(): Token {
    const token = this.here;
    this.#at++;
    return token;
  }

  fail(wanted: Expected, token = this.here): never {
    throw new StrategyError(token.line, token.column, token.text, wanted);
  }

  is(...texts: readonly string[]): boolean {
    return this.here.kind !== 'line' && texts.includes(this.here.text);
  }

  take(...texts: readonly string[]): boolean {
    if (!this.is(...texts)) return false;
    this.#at++;
    return true;
  }

  /** Takes the longest matching name of one or two words. */
  takeName(names: readonly string[]): string | undefined {
    const one = this.here;
    const two = this.all[this.#at + 1];
    if (one.kind !== 'word') return undefined;
    const both = two?.kind === 'word' ? `${one.text} ${two.text}` : '';
    if (names.includes(both)) {
      this.#at += 2;
      return both;
    }
    if (!names.includes(one.text)) return undefined;
    this.#at++;
    return one.text;
  }

  skipNoise(): void {
    while (this.here.kind === 'word' && NOISE.has(this.here.text)) this.#at++;
  }

  /** Saves the position. @returns a function that goes back to it */
  mark(): () => void {
    const [at, genes, depth] = [this.#at, this.genes.length, this.#depth];
    return () => {
      this.#at = at;
      this.#depth = depth;
      this.genes.length = genes;
    };
  }

  takesFact(): boolean {
    const back = this.mark();
    const found = this.takeName(Object.keys(this.grammar.facts)) !== undefined;
    back();
    return found;
  }

  /** A number, perhaps a percentage, perhaps with a range behind it: `75% [0..100]`. */
  number(): { readonly number: Expression; readonly percent: boolean } {
    const { value, line, column } = this.next();
    const percent = this.take('%');
    const range = this.here.kind === 'range' ? this.next() : undefined;
    if (range !== undefined && (value < range.value || value > range.upper))
      throw new StrategyError(range.line, range.column, range.text, expected('range-holds', { value }));
    this.genes.push({ value, min: range?.value ?? value, max: range?.upper ?? value, line, column });
    return { number: { is: 'number', gene: this.genes.length - 1 }, percent };
  }

  constant(value: number): Expression {
    const { line, column } = this.here;
    this.genes.push({ value, min: value, max: value, line, column });
    return { is: 'number', gene: this.genes.length - 1 };
  }

  /** @throws StrategyError if it is nested too deep */
  #within<T>(read: () => T): T {
    if (++this.#depth > DEEPEST) this.fail(expected('deep'));
    const inner = read();
    this.#depth--;
    return inner;
  }

  #term(): Expression {
    return this.#within(() => this.#part());
  }

  #part(): Expression {
    if (this.take('(')) {
      const inner = this.expression();
      if (!this.take(')')) this.fail(expected('bracket'));
      return inner;
    }
    if (this.take('half')) {
      this.take('of');
      return { is: '*', left: this.constant(0.5), right: this.#term() };
    }
    if (this.here.kind === 'number') {
      const { number, percent } = this.number();
      const share: Expression = percent ? { is: '*', left: this.constant(0.01), right: number } : number;
      return percent || this.is('of') ? { is: '*', left: share, right: this.#whole() } : number;
    }
    const id = this.takeName(Object.keys(this.grammar.facts));
    if (id === undefined)
      this.fail(expected('fact', { some: near(this.here.text, Object.keys(this.grammar.facts)) }));
    return { is: 'fact', id };
  }

  #whole(): Expression {
    if (!this.take('of')) this.fail(expected('of'));
    return this.#term();
  }

  expression(): Expression {
    let left = this.#product();
    while (this.is('+', '-', 'plus', 'minus')) {
      const sign = this.next().text;
      left = { is: sign === '+' || sign === 'plus' ? '+' : '-', left, right: this.#product() };
    }
    return left;
  }

  #product(): Expression {
    let left = this.#term();
    while (this.take('*', 'times')) left = { is: '*', left, right: this.#term() };
    return left;
  }

  condition(): ConditionNode {
    const all = [this.#both()];
    while (this.take('or')) all.push(this.#both());
    return all.length === 1 && all[0] !== undefined ? all[0] : { is: 'or', all };
  }

  #both(): ConditionNode {
    const all = [this.#single()];
    while (this.take('and')) all.push(this.#single());
    return all.length === 1 && all[0] !== undefined ? all[0] : { is: 'and', all };
  }

  #single(): ConditionNode {
    return this.#within(() => this.#question());
  }

  #question(): ConditionNode {
    this.skipNoise();
    if (this.take('not', 'no')) return { is: 'not', inner: this.#single() };
    if (this.is('(')) {
      this.next();
      const inner = this.condition();
      if (!this.take(')')) this.fail(expected('bracket'));
      return inner;
    }
    return this.#spoken() ?? this.#compared();
  }

  /** `fewer than 3 others-hunting`, `at least 2 boats`. */
  #spoken(): ConditionNode | undefined {
    const { text } = this.here;
    let op: Comparison | undefined;
    if (text === 'at') {
      this.next();
      if (this.take('least')) op = '>=';
      else if (this.take('most')) op = '<=';
      else this.fail(expected('least-most'));
    } else {
      op = this.here.kind === 'word' ? MORE_OR_LESS[text] : undefined;
      if (op === undefined) return undefined;
      this.next();
      this.take('than');
    }
    if (this.here.kind !== 'number') this.fail(expected('number'));
    const right = this.number().number;
    return { is: 'compare', left: this.#term(), op, right };
  }

  #compared(): ConditionNode {
    const left = this.expression();
    const sign = this.here;
    const op = COMPARISONS.find((one) => one === sign.text.replace('≤', '<=').replace('≥', '>='));
    // A fact without comparison is a yes-or-no condition: `if ship-comes`.
    if (op === undefined) {
      if (left.is !== 'fact') this.fail(expected('comparison'));
      return { is: 'compare', left, op: '>', right: this.constant(0) };
    }
    this.next();
    const right = this.expression();
    return { is: 'compare', left: this.#inUnit(left), op, right };
  }

  /** `food < 2 winters`: a unit after the number selects another fact. */
  #inUnit(left: Expression): Expression {
    const unit = this.here;
    if (unit.kind !== 'word' || left.is !== 'fact') return left;
    const other = this.grammar.inUnit[`${left.id} ${unit.text}`];
    if (other !== undefined) {
      this.next();
      return { is: 'fact', id: other };
    }
    if (this.grammar.facts[left.id]?.unit === unit.text) this.next();
    return left;
  }
}

/** Suggestions: names similar to the text, or all of a few. */
function near(text: string, names: readonly string[]): string {
  const alike = names.filter((name) => text !== '' && (name.includes(text) || name[0] === text[0]));
  const few = (alike.length > 0 ? alike : names).slice(0, 12);
  return `${few.join(', ')}${few.length < names.length ? ' …' : ''}`;
}

/** The game's own name of a decision that reads like this one: `give food as loan` for `lend food`. */
function otherName(reader: Reader, { instead }: Grammar): Expected | undefined {
  const found = reader.takeName(Object.keys(instead));
  return found === undefined ? undefined : expected('instead', { other: instead[found] ?? '' });
}

function readClause(reader: Reader, grammar: Grammar, line: number, source: string): ClauseTree {
  const names = Object.keys(grammar.decisions);
  const start = reader.here;
  const decision = reader.takeName(names);
  const words = decision === undefined ? undefined : grammar.decisions[decision];
  if (decision === undefined || words === undefined)
    reader.fail(otherName(reader, grammar) ?? expected('decision', { some: near(start.text, names) }), start);
  let chance: Expression | undefined;
  let amount: Amount | undefined;
  let when: ConditionNode | undefined;
  const knobs: Record<string, Expression> = {};
  const choices: Record<string, string> = {};
  const columns: Record<string, number> = { [decision]: start.column };
  const join = (more: ConditionNode): void => {
    when = when === undefined ? more : { is: 'and', all: [when, more] };
  };
  for (;;) {
    reader.skipNoise();
    if (reader.here.kind === 'line') break;
    const { text, kind, column } = reader.here;
    if (reader.take('if')) join(reader.condition());
    else if (reader.take('unless')) join({ is: 'not', inner: reader.condition() });
    else if (reader.take('always')) chance = reader.constant(100);
    else if (reader.take('never')) chance = reader.constant(0);
    else if (kind === 'word' && Object.hasOwn(words.knobs, text)) {
      reader.next();
      columns[text] = column;
      knobs[text] = reader.expression();
    } else if (kind === 'word' && words.choices !== undefined && Object.hasOwn(words.choices, text)) {
      reader.next();
      columns[text] = column;
      const allowed = words.choices[text] ?? [];
      const found = reader.here;
      if (!allowed.includes(found.text)) reader.fail(expected('one-of', { some: allowed.join(', ') }), found);
      choices[text] = reader.next().text;
    } else if (kind === 'word' && Object.hasOwn(words.amounts, text)) {
      amount = { is: 'word', word: reader.next().text };
    } else amount = readAmount(reader, decision, words, (share) => (chance = share)) ?? amount;
  }
  return {
    decision,
    knobs,
    choices,
    columns,
    line,
    text: source,
    ...(chance === undefined ? {} : { chance }),
    ...(amount === undefined ? {} : { amount }),
    ...(when === undefined ? {} : { when }),
  };
}

/** `75%` is a chance, any other number an amount; a percentage of a fact is an amount, too. */
function readAmount(
  reader: Reader,
  decision: string,
  words: DecisionWords,
  often: (share: Expression) => void,
): Amount | undefined {
  const start = reader.here;
  const back = reader.mark();
  if (start.kind === 'number') {
    const { number, percent } = reader.number();
    if (percent && !reader.is('of')) {
      often(number);
      return undefined;
    }
    back();
  }
  const begins = start.kind === 'number' || start.text === '(' || start.text === 'half' || reader.takesFact();
  if (words.unit === undefined || !begins) {
    const known = [
      'always',
      'never',
      'if',
      ...Object.keys(words.amounts),
      ...Object.keys(words.knobs),
      ...Object.keys(words.choices ?? {}),
    ];
    const more = { decision, some: known.join(', '), unit: words.unit ?? '' };
    reader.fail(expected(words.unit === undefined ? 'takes' : 'takes-number', more), start);
  }
  const expression = reader.expression();
  if (reader.here.text === words.unit) reader.next();
  return { is: 'reckoned', expression };
}

/** Splits a text typed in one line, `strategy mine; walrus all; hay for-herd`, into a clause per line. */
export function asLines(text: string): string {
  const typed = text.trim();
  return typed.includes('\n') ? typed : typed.split(';').join('\n');
}

/**
 * Reads a strategy: `strategy name`, then a clause per line. Clauses of a decision are tried in order, and the first
 * whose condition holds applies; its percentage is rolled once a year.
 * @throws StrategyError with line, column, what was found and what was expected
 */
export function parseStrategy(text: string, grammar: Grammar): StrategyTree {
  const sources = text.split(/\r?\n/);
  const reader = new Reader(tokens(text), grammar);
  if (!reader.take('strategy')) reader.fail(expected('title'));
  if (reader.here.kind !== 'word') reader.fail(expected('name'));
  const title = reader.here;
  if (title.text.length > LONGEST_NAME) reader.fail(expected('short-name', { most: LONGEST_NAME }));
  const name = reader.next().text;
  if (reader.next().kind !== 'line') reader.fail(expected('line-end'));
  const clauses: ClauseTree[] = [];
  while (!reader.done) {
    const { line } = reader.here;
    clauses.push(readClause(reader, grammar, line, (sources[line - 1] ?? '').trim()));
    reader.next();
  }
  const said = new Set(clauses.map(({ decision }) => decision));
  const missing = Object.keys(grammar.decisions).filter((decision) => !said.has(decision));
  for (const decision of missing) {
    const source = grammar.decisions[decision]?.missing ?? '';
    clauses.push(readDefault(reader, grammar, source));
  }
  return { name, clauses, genes: reader.genes, missing };
}

/** A clause of the game's own: its numbers join the strategy's, without ranges. */
function readDefault(to: Reader, grammar: Grammar, source: string): ClauseTree {
  const reader = new Reader(tokens(source), grammar, to.genes);
  return readClause(reader, grammar, 0, source);
}
