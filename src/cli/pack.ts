import type { Command } from 'commander';
import { checkPack } from '../games/greenland/pack-check.js';
import { packJsonSchema } from '../games/greenland/pack-issues.js';
import { packReport } from '../games/greenland/pack-report.js';
import { packSchema } from '../games/greenland/pack-schema.js';
import { readPackData } from '../installed-packs.js';

export function addPack(program: Command): void {
  const pack = program.command('pack').description('Looks at a card pack for Greenland.');
  pack
    .command('check <file>')
    .description('Says what is wrong with a card pack, by card and field.')
    .action((file: string) => {
      const wrong = checkPack(readPackData(file));
      for (const sentence of wrong) console.log(sentence);
      console.log(wrong.length === 0 ? `${file} is a sound pack` : `${wrong.length} things are wrong`);
      if (wrong.length > 0) process.exitCode = 1;
    });
  pack
    .command('report <file>')
    .description('Prints the odds and yields of each card of a pack.')
    .action((file: string) => {
      const data = readPackData(file);
      const [wrong] = checkPack(data);
      if (wrong !== undefined) throw new Error(`${file} is no sound pack: ${wrong}`);
      console.log(packReport(packSchema.parse(data)));
    });
  pack
    .command('schema')
    .description('Prints the JSON Schema of card packs, for editors that check while one types.')
    .action(() => console.log(JSON.stringify(packJsonSchema(), null, 2)));
}
