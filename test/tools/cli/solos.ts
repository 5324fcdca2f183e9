import { createHash, randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { makeSolo, STRETCHES } from '../winter/make-solo.js';
import { readSolos } from '../../../src/club/daily/read.js';
import { SOLO_KINDS } from '../../../src/club/daily/solo.js';
import { findGame } from '../../../src/games/registry.js';
import { readList, writeList } from '../winter/lists.js';
import { whole } from '../../../src/cli/options.js';

interface Given {
  readonly each: number;
  readonly out: string;
  readonly seed?: number;
  readonly worlds: number;
  readonly seconds: number;
}

/** Finds solo games for future days; each one's secrets are drawn when its day is sealed. */
export function addSolos(program: Command): void {
  program
    .command('solos')
    .description('Finds starting positions of solo games, and what AIs score from there.')
    .requiredOption('--out <file>', 'a file to add to; its entries count')
    .option('--each <n>', 'how many of each kind', whole(1, 1000), 6)
    .option('--seed <n>', 'the same seed finds the same', whole(0))
    .option('--worlds <n>', 'games that programs play from each', whole(10, 100_000), 60)
    .option('--seconds <n>', 'ends after so long with what there is', whole(1), 600)
    .action(({ each, out, seed, worlds, seconds }: Given) => {
      const all = readList(out, readSolos);
      const began = performance.now();
      for (let attempt = 0; performance.now() - began < seconds * 1000; attempt++) {
        const kinds = SOLO_KINDS.filter((kind) => all.filter((solo) => solo.kind === kind).length < each);
        const kind = kinds[attempt % kinds.length];
        if (kind === undefined) return;
        const stretches = STRETCHES[kind];
        const has = all.filter((solo) => solo.kind === kind).length;
        const stretch = stretches[has % stretches.length];
        if (stretch === undefined) return;
        const of = seed === undefined ? randomBytes(32).toString('hex') : hashOf(`solos ${seed} ${attempt}`);
        if (all.some((solo) => solo.seed === of)) continue;
        const number = Number.parseInt(hashOf(of).slice(0, 7), 16);
        const solo = makeSolo(findGame(stretch.game), { kind, stretch, seed: of, number, worlds });
        if (solo === undefined) continue;
        all.push(solo);
        writeList(out, all);
        const { mean, error, won } = solo.par;
        console.log(
          `${all.length}. ${kind}: ${solo.game}, ${solo.seat}, turn ${solo.turn}, ${solo.phase}: par ${mean.toFixed(1)} ± ${error.toFixed(1)}, ${Math.round(100 * won)} % won (${Math.round((performance.now() - began) / 1000)} s)`,
        );
      }
      process.exitCode = 1;
    });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
