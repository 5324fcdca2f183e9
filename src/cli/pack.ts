import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { checkPack, packReport } from '../games/greenland/pack-check.js';
import { packSchema } from '../games/greenland/pack-schema.js';

async function readPack(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

export function addPack(program: Command): void {
  const pack = program.command('pack').description('Looks at a card pack for Greenland.');
  pack
    .command('check <file>')
    .description('Says what is wrong with a card pack, by card and field.')
    .action(async (file: string) => {
      const wrong = checkPack(await readPack(file));
      for (const sentence of wrong) console.log(sentence);
      console.log(wrong.length === 0 ? `${file} is a sound pack` : `${wrong.length} things are wrong`);
      if (wrong.length > 0) process.exitCode = 1;
    });
  pack
    .command('report <file>')
    .description('Prints the odds and yields of each card of a pack.')
    .action(async (file: string) => {
      const data = await readPack(file);
      const [wrong] = checkPack(data);
      if (wrong !== undefined) throw new Error(`${file} is no sound pack: ${wrong}`);
      console.log(packReport(packSchema.parse(data)));
    });
}
