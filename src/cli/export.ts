import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { renderedPictures } from '../discord/pictures.js';
import { logOf, pageOf } from '../export/page.js';
import { recordOf } from '../export/record.js';
import { registry } from '../games/registry.js';
import { databaseOption, withStored } from './stored-games.js';
import { whole } from './options.js';

interface Given {
  db: string;
  out: string;
  locale: string;
}

export function addExport(program: Command): void {
  program
    .command('export')
    .description(
      'Exports a stored game, public information only: its log as JSON, and a page to step through.',
    )
    .argument('<game>', 'number of the game in the database', whole(1))
    .addOption(databaseOption())
    .option('--out <folder>', 'where the two files go', '.')
    .option('--locale <tag>', 'language', 'en')
    .action(async (game: number, given: Given) => {
      const pictures = renderedPictures();
      await withStored(given.db, async (stored) => {
        const bot = { table: stored.table, modules: registry, pictures };
        const record = await recordOf(bot, await stored.actorOf(game), game, { locale: given.locale });
        const files = { html: pageOf(record, bot), json: logOf(record) };
        for (const [ending, text] of Object.entries(files)) {
          const file = join(given.out, `${record.slug}.${ending}`);
          writeFileSync(file, text);
          console.log(`${file} (${Math.ceil(text.length / 1000)} kB)`);
        }
      }).finally(pictures.close);
    });
}
