import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLabGame } from '../lab/games.js';
import { letterFiles, playLetter } from '../lab/letter/letter.js';
import { listsPage } from '../lab/letter/lists.js';
import { openBench } from '../lab/run.js';

/** Plays all games behind the letter; writes its files, or compares them with the existing ones. */
export async function writeLetter(given: {
  readonly check: boolean;
  readonly folder: string;
  readonly workers: number;
}): Promise<void> {
  const lab = findLabGame('settlers');
  const bench = openBench(lab.id, given.workers);
  try {
    const { figures, pictures } = await playLetter(lab, bench, (experiment) =>
      console.log(`plays ${experiment}`),
    );
    const files = { ...letterFiles(figures), ...pictures, 'lab-lists.md': listsPage(lab) };
    const paths = Object.entries(files).map(([name, text]) => ({ path: join(given.folder, name), text }));
    const changed = paths.filter(
      ({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    if (!given.check) for (const { path, text } of changed) writeFileSync(path, text);
    console.log(`${Object.keys(figures).length} figures from ${bench.games} games.`);
    for (const { path } of changed) console.log(`${given.check ? 'differs' : 'written'}: ${path}`);
    if (given.check && changed.length > 0) process.exitCode = 1;
  } finally {
    await bench.close();
  }
}
