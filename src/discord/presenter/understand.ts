import { distance } from 'fastest-levenshtein';
import { type Bag, type Choice, makeBag, type Move } from '../../kernel/index.js';
import { fewBagValues, narrow } from './narrow.js';
import { nameOf, verbLabel, wordLabel } from './labels.js';
import type { BotTeller } from '../texts.js';

/**
 * Interprets a move typed as it is displayed: names instead of ids, spaces instead of dashes, and typos. Only matches
 * the seat's own choices, blocked ones included, so a guess reveals nothing.
 */

export interface Understood {
  /** The words that match as typed, by id or name: a whole move, or its beginning. */
  readonly words?: readonly string[];
  /** The whole move, possible or blocked; absent if the words are only a beginning. */
  readonly move?: Move;
  /** Similar moves, nearest first; beginnings of moves if no whole move is similar. */
  readonly near: readonly (readonly string[])[];
}

interface Way {
  readonly words: readonly string[];
  /** Tokens consumed. */
  readonly at: number;
  readonly cost: number;
}

/** Readings followed in parallel. */
const BEAM = 40;
const MOST_TOKENS = 24;
/** Maximum number of tokens in a name. */
const MOST_NAME = 8;
/** Cost of a name typed in part. */
const BEGUN = 0.5;
const WRONG_NUMBER = 1.5;
const MOST_BAG = 25;
/** Minimum length of a name to be found among other words, and to be found with a typo. */
const SHORTEST_NAME = 3;
const SHORTEST_SLIP = 5;

/** Only letters and digits, with single dashes between words. */
function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#+*]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
}

const isNumber = (text: string): boolean => /^\d+$/u.test(text);

/** The distance from a typed piece to the nearest form; undefined if none is similar. */
function costOf(typed: string, forms: readonly string[]): number | undefined {
  let best: number | undefined;
  for (const form of forms) {
    if (form === typed) return 0;
    if (isNumber(form) || isNumber(typed)) {
      if (isNumber(form) && isNumber(typed))
        best = Math.min(best ?? Infinity, WRONG_NUMBER + Math.abs(Number(form) - Number(typed)) / 1000);
      continue;
    }
    const isBeginning = typed.length >= 3 && form.startsWith(typed);
    const off = isBeginning ? BEGUN : distance(form, typed);
    if (off <= Math.max(1, Math.floor(typed.length / 3))) best = Math.min(best ?? Infinity, off);
  }
  return best;
}

/** The forms of a value: its id, and its name in each language. */
function formsOf(value: string, at: number, tells: readonly BotTeller[]): readonly string[] {
  const names = tells.flatMap((tell) => {
    if (at === 0) return verbLabel(tell, value);
    const printed = wordLabel(tell, value);
    return (value === '-' ? [printed] : [nameOf(tell, value), printed]).map((name) =>
      name.replaceAll(' + ', '+'),
    );
  });
  return [...new Set([value, ...names].map(plainWord))];
}

/** Values that may come next. A number out of range still counts as the number of that position. */
function candidates(choices: readonly Choice[], words: readonly string[], token: string): readonly string[] {
  if (words.length === 0) return [...new Set(choices.map(({ verb }) => verb))];
  const found = narrow(choices, words);
  const values = new Set(found.next);
  for (const bag of found.bags) {
    // The empty bag is always a candidate, even if the bag has too many contents to list.
    if (bag.min === 0) values.add(makeBag(bag, {}));
    for (const value of fewBagValues(bag, MOST_BAG) ?? []) values.add(value);
    if (narrow(choices, [...words, token]).next.length > 0 || isWhole(choices, [...words, token]))
      values.add(token);
  }
  return [...values];
}

const wholeMove = (choices: readonly Choice[], words: readonly string[]): Move | undefined =>
  narrow(choices, words).complete;

const isWhole = (choices: readonly Choice[], words: readonly string[]): boolean =>
  wholeMove(choices, words) !== undefined;

/** The first exact reading that is a whole move. */
function exactly(
  choices: readonly Choice[],
  readings: readonly Way[],
): Pick<Understood, 'words' | 'move'> | undefined {
  for (const { cost, words } of readings) {
    const move = cost === 0 ? wholeMove(choices, words) : undefined;
    if (move !== undefined) return { words, move };
  }
  return undefined;
}

/**
 * @param choices includes blocked ones, so that a blocked move is understood and refused with its reason
 * @param tells tellers of the languages whose names are known, the reader's first
 */
export function understand(
  choices: readonly Choice[],
  tells: readonly BotTeller[],
  typed: string,
  most = 3,
): Understood {
  const open = choices.filter(({ blocked }) => blocked === undefined);
  const tokens = typed
    .toLowerCase()
    .replaceAll(/\s*\+\s*/gu, '+')
    .split(/[\s,]+/u)
    .filter((token) => token !== '');
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return { near: [] };
  const known = best(open, tells, tokens);
  const exact = exactly(open, known);
  if (exact !== undefined) return { ...exact, near: [] };
  const all = choices.map(({ verb, args }): Choice => ({ verb, args }));
  const refused = exactly(all, best(all, tells, tokens));
  const begun = known.find(({ cost }) => cost === 0);
  const moves = known.filter(({ words }) => isWhole(open, words));
  const isClear = moves.length > 0 || begun !== undefined || refused !== undefined;
  const near = isClear ? moves : known.length > 0 ? known : asFarAs(open, tells, tokens);
  return {
    ...(refused ?? (begun === undefined ? {} : { words: begun.words })),
    near: near.slice(0, most).map(({ words }) => words),
  };
}

/** If the words match only up to a point: the nearest reading of the longest matching beginning, and its equals. */
function asFarAs(
  choices: readonly Choice[],
  tells: readonly BotTeller[],
  tokens: readonly string[],
): readonly Way[] {
  for (let length = tokens.length - 1; length > 0; length--) {
    const [nearest, ...others] = best(choices, tells, tokens.slice(0, length));
    if (nearest === undefined) continue;
    return [nearest, ...others.filter(({ cost }) => cost === nearest.cost)];
  }
  return [];
}

/**
 * The component named in the typed text, by id or name, allowing typos, when no move matches. The longest name wins;
 * undefined if there is none.
 */
export function thingIn(
  things: readonly string[],
  tells: readonly BotTeller[],
  typed: string,
): string | undefined {
  const tokens = plainWord(typed).split('-').slice(0, MOST_TOKENS);
  const named = things.map((thing) => ({ thing, forms: formsOf(thing, 1, tells) }));
  for (let length = Math.min(MOST_NAME, tokens.length); length > 0; length--) {
    let found: { readonly thing: string; readonly off: number } | undefined;
    for (let at = 0; at + length <= tokens.length; at++) {
      const piece = tokens.slice(at, at + length).join('-');
      if (piece.length < SHORTEST_NAME) continue;
      for (const { thing, forms } of named) {
        const off = costOf(piece, forms);
        const isMeant = off !== undefined && (off <= BEGUN || piece.length >= SHORTEST_SLIP);
        if (isMeant && off < (found?.off ?? Infinity)) found = { thing, off };
      }
    }
    if (found !== undefined) return found.thing;
  }
  return undefined;
}

/** Readings of all tokens, nearest first; those with the verb left out come last. */
function best(
  choices: readonly Choice[],
  tells: readonly BotTeller[],
  tokens: readonly string[],
): readonly Way[] {
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  let readings: readonly Way[] = [
    { words: [], at: 0, cost: 0 },
    ...verbs.map((verb) => ({ words: [verb], at: 0, cost: 1 })),
  ];
  const done: Way[] = [];
  while (readings.length > 0) {
    const next = readings.flatMap((way) => stepsFrom(choices, tells, tokens, way));
    for (const way of next) if (way.at === tokens.length) done.push(way);
    readings = next
      .filter(({ at }) => at < tokens.length)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, BEAM);
  }
  const seen = new Set<string>();
  return done
    .sort((a, b) => a.cost - b.cost)
    .filter(({ words }) => {
      const line = words.join(' ');
      if (seen.has(line)) return false;
      seen.add(line);
      return true;
    });
}

function stepsFrom(
  choices: readonly Choice[],
  tells: readonly BotTeller[],
  tokens: readonly string[],
  { words, at, cost }: Way,
): readonly Way[] {
  const bags = words.length === 0 ? [] : narrow(choices, words).bags;
  const filled = bags.flatMap((bag): Way[] => {
    const read = readBag(bag, tells, tokens.slice(at).join(' '));
    return read === undefined ? [] : [{ words: [...words, read.value], at: at + read.tokens, cost }];
  });
  const others = candidates(choices, words, tokens[at] ?? '').flatMap((value) => {
    const forms = formsOf(value, words.length, tells);
    const readings: Way[] = [];
    for (let length = 1; length <= MOST_NAME && at + length <= tokens.length; length++) {
      const off = costOf(plainWord(tokens.slice(at, at + length).join(' ')), [value, ...forms]);
      if (off !== undefined) readings.push({ words: [...words, value], at: at + length, cost: cost + off });
    }
    return readings;
  });
  return [...filled, ...others];
}

/** The forms of a component in a bag: its id, its name, and counted (`1 cow`, `2 cows`). */
function countedForms(thing: string, tells: readonly BotTeller[]): readonly string[] {
  const forms = tells.flatMap((tell) => {
    const key = `count.${thing}`;
    const counted = tell.has(key) ? [1, 2].map((n) => tell.lookup(key, { n }).replace(/^\d+\s*/u, '')) : [];
    return [nameOf(tell, thing), ...counted].map((form) => form.toLowerCase());
  });
  return [...new Set([thing, ...forms])].sort((a, b) => b.length - a.length);
}

/** Reads a bag such as `1 cow+3 sheep` at the start of the remaining text, and counts its tokens. */
function readBag(
  bag: Bag,
  tells: readonly BotTeller[],
  rest: string,
): { readonly value: string; readonly tokens: number } | undefined {
  const counts: Record<string, number> = {};
  const things = Object.keys(bag.of).map((thing) => ({ thing, forms: countedForms(thing, tells) }));
  let at = 0;
  for (;;) {
    const number = /^\d+\s*/u.exec(rest.slice(at))?.[0] ?? '';
    const from = at + number.length;
    const ends = (form: string): boolean => /^(?:$|[ +])/u.test(rest.slice(from + form.length));
    const fits = things.flatMap(({ thing, forms }) => {
      const form = forms.find((one) => rest.startsWith(one, from) && ends(one));
      return form === undefined ? [] : [{ thing, form }];
    });
    const [found] = fits.sort((a, b) => b.form.length - a.form.length);
    if (found === undefined) return undefined;
    counts[found.thing] = number === '' ? 1 : Number.parseInt(number, 10);
    at = from + found.form.length;
    if (rest[at] !== '+') break;
    at++;
  }
  return { value: makeBag(bag, counts), tokens: rest.slice(0, at).split(' ').length };
}
