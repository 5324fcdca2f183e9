import type { Command } from 'commander';
import { findGame } from '../games/registry.js';
import { textsOfGame } from '../kernel/packs.js';
import { teller } from '../kernel/text.js';
import { databaseFile, openKept } from './kept.js';
import { whole } from './options.js';

interface Given {
  db: string;
  from: number;
  to?: number;
  moves: boolean;
  locale: string;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Tells a kept game again, as everybody could see it, event by event.')
    .argument('<game>', 'number of the game in the database', whole(1))
    .option('--db <file>', 'the database', databaseFile())
    .option('--from <n>', 'first event', whole(0), 0)
    .option('--to <n>', 'last event (the end when absent)', whole(0))
    .option('--moves', 'only the moves, in notation', false)
    .option('--locale <tag>', 'language', 'en')
    .action(async (game: number, given: Given) => {
      const kept = openKept(given.db);
      try {
        const asker = await kept.askerOf(game);
        const card = await kept.table.card(asker, game);
        const tell = teller(textsOfGame(findGame(card.module), card.options), given.locale);
        const entries = await kept.table.history(asker, game, {
          after: given.from - 1,
          ...(given.to === undefined ? {} : { upTo: given.to }),
        });
        console.log(`${card.title}: ${card.module}, ${card.variant}, ${card.stage}`);
        for (const entry of entries) {
          const phase = tell.has(`phase.${entry.phase}`) ? tell.tell(`phase.${entry.phase}`) : entry.phase;
          const who = entry.seat === undefined ? '' : ` ${tell.name(entry.seat)}`;
          console.log(
            `${String(entry.seq).padStart(5)} turn ${entry.turn} ${phase}${who}: ${entry.move ?? entry.kind}`,
          );
          if (given.moves) continue;
          for (const happening of entry.happenings)
            console.log(`        ${tell.tell(happening.key, happening.args)}`);
        }
      } finally {
        await kept.close();
      }
    });
}
