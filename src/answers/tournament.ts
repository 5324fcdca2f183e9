import { answer, textReply } from '../discord/answers.js';
import type { RequestContext } from '../discord/command.js';
import { post, type MessageBody, rows, words } from '../discord/post.js';
import { titleOf } from '../discord/bot.js';
import { paceName } from '../discord/posts/agreement.js';
import { roundPost } from '../discord/posts/tournament-round.js';
import { standingsPost } from '../discord/posts/tournament-standings.js';
import { pressFor, TOURNAMENT, tournamentTitle } from '../discord/posts/tournament.js';
import { botTeller } from '../discord/texts.js';
import { updateCard } from '../discord/tournaments.js';
import { GAME_DAYS, roundsNow } from '../club/index.js';
import type { Tournament } from '../table/index.js';

/** Answers about tournaments. */

/** Most tournaments in a list. */
const MOST = 20;

/** Updates the tournament's card. */
export async function refreshed(call: RequestContext, { id }: Tournament): Promise<Tournament> {
  const { sender, table } = call.bot;
  return sender === undefined ? table.tournaments.shown(id) : updateCard(call.bot, sender, id);
}

/** Posts a new tournament's card, and warns if its rounds are too short for the pace. */
export async function openedPost(call: RequestContext, made: Tournament): Promise<MessageBody> {
  await refreshed(call, made);
  const tell = botTeller(call.locale);
  const { days, pace } = made.setup;
  const lines = [tell.text('bot.tour.made', { title: tournamentTitle(made) })];
  const usual = GAME_DAYS[pace];
  if (days < usual)
    lines.push(tell.text('bot.tour.tight', { days, usual, pace: paceName(tell, pace, false) }));
  return answer(lines.join('\n'));
}

export async function joinedPost(call: RequestContext, id: number): Promise<MessageBody> {
  const joined = await call.bot.table.tournaments.join(call.actor, id);
  await refreshed(call, joined);
  return textReply(call, 'bot.tour.joined', {
    title: tournamentTitle(joined),
    home: joined.home,
    stage: joined.stage,
  });
}

export async function leftPost(call: RequestContext, id: number): Promise<MessageBody> {
  const left = await call.bot.table.tournaments.leave(call.actor, id);
  await refreshed(call, left);
  return textReply(call, 'bot.tour.left', { title: tournamentTitle(left), stage: left.stage });
}

/** The question before a tournament ends. */
export async function surelyEndPost(call: RequestContext, id: number): Promise<MessageBody> {
  const tournament = await call.bot.table.tournaments.get(call.actor, id);
  const tell = botTeller(call.locale);
  return post([
    words(tell.text('bot.tour.confirm-end', { title: tournamentTitle(tournament) })),
    ...rows([pressFor(TOURNAMENT.end, tournament, tell.text('bot.game.confirm-end-yes'), 'danger')]),
  ]);
}

export async function endedPost(call: RequestContext, id: number): Promise<MessageBody> {
  const ended = await refreshed(call, await call.bot.table.tournaments.end(call.actor, id));
  return textReply(call, 'bot.tour.ended', { title: tournamentTitle(ended) });
}

export async function playedOnPost(call: RequestContext, game: number): Promise<MessageBody> {
  const card = await call.bot.table.tournaments.playOn(call.actor, game);
  return textReply(call, 'bot.tour.plays-on', { title: titleOf(card) });
}

export async function startedPost(call: RequestContext, id: number): Promise<MessageBody> {
  const started = await call.bot.table.tournaments.start(call.actor, id);
  await refreshed(call, started);
  return textReply(call, 'bot.tour.started', {
    title: tournamentTitle(started),
    home: started.home,
    tables: started.field.rounds.at(-1)?.tables.length ?? 0,
  });
}

export const shownStandings = async (
  call: RequestContext,
  id: number,
  season?: number,
): Promise<MessageBody> =>
  standingsPost(call.bot, await call.bot.table.tournaments.get(call.actor, id, season), call.locale);

/** @param number of the round within its season */
export async function shownRound(
  call: RequestContext,
  id: number,
  number?: number,
  season?: number,
): Promise<MessageBody> {
  const tournament = await call.bot.table.tournaments.get(call.actor, id, season);
  const { field, setup } = tournament;
  const translated = { ...tournament, setup: { ...setup, language: botTeller(call.locale).locale } };
  const rounds = roundsNow(field);
  const round = number === undefined ? rounds.at(-1) : rounds[number - 1];
  return roundPost(call.bot, translated, round === undefined ? 0 : field.rounds.indexOf(round) + 1);
}

export async function listPost(call: RequestContext): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const all = (await call.bot.table.tournaments.list(call.actor)).slice(0, MOST);
  if (all.length === 0) return answer(tell.text('bot.tour.none'));
  const lines = all.map((one) =>
    tell.text('bot.tour.listed', {
      title: tournamentTitle(one),
      home: one.home,
      stage: one.stage,
      n: one.field.entrants.length,
      round: one.field.rounds.length,
    }),
  );
  return answer([tell.text('bot.tour.list'), ...lines].join('\n'));
}
