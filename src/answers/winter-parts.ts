import { controlId } from '../discord/custom-id.js';
import { button, documentPart, type Part, type Picture, post, type Post, words } from '../discord/post.js';
import { WINTER } from '../discord/posts/winter.js';
import type { Teller } from '../kernel/text.js';
import type { WinterDay } from '../table/types.js';

/** What answers about any day's winter have, whatever it asks. */

export const WINTER_COLOUR = 0x3b6ea5;
/** Lines that are told. */
export const MOST_LINES = 15;

export const boardButton = (tell: Teller, day: string) =>
  button({ id: controlId(WINTER.text, '', -1, `${day} 0`), label: tell.tell('bot.winter.board') });

/** The day as it stands now, in place of what shows the button. */
const dayButton = (tell: Teller, day: string, label: string) =>
  button({ id: controlId(WINTER.show, '', -1, day), label: tell.tell(label) });
export const backButton = (tell: Teller, day: string) => dayButton(tell, day, 'bot.winter.back');
export const againButton = (tell: Teller, day: string) => dayButton(tell, day, 'bot.winter.again');

/** Streak and digests. */
export function footLines({ streak, digest, next, body }: WinterDay, tell: Teller): readonly string[] {
  return [
    ...(streak > 0 ? [tell.tell('bot.winter.streak', { days: streak })] : []),
    tell.tell('bot.winter.digest', { digest }),
    ...(next === undefined || body !== undefined ? [] : [tell.tell('bot.winter.next', { digest: next })]),
  ];
}

/** With the day's file, as soon as it is over. */
export function withFile(
  { body, day }: WinterDay,
  tell: Teller,
  parts: readonly Part[],
  pictures: readonly Picture[],
): Post {
  const more = { files: pictures, colour: WINTER_COLOUR };
  if (body === undefined) return post(parts, more);
  const name = `winter-${day}.json`;
  const all = [...parts, documentPart(name), words(tell.tell('bot.winter.check'))];
  return { ...post(all, more), documents: [{ name, data: Buffer.from(body) }] };
}
