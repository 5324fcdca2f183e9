import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { isAddress } from './stored-games.js';

export function addMoveData(program: Command): void {
  program
    .command('move-data')
    .description(
      'Copies everything from one database to another and compares it. It can be resumed. Fimbul must be stopped.',
    )
    .argument('<from>', 'a file of SQLite, or the address of a PostgreSQL database')
    .argument('<to>', 'the other; an empty one')
    .action(async (from: string, to: string) => {
      const { moveData, postgresSide, sqliteSide } = await import('../store/maintenance.js');
      if (from === to) throw new Error('a database can’t be moved to itself');
      if (!isAddress(from) && !existsSync(from)) throw new Error(`there is no database ${from}`);
      const open = async (place: string) => (isAddress(place) ? postgresSide(place) : sqliteSide(place));
      const source = await open(from);
      try {
        const target = await open(to);
        try {
          const moved = await moveData(source, target, ({ table, rows, digest }) =>
            console.log(
              `${table.padEnd(15)} ${String(rows).padStart(9)} rows  ${digest.slice(0, 16)}  the same`,
            ),
          );
          const rows = moved.reduce((sum, each) => sum + each.rows, 0);
          console.log(
            `${rows} rows are in ${target.place} as they were in ${source.place}, which is unchanged.`,
          );
        } finally {
          await target.close();
        }
      } finally {
        await source.close();
      }
    });
}
