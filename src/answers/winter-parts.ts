import { controlId } from '../discord/custom-id.js';
import { button, documentPart, type Part, type Picture, post, type Post, words } from '../discord/post.js';
import { WINTER } from '../discord/posts/winter.js';
import type { WinterDay } from '../table/index.js';
import type { BotTeller } from '../discord/texts.js';

/** What answers about any day's winter have, whatever it asks. */

export const WINTER_COLOUR = 0x3b6ea5;
/** Lines that are told. */
export const MOST_LINES = 15;

export const boardButton = (tell: BotTeller, day: string) =>
  button({ id: controlId(WINTER.text, '', -1, `${day} 0`), label: tell.text('bot.winter.board') });

/** The day as it stands now, in place of what shows the button. */
const dayButton = (tell: BotTeller, day: string, label: 'bot.winter.back' | 'bot.winter.again') =>
  button({ id: controlId(WINTER.show, '', -1, day), label: tell.text(label) });
export const backButton = (tell: BotTeller, day: string) => dayButton(tell, day, 'bot.winter.back');
export const againButton = (tell: BotTeller, day: string) => dayButton(tell, day, 'bot.winter.again');

/** Streak, and where it can be checked that nobody has changed the day. */
export function footLines({ streak, body }: WinterDay, tell: BotTeller): readonly string[] {
  const board = tell.text('bot.winter.board');
  return [
    ...(streak > 0 ? [tell.text('bot.winter.streak', { days: streak })] : []),
    ...(body === undefined ? [tell.text('bot.winter.sealed', { board })] : []),
  ];
}

/** The digests of the day and of the one that follows: few read them, so they stand apart from what the day came to. */
export function sealPart({ digest, next, body }: WinterDay, tell: BotTeller): Part {
  const later = next === undefined || body !== undefined ? undefined : next;
  return words(
    [
      tell.text('bot.winter.digest', { digest }),
      ...(later === undefined ? [] : [tell.text('bot.winter.next', { digest: later })]),
    ].join('\n'),
  );
}

/** With the day's file, as soon as it is over. */
export function withFile(
  winterDay: WinterDay,
  tell: BotTeller,
  parts: readonly Part[],
  pictures: readonly Picture[],
): Post {
  const { body, day } = winterDay;
  const more = { files: pictures, colour: WINTER_COLOUR };
  if (body === undefined) return post(parts, more);
  const name = `winter-${day}.json`;
  const all = [...parts, documentPart(name), sealPart(winterDay, tell), words(tell.text('bot.winter.check'))];
  return { ...post(all, more), documents: [{ name, data: Buffer.from(body) }] };
}
