import type { Command } from 'commander';
import { type Review, SURE, verdictOf } from '../club/review/material.js';
import { reviewGame, timeFor, USUAL_LIMITS } from '../club/review/review.js';
import { insteadOf, stagedGame } from '../club/review/staged.js';
import { findGame } from '../games/registry.js';
import { drawer } from '../kernel/random.js';
import { chooseSeats } from '../kernel/cases.js';
import { variantOf, whole } from './options.js';

interface Given {
  readonly game: string;
  readonly variant?: string;
  readonly seats: number;
  readonly seed: number;
  readonly seconds: number;
  readonly plant?: string;
}

/** Looks back at a game between programs, as `/review` does: is a planted blunder found, and how long does it take? */
export function addReview(program: Command): void {
  program
    .command('review')
    .description('Plays a game between programs and looks back at it as /review does, for its first seat.')
    .requiredOption('--game <id>', 'the game')
    .option('--variant <id>', 'a variant of it')
    .option('--seats <n>', 'at the table', whole(1, 8), 2)
    .option('--seed <n>', 'the same seed plays the same game', whole(0), 1)
    .option('--seconds <n>', 'that it may take; fewer make rougher figures', whole(1), 75)
    .option(
      '--plant <verb=other>',
      'plants a blunder: the first time after the middle that the program would play the one, the other is played',
    )
    .action((given: Given) => {
      const module = findGame(given.game);
      const variant = variantOf(module, given.variant, given.seats);
      const seats = chooseSeats(module.meta, variant, given.seats, drawer(given.seed));
      const [seat = ''] = seats;
      const game = { module, variant, seats, seed: given.seed, seat };
      const plain = stagedGame(game);
      const [verb = '', other = ''] = given.plant?.split('=') ?? [];
      const last = plain.decisions.at(-1)?.seq ?? 0;
      const material =
        given.plant === undefined
          ? plain
          : stagedGame({ ...game, plant: insteadOf(verb, other, Math.floor(last / 2)) });
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      const most = given.seconds * 1000;
      const review = reviewGame(module, material, {
        ...USUAL_LIMITS,
        keepGoing: (share) => performance.now() - began < most * timeFor(share),
      });
      const seconds = (performance.now() - began) / 1000;
      const user = process.cpuUsage(cpu).user / 1e6;
      console.log(
        `${given.game} ${variant} seed ${given.seed}, ${seats.length} seats, ${material.decisions.length} decisions of ${seat}: ${seconds.toFixed(0)} s (${user.toFixed(0)} s of processor)`,
      );
      tell(review);
      if (given.plant === undefined) return;
      const place = review.weighed.findIndex(({ seq }) => seq === material.planted);
      console.log(
        material.planted < 0
          ? '  nothing could be planted'
          : `  planted at event ${material.planted}: ${place < 0 ? 'not weighed' : `named as number ${place + 1}`}`,
      );
    });
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
