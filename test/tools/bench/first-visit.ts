import { findGame, GAMES, type AnyModule } from '../../../src/games/registry.js';
import { drawer } from '../../../src/kernel/random.js';
import { launchBrowser } from '../harness/chromium.js';
import { countTaps } from '../harness/taps.js';
import { usualTable } from './taps.js';
import { median } from './measure.js';
import { byNewGame, byTutorial, type Visit } from './visits.js';

/** `fimbul bench first-visit`: from an empty channel to the first decision on a phone, and through the first turn. */

const GOALS = { presses: 4, words: 150, screens: 3, firstTurn: 12 } as const;

const WAYS = { tutorial: byTutorial, 'game new': byNewGame } as const;

interface Figure {
  readonly value: number;
  /** Undefined if there is no goal. */
  readonly goal?: number;
}

type Figures = Readonly<Record<string, Figure>>;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

export async function runFirstVisit(given: {
  /** Only this game; all games by default. */
  readonly game?: string;
  /** Games of AIs whose first turns are replayed through the panels. */
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}): Promise<void> {
  const modules = given.game === undefined ? GAMES : [findGame(given.game)];
  const browser = await launchBrowser();
  const all: Record<string, Record<string, Figures>> = {};
  try {
    for (const module of modules) {
      process.stderr.write(`${module.meta.id} …\n`);
      const turn = { firstTurn: { value: firstTurn(module, given), goal: GOALS.firstTurn } };
      const ways: Record<string, Figures> = {};
      for (const [way, visit] of Object.entries(WAYS))
        ways[way] = { ...figuresOf(await visit(browser, module)), ...turn };
      all[module.meta.id] = ways;
    }
  } finally {
    await browser.close();
  }
  print(all);
  if (given.json) say(JSON.stringify(all));
}

const figuresOf = ({ presses, words, pixels, screens, messages, turnMessages }: Visit): Figures => ({
  presses: { value: presses, goal: GOALS.presses },
  words: { value: words, goal: GOALS.words },
  pixels: { value: pixels },
  screens: { value: screens, goal: GOALS.screens },
  messages: { value: messages },
  ...(turnMessages === undefined ? {} : { turnMessages: { value: turnMessages } }),
});

/** Presses of each player of a two-seat game in its first turn, by buttons and without auto-actions. */
function firstTurn(
  module: AnyModule,
  { games, seed }: { readonly games: number; readonly seed: number },
): number {
  const counted = Array.from({ length: games }, (_, at) =>
    countTaps({
      ...usualTable(module, 2),
      seed: `first ${seed + at}`,
      draw: drawer(seed + at),
      orders: 'initial',
    }),
  );
  return median(counted.flatMap(({ first }) => first).toSorted((a, b) => a - b));
}

function print(all: Readonly<Record<string, Readonly<Record<string, Figures>>>>): void {
  say(
    'A first visit on a phone (390 × 844), each figure with its goal; messages up to the first decision, and those of the first turn\n',
  );
  for (const [game, ways] of Object.entries(all))
    for (const [way, figures] of Object.entries(ways)) {
      const cells = Object.entries(figures).map(
        ([name, { value, goal }]) =>
          `${name} ${value}${goal === undefined ? '' : ` (${value <= goal ? '≤' : 'goal'} ${goal})`}`,
      );
      say(`${game.padEnd(11)}${way.padEnd(10)}${cells.join('  ')}`);
    }
}
