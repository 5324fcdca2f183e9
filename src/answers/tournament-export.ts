import { type Entrant, seasonOf, shareOf } from '../club/index.js';
import type { RequestContext } from '../discord/command.js';
import { documentPart, post, type MessageBody, words } from '../discord/post.js';
import { tournamentTitle } from '../discord/posts/tournament.js';
import { botTeller } from '../discord/texts.js';
import { FORMER, type Tournament } from '../table/index.js';

/** A tournament as two CSV tables (standings and rounds of every season) and as JSON. */

export async function exportPost(call: RequestContext, id: number, season?: number): Promise<MessageBody> {
  const tournament = await call.bot.table.tournaments.get(call.actor, id);
  const { season: last } = tournament.field;
  const seasons = season === undefined ? Array.from({ length: last }, (_, at) => at + 1) : [season];
  const each = await Promise.all(seasons.map((one) => call.bot.table.tournaments.get(call.actor, id, one)));
  const names = await namesOf(call, each);
  const name = `tournament-${tournament.number}`;
  const documents = [
    { name: `${name}-standings.csv`, data: Buffer.from(csv(STANDINGS, standingRows(call, each, names))) },
    { name: `${name}-rounds.csv`, data: Buffer.from(csv(ROUNDS, roundRows(each, names))) },
    { name: `${name}.json`, data: Buffer.from(`${JSON.stringify(dataOf(call, tournament), null, 2)}\n`) },
  ];
  const text = botTeller(call.locale).text('bot.tour.exported', { title: tournamentTitle(tournament) });
  return { ...post([words(text), ...documents.map((one) => documentPart(one.name))]), documents };
}

type Cell = string | number;
type Names = ReadonlyMap<string, string>;

const STANDINGS = [
  ...['season', 'division', 'rank', 'name', 'account', 'points', 'points among tied', 'opponents'],
  ...['games won', 'games', 'byes', 'state'],
];
const ROUNDS = ['season', 'round', 'table', 'division', 'name', 'account', 'place', 'points', 'result'];
const RESULTS = { played: 'played', ruled: 'by the organizer', late: 'time was up', void: 'no result' };

/** Names on the server; former members have none. */
async function namesOf({ bot, actor }: RequestContext, all: readonly Tournament[]): Promise<Names> {
  const people = new Set(all.flatMap(({ field }) => field.entrants.map(({ person }) => person)));
  people.delete(FORMER);
  const found = await Promise.all(
    [...people].map(async (person) => {
      const name = await bot.sender?.name(actor.guild, person).catch(() => undefined);
      return [person, name ?? ''] as const;
    }),
  );
  return new Map(found);
}

/** An account as Discord writes it: a spreadsheet would round a bare number of 19 digits. */
const account = ({ person }: Entrant): string => (person === FORMER ? '' : `<@${person}>`);

function standingRows(
  call: RequestContext,
  seasons: readonly Tournament[],
  names: Names,
): readonly (readonly Cell[])[] {
  return seasons.flatMap((tournament) =>
    call.bot.table.tournaments.standings(tournament).map((line) => {
      const { entrant, rank, points, direct, opposition, firsts, played, byes, isIn } = line;
      const state = entrant.left !== undefined ? 'left' : isIn ? 'in' : 'out';
      const who = [names.get(entrant.person) ?? '', account(entrant)];
      const figures = [points, direct, opposition, firsts, played, byes].map(figure);
      return [tournament.field.season, entrant.division, rank, ...who, ...figures, state];
    }),
  );
}

function roundRows(seasons: readonly Tournament[], names: Names): readonly (readonly Cell[])[] {
  return seasons.flatMap(({ field }) => {
    const who = (id: number): readonly Cell[] => {
      const entrant = field.entrants.find((one) => one.id === id);
      return entrant === undefined ? ['', ''] : [names.get(entrant.person) ?? '', account(entrant)];
    };
    const division = (id: number): number => field.entrants.find((one) => one.id === id)?.division ?? 1;
    const rounds = field.rounds.filter(({ season }) => season === field.season);
    return rounds.flatMap(({ tables, byes, season }, at) => [
      ...tables.flatMap((table, game) =>
        table.entrants.map((id, seat) => {
          const place = table.result?.places[seat] ?? '';
          const points = table.result === undefined ? '' : figure(shareOf(table, id));
          const how = table.result === undefined ? 'open' : RESULTS[table.result.how];
          return [season, at + 1, game + 1, table.division, ...who(id), place, points, how];
        }),
      ),
      ...byes.map((id) => [season, at + 1, '', division(id), ...who(id), '', 1, 'bye']),
    ]);
  });
}

/** At most two decimals, always with a point. */
const figure = (value: number): number => Math.round(value * 100) / 100;

/** Without the byte order mark, Excel garbles names that aren't ASCII. */
const csv = (head: readonly string[], lines: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\n')}\n`;

/** Quotes a cell; a leading apostrophe stops spreadsheets from running a name as a formula. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function dataOf(call: RequestContext, tournament: Tournament) {
  const { setup, field, number, name, stage } = tournament;
  const seasons = Array.from({ length: field.season }, (_, at) => ({
    season: at + 1,
    standings: call.bot.table.tournaments.standings({ ...tournament, field: seasonOf(field, at + 1) }),
  }));
  return { number, name, stage, setup, ...field, seasons };
}
