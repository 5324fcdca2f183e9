import type { Command } from 'commander';
import { registry } from '../games/registry.js';
import type { GameRow } from '../store/port.js';
import { isOutdated } from '../table/index.js';
import { WHAT } from './differences.js';
import { databaseOption, withStored } from './stored-games.js';

const STAGES = ['running', 'paused', 'frozen'] as const;

/** A running game freezes if its rules' version changes, even if its log replays without a difference. */
function otherVersion(row: GameRow): { readonly seq: number; readonly what: 'version' } | undefined {
  const module = registry.get(row.module);
  const isUnderWay = STAGES.some((stage) => stage === row.stage);
  return isUnderWay && module !== undefined && isOutdated(row, module)
    ? { seq: row.seq, what: 'version' }
    : undefined;
}

export function addCheckGames(program: Command): void {
  program
    .command('check-games')
    .description(
      'Replays every running game under this version’s rules and lists those that don’t load or come out differently. Changes nothing; use it on a backup before an update.',
    )
    .addOption(databaseOption())
    .option('--ended', 'also the games that are over', false)
    .action(async (given: { db: string; ended: boolean }) => {
      const found = { same: 0, otherwise: 0, unreadable: 0 };
      await withStored(given.db, async (stored) => {
        const stages = given.ended ? [...STAGES, 'finished', 'abandoned'] : STAGES;
        for (const stage of stages)
          for (const id of await stored.store.gamesAt(stage)) {
            const row = await stored.store.loadGame(id);
            if (row === undefined || row.startedAt === null) continue;
            const verified = await stored.table.look.verify(await stored.actorOf(id), id);
            const difference = verified.difference ?? otherVersion(row);
            if (difference === undefined) {
              found.same += 1;
              continue;
            }
            found[difference.what === 'unreadable' ? 'unreadable' : 'otherwise'] += 1;
            console.log(
              `game ${id} (server ${row.guild}, #${row.number} ${row.name}, ${row.module}, ${stage}): event ${difference.seq}: ${WHAT[difference.what]}`,
            );
          }
      });
      console.log(
        `${found.same} come out as they are kept, ${found.otherwise} otherwise, ${found.unreadable} would not load.`,
      );
      if (found.otherwise + found.unreadable > 0) process.exitCode = 1;
    });
}
