import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { compareOf, playOf, sharingOf } from '../../src/lab/commands.js';
import { shippedExperiment, shippedExperiments, type Experiment } from '../../src/lab/experiment.js';
import { findLabGame, LAB_GAMES } from '../../src/lab/games.js';
import { asText } from '../../src/lab/report/page.js';
import { pageOf } from '../../src/lab/report/write.js';
import { openBench } from '../../src/lab/run.js';
import { small } from '../../src/lab/small.js';

const MOST_WORDS = 600;
const settlers = findLabGame('settlers');
const benches = new Map(LAB_GAMES.map(({ id }) => [id, openBench(id, 1)]));
afterAll(() => Promise.all([...benches.values()].map((bench) => bench.close())));

/** Few games, but as many sets, changes and populations: these make a page long. */
function quick(experiment: Experiment): Experiment {
  const { gamesASecond } = findLabGame(experiment.game);
  const fewer = {
    ...small(findLabGame(experiment.game), experiment),
    games: gamesASecond === undefined ? 60 : 1,
  };
  switch (fewer.kind) {
    case 'sensitivity':
      return { ...fewer, games: Math.min(fewer.games, 4) };
    case 'evolution':
      return { ...fewer, runs: 30, generations: 1, games: 2 };
    case 'search':
      return { ...fewer, change: ['sheep0', 'foodEarly', 'soil'], screen: 10, budget: 20 };
    default:
      return fewer;
  }
}

async function page(experiment: Experiment): Promise<string> {
  const bench = benches.get(experiment.game);
  if (bench === undefined) throw new Error(`no bench for ${experiment.game}`);
  const lab = findLabGame(experiment.game);
  return asText(pageOf(lab, await carryOut(lab, quick(experiment), bench)));
}

const MINE = 'strategy mine\nwalrus 40% all if others-hunting < 2\ngive food as loan\n';
const RIVALS = ['prudent', 'silver', 'glutton', 'feaster'];
const pages: [string, Experiment | undefined, RegExp][] = [
  ...LAB_GAMES.flatMap(({ id }) =>
    shippedExperiments(id).map((name): [string, Experiment | undefined, RegExp] => [
      `${id} ${name}`,
      shippedExperiment(id, name),
      name === 'answers'
        ? /games of idle\.\n\(b\) Can someone win\? Yes: 100 of 100 games of mixed/
        : /SMALL PRINT/,
    ]),
  ),
  [
    'compare ivory=half',
    compareOf(settlers, ['ivory=half']),
    /two or more live  silver of the winner\nplausible \(ivory=half\) +same/,
  ],
  ['compare two numbers', compareOf(settlers, ['foodEarly=6', 'soil=barren']), /CHANGED NUMBERS/],
  ['play', playOf(settlers, 'mine', MINE, RIVALS), /mine among three prudent +mine/],
  ['sharing', sharingOf(settlers, []), /plausible\+loan/],
  ['sharing with two numbers', sharingOf(settlers, ['soil=barren', 'foodEarly=6']), /mixed\+loan/],
];

describe('the page', () => {
  it.each(pages)('of "%s" has at most 600 words', async (_, experiment, part) => {
    if (experiment === undefined) throw new Error('the experiment is missing');
    const text = await page(experiment);
    expect(text).toMatch(part);
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(MOST_WORDS);
  });
});
