import { answer, say } from '../discord/answers.js';
import type { Call } from '../discord/command.js';
import { documentPart, post, type Post, words } from '../discord/post.js';
import { paceName } from '../discord/posts/agreement.js';
import { figure, roundPost, standingsPost, tournamentTitle } from '../discord/posts/tournament.js';
import { botTeller } from '../discord/texts.js';
import { standCard } from '../discord/tournaments.js';
import { PACE_TIMES } from '../table/clock/paces.js';
import type { Tournament } from '../table/types.js';

/** What is said to whoever has to do with a tournament. */

/** Tournaments of a list. */
const MOST = 20;

const DAY = 24 * 60 * 60_000;
/** Decisions of full length that a round should have room for at least. */
const FEW = 4;

/** What its card shows has changed. */
export async function refreshed(call: Call, { id }: Tournament): Promise<Tournament> {
  const { sender, table } = call.bot;
  return sender === undefined ? table.tournaments.shown(id) : standCard(call.bot, sender, id);
}

/** A new tournament has a card and, where it isn't in a thread already, a thread of its own. */
export async function openedPost(call: Call, made: Tournament): Promise<Post> {
  await refreshed(call, made);
  const tell = botTeller(call.locale);
  const { days, pace } = made.setup;
  const said = [tell.text('bot.tour.made', { title: tournamentTitle(made) })];
  // A table of slow people would be decided by the clock alone.
  if (days * DAY < FEW * PACE_TIMES[pace].decision)
    said.push(tell.text('bot.tour.tight', { days, pace: paceName(tell, pace, false) }));
  return answer(said.join('\n'));
}

export async function joinedPost(call: Call, id: number): Promise<Post> {
  const joined = await call.bot.table.tournaments.join(call.actor, id);
  await refreshed(call, joined);
  return say(call, 'bot.tour.joined', {
    title: tournamentTitle(joined),
    home: joined.home,
    stage: joined.stage,
  });
}

export async function leftPost(call: Call, id: number): Promise<Post> {
  const left = await call.bot.table.tournaments.leave(call.actor, id);
  await refreshed(call, left);
  return say(call, 'bot.tour.left', { title: tournamentTitle(left), stage: left.stage });
}

export async function startedPost(call: Call, id: number): Promise<Post> {
  const started = await call.bot.table.tournaments.start(call.actor, id);
  await refreshed(call, started);
  return say(call, 'bot.tour.started', {
    title: tournamentTitle(started),
    home: started.home,
    tables: started.field.rounds.at(-1)?.tables.length ?? 0,
  });
}

export const shownStandings = async (call: Call, id: number): Promise<Post> =>
  standingsPost(call.bot, await call.bot.table.tournaments.get(call.actor, id), call.locale);

export async function shownRound(call: Call, id: number, number?: number): Promise<Post> {
  const tournament = await call.bot.table.tournaments.get(call.actor, id);
  const told = { ...tournament, setup: { ...tournament.setup, language: botTeller(call.locale).locale } };
  return roundPost(call.bot, told, number);
}

export async function listPost(call: Call): Promise<Post> {
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

/** Everything that can be counted with, as a table for a spreadsheet and as data. */
export async function exportPost(call: Call, id: number): Promise<Post> {
  const tell = botTeller(call.locale);
  const tournament = await call.bot.table.tournaments.get(call.actor, id);
  const name = `tournament-${tournament.number}`;
  const documents = [
    { name: `${name}.csv`, data: Buffer.from(csvOf(call, tournament)) },
    { name: `${name}.json`, data: Buffer.from(`${JSON.stringify(dataOf(call, tournament), null, 2)}\n`) },
  ];
  const text = tell.text('bot.tour.exported', { title: tournamentTitle(tournament) });
  return { ...post([words(text), ...documents.map((one) => documentPart(one.name))]), documents };
}

const HEAD = [
  'division',
  'rank',
  'entrant',
  'person',
  'points',
  'direct',
  'opposition',
  'firsts',
  'played',
  'byes',
  'state',
];

function csvOf(call: Call, tournament: Tournament): string {
  const lines = call.bot.table.tournaments.standings(tournament).map((line) => {
    const { entrant, rank, points, direct, opposition, firsts, played, byes, isIn } = line;
    const state = entrant.left !== undefined ? 'left' : isIn ? 'in' : 'out';
    const figures = [points, direct, opposition, firsts, played, byes].map(figure);
    // Ids are of digits alone, so that no program makes a formula of them.
    return [entrant.division, rank, entrant.id, entrant.person, ...figures, state].join(',');
  });
  return `${[HEAD.join(','), ...lines].join('\n')}\n`;
}

function dataOf(call: Call, tournament: Tournament) {
  const { setup, field, number, name, stage } = tournament;
  return {
    number,
    name,
    stage,
    setup,
    ...field,
    standings: call.bot.table.tournaments.standings(tournament),
  };
}
