import type { Happening, Position } from '../../../src/kernel/types.js';
import type { GameMetrics, MetricsTable } from './contract.js';
import { ORIGINAL } from '../../../src/games/glacier/cards.js';
import { members } from '../../../src/games/glacier/cave.js';
import { CLANS, clanOf, clansOf, FATES, type ClanId, type G } from '../../../src/games/glacier/model.js';

/** Balance figures of Glacier. */

const ACTIONS: Readonly<Record<string, string>> = {
  'hunt.began': 'hunts',
  'act.gathered': 'herbs gathered',
  'act.made': 'weapons made',
  'act.drew': 'fate cards taken',
};

const EVENTS: Readonly<Record<string, string>> = {
  'hunt.succeeded': 'successful hunts',
  'hunt.failed': 'failed hunts',
  'hunt.off': 'hunts given up',
  'dispute.won': 'disputes won',
  'dispute.lost': 'disputes lost',
  'winter.grew': 'winters well fed',
  'winter.endured': 'winters hungry',
  'winter.starved': 'winters starving',
  'loss.died-out': 'clans died out',
};

function counts({ key, args }: Happening): readonly string[] {
  const what = ACTIONS[key] ?? EVENTS[key];
  const names = what === undefined ? [] : [what];
  if (key === 'interfere.played' || key === 'spite.played') names.push(`played ${String(args['fate'])}`);
  if (key === 'fate.countered') names.push('played offering');
  if (key === 'hunt.sure') names.push('played success');
  if (key === 'hunt.began') names.push(`hunted ${String(args['prey'])}`);
  if (key === 'hunt.succeeded') names.push(`caught ${String(args['prey'])}`);
  return names;
}

function turn({ g, seats }: Position<G>): Record<string, number> {
  const all = clansOf(seats).map((id) => members(clanOf(g, id)));
  return { members: all.reduce((sum, n) => sum + n, 0) / Math.max(1, all.length) };
}

/** The clan that began the first year: the first player moves one to the left each year (GL1). */
function beginner(g: G, all: readonly ClanId[]): ClanId | undefined {
  const at = all.indexOf(g.first) - (g.year - 1);
  return all[((at % all.length) + all.length) % all.length];
}

function end({ g, seats, over }: Position<G>): Record<string, number> {
  const all = clansOf(seats);
  const winners = over?.winners ?? [];
  const first = beginner(g, all);
  const at: Record<string, number> = {
    years: g.year,
    'three to six years': g.year >= 3 && g.year <= 6 ? 1 : 0,
    'who begins wins': first !== undefined && winners.includes(first) ? 1 / winners.length : 0,
  };
  for (let year = 1; year <= 6; year++) at[`ends in year ${year}`] = g.year === year ? 1 : 0;
  for (const id of all) at[`members ${id}`] = members(clanOf(g, id));
  return at;
}

const WHOLE = [...Object.values(ACTIONS), ...Object.values(EVENTS)];
const prey = ORIGINAL.cards.filter(({ kind }) => kind === 'prey').map(({ id }) => id);

function always(): readonly string[] {
  return [
    ...WHOLE,
    ...FATES.map((fate) => `played ${fate}`),
    ...prey.flatMap((id) => [`hunted ${id}`, `caught ${id}`]),
  ];
}

const TABLES: readonly MetricsTable[] = [
  {
    title: 'Who wins',
    rows: CLANS,
    columns: [
      { title: 'Wins', name: (clan) => `win ${clan}`, share: true },
      { title: 'Trophies', name: (clan) => `points ${clan}` },
      { title: 'Members', name: (clan) => `members ${clan}` },
    ],
  },
  {
    title: 'Length, and who begins',
    rows: [
      ...[1, 2, 3, 4, 5, 6].map((year) => `ends in year ${year}`),
      'three to six years',
      'who begins wins',
    ],
    columns: [{ title: 'Share of games', name: (row) => row, share: true }],
  },
  {
    title: 'What happens in a game',
    rows: ['years', ...WHOLE],
    columns: [{ title: 'Mean', name: (row) => row }],
  },
  {
    title: 'Fate cards played in a game',
    rows: FATES,
    columns: [{ title: 'Mean', name: (fate) => `played ${fate}` }],
  },
  {
    title: 'Animals in a game',
    rows: prey,
    columns: [
      { title: 'Hunted', name: (id) => `hunted ${id}` },
      { title: 'Caught', name: (id) => `caught ${id}` },
    ],
  },
];

export const metrics: GameMetrics<G> = { counts, turn, end, always, tables: () => TABLES };
