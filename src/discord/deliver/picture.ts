import { isGivenUp } from '../../../renders/index.js';
import { PackGone } from '../../table/index.js';
import { richTellerOf } from '../bot.js';
import { clip } from '../limits.js';
import type { PostPicture } from '../post.js';
import { packGoneText } from '../posts/pack-gone.js';
import type { Delivering } from './delivering.js';

/** Failed attempts after which a picture is left out. */
export const PICTURE_ATTEMPTS = 2;
/** Maximum length of the words that replace a picture, in characters. */
const MOST_WORDS = 1500;

/** Replaces a picture by words after two failed attempts, or at once if drawing was given up. */
export async function drawOrTell(
  d: Delivering,
  draw: () => Promise<readonly PostPicture[]>,
): Promise<readonly PostPicture[]> {
  const { bot, row } = d;
  try {
    return await draw();
  } catch (error) {
    if (error instanceof PackGone) {
      d.pictureText = packGoneText(bot, d.card, error);
      return [];
    }
    if (row.attempt <= PICTURE_ATTEMPTS && !isGivenUp(error)) throw error;
    bot.log.error({ err: error, post: row.id, game: row.game }, 'a post goes without its picture');
    d.pictureText = await boardText(d, row.body.kind === 'phase' ? row.body.to : undefined);
    return [];
  }
}

/** The public board in words. */
async function boardText({ bot, game }: Delivering, seq?: number): Promise<string> {
  const snapshot = await game.snapshot(seq);
  const { language } = snapshot.card;
  const note = richTellerOf(bot, snapshot.card, language).text('bot.picture.failed');
  return clip([note, ...bot.pictures.text(snapshot, language)].join('\n'), MOST_WORDS);
}
