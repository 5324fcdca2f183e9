import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Bench } from './run.js';
import { addSums, NO_GAMES, type Sums } from './sums.js';

/**
 * A bench that saves its results, a thousand games of a table at a time. Whole tables would be too late: tables are
 * played side by side and end almost together. An interrupted experiment asks again for the same tables in the same
 * order and gets the saved ones at once, so every kind of experiment can be resumed.
 */

const list = z.array(z.number());
const LINE = z.object({
  key: z.string(),
  sums: z.object({
    games: z.number(),
    sums: list,
    squares: list,
    alive: list,
    won: list,
    scores: list,
    scoreSquares: list,
    deaths: list,
    players: z.number(),
    fired: z.array(list),
    records: list,
  }),
});

/** Smaller tables are played again as quickly as they are read. */
const WORTH_WRITING = 50;
/** Games per saved line. */
const PART = 1000;

function known(file: string): Map<string, Sums> {
  const all = new Map<string, Sums>();
  if (!existsSync(file)) return all;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    try {
      const { key, sums } = LINE.parse(JSON.parse(line));
      all.set(key, sums);
    } catch {
      // The last line may be incomplete.
    }
  }
  return all;
}

/** @param under the game and the version of its rules, on which figures depend */
export function rememberingBench(bench: Bench, file: string, under: string): Bench & { forget(): void } {
  const before = known(file);
  let remembered = 0;
  mkdirSync(dirname(file), { recursive: true });
  return {
    get going() {
      return bench.going;
    },
    get games() {
      return bench.games + remembered;
    },
    stop: () => bench.stop(),
    close: () => bench.close(),
    forget: () => rmSync(file, { force: true }),
    async play(setup, first, games, report, keep) {
      let all = NO_GAMES;
      for (let at = 0; at < games; at += PART) {
        const many = Math.min(PART, games - at);
        const soFar = all;
        const part = await playPart(setup, first + at, many, (sums) => report?.(addSums(soFar, sums)), keep);
        all = addSums(all, part);
        if (part.games < many) break;
      }
      return all;
    },
  };

  async function playPart(...[setup, first, games, report, keep]: Parameters<Bench['play']>): Promise<Sums> {
    if (games < WORTH_WRITING) return bench.play(setup, first, games, report, keep);
    const key = createHash('sha256')
      .update(JSON.stringify([under, setup, first, games, keep]))
      .digest('hex')
      .slice(0, 32);
    const there = before.get(key);
    if (there !== undefined) {
      remembered += there.games;
      report?.(there);
      return there;
    }
    const sums = await bench.play(setup, first, games, report, keep);
    // A stopped table is incomplete, so it isn't saved.
    if (sums.games === games) appendFileSync(file, `${JSON.stringify({ key, sums })}\n`);
    return sums;
  }
}
