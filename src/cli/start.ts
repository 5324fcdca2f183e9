import type { Command } from 'commander';

export function addStart(program: Command): void {
  program
    .command('start')
    .description(
      'Runs the bot: on Discord with DISCORD_TOKEN, otherwise with a local Discord in the browser.',
    )
    .action(async () => {
      await import('../main.js');
    });
}
