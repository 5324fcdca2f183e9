import { type Round, roundsOf, seasonOf, type TournamentTable } from '../../club/index.js';
import type { GameCard, Tournament } from '../../table/index.js';
import { type Bot, tellerOf, timeTag } from '../bot.js';
import { escapeName } from '../escape.js';
import { post, type MessageBody, rows, words } from '../post.js';
import type { BotTeller } from '../texts.js';
import { linkOf } from './games.js';
import { pressFor, TOURNAMENT, tournamentTitle, who } from './tournament.js';

/** A round of a tournament: pairings with links to the games. */

/** Maximum length of the pairings, in characters: byes and date must fit below. */
const MOST_TABLES = 3200;

/** The message of a round: tables with links to their games, byes, and the deadline. */
export async function roundPost(
  bot: Bot,
  now: Tournament,
  number = now.field.rounds.length,
  calls = false,
): Promise<MessageBody> {
  const { setup } = now;
  const tell = tellerOf(bot, setup, setup.language);
  const round = now.field.rounds[number - 1];
  const field = seasonOf(now.field, round?.season ?? now.field.season);
  const tournament = { ...now, field };
  if (round === undefined) return post([words(tell.text('bot.tour.no-round'))]);
  const cards = await cardsOf(bot, tournament, round);
  const tables = (isShort: boolean): readonly string[] =>
    round.tables.map((table, at) => {
      const card = cards.get(table.game ?? -1);
      const hasThread = card !== undefined && card.thread !== tournament.channel;
      return tableLine(tell, tournament, table, at, hasThread ? wayTo(card, isShort) : 'none');
    });
  const long = tables(false);
  const inSeason = field.rounds.slice(0, number).filter(({ season }) => season === round.season).length;
  const lines = [
    tell.text('bot.tour.round-title', {
      title: tournamentTitle(tournament),
      round: inSeason,
      rounds: setup.plan.kind === 'knockout' ? 0 : roundsOf(field),
      season: setup.plan.kind === 'league' ? round.season : 0,
    }),
    ...(long.join('\n').length <= MOST_TABLES ? long : tables(true)),
    ...(round.byes.length === 0
      ? []
      : [
          tell.text('bot.tour.byes', {
            kind: setup.plan.kind,
            people: round.byes.map((id) => who(tell, tournament, id)),
          }),
        ]),
    ...(round.tables.every(({ result }) => result !== undefined)
      ? []
      : [tell.text('bot.tour.due', { due: timeTag(round.due), date: timeTag(round.due, 'f') })]),
  ];
  const mentions = calls ? field.entrants.flatMap(({ id, person }) => (sits(round, id) ? [person] : [])) : [];
  return post(
    [
      words(lines.join('\n')),
      ...rows([pressFor(TOURNAMENT.standings, tournament, tell.text('bot.tour.standings'))]),
    ],
    {
      mentions,
      ...(calls ? { color: 0x3b6ea5 } : {}),
    },
  );
}

/** A link to a game: by its title, or short if many tables need room. */
const wayTo = (card: GameCard, isShort: boolean): string =>
  isShort ? `<#${card.thread ?? card.channel}>` : `[${escapeName(card.title)}](${linkOf(card)})`;

const sits = ({ tables }: Round, id: number): boolean => tables.some(({ entrants }) => entrants.includes(id));

async function cardsOf(
  bot: Bot,
  { guild }: Tournament,
  round: Round,
): Promise<ReadonlyMap<number, GameCard>> {
  const actor = { guild, person: '' };
  const ids = round.tables.flatMap(({ game }) => game ?? []);
  const found = await Promise.all(ids.map((id) => bot.table.games.card(actor, id).catch(() => undefined)));
  return new Map(found.flatMap((card) => (card === undefined ? [] : [[card.id, card]])));
}

function tableLine(
  tell: BotTeller,
  tournament: Tournament,
  table: TournamentTable,
  at: number,
  link: string,
): string {
  const { result, entrants, division } = table;
  const order =
    result === undefined ? [...entrants] : entrants.toSorted((a, b) => placeAt(table, a) - placeAt(table, b));
  const named = (id: number): string => {
    const left = tournament.field.entrants.find((one) => one.id === id)?.left;
    const name = who(tell, tournament, id);
    return left === undefined ? name : tell.text('bot.tour.gone', { name });
  };
  const people = order.map((id) =>
    result === undefined ? named(id) : `${placeAt(table, id)}. ${named(id)}`,
  );
  return tell.text('bot.tour.table', {
    table: at + 1,
    division: tournament.setup.plan.kind === 'league' ? division : 0,
    people: people.join(' · '),
    how: result?.how ?? 'open',
    link,
  });
}

export const placeAt = ({ entrants, result }: TournamentTable, id: number): number =>
  result?.places[entrants.indexOf(id)] ?? 0;
