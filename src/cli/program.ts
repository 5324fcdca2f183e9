import { Command } from 'commander';
import { addBackup, addRestore } from './backup.js';
import { addCheckGames } from './check-games.js';
import { addCompact } from './compact.js';
import { addExport } from './export.js';
import { addMoveData } from './move-data.js';
import { addLab } from './lab.js';
import { addPack } from './pack.js';
import { addRatings } from './ratings.js';
import { addRender } from './render.js';
import { addReplay } from './replay.js';
import { addReview } from './review.js';
import { addStart } from './start.js';
import { addTools } from './tools.js';
import { addVerify } from './verify.js';

/** The `fimbul` command with all its subcommands. */
export async function fimbul(): Promise<Command> {
  const program = new Command('fimbul')
    .description('Asynchronous board games about surviving the north, on Discord.')
    .showHelpAfterError('(see --help)');

  for (const add of [
    addStart,
    addReplay,
    addVerify,
    addExport,
    addRender,
    addPack,
    addLab,
    addRatings,
    addReview,
    addBackup,
    addRestore,
    addCompact,
    addMoveData,
    addCheckGames,
  ])
    add(program);
  await addTools(program);
  return program;
}
