import type { PackGone, GameCard, Snapshot } from '../../table/index.js';
import { type Bot, tellerOf } from '../bot.js';
import { type ContainerPart, words } from '../post.js';
import type { BotTeller } from '../texts.js';

/** Texts in place of pictures for a game whose pack was removed. */

/** The missing pack, who can restore it, and that nothing is lost; empty if the pack is there. */
export const packGoneLines = (
  { packGone: pack }: Pick<Snapshot, 'packGone'>,
  tell: BotTeller,
): readonly string[] => (pack === undefined ? [] : [tell.text('table.pack-gone', { pack })]);

export const packGoneParts = (seen: Snapshot | undefined, tell: BotTeller): readonly ContainerPart[] =>
  seen === undefined ? [] : packGoneLines(seen, tell).map((line) => words(line));

/** The same in the game's language. */
export const packGoneText = (bot: Bot, card: GameCard, { pack }: PackGone): string =>
  packGoneLines({ packGone: pack }, tellerOf(bot, card, card.language)).join('\n');
