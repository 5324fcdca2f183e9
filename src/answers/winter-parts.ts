import { controlId } from '../discord/custom-id.js';
import {
  button,
  documentPart,
  type ContainerPart,
  type PostPicture,
  post,
  type MessageBody,
  words,
} from '../discord/post.js';
import { WINTER } from '../discord/posts/winter.js';
import type { WinterDay } from '../table/index.js';
import type { BotTeller } from '../discord/texts.js';

/** Parts common to all answers about a day's winter. */

export const WINTER_COLOR = 0x3b6ea5;
/** Most lines to list. */
export const MOST_LINES = 15;

export const boardButton = (tell: BotTeller, day: string) =>
  button({ id: controlId(WINTER.text, '', -1, `${day} 0`), label: tell.text('bot.winter.board') });

/** A button that replaces the message with the day's current state. */
const dayButton = (tell: BotTeller, day: string, label: 'bot.winter.back' | 'bot.winter.again') =>
  button({ id: controlId(WINTER.show, '', -1, day), label: tell.text(label) });
export const backButton = (tell: BotTeller, day: string) => dayButton(tell, day, 'bot.winter.back');
export const againButton = (tell: BotTeller, day: string) => dayButton(tell, day, 'bot.winter.again');

/** The streak, and where to find the digest. */
export function footLines({ streak, body }: WinterDay, tell: BotTeller): readonly string[] {
  const board = tell.text('bot.winter.board');
  return [
    ...(streak > 0 ? [tell.text('bot.winter.streak', { days: streak })] : []),
    ...(body === undefined ? [tell.text('bot.winter.sealed', { board })] : []),
  ];
}

/** The digests of this day and the next, apart from the results since few people read them. */
export function sealPart({ digest, next, body }: WinterDay, tell: BotTeller): ContainerPart {
  const later = next === undefined || body !== undefined ? undefined : next;
  return words(
    [
      tell.text('bot.winter.digest', { digest }),
      ...(later === undefined ? [] : [tell.text('bot.winter.next', { digest: later })]),
    ].join('\n'),
  );
}

/** Adds the day's file once the day is over. */
export function withFile(
  winterDay: WinterDay,
  tell: BotTeller,
  parts: readonly ContainerPart[],
  pictures: readonly PostPicture[],
): MessageBody {
  const { body, day } = winterDay;
  const more = { files: pictures, color: WINTER_COLOR };
  if (body === undefined) return post(parts, more);
  const name = `winter-${day}.json`;
  const all = [...parts, documentPart(name), sealPart(winterDay, tell), words(tell.text('bot.winter.check'))];
  return { ...post(all, more), documents: [{ name, data: Buffer.from(body) }] };
}
