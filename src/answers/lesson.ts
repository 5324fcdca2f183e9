import { answer } from '../discord/answers.js';
import { gameName, richTellerOf } from '../discord/bot.js';
import type { RequestContext, CommandCall } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { freshNonce } from '../discord/sender.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { LEARN, lessonPost } from '../discord/posts/lesson.js';
import type { LessonSnapshot } from '../table/index.js';

/** The game's texts in the pupil's language. */
export function lessonTeller(call: RequestContext, module: string) {
  return richTellerOf(call.bot, { module }, call.locale);
}

/** Starts a lesson from the beginning: in its old thread `before`, or in a new one of this channel. */
export async function begin(call: RequestContext, module: string, before?: string): Promise<MessageBody> {
  const tell = lessonTeller(call, module);
  const game = gameName(tell, module);
  const start = async (thread: string | undefined): Promise<MessageBody | undefined> => {
    const where = { language: tell.locale, ...(thread === undefined ? {} : { thread }) };
    return showStep(call, await call.bot.table.lessons.begin(call.actor, module, where));
  };
  const opened = (thread = ''): MessageBody =>
    answer(tell.text('bot.learn.opened', { game, thread: `<#${thread}>` }));
  if (before !== undefined && (await start(before)) === undefined) return opened(before);
  const thread = await openThread(call, tell.text('bot.learn.thread', { game }));
  return (await start(thread)) ?? opened(thread);
}

/** Shows the current step again, with a button to start over. */
export async function goOn(call: CommandCall, lesson: LessonSnapshot): Promise<MessageBody> {
  const tell = lessonTeller(call, lesson.module);
  const game = gameName(tell, lesson.module);
  const restart = rows([
    button({ id: controlId(LEARN.anew, lesson.module, -1), label: tell.text('bot.learn.anew') }),
  ]);
  if (lesson.step === undefined) return post([words(tell.text('bot.learn.was-over', { game })), ...restart]);
  const shown = await showStep(call, lesson);
  if (shown !== undefined) return { ...shown, components: [...shown.components, ...restart] };
  const text = tell.text('bot.learn.goes-on', { game, thread: `<#${lesson.thread ?? ''}>` });
  return post([words(text), ...restart]);
}

/** A thread for one person; undefined if it can't be opened. */
export async function openThread(call: RequestContext, name: string): Promise<string | undefined> {
  const { sender, log } = call.bot;
  if (sender === undefined) return undefined;
  try {
    const thread = await sender.room(call.channel, name);
    await sender.invite(thread, call.actor.person);
    return thread;
  } catch (error) {
    log.warn({ err: error, channel: call.channel }, 'no thread could be opened for a lesson');
    return undefined;
  }
}

/** Posts the current step in the lesson's thread; returns it as an answer if that fails or there is no thread. */
export async function showStep(
  call: RequestContext,
  lesson: LessonSnapshot,
): Promise<MessageBody | undefined> {
  const tell = richTellerOf(call.bot, { module: lesson.module }, lesson.language);
  const pictures = await call.bot.pictures.board(lesson.snapshot, lesson.language).catch((error: unknown) => {
    call.bot.log.error({ err: error }, 'a lesson goes without its pictures');
    return [];
  });
  const step = lessonPost(lesson, tell, pictures);
  const { sender, log } = call.bot;
  if (sender === undefined || lesson.thread === undefined) return step;
  try {
    await sender.send(lesson.thread, step, freshNonce());
    return undefined;
  } catch (error) {
    log.warn({ err: error, thread: lesson.thread }, 'the thread of a lesson can not be written to');
    return step;
  }
}
