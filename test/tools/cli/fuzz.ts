import type { Command } from 'commander';
import { registry } from '../../../src/games/registry.js';
import { progressLine, whole } from '../../../src/cli/options.js';

interface Given {
  interactions: number;
  seed: number;
}

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description(
      'Sends the bot hostile and malformed interactions through the local Discord and looks at what is left.',
    )
    .option('--interactions <n>', 'how many', whole(1), 10_000)
    .option('--seed <n>', 'the same seed sends the same', whole(0, 2 ** 31 - 1), 1)
    .action(async ({ interactions, seed }: Given) => {
      const [{ fuzz }, { renderedPictures }] = await Promise.all([
        import('../chaos/fuzz.js'),
        import('../../../src/discord/pictures.js'),
      ]);
      const pictures = renderedPictures();
      try {
        const progress = progressLine('interactions', interactions);
        const report = await fuzz({ modules: registry, interactions, seed, pictures, progress });
        for (const fault of report.faults.slice(0, 20)) console.log(fault.slice(0, 1000));
        console.log(JSON.stringify({ ...report, faults: report.faults.length, seed }));
        if (report.faults.length > 0) process.exitCode = 1;
      } finally {
        await pictures.close();
      }
    });
}
