import type { Command } from 'commander';
import { findGame, registryOf } from '../games/registry.js';
import { whole } from './options.js';

interface Given {
  seeds: number;
  from: number;
  game: string;
  people: number;
  moves?: number;
  troubles: number;
  pictures: boolean;
}

export function addCampaign(program: Command): void {
  program
    .command('campaign')
    .description(
      'Plays games of four through the local Discord while everything that Discord can do to a bot happens.',
    )
    .option('--seeds <n>', 'how many games', whole(1), 20)
    .option('--from <n>', 'the first seed', whole(0, 2 ** 31 - 1), 1)
    .option('--game <id>', 'which game', 'greenland')
    .option('--people <n>', 'how many people play', whole(1, 6), 4)
    .option('--moves <n>', 'stop a game after so many moves (a whole game when absent)', whole(1))
    .option('--troubles <n>', 'troubles in one game at most', whole(0), 25)
    .option('--pictures', 'draw the pictures', false)
    .action(async (given: Given) => {
      const [{ campaign }, { renderedPictures }] = await Promise.all([
        import('../trial/campaign.js'),
        import('../discord/pictures.js'),
      ]);
      const { seeds, from, people, moves, troubles } = given;
      const modules = registryOf([findGame(given.game)]);
      const sums = {
        games: 0,
        finished: 0,
        moves: 0,
        promised: 0,
        lost: 0,
        posts: 0,
        troubles: 0,
        faults: 0,
      };
      const memory: number[] = [];
      for (let seed = from; seed < from + seeds; seed++) {
        const pictures = given.pictures ? { pictures: renderedPictures() } : {};
        const report = await campaign({
          modules,
          seed,
          people,
          troubles,
          ...(moves === undefined ? {} : { moves }),
          ...pictures,
        });
        sums.games += 1;
        sums.finished += report.finished ? 1 : 0;
        for (const sum of ['moves', 'promised', 'lost', 'posts'] as const) sums[sum] += report[sum];
        sums.troubles += report.troubles.length;
        sums.faults += report.faults.length;
        memory.push(report.memoryMB);
        const what = report.faults.length === 0 ? 'well' : `FAULTS: ${report.faults.join('; ')}`;
        console.log(
          `seed ${seed}: ${report.moves} moves, ${report.promised} promised, ${report.lost} lost answers, ${report.posts} posts, ${report.troubles.length} troubles, ${report.seconds} s, ${report.memoryMB} MB: ${what}`,
        );
        if (report.faults.length > 0) console.log(`    ${report.troubles.join(', ')}`);
      }
      console.log(
        JSON.stringify({
          ...sums,
          memoryMB: { first: memory[0], last: memory.at(-1), most: Math.max(...memory) },
        }),
      );
      if (sums.faults > 0) process.exitCode = 1;
    });
}
