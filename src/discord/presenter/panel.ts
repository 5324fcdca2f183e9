import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { type Choice, isBag, isFixed, isPick, type Parameter } from '../../kernel/index.js';
import { parseControlId } from '../custom-id.js';
import { withoutEmojis } from '../emojis.js';
import { clip, LIMITS } from '../limits.js';
import { isTall } from '../height.js';
import {
  countComponents,
  line,
  type ContainerPart,
  type MessageBody,
  post,
  rows,
  section,
  words,
} from '../post.js';
import { isNumber, lineLabel, verbHelp, verbLabel, wordLabel } from './labels.js';
import { fits, narrow, open, verbsOf } from './narrow.js';
import { pagedSelect, tooLong } from './menus.js';
import { isWide } from './number-parts.js';
import { endParts, stepParts } from './panel-parts.js';
import {
  ALL,
  type PanelDecision,
  FRESH,
  goButton,
  panelButton,
  type PanelState,
  parseRest,
  plainButton,
  stepButton,
} from './panel-state.js';
import { wholeMoves } from './whole-moves.js';
import type { BotTeller } from '../texts.js';

export { type PanelDecision, FRESH, makeRest, PANEL, type PanelState, parseRest } from './panel-state.js';

/** Adds words that have no alternative. */
export function withForced(choices: readonly Choice[], prefix: readonly string[]): readonly string[] {
  let all = prefix;
  for (let at = 0; at < 24 && all.length > 0; at++) {
    const found = narrow(choices, all);
    const [only, more] = found.next;
    if (found.complete !== undefined || found.bags.length > 0 || only === undefined || more !== undefined)
      return all;
    all = [...all, only];
  }
  return all;
}

/** The panel in a given state of the move. */
export function panel(decision: PanelDecision, state: PanelState): MessageBody {
  const { tell, begun = [], composed = [] } = decision;
  const prefix = withForced(decision.choices, state.prefix);
  const parts: ContainerPart[] = [...headParts(decision)];
  const chosen = [
    ...(begun.length > 0 ? [linesText(decision, 'bot.panel.begun', begun)] : []),
    ...(composed.length > 0 ? [linesText(decision, 'bot.panel.composed', composed)] : []),
  ];
  // Above the choices, so that a long list can't push it off a phone's screen.
  if (chosen.length > 0) parts.push(words(chosen.join('\n')), ...composedButtons(decision));
  if (prefix.length === 0) parts.push(...likelyParts(decision, prefix), ...topParts(decision, state));
  else {
    const found = narrow(decision.choices, prefix);
    const help = prefix.length === 1 ? verbHelp(tell, prefix[0] ?? '') : '';
    parts.push(line(), words(`**${lineLabel(tell, prefix, decision.args)}**\n${help}`.trim()));
    parts.push(...likelyParts(decision, prefix));
    const [step, last] = [stepParts(decision, found, state), lastParts(decision, prefix, state)];
    // Controls that add to a whole move are below Confirm, so they never move it.
    parts.push(...(found.complete === undefined ? [...step, ...last] : [...last, ...step]));
  }
  return post(within(decision, tidy(parts), state.prefix), { color: 0x3b6ea5 });
}

/**
 * Removes duplicate buttons. Only the first blue button stays blue, and none below a menu: most players use the menu.
 */
function tidy(parts: readonly ContainerPart[]): readonly ContainerPart[] {
  const seen = new Set<string>();
  let isOver = false;
  const isNew = (part: object): boolean => {
    if (!('custom_id' in part)) return true;
    const id = String(part.custom_id);
    return !seen.has(id) && seen.add(id) !== undefined;
  };
  return parts.flatMap((part): readonly ContainerPart[] => {
    if (part.type !== ComponentType.ActionRow) return [part];
    const components = part.components.filter(isNew).map((each) => {
      const isBlue = each.type === ComponentType.Button && each.style === ButtonStyle.Primary;
      const stays = !isBlue || !isOver;
      if (isBlue || each.type !== ComponentType.Button) isOver = true;
      return stays ? each : { ...each, style: ButtonStyle.Secondary as const };
    });
    return components.length === 0 ? [] : [{ ...part, components }];
  });
}

/**
 * The panel with the result of the last press. On a tall panel the note would be off the screen after a press at its
 * foot, so it is a message below.
 */
export function notedPanel(decision: PanelDecision, state: PanelState, note: string): MessageBody {
  const shown = panel({ ...decision, note }, state);
  if (note === '' || !isTall(shown.components)) return shown;
  return { ...panel(decision, state), below: post([notePart(decision, note)], { color: 0xd9822b }) };
}

const notePart = ({ act }: PanelDecision, note: string): ContainerPart =>
  act === undefined ? words(note) : section(note, act);

/** The part above the controls: note, game, news of the seat, and question. */
function headParts(decision: PanelDecision): readonly ContainerPart[] {
  const { note = '', where = '', news, heading } = decision;
  const text = (lines: readonly string[]): readonly ContainerPart[] => {
    const said = lines.filter((each) => each !== '');
    return said.length === 0 ? [] : [words(said.join('\n'))];
  };
  if (decision.act !== undefined && note !== '') return [notePart(decision, note), ...text([where, heading])];
  return news === undefined
    ? text([note, where, heading])
    : [...text([note, where]), news, ...text([heading])];
}

/** If the message is full, the foot is left out rather than a control. */
function within(
  decision: PanelDecision,
  parts: readonly ContainerPart[],
  chosen: readonly string[],
): readonly ContainerPart[] {
  const all = [...parts, ...footParts(decision, chosen)];
  return countComponents(all) < LIMITS.components ? all : parts;
}

/** Buttons to confirm, try out and go back. */
function lastParts(decision: PanelDecision, prefix: readonly string[], state: PanelState): ContainerPart[] {
  const { tell } = decision;
  const last = [];
  const parts: ContainerPart[] = [];
  if (narrow(decision.choices, prefix).complete !== undefined) {
    const move = prefix.join(' ');
    const sure = panelButton(decision, 'sure', move, tell.text('bot.panel.confirm'), 'good');
    if (sure === undefined) parts.push(tooLong(decision, prefix));
    last.push(sure);
    // Plans and lessons preview moves in their own way.
    if (decision.family === undefined)
      last.push(panelButton(decision, 'try', move, tell.text('bot.sure.what-if')));
  }
  const isFilling = state.bag !== undefined && !isNumber(state.bag);
  const back = isFilling ? state.prefix : backFrom(decision, state.prefix);
  last.push(
    stepButton(decision, { prefix: back, bag: undefined, page: 0 }, tell.text('bot.panel.back'), 'b'),
  );
  return [...parts, ...rows(last.filter((each) => each !== undefined))];
}

/** The moves chosen so far, one line each. */
function linesText({ tell, args }: PanelDecision, heading: string, chosen: readonly string[]): string {
  const lines = chosen.map((each) => `• ${lineLabel(tell, each.split(' '), args)}`);
  return [tell.lookup(heading), ...lines].join('\n');
}

function composedButtons(decision: PanelDecision): ContainerPart[] {
  const { tell, composed = [] } = decision;
  if (composed.length === 0) return [];
  // Part of a sealed answer is stored while the rest is still asked for; nothing is played yet.
  const keeps = decision.sealed === true && open(decision.choices).length > 0;
  const label =
    decision.send ?? tell.text(keeps ? 'bot.panel.keep' : 'bot.panel.send', { n: composed.length });
  return rows([
    plainButton(decision, 'send', label, 'good'),
    plainButton(decision, 'drop', tell.text('bot.panel.drop')),
  ]);
}

const MOST_VERB_BUTTONS = 20;
/** Maximum number of verbs that offer their next word at once. */
const MOST_OPEN = 2;

/** A verb with its endings, if there are few. */
interface Verb {
  readonly verb: string;
  readonly rests: readonly (readonly string[])[] | undefined;
}

/** Lists up to this length need no suggestions. */
const SHORT_LIST = 5;
const MOST_LIKELY = 3;

/** Moves that standing orders would take, above lists too long to scan. */
function likelyParts(decision: PanelDecision, prefix: readonly string[]): ContainerPart[] {
  const { tell, choices, likely = [], args } = decision;
  const begun = prefix.length === 0 ? '' : `${prefix.join(' ')} `;
  const isLong = (line: string): boolean =>
    wholeMoves(choices, [line.split(' ')[0] ?? ''], SHORT_LIST) === undefined;
  const all = likely.filter(({ line: move }) => move.startsWith(begun) && isLong(move)).slice(0, MOST_LIKELY);
  // A number set step by step already starts at the likely value.
  if (all.length === 0 || isWide(narrow(choices, prefix).span)) return [];
  const shown = all.map(({ line: move, why }) => {
    const moveWords = move.split(' ');
    return { moveWords, label: lineLabel(tell, moveWords, args), why };
  });
  const lines = shown.map(({ label, why }) => tell.text('bot.panel.likely', { line: label, why }));
  const buttons = shown.flatMap(
    ({ moveWords, label }) => goButton(decision, moveWords, label, 'primary') ?? [],
  );
  return buttons.length === 0 ? [] : [words(lines.join('\n')), ...rows(buttons)];
}

/** The first controls: short lists as whole moves, the first verb by its next word, the others as verb buttons. */
function topParts(decision: PanelDecision, state: PanelState): ContainerPart[] {
  const { choices } = decision;
  const verbs = inOrder(decision).map((verb): Verb => ({
    verb,
    rests: wholeMoves(choices, [verb], LIMITS.selectOptions),
  }));
  if (verbs.length > MOST_VERB_BUTTONS) return verbMenu(decision, state, verbs);
  const usual = verbs.filter((each) => !isAside(decision, each.verb));
  const [first, ...rest] = [usual, verbs.filter((each) => isAside(decision, each.verb))].filter(
    (some) => some.length > 0,
  );
  return first === undefined ? [] : verbParts(decision, state, first, rest.flat());
}

/** The menu with which the panel opens, for a turn ping; `verb` if it is of one verb. */
export function firstMenu(
  decision: PanelDecision,
): { readonly verb: string | undefined; readonly part: ContainerPart } | undefined {
  for (const part of topParts(decision, FRESH)) {
    if (part.type !== ComponentType.ActionRow) continue;
    const [menu] = part.components;
    if (menu?.type !== ComponentType.StringSelect || menu.max_values !== undefined) continue;
    const [verb] = parseRest(parseControlId(menu.custom_id)?.rest ?? '').prefix;
    const [asked, named] = [menu.placeholder ?? '', verb === undefined ? '' : verbLabel(decision.tell, verb)];
    // On the panel, a heading names the verb.
    const placeholder = asked.startsWith(named) ? asked : clip(`${named} · ${asked}`, LIMITS.placeholder);
    return { verb, part: { ...part, components: [{ ...menu, placeholder }] } };
  }
  return undefined;
}

/**
 * Short lists of whole moves are one menu. Otherwise the first verbs offer their next words at once, with at most one
 * menu among them, and the others are buttons.
 * @param aside verbs shown only as buttons, after the others
 */
function verbParts(
  decision: PanelDecision,
  state: PanelState,
  verbs: readonly Verb[],
  aside: readonly Verb[],
): ContainerPart[] {
  const many = verbs.filter(({ rests }) => rests?.length !== 1);
  const lines = allLines(many);
  const others = (shown: readonly Verb[]): ContainerPart[] =>
    rows(verbButtons(decision, [...verbs.filter((each) => !shown.includes(each)), ...aside]));
  if (lines !== undefined) return [...endsOf(decision, lines, state), ...others(many)];
  const open: { readonly each: Verb; readonly parts: readonly ContainerPart[] }[] = [];
  for (const each of many) {
    if (open.length === MOST_OPEN) break;
    const prefix = withForced(decision.choices, [each.verb]);
    const step = stepParts(decision, narrow(decision.choices, prefix), { ...state, prefix });
    const parts = [verbHead(decision, prefix), ...step];
    const isSecondMenu = hasMenu(parts) && open.some((before) => hasMenu(before.parts));
    if (!isSecondMenu) open.push({ each, parts });
  }
  return [...open.flatMap(({ parts }) => parts), ...others(open.map(({ each }) => each))];
}

const hasMenu = (parts: readonly ContainerPart[]): boolean =>
  parts.some(
    (part) =>
      part.type === ComponentType.ActionRow &&
      part.components.some(({ type }) => type === ComponentType.StringSelect),
  );

const isAside = ({ aside = [] }: PanelDecision, verb: string): boolean => aside.includes(verb);

/** Verbs in the order offered; rarely used ones last. */
function inOrder(decision: PanelDecision): readonly string[] {
  return verbsOf(decision.choices).toSorted(
    (a, b) => Number(isAside(decision, a)) - Number(isAside(decision, b)),
  );
}

/** Whole moves of these verbs, if they all fit one menu. */
function allLines(verbs: readonly Verb[]): readonly (readonly string[])[] | undefined {
  const all: (readonly string[])[] = [];
  for (const { verb, rests } of verbs) {
    if (rests === undefined) return undefined;
    all.push(...rests.map((rest) => [verb, ...rest]));
  }
  return all.length > LIMITS.selectOptions ? undefined : all;
}

/** One menu of whole moves. A verb shared by all is named once. */
function endsOf(
  decision: PanelDecision,
  lines: readonly (readonly string[])[],
  { bag }: PanelState,
): ContainerPart[] {
  const all = bag === ALL;
  const [[verb = ''] = []] = lines;
  if (lines.length === 0) return [];
  if (lines.some((each) => each[0] !== verb || each.length < 2))
    return endParts(decision, [], lines, { all });
  const forced = withForced(decision.choices, [verb]);
  const prefix = lines.every(({ length }) => length > forced.length) ? forced : [verb];
  const rests = lines.map((each) => each.slice(prefix.length));
  return [verbHead(decision, prefix), ...endParts(decision, prefix, rests, { all })];
}

/** Names the verb. Its help would only repeat the question if no other verb is open. */
function verbHead({ choices, tell, args }: PanelDecision, prefix: readonly string[]): ContainerPart {
  const help = verbsOf(choices).length > 1 ? verbHelp(tell, prefix[0] ?? '') : '';
  return words(`**${lineLabel(tell, prefix, args)}** ${help}`.trim());
}

function verbButtons(decision: PanelDecision, verbs: readonly Verb[]) {
  const { tell, args } = decision;
  return verbs.flatMap(({ verb, rests }) => {
    const [only = [], ...others] = rests ?? [];
    if (rests !== undefined && others.length === 0) {
      const go = goButton(decision, [verb, ...only], lineLabel(tell, [verb, ...only], args), 'primary');
      if (go !== undefined) return [go];
    }
    const step = stepButton(decision, { ...FRESH, prefix: [verb] }, `${verbLabel(tell, verb)} …`, 'v');
    return step === undefined ? [] : [step];
  });
}

function verbMenu(decision: PanelDecision, state: PanelState, verbs: readonly Verb[]): ContainerPart[] {
  const { tell } = decision;
  const options = verbs.map(({ verb }) => ({
    value: verb,
    label: verbLabel(tell, verb),
    description: verbHelp(tell, verb),
  }));
  return pagedSelect(decision, { ...FRESH, page: state.page }, 'step', options, tell.text('bot.panel.what'));
}

/** The part below the controls: the rule of the decision, and blocked choices. */
function footParts(decision: PanelDecision, chosen: readonly string[]): ContainerPart[] {
  const { tell, rule } = decision;
  const texts = [
    rule === undefined ? '' : tell.text('bot.about.cited', { id: rule }),
    blockedText(decision, chosen),
  ].filter((text) => text !== '');
  return texts.length === 0 ? [] : [words(`-# ${texts.join(' · ')}`)];
}

/** Maximum length of the blocked choices, in characters; the first is always shown. */
const MOST_BLOCKED = 110;

/**
 * Blocked choices with fact and rule: those that fit the chosen words; before a verb is chosen, those of the only verb
 * and of verbs that are entirely blocked. Each reason is given once. Choosing one shows what is possible instead.
 */
function blockedText({ tell, choices }: PanelDecision, chosen: readonly string[]): string {
  const can = new Set(verbsOf(choices));
  const isMeant = (choice: Choice): boolean =>
    chosen.length === 0 ? can.size === 1 || !can.has(choice.verb) : fits(choice, chosen);
  const texts = new Map<string, string>();
  for (const choice of choices.toSorted((a, b) => Number(can.has(a.verb)) - Number(can.has(b.verb)))) {
    if (choice.blocked === undefined || !isMeant(choice)) continue;
    const { key, args, rule } = choice.blocked;
    const reason = `${choice.verb} ${rule} ${key}`;
    if (texts.has(reason)) continue;
    const what = blockedLabel(tell, choice);
    texts.set(
      reason,
      tell.text('bot.panel.blocked-line', { what, why: firstOf(tell.lookup(key, args)), rule }),
    );
  }
  const lines = [...texts.values()];
  if (lines.length === 0) return '';
  let room = MOST_BLOCKED;
  const some = lines.filter((each, at) => (room -= withoutEmojis(each).length + 1) >= 0 || at === 0);
  const more = lines.length - some.length;
  const list = [...some, ...(more > 0 ? [tell.text('bot.panel.blocked-more', { n: more })] : [])].join(' ');
  return tell.text('bot.panel.blocked', { list });
}

/** A refusal's first sentence states the fact; the others say what is possible. */
const firstOf = (reason: string): string => /^.*?[.!?](?=\s+\p{Lu})/su.exec(reason)?.[0] ?? reason;

/** Up to this many values of an argument are named in a blocked choice. */
const MOST_NAMED = 3;

/** A blocked choice in names. Arguments with many values are an ellipsis; trailing ones are left out. */
function blockedLabel(tell: BotTeller, { verb, args }: Choice): string {
  const names = args.map((parameter) => parameterLabel(tell, parameter));
  const last = names.findLastIndex((each) => each !== '…');
  return [verbLabel(tell, verb), ...names.slice(0, last + 1)].join(' · ');
}

function parameterLabel(tell: BotTeller, parameter: Parameter): string {
  if (isFixed(parameter)) return wordLabel(tell, String(parameter));
  if (isPick(parameter))
    return parameter.oneOf.length > MOST_NAMED
      ? '…'
      : parameter.oneOf.map((word) => wordLabel(tell, word)).join(' / ');
  if (!isBag(parameter) && parameter.min === parameter.max) return String(parameter.min);
  return '…';
}

/** The words before the last one with an alternative; none if the first panel already asks for that one. */
function backFrom(decision: PanelDecision, prefix: readonly string[]): readonly string[] {
  for (let length = prefix.length - 1; length > 0; length--) {
    const shorter = prefix.slice(0, length);
    if (withForced(decision.choices, shorter).length >= prefix.length) continue;
    const top = JSON.stringify(topParts(decision, FRESH));
    // Ids of a control for the next word, and of a button that opens this step.
    const controls = [`|${shorter.join(' ')}"`, `|${prefix.join(' ')}|v"`];
    return controls.some((id) => top.includes(id)) ? [] : shorter;
  }
  return [];
}
