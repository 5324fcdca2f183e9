import type { PostPicture } from '../post.js';
import { moduleOf, richTellerOf, tellerOf } from '../bot.js';
import { deedLines } from '../posts/deeds.js';
import { finalPost } from '../posts/end.js';
import { chartOf, momentsOf, reckoningOf, secretLines } from '../posts/ending.js';
import { ratedLines } from '../posts/rated.js';
import { askDirectly } from './call.js';
import { type Delivering, type Delivery, sendOnce } from './delivering.js';
import { drawOrTell } from './picture.js';

export const final: Delivery<'final'> = async (d, body) => {
  const { bot, row, card, game } = d;
  const tell = richTellerOf(bot, card, card.language);
  const pictures = await drawOrTell(d, async () => [
    ...(await bot.pictures.final(await game.snapshot(body.seq), card.language)),
    ...(await curves(d)),
  ]);
  const seats = card.places.flatMap(({ seat }) => seat ?? []);
  const isScored = card.over !== undefined;
  const deeds = deedLines(moduleOf(bot, card), tell, await game.phases(-1, body.seq), seats);
  const secrets = isScored ? secretLines(bot, card, tell, await game.revealed()) : [];
  const parts = isScored ? await reckoningOf(bot, card, game, tell) : new Map<string, string>();
  const { club } = bot.table;
  const followers = await club.followers(row.game);
  const { rematch, review } = await club.settings(row.guild);
  const rated = await bot.table.ladder.verdict({ guild: row.guild, person: card.host }, row.game);
  const lines = [...deeds, ...secrets, ...ratedLines(tell, rated)];
  return {
    ...(await sendOnce(d, [finalPost(bot, card, pictures, lines, { followers, rematch, review, parts })])),
    afterwards: () => askDirectly(bot, followers, 'end', row.game),
  };
};

/** The chart of a finished game, if the game has measures. */
async function curves({ bot, card, game }: Delivering): Promise<readonly PostPicture[]> {
  if (bot.pictures.chart === undefined) return [];
  const tell = tellerOf(bot, card, card.language);
  const chart = chartOf(card, moduleOf(bot, card), tell, await momentsOf(game));
  return chart === undefined ? [] : [await bot.pictures.chart(chart)];
}
