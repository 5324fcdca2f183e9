import type { LabGame, MeasureWords, Played, ReadyTable, TableSetup, TraceWords } from '../../../lab/game.js';
import { compileStrategy, takeFired, type FactOf } from '../../../lab/language/compile.js';
import { parseStrategy, type StrategyTree } from '../../../lab/language/parse.js';
import { fits, isNumberId, NUMBERS, PRINTED, type NumberId, type Numbers } from '../constants.js';
import { settlers } from '../module.js';
import { isReadingId, READINGS, readReadings, type Readings } from '../readings.js';
import { playCore } from './core.js';
import { openCore } from './core-table.js';
import { CAUSES, clearTally, MOST_YEARS, newTally, type Tally } from './tally.js';
import { retell } from './retell.js';
import { FAST_FACTS } from './facts.js';
import { Nature } from './nature.js';
import { LAB_TEXTS } from './texts.js';
import { GRAMMAR } from './grammar.js';
import { householdAt, isAlive, Land } from './state.js';
import { SETS, STRATEGIES } from './strategies.js';

/** Greenland: the settlers in the laboratory. */

const measureOf = (id: string, share: boolean, unit: string, help: string): MeasureWords => ({
  id,
  share,
  unit,
  help,
});

const MEASURES: readonly MeasureWords[] = [
  measureOf('allDead', true, 'games', 'everybody has died out: all have lost (S8.2)'),
  measureOf('someWins', true, 'games', 'somebody lives to see succession and wins (S8.1)'),
  measureOf('twoOrMore', true, 'games', 'two or more households live to see it'),
  measureOf('lone', true, 'games', 'one household lives to see it, alone'),
  measureOf('shared', true, 'games', 'several win together'),
  measureOf('hollow', true, 'games', 'the win is one without silver'),
  measureOf('survivors', false, 'households', 'households that live to the end'),
  measureOf('years', false, 'years', 'years begun'),
  measureOf('silver', false, 'silver', 'silver of whoever wins'),
  measureOf('wasShort', true, 'games', 'somebody could not pay a coming bill for food'),
  measureOf('helpable', true, 'games', 'a neighbour could have paid it and his own'),
  measureOf('helped', true, 'games', 'somebody was helped over such a bill'),
  measureOf('transfers', false, 'times', 'gifts, loans and sales'),
  measureOf('herdsLost', false, 'herds', 'herds lost for want of hay or room'),
];

const trace = (
  id: keyof typeof FAST_FACTS,
  unit: string,
  help: string,
): TraceWords & { readonly of: FactOf<Land> } => ({
  id,
  unit,
  help,
  of: FAST_FACTS[id],
});

/** Followed each year before the animals are housed. */
const TRACES = [
  trace('winters-of-food', 'winters', 'longest winters that the food lasts'),
  trace('hay', 'hay', 'hay in store'),
  trace('soil', 'steps', 'soil counter'),
  trace('trees', 'steps', 'trees that stand'),
  trace('herd', 'animals', 'animals'),
  trace('silver', 'silver', 'silver'),
];

function houseNumbers(constants: TableSetup['constants']): Numbers {
  const house: Partial<Record<NumberId, number>> = {};
  for (const [id, value] of Object.entries(constants)) {
    if (!isNumberId(id))
      throw new Error(`there is no number ${id}; there are ${Object.keys(NUMBERS).join(', ')}`);
    if (!fits(id, value)) {
      const { min, max } = NUMBERS[id];
      throw new Error(`${id} is a whole number from ${min} to ${max}, not ${value}`);
    }
    house[id] = value;
  }
  return { ...PRINTED, ...house };
}

function checkReadings(readings: TableSetup['readings']): void {
  for (const [id, value] of Object.entries(readings)) {
    if (!isReadingId(id))
      throw new Error(`there is no reading ${id}; there are ${Object.keys(READINGS).join(', ')}`);
    const values: readonly string[] = READINGS[id].values;
    if (!values.includes(value)) throw new Error(`${id} is read as ${values.join(' or ')}, not ${value}`);
  }
}

/** How a game ended, in the order of `MEASURES`, written over what the game before came to. */
function measure(s: Land, tally: Tally, to: Result): void {
  let people = 0;
  let living = 0;
  let most = 0;
  let together = 0;
  for (let i = 0; i < s.players; i++) {
    const { out, home, silver } = householdAt(s, i);
    to.alive[i] = out === 0;
    to.died[i] = out;
    to.scores[i] = out === 0 ? silver : 0;
    to.won[i] = 0;
    if (out !== 0) continue;
    living++;
    if (home === 0) continue;
    people++;
    if (silver > most) {
      most = silver;
      together = 0;
    }
    if (silver === most) together++;
  }
  for (let i = 0; i < s.players; i++) {
    const { out, home, silver } = householdAt(s, i);
    if (out === 0 && home > 0 && silver === most) to.won[i] = 1 / together;
  }
  const { measures } = to;
  measures[0] = living === 0 ? 1 : 0;
  measures[1] = people > 0 ? 1 : 0;
  measures[2] = living > 1 ? 1 : 0;
  measures[3] = living === 1 ? 1 : 0;
  measures[4] = together > 1 ? 1 : 0;
  measures[5] = together > 0 && most === 0 ? 1 : 0;
  measures[6] = living;
  measures[7] = s.year;
  measures[8] = most;
  measures[9] = tally.short > 0 ? 1 : 0;
  measures[10] = tally.helpable > 0 ? 1 : 0;
  measures[11] = tally.helped > 0 ? 1 : 0;
  measures[12] = tally.gifts + tally.loans + tally.sales;
  measures[13] = tally.herdsForHay + tally.herdsForRoom;
}

interface Result extends Played {
  readonly measures: number[];
  readonly alive: boolean[];
  readonly won: number[];
  readonly died: number[];
  readonly scores: number[];
}

/** Nature's seed of a game. */
const seedOf = (game: number): string => `lab ${game}`;

const CAUSE_WORDS: Readonly<Record<keyof typeof CAUSES, string>> = {
  hadHerd: 'had animals still, but too little food',
  none: 'never had animals, or gave them away',
  slaughter: 'slaughtered the last animals',
  room: 'lost the herd for want of room',
  hay: 'lost the herd for want of hay',
};

/** What tables with the same numbers and readings share: one game is played after the other, whatever table it is of. */
interface World {
  readonly numbers: Numbers;
  readonly readings: Readings;
  readonly nature: Nature;
  /** By how many play there. */
  readonly lands: Land[];
  readonly tally: Tally;
}

const worlds = new Map<string, World>();
let last: { constants: object; readings: object; world: World } | undefined;
const MOST_WORLDS = 50;

/** @throws Error for a number or reading that there isn't, or that can't be so */
function worldOf({ constants, readings }: TableSetup): World {
  // A box asks for a new table every few games, with the very same numbers.
  if (last?.constants === constants && last.readings === readings) return last.world;
  const key = JSON.stringify([constants, readings]);
  let world = worlds.get(key);
  if (world === undefined) {
    checkReadings(readings);
    const numbers = houseNumbers(constants);
    const how = readReadings(readings);
    world = { numbers, readings: how, nature: new Nature(numbers, how), lands: [], tally: newTally() };
    if (worlds.size >= MOST_WORLDS) worlds.clear();
    worlds.set(key, world);
  }
  last = { constants, readings, world };
  return world;
}

const trees = new Map<string, StrategyTree>();
const MOST_TREES = 200;

/** Many tables have the same texts, with other numbers. */
function parsed(text: string): StrategyTree {
  let tree = trees.get(text);
  if (tree === undefined) {
    tree = parseStrategy(text, GRAMMAR);
    if (trees.size >= MOST_TREES) trees.clear();
    trees.set(text, tree);
  }
  return tree;
}

function ready(table: TableSetup): ReadyTable {
  const { players, constants, readings } = table;
  if (players.length < 2 || players.length > 6) throw new Error('two to six households play');
  const world = worldOf(table);
  const strategies = players.map(({ text, genes }) =>
    compileStrategy(parsed(text), GRAMMAR, FAST_FACTS, genes),
  );
  const { numbers, tally, nature } = world;
  const land = (world.lands[players.length] ??= new Land(players.length, numbers, world.readings));
  const setup = { strategies, numbers, readings: world.readings, nature, land };
  const core = openCore({ ...setup, tally });
  const result: Result = { measures: MEASURES.map(() => 0), alive: [], won: [], died: [], scores: [] };
  return {
    play: (game) => {
      clearTally(tally);
      measure(playCore(core, seedOf(game), game), tally, result);
      return result;
    },
    trace: (game) => {
      const years: number[][][] = [];
      const watched = openCore({
        ...setup,
        at: (point, s) => {
          if (point === 'S5.2')
            years.push(s.all.map((h) => TRACES.map(({ of }) => (isAlive(h) ? of(s, h.at) : NaN))));
        },
      });
      playCore(watched, seedOf(game), game);
      return years;
    },
    retell: (game) =>
      retell({
        strategies,
        options: {
          ...Object.fromEntries(Object.entries(constants).map(([id, value]) => [id, String(value)])),
          ...readings,
        },
        seed: seedOf(game),
        rolls: game,
      }),
    causes: (first, games) => {
      const deaths = newTally();
      const counting = openCore({ ...setup, tally: deaths });
      for (let game = first; game < first + games; game++) playCore(counting, seedOf(game), game);
      return Object.entries(CAUSES).map(([id, at]) => ({
        words: CAUSE_WORDS[id as keyof typeof CAUSES],
        byYears: [...deaths.deaths.slice(at * (MOST_YEARS + 1), (at + 1) * (MOST_YEARS + 1))],
      }));
    },
    fired: () => strategies.map(takeFired),
  };
}

export const settlersLab: LabGame = {
  id: settlers.meta.id,
  rulesVersion: settlers.meta.rulesVersion,
  grammar: GRAMMAR,
  strategies: STRATEGIES,
  sets: SETS,
  constants: NUMBERS,
  readings: READINGS,
  measures: MEASURES,
  endings: ['allDead', 'lone', 'twoOrMore'],
  funnel: ['wasShort', 'helpable', 'helped'],
  headlines: ['allDead', 'someWins', 'lone', 'twoOrMore', 'helped', 'years', 'silver'],
  limits: [
    'What people would do at the table once they know each other: strategies ask for no berths and lend no people.',
  ],
  texts: LAB_TEXTS,
  traces: TRACES,
  ready,
};
