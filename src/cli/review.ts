import { SURE } from '../kernel/sure.js';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type Material, type Review, verdictOf } from '../club/review/material.js';
import { USUAL_PLANT, worstBlunder } from '../club/review/plant.js';
import {
  readRecorded,
  type Recorded,
  recordedGame,
  replayedWith,
  writeRecorded,
} from '../club/review/recorded.js';
import { reviewGame, timeFor, USUAL_LIMITS } from '../club/review/review.js';
import { sampleGame } from '../club/review/sample-game.js';
import { type AnyModule, findGame } from '../games/registry.js';
import { drawer } from '../kernel/random.js';
import { chooseSeats } from '../kernel/choose-seats.js';
import { variantOf, whole } from './options.js';

interface Given {
  readonly game: string;
  readonly variant?: string;
  readonly seats: number;
  readonly seat?: string;
  readonly seed: number;
  readonly seconds: number;
  readonly plant?: string;
}

/** Looks back at a game as `/review` does: is a planted blunder found, and how long does it take? */
export function addReview(program: Command): void {
  program
    .command('review')
    .description('Reviews a game as /review does: a stored game, or one played by AIs, for its first seat.')
    .argument('[file]', 'a game: a line of how it began and ended, then its moves, `seat: move`')
    .requiredOption('--game <id>', 'the game')
    .option('--variant <id>', 'a variant of it')
    .option('--seats <n>', 'at the table', whole(1, 8), 2)
    .option('--seat <id>', 'whose decisions are looked at')
    .option('--seed <n>', 'the same seed plays the same game', whole(0), 1)
    .option('--seconds <n>', 'that it may take; fewer make rougher figures', whole(1), 75)
    .option(
      '--plant <file>',
      'looks for the move that would cost most in place of one that was played, checks it, and writes the game with it down',
    )
    .action((file: string | undefined, given: Given) => {
      const module = findGame(given.game);
      const recorded = file === undefined ? undefined : readRecorded(readFileSync(file, 'utf8'));
      const game = recorded ?? played(module, given);
      const seat = given.seat ?? game.planted?.seat ?? game.seats[0] ?? '';
      const material = recordedGame(module, game, seat);
      const name = file ?? `seed ${given.seed}`;
      if (given.plant === undefined) return look(module, material, game, given, name);
      plant(module, material, game, given.seed, given.plant);
    });
}

/** A game between programs. */
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
    `event ${decision.seq}: ${move} in place of ${decision.move} costs ${percent(share)} ± ${percent(SURE * error)} % (${worlds} games)`,
  );
}

function look(module: AnyModule, material: Material, game: Recorded, { seconds }: Given, name: string): void {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const review = reviewGame(module, material, {
    ...USUAL_LIMITS,
    keepGoing: (share) => performance.now() - began < seconds * 1000 * timeFor(share),
  });
  const clock = (performance.now() - began) / 1000;
  const user = process.cpuUsage(cpu).user / 1e6;
  console.log(
    `${module.meta.id}, ${name}: ${game.seats.length} seats, ${material.decisions.length} decisions of ${material.seat}; ${clock.toFixed(0)} s (${user.toFixed(0)} s of processor)`,
  );
  tell(review);
  const { planted } = game;
  if (planted === undefined) return;
  const place = review.weighed.findIndex(({ seq }) => seq === planted.line);
  const cost = `${percent(planted.cost)} ± ${percent(SURE * planted.error)} %`;
  console.log(
    `  planted at event ${planted.line} (${cost}): ${place < 0 ? 'not weighed' : `named as number ${place + 1}`}`,
  );
}

const percent = (share: number): string => (100 * share).toFixed(0);

function tell({ turns, playouts, turningPoints, decided, alike, weighed, isPartial }: Review): void {
  const errors = turns.flatMap(({ chances }) => Object.values(chances).map(({ error }) => error));
  console.log(
    `  curve: ${turns.length} points, ${playouts} games each (± ${percent(SURE * Math.max(0, ...errors))} %)${isPartial ? '; time ran out' : ''}`,
  );
  for (const { turn, seat, from, to } of turningPoints)
    console.log(`  turn ${turn}: ${seat} ${percent(from.share)} → ${percent(to.share)} %`);
  console.log(`  ${decided} decisions with a choice, ${alike} as the program`);
  for (const one of weighed)
    console.log(
      `  event ${one.seq}: ${one.played} for ${one.preferred}: ${verdictOf(one)} ${percent(one.by)} ± ${percent(SURE * one.error)} % (${one.worlds} games)`,
    );
}
