import { type Bag, isHopeless, lastHint } from '../../kernel/index.js';
import { withoutEmojis } from '../emojis.js';
import { buttonLines } from '../height.js';
import { LIMITS } from '../limits.js';
import { type ContainerPart, rows, words } from '../post.js';
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
import { fewBagValues, type Narrowed, verbsOf } from './narrow.js';
import { isWide, numberParts } from './number-parts.js';
import {
  ALL,
  FRESH,
  type PanelDecision,
  goButton,
  type PanelState,
  stepButton,
  WHOLE,
} from './panel-state.js';
import { isEnd, wholeMoves } from './whole-moves.js';

/** Controls to choose the next word, or the whole rest of a move. */

/** Maximum number of possible contents for a bag to be listed; otherwise it is filled piece by piece. */
const SMALL_BAG = LIMITS.selectOptions;
/** Maximum number of buttons, and of their lines on a phone; more choices become a menu. */
const MOST_BUTTONS = 10;
const MOST_LINES = 6;
/** The same where the panel asks nothing else: a single verb, or its thing is chosen. */
const MOST_LAST_LINES = 9;
/** Maximum number of buttons that open another beginning, and of words in a beginning. */
const MOST_STEPS = 4;
const DEEPEST = 2;
/** Characters of a label that fit one and two lines on a phone, with room for the star of a hint. */
const SHORT = 38;
const TWO_LINES = 72;

/** Whether the labels fit as buttons, which need one press; a menu needs two. */
function areShort(all: readonly string[], most = MOST_LINES): boolean {
  const names = all.map(withoutEmojis);
  const seconds = names.filter(({ length }) => length > SHORT).length;
  return (
    names.length <= MOST_BUTTONS &&
    names.every(({ length }) => length <= TWO_LINES) &&
    buttonLines(names) + seconds <= most
  );
}

/** Marks choices without a chance and moves them to the end. */
function hopefulFirst<T extends { readonly hint: string }>(all: readonly T[]): readonly T[] {
  const mark = (one: T): T => ({ ...one, hint: `✗ ${one.hint}` });
  return [
    ...all.filter(({ hint }) => !isHopeless(hint)),
    ...all.filter(({ hint }) => isHopeless(hint)).map(mark),
  ];
}

type Words = readonly string[];

const linesAfter = ({ choices }: PanelDecision, { length }: Words): number =>
  length > 1 || verbsOf(choices).length === 1 ? MOST_LAST_LINES : MOST_LINES;

/** Controls for the next word: a menu, or a few buttons. */
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
  /** Includes dominated endings: those that take more and gain nothing. */
  readonly all?: boolean;
}

/** Every ending of the move: buttons if few and short, else one menu. */
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
  const buttons = buttonsOf(decision, prefix, shown, linesAfter(decision, prefix));
  if (buttons !== undefined) return rows([...buttons, more].flat());
  const groups = behind.size === 0 && found === undefined ? groupParts(decision, prefix, shown) : [];
  if (groups.length > 0) return groups;
  const named = found?.name === undefined ? askedOf(decision, prefix) : capital(argLabel(tell, found.name));
  // A closed menu would hide that the weaker moves were added.
  const asked = all ? tell.text('bot.panel.all', { n: shown.length }) : named;
  const options = shown.map(({ rest, label, hint }) => ({ value: rest.join(' '), label, description: hint }));
  return [...pagedSelect(decision, { ...here, bag: WHOLE }, 'step', options, asked), ...rows([more].flat())];
}

interface Ending {
  readonly rest: Words;
  readonly label: string;
  readonly hint: string;
}

/**
 * For too many endings: buttons for those that begin with the first word or two, and a button to open each other
 * beginning, which takes as many presses as a menu. Empty if one beginning alone has too many endings.
 */
function groupParts(
  decision: PanelDecision,
  prefix: Words,
  shown: readonly Ending[],
  depth = 1,
): ContainerPart[] {
  const { tell, args } = decision;
  const beginOf = ({ rest }: Ending): string => rest.slice(0, depth).join(' ');
  const [first, ...others] = [...new Set(shown.map(beginOf))].map((begin) => {
    const begun = begin.split(' ');
    const to = [...prefix, ...begun];
    const endings = shown
      .filter((each) => beginOf(each) === begin)
      .map(({ rest, hint }) => ({ rest: rest.slice(depth), hint }));
    const isWhole = endings.some(({ rest }) => rest.length === 0);
    const named = endings.map((each) => ({ ...each, label: restLabel(tell, to, each.rest, args) }));
    const label = restLabel(tell, prefix, begun, args);
    return { to, label, buttons: isWhole ? undefined : buttonsOf(decision, to, named) };
  });
  if (first === undefined || others.length > MOST_STEPS) return [];
  if ([first, ...others].some(({ buttons }) => buttons === undefined))
    return depth < DEEPEST ? groupParts(decision, prefix, shown, depth + 1) : [];
  const steps = others.flatMap(
    ({ to, label }) => stepButton(decision, { ...FRESH, prefix: to }, `${label} …`, 'v') ?? [],
  );
  return [words(`**${first.label}**`), ...rows(first.buttons ?? []), ...rows(steps)];
}

/** A button per ending; undefined if there are too many or they are too long. */
function buttonsOf(decision: PanelDecision, prefix: Words, shown: readonly Ending[], most = MOST_LINES) {
  if (
    !areShort(
      shown.map(({ label, hint }) => `${label}${hint}`),
      most,
    )
  )
    return undefined;
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

/** The placeholder of a menu for the next word. */
function askedOf({ tell, args }: PanelDecision, prefix: Words): string {
  if (prefix.length === 0) return tell.text('bot.panel.what');
  return tell.text('bot.panel.with', { line: lineLabel(tell, prefix, args) });
}

/** The hint for a move. */
export const reasonFor = (decision: PanelDecision, move: Words): string => hintOf(decision, [], move);

/** The hint of the last word that has one. */
function hintOf(decision: PanelDecision, prefix: Words, rest: Words): string {
  const hint = lastHint(decision.hint, [...prefix, ...rest], prefix.length);
  return hint === '' && prefix.length === 0 ? verbHelp(decision.tell, rest[0] ?? '') : hint;
}

/** Controls for the next word: a menu of values, a bag filled piece by piece, a number set step by step. */
function wordParts(decision: PanelDecision, found: Narrowed, state: PanelState): ContainerPart[] {
  const { tell } = decision;
  const { prefix, name, span } = found;
  const parts: ContainerPart[] = [];
  const few = found.bags.map((bag) => fewBagValues(bag, SMALL_BAG));
  // One menu for all bags: the contents of a small bag are pieces of a large one as well.
  const large: readonly Bag[] = few.includes(undefined) ? found.bags : [];
  const wide = isWide(span) ? span : undefined;
  const all = new Set(found.next.filter((value) => wide === undefined || !isWithin(value, wide)));
  if (large.length === 0) for (const value of few.flatMap((some) => some ?? [])) all.add(value);
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

/** A button per possible next value; empty if there are too many or they are too long. */
function valueButtons(
  decision: PanelDecision,
  prefix: Words,
  options: readonly MenuOption[],
): ContainerPart[] {
  const named = options.map(({ value, label, description = '' }) => ({
    to: [...prefix, value],
    name: description === '' ? label : `${label} · ${description}`,
  }));
  const labels = named.map(({ name }) => name);
  if (!areShort(labels, linesAfter(decision, prefix))) return [];
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
