import type { PackGone, GameCard, Snapshot } from '../../table/index.js';
import { type Bot, tellerOf } from '../bot.js';
import { type ContainerPart, words } from '../post.js';
import type { BotTeller } from '../texts.js';

/** What is said of a game whose pack is gone, wherever its picture would stand. */

/** What is missing, who can bring it back, and that nothing is lost; empty where nothing is missing. */
export const packGoneLines = (
  { packGone: pack }: Pick<Snapshot, 'packGone'>,
  tell: BotTeller,
): readonly string[] => (pack === undefined ? [] : [tell.text('table.pack-gone', { pack })]);

export const packGoneParts = (seen: Snapshot | undefined, tell: BotTeller): readonly ContainerPart[] =>
  seen === undefined ? [] : packGoneLines(seen, tell).map((line) => words(line));

/** The same in a game's own language. */
export const packGoneText = (bot: Bot, card: GameCard, { pack }: PackGone): string =>
  packGoneLines({ packGone: pack }, tellerOf(bot, card, card.language)).join('\n');
