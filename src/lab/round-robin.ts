import type { ExperimentOf } from './experiment.js';
import type { LabGame } from './game.js';
import { AIM_WORDS, mixInWords, payoffOf } from './payoff.js';
import { compositions, keyOf, settle, type SeatMix } from './replicator.js';
import type { Bench } from './run.js';
import { rowOf, setupOf, type Grid, type ExperimentPart, type LabRow, type LabWatch } from './rows.js';
import { addSums, NO_GAMES, type Estimate, type Sums } from './sums.js';

/** Plays every mix of some strategies at a table: the result of each strategy, and which mixes last. */

type RoundRobin = ExperimentOf<'round-robin'>;

/** Limit of tables. */
const MOST = 500;

export async function playRoundRobin(
  lab: LabGame,
  experiment: RoundRobin,
  bench: Bench,
  watch: LabWatch,
): Promise<ExperimentPart> {
  const { of: strategies, households } = experiment;
  const all = compositions(strategies.length, households);
  if (all.length > MOST)
    throw new Error(
      `${strategies.length} strategies for ${households} households are ${all.length} tables; ${MOST} are played at most`,
    );
  const rows: LabRow[] = [];
  const got = new Map<string, readonly (Estimate | undefined)[]>();
  for (const [at, composition] of all.entries()) {
    const { row, payoffs } = await playMix(lab, experiment, composition, bench);
    rows.push(row);
    watch.row?.(row);
    got.set(keyOf(composition), payoffs);
    watch.progress?.(at + 1, all.length);
  }
  const payoff = (composition: SeatMix, kind: number): number =>
    got.get(keyOf(composition))?.[kind]?.mean ?? 0;
  const starts = startsOf(strategies);
  const ends = bench.going ? starts.map(({ from }) => settle(from, households, payoff)) : [];
  return {
    rows,
    grids: [pairs(experiment, got)],
    said: ends.map(
      (end, at) =>
        `${at === 0 ? `Households that copy better results (${AIM_WORDS[experiment.aim]}) go from` : 'From'} ${starts[at]?.name ?? ''} to ${mixInWords(strategies, end)}.`,
    ),
    more: {
      payoffs: [...got].map(([mix, payoffs]) => ({ mix, payoffs: payoffs.map((it) => it?.mean ?? null) })),
      replicator: ends.map((to, at) => ({ from: starts[at]?.from, to })),
    },
  };
}

/** Rotates the places, so that no place at the table has an advantage. */
async function playMix(
  lab: LabGame,
  experiment: RoundRobin,
  composition: SeatMix,
  bench: Bench,
): Promise<{ row: LabRow; payoffs: (Estimate | undefined)[] }> {
  const { of: strategies, households, games, seed, aim } = experiment;
  const seats = composition.flatMap((n, kind) => Array.from({ length: n }, () => strategies[kind] ?? ''));
  const turns = new Set(seats).size === 1 ? 1 : households;
  const each = Math.max(1, Math.floor(games / turns));
  let all: Sums = NO_GAMES;
  for (let turn = 0; turn < turns; turn++) {
    const turned = { name: '', seats: [...seats.slice(turn), ...seats.slice(0, turn)] };
    const sums = await bench.play(setupOf(lab, experiment, turned), seed + turn * each, each);
    all = addSums(all, back(sums, turn));
  }
  const name = composition
    .flatMap((n, kind) => (n === 0 ? [] : [`${n} ${strategies[kind] ?? ''}`]))
    .join(' + ');
  const texts = setupOf(lab, experiment, { name, seats }).players.map(({ text }) => text);
  return {
    row: rowOf(lab, { name, seats }, all, texts),
    payoffs: strategies.map((strategy) => {
      const places = seats.flatMap((seat, at) => (seat === strategy ? [at] : []));
      return places.length === 0 ? undefined : payoffOf(all, aim, places);
    }),
  };
}

/** Rotates the sums of a table back to the original places. */
function back(sums: Sums, turn: number): Sums {
  const own = <T>(list: readonly T[]): T[] =>
    turn === 0 ? [...list] : [...list.slice(-turn), ...list.slice(0, -turn)];
  return {
    ...sums,
    alive: own(sums.alive),
    won: own(sums.won),
    scores: own(sums.scores),
    scoreSquares: own(sums.scoreSquares),
    fired: own(sums.fired),
  };
}

/** A's result against B, by the number of households that play A. */
function pairs(
  { of: strategies, households, aim }: RoundRobin,
  got: ReadonlyMap<string, readonly (Estimate | undefined)[]>,
): Grid {
  const lines = strategies.flatMap((_, a) => strategies.flatMap((__, b) => (a === b ? [] : [{ a, b }])));
  const counts = Array.from({ length: households }, (_, n) => n + 1);
  return {
    title: `Result of the first strategy (${AIM_WORDS[aim]}), by how many of the ${households} households play it; the others play the second`,
    rows: lines.map(({ a, b }) => `${strategies[a] ?? ''} with ${strategies[b] ?? ''}`),
    columns: counts.map((n) => `${n} of ${households}`),
    share: aim !== 'score',
    cells: lines.map(({ a, b }) =>
      counts.map((n) => {
        const composition = strategies.map((_, kind) => (kind === a ? n : kind === b ? households - n : 0));
        return got.get(keyOf(composition))?.[a];
      }),
    ),
  };
}

/** Equal shares, and nearly all of each strategy. */
function startsOf(strategies: readonly string[]): { name: string; from: number[] }[] {
  const few = 0.05;
  return [
    { name: 'equal shares', from: strategies.map(() => 1 / strategies.length) },
    ...strategies.map((name, most) => ({
      name: `nearly all ${name}`,
      from: strategies.map((_, kind) => (kind === most ? 1 - few * (strategies.length - 1) : few)),
    })),
  ];
}
