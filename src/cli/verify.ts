import type { Command } from 'commander';
import { WHAT } from './differences.js';
import { databaseOption, withStored } from './stored-games.js';
import { whole } from './options.js';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('Replays a stored game from its seed and checks every die and every position.')
    .argument('<game>', 'number of the game in the database', whole(1))
    .addOption(databaseOption())
    .action(async (game: number, given: { db: string }) => {
      await withStored(given.db, async (stored) => {
        const result = await stored.table.look.verify(await stored.actorOf(game), game);
        console.log(`commitment ${result.commitment}`);
        if (result.seed !== undefined) console.log(`seed       ${result.seed}`);
        console.log(`${result.events} events, ${result.drawn} dice and draws`);
        if (result.difference !== undefined)
          console.log(`event ${result.difference.seq}: ${WHAT[result.difference.what]}`);
        if (result.since !== undefined)
          console.log(`from event ${result.since} on; before it the game was played under older rules`);
        console.log(result.ok ? 'Everything comes out the same.' : 'This game does not come out the same.');
        if (!result.ok) process.exitCode = 1;
      });
    });
}
