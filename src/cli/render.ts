import { drawer, progressOf, startGame } from '../kernel/index.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { closePool, pictureIds, renderPicture } from '../../renders/index.js';
import { findGame } from '../games/registry.js';
import { withPack } from '../table/index.js';
import { databaseOption, withStored } from './stored-games.js';
import { variantOf, whole } from './options.js';

interface Given {
  out: string;
  game?: number;
  db: string;
  seq?: number;
  seat?: string;
  sample: string;
  variant?: string;
  seats: number;
  seed: number;
  turn: number;
  phase?: string;
  ai: string;
  locale: string;
}

export function addRender(program: Command): void {
  program
    .command('render')
    .description('Draws a picture of a stored game, or of a sample game played by AIs.')
    .argument('<picture>', 'table, sheet, tableau, final, or another picture of the game')
    .requiredOption('--out <file.png>', 'where the picture goes')
    .option('--game <n>', 'number of a stored game', whole(1))
    .option('--seq <n>', 'after this event (the last one when absent)', whole(0))
    .addOption(databaseOption())
    .option('--seat <id>', 'whose tableau')
    .option('--sample <id>', 'which game to play a sample of', 'greenland')
    .option('--variant <id>', 'the sample’s variant (the game’s first one when absent)')
    .option('--seats <n>', 'the sample’s seats', whole(1, 8), 4)
    .option('--seed <n>', 'the sample’s seed', whole(0), 7)
    .option('--turn <n>', 'play the sample to this turn (its end for `final`)', whole(1), 4)
    .option('--phase <id>', 'and to this phase of it')
    .option('--ai <name>', 'who plays the sample', 'greedy')
    .option('--locale <tag>', 'language', 'en')
    .action(async (id: string, given: Given) => {
      const { game, view } =
        given.game === undefined ? sampleView(id, given) : await storedView(given.game, given);
      if (!pictureIds(game).includes(id))
        throw new InvalidArgumentError(
          `there is no picture ${id}; ${game} has ${pictureIds(game).join(', ')}.`,
        );
      const picture = await renderPicture({
        game,
        id,
        view,
        locale: given.locale,
        ...(given.seat === undefined ? {} : { seat: given.seat }),
      });
      await closePool();
      const file = resolve(given.out);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture.png);
      console.log(`${given.out} (${Math.round(picture.png.length / 1024)} kB)\n${picture.alt}`);
    });
}

const storedView = (game: number, given: Given): Promise<{ game: string; view: unknown }> =>
  withStored(given.db, async (stored) => {
    const snapshot = withPack(
      await stored.table.look.snapshot(await stored.actorOf(game), game, {
        public: true,
        ...(given.seq === undefined ? {} : { seq: given.seq }),
      }),
    );
    return { game: snapshot.card.module, view: snapshot.view };
  });

function sampleView(id: string, given: Given): { game: string; view: unknown } {
  const module = findGame(given.sample);
  const ai = module.ai[given.ai];
  if (ai === undefined)
    throw new Error(`there is no AI ${given.ai}; there are ${Object.keys(module.ai).join(', ')}`);
  const variant = variantOf(module, given.variant, given.seats);
  const draw = drawer(given.seed);
  const seats = module.meta.seats.map((seat) => seat.id).slice(0, given.seats);
  const { game } = startGame(module, {
    seats,
    variant,
    options: {},
    seed: `sample ${given.seed}`,
    dice: 'fast',
  });
  const there = (): boolean => {
    if (id === 'final') return false;
    const { turn, phase } = progressOf(module.moment(game.position));
    return turn > given.turn || (turn === given.turn && (given.phase === undefined || phase === given.phase));
  };
  while (game.position.over === undefined && !there()) {
    const seat = game.waiting()[0];
    if (seat === undefined) break;
    const view = module.view(game.position, seat);
    game.apply(seat, ai({ view, seat, choices: game.choices(seat), draw }));
  }
  return { game: given.sample, view: module.view(game.position, 'spectator') };
}
