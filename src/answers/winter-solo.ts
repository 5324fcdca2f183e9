import { readStored } from '../club/index.js';
import { aidsOf } from '../discord/answers.js';
import { mention } from '../discord/bot.js';
import type { RequestContext, CompleteCall, Completion, Press } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import {
  button,
  countComponents,
  galleries,
  line,
  type ContainerPart,
  post,
  type MessageBody,
  rows,
  words,
} from '../discord/post.js';
import { pageParts } from '../discord/posts/pager.js';
import { factsOf, tellerOfDay, WINTER, WINTER_PANEL } from '../discord/posts/winter.js';
import { lineLabel } from '../discord/presenter/labels.js';
import {
  type PanelDecision,
  FRESH,
  panel,
  PANEL,
  type PanelState,
  parseRest,
} from '../discord/presenter/panel.js';
import { lines } from '../discord/presenter/narrow.js';
import { panelAt, pressed } from '../discord/presenter/press.js';
import { Refused, Stale } from '../kernel/errors.js';
import { type Choice, makeMove, type Move } from '../kernel/index.js';
import { refuse, type SoloDay, type WinterDay } from '../table/index.js';
import {
  againButton,
  backButton,
  boardButton,
  footLines,
  MOST_LINES,
  WINTER_COLOR,
  withFile,
} from './winter-parts.js';
import { scoreName } from './figures.js';
import type { BotTeller } from '../discord/texts.js';

/** A day's solo game for one person: the panel while it runs, then the result and everybody's lines. */

/** Most happenings of a move to list. */
const MOST_TOLD = 10;
/** Most buttons to lines. */
const MOST_SHOWN = 10;

export async function soloPost(
  call: RequestContext,
  solo: SoloDay,
  note = '',
  state = FRESH,
): Promise<MessageBody> {
  return solo.isOpen ? endPost(call, solo) : runPost(call, solo, note, state);
}

/** `12.5`, in German `12,5`; no decimals for whole numbers. */
const points = (tell: BotTeller, figure: number): string =>
  figure.toLocaleString(tell.locale, { maximumFractionDigits: 1 });

function soloFacts(tell: BotTeller, solo: SoloDay) {
  const { par } = solo.winter;
  return {
    ...factsOf(tell, solo),
    measure: scoreName(tell),
    par: points(tell, par.mean),
    worlds: par.worlds,
    won: Math.round(100 * par.won),
  };
}

function decisionIn(call: RequestContext, solo: SoloDay, tell: BotTeller, heading: string): PanelDecision {
  const { winter, run, snapshot, day } = solo;
  const rules = call.bot.modules.get(winter.game);
  const { choices } = run;
  return {
    ...{ game: day, family: WINTER_PANEL, seq: run.at, choices, tell, heading },
    typed: tell.text('bot.winter.typed'),
    ...(rules === undefined ? {} : aidsOf(rules, snapshot.view, winter.seat, choices, tell)),
  };
}

/** The game's introduction, the last move's happenings, and the panel. */
async function runPost(
  call: RequestContext,
  solo: SoloDay,
  note: string,
  state: PanelState,
): Promise<MessageBody> {
  const { run, winter, day } = solo;
  const tell = tellerOfDay(call.bot, solo, call.locale);
  const pictures = await call.bot.pictures.board(solo.snapshot, call.locale);
  const head = [
    tell.text('bot.winter.title', { day }),
    ...(run.at === 0 ? [tell.text(`bot.winter.solo-${winter.kind}`, soloFacts(tell, solo))] : []),
    ...cameLines(solo, tell),
    tell.text('bot.winter.standing', {
      measure: scoreName(tell),
      points: points(tell, run.points),
      par: points(tell, winter.par.mean),
    }),
    ...(run.at === 0 ? [tell.text('bot.winter.one-try')] : []),
  ];
  const ask = `ask.${solo.state ?? ''}`;
  const heading = [
    note,
    tell.has(ask) ? tell.lookup(ask) : tell.text('bot.winter.question-solo'),
    run.rule === undefined ? '' : tell.text('bot.rule', { rule: run.rule }),
  ];
  const decision = decisionIn(call, solo, tell, heading.filter((text) => text !== '').join('\n'));
  const asked = panel(decision, state);
  const parts: ContainerPart[] = [words(head.join('\n'))];
  const shown = post([...parts, ...galleries(pictures), ...rows([boardButton(tell, day)])], {
    files: pictures,
    color: WINTER_COLOR,
  });
  const all = [...shown.components, ...asked.components];
  // A panel too large for one message with the picture is shown alone.
  return countComponents(all) <= LIMITS.components ? { ...shown, components: all } : asked;
}

function cameLines({ run: { came } }: SoloDay, tell: BotTeller): readonly string[] {
  const happened = came.map(({ key, args }) => `• ${tell.lookup(key, args)}`);
  return happened.length > MOST_TOLD ? ['…', ...happened.slice(1 - MOST_TOLD)] : happened;
}

/** The result, everybody's lines, and buttons to read them. */
async function endPost(call: RequestContext, solo: SoloDay): Promise<MessageBody> {
  const tell = tellerOfDay(call.bot, solo, call.locale);
  const pictures = await call.bot.pictures.board(solo.snapshot, call.locale);
  const { run, winter, day, everywhere } = solo;
  const head = [
    tell.text('bot.winter.title', { day }),
    tell.text(`bot.winter.solo-${winter.kind}`, soloFacts(tell, solo)),
    ...cameLines(solo, tell),
  ];
  const standings = solo.lines.slice(0, MOST_LINES).map(({ place, person, result, play, isWeighed }) =>
    tell.text('bot.winter.solo-line', {
      ...{ place, who: mention(person), points: points(tell, result), play: points(tell, play) },
      weighed: isWeighed ? 'yes' : 'no',
    }),
  );
  const rest = solo.lines.length - standings.length;
  const everybody = [
    tell.text('bot.winter.lines'),
    ...(standings.length === 0 ? [tell.text('bot.winter.nobody')] : standings),
    ...(rest > 0 ? [tell.text('bot.winter.more', { rest })] : []),
    tell.text('bot.winter.everywhere-solo', everywhere),
    ...footLines(solo, tell),
  ];
  const isWeighing = run.result !== undefined && run.play === undefined;
  const buttons = solo.lines.slice(0, MOST_SHOWN).map((_, at) =>
    button({
      id: controlId(WINTER.line, '', -1, `${day} ${at} 0`),
      label: tell.text('bot.winter.line-button', { letter: at + 1 }),
    }),
  );
  return withFile(
    solo,
    tell,
    [
      words(head.join('\n')),
      ...galleries(pictures),
      words(verdictLines(solo, tell, run.result).join('\n')),
      line(),
      words(everybody.join('\n')),
      ...rows([...(isWeighing ? [againButton(tell, day)] : []), boardButton(tell, day), ...buttons]),
    ],
    pictures,
  );
}

function verdictLines(
  { run, winter }: SoloDay,
  tell: BotTeller,
  result: number | undefined,
): readonly string[] {
  const par = points(tell, winter.par.mean);
  const measure = scoreName(tell);
  if (result === undefined) return [tell.text('bot.winter.solo-past', { par, measure })];
  const { over } = run;
  const isWon = over?.winners.includes(winter.seat) === true;
  return [
    tell.text('bot.winter.solo-result', { points: points(tell, result), par, measure }),
    ...(over === undefined ? [] : [tell.text('bot.winter.solo-over', { won: isWon ? 'yes' : 'no' })]),
    run.play === undefined
      ? tell.text('bot.winter.solo-weighing')
      : tell.text('bot.winter.solo-play', {
          play: points(tell, run.play),
          luck: points(tell, Math.abs(result - run.play)),
          measure,
          how: result >= run.play ? 'kind' : 'hard',
        }),
  ];
}

/** One of the lines, move by move: only for players who have finished, or after the day. */
export async function linePost(
  call: RequestContext,
  day: string,
  at: number,
  page: number,
): Promise<MessageBody> {
  const winterDay = await call.bot.table.winters.show(call.actor, day, call.locale);
  const shown = winterDay.is === 'solo' ? winterDay.lines[at] : undefined;
  if (winterDay.is !== 'solo' || shown === undefined) throw new Stale(`there is no such line of ${day}`);
  const tell = tellerOfDay(call.bot, winterDay, call.locale);
  const verbs = call.bot.modules.get(winterDay.winter.game)?.verbs;
  const moves = [
    tell.text('bot.winter.line-title', {
      who: mention(shown.person),
      points: points(tell, shown.result),
      measure: scoreName(tell),
    }),
    ...shown.moves.map((each, number) => {
      const [seat, move] = readStored(each);
      const label = lineLabel(tell, move.split(' '), verbs);
      const key = seat === winterDay.winter.seat ? 'bot.winter.line-own' : 'bot.winter.line-other';
      return tell.text(key, { n: number + 1, seat, line: label });
    }),
  ];
  const parts = pageParts(tell, moves, page, (next) =>
    controlId(WINTER.line, '', -1, `${day} ${at} ${next}`),
  );
  return post([...parts, ...rows([backButton(tell, day)])]);
}

/** The current state of a day's solo game; default: today's. */
async function soloOn(call: RequestContext, day?: string): Promise<SoloDay> {
  return soloIn(await call.bot.table.winters.show(call.actor, day, call.locale));
}

function soloIn(winterDay: WinterDay): SoloDay {
  if (winterDay.is !== 'solo') return refuse('table.asks-riddle', { day: winterDay.day });
  return winterDay;
}

/** Redraws the panel in another state; afresh if the game has moved on. */
export async function redrawSolo(
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<MessageBody> {
  const solo = await soloOn(press, press.id.game);
  const tell = tellerOfDay(press.bot, solo, press.locale);
  if (solo.isOpen || solo.run.at !== press.id.seq) return soloPost(press, solo, tell.text('bot.stale'));
  const before = parseRest(press.id.rest);
  const next = to(before, solo.run.choices);
  // If that state leads nowhere, start the panel over.
  const isThere = panelAt(decisionIn(press, solo, tell, ''), before, next) !== undefined;
  return soloPost(press, solo, isThere ? '' : tell.text('bot.stale'), isThere ? next : FRESH);
}

/** Handles a chosen value: shows the next step, or plays the completed move. */
export async function stepSolo(press: Press): Promise<MessageBody> {
  const solo = await soloOn(press, press.id.game);
  const to = pressed(solo.run.choices, PANEL.step, press.id.rest, press.values);
  if (solo.isOpen || solo.run.at !== press.id.seq || to === undefined)
    return soloPost(press, solo, tellerOfDay(press.bot, solo, press.locale).text('bot.stale'));
  if (to.to === 'move') return pressedSolo(press, to.move);
  return redrawSolo(press, (state) => (to.to === 'panel' ? to.state : state));
}

/** Plays a pressed move; one that would end the attempt is confirmed first. */
export async function pressedSolo(press: Press, move: Move | undefined): Promise<MessageBody> {
  if (move === undefined) return refuse('table.unreadable');
  const { game: day, seq } = press.id;
  // A forbidden move is refused when it is played.
  const ends = await press.bot.table.winters.ends(press.actor, day, move, seq).catch(() => false);
  if (!ends) return playSolo(press, move);
  const solo = await soloOn(press, day);
  const note = tellerOfDay(press.bot, solo, press.locale).text('bot.winter.ends');
  return soloPost(press, solo, note, { ...FRESH, prefix: makeMove(move).split(' ') });
}

export const playSolo = (press: Press, move: Move | undefined): Promise<MessageBody> =>
  played(press, press.id.game, move, press.id.seq);

/** Plays a typed move in today's solo game. */
export async function typedSolo(call: RequestContext, move: Move | undefined): Promise<MessageBody> {
  const solo = await soloOn(call);
  return played(call, solo.day, move, solo.run.at);
}

/** Completions for today's solo game. */
export async function completeSolo(call: CompleteCall): Promise<readonly Completion[]> {
  const winterDay = await call.bot.table.winters.show(call.actor, undefined, call.locale);
  if (winterDay.is !== 'solo') return [];
  const tell = tellerOfDay(call.bot, winterDay, call.locale);
  return lines(winterDay.run.choices, call.typed, LIMITS.autocompleteChoices).map((each) => ({
    name: `${each} (${lineLabel(tell, each.split(' '))})`,
    value: each,
  }));
}

/** Plays a move; a refusal is shown above the panel. */
async function played(
  call: RequestContext,
  day: string,
  move: Move | undefined,
  at: number,
): Promise<MessageBody> {
  if (move === undefined) return refuse('table.unreadable');
  const { winters } = call.bot.table;
  try {
    const winterDay = await winters.play(call.actor, day, move, at, call.locale);
    return await soloPost(call, soloIn(winterDay));
  } catch (error) {
    const isRule = error instanceof Refused && error.rule !== 'table';
    const isStale = error instanceof Stale && day === winters.today();
    if (!isRule && !isStale) throw error;
    const solo = await soloOn(call, day);
    const tell = tellerOfDay(call.bot, solo, call.locale);
    const note = isRule
      ? tell.text('bot.refused', { rule: error.rule, why: tell.lookup(error.key, error.facts) })
      : tell.text('bot.stale');
    return soloPost(call, solo, note);
  }
}
