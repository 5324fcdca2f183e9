import type { Command } from 'commander';
import { rangeOf } from '../club/index.js';
import { databaseOption, withStored } from './stored-games.js';

export function addRatings(program: Command): void {
  program
    .command('ratings')
    .description('Shows each server’s leaderboard; with --rebuild, recomputes it from the log and compares.')
    .addOption(databaseOption())
    .option('--game <scope>', 'a game, or a variant of one (greenland/standard); all together without it', '')
    .option('--rebuild', 'recompute all ratings and save them')
    .action(async (given: { db: string; game: string; rebuild?: true }) => {
      await withStored(given.db, async (stored) => {
        const guilds = await stored.store.guildsWithGames();
        if (guilds.length === 0) console.log('no game has come to an end here yet: there is nothing to rate');
        for (const guild of guilds) {
          console.log(`server ${guild}`);
          const actor = { guild, person: 'operator', moderator: true };
          // Rates games that ended since the last call, as /leaderboard does.
          const before = await stored.table.ladder.standings(actor, given.game);
          if (given.rebuild === true) {
            const { games, ratings, differing } = await stored.table.ladder.rebuild(guild);
            const how =
              differing === 0 ? 'the same to the digit' : `${differing} of them others than were kept`;
            const none = 'none of them is rated (see docs/players/ratings.md)';
            const summary = ratings === 0 && differing === 0 ? none : how;
            console.log(`  ${ratings} ratings after ${games} finished games: ${summary}`);
            if (differing > 0) process.exitCode = 1;
          }
          for (const { person, games, mu, sigma } of before) {
            const { low, high, isProvisional } = rangeOf({ mu, sigma });
            const sure = isProvisional ? ' (provisional)' : '';
            console.log(
              `  ${person.padEnd(20)} ${mu.toFixed(2)} ±${sigma.toFixed(2)}  ${low}–${high}  ${games} games${sure}`,
            );
          }
        }
      });
    });
}
