import type { Happening, Position } from '../../../src/kernel/types.js';
import type { GameMetrics, MetricsTable } from './contract.js';
import { ORIGINAL } from '../../../src/games/endless/cards.js';
import { ROUNDS, SEATS, SPACES, tribeOf, TURNS, type G } from '../../../src/games/endless/model.js';
import { fullScore, PARTS, totalOf } from '../../../src/games/endless/score.js';

/** Balance figures of Endless Winter. */

const culture = [...ORIGINAL.culture.keys()];
const chiefs = [...ORIGINAL.chiefs.keys()];
const setups = [...ORIGINAL.setup.keys()];
const stones = [...ORIGINAL.stones.keys()];

function counts({ key, args }: Happening): readonly string[] {
  switch (key) {
    case 'turn.placed':
      return [`placed ${String(args['space'])}`];
    case 'culture.laid':
    case 'preparation.done':
      return Array.isArray(args['cards']) ? args['cards'].map((card) => `open ${String(card)}`) : [];
    case 'culture.learnt':
      return [`taken ${String(args['card'])}`];
    case 'turn.played':
      return [`played ${String(args['card'])}`];
    case 'stone.taken':
      return [`stone ${String(args['stone'])}`];
    case 'village.placed':
      return ['Villages'];
    case 'animal.tipped':
      return ['tipped'];
    default:
      return [];
  }
}

function end({ g, over }: Position<G>): Record<string, number> {
  const at: Record<string, number> = {};
  for (const id of [...chiefs, ...setups]) at[`with ${id}`] = at[`wins ${id}`] = 0;
  const winner = over?.winners[0];
  let sum = 0;
  for (const seat of g.order) {
    const score = fullScore(g, seat);
    const total = totalOf(score);
    const { chief, setup } = tribeOf(g, seat);
    const won = seat === winner ? 1 : 0;
    sum += total / g.order.length;
    at[`with ${chief}`] = 1;
    at[`wins ${chief}`] = won * g.order.length;
    at[`with ${setup}`] = 1;
    at[`wins ${setup}`] = won * g.order.length;
    for (const part of PARTS) {
      at[`all ${part}`] = (at[`all ${part}`] ?? 0) + score[part] / g.order.length;
      if (won === 1) at[`winner ${part}`] = score[part];
    }
    if (won === 1) at['winner total'] = total;
  }
  at['all total'] = sum;
  at['placed'] = g.order.length * ROUNDS * TURNS;
  return at;
}

const TABLES: readonly MetricsTable[] = [
  {
    title: 'Who wins',
    rows: SEATS,
    columns: [
      { title: 'Wins', name: (seat) => `win ${seat}`, share: true },
      { title: 'Points', name: (seat) => `points ${seat}` },
    ],
  },
  {
    title: 'Points by source',
    rows: [...PARTS, 'total'],
    columns: [
      { title: 'Winner', name: (part) => `winner ${part}` },
      { title: 'of all', name: (part) => `winner ${part}`, of: () => 'winner total', share: true },
      { title: 'Everybody', name: (part) => `all ${part}` },
    ],
  },
  {
    title: 'Placements in a game',
    rows: SPACES,
    columns: [
      { title: 'Mean', name: (space) => `placed ${space}` },
      { title: 'of all', name: (space) => `placed ${space}`, of: () => 'placed', share: true },
    ],
  },
  {
    title: 'Chiefs and Setup cards: games, and wins as a multiple of an even share',
    rows: [...chiefs, ...setups],
    columns: [
      { title: 'Games', name: (id) => `with ${id}`, share: true },
      { title: 'Wins', name: (id) => `wins ${id}`, of: (id) => `with ${id}` },
    ],
  },
  {
    title: 'Culture cards in a game',
    rows: culture,
    columns: [
      { title: 'Games in which it lay open', name: (id) => `open ${id}`, share: true },
      { title: 'Taken in those', name: (id) => `taken ${id}`, of: (id) => `open ${id}`, share: true },
      { title: 'Played', name: (id) => `played ${id}` },
    ],
  },
  {
    title: 'Sacred Stones taken, and more',
    rows: [...stones.map((id) => `stone ${id}`), 'Villages', 'tipped'],
    columns: [{ title: 'Mean', name: (row) => row }],
  },
];

export const metrics: GameMetrics<G> = {
  counts,
  turn: () => ({}),
  places: ({ g }) => g.order,
  end,
  always: () => [
    ...SPACES.map((space) => `placed ${space}`),
    ...culture.flatMap((id) => [`taken ${id}`, `played ${id}`, `open ${id}`]),
    ...stones.map((id) => `stone ${id}`),
    'Villages',
    'tipped',
  ],
  tables: () => TABLES,
};
