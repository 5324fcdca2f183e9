import { chooseSeats, drawer, Z95 } from '../kernel/index.js';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  type Material,
  readRecorded,
  type Recorded,
  recordedGame,
  replayedWith,
  type Review,
  reviewGame,
  sampleGame,
  timeFor,
  USUAL_LIMITS,
  USUAL_PLANT,
  verdictOf,
  worstBlunder,
  writeRecorded,
} from '../club/index.js';
import { type AnyModule, findGame } from '../games/registry.js';
import { databaseOption, withStored } from './stored-games.js';
import { variantOf, whole } from './options.js';

interface Given {
  readonly game?: string;
  readonly stored?: number;
  readonly db: string;
  readonly variant?: string;
  readonly seats: number;
  readonly seat?: string;
  readonly seed: number;
  readonly seconds: number;
  readonly plant?: string;
}

/** Reviews a game as `/review` does: does it find a planted blunder, and how long does it take? */
export function addReview(program: Command): void {
  program
    .command('review')
    .description('Reviews a game as /review does: a stored game, or one played by AIs, for its first seat.')
    .argument('[file]', 'a game: a line of how it began and ended, then its moves, `seat: move`')
    .option('--game <id>', 'the game that is written in the file, or played')
    .option('--stored <number>', 'a finished game of the database, by its number there', whole(1))
    .addOption(databaseOption())
    .option('--variant <id>', 'a variant of it')
    .option('--seats <n>', 'at the table', whole(1, 8), 2)
    .option('--seat <id>', 'whose decisions are looked at')
    .option('--seed <n>', 'the same seed plays the same game', whole(0), 1)
    .option('--seconds <n>', 'that it may take; fewer make rougher figures', whole(1), 75)
    .option(
      '--plant <file>',
      'looks for the move that would cost most in place of one that was played, checks it, and writes the game with it down',
    )
    .action(async (file: string | undefined, given: Given) => {
      if (given.stored !== undefined) return reviewStored(given.stored, given);
      if (given.game === undefined)
        throw new Error('name the game with --game, or a stored one with --stored');
      const module = findGame(given.game);
      const recorded = file === undefined ? undefined : readRecorded(readFileSync(file, 'utf8'));
      const game = recorded ?? played(module, given);
      const seat = given.seat ?? game.planted?.seat ?? game.seats[0] ?? '';
      const material = recordedGame(module, game, seat);
      const name = file ?? `seed ${given.seed}`;
      if (given.plant === undefined) {
        const found = review(module, material, given, name);
        return game.planted === undefined ? undefined : printPlanted(found, game.planted);
      }
      plant(module, material, game, given.seed, given.plant);
    });
}

/** Reviews a stored game: its positions with their dice. */
const reviewStored = (number: number, given: Given): Promise<void> =>
  withStored(given.db, async (stored) => {
    const actor = await stored.actorOf(number);
    const { places } = await stored.table.games.card(actor, number);
    const seat = given.seat ?? places.find(({ person }) => person !== undefined)?.seat;
    const material = await stored.table.review.material(actor, number, seat);
    review(findGame(material.game), material, given, `game ${number}`);
  });

/** A game played by AIs. */
function played(module: AnyModule, given: Given): Recorded {
  const variant = variantOf(module, given.variant, given.seats);
  const seats = chooseSeats(module.meta, variant, given.seats, drawer(given.seed));
  const { moves, over } = sampleGame({ module, variant, seats, seed: given.seed, seat: seats[0] ?? '' });
  return { seats, options: {}, seed: `staged ${given.seed}`, variant, over, moves };
}

function plant(module: AnyModule, material: Material, game: Recorded, seed: number, out: string): void {
  const { seat = '' } = material;
  const found = worstBlunder(module, material, USUAL_PLANT, seed);
  if (found === undefined) return console.log('nothing would cost enough');
  const { decision, move, cost, worlds } = found;
  const after = replayedWith(module, game, { ...decision, seat, move }, drawer(seed));
  const { share, error } = cost;
  const planted = { line: decision.seq, seat, instead: decision.move, cost: share, error, worlds };
  writeFileSync(out, writeRecorded({ ...game, ...after, planted }));
  console.log(
    `event ${decision.seq}: ${move} in place of ${decision.move} costs ${percent(share)} ± ${percent(Z95 * error)} % (${worlds} games)`,
  );
}

function review(module: AnyModule, material: Material, { seconds }: Given, name: string): Review {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const found = reviewGame(module, material, {
    ...USUAL_LIMITS,
    keepGoing: (share) => performance.now() - began < seconds * 1000 * timeFor(share),
  });
  const clock = (performance.now() - began) / 1000;
  const user = process.cpuUsage(cpu).user / 1e6;
  console.log(
    `${module.meta.id}, ${name}: ${material.seats.length} seats, ${material.decisions.length} decisions of ${material.seat}; ${clock.toFixed(0)} s (${user.toFixed(0)} s of processor)`,
  );
  print(found);
  return found;
}

function printPlanted({ weighed }: Review, planted: NonNullable<Recorded['planted']>): void {
  const place = weighed.findIndex(({ seq }) => seq === planted.line);
  const cost = `${percent(planted.cost)} ± ${percent(Z95 * planted.error)} %`;
  console.log(
    `  planted at event ${planted.line} (${cost}): ${place < 0 ? 'not weighed' : `named as number ${place + 1}`}`,
  );
}

const percent = (share: number): string => (100 * share).toFixed(0);

function print({
  turns,
  playouts,
  turningPoints,
  decided,
  alike,
  together,
  weighed,
  isPartial,
}: Review): void {
  const errors = turns.flatMap(({ chances }) => Object.values(chances).map(({ error }) => error));
  console.log(
    `  curve: ${turns.length} points, ${playouts} games each (± ${percent(Z95 * Math.max(0, ...errors))} %)${isPartial ? '; time ran out' : ''}`,
  );
  for (const { turn, seat, from, to } of turningPoints)
    console.log(`  turn ${turn}: ${seat} ${percent(from.share)} → ${percent(to.share)} %`);
  console.log(`  ${decided} decisions with a choice, ${alike} as the program`);
  if (together !== undefined)
    console.log(
      `  ${together.moves} other moves together: ${verdictOf(together.lead)} ${together.lead.by.toFixed(1)} ± ${(Z95 * together.lead.error).toFixed(1)} of lead, ${percent(together.wins.by)} ± ${percent(Z95 * together.wins.error)} % of games`,
    );
  for (const one of weighed)
    console.log(
      `  event ${one.seq}: ${one.played} for ${one.preferred}: ${verdictOf(one)} ${percent(one.by)} ± ${percent(Z95 * one.error)} % (${one.worlds} games)`,
    );
}
