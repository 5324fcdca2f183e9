import { aidsOf, say } from '../discord/answers.js';
import type { Call, CompleteCall, Completion, Press } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import { post, type Post, words } from '../discord/post.js';
import { LEARN, LEARN_PANEL } from '../discord/posts/lesson.js';
import { pageParts } from '../discord/posts/pager.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { lines } from '../discord/presenter/narrow.js';
import {
  type Decision,
  FRESH,
  panel,
  PANEL,
  type PanelState,
  parseRest,
} from '../discord/presenter/panel.js';
import { panelAt } from '../discord/presenter/press.js';
import { Refused, Stale } from '../kernel/errors.js';
import type { Choice } from '../kernel/types.js';
import type { LessonSnapshot } from '../table/lessons.js';
import { lessonTeller, showStep } from './lesson.js';

/** What a pupil does in a lesson: the panel, the hint, a typed line; and the answer that teaches. */

export async function own(call: Call, module: string): Promise<LessonSnapshot> {
  if (!call.bot.modules.has(module)) throw new Refused({ rule: 'table', key: 'table.no-such-game' });
  const lesson = await call.bot.table.lessons.find(call.actor, module);
  if (lesson === undefined) throw new Refused({ rule: 'table', key: 'table.not-taught' });
  return lesson;
}

/** The lesson of a typed command, when it was typed in the lesson's thread. */
export async function lessonHere(call: Call): Promise<LessonSnapshot | undefined> {
  return call.bot.table.lessons.at(call.actor, call.channel);
}

function decisionIn(call: Call, lesson: LessonSnapshot, note = ''): Decision {
  const { module, at, seat, snapshot, step, choices } = lesson;
  const tell = lessonTeller(call, module);
  const rules = call.bot.modules.get(module);
  const heading = [
    note,
    step === undefined ? '' : `**${tell.tell(`learn.${step.id}.title`)}**`,
    tell.has(`ask.${lesson.state ?? ''}`) ? tell.tell(`ask.${lesson.state ?? ''}`) : '',
    lesson.rule === undefined ? '' : tell.tell('bot.rule', { rule: lesson.rule }),
  ];
  return {
    game: module,
    family: LEARN_PANEL,
    seq: at,
    choices,
    tell,
    heading: heading.filter((text) => text !== '').join('\n'),
    ...(rules === undefined ? {} : aidsOf(rules, snapshot.view, seat, choices, tell)),
  };
}

function panelOf(call: Call, lesson: LessonSnapshot, note = '', state: PanelState = FRESH): Post {
  if (lesson.step === undefined) return say(call, 'bot.learn.end-next');
  return panel(decisionIn(call, lesson, note), state);
}

/** Redraws the panel somewhere else; from what may be done now when the lesson has gone on. */
export async function redraw(
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<Post> {
  const lesson = await own(press, press.id.game);
  const tell = lessonTeller(press, lesson.module);
  if (lesson.at !== press.id.seq) return panelOf(press, lesson, tell.tell('bot.stale'));
  if (lesson.step === undefined) return panelOf(press, lesson);
  const before = parseRest(press.id.rest);
  const shown = panelAt(decisionIn(press, lesson), before, to(before, lesson.choices));
  return shown ?? panelOf(press, lesson, tell.tell('bot.stale'));
}

/** Tries a line: the answer says what came of it, why not, or what is wanted instead. */
export async function tryLine(call: Call, module: string, line: string, at?: number): Promise<Post> {
  const { lessons } = call.bot.table;
  const tell = lessonTeller(call, module);
  const played = lineLabel(tell, line.split(' '));
  try {
    const { came, lesson } = await lessons.act(call.actor, module, line, at);
    const { step } = came;
    if (came.kind === 'wrong') {
      const why = came.why !== undefined && tell.has(came.why) ? tell.tell(came.why) : '';
      const notes = [tell.tell('bot.learn.wrong', { why }), tell.tell(`learn.${step.id}.hint`)];
      return panelOf(call, lesson, notes.join('\n'));
    }
    const told = came.happenings.map(({ key, args }) => `• ${tell.tell(key, args)}`);
    const shown = await showStep(call, lesson);
    const text = [
      tell.tell('bot.learn.right', { line: played }),
      ...(told.length > MOST_TOLD ? [...told.slice(0, MOST_TOLD - 1), '…'] : told),
      tell.tell(`learn.${step.id}.done`),
      shown === undefined ? tell.tell('bot.learn.next', { thread: `<#${lesson.thread ?? ''}>` }) : '',
    ];
    const done = post([words(text.filter((each) => each !== '').join('\n'))], { colour: 0x3f8f5f });
    return shown === undefined ? done : { ...shown, components: [...done.components, ...shown.components] };
  } catch (error) {
    return refusal(call, module, error);
  }
}

/** A typed line, or the panel without one. */
export async function playInLesson(call: Call, lesson: LessonSnapshot, line: string): Promise<Post> {
  return line === '' ? panelOf(call, lesson) : tryLine(call, lesson.module, line);
}

const MOST_TOLD = 12;

/** What the rules forbid, with the rule, the fact and the hint; anything else is somebody else's to explain. */
async function refusal(call: Call, module: string, error: unknown): Promise<Post> {
  const isRule = error instanceof Refused && (error.rule !== 'table' || error.key === 'table.unreadable');
  if (!isRule && !(error instanceof Stale)) throw error;
  const lesson = await own(call, module);
  const tell = lessonTeller(call, module);
  if (error instanceof Stale) return panelOf(call, lesson, tell.tell('bot.stale'));
  const why = tell.tell(error.key, error.facts);
  const hint = lesson.step === undefined ? '' : tell.tell(`learn.${lesson.step.id}.hint`);
  return panelOf(call, lesson, `${tell.tell('bot.refused', { rule: error.rule, why })}\n${hint}`);
}

export async function hint(press: Press): Promise<Post> {
  const lesson = await own(press, press.id.game);
  const { step } = lesson;
  if (step === undefined) return say(press, 'bot.learn.end-next');
  const tell = lessonTeller(press, lesson.module);
  const line = tell.tell('bot.learn.typed', { line: step.move });
  return panelOf(press, lesson, `${tell.tell(`learn.${step.id}.hint`)}\n${line}`);
}

export async function board(press: Press): Promise<Post> {
  const lesson = await own(press, press.id.game);
  const tell = lessonTeller(press, lesson.module);
  const text = press.bot.pictures.text(lesson.snapshot, press.locale);
  const idOf = (at: number): string => controlId(LEARN.text, lesson.module, lesson.at, String(at));
  return post(pageParts(tell, text, Number(press.id.rest) || 0, idOf));
}

/** Moves that may be typed in a lesson. */
export function completeLesson(call: CompleteCall, lesson: LessonSnapshot): readonly Completion[] {
  const tell = lessonTeller(call, lesson.module);
  return lines(lesson.choices, call.typed, LIMITS.autocompleteChoices).map((line) => ({
    name: `${line} (${lineLabel(tell, line.split(' '))})`,
    value: line,
  }));
}

export const family = (name: keyof typeof PANEL): string => `${LEARN_PANEL}${PANEL[name]}`;
