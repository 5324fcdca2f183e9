import { type Command, Option } from 'commander';
import { anyModule, findGame, registryOf } from '../../../src/games/registry.js';
import type { CampaignOptions, CampaignReport } from '../chaos/campaign.js';
import { woodpileForFour } from '../harness/sample-game.js';
import { whole } from '../../../src/cli/options.js';

interface Given {
  seeds: number;
  from: number;
  game: string;
  people: number;
  moves?: number;
  troubles: number;
  atOnce: number;
  pictures: boolean;
  db: 'sqlite' | 'postgres';
}

/** A game that ends within fifty moves and has secrets, dice and phases. */
const TOY = woodpileForFour.meta.id;

export function addCampaign(program: Command): void {
  program
    .command('campaign')
    .description(
      'Plays games of four through the local Discord while everything that Discord can do to a bot happens.',
    )
    .option('--seeds <n>', 'how many games', whole(1), 20)
    .option('--from <n>', 'the first seed', whole(0, 2 ** 31 - 1), 1)
    .option('--game <id>', 'which game; `woodpile` is a small one for tests', TOY)
    .option('--people <n>', 'how many people play', whole(1, 6), 4)
    .option('--moves <n>', 'stop a game after so many moves (a whole game when absent)', whole(1))
    .option('--troubles <n>', 'troubles in one game at most', whole(0), 25)
    .option('--at-once <n>', 'games that are played at the same time', whole(1, 16), 4)
    .option('--pictures', 'draw the pictures', false)
    .addOption(
      new Option('--db <engine>', 'the database; a PostgreSQL server is started for it')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    )
    .action(async (given: Given) => {
      const [
        { campaign },
        { renderedPictures },
        { heapMB, isFlat, perGame },
        { databasesOn, startPostgres },
      ] = await Promise.all([
        import('../chaos/campaign.js'),
        import('../../../src/discord/pictures.js'),
        import('../harness/heap.js'),
        import('../harness/postgres-server.js'),
      ]);
      const { people, moves, troubles } = given;
      const module = given.game === TOY ? anyModule(woodpileForFour) : findGame(given.game);
      const options: Omit<CampaignOptions, 'seed'> = {
        modules: registryOf([module]),
        people,
        troubles,
        ...(moves === undefined ? {} : { moves }),
      };
      const server = given.db === 'postgres' ? await startPostgres() : undefined;
      const databases = server === undefined ? undefined : databasesOn(server);
      const sums = emptySums();
      const end = given.from + given.seeds;
      let seed = given.from;
      const playUntil = async (last: number): Promise<number> => {
        const work = async (): Promise<void> => {
          while (seed < last) {
            // Taken before the first await, so that no concurrent game takes the same seed.
            const own = seed++;
            const pictures = given.pictures ? { pictures: renderedPictures() } : {};
            const databaseUrl = await databases?.fresh();
            const where = databaseUrl === undefined ? {} : { databaseUrl };
            const report = await campaign({ ...options, ...pictures, ...where, seed: own });
            if (databaseUrl !== undefined) await databases?.drop(databaseUrl);
            add(sums, report);
            tell(report, heapMB());
          }
        };
        await Promise.all(Array.from({ length: given.atOnce }, work));
        return heapMB();
      };
      // The first games load and compile the program; the idle memory after them is the baseline.
      const firstMB = await playUntil(Math.min(end, given.from + Math.max(given.atOnce, WARMING)));
      const games = end - seed;
      const held = { firstMB, lastMB: await playUntil(end), games };
      const flat = isFlat(held);
      const rssMB = Math.round(process.memoryUsage.rss() / 1e6);
      console.log(JSON.stringify({ ...sums, memory: { ...held, perGameMB: perGame(held), flat, rssMB } }));
      await server?.close();
      if (sums.faults > 0 || !flat) process.exitCode = 1;
    });
}

/** Games played before memory is measured. */
const WARMING = 12;

const SUMMED = ['moves', 'promised', 'lost', 'posts'] as const;

function emptySums() {
  return { games: 0, finished: 0, moves: 0, promised: 0, lost: 0, posts: 0, troubles: 0, faults: 0 };
}

function add(sums: ReturnType<typeof emptySums>, report: CampaignReport): void {
  sums.games += 1;
  sums.finished += report.finished ? 1 : 0;
  for (const sum of SUMMED) sums[sum] += report[sum];
  sums.troubles += report.troubles.length;
  sums.faults += report.faults.length;
}

function tell({ seed, faults, troubles, ...report }: CampaignReport, heap: number): void {
  const what = faults.length === 0 ? 'well' : `FAULTS: ${faults.join('; ')}`;
  console.log(
    `seed ${seed}: ${report.moves} moves, ${report.promised} promised, ${report.lost} lost answers, ${report.posts} posts, ${troubles.length} troubles, ${report.seconds} s, heap ${heap} MB: ${what}`,
  );
  if (faults.length > 0) console.log(`    ${troubles.join(', ')}`);
}
