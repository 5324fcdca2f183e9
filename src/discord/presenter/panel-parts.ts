import type { Bag } from '../../kernel/index.js';
import { withoutEmojis } from '../emojis.js';
import { buttonLines } from '../height.js';
import { LIMITS } from '../limits.js';
import { type ContainerPart, rows } from '../post.js';
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
import { dominated } from './dominated.js';
import { type MenuOption, pagedSelect, tooLong } from './menus.js';
import { fewBagValues, type Narrowed } from './narrow.js';
import { isWide, numberParts } from './number-parts.js';
import { ALL, type PanelDecision, goButton, type PanelState, stepButton } from './panel-state.js';
import { isEnd, wholeMoves } from './whole-moves.js';

/** The controls by which one more word, or the whole rest of a move, is chosen. */

/** Most things a bag may hold in how many ways before it is filled piece by piece. */
const SMALL_BAG = LIMITS.selectOptions;
/** Buttons at most, and the lines they take on a phone; more of them are a menu. */
const MOST_BUTTONS = 10;
const MOST_LINES = 6;
/** Letters of a button that are read on a phone without a second line, and with one; a hint may add its star. */
const SHORT = 38;
const TWO_LINES = 72;

/** A hint that begins with a chance of nothing. */
const NO_CHANCE = /^0\s?%/u;

/** Whether these are buttons, one press each, and not a menu, which takes two. */
function areShort(all: readonly string[]): boolean {
  const names = all.map(withoutEmojis);
  const seconds = names.filter(({ length }) => length > SHORT).length;
  return (
    names.length <= MOST_BUTTONS &&
    names.every(({ length }) => length <= TWO_LINES) &&
    buttonLines(names) + seconds <= MOST_LINES
  );
}

/** What can't succeed is marked, and stands behind what can. */
function hopefulFirst<T extends { readonly hint: string }>(all: readonly T[]): readonly T[] {
  const isHopeless = ({ hint }: T): boolean => NO_CHANCE.test(hint);
  const mark = (one: T): T => ({ ...one, hint: `✗ ${one.hint}` });
  return [...all.filter((one) => !isHopeless(one)), ...all.filter(isHopeless).map(mark)];
}

type Words = readonly string[];

/** What follows the words so far: one menu, or a few buttons. */
export function stepParts(decision: PanelDecision, found: Narrowed, state: PanelState): ContainerPart[] {
  const { prefix } = found;
  if (state.bag === undefined || state.bag === ALL) {
    const open = wholeMoves(decision.choices, prefix, LIMITS.selectOptions)?.filter(
      (rest) => rest.length > 0,
    );
    if (open !== undefined && open.length > 1 && prefix.length > 0)
      return endParts(decision, prefix, open, { found, all: state.bag === ALL });
  }
  return wordParts(decision, found, state);
}

interface EndsShown {
  readonly found?: Narrowed;
  /** Also the ways that take more than others and gain nothing. */
  readonly all?: boolean;
}

/** Every way to end the move: as buttons where they are few and short, else as one menu. */
export function endParts(
  decision: PanelDecision,
  prefix: Words,
  rests: readonly Words[],
  { found, all = false }: EndsShown = {},
): ContainerPart[] {
  const { tell } = decision;
  const endings = rests.map((rest) => ({
    rest,
    label: restLabel(tell, prefix, rest, decision.args),
    hint: hintOf(decision, prefix, rest),
  }));
  const behind = all ? new Set() : dominated(endings);
  const shown = hopefulFirst(endings.filter((each) => !behind.has(each)));
  const here: PanelState = { prefix, bag: undefined, page: 0 };
  const more =
    behind.size === 0
      ? []
      : (stepButton(decision, { ...here, bag: ALL }, tell.text('bot.panel.more', { n: behind.size }), 'm') ??
        []);
  const buttons = buttonsOf(decision, prefix, shown);
  if (buttons !== undefined) return rows([...buttons, more].flat());
  const asked = found?.name === undefined ? askedOf(decision, prefix) : capital(argLabel(tell, found.name));
  const options = shown.map(({ rest, label, hint }) => ({ value: rest.join(' '), label, description: hint }));
  return [...pagedSelect(decision, here, 'step', options, asked), ...rows([more].flat())];
}

/** A button for each way; undefined where they are too many or too long. */
function buttonsOf(
  decision: PanelDecision,
  prefix: Words,
  shown: readonly { readonly rest: Words; readonly label: string; readonly hint: string }[],
) {
  if (!areShort(shown.map(({ label, hint }) => `${label}${hint}`))) return undefined;
  const buttons = shown.flatMap(
    ({ rest, label, hint }) =>
      goButton(decision, [...prefix, ...rest], hint === '' ? label : `${label} · ${hint}`, 'primary') ?? [],
  );
  return buttons.length === shown.length ? buttons : undefined;
}

const optionsOf = (
  options: readonly { readonly value: string; readonly label: string; readonly hint: string }[],
): readonly MenuOption[] =>
  hopefulFirst(options).map(({ value, label, hint }) => ({ value, label, description: hint }));

/** What stands on a menu of what comes next. */
function askedOf({ tell, args }: PanelDecision, prefix: Words): string {
  if (prefix.length === 0) return tell.text('bot.panel.what');
  return tell.text('bot.panel.with', { line: lineLabel(tell, prefix, args) });
}

/** What speaks for a move, by what stands beside its words. */
export const reasonFor = (decision: PanelDecision, move: Words): string => hintOf(decision, [], move);

/** The first that is known of the words, beginning with the last. */
function hintOf(decision: PanelDecision, prefix: Words, rest: Words): string {
  for (let at = rest.length - 1; at >= 0; at--) {
    const hint = decision.hint?.([...prefix, ...rest.slice(0, at)], rest[at] ?? '') ?? '';
    if (hint !== '') return hint;
  }
  return prefix.length === 0 ? verbHelp(decision.tell, rest[0] ?? '') : '';
}

/** One more word, from a menu of all there are; a bag filled piece by piece; a number set step by step. */
function wordParts(decision: PanelDecision, found: Narrowed, state: PanelState): ContainerPart[] {
  const { tell } = decision;
  const { prefix, name, span } = found;
  const parts: ContainerPart[] = [];
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
    const options = values.map((value) => ({
      value,
      label: name !== undefined && isBareNothing(tell, value) ? noneOf(tell, name) : wordLabel(tell, value),
      hint: decision.hint?.(prefix, value) ?? '',
    }));
    const buttons = valueButtons(decision, prefix, optionsOf(options));
    parts.push(
      ...(buttons.length > 0 ? buttons : pagedSelect(decision, here, 'step', optionsOf(options), asked)),
    );
  }
  if (values.length < all.size) parts.push(tooLong(decision, prefix));
  if (wide !== undefined) parts.push(...numberParts(decision, { ...found, span: wide }, state));
  if (large.length > 0) parts.push(...bagParts(decision, found, large, state));
  return parts;
}

/** A button for each value that may come next, where they are few and short; none else. */
function valueButtons(
  decision: PanelDecision,
  prefix: Words,
  options: readonly MenuOption[],
): ContainerPart[] {
  const named = options.map(({ value, label, description = '' }) => ({
    to: [...prefix, value],
    name: description === '' ? label : `${label} · ${description}`,
  }));
  if (!areShort(named.map(({ name }) => name))) return [];
  const buttons = named.flatMap(({ to, name }) => {
    const press = isEnd(decision.choices, to)
      ? goButton(decision, to, name, 'primary')
      : stepButton(decision, { prefix: to, bag: undefined, page: 0 }, name, 'v', 'primary');
    return press ?? [];
  });
  return buttons.length === options.length ? rows(buttons) : [];
}

function isWithin(value: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return /^-?\d+$/u.test(value) && Number(value) >= min && Number(value) <= max;
}
