import type { Happening, Over, Position, Seat } from '../../../src/kernel/types.js';
import type { GameMetrics, MetricsTable } from './contract.js';
import { knownPack, ORIGINAL } from '../../../src/games/greenland/cards/cards.js';
import { TRIBES, type G } from '../../../src/games/greenland/vocabulary/model.js';
import { colonists, emissariesOn, population } from '../../../src/games/greenland/board/people.js';
import { pointsOf } from '../../../src/games/greenland/board/score.js';
import {
  hasFled,
  isModern,
  NEEDED,
  progressOf,
  worksOf,
} from '../../../src/games/greenland/variants/patrol/conditions.js';
import { fuelAtFirst, rulesOf } from '../../../src/games/greenland/variants.js';

/** Balance figures of Greenland. */

/** Happenings counted by tribe and card, with their names. */
const COUNTED: Readonly<Record<string, string>> = {
  'setup.farm': 'kept',
  'hunt.success': 'hunted',
  'hunt.failed': 'missed',
  'hunt.trophy': 'trophies',
  'hunt.taken': 'taken',
  'auction.won': 'bought',
  'patrol.bought': 'bought',
  'elders.tool': 'made',
  'elders.domesticated': 'domesticated',
  'raid.married': 'raided',
  'raid.plundered': 'raided',
  'parley.married': 'married',
  'elders.converted': 'converted',
  'elders.baptized': 'baptized',
  'elders.missionary': 'missionaries',
  'elders.representative': 'representatives',
  'people.extinct': 'extinct',
};

/** Attempts to hunt a card, successful or not. */
const HUNTS = ['hunted', 'missed'];

function counts({ key, args }: Happening): readonly string[] {
  const what = COUNTED[key];
  if (what === undefined) return [];
  const { tribe, card } = args;
  const names = [`${what} ${String(tribe)}`];
  if (typeof card === 'string') names.push(`${what} card ${card}`);
  if (typeof card === 'string' && HUNTS.includes(what)) names.push(`hunts card ${card}`, 'hunts');
  return names;
}

function turn({ g }: Position<G>): Record<string, number> {
  const at: Record<string, number> = {};
  let all = 0;
  for (const t of g.order) {
    at[`population ${TRIBES[t]}`] = population(g, t);
    all += population(g, t);
  }
  at['population'] = all / Math.max(1, g.order.length);
  return at;
}

function end(position: Position<G>): Record<string, number> {
  const { g, over } = position;
  const at: Record<string, number> = {};
  let mono = 0;
  let monoWins = 0;
  let extinct = 0;
  for (const t of g.order) {
    const id = TRIBES[t];
    const { mono: isMono } = g.tribes[t].placard;
    const points = pointsOf(g, t);
    at[`monotheist ${id}`] = isMono ? 1 : 0;
    at[`dead ${id}`] = g.tribes[t].extinct ? 1 : 0;
    at[`emissaries ${id}`] = emissariesOn(g, t);
    for (const part of ['trophies', 'inventions', 'resources', 'population', 'colonists', 'thing'] as const)
      at[`final ${part} ${id}`] = points[part];
    if (g.tribes[t].extinct) extinct++;
    if (!isMono) continue;
    mono++;
    if (over?.winners.includes(id) === true) monoWins++;
  }
  if (g.occupiers !== undefined) Object.assign(at, patrolEnd(g), lostFor(g, over));
  at['some tribe is monotheist'] = mono > 0 ? 1 : 0;
  at['dead tribes'] = extinct / Math.max(1, g.order.length);
  if (mono > 0) at['a monotheist wins, if there is one'] = monoWins > 0 ? 1 : 0;
  if (mono > 0) at['share of monotheists, if there is one'] = mono / g.order.length;
  return at;
}

/** L9: the progress of the tribes. */
function patrolEnd(g: G): Record<string, number> {
  const { modern, intervention, defeat } = progressOf(g);
  const at: Record<string, number> = {
    'all tribes are modern': modern ? 1 : 0,
    'all tribes have people overseas': intervention ? 1 : 0,
    'the depot is empty': defeat ? 1 : 0,
    'fuel in the depot': g.occupiers?.fuel ?? 0,
  };
  for (const t of g.order) {
    at[`modern ${TRIBES[t]}`] = isModern(g, t) ? 1 : 0;
    at[`overseas ${TRIBES[t]}`] = hasFled(g, t) ? 1 : 0;
    at[`works ${TRIBES[t]}`] = worksOf(g, t);
  }
  return at;
}

/** Why a patrol was lost: the first reason that applies. */
const LOSSES = [
  'lost by surrender',
  'lost by dying out',
  'lost for works, the depot empty',
  'lost for works and the depot',
  'lost for want of anybody at home',
  'lost for the depot',
  'lost for people overseas',
] as const;

/**
 * L9: the reason of a loss. If the tribes were modern, they lacked the empty depot or people overseas, whichever was
 * nearer by share.
 */
function lostFor(g: G, over: Over | undefined): Record<string, number> {
  if (over === undefined || over.winners.length > 0 || g.occupiers?.record !== null) return {};
  const { modern, defeat } = progressOf(g);
  const poor = g.order.some((t) => worksOf(g, t) < NEEDED.works);
  const ashore = Math.min(...g.order.map((t) => colonists(g, t)));
  const reasons: readonly boolean[] = [
    g.occupiers.surrendered.length > 0,
    g.order.some((t) => g.tribes[t].extinct),
    poor && defeat,
    poor,
    !modern,
    g.occupiers.fuel / fuelAtFirst(rulesOf(g), g.order.length) <= 1 - ashore / NEEDED.colonists,
    true,
  ];
  const reason = reasons.indexOf(true);
  return Object.fromEntries(LOSSES.map((name, i) => [name, i === reason ? 1 : 0]));
}

const BY_CARD = [
  'kept',
  'hunts',
  'hunted',
  'trophies',
  'taken',
  'made',
  'domesticated',
  'bought',
  'raided',
  'married',
];
const BY_TRIBE = [
  'trophies',
  'taken',
  'made',
  'domesticated',
  'bought',
  'raided',
  'married',
  'converted',
  'baptized',
  'missionaries',
  'representatives',
];

type Options = Readonly<Record<string, string>>;

/** Ids of the cards in games with these options. */
const cardsIn = (options: Options): readonly string[] =>
  (knownPack(options['pack'] ?? '') ?? ORIGINAL).cards
    .filter(({ kind }) => kind !== 'event')
    .map(({ id }) => id);

function always(seats: readonly Seat[], options: Options): readonly string[] {
  return [
    ...seats.flatMap((seat) => BY_TRIBE.map((what) => `${what} ${seat}`)),
    ...cardsIn(options).flatMap((id) => BY_CARD.map((what) => `${what} card ${id}`)),
  ];
}

const column = (title: string, name: (row: string) => string, share = false) => ({ title, name, share });

const tables = (options: Options): readonly MetricsTable[] => [
  {
    title: 'Who wins, and with what',
    rows: TRIBES,
    columns: [
      column('Wins', (seat) => `win ${seat}`, true),
      column('Points', (seat) => `points ${seat}`),
      column('Died out', (seat) => `dead ${seat}`, true),
      column('Monotheist', (seat) => `monotheist ${seat}`, true),
      ...(['trophies', 'inventions', 'resources', 'population', 'colonists', 'thing'] as const).map((part) =>
        column(`of ${part}`, (seat) => `final ${part} ${seat}`),
      ),
    ],
  },
  {
    title: 'The game as a whole',
    rows: ['points of the winner'],
    columns: [column('Mean', (row) => row)],
  },
  {
    title: 'Shares of games',
    rows: [
      'winner has 15 to 30 points',
      'dead tribes',
      'some tribe is monotheist',
      'a monotheist wins, if there is one',
      'share of monotheists, if there is one',
    ],
    columns: [column('Share', (row) => row, true)],
  },
  {
    title: 'What the patrol has reached',
    rows: ['all tribes are modern', 'all tribes have people overseas', 'the depot is empty'],
    columns: [column('Share', (row) => row, true)],
  },
  {
    title: 'What patrols are lost for, of those lost',
    rows: LOSSES,
    columns: [column('Share', (row) => row, true)],
  },
  {
    title: 'What each tribe has for it',
    rows: TRIBES,
    columns: [
      column('Modern', (seat) => `modern ${seat}`, true),
      column('Overseas', (seat) => `overseas ${seat}`, true),
      column('Inventions and imports', (seat) => `works ${seat}`),
    ],
  },
  {
    title: 'What tribes do in a game',
    rows: TRIBES,
    columns: BY_TRIBE.map((what) => column(what, (seat) => `${what} ${seat}`)),
  },
  {
    title: 'Population at the start of each turn',
    rows: Array.from({ length: 17 }, (_, i) => String(i + 1)),
    columns: [
      column('Mean of a tribe', (n) => `turn ${n} population`),
      ...TRIBES.map((seat) => column(seat, (n) => `turn ${n} population ${seat}`)),
    ],
  },
  {
    title: 'How often each card is used in a game',
    rows: cardsIn(options),
    columns: BY_CARD.map((what) => column(what, (id) => `${what} card ${id}`)),
  },
];

export const metrics: GameMetrics<G> = { counts, turn, end, always, tables };
