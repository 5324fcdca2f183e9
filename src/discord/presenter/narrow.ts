import {
  type Bag,
  type Choice,
  fit,
  isBag,
  isFixed,
  isPick,
  makeBag,
  type Move,
  type Parameter,
  parseBag,
  type Value,
} from '../../kernel/index.js';

/**
 * Builds a move word by word from a seat's choices. The words so far are a prefix; the next word comes from all choices
 * that match it. Independent of any game's vocabulary.
 */
export interface Narrowed {
  /** Verb and words so far. */
  readonly prefix: readonly string[];
  /** Possible next values in the order offered, without bags. */
  readonly next: readonly string[];
  /** The range of possible next numbers, over all matching choices. */
  readonly span: { readonly min: number; readonly max: number } | undefined;
  /** Possible next bags. */
  readonly bags: readonly Bag[];
  /** Name of the next argument, if the matching choices agree. */
  readonly name: string | undefined;
  /** The move, if the words so far are a whole move. */
  readonly complete: Move | undefined;
}

/** Maximum number of values listed; others can be typed. */
const MOST_VALUES = 1000;

/** Choices that aren't blocked. */
export function open(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter((choice) => choice.blocked === undefined);
}

/** The verbs on offer, in order and without duplicates. */
export function verbsOf(choices: readonly Choice[]): readonly string[] {
  return [...new Set(open(choices).map((choice) => choice.verb))];
}

/** Whether the verb alone is a whole move. */
export function isBareVerb(choices: readonly Choice[], verb: string): boolean {
  const mine = open(choices).filter((choice) => choice.verb === verb);
  return mine.length > 0 && mine.every((choice) => choice.args.length === 0);
}

/** Whether the words begin a move of this choice. */
export function fits(choice: Choice, words: readonly string[]): boolean {
  if (choice.verb !== words[0] || choice.args.length < words.length - 1) return false;
  for (let at = 1; at < words.length; at++) {
    const parameter = choice.args[at - 1];
    if (parameter === undefined || fit(parameter, words[at] ?? '') === undefined) return false;
  }
  return true;
}

export function narrow(choices: readonly Choice[], prefix: readonly string[]): Narrowed {
  const values = new Set<string>();
  const names = new Set<string>();
  const bags: Bag[] = [];
  let min = Infinity;
  let max = -Infinity;
  let complete: Move | undefined;
  for (const choice of open(choices)) {
    if (prefix.length > 0 && !fits(choice, prefix)) continue;
    if (prefix.length === 0) {
      values.add(choice.verb);
      continue;
    }
    const parameter: Parameter | undefined = choice.args[prefix.length - 1];
    if (parameter === undefined) {
      complete ??= {
        verb: choice.verb,
        args: choice.args.map((own, at) => fit(own, prefix[at + 1] ?? '') as Value),
      };
      continue;
    }
    if (isFixed(parameter)) values.add(String(parameter));
    else {
      names.add(parameter.name);
      if (isPick(parameter)) for (const word of parameter.oneOf) values.add(word);
      else if (isBag(parameter)) bags.push(parameter);
      else {
        min = Math.min(min, parameter.min);
        max = Math.max(max, parameter.max);
        for (let n = parameter.min; n <= parameter.max && values.size < MOST_VALUES; n++)
          values.add(String(n));
      }
    }
  }
  return {
    prefix,
    next: [...values],
    span: max >= min ? { min, max } : undefined,
    bags,
    name: names.size === 1 ? [...names][0] : undefined,
    complete,
  };
}

/** A bag's possible contents; undefined if there are more than `most`. */
export function fewBagValues(bag: Bag, most: number): readonly string[] | undefined {
  const all: string[] = [];
  for (const value of bagValues(bag)) {
    all.push(value);
    if (all.length > most) return undefined;
  }
  return all;
}

/** Every possible content of a bag; smaller counts come first. */
export function* bagValues(bag: Bag): Generator<string> {
  const things = Object.keys(bag.of);
  const counts: Record<string, number> = {};
  function* fill(at: number, total: number): Generator<string> {
    if (total > bag.max) return;
    const thing = things[at];
    if (thing === undefined) {
      if (total >= bag.min) yield makeBag(bag, counts);
      return;
    }
    for (let n = 0; n <= (bag.of[thing] ?? 0); n++) {
      counts[thing] = n;
      yield* fill(at + 1, total + n);
    }
    counts[thing] = 0;
  }
  yield* fill(0, 0);
}

/** What a partly filled bag may still take, and whether it may end as it is. */
export function bagSteps(
  bags: readonly Bag[],
  filled: string,
): { readonly add: readonly string[]; readonly done: boolean } {
  const counts = parseBag(filled) ?? {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const add = new Set<string>();
  let done = false;
  for (const bag of bags) {
    const inside = Object.entries(counts).every(([thing, count]) => count <= (bag.of[thing] ?? 0));
    if (!inside) continue;
    if (total >= bag.min && total <= bag.max) done = true;
    if (total >= bag.max) continue;
    for (const [thing, most] of Object.entries(bag.of)) if ((counts[thing] ?? 0) < most) add.add(thing);
  }
  return { add: [...add], done };
}

/** The bag with one more of a component, in the parameter's notation. */
export function addToBag(bags: readonly Bag[], filled: string, thing: string): string {
  const counts = { ...parseBag(filled) };
  counts[thing] = (counts[thing] ?? 0) + 1;
  const parameter = bags.find((bag) =>
    Object.entries(counts).every(([each, count]) => count <= (bag.of[each] ?? 0)),
  );
  return parameter === undefined ? filled : makeBag(parameter, counts);
}

/**
 * Whole moves as lines for autocomplete: first those that start with the typed text, then those with every typed word.
 * Numbers and bags are written out while there is room.
 */
export function lines(choices: readonly Choice[], typed: string, most: number): readonly string[] {
  const wanted = typed.trim().toLowerCase().replace(/\s+/gu, ' ');
  const starts: string[] = [];
  const others: string[] = [];
  const words = wanted.split(' ').filter((word) => word !== '');
  let looked = 0;
  for (const text of allLines(choices)) {
    looked += 1;
    if (text.startsWith(wanted)) starts.push(text);
    else if (others.length < most && words.every((word) => text.includes(word))) others.push(text);
    if (starts.length >= most || looked >= MOST_LOOKED) break;
  }
  return [...new Set([...starts, ...others])].slice(0, most);
}

/** Maximum number of lines searched for one autocomplete answer. */
const MOST_LOOKED = 20_000;

function* parameterWords(parameter: Parameter): Generator<string> {
  if (isFixed(parameter)) yield String(parameter);
  else if (isPick(parameter)) yield* parameter.oneOf;
  else if (isBag(parameter)) yield* bagValues(parameter);
  else for (let n = parameter.min; n <= parameter.max; n++) yield String(n);
}

function* lineWords(args: readonly Parameter[], at: number): Generator<string> {
  const parameter = args[at];
  if (parameter === undefined) {
    yield '';
    return;
  }
  for (const word of parameterWords(parameter))
    for (const rest of lineWords(args, at + 1)) yield ` ${word}${rest}`;
}

/** Every line of every choice, round-robin: a choice with many numbers must not hide the others. */
function* allLines(choices: readonly Choice[]): Generator<string> {
  let streams = open(choices).map((choice) => ({ verb: choice.verb, rest: lineWords(choice.args, 0) }));
  while (streams.length > 0) {
    const alive: typeof streams = [];
    for (const stream of streams) {
      const step = stream.rest.next();
      if (step.done === true) continue;
      yield `${stream.verb}${step.value}`;
      alive.push(stream);
    }
    streams = alive;
  }
}
