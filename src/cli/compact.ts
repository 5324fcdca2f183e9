import type { Command } from 'commander';
import { makePruning } from '../table/index.js';
import type { Prune } from '../store/maintenance.js';
import { databaseOption, isAddress } from './stored-games.js';
import { megabytes } from './options.js';

/** Prunes all ended games, recent ones too: everything deleted can be replayed from the log. */
const pruneAll: Prune = async (store) => {
  const pruning = makePruning(store, Date.now);
  return { games: await pruning.games(0), posts: await pruning.posts() };
};

export function addCompact(program: Command): void {
  program
    .command('compact')
    .description(
      'Prunes ended games and sent posts, and returns the space to the disk. With SQLite, Fimbul must be stopped.',
    )
    .addOption(databaseOption())
    .action(async ({ db }: { db: string }) => {
      const { compactFile, compactServer } = await import('../store/maintenance.js');
      const compacted = await (isAddress(db) ? compactServer : compactFile)(db, pruneAll);
      const { games, posts, before, after, isWhole } = compacted;
      console.log(`Pruned: ${games} games, ${posts} posts.`);
      console.log(`Size: ${megabytes(before)} before, ${megabytes(after)} after.`);
      if (!isWhole)
        console.log(
          'Fimbul is running, so the space can only be reused by new games. Stop Fimbul and compact again to return it to the disk.',
        );
    });
}
