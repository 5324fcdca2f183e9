import { letterOf, type StandingsBoard } from '../../../renders/index.js';
import { shareOf } from '../../club/tournament/share.js';
import { standingsOf, TIEBREAKS } from '../../club/tournament/standings.js';
import { roundsOf } from '../../club/tournament/pair.js';
import { roundsNow, type Round, type TournamentTable } from '../../club/tournament/types.js';
import type { GameCard, Tournament, TournamentLine } from '../../table/types.js';
import { aiLabel, type Bot, gameName, personName, tellerOf, timeTag } from '../bot.js';
import { controlId } from '../custom-id.js';
import { plain } from '../escape.js';
import { button, galleries, type Part, type Picture, post, type Post, rows, words } from '../post.js';
import { botTeller, type BotTeller } from '../texts.js';
import { linkOf } from './games.js';
import { paceName } from './agreement.js';

/** What is told of a tournament: its card, a round, its standings. */

export const TOURNAMENT = {
  join: 'tour-join',
  leave: 'tour-leave',
  start: 'tour-start',
  standings: 'tour-table',
  round: 'tour-round',
  export: 'tour-export',
} as const;

/** People that a picture has room for, and that are told by name. */
const MOST_LINES = 20;
const MOST_NAMES = 40;
/** Characters of a round's tables, so that those who rest and the day fit below. */
const MOST_TABLES = 3200;

export const tournamentTitle = ({ title }: Pick<Tournament, 'title'>): string => plain(title);

/** A person's letter, the same in every picture and list of the tournament. */
const tagNumber = (id: number): number => id - 1;

function who(tell: BotTeller, { field }: Tournament, id: number): string {
  const person = field.entrants.find((one) => one.id === id)?.person ?? '';
  return `**${letterOf(tagNumber(id))}** ${personName(tell, person)}`;
}

const press = (family: string, { id }: Tournament, label: string, style?: 'primary' | 'danger' | 'good') =>
  button({ id: controlId(family, '', -1, String(id)), label, ...(style === undefined ? {} : { style }) });

/** The card: what it is, who takes part, and what can be pressed now. One message, changed as things go on. */
export function tournamentCard(bot: Pick<Bot, 'modules'>, tournament: Tournament): Post {
  const { setup, field, stage, host } = tournament;
  const tell = tellerOf(bot, setup, setup.language);
  const here = field.entrants.filter(({ left }) => left === undefined);
  const names = here.slice(0, MOST_NAMES).map(({ id }) => who(tell, tournament, id));
  const round = field.rounds.at(-1);
  const [first] = round === undefined ? [] : standingsOf(field);
  const lines = [
    tell.text('bot.tour.card', { title: tournamentTitle(tournament) }),
    factsLine(tell, tournament),
    tell.text('bot.tour.host', { who: personName(tell, host) }),
    tell.text('bot.tour.people', {
      n: here.length,
      some: names.length === 0 ? 'no' : 'yes',
      people: names,
      stage,
    }),
    tell.text('bot.tour.stage', {
      stage,
      round: roundsNow(field).length,
      rounds: roundsOf(field),
      season: field.season,
      due: round === undefined ? '' : timeTag(round.due),
    }),
    ...(stage === 'over' && first !== undefined && first.points > 0
      ? [tell.text('bot.tour.champion', { who: who(tell, tournament, first.entrant.id) })]
      : []),
  ];
  return post([words(lines.join('\n')), ...rows(cardButtons(tell, tournament))]);
}

function cardButtons(tell: BotTeller, tournament: Tournament) {
  const { stage, setup } = tournament;
  const may = stage === 'signing' || (setup.plan.kind === 'league' && stage !== 'over');
  return [
    ...(may
      ? [
          press(TOURNAMENT.join, tournament, tell.text('bot.tour.join'), 'primary'),
          press(TOURNAMENT.leave, tournament, tell.text('bot.tour.leave')),
        ]
      : []),
    ...(stage === 'signing' || stage === 'between'
      ? [
          press(
            TOURNAMENT.start,
            tournament,
            tell.text(stage === 'between' ? 'bot.tour.season' : 'bot.tour.start'),
          ),
        ]
      : []),
    ...(stage === 'signing' ? [] : shownButtons(tell, tournament)),
  ];
}

const shownButtons = (tell: BotTeller, tournament: Tournament) => [
  press(TOURNAMENT.standings, tournament, tell.text('bot.tour.standings')),
  press(TOURNAMENT.round, tournament, tell.text('bot.tour.round')),
  press(TOURNAMENT.export, tournament, tell.text('bot.tour.export')),
];

/** Game, kind, tables, rounds, pace, in one sentence each. */
function factsLine(tell: BotTeller, { setup, field }: Tournament): string {
  const { plan, fill } = setup;
  return tell.text('bot.tour.facts', {
    game: gameName(tell, setup.module),
    kind: plan.kind,
    seats: plan.seats,
    fill: fill === '' ? 'none' : aiLabel(tell, fill).replace(/:.*$/su, ''),
    days: setup.days,
    pace: paceName(tell, setup.pace, false),
    rounds: plan.kind === 'knockout' ? 0 : plan.rounds > 0 || field.rounds.length > 0 ? roundsOf(field) : 0,
    moves: plan.moves,
    division: plan.division,
  });
}

/** A round: who sits where, with a link to each game, who rests, until when. */
export async function roundPost(
  bot: Bot,
  tournament: Tournament,
  number = tournament.field.rounds.length,
  calls = false,
): Promise<Post> {
  const { setup, field } = tournament;
  const tell = tellerOf(bot, setup, setup.language);
  const round = field.rounds[number - 1];
  if (round === undefined) return post([words(tell.text('bot.tour.no-round'))]);
  const cards = await cardsOf(bot, tournament, round);
  const tables = (isShort: boolean): readonly string[] =>
    round.tables.map((table, at) => {
      const card = cards.get(table.game ?? -1);
      return tableLine(tell, tournament, table, at, card === undefined ? 'none' : wayTo(card, isShort));
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
    tell.text('bot.tour.due', { due: timeTag(round.due), date: timeTag(round.due, 'f') }),
  ];
  const mentions = calls ? field.entrants.flatMap(({ id, person }) => (sits(round, id) ? [person] : [])) : [];
  return post(
    [
      words(lines.join('\n')),
      ...rows([press(TOURNAMENT.standings, tournament, tell.text('bot.tour.standings'))]),
    ],
    {
      mentions,
      ...(calls ? { colour: 0x3b6ea5 } : {}),
    },
  );
}

/** One tap to a game: by its name, or by its place alone where many tables need room. */
const wayTo = (card: GameCard, isShort: boolean): string =>
  isShort ? `<#${card.thread ?? card.channel}>` : `[${plain(card.title)}](${linkOf(card)})`;

const sits = ({ tables }: Round, id: number): boolean => tables.some(({ entrants }) => entrants.includes(id));

async function cardsOf(
  bot: Bot,
  { guild }: Tournament,
  round: Round,
): Promise<ReadonlyMap<number, GameCard>> {
  const actor = { guild, person: '' };
  const ids = round.tables.flatMap(({ game }) => game ?? []);
  const found = await Promise.all(ids.map((id) => bot.table.card(actor, id).catch(() => undefined)));
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

const placeAt = ({ entrants, result }: TournamentTable, id: number): number =>
  result?.places[entrants.indexOf(id)] ?? 0;

/** Standings with their picture, and by what those who are level are told apart. */
export async function standingsPost(
  bot: Bot,
  tournament: Tournament,
  locale: string,
  end = false,
): Promise<Post> {
  const tell = botTeller(locale);
  const lines = bot.table.tournaments.standings(tournament);
  const board = boardOf(tell, tournament, lines);
  const picture = await drawn(bot, board);
  const { kind } = tournament.setup.plan;
  const isWon = tournament.stage === 'over' && lines.filter(({ isIn }) => isIn).length === 1;
  const told = lines.slice(0, MOST_NAMES).map((line) => standingLine(tell, tournament, line, isWon));
  const rest = lines.length - told.length;
  const [first] = lines;
  const text = [
    tell.text(end ? 'bot.tour.end' : 'bot.tour.standings-title', {
      title: tournamentTitle(tournament),
      who: first === undefined ? '–' : who(tell, tournament, first.entrant.id),
    }),
    ...told,
    ...(rest > 0 ? [tell.text('bot.ladder.more', { rest })] : []),
    tell.text('bot.tour.ties', { kind, order: tiesOf(tell, tournament).join(', ') }),
    ...(picture.length === 0
      ? []
      : [tell.text('bot.tour.cells', { ties: kind === 'knockout' ? 'no' : 'yes' })]),
  ];
  const parts: Part[] = [
    words(text.join('\n')),
    ...galleries(picture),
    ...rows([
      press(TOURNAMENT.round, tournament, tell.text('bot.tour.round')),
      press(TOURNAMENT.export, tournament, tell.text('bot.tour.export')),
    ]),
  ];
  const champion = end && first !== undefined ? [first.entrant.person] : [];
  return post(parts, { files: picture, mentions: champion });
}

async function drawn(bot: Bot, board: StandingsBoard): Promise<readonly Picture[]> {
  try {
    const picture = await bot.pictures.club?.(board);
    return picture === undefined ? [] : [picture];
  } catch (error) {
    bot.log.error({ err: error }, 'standings go without their picture');
    return [];
  }
}

/** @param isWon whoever is still in at the end has won */
function standingLine(tell: BotTeller, tournament: Tournament, line: TournamentLine, isWon: boolean): string {
  const { entrant, rank, points, played, byes, isIn } = line;
  const { kind } = tournament.setup.plan;
  const isKnockout = kind === 'knockout';
  return tell.text('bot.tour.line', {
    rank,
    division: kind === 'league' ? entrant.division : 0,
    who: who(tell, tournament, entrant.id),
    points: isKnockout ? 'none' : written(tell, points),
    rounds: points,
    played,
    byes,
    out:
      entrant.left !== undefined ? 'left' : isKnockout && !isIn ? 'out' : isKnockout && isWon ? 'won' : 'no',
  });
}

/** At most two digits after the point: `0.5`, for a spreadsheet too. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** The same as it is written in a language: `0,5` in German. */
const written = (tell: BotTeller, value: number): string =>
  value.toLocaleString(tell.locale, { maximumFractionDigits: 2, useGrouping: false });

const tiesOf = (tell: BotTeller, { setup }: Tournament): readonly string[] =>
  TIEBREAKS[setup.plan.kind].map((tie) => tell.lookup(`bot.tour.tie-${tie}`));

function boardOf(tell: BotTeller, tournament: Tournament, lines: readonly TournamentLine[]): StandingsBoard {
  const { field, setup, title } = tournament;
  const rounds = roundsNow(field);
  const isKnockout = setup.plan.kind === 'knockout';
  const shown = lines.slice(0, MOST_LINES);
  const numbers = [...new Set(shown.map(({ entrant }) => entrant.division))];
  return {
    kind: 'standings',
    title,
    points: tell.text(isKnockout ? 'bot.tour.head-rounds' : 'bot.tour.head-points'),
    ties: isKnockout
      ? []
      : ['direct', 'opposition', 'firsts'].map((tie) => tell.lookup(`bot.tour.head-${tie}`)),
    rounds: rounds.map((_, at) => tell.text('bot.tour.head-round', { round: at + 1 })),
    divisions: numbers.map((division) => ({
      title: setup.plan.kind === 'league' ? tell.text('bot.tour.division', { division }) : '',
      lines: shown
        .filter(({ entrant }) => entrant.division === division)
        .map((line) => ({
          tag: tagNumber(line.entrant.id),
          rank: String(line.rank),
          points: written(tell, line.points),
          ties: isKnockout
            ? []
            : [line.direct, line.opposition, line.firsts].map((value) => written(tell, value)),
          rounds: rounds.map((round) => cell(round, line.entrant.id)),
          isOut: !line.isIn || line.entrant.left !== undefined,
        })),
    })),
  };
}

/** What a round brought somebody: the place and against whom, by their letters. */
function cell({ tables, byes }: Round, id: number): string {
  if (byes.includes(id)) return '+';
  const table = tables.find(({ entrants }) => entrants.includes(id));
  if (table === undefined) return '';
  const others = table.entrants.filter((other) => other !== id).map((other) => letterOf(tagNumber(other)));
  const place =
    table.result === undefined
      ? '…'
      : shareOf(table, id) === 0.5 && others.length === 1
        ? '='
        : String(placeAt(table, id));
  return `${place} · ${others.join('')}`;
}
