import type { Happening, Position } from '../../../src/kernel/types.js';
import type { GameMetrics, MetricsTable } from './contract.js';
import { allOf, homeOf, living } from '../../../src/games/settlers/households.js';
import { HOUSEHOLDS, householdOf, type G } from '../../../src/games/settlers/model.js';

/** Figures of the settlers. */

const EVENTS: Readonly<Record<string, string>> = {
  'household.died': 'households starved',
  'herd.lost': 'herds lost',
  'walrus.lost': 'crews lost in storms',
  'seals.died': 'seal hunters lost',
  'barn.fell': 'barns fallen',
  'build.built': 'barns and boats built',
  'ship.not-worth': 'ships sent away',
  'deal.gift': 'gifts',
  'deal.made': 'deals agreed',
  'pledge.kept': 'promises kept',
  'pledge.broken': 'promises broken',
};

const counts = ({ key }: Happening): readonly string[] => {
  const what = EVENTS[key];
  return what === undefined ? [] : [what];
};

function turn({ g, seats }: Position<G>): Record<string, number> {
  const all = allOf(seats);
  const mean = (of: (id: (typeof all)[number]) => number): number =>
    all.reduce((sum, id) => sum + of(id), 0) / Math.max(1, all.length);
  return {
    people: mean((id) => homeOf(g, id)),
    food: mean((id) => householdOf(g, id).food),
    soil: mean((id) => householdOf(g, id).soil),
  };
}

function end({ g, seats, over }: Position<G>): Record<string, number> {
  const all = allOf(seats);
  const alive = living(g, seats).length;
  const winners = over?.winners ?? [];
  const at: Record<string, number> = {
    years: g.year,
    'trees left': g.trees,
    'all have died': alive === 0 ? 1 : 0,
    'somebody wins': winners.length > 0 ? 1 : 0,
    'two or more live': alive > 1 ? 1 : 0,
    'all live': alive === all.length ? 1 : 0,
    'shared victory': winners.length > 1 ? 1 : 0,
  };
  for (const id of all) at[`lives ${id}`] = householdOf(g, id).out === 0 ? 1 : 0;
  return at;
}

const OUTCOMES = ['all have died', 'somebody wins', 'two or more live', 'all live', 'shared victory'];

const TABLES: readonly MetricsTable[] = [
  {
    title: 'Who wins',
    rows: HOUSEHOLDS,
    columns: [
      { title: 'Wins', name: (id) => `win ${id}`, share: true },
      { title: 'Silver', name: (id) => `points ${id}` },
      { title: 'Lives', name: (id) => `lives ${id}`, share: true },
    ],
  },
  {
    title: 'How games end',
    rows: OUTCOMES,
    columns: [{ title: 'Share of games', name: (row) => row, share: true }],
  },
  {
    title: 'What happens in a game',
    rows: ['years', 'trees left', ...Object.values(EVENTS)],
    columns: [{ title: 'Mean', name: (row) => row }],
  },
];

export const metrics: GameMetrics<G> = {
  counts,
  turn,
  end,
  always: () => Object.values(EVENTS),
  tables: () => TABLES,
};
