import type { ExperimentOf } from './experiment.js';
import type { LabGame } from './game.js';
import { payoffOf } from './payoff.js';
import type { Bench } from './run.js';
import { rowOf, setupOf, type Grid, type ExperimentPart, type LabRow, type LabWatch } from './rows.js';
import type { Estimate, Sums } from './sums.js';

/**
 * One household plays A, all others B. A's result is compared with that of another B in the same place and weather.
 * If A gets more, B does not last; if A gets less, B is stable against A.
 */

type Invasion = ExperimentOf<'invasion'>;

const minus = (a: Estimate, b: Estimate): Estimate => {
  const mean = a.mean - b.mean;
  // Both have the same weather, so this interval is conservative.
  const half = Math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2);
  return { mean, low: mean - half, high: mean + half };
};

export async function playInvasion(
  lab: LabGame,
  experiment: Invasion,
  bench: Bench,
  watch: LabWatch,
): Promise<ExperimentPart> {
  const { invaders, residents, households, allies } = experiment;
  if (allies >= households)
    throw new Error(`a game of ${households} households with ${allies} allies has no other household`);
  const places = Array.from({ length: allies }, (_, place) => place);
  const one = allies === 1 ? 'one' : `each of ${allies}`;
  const { rows, known } = await playPairs(lab, experiment, bench, watch);
  const share = (invader: string, resident: string, aim: 'win' | 'alive'): Estimate | undefined => {
    const sums = known.get(`${invader}|${resident}`);
    return sums === undefined ? undefined : payoffOf(sums, aim, places);
  };
  const gain = (invader: string, resident: string, aim: 'win' | 'alive'): Estimate | undefined => {
    const [it, own] = [share(invader, resident, aim), share(resident, resident, aim)];
    return it === undefined || own === undefined || invader === resident ? undefined : minus(it, own);
  };
  const grid = (title: string, cell: typeof share, aim: 'win' | 'alive'): Grid => ({
    title,
    rows: invaders,
    columns: residents,
    share: true,
    cells: invaders.map((invader) => residents.map((resident) => cell(invader, resident, aim))),
  });
  return {
    rows,
    grids: [
      grid(
        `Wins of 100 games of ${one} (row) among others (column); a joint win counts in part`,
        share,
        'win',
      ),
      grid('Wins more or fewer than one of the others in its place', gain, 'win'),
      grid(`Alive at the end, of 100 games: ${one} (row) among others (column)`, share, 'alive'),
    ],
    said: largest(
      invaders.flatMap((invader) =>
        residents.flatMap((resident) => {
          const it = gain(invader, resident, 'win');
          return it === undefined ? [] : [{ by: it.mean, words: verdict(invader, resident, it) }];
        }),
      ),
    ),
  };
}

/** Plays each invader and each resident among each resident. @returns rows, and sums by `invader|resident` */
async function playPairs(
  lab: LabGame,
  experiment: Invasion,
  bench: Bench,
  watch: LabWatch,
): Promise<{ rows: LabRow[]; known: Map<string, Sums> }> {
  const { invaders, residents, households, games, seed, allies } = experiment;
  const rows: LabRow[] = [];
  const known = new Map<string, Sums>();
  // The baseline: a resident among its own kind.
  const all = residents.flatMap((resident) =>
    [...new Set([resident, ...invaders])].map((invader) => ({ invader, resident })),
  );
  for (const [at, { invader, resident }] of all.entries()) {
    const seats = Array.from({ length: households }, (_, place) => (place < allies ? invader : resident));
    const many = allies === 1 ? '' : `${allies} `;
    const set = { name: `${many}${invader} among ${resident}`, seats };
    const setup = setupOf(lab, experiment, set);
    const texts = setup.players.map(({ text }) => text);
    const sums = await bench.play(setup, seed, games, (soFar) => {
      watch.row?.(rowOf(lab, set, soFar, texts));
      watch.progress?.(at * games + soFar.games, all.length * games);
    });
    known.set(`${invader}|${resident}`, sums);
    rows.push(rowOf(lab, set, sums, texts));
  }
  return { rows, known };
}

/** Only the largest; the tables show them all. */
const largest = (all: readonly { readonly by: number; readonly words: string }[]): string[] =>
  all.length === 0
    ? []
    : [all.reduce((most, one) => (Math.abs(one.by) > Math.abs(most.by) ? one : most)).words];

function verdict(invader: string, resident: string, { mean, low, high }: Estimate): string {
  const n = (100 * Math.abs(mean)).toFixed(0);
  const half = ((100 * (high - low)) / 2).toFixed(0);
  const wins =
    low > 0 ? `${n} more games of 100 than` : high < 0 ? `${n} fewer games of 100 than` : 'as often as';
  return `One ${invader} among ${resident} wins ${wins} another ${resident} in its place (±${half}).`;
}
