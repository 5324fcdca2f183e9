import { Argument, type Command, Option } from 'commander';
import type { Engine } from '../bench/database.js';
import type { BenchPart } from '../bench/run.js';
import { whole } from '../../../src/cli/options.js';

interface Given {
  readonly json: boolean;
  readonly game?: string;
  readonly games?: number;
  readonly rate?: number;
  readonly seconds?: number;
  readonly minutes: number;
  readonly db: Engine;
  readonly processes: number;
  readonly ended: number;
  readonly seed: number;
}

const FOR_LOAD = { rate: 50, seconds: 120 };
const FOR_SCALE = { rate: 10, seconds: 8 };

/** The given numbers; the others are each measurement's defaults. */
function asked({ rate, seconds }: Given): { rate?: number; seconds?: number } {
  return { ...(rate === undefined ? {} : { rate }), ...(seconds === undefined ? {} : { seconds }) };
}

/** Separate measurements; all others are parts of the table. */
const RUNS = {
  taps: async (given: Given) => {
    const { runTaps } = await import('../bench/taps.js');
    runTaps({ ...given, games: given.games ?? 50 });
  },
  'first-visit': async (given: Given) => {
    const { runFirstVisit } = await import('../bench/first-visit.js');
    await runFirstVisit({ ...given, games: given.games ?? 20 });
  },
  posts: async (given: Given) => {
    const { runPosts } = await import('../bench/posts.js');
    await runPosts({ ...given, games: given.games ?? 3 });
  },
  thinking: async (given: Given) => {
    const { runThinking } = await import('../bench/thinking.js');
    runThinking({ ...given, games: given.games ?? 1 });
  },
  start: async (given: Given) => {
    const { runStart } = await import('../bench/start.js');
    await runStart({ ...given, engine: given.db, games: given.games ?? 20_000 });
  },
  soak: async (given: Given) => {
    const { runSoak } = await import('../bench/soak.js');
    const { db: engine, rate = 20, games = 300 } = given;
    await runSoak({ ...given, engine, rate, games });
  },
  'whole-game': async (given: Given) => {
    const { runWholeGame } = await import('../bench/whole-game.js');
    await runWholeGame({ ...given, game: given.game ?? 'greenland' });
  },
  load: async (given: Given) => {
    const { runLoad } = await import('../bench/load.js');
    const { db: engine } = given;
    await runLoad({ ...given, ...FOR_LOAD, ...asked(given), engine, games: given.games ?? 1000 });
  },
  scale: async (given: Given) => {
    const { runScale } = await import('../bench/scale.js');
    await runScale({ ...given, ...FOR_SCALE, ...asked(given), games: given.games ?? 240 });
  },
} as const;

type What = keyof typeof RUNS | BenchPart;

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('Measures speed and prints a table with ratios. Nothing else on the machine should be busy.')
    .addArgument(
      new Argument(
        '[what]',
        '`load`: a busy evening through the real client and the local Discord; `scale`: the same on SQLite and on PostgreSQL in one, two and three processes, faster and faster until answers come late; `playouts`, `store` (what a commit takes on SQLite and on PostgreSQL), `pictures`: only that part of the table; `taps`: presses per player and turn; `first-visit`: presses, words and pixels on a phone from an empty channel to the first decision (needs Chromium); `posts`: messages that a game puts into its channel; `thinking`: the longest decision of each planner beside its time; `start`: how soon somebody is answered with very many running games; `soak`: memory of the bot over a long evening at a steady rate; `whole-game`: what one game of four people costs the bot',
      ).choices([
        'load',
        'scale',
        'playouts',
        'store',
        'pictures',
        'taps',
        'first-visit',
        'posts',
        'thinking',
        'start',
        'soak',
        'whole-game',
      ]),
    )
    .option('--json', 'the last line is JSON', false)
    .option(
      '--games <n>',
      'load, scale, start, soak: running games in the store (1000, 240, 20000, 300); taps, first-visit, posts, thinking: games of each (50, 20, 3, 1)',
      whole(1),
    )
    .option('--game <id>', 'taps, first-visit, thinking: only this game; whole-game: this game (greenland)')
    .option(
      '--rate <n>',
      'load, soak: interactions per second (50, 20); scale: to begin with (10)',
      whole(1, 1000),
    )
    .option('--minutes <n>', 'soak: for how long', whole(2), 30)
    .option('--seconds <n>', 'load: for how long (120); scale: each step (8)', whole(1))
    .addOption(
      new Option('--db <engine>', 'load, start, soak: the database; PostgreSQL is started for it')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    )
    .option('--ended <n>', 'start: games that are over, besides', whole(0), 0)
    .option('--processes <n>', 'load: bots, each with its shards; several only on PostgreSQL', whole(1, 8), 1)
    .option(
      '--seed <n>',
      'load, scale, taps, first-visit, posts, thinking, whole-game: the same seed draws the same',
      whole(0, 2 ** 31 - 1),
      1,
    )
    .action(async (what: What | undefined, given: Given) => {
      if (what !== undefined && Object.hasOwn(RUNS, what)) return RUNS[what as keyof typeof RUNS](given);
      const { runBench } = await import('../bench/run.js');
      const only = what === undefined ? {} : { only: what as BenchPart };
      return runBench({ json: given.json, ...only });
    });
}
