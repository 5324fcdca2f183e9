import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { closePool, renderFilm } from '../../renders/index.js';
import { filmSnapshots } from '../export/record.js';
import { findGame } from '../games/registry.js';
import { teller, textsOfGame } from '../kernel/index.js';
import { withPack, type Table } from '../table/index.js';
import { WHAT } from './differences.js';
import { databaseOption, withStored } from './stored-games.js';
import { whole } from './options.js';

interface Given {
  db: string;
  from: number;
  to?: number;
  moves: boolean;
  locale: string;
  gif?: string;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Replays a stored game from its seed, checks it and prints its public log.')
    .argument('<game>', 'number of the game in the database', whole(1))
    .addOption(databaseOption())
    .option('--from <n>', 'first event', whole(0), 0)
    .option('--to <n>', 'last event (the end when absent)', whole(0))
    .option('--moves', 'only the moves, in notation', false)
    .option('--locale <tag>', 'language', 'en')
    .option('--gif <file>', 'also draw its tables one after another as an animated GIF')
    .action(async (game: number, given: Given) => {
      await withStored(given.db, async (stored) => {
        const actor = await stored.actorOf(game);
        const card = await stored.table.games.card(actor, game);
        const tell = teller(textsOfGame(findGame(card.module), card.options), given.locale);
        const { ok, events, difference } = await stored.table.look.verify(actor, game);
        if (!ok) process.exitCode = 1;
        const entries = await stored.table.look.history(actor, game, {
          after: given.from - 1,
          ...(given.to === undefined ? {} : { upTo: given.to }),
        });
        console.log(`${card.title}: ${card.module}, ${card.variant}, ${card.stage}`);
        console.log(
          ok
            ? `checked: all ${events} events come out the same`
            : `event ${difference?.seq} does not come out the same: ${difference === undefined ? '' : WHAT[difference.what]}`,
        );
        if (given.gif !== undefined) await drawFilm(stored.table, game, given.gif, given.locale);
        for (const entry of entries) {
          const phase = tell.has(`phase.${entry.phase}`) ? tell.lookup(`phase.${entry.phase}`) : entry.phase;
          const name = entry.seat === undefined ? '' : ` ${tell.name(entry.seat)}`;
          console.log(
            `${String(entry.seq).padStart(5)} turn ${entry.turn} ${phase}${name}: ${entry.move ?? entry.kind}`,
          );
          if (given.moves) continue;
          for (const happening of entry.happenings)
            console.log(`        ${tell.lookup(happening.key, happening.args)}`);
        }
      });
    });
}

async function drawFilm(table: Table, game: number, out: string, locale: string): Promise<void> {
  const began = performance.now();
  const snapshots = await filmSnapshots({ table }, game);
  const film = await renderFilm(
    snapshots.map(withPack).map(({ card, view }) => ({ game: card.module, view, locale })),
  );
  await closePool();
  if (film === undefined) throw new Error('this game has no pictures');
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeFileSync(resolve(out), film.gif);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${out}: ${snapshots.length} tables, ${Math.round(film.gif.length / 1024)} kB, ${seconds} s`);
}
