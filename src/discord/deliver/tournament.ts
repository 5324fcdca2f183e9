import { seasonOf } from '../../club/index.js';
import type { Tournament } from '../../table/index.js';
import { roundPost } from '../posts/tournament-round.js';
import { standingsPost } from '../posts/tournament-standings.js';
import { digestOf, updateRoundLinks, updateCard } from '../tournaments.js';
import { type Delivery, sendOnce } from './delivering.js';

/** Attempts at the tournament's thread before the channel gets the post. */
const HOME_ATTEMPTS = 1;

export const tournament: Delivery<'tournament'> = async (d, { what, round, home, tournament: id }) => {
  const { bot, sender, row } = d;
  const shown = await bot.table.tournaments.shown(id);
  const post =
    what === 'round'
      ? await roundPost(bot, shown, round, true)
      : await standingsPost(bot, asOf(shown, round), shown.setup.language, true);
  await updateCard(bot, sender, id);
  // If the thread is gone, the channel gets the post.
  const channel = row.attempt > HOME_ATTEMPTS ? shown.channel : home;
  const { message } = await sendOnce(d, [post], channel);
  if (message === undefined) return {};
  if (what === 'end') return { channel, message };
  // An earlier attempt may have sent another text.
  const digest = row.mayStandSince === undefined ? digestOf(post) : '';
  const posted = { round, channel, message, shown: digest };
  return { channel, message, afterwards: () => updateRoundLinks(bot, sender, id, posted) };
};

/** The league as of this round's season: the next season may already have begun. */
function asOf(shown: Tournament, round: number): Tournament {
  const season = shown.field.rounds[round - 1]?.season ?? shown.field.season;
  return { ...shown, field: seasonOf(shown.field, season) };
}
