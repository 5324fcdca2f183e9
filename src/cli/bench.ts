import { Argument, type Command } from 'commander';
import { whole } from './options.js';

interface Given {
  readonly json: boolean;
  readonly game?: string;
  readonly games?: number;
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('Measures speed and prints a table with ratios. Nothing else on the machine should be busy.')
    .addArgument(
      new Argument(
        '[what]',
        '`load`: a busy evening through the real client and the local Discord; `store`: what a commit takes on SQLite and on PostgreSQL; `taps`: presses per player and turn; `posts`: messages that a game puts into its channel; `start`: how soon somebody is answered with very many running games',
      ).choices(['load', 'store', 'taps', 'posts', 'start']),
    )
    .option('--json', 'the last line is JSON', false)
    .option(
      '--games <n>',
      'load, start: running games in the store (1000, 20000); taps, posts: games of each (50, 3)',
      whole(1),
    )
    .option('--game <id>', 'taps: only this game')
    .option('--rate <n>', 'load: interactions a second', whole(1, 1000), 50)
    .option('--seconds <n>', 'load: for how long', whole(1), 120)
    .option('--seed <n>', 'load, taps, posts: the same seed draws the same', whole(0, 2 ** 31 - 1), 1)
    .action(async (what: 'load' | 'store' | 'taps' | 'posts' | 'start' | undefined, given: Given) => {
      if (what === 'taps') {
        const { runTaps } = await import('../../bench/taps.js');
        runTaps({ ...given, games: given.games ?? 50 });
        return;
      }
      if (what === 'posts') {
        const { runPosts } = await import('../../bench/posts.js');
        await runPosts({ ...given, games: given.games ?? 3 });
        return;
      }
      if (what === 'start') {
        const { runStart } = await import('../../bench/start.js');
        await runStart({ ...given, games: given.games ?? 20_000 });
        return;
      }
      if (what === 'load') {
        const { runLoad } = await import('../../bench/load.js');
        await runLoad({ ...given, games: given.games ?? 1000 });
        return;
      }
      const { runBench } = await import('../../bench/run.js');
      await runBench({ json: given.json, ...(what === undefined ? {} : { only: what }) });
    });
}
