import type { Command } from 'commander';
import { databaseOption, isAddress } from './stored-games.js';
import { megabytes } from './options.js';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('Copies the database into a file, also while games run, and checks the copy.')
    .argument('<file>', 'where to; it must not exist yet')
    .addOption(databaseOption())
    .action(async (file: string, given: { db: string }) => {
      const { backup, backupServer } = await import('../store/maintenance.js');
      const { bytes, games, events } = await (isAddress(given.db) ? backupServer : backup)(given.db, file);
      console.log(`${file}: ${games} games, ${events} events, ${megabytes(bytes)}; checked, and whole.`);
    });
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('Replaces the database with a backup and keeps the old one aside. Fimbul must be stopped.')
    .argument('<file>', 'a file that `fimbul backup` made')
    .addOption(databaseOption())
    .action(async (file: string, given: { db: string }) => {
      const { restore, restoreServer } = await import('../store/maintenance.js');
      const restored = await (isAddress(given.db) ? restoreServer : restore)(file, given.db);
      console.log(`${restored.file}: ${restored.games} games, ${restored.events} events.`);
      if (restored.aside !== undefined) console.log(`What stood there before is now ${restored.aside}.`);
    });
}
