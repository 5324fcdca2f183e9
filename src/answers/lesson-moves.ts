import { aidsOf, textReply } from '../discord/answers.js';
import type { RequestContext, CompleteCall, Completion, Press } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import { post, type MessageBody, words } from '../discord/post.js';
import { LEARN, LEARN_PANEL } from '../discord/posts/lesson.js';
import { pageParts } from '../discord/posts/pager.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { lines } from '../discord/presenter/narrow.js';
import {
  type PanelDecision,
  FRESH,
  notedPanel,
  PANEL,
  type PanelState,
  parseRest,
} from '../discord/presenter/panel.js';
import { chosen, panelAt, pressed } from '../discord/presenter/press.js';
import { understand, type Understood } from '../discord/presenter/understand.js';
import { Refused, Stale } from '../kernel/errors.js';
import { type Choice, makeMove, type Move, movesOf, parseMove } from '../kernel/index.js';
import type { LessonAnswer, Lessons, LessonSnapshot, Choosing } from '../table/index.js';
import { lessonTeller, showStep } from './lesson.js';
import { type Compose, linesOf } from './moving.js';
import { namedInTurn, nearPost, tellsOf } from './typed.js';

/** A pupil's actions in a lesson (panel, hint, typed line) and the answers that teach. */

export async function own(call: RequestContext, module: string): Promise<LessonSnapshot> {
  if (!call.bot.modules.has(module)) throw new Refused({ rule: 'table', key: 'table.no-such-game' });
  const lesson = await call.bot.table.lessons.find(call.actor, module);
  if (lesson === undefined) throw new Refused({ rule: 'table', key: 'table.not-taught' });
  return lesson;
}

/** The lesson whose thread this is; undefined elsewhere. */
export async function lessonHere(call: RequestContext): Promise<LessonSnapshot | undefined> {
  return call.bot.table.lessons.at(call.actor, call.channel);
}

/** The choices now, after the composed moves if there are any. */
const choicesNow = ({ choices, composed }: LessonSnapshot): readonly Choice[] => composed?.choices ?? choices;

function decisionIn(call: RequestContext, lesson: LessonSnapshot): PanelDecision {
  const { module, at, seat, snapshot, step, composes, composed } = lesson;
  const tell = lessonTeller(call, module);
  const rules = call.bot.modules.get(module);
  const { state, rule } = composed ?? lesson;
  const view = composed?.view ?? snapshot.view;
  const heading = [
    step === undefined ? '' : `**${tell.lookup(`learn.${step.id}.title`)}**`,
    tell.has(`ask.${state ?? ''}`) ? tell.lookup(`ask.${state ?? ''}`) : '',
    rule === undefined ? '' : tell.text('bot.rule', { rule }),
    // The meaning of the composed moves, as in a game.
    ...(composes ? [rules?.means?.(view, seat, tell) ?? '', tell.text('bot.learn.together')] : []),
  ];
  const choices = choicesNow(lesson);
  return {
    game: module,
    family: LEARN_PANEL,
    seq: at,
    choices,
    tell,
    heading: heading.filter((text) => text !== '').join('\n'),
    ...(rules === undefined ? {} : aidsOf(rules, view, seat, choices, tell)),
    ...(composed === undefined ? {} : { composed: composed.lines }),
  };
}

function panelOf(
  call: RequestContext,
  lesson: LessonSnapshot,
  note = '',
  state: PanelState = FRESH,
): MessageBody {
  if (lesson.step === undefined) return textReply(call, 'bot.learn.end-next');
  return notedPanel(decisionIn(call, lesson), state, note);
}

/** Redraws the panel in another state; afresh if the lesson has moved on. */
export async function redraw(
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<MessageBody> {
  const lesson = await own(press, press.id.game);
  if (lesson.at === press.id.seq) return redrawn(press, lesson, to);
  return panelOf(press, lesson, lessonTeller(press, lesson.module).text('bot.stale'));
}

function redrawn(
  press: Press,
  lesson: LessonSnapshot,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): MessageBody {
  if (lesson.step === undefined) return panelOf(press, lesson);
  const before = parseRest(press.id.rest);
  const shown = panelAt(decisionIn(press, lesson), before, to(before, choicesNow(lesson)));
  return shown ?? panelOf(press, lesson, lessonTeller(press, lesson.module).text('bot.stale'));
}

/** Handles a press on the panel: plays or composes a move, or shows the next step. */
export function pressedInLesson(press: Press, which: keyof typeof PANEL): Promise<MessageBody> {
  const { id, values } = press;
  const decide: Decide = (lesson, compose) => {
    const to = pressed(choicesNow(lesson), PANEL[which], id.rest, values);
    const so = lesson.composed?.moves;
    switch (to?.to) {
      case 'move':
        return oneMore(lesson, compose, to.move);
      case 'send':
        return so === undefined ? { does: 'ask' } : { does: 'play', moves: so };
      case 'drop':
        return so === undefined ? { does: 'ask' } : { does: 'keep', moves: so.slice(0, -1) };
      default:
        return { does: 'ask' };
    }
  };
  return answered(press, id.game, decide, {
    at: id.seq,
    asked: (lesson) => redrawn(press, lesson, (state) => chosen(state, values)),
  });
}

/** Adds a whole move. A step of several moves composes until nothing can follow; the rules refuse a wrong one. */
function oneMore(lesson: LessonSnapshot, compose: Compose, move: Move | undefined): Choosing {
  if (move === undefined) return { does: 'play', moves: [] };
  const moves = [...(lesson.composed?.moves ?? []), ...movesOf(move)];
  if (!lesson.composes) return { does: 'play', moves };
  const seen = compose(moves);
  const goesOn = seen.moves.length === moves.length && seen.stops === 'own';
  return { does: goesOn ? 'keep' : 'play', moves };
}

type Decide = Parameters<Lessons['answer']>[2];

/** Options of an answer. */
interface Answering {
  readonly at?: number;
  /** Shown if nothing was played or composed. */
  readonly asked: (lesson: LessonSnapshot) => MessageBody;
  /** The reading of typed words, for a refusal. */
  readonly typed?: () => Understood | undefined;
}

/** Applies a pupil's decision and answers with the result or the refusal. */
async function answered(
  call: RequestContext,
  module: string,
  decide: Decide,
  { at, asked, typed }: Answering,
): Promise<MessageBody> {
  let moves: readonly Move[] = [];
  try {
    const answer = await call.bot.table.lessons.answer(
      call.actor,
      module,
      (lesson, compose) => {
        const choosing = decide(lesson, compose);
        if (choosing.does === 'play') ({ moves } = choosing);
        return choosing;
      },
      at,
    );
    if (answer.does === 'play') return await cameOf(call, answer, moves);
    return answer.does === 'ask' ? asked(answer.lesson) : panelOf(call, answer.lesson);
  } catch (error) {
    return refusal(call, module, error, typed?.());
  }
}

/** The result of a played answer; a move other than the taught one changes nothing. */
async function cameOf(
  call: RequestContext,
  { came, lesson }: Extract<LessonAnswer, { does: 'play' }>,
  moves: readonly Move[],
): Promise<MessageBody> {
  const tell = lessonTeller(call, lesson.module);
  const { step } = came;
  if (came.kind === 'wrong') {
    const why = came.why !== undefined && tell.has(came.why) ? tell.lookup(came.why) : '';
    const notes = [tell.text('bot.learn.wrong', { why }), tell.lookup(`learn.${step.id}.hint`)];
    return panelOf(call, lesson, notes.join('\n'));
  }
  const line = moves.map((move) => lineLabel(tell, makeMove(move).split(' '))).join(' → ');
  const happened = came.happenings.map(({ key, args }) => `• ${tell.lookup(key, args)}`);
  const shown = await showStep(call, lesson);
  const text = [
    tell.text('bot.learn.right', { line }),
    ...(happened.length > MOST_TOLD ? [...happened.slice(0, MOST_TOLD - 1), '…'] : happened),
    tell.lookup(`learn.${step.id}.done`),
    shown === undefined ? tell.text('bot.learn.next', { thread: `<#${lesson.thread ?? ''}>` }) : '',
  ];
  const done = post([words(text.filter((each) => each !== '').join('\n'))], { color: 0x3f8f5f });
  return shown === undefined ? done : { ...shown, components: [...done.components, ...shown.components] };
}

/** A typed line; an empty one opens the panel. Several moves replace what was chosen before. */
export async function playInLesson(
  call: RequestContext,
  lesson: LessonSnapshot,
  typed: string,
): Promise<MessageBody> {
  if (typed === '') return panelOf(call, lesson);
  const tells = tellsOf(call, lesson.snapshot.card);
  const several = linesOf(typed).length > 1;
  let found: Understood | undefined;
  const decide: Decide = (now, compose) => {
    if (several) return { does: 'play', moves: namedInTurn(now.choices, tells, typed, compose) };
    found = understand(choicesNow(now), tells, typed);
    if (found.move === undefined && found.words !== undefined && found.near.length === 0)
      return { does: 'ask' };
    // The rules refuse an unknown move and give the reason.
    return oneMore(now, compose, found.move ?? parseMove(typed));
  };
  return answered(call, lesson.module, decide, {
    asked: (now) => panelOf(call, now, '', { ...FRESH, prefix: found?.words ?? [] }),
    typed: () => found,
  });
}

const MOST_TOLD = 12;

/** Explains a rule's refusal, with the step's hint; rethrows other errors. */
async function refusal(
  call: RequestContext,
  module: string,
  error: unknown,
  found: Understood = { near: [] },
): Promise<MessageBody> {
  const isRule = error instanceof Refused && (error.rule !== 'table' || error.key === 'table.unreadable');
  if (!isRule && !(error instanceof Stale)) throw error;
  const lesson = await own(call, module);
  const tell = lessonTeller(call, module);
  if (error instanceof Stale) return panelOf(call, lesson, tell.text('bot.stale'));
  const why = tell.lookup(error.key, error.facts);
  const hint = lesson.step === undefined ? '' : tell.lookup(`learn.${lesson.step.id}.hint`);
  const note = `${tell.text('bot.refused', { rule: error.rule, why })}\n${hint}`;
  return found.near.length === 0
    ? panelOf(call, lesson, note)
    : nearPost(note, found, decisionIn(call, lesson));
}

export async function hint(press: Press): Promise<MessageBody> {
  const lesson = await own(press, press.id.game);
  const { step } = lesson;
  if (step === undefined) return textReply(press, 'bot.learn.end-next');
  const tell = lessonTeller(press, lesson.module);
  const line = tell.text('bot.learn.typed', { line: step.move });
  return panelOf(press, lesson, `${tell.lookup(`learn.${step.id}.hint`)}\n${line}`);
}

export async function board(press: Press): Promise<MessageBody> {
  const lesson = await own(press, press.id.game);
  const tell = lessonTeller(press, lesson.module);
  const text = press.bot.pictures.text(lesson.snapshot, press.locale);
  const idOf = (at: number): string => controlId(LEARN.text, lesson.module, lesson.at, String(at));
  return post(pageParts(tell, text, Number(press.id.rest) || 0, idOf));
}

/** Moves that may be typed in a lesson. */
export function completeLesson(call: CompleteCall, lesson: LessonSnapshot): readonly Completion[] {
  const tell = lessonTeller(call, lesson.module);
  return lines(choicesNow(lesson), call.typed, LIMITS.autocompleteChoices).map((line) => ({
    name: `${line} (${lineLabel(tell, line.split(' '))})`,
    value: line,
  }));
}

export const family = (name: keyof typeof PANEL): string => `${LEARN_PANEL}${PANEL[name]}`;
