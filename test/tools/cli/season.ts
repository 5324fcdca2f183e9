import { Z95 } from '../../../src/kernel/confidence.js';
import type { Command } from 'commander';
import { along, meanOf, measured, runSeason, type Season, type Simulated } from '../ratings/season.js';
import { rangeOf } from '../../../src/club/ratings/scale.js';
import { type AnyModule, findGame } from '../../../src/games/registry.js';
import type { Ai } from '../../../src/kernel/types.js';
import { makePlayer } from '../sim/players.js';
import { pair, progressLine, variantOf, whole } from '../../../src/cli/options.js';

interface Given {
  readonly game: string;
  readonly variant?: string;
  readonly option: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly people: number;
  readonly games: number;
  readonly seed: number;
  readonly seasons: number;
  readonly programs?: string;
  readonly along: string;
  readonly measure?: number;
  readonly steps: number;
}

/** A season with a rating ladder: does it rank people by their strength? */
export function addSeason(program: Command): void {
  program
    .command('season')
    .description('Simulates a season of players of known strength and prints the resulting leaderboard.')
    .option('--game <id>', 'the game', 'wordfame')
    .option('--variant <id>', 'a variant of it')
    .option('--option <name=value>', 'a setting of the game; may be given again', pair, {})
    .option('--seats <n>', 'at a table', whole(2, 8), 4)
    .option('--people <n>', 'how many come by', whole(2, 100), 12)
    .option('--games <n>', 'how many games they play', whole(1, 10_000), 60)
    .option('--seed <n>', 'the same seed gives the same season', whole(0), 1)
    .option('--seasons <n>', 'so many of them, of the seeds from --seed on', whole(1, 1000), 1)
    .option(
      '--along <names>',
      'people who are mixtures of these programs, the weakest first, separated by commas',
      'random,greedy',
    )
    .option(
      '--measure <n>',
      'order them by what so many other games between them come to, and not by how they are mixed',
      whole(1, 100_000),
    )
    .option('--steps <n>', 'steps of thought of a program that thinks', whole(1, 100_000), 60)
    .option('--programs <names>', 'programs in place of people, several of each, separated by commas')
    .action((given: Given) => {
      const module = findGame(given.game);
      const variant = variantOf(module, given.variant, given.seats);
      const row = given.along.split(',').map((name) => name.trim());
      const people = given.programs === undefined ? along(row, given.people) : programs(given);
      const { seasons, seed, option: options } = given;
      const thinkers = thinkersOf(module, people, given.steps);
      const of = { module, variant, options, people, thinkers };
      const strengths = strengthsOf({ ...given, ...of });
      const progress = progressLine('games', given.games * seasons);
      const played = Array.from({ length: seasons }, (_, at) =>
        runSeason({ ...given, ...of, seed: seed + at, ...strengths }, (done) =>
          progress(at * given.games + done),
        ),
      );
      const [first] = played;
      if (first !== undefined && seasons === 1) printLadder(first);
      if (given.programs !== undefined) return printPrograms(played);
      const { mean, margin } = meanOf(played.map(({ tau }) => tau));
      console.log(
        seasons === 1
          ? `Kendall’s τ with the strengths: ${mean.toFixed(3)}`
          : `Kendall’s τ with the strengths, mean of ${seasons} seasons: ${mean.toFixed(3)} ± ${margin.toFixed(3)} (95 %)`,
      );
    });
}

/** Planners with a fixed number of steps per decision, for the same results on every machine. */
function thinkersOf(
  module: AnyModule,
  people: readonly Simulated[],
  steps: number,
): ReadonlyMap<string, Ai<unknown>> {
  const names = new Set(people.flatMap(({ ai, otherwise }) => [ai, otherwise ?? '']));
  return new Map(
    [...names].flatMap((name) => {
      if (module.planners?.[name] === undefined) return [];
      const player = makePlayer(module, name, { milliseconds: Infinity, steps });
      return player === undefined ? [] : [[name, player.decide]];
    }),
  );
}

/** Offset of seeds, so that no game of the seasons counts twice. */
const MEASURED = 1_000_000;

function strengthsOf(
  input: Omit<Parameters<typeof measured>[0], 'games'> & Pick<Given, 'measure'>,
): Pick<Parameters<typeof runSeason>[0], 'strengths'> {
  const { measure } = input;
  if (measure === undefined) return {};
  const progress = progressLine('games between them', measure);
  const strengths = measured({ ...input, seed: input.seed + MEASURED, games: measure }, progress);
  const [least, most] = [...strengths.values()]
    .toSorted((a, b) => a.mu - b.mu)
    .flatMap((one, at, all) => (at === 0 || at === all.length - 1 ? [one] : []));
  if (least !== undefined && most !== undefined)
    console.log(
      `measured by ${measure} games: from ${least.mu.toFixed(1)} ± ${(Z95 * least.sigma).toFixed(1)} to ${most.mu.toFixed(1)} ± ${(Z95 * most.sigma).toFixed(1)}`,
    );
  return { strengths };
}

function printLadder({ ladder }: Season): void {
  console.log('place  name           care  games  wins  rating       range');
  for (const [at, { name, care, games, wins, rating }] of ladder.entries()) {
    const { low, high, isProvisional } = rangeOf(rating);
    const cells = [
      String(at + 1).padStart(5),
      ` ${name.padEnd(13)}`,
      care.toFixed(2).padStart(5),
      String(games).padStart(6),
      String(wins).padStart(5),
      ` ${rating.mu.toFixed(2)} ±${rating.sigma.toFixed(2)}`,
      ` ${low}–${high}${isProvisional ? ' (provisional)' : ''}`,
    ];
    console.log(cells.join(' '));
  }
}

/** Each AI's distance from the first one, from which its anchor is derived. */
function printPrograms(seasons: readonly Season[]): void {
  const names = [...new Set(seasons.flatMap(({ ladder }) => ladder.map(({ ai }) => ai)))];
  const [measure = ''] = names.toSorted((a, b) => Number(b === 'greedy') - Number(a === 'greedy'));
  const middle = ({ ladder }: Season, ai: string): number =>
    meanOf(ladder.flatMap((row) => (row.ai === ai ? [row.rating.mu] : []))).mean;
  for (const name of names) {
    const apart = meanOf(seasons.map((season) => middle(season, name) - middle(season, measure)));
    console.log(`${name.padEnd(14)} ${apart.mean.toFixed(1)} ± ${apart.margin.toFixed(1)} from ${measure}`);
  }
}

/** Equal numbers of each AI, filling the season. */
function programs({ programs: names = '', people }: Given): readonly Simulated[] {
  const all = names.split(',').map((name) => name.trim());
  return Array.from({ length: people }, (_, at) => {
    const ai = all[at % all.length] ?? '';
    return { name: `${ai}-${at + 1}`, ai, care: 1 };
  });
}
