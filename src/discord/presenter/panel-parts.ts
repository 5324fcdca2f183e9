import type { Bag } from '../../kernel/types.js';
import { withoutEmojis } from '../emojis.js';
import { LIMITS } from '../limits.js';
import { type Part, rows } from '../post.js';
import { bagParts } from './bag-parts.js';
import {
  argLabel,
  capital,
  isBareNothing,
  lineLabel,
  noneOf,
  restLabel,
  verbHelp,
  wordLabel,
} from './labels.js';
import { type Option, pagedSelect, tooLong, turnButtons } from './menus.js';
import { fewBagValues, narrow, type Narrowed } from './narrow.js';
import { isWide, numberParts } from './number-parts.js';
import { type Decision, goButton, type PanelState, stepButton } from './panel-state.js';
import { type GridRow, gridOf, isEnd, ways } from './ways.js';

/** The controls by which one more word, or the whole rest of a move, is chosen. */

/** Most things a bag may hold in how many ways before it is filled piece by piece. */
const SMALL_BAG = LIMITS.selectOptions;
/** Menus of a grid; more of them are reached word by word. */
export const MOST_ROWS = 24;
/** Menus of a grid on one page. */
const ROWS_SHOWN = 9;
/** Whole moves that are buttons; more of them are a menu. */
const MOST_BUTTONS = 5;
/** Letters of a button that are read on a phone without a second line. */
const SHORT = 38;
/** Of one of two options, which may take two lines; Discord takes 80, and a hint may add its star. */
const TWO_LINES = 72;

/** A hint that begins with a chance of nothing. */
const NO_CHANCE = /^0\s?%/u;

const lettersOf = (options: number): number => (options === 2 ? TWO_LINES : SHORT);

/** What can't succeed is marked, and stands behind what can. */
function hopefulFirst<T extends { readonly hint: string }>(all: readonly T[]): readonly T[] {
  const isHopeless = ({ hint }: T): boolean => NO_CHANCE.test(hint);
  const mark = (one: T): T => ({ ...one, hint: `✗ ${one.hint}` });
  return [...all.filter((one) => !isHopeless(one)), ...all.filter(isHopeless).map(mark)];
}

type Words = readonly string[];

/** What follows the words so far. */
export function stepParts(decision: Decision, found: Narrowed, state: PanelState): Part[] {
  const { prefix } = found;
  if (state.bag === undefined) {
    const rests = ways(decision.choices, prefix, LIMITS.selectOptions);
    const open = rests?.filter((rest) => rest.length > 0);
    if (open !== undefined && open.length > 1 && prefix.length > 0)
      return endParts(decision, prefix, open, { found });
    const grid = gridOf(decision.choices, prefix, LIMITS.selectOptions, MOST_ROWS);
    if (grid !== undefined) return gridParts(decision, prefix, grid, state.page);
  }
  return wordParts(decision, found, state);
}

/**
 * Every way to end the move: as buttons where they are few and short, else as one menu.
 * @param whole buttons say the whole move, for nothing of it has been chosen yet
 */
export function endParts(
  decision: Decision,
  prefix: Words,
  rests: readonly Words[],
  { found, whole = false }: { readonly found?: Narrowed; readonly whole?: boolean } = {},
): Part[] {
  const { tell } = decision;
  const told = rests.map((rest) => ({
    rest,
    label: restLabel(tell, prefix, rest, decision.args),
    hint: hintOf(decision, prefix, rest),
  }));
  const shown = hopefulFirst(told);
  const isShort =
    shown.length <= MOST_BUTTONS &&
    shown.every(({ label, hint }) => withoutEmojis(label + hint).length <= lettersOf(shown.length));
  if (isShort) {
    const buttons = shown.map(({ rest, label, hint }) => {
      const all = [...prefix, ...rest];
      const line = lineLabel(tell, all, decision.args);
      // The verb stands above them as well: it is left out sooner than what the option gives.
      const name = whole && withoutEmojis(line + hint).length <= TWO_LINES ? line : label;
      return goButton(decision, all, hint === '' ? name : `${name} · ${hint}`, 'primary');
    });
    if (buttons.every((each) => each !== undefined)) return rows(buttons);
  }
  const asked = found?.name === undefined ? askedOf(decision, prefix) : capital(argLabel(tell, found.name));
  const options = shown.map(({ rest, label, hint }) => ({ value: rest.join(' '), label, description: hint }));
  const here: PanelState = { prefix, bag: undefined, page: 0 };
  return pagedSelect(decision, here, 'step', options, asked);
}

const optionsOf = (
  told: readonly { readonly value: string; readonly label: string; readonly hint: string }[],
): readonly Option[] =>
  hopefulFirst(told).map(({ value, label, hint }) => ({ value, label, description: hint }));

/** A menu for each word that comes next. */
export function gridParts(decision: Decision, prefix: Words, grid: readonly GridRow[], page: number): Part[] {
  // Menus of one thing each are one menu of them all.
  if (grid.length > 1 && grid.every(({ rests }) => rests.length === 1))
    return endParts(
      decision,
      prefix,
      grid.flatMap(({ word, rests }) => rests.map((rest) => [word, ...rest])),
    );
  const pages = Math.ceil(grid.length / ROWS_SHOWN);
  const at = Math.max(0, Math.min(page, pages - 1));
  const parts: Part[] = [];
  for (const [row, { word, rests }] of grid.slice(at * ROWS_SHOWN, (at + 1) * ROWS_SHOWN).entries()) {
    const to = [...prefix, word];
    const hint = decision.hint?.(prefix, word) ?? '';
    const title = `${titleWord(decision, prefix, word)} …${hint === '' ? '' : ` · ${hint}`}`;
    const told = rests.map((rest) => ({
      value: [word, ...rest].join(' '),
      label:
        rest.length === 0
          ? restLabel(decision.tell, prefix, [word], decision.args)
          : restLabel(decision.tell, to, rest, decision.args),
      hint: rest.length === 0 ? '' : hintOf(decision, to, rest),
    }));
    const options = optionsOf(told);
    parts.push(
      ...pagedSelect(decision, { prefix, bag: undefined, page: 0 }, 'step', options, title, `g${row}`),
    );
  }
  return [...parts, ...turnButtons(decision, { prefix, bag: undefined, page: at }, pages, 'step')];
}

/** A word at the head of its menu: a number says what it counts, and a dash is nothing. */
function titleWord({ tell, choices }: Decision, prefix: Words, word: string): string {
  const { name } = narrow(choices, prefix);
  if (isBareNothing(tell, word))
    return name === undefined ? capital(tell.text('bot.nothing')) : noneOf(tell, name);
  const isNumber = /^-?\d+$/u.test(word);
  return isNumber && name !== undefined
    ? `${capital(argLabel(tell, name))}: ${word}`
    : capital(wordLabel(tell, word));
}

/** What stands on a menu of what comes next. */
function askedOf({ tell, args }: Decision, prefix: Words): string {
  if (prefix.length === 0) return tell.text('bot.panel.what');
  return tell.text('bot.panel.with', { line: lineLabel(tell, prefix, args) });
}

/** What speaks for a move, by what stands beside its words. */
export const reasonFor = (decision: Decision, move: Words): string => hintOf(decision, [], move);

/** The first that is known of the words, beginning with the last. */
function hintOf(decision: Decision, prefix: Words, rest: Words): string {
  for (let at = rest.length - 1; at >= 0; at--) {
    const hint = decision.hint?.([...prefix, ...rest.slice(0, at)], rest[at] ?? '') ?? '';
    if (hint !== '') return hint;
  }
  return prefix.length === 0 ? verbHelp(decision.tell, rest[0] ?? '') : '';
}

/** One more word, from a menu of all there are; a bag filled piece by piece; a number set step by step. */
function wordParts(decision: Decision, found: Narrowed, state: PanelState): Part[] {
  const { tell } = decision;
  const { prefix, name, span } = found;
  const parts: Part[] = [];
  const large: Bag[] = [];
  const wide = isWide(span) ? span : undefined;
  const all = new Set(found.next.filter((value) => wide === undefined || !isWithin(value, wide)));
  // Two choices may take the same bag: with a weapon, and without one.
  for (const bag of found.bags) {
    const few = fewBagValues(bag, SMALL_BAG);
    if (few === undefined) large.push(bag);
    else for (const value of few) all.add(value);
  }
  const values = [...all].filter((value) => value.length <= LIMITS.optionValue);
  const asked =
    name === undefined
      ? found.complete === undefined
        ? askedOf(decision, prefix)
        : tell.text('bot.panel.or-add')
      : capital(argLabel(tell, name));
  if (values.length > 0) {
    const here: PanelState = { prefix, bag: undefined, page: state.page };
    const told = values.map((value) => ({
      value,
      label: name !== undefined && isBareNothing(tell, value) ? noneOf(tell, name) : wordLabel(tell, value),
      hint: decision.hint?.(prefix, value) ?? '',
    }));
    const two = all.size === 2 ? twoButtons(decision, prefix, optionsOf(told)) : [];
    parts.push(...(two.length > 0 ? two : pagedSelect(decision, here, 'step', optionsOf(told), asked)));
  }
  if (values.length < all.size) parts.push(tooLong(decision, prefix));
  if (wide !== undefined) parts.push(...numberParts(decision, { ...found, span: wide }, state));
  if (large.length > 0) parts.push(...bagParts(decision, found, large, state));
  return parts;
}

/** Two values that may come next, a button each; none where they don't fit. */
function twoButtons(decision: Decision, prefix: Words, options: readonly Option[]): Part[] {
  const buttons = options.flatMap(({ value, label, description = '' }) => {
    const name = description === '' ? label : `${label} · ${description}`;
    if (withoutEmojis(name).length > TWO_LINES) return [];
    const to = [...prefix, value];
    const press = isEnd(decision.choices, to)
      ? goButton(decision, to, name, 'primary')
      : stepButton(decision, { prefix: to, bag: undefined, page: 0 }, name, 'v', 'primary');
    return press ?? [];
  });
  return buttons.length === 2 ? rows(buttons) : [];
}

function isWithin(value: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return /^-?\d+$/u.test(value) && Number(value) >= min && Number(value) <= max;
}
