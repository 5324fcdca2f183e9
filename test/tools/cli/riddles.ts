import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { checkedAgain, secondStandard } from '../winter/check.js';
import { collectRiddles } from '../winter/collect.js';
import { USUAL_FIND } from '../winter/limits.js';
import { readRiddles } from '../../../src/club/daily/read.js';
import { Tally } from '../winter/tally.js';
import type { Riddle } from '../../../src/club/daily/riddle.js';
import { isVaried, unfitBecause } from '../winter/standard.js';
import { faultOf, kindOf, laterDay, sealWinter } from '../../../src/club/index.js';
import { type AnyModule, findGame, registry } from '../../../src/games/registry.js';
import { smallSeed } from '../../../src/kernel/random.js';
import { withStored } from '../../../src/cli/stored-games.js';
import { readList, writeList } from '../winter/lists.js';
import { whole } from '../../../src/cli/options.js';

interface Given {
  readonly days: number;
  readonly out?: string;
  readonly db?: string;
  readonly check?: string;
  readonly again?: string;
  readonly games?: string;
  readonly seed?: number;
  readonly worlds: number;
  readonly seconds: number;
}

/** Creates riddles for future days, so that it costs no CPU time on the day. */
export function addRiddles(program: Command): void {
  program
    .command('riddles')
    .description('Makes Daily Winter puzzles from games between AIs, and checks each with many playouts.')
    .option('--days <n>', 'how many there shall be', whole(1, 1000), 30)
    .option('--out <file>', 'a file that they are added to; what it has already counts')
    .option(
      '--db <place>',
      'a database (a file, or postgres://…) in which they are kept for days from tomorrow on',
    )
    .option('--check <file>', 'only looks whether the riddles of a file come out as they were made')
    .option(
      '--again <file>',
      'checks the riddles of a file once more, in other worlds; `--out` keeps those that hold',
    )
    .option('--games <ids>', 'games, separated by commas; all without it')
    .option('--seed <n>', 'the same seed makes the same riddles; without it nobody can foresee any', whole(0))
    .option('--worlds <n>', 'games that each answer is checked with', whole(20, 100_000), USUAL_FIND.worlds)
    .option('--seconds <n>', 'ends after so long with what there is', whole(1), 600)
    .action(async (given: Given) => {
      const { days, out, db, check, games } = given;
      if (check !== undefined) return checkAll(check);
      if (given.again !== undefined) return checkAgain(given.again, given);
      const modules = games === undefined ? [...registry.values()] : games.split(',').map(findGame);
      const all = readList(out, readRiddles);
      search(modules, all, given);
      if (db !== undefined) await keepAll(db, all);
      if (all.length < days) process.exitCode = 1;
    });
}

/** Adds riddles to the existing ones and saves the file after each, so that it can be stopped at any time. */
function search(modules: readonly AnyModule[], all: Riddle[], given: Given): void {
  const { days, out, seed, worlds, seconds } = given;
  const began = performance.now();
  const tallies = new Map(modules.map(({ meta }) => [meta.id, new Tally()]));
  collectRiddles({
    modules,
    count: days,
    kept: [...all],
    limits: { ...USUAL_FIND, worlds, keepGoing: () => performance.now() - began < seconds * 1000 },
    ...(seed === undefined ? {} : { number: seed }),
    searched: (game, tally) => tallies.get(game)?.add(tally),
    broken: (game, of, fault) => console.error(`${game} broke off (seed ${of}): ${fault.message}`),
    found: (riddle) => {
      all.push(riddle);
      if (out !== undefined) writeList(out, all);
      console.log(`${all.length}. ${riddle.game}: ${told(riddle)} (${timeSince(began)} s)`);
      console.log(stepsTold(riddle.game, tallies.get(riddle.game)));
    },
  });
  for (const [game, tally] of tallies) console.log(stepsTold(game, tally));
}

/** Where a game's candidates were rejected, and the time spent: `glance 24 → 9 (13 s)`. */
function stepsTold(game: string, tally: Tally = new Tally()): string {
  const all = [...tally.steps].map(
    ([name, { tried, passed, time }]) => `${name} ${tried} → ${passed} (${(time / 1000).toFixed(1)} s)`,
  );
  return `   ${game}: ${all.join(', ')}`;
}

/** Plays each riddle up to its decision, die by die, and tries its answers there. */
function checkAll(file: string): void {
  const all = readRiddles(JSON.parse(readFileSync(file, 'utf8')));
  for (const [at, riddle] of all.entries()) {
    const fault = faultOf(findGame(riddle.game), riddle);
    console.log(`${at + 1}. ${riddle.game}: ${fault ?? 'comes out as it was made'}`);
    if (fault !== undefined) process.exitCode = 1;
  }
}

/** Checks each riddle again, with at least as many games as the search's second check. */
function checkAgain(file: string, { worlds, out, seed = 0 }: Given): void {
  const held: Riddle[] = [];
  for (const [at, riddle] of readRiddles(JSON.parse(readFileSync(file, 'utf8'))).entries()) {
    const luck = smallSeed(`again ${seed} ${riddle.seed}`);
    const standard = secondStandard({ worlds, keepGoing: () => true }, luck);
    const module = findGame(riddle.game);
    const after = faultOf(module, riddle) === undefined ? checkedAgain(module, riddle, standard) : undefined;
    const fault = after === undefined ? "doesn't hold" : (unfitBecause(after) ?? tooOften(after, held));
    console.log(`${at + 1}. ${riddle.game}: ${riddle.best}: ${fault ?? 'holds'}`);
    if (after === undefined || fault !== undefined) process.exitCode = 1;
    else held.push(after);
    if (out !== undefined) writeList(out, held);
  }
}

const tooOften = (riddle: Riddle, held: readonly Riddle[]): string | undefined =>
  isVaried(riddle, held) ? undefined : 'too often';

/** Saves riddles in a database, and prints the digest of each day for publication. */
const keepAll = (db: string, riddles: readonly Riddle[]): Promise<void> =>
  withStored(db, async ({ store, table }) => {
    // Tomorrow at the earliest, so that each digest is published the day before.
    let day = laterDay(table.winters.today());
    for (const riddle of riddles) {
      for (let isSaved = false; !isSaved; day = laterDay(day)) {
        const row = sealWinter(day, riddle);
        isSaved = kindOf(day) === 'riddle' && (await store.saveWinters([row])) > 0;
        if (isSaved) console.log(`${day} ${row.digest}`);
      }
    }
  });

const timeSince = (began: number): number => Math.round((performance.now() - began) / 1000);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

function told({ answers, best, usual, why }: Riddle): string {
  const all = answers
    .toSorted((a, b) => b.wins.share - a.wins.share)
    .map(({ move, wins }) => `${move}${move === usual ? ' (program)' : ''} ${percent(wins.share)}`);
  const by = why === undefined ? '' : `; ${why.measure} +${why.by.toFixed(1)}`;
  return `${best}: ${all.join(', ')}${by}`;
}
