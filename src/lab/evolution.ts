import { drawer } from '../kernel/index.js';
import { numberFor } from './box.js';
import { strategyText, type ExperimentOf } from './experiment.js';
import type { LabGame, Player } from './game.js';
import { parseStrategy, type StrategyTree } from './language/parse.js';
import { AIM_WORDS, mixInWords, payoffOf } from './payoff.js';
import { rowOf, type ExperimentPart, type LabRow, type LabWatch } from './rows.js';
import type { Bench } from './run.js';
import { addSums, NO_GAMES, type Sums } from './sums.js';

/**
 * Selects households by their results: better ones have more children. Children mix their parents' numbers, with
 * occasional mutations within the ranges. Several runs, because a single one may be an outlier.
 */

export type Evolution = ExperimentOf<'evolution'>;
type Draw = (n: number) => number;

interface Household {
  readonly kind: number;
  readonly genes: readonly number[];
}

/** A strategy with the ranges of its numbers. */
interface Kind {
  readonly name: string;
  readonly text: string;
  readonly genes: StrategyTree['genes'];
}

/** Mutations per thousand: of a number, and of the whole strategy. */
const NEW_NUMBER = 80;
const NEW_KIND = 30;

function newcomer(kinds: readonly Kind[], draw: Draw): Household {
  const kind = draw(kinds.length);
  return { kind, genes: (kinds[kind]?.genes ?? []).map((gene) => numberFor(gene, draw)) };
}

function childOf(a: Household, b: Household, kinds: readonly Kind[], draw: Draw): Household {
  if (draw(1000) < NEW_KIND) return newcomer(kinds, draw);
  const ranges = kinds[a.kind]?.genes ?? [];
  const genes = a.genes.map((own, at) => {
    const range = ranges[at];
    if (range !== undefined && draw(1000) < NEW_NUMBER) return numberFor(range, draw);
    return a.kind === b.kind && draw(2) === 1 ? (b.genes[at] ?? own) : own;
  });
  return { kind: a.kind, genes };
}

/** Tournament selection: the better of two random households. */
function pick(all: readonly Household[], got: readonly number[], draw: Draw): Household {
  const [one, other] = [draw(all.length), draw(all.length)];
  const better = (got[one] ?? 0) >= (got[other] ?? 0) ? one : other;
  return all[better] ?? { kind: 0, genes: [] };
}

export async function evolve(
  lab: LabGame,
  experiment: Evolution,
  bench: Bench,
  watch: LabWatch,
): Promise<ExperimentPart> {
  const { of: strategies, runs, generations, aim } = experiment;
  const kinds = strategies.map((name): Kind => {
    const text = strategyText(lab, experiment.strategies, name);
    return { name, text, genes: parseStrategy(text, lab.grammar).genes };
  });
  const rows: LabRow[] = [];
  const mixes: number[][] = [];
  for (let run = 0; run < runs && bench.going; run++) {
    const { sums, mix } = await oneRun(kinds, experiment, run, bench, (generation) =>
      watch.progress?.(run * generations + generation, runs * generations),
    );
    const row = rowOf(lab, { name: `run ${run + 1}`, seats: [] }, sums, []);
    rows.push({ ...row, alive: [], won: [] });
    mixes.push(mix);
  }
  return {
    rows,
    said: [
      ...leaders(strategies, mixes, AIM_WORDS[aim]),
      ...mixes.map((mix, run) => `Population ${run + 1}: ${mixInWords(strategies, mix)}.`),
    ],
    more: { strategies, mixes },
  };
}

/** In how many populations each strategy is the most common in the last generations. */
function leaders(names: readonly string[], mixes: readonly (readonly number[])[], aim: string): string[] {
  const counts = names
    .map((name, at) => ({ name, n: mixes.filter((mix) => mix.indexOf(Math.max(...mix)) === at).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
  const [first, ...others] = counts;
  if (first === undefined) return [];
  const rest = others.map(({ name, n }) => `, ${name} in ${n}`).join('');
  return [
    `After selection by ${aim}, ${first.name} is the most common strategy in ${first.n} of ${mixes.length} populations${rest}.`,
  ];
}

/** @returns the games of the last generations, and the shares of strategies in them */
async function oneRun(
  kinds: readonly Kind[],
  experiment: Evolution,
  run: number,
  bench: Bench,
  report: (generation: number) => void,
): Promise<{ sums: Sums; mix: number[] }> {
  const { seed, size, households, generations, last, games } = experiment;
  const draw = drawer(seed + 1000 * (run + 1));
  const tables = Math.max(1, Math.floor(size / households));
  let all = Array.from({ length: tables * households }, () => newcomer(kinds, draw));
  let sums = NO_GAMES;
  const counts = kinds.map(() => 0);
  for (let generation = 0; generation < generations && bench.going; generation++) {
    const first = seed + (run * generations + generation) * games;
    const { got, played } = await playAll(all, kinds, experiment, first, bench);
    if (generation >= generations - last) {
      sums = addSums(sums, { ...played, fired: [] });
      for (const { kind } of all) counts[kind] = (counts[kind] ?? 0) + 1;
    }
    const parents = all;
    all = parents.map(() => childOf(pick(parents, got, draw), pick(parents, got, draw), kinds, draw));
    report(generation + 1);
  }
  const whole = Math.max(
    1,
    counts.reduce((sum, n) => sum + n, 0),
  );
  return { sums, mix: counts.map((n) => n / whole) };
}

/** Seats households in their order, which is random already. All tables have the same weather. */
async function playAll(
  all: readonly Household[],
  kinds: readonly Kind[],
  { households, constants, readings, games, aim }: Evolution,
  first: number,
  bench: Bench,
): Promise<{ got: number[]; played: Sums }> {
  const tables: Player[][] = [];
  for (let at = 0; at < all.length; at += households)
    tables.push(
      all
        .slice(at, at + households)
        .map(({ kind, genes }): Player => ({ text: kinds[kind]?.text ?? '', genes })),
    );
  const sums = await Promise.all(
    tables.map((players) => bench.play({ players, constants, readings }, first, games)),
  );
  return {
    got: sums.flatMap((table) =>
      Array.from({ length: households }, (_, place) => payoffOf(table, aim, [place]).mean),
    ),
    played: sums.reduce(addSums, NO_GAMES),
  };
}
