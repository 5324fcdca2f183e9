import { roundsNow, roundsOf, standingsOf } from '../../club/index.js';
import { FORMER, type Tournament } from '../../table/index.js';
import { aiLabel, type Bot, gameName, personName, tellerOf, timeTag } from '../bot.js';
import { controlId } from '../custom-id.js';
import { escapeName } from '../escape.js';
import { button, post, type MessageBody, rows, words } from '../post.js';
import type { BotTeller } from '../texts.js';
import { paceName } from './agreement.js';

/** The card of a tournament. */

export const TOURNAMENT = {
  join: 'tour-join',
  leave: 'tour-leave',
  start: 'tour-start',
  standings: 'tour-table',
  round: 'tour-round',
  export: 'tour-export',
  playOn: 'tour-play-on',
  end: 'tour-end',
} as const;

/** Maximum number of people in a list. */
export const MOST_NAMES = 40;

export const tournamentTitle = ({ title }: Pick<Tournament, 'title'>): string => escapeName(title);

export const who = (tell: BotTeller, { field }: Pick<Tournament, 'field'>, id: number): string =>
  personName(tell, field.entrants.find((one) => one.id === id)?.person ?? FORMER);

export const pressFor = (
  family: string,
  { id }: Tournament,
  label: string,
  style?: 'primary' | 'danger' | 'good',
) => button({ id: controlId(family, '', -1, String(id)), label, ...(style === undefined ? {} : { style }) });

/** The card: settings, players, and current controls. One message, edited as things change. */
export function tournamentCard(bot: Pick<Bot, 'modules'>, tournament: Tournament): MessageBody {
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
          pressFor(TOURNAMENT.join, tournament, tell.text('bot.tour.join'), 'primary'),
          pressFor(TOURNAMENT.leave, tournament, tell.text('bot.tour.leave')),
        ]
      : []),
    ...(stage === 'signing' || stage === 'between'
      ? [
          pressFor(
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
  pressFor(TOURNAMENT.standings, tournament, tell.text('bot.tour.standings')),
  pressFor(TOURNAMENT.round, tournament, tell.text('bot.tour.round')),
  pressFor(TOURNAMENT.export, tournament, tell.text('bot.tour.export')),
];

/** Game, kind, tables, rounds and pace, one sentence each. */
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
