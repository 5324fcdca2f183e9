import { readTexts } from '../../../kernel/index.js';
import type { LabGame, ReadyGame, LabSetup, TraceWords } from '../../../lab/game.js';
import { compileStrategy, takeFired, type FactOf } from '../../../lab/language/compile.js';
import { parseStrategy, type StrategyTree } from '../../../lab/language/parse.js';
import { checkSettings } from '../../../lab/game.js';
import { NUMBER_IDS, NUMBERS, PRINTED, type NumberId, type Numbers } from '../constants.js';
import { settlers } from '../module.js';
import { READING_IDS, READINGS, readReadings, type Readings } from '../readings.js';
import { playCore } from './core.js';
import { openCore } from './core-table.js';
import { measure, MEASURES, newResult } from './measure.js';
import { clearTally, newTally, type CAUSES, type Tally } from './tally.js';
import { retell } from './retell.js';
import { FAST_FACTS } from './facts.js';
import { Nature } from './nature.js';
import en from './texts/en.json' with { type: 'json' };
import { GRAMMAR } from './grammar.js';
import { GIVING } from './strategy-reader.js';
import { isAlive, Land } from './state.js';
import { HELPING, SETS, STRATEGIES } from './strategies.js';

const trace = (
  id: keyof typeof FAST_FACTS,
  unit: string,
  help: string,
): TraceWords & { readonly read: FactOf<Land> } => ({
  id,
  unit,
  help,
  read: FAST_FACTS[id],
});

/** Read each year before the animals are housed (S5.2). */
const TRACES = [
  trace('winters-of-food', 'winters', 'longest winters that the food lasts'),
  trace('hay', 'hay', 'hay in store'),
  trace('soil', 'steps', 'soil counter'),
  trace('trees', 'steps', 'trees that stand'),
  trace('herd', 'animals', 'animals'),
  trace('silver', 'silver', 'silver'),
];

/** Nature's seed of a game. */
const seedOf = (game: number): string => `lab ${game}`;

const CAUSE_WORDS: Readonly<Record<keyof typeof CAUSES, string>> = {
  hadHerd: 'still have animals but too little food',
  none: 'never had animals, or gave them away',
  slaughter: 'slaughtered their last animals',
  room: 'lost the herd: no room',
  hay: 'lost the herd: no hay',
  nobody: 'lost all people',
};

/** Shared by all tables with the same numbers and readings, because their games never overlap. */
interface World {
  readonly numbers: Numbers;
  readonly readings: Readings;
  readonly nature: Nature;
  /** By number of players. */
  readonly lands: Land[];
  readonly tally: Tally;
}

const worlds = new Map<string, World>();
let last: { constants: object; readings: object; world: World } | undefined;
const MOST_WORLDS = 50;

/** @throws Error for an unknown number or reading, or an invalid value */
function worldOf({ constants, readings }: LabSetup): World {
  // A box makes a new table every few games, with the identical setup objects.
  if (last?.constants === constants && last.readings === readings) return last.world;
  const key = JSON.stringify([constants, readings]);
  let world = worlds.get(key);
  if (world === undefined) {
    checkSettings({ constants: NUMBERS, readings: READINGS }, { constants, readings });
    const numbers = { ...PRINTED, ...constants };
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

/** Cached: many tables use the same texts with other numbers. */
function parsed(text: string): StrategyTree {
  let tree = trees.get(text);
  if (tree === undefined) {
    tree = parseStrategy(text, GRAMMAR);
    if (trees.size >= MOST_TREES) trees.clear();
    trees.set(text, tree);
  }
  return tree;
}

function ready(table: LabSetup): ReadyGame {
  const { players, constants, readings } = table;
  if (players.length < 2 || players.length > 6) throw new Error('a game has two to six households');
  const world = worldOf(table);
  const strategies = players.map(({ text, genes }) =>
    compileStrategy(parsed(text), GRAMMAR, FAST_FACTS, genes),
  );
  const { numbers, tally, nature } = world;
  const land = (world.lands[players.length] ??= new Land(players.length, numbers, world.readings));
  const setup = { strategies, numbers, readings: world.readings, nature, land };
  const core = openCore({ ...setup, tally });
  const result = newResult();
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
            years.push(s.all.map((h) => TRACES.map(({ read }) => (isAlive(h) ? read(s, h.at) : NaN))));
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
    fired: () => strategies.map(takeFired),
  };
}

/** Named changes of constants for designers. */
const WORDS = {
  'ivory=half': { ivoryGood: 2, ivoryPoor: 1, ivoryOrdinary: 1 },
  'ivory=double': { ivoryGood: 10, ivoryPoor: 6, ivoryOrdinary: 4 },
  'walrus=rarer': { walrusGood: 0, walrusOrdinary: 15 },
  'walrus=riskier': { walrusStorm: 3 },
  'winter=harder': { winterStill: 3 },
  'winter=milder': { winterStill: 1 },
  'food=scarcer': { foodEarly: 6 },
  'births=none': { born: 0 },
  'births=double': { born: 2 },
  'sheep=none': { sheep0: 0 },
} as const satisfies Readonly<Record<string, Partial<Record<NumberId, number>>>>;

/** Meanings from the lobby's texts. */
const NAMES = Object.fromEntries(
  [...NUMBER_IDS, ...READING_IDS].map((id) => [id, settlers.texts.en?.[`option.${id}`] ?? id]),
);

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
  causes: Object.values(CAUSE_WORDS),
  sharing: { decisions: GIVING, rules: HELPING, kinds: ['plausible', 'reckless', 'mixed'] },
  compared: ['plausible', 'careful', 'mixed', 'prudent-among-feasters'],
  words: WORDS,
  names: NAMES,
  score: 'silver',
  funnel: ['wasShort', 'helpable', 'helped'],
  headlines: ['allDead', 'someWins', 'lone', 'twoOrMore', 'shared', 'hollow', 'helped', 'silver'],
  limits: ['Not shown: what people do once they know each other.'],
  texts: readTexts(new URL('./texts/', import.meta.url), en),
  traces: TRACES,
  ready,
};
