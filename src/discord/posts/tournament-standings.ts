import { letterOf, type StandingsBoard } from '../../../renders/index.js';
import { promotions, type Round, roundsNow, shareOf, TIEBREAKS } from '../../club/index.js';
import type { Tournament, StandingsRow } from '../../table/index.js';
import { type Bot } from '../bot.js';
import {
  galleries,
  type ContainerPart,
  type PostPicture,
  post,
  type MessageBody,
  rows,
  words,
} from '../post.js';
import { botTeller, type BotTeller } from '../texts.js';
import { placeAt } from './tournament-round.js';
import { MOST_NAMES, pressFor, TOURNAMENT, tournamentTitle, who } from './tournament.js';

/** Standings of a tournament, with their picture and tiebreaks. */

/** Maximum number of people in the picture. */
const MOST_LINES = 20;

/** The number of a person in the picture, where it is shown as a letter. */
const tagNumber = (id: number): number => id - 1;

/** @param end sent at the end of the tournament, or of a league's season */
export async function standingsPost(
  bot: Bot,
  tournament: Tournament,
  locale: string,
  end = false,
): Promise<MessageBody> {
  const tell = botTeller(locale);
  const lines = bot.table.tournaments.standings(tournament);
  const picture = await drawn(bot, boardOf(tell, tournament, lines));
  const hasLetters = picture.length > 0;
  const { kind } = tournament.setup.plan;
  const isWon = tournament.stage === 'over' && lines.filter(({ isIn }) => isIn).length === 1;
  const rest = lines.length - MOST_NAMES;
  const [first] = lines;
  const text = [
    tell.text(end ? 'bot.tour.end' : 'bot.tour.standings-title', {
      title: tournamentTitle(tournament),
      season: kind === 'league' ? tournament.field.season : 0,
      who: first === undefined ? '–' : who(tell, tournament, first.entrant.id),
    }),
    ...lines.slice(0, MOST_NAMES).map((line) => standingLine(tell, tournament, line, { isWon, hasLetters })),
    ...(rest > 0 ? [tell.text('bot.ladder.more', { rest })] : []),
    ...(end && kind === 'league' ? moveLines(tell, tournament) : []),
    tell.text('bot.tour.ties', { order: tiesOf(tell, tournament).join(', ') }),
  ];
  const parts: ContainerPart[] = [
    words(text.join('\n')),
    ...galleries(picture),
    ...rows([
      pressFor(TOURNAMENT.round, tournament, tell.text('bot.tour.round')),
      pressFor(TOURNAMENT.export, tournament, tell.text('bot.tour.export')),
    ]),
  ];
  const champion = end && first !== undefined ? [first.entrant.person] : [];
  return post(parts, { files: picture, mentions: champion });
}

/** Promotions and relegations after a league's season, and how the next one starts. */
function moveLines(tell: BotTeller, tournament: Tournament): readonly string[] {
  const { up, down } = promotions(tournament.field);
  const named = (ids: readonly number[]): readonly string[] => ids.map((id) => who(tell, tournament, id));
  return [
    ...(up.length === 0 ? [] : [tell.text('bot.tour.promoted', { people: named(up) })]),
    ...(down.length === 0 ? [] : [tell.text('bot.tour.relegated', { people: named(down) })]),
    tell.text('bot.tour.next-season'),
  ];
}

async function drawn(bot: Bot, board: StandingsBoard): Promise<readonly PostPicture[]> {
  try {
    const picture = await bot.pictures.club?.(board);
    return picture === undefined ? [] : [picture];
  } catch (error) {
    bot.log.error({ err: error }, 'standings go without their picture');
    return [];
  }
}

/** @param shown `isWon`: the last remaining player has won; `hasLetters`: the picture below has letters */
function standingLine(
  tell: BotTeller,
  tournament: Tournament,
  line: StandingsRow,
  { isWon, hasLetters }: { readonly isWon: boolean; readonly hasLetters: boolean },
): string {
  const { entrant, rank, points, played, byes, isIn } = line;
  const { kind } = tournament.setup.plan;
  const isKnockout = kind === 'knockout';
  return tell.text('bot.tour.line', {
    rank,
    division: kind === 'league' ? entrant.division : 0,
    who: `${who(tell, tournament, entrant.id)}${hasLetters ? ` (${letterOf(tagNumber(entrant.id))})` : ''}`,
    points: isKnockout ? 'none' : written(tell, points),
    rounds: points,
    played,
    byes,
    out:
      entrant.left !== undefined ? 'left' : isKnockout && !isIn ? 'out' : isKnockout && isWon ? 'won' : 'no',
  });
}

/** At most two decimals in the language's format: `0,5` in German. */
const written = (tell: BotTeller, value: number): string =>
  value.toLocaleString(tell.locale, { maximumFractionDigits: 2, useGrouping: false });

const tiesOf = (tell: BotTeller, { setup }: Tournament): readonly string[] =>
  TIEBREAKS[setup.plan.kind].map((tie) => tell.text(`bot.tour.tie-${tie}`));

function boardOf(tell: BotTeller, tournament: Tournament, lines: readonly StandingsRow[]): StandingsBoard {
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
      : (['direct', 'opposition', 'firsts'] as const).map((tie) => tell.text(`bot.tour.head-${tie}`)),
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

/** A player's result in a round: the place, and the opponents' letters. */
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
