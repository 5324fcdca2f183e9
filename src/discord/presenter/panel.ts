import type { Teller } from '../../kernel/text.js';
import type { Bag, Choice } from '../../kernel/types.js';
import { controlId, makeControlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { button, line, type Part, type Post, post, rows, select, words } from '../post.js';
import { bagSteps, fewBagValues, isBareVerb, narrow, type Narrowed, open, verbsOf } from './narrow.js';
import { argLabel, capital, lineLabel, valueLabel, verbHelp, verbLabel } from './labels.js';

/** What a panel is drawn from: one seat's decision, as that seat may see it. */
export interface Decision {
  readonly game: string;
  /** Stands before the families of the panel's controls where they aren't a game's: `learn-`. */
  readonly family?: string;
  /** Sequence number of the game when the choices were taken. */
  readonly seq: number;
  /** Choices of the asking seat, blocked ones with their reasons included where they are known. */
  readonly choices: readonly Choice[];
  readonly tell: Teller;
  /** A line or two that says which game, turn and phase it is and what is wanted. */
  readonly heading: string;
  /** A few words beside a value that may follow the words so far; '' for none. */
  readonly hint?: (words: readonly string[], next: string) => string;
}

/** How far a panel has come. Written into every control of it, read back from the one that is used. */
export interface PanelState {
  readonly prefix: readonly string[];
  /** A bag being filled, as its slot writes it; undefined when none is. */
  readonly bag: string | undefined;
  readonly page: number;
}

export const FRESH: PanelState = { prefix: [], bag: undefined, page: 0 };

/** Families of a panel's controls. */
export const PANEL = {
  /** Opens a panel in a new ephemeral answer. */
  open: 'open',
  /** A value was chosen: the panel is redrawn. */
  step: 'step',
  /** One more thing in the bag. */
  add: 'add',
  /** Asks for a number or a word with a modal. */
  type: 'type',
  /** A whole move was chosen. */
  go: 'go',
  /** Plays the move. */
  sure: 'sure',
  /** Shows what the move would do. */
  try: 'try',
  /** Moves of one word are played at one press from now on. */
  quick: 'at-once',
} as const;

/** One of the panel's families, for this decision. */
function familyOf(decision: Decision, family: keyof typeof PANEL): string {
  return `${decision.family ?? ''}${PANEL[family]}`;
}

export function makeRest(state: PanelState): string {
  return `${state.page === 0 ? '' : state.page.toString(36)}|${state.bag ?? ''}|${state.prefix.join(' ')}`;
}

export function parseRest(rest: string): PanelState {
  // A mark may follow that only keeps the ids of one message apart.
  const [page = '', bag = '', text = ''] = rest.split('|');
  return {
    page: page === '' ? 0 : Number.parseInt(page, 36) || 0,
    bag: bag === '' ? undefined : bag,
    prefix: text === '' ? [] : text.split(' '),
  };
}

/** Words that follow of themselves, because nothing else may come there. */
export function withForced(choices: readonly Choice[], prefix: readonly string[]): readonly string[] {
  let words = prefix;
  for (let at = 0; at < 24 && words.length > 0; at++) {
    const found = narrow(choices, words);
    const [only, more] = found.next;
    if (found.complete !== undefined || found.bags.length > 0 || only === undefined || more !== undefined)
      return words;
    words = [...words, only];
  }
  return words;
}

/** Most things a bag may hold in how many ways before it is filled piece by piece. */
const SMALL_BAG = LIMITS.selectOptions;

/** The panel for a decision at some point of building the move. */
export function panel(decision: Decision, state: PanelState): Post {
  const { tell } = decision;
  const prefix = withForced(decision.choices, state.prefix);
  const parts: Part[] = [words(decision.heading)];
  if (prefix.length === 0) parts.push(...verbParts(decision, state));
  else {
    const found = narrow(decision.choices, prefix);
    const help = prefix.length === 1 ? verbHelp(tell, prefix[0] ?? '') : '';
    const soFar = tell.tell('bot.panel.so-far', { line: lineLabel(tell, prefix), typed: prefix.join(' ') });
    parts.push(line(), words(help === '' ? soFar : `${soFar}\n${help}`));
    parts.push(...stepParts(decision, found, state));
  }
  return post(parts, { colour: 0x3b6ea5 });
}

function verbParts(decision: Decision, state: PanelState): Part[] {
  const { tell, choices, game, seq } = decision;
  const verbs = verbsOf(choices);
  const parts: Part[] = [];
  if (verbs.length <= MOST_VERB_BUTTONS) {
    const buttons = verbs.map((verb) =>
      isBareVerb(choices, verb)
        ? button({
            id: controlId(familyOf(decision, 'go'), game, seq, verb),
            label: verbLabel(tell, verb),
            style: 'primary',
          })
        : button({
            id: controlId(
              familyOf(decision, 'step'),
              game,
              seq,
              makeRest({ prefix: [verb], bag: undefined, page: 0 }),
            ),
            label: `${verbLabel(tell, verb)} …`,
          }),
    );
    parts.push(...rows(buttons));
  } else {
    parts.push(
      ...pagedSelect(decision, { ...FRESH, page: state.page }, 'step', verbs, {
        asked: tell.tell('bot.panel.what'),
        option: (verb) => ({ value: verb, label: verbLabel(tell, verb), description: verbHelp(tell, verb) }),
      }),
    );
  }
  const blocked = choices.filter((choice) => choice.blocked !== undefined);
  if (blocked.length > 0) parts.push(line(), words(blockedText(tell, blocked)));
  return parts;
}

const MOST_VERB_BUTTONS = 20;
const MOST_BLOCKED = 5;

/** What can't be done now, with rule and reason; of several choices blocked for the same reason, the first. */
function blockedText(tell: Teller, blocked: readonly Choice[]): string {
  const told = new Map<string, string>();
  for (const choice of blocked) {
    if (choice.blocked === undefined) continue;
    const { key, args, rule } = choice.blocked;
    const reason = `${choice.verb} ${rule} ${key}`;
    if (told.has(reason)) continue;
    const what = lineLabel(tell, [choice.verb, ...fixedWords(choice)]);
    told.set(reason, tell.tell('bot.panel.blocked-line', { what, why: tell.tell(key, args), rule }));
  }
  return [tell.tell('bot.panel.blocked'), ...[...told.values()].slice(0, MOST_BLOCKED)].join('\n');
}

/** The words of a choice that are settled, up to the first that isn't. */
function fixedWords({ args }: Choice): readonly string[] {
  const open = args.findIndex((slot) => typeof slot === 'object');
  return (open === -1 ? args : args.slice(0, open)).map(String);
}

function stepParts(decision: Decision, found: Narrowed, state: PanelState): Part[] {
  const { tell, game, seq } = decision;
  const parts: Part[] = [];
  const large: Bag[] = [];
  const all = new Set(found.next);
  // Two choices may take the same bag: with a weapon, and without one.
  for (const bag of found.bags) {
    const few = fewBagValues(bag, SMALL_BAG);
    if (few === undefined) large.push(bag);
    else for (const value of few) all.add(value);
  }
  const values = [...all].filter((value) => value.length <= LIMITS.optionValue);
  const asked =
    found.name === undefined
      ? tell.tell(found.complete === undefined ? 'bot.panel.next' : 'bot.panel.or-add')
      : capital(argLabel(tell, found.name));

  if (values.length > 0) parts.push(...valueParts(decision, found, values, asked, state));
  if (values.length < all.size)
    parts.push(words(tell.tell('bot.panel.too-long', { typed: found.prefix.join(' ') })));
  if (large.length > 0) parts.push(...bagParts(decision, found, large, state));

  const last = [];
  if (found.complete !== undefined) {
    const id = makeControlId({ family: familyOf(decision, 'go'), game, seq, rest: found.prefix.join(' ') });
    if (id === undefined)
      parts.push(words(tell.tell('bot.panel.too-long', { typed: found.prefix.join(' ') })));
    else last.push(button({ id, label: tell.tell('bot.panel.confirm'), style: 'good' }));
    const tryId = makeControlId({ family: PANEL.try, game, seq, rest: found.prefix.join(' ') });
    // Plans and lessons show what comes of a move in their own way.
    if (decision.family === undefined && tryId !== undefined)
      last.push(button({ id: tryId, label: tell.tell('bot.sure.what-if') }));
  }
  const back = state.bag === undefined ? backFrom(decision.choices, state.prefix) : state.prefix;
  last.push(
    stepButton(decision, { prefix: back, bag: undefined, page: 0 }, tell.tell('bot.panel.back'), 'b'),
  );
  return [...parts, ...rows(last.filter((each) => each !== undefined))];
}

function valueParts(
  decision: Decision,
  found: Narrowed,
  values: readonly string[],
  asked: string,
  state: PanelState,
): Part[] {
  const { tell } = decision;
  const here: PanelState = { prefix: found.prefix, bag: undefined, page: state.page };
  return pagedSelect(decision, here, 'step', values, {
    asked,
    option: (value) => ({
      value,
      label: valueLabel(tell, value),
      description: decision.hint?.(found.prefix, value) ?? '',
    }),
  });
}

interface Shown {
  readonly asked: string;
  readonly option: (value: string) => {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
  };
}

/** A menu of values, a page of them at a time, with buttons that turn the pages. */
function pagedSelect(
  decision: Decision,
  state: PanelState,
  family: 'step' | 'add',
  values: readonly string[],
  { asked, option }: Shown,
): Part[] {
  const { tell, game, seq } = decision;
  const size = LIMITS.selectOptions;
  const pages = Math.ceil(values.length / size);
  const page = Math.max(0, Math.min(state.page, pages - 1));
  const here: PanelState = { ...state, page };
  const id = makeControlId({ family: familyOf(decision, family), game, seq, rest: makeRest(here) });
  if (id === undefined) return [words(tell.tell('bot.panel.too-long', { typed: state.prefix.join(' ') }))];
  const of = pages > 1 ? tell.tell('bot.panel.page', { page: page + 1, pages }) : '';
  const title = [asked, of].filter((text) => text !== '').join(' · ');
  const parts: Part[] = [select(id, title, values.slice(page * size, (page + 1) * size).map(option))];
  if (pages <= 1) return parts;
  const type = makeControlId({ family: familyOf(decision, 'type'), game, seq, rest: makeRest(here) });
  const turn = [
    page > 0 ? stepButton(decision, { ...here, page: page - 1 }, '◀', 'p') : undefined,
    page < pages - 1 ? stepButton(decision, { ...here, page: page + 1 }, '▶', 'n') : undefined,
    type === undefined || family !== 'step'
      ? undefined
      : button({ id: type, label: tell.tell('bot.panel.type') }),
  ];
  return [...parts, ...rows(turn.filter((each) => each !== undefined))];
}

function bagParts(decision: Decision, found: Narrowed, bags: readonly Bag[], state: PanelState): Part[] {
  const { tell } = decision;
  const filled = state.bag ?? '-';
  const steps = bagSteps(bags, filled);
  const parts: Part[] = [words(tell.tell('bot.panel.bag', { bag: filled === '-' ? '–' : filled }))];
  const here: PanelState = { prefix: found.prefix, bag: filled, page: state.page };
  if (steps.add.length > 0) {
    parts.push(
      ...pagedSelect(decision, here, 'add', steps.add, {
        asked: tell.tell('bot.panel.bag-add'),
        option: (thing) => ({ value: thing, label: valueLabel(tell, thing) }),
      }),
    );
  }
  if (steps.done) {
    const done = stepButton(
      decision,
      { prefix: [...found.prefix, filled], bag: undefined, page: 0 },
      tell.tell(filled === '-' ? 'bot.panel.bag-none' : 'bot.panel.bag-done'),
      'd',
    );
    if (done !== undefined) parts.push(...rows([done]));
    else parts.push(words(tell.tell('bot.panel.too-long', { typed: found.prefix.join(' ') })));
  }
  return parts;
}

/** A button that redraws the panel elsewhere. `mark` keeps ids of one message apart. */
function stepButton(decision: Decision, to: PanelState, label: string, mark: string) {
  const id = makeControlId({
    family: familyOf(decision, 'step'),
    game: decision.game,
    seq: decision.seq,
    rest: `${makeRest(to)}|${mark}`,
  });
  return id === undefined ? undefined : button({ id, label });
}

/** The words before the last one that was really chosen. */
function backFrom(choices: readonly Choice[], prefix: readonly string[]): readonly string[] {
  for (let length = prefix.length - 1; length > 0; length--) {
    const shorter = prefix.slice(0, length);
    if (withForced(open(choices), shorter).length < prefix.length) return shorter;
  }
  return [];
}
