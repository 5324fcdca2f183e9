import { beside, calibrate } from './calibration.js';
import { openEvening } from './evening.js';
import { type Measured, pacesText } from './measure.js';

/** `fimbul bench whole-game`: what one game costs the bot, from `/game new` to the score, with every picture. */

export interface WholeGameOptions {
  readonly game: string;
  readonly seed: number;
  readonly json: boolean;
}

/** Goal in CPU time of the bot for one game of four people, s. */
const GOAL = 10;

export async function runWholeGame({ game, seed, json }: WholeGameOptions): Promise<void> {
  const evening = await openEvening({ engine: 'sqlite', processes: 1, games: 0, servers: 1, seed });
  try {
    const before = calibrate();
    const earlier = await evening.used();
    const { moves, presses, pictures, requests, bytes } = await evening.playWhole(game, seed);
    await evening.drained();
    const used = await evening.used();
    await evening.end();
    const seconds = (used.bots - earlier.bots) / 1000;
    const note = `${moves} moves in ${presses} presses, ${requests} requests, ${pictures} pictures, ${Math.round(bytes / 1000)} kB`;
    const rows: Measured[] = [
      { what: `a whole game of ${game}`, value: seconds, unit: 's', goal: GOAL, better: 'less', note },
    ];
    process.stdout.write(`${pacesText(beside(rows, before))}\n`);
    if (json)
      process.stdout.write(
        `${JSON.stringify({ game, seconds, moves, presses, pictures, requests, bytes })}\n`,
      );
  } finally {
    await evening.close();
  }
}
