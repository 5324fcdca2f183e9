import type { Happening, Position } from '../../../src/kernel/types.js';
import type { GameMetrics, MetricsTable } from './contract.js';
import { countDistricts } from '../../../src/games/wordfame/land.js';
import { FACTIONS, gothiOf, type G } from '../../../src/games/wordfame/model.js';
import { ACTIONS } from '../../../src/games/wordfame/vocabulary.js';

/** Balance figures of Wordfame. */

const EVENTS: Readonly<Record<string, string>> = {
  'council.sued': 'suits',
  'feud.began': 'Feuds',
  'feud.razed': 'farms razed',
  'capture.began': 'captures tried',
  'capture.seized': 'captures',
  'murder.began': 'murders',
  'foster.fostered': 'personae fostered',
  'winter.alone': 'winters alone',
};

const FAME = [
  'Wordfame of winters',
  'Wordfame of Feuds',
  'Wordfame of Feasts',
  'Wordfame of killings',
] as const;

/** Wordfame from a happening, with its source. */
function gained({ key, args }: Happening): readonly [from: (typeof FAME)[number], n: number] | undefined {
  if (key === 'winter.scored') return ['Wordfame of winters', Number(args['n'])];
  if (key === 'feud.won') return ['Wordfame of Feuds', 1];
  if (key === 'feast.gave') return ['Wordfame of Feasts', Number(args['fame'])];
  return key === 'killing.told' ? ['Wordfame of killings', Number(args['fame'])] : undefined;
}

function counts(happening: Happening): readonly string[] {
  const { key, args } = happening;
  const what = EVENTS[key];
  const names = what === undefined ? [] : [what];
  const { action } = args;
  if (key === 'act.council') names.push(`council ${String(action)}`);
  if (key === 'act.bondi' || key === 'act.home') names.push(`hunt ${String(action)}`);
  const [from = '', n = 0] = gained(happening) ?? [];
  for (let i = 0; i < n; i++) names.push(from, 'Wordfame');
  return names;
}

function turn({ g }: Position<G>): Record<string, number> {
  const all = g.gothar.map(({ farms }) => farms.reduce((sum, n) => sum + n, 0));
  return { farms: all.reduce((sum, n) => sum + n, 0) / all.length };
}

function end({ g, over }: Position<G>): Record<string, number> {
  const seats = g.seats.length;
  const winner = g.seats.findIndex((seat) => over?.winners.includes(seat) === true);
  // The card passes to the left after every round except the last.
  const first = (((g.speaker - (g.round - 1)) % seats) + seats) % seats;
  const at: Record<string, number> = {
    rounds: g.round,
    'six to ten rounds': g.round >= 6 && g.round <= 10 ? 1 : 0,
  };
  for (let i = 0; i < seats; i++) at[`wins of seat ${i + 1}`] = (first + i) % seats === winner ? 1 : 0;
  g.seats.forEach((seat, who) => {
    at[`index ${seat}`] = who === winner ? seats : 0;
    at[`districts ${seat}`] = countDistricts(g, who);
    at[`goods ${seat}`] = gothiOf(g, who).goods.length;
    at[`bondi ${seat}`] = gothiOf(g, who).oaths.length;
  });
  return at;
}

const always = (): readonly string[] => [
  ...Object.values(EVENTS),
  ...FAME,
  'Wordfame',
  ...ACTIONS.flatMap((action) => [`council ${action}`, `hunt ${action}`]),
];

const TABLES: readonly MetricsTable[] = [
  {
    title: 'Homes',
    rows: FACTIONS,
    columns: [
      { title: 'Wins', name: (seat) => `win ${seat}`, share: true },
      { title: 'Of its even share', name: (seat) => `index ${seat}` },
      { title: 'Wordfame', name: (seat) => `points ${seat}` },
      { title: 'Districts', name: (seat) => `districts ${seat}` },
      { title: 'Goods', name: (seat) => `goods ${seat}` },
      { title: 'Bondi', name: (seat) => `bondi ${seat}` },
    ],
  },
  {
    title: 'Seats from the first Lawspeaker, clockwise',
    rows: [1, 2, 3, 4, 5, 6].map((n) => `seat ${n}`),
    columns: [{ title: 'Wins', name: (row) => `wins of ${row}`, share: true }],
  },
  {
    title: 'Length',
    rows: ['six to ten rounds'],
    columns: [{ title: 'Share of games', name: (row) => row, share: true }],
  },
  {
    title: 'Where Wordfame comes from',
    rows: FAME,
    columns: [
      { title: 'In a game', name: (row) => row },
      { title: 'Of all', name: (row) => row, of: () => 'Wordfame', share: true },
    ],
  },
  {
    title: 'What happens in a game',
    rows: ['rounds', ...Object.values(EVENTS)],
    columns: [{ title: 'Mean', name: (row) => row }],
  },
  {
    title: 'Actions in a game',
    rows: ACTIONS,
    columns: [
      { title: 'At the Council', name: (action) => `council ${action}` },
      { title: 'In the hunt', name: (action) => `hunt ${action}` },
    ],
  },
];

const standing = ({ g }: Position<G>): readonly number[] => g.gothar.map(({ fame }) => fame);

export const metrics: GameMetrics<G> = { counts, turn, end, standing, always, tables: () => TABLES };
