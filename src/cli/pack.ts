import type { Command } from 'commander';
import { type AnyModule, GAMES } from '../games/registry.js';
import type { Json, Packs } from '../kernel/index.js';
import { readPackData } from '../installed-packs.js';

/** The packs of the named game, or of the first game that has packs. @throws Error naming the games that have packs */
export function packsOf(
  modules: readonly AnyModule[],
  game?: string,
): { readonly game: string; readonly packs: Packs } {
  const able = modules.flatMap(({ meta, packs }) => (packs === undefined ? [] : [{ game: meta.id, packs }]));
  const found = game === undefined ? able[0] : able.find((one) => one.game === game);
  if (found !== undefined) return found;
  const named = able.map((one) => one.game).join(', ') || 'none';
  throw new Error(`${game ?? 'no game'} has no packs; games with packs: ${named}`);
}

/** The pack's faults, a sentence each. @throws Error if the file can't be read */
export const wrongIn = ({ check }: Packs, file: string): readonly string[] => check(readPackData(file));

/** @throws Error if the pack has faults */
export function reportOf(packs: Packs, file: string): string {
  const [wrong] = wrongIn(packs, file);
  if (wrong !== undefined) throw new Error(`${file} is no sound pack: ${wrong}`);
  return packs.report(readPackData(file) as Json);
}

export const schemaOf = (packs: Packs): string => JSON.stringify(packs.schema(), null, 2);

interface Given {
  readonly game?: string;
}

export function addPack(program: Command): void {
  const pack = program.command('pack').description('Checks a card pack and prints its odds.');
  const about = (name: string, description: string): Command =>
    pack
      .command(name)
      .description(description)
      .option('--game <id>', 'which game it is for (the first that has packs when absent)');
  about('check <file>', 'Says what is wrong with a card pack, by card and field.').action(
    (file: string, { game }: Given) => {
      const wrong = wrongIn(packsOf(GAMES, game).packs, file);
      for (const sentence of wrong) console.log(sentence);
      console.log(wrong.length === 0 ? `${file} is a sound pack` : `${wrong.length} things are wrong`);
      if (wrong.length > 0) process.exitCode = 1;
    },
  );
  about('report <file>', 'Prints what each card of a pack gives, and with what odds.').action(
    (file: string, { game }: Given) => console.log(reportOf(packsOf(GAMES, game).packs, file)),
  );
  about('schema', 'Prints the JSON Schema of card packs, for editors that check while one types.').action(
    ({ game }: Given) => console.log(schemaOf(packsOf(GAMES, game).packs)),
  );
}
