import type { LessonSnapshot } from '../../table/index.js';
import { gameName } from '../bot.js';
import { controlId } from '../custom-id.js';
import {
  button,
  galleries,
  type ContainerPart,
  type PostPicture,
  post,
  type MessageBody,
  rows,
  words,
} from '../post.js';
import { FRESH, makeRest, PANEL } from '../presenter/panel.js';
import type { BotTeller } from '../texts.js';

/** Prefix of the panel's control families in a lesson. */
export const LEARN_PANEL = 'learn-';

/** Families of a lesson's other controls. */
export const LEARN = { hint: 'learn-hint', text: 'learn-text', anew: 'learn-anew' } as const;

/** The current step of a lesson, or its end. */
export function lessonPost(
  lesson: LessonSnapshot,
  tell: BotTeller,
  pictures: readonly PostPicture[],
): MessageBody {
  const parts: ContainerPart[] = [];
  if (lesson.at === 0) {
    const intro = { game: gameName(tell, lesson.module), text: tell.lookup('learn.intro') };
    parts.push(words(tell.text('bot.learn.intro', intro)));
  }
  parts.push(...galleries(pictures));
  const { step, at, steps } = lesson;
  if (step === undefined) {
    const end = tell.text('bot.learn.end', { text: tell.lookup('learn.end') });
    parts.push(words(`${end}\n\n${tell.text('bot.learn.end-next')}`));
    return post(parts, { files: pictures, color: 0x3f8f5f });
  }
  const title = tell.lookup(`learn.${step.id}.title`);
  const text = tell.lookup(`learn.${step.id}.text`);
  parts.push(
    words(
      [
        tell.text('bot.learn.title', { at: at + 1, steps, title, text }),
        tell.text('bot.learn.rule', { rule: step.rule }),
      ].join('\n'),
    ),
    ...rows([
      button({
        id: controlId(`${LEARN_PANEL}${PANEL.open}`, lesson.module, at, makeRest(FRESH)),
        label: tell.text('bot.learn.move'),
        style: 'primary',
      }),
      button({ id: controlId(LEARN.hint, lesson.module, at), label: tell.text('bot.learn.hint') }),
      button({ id: controlId(LEARN.text, lesson.module, at, '0'), label: tell.text('bot.learn.board') }),
    ]),
  );
  return post(parts, { files: pictures, color: 0x3f8f5f });
}
