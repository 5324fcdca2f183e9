import type { LabGame, MeasureWords, Played, ReadyTable, TableSetup, TraceWords } from '../../../lab/game.js';
import { compileStrategy, type FactOf } from '../../../lab/language/compile.js';
import { parseStrategy } from '../../../lab/language/parse.js';
import { fits, isNumberId, NUMBERS, PRINTED, type NumberId, type Numbers } from '../constants.js';
import { settlers } from '../module.js';
import { isReadingId, READINGS, readReadings } from '../readings.js';
import { playCore } from './core.js';
import { newTally, type Tally } from './tally.js';
import { FAST_FACTS } from './facts.js';
import { GRAMMAR } from './grammar.js';
import { isAlive, newLand, type Land } from './state.js';
import { SETS, STRATEGIES } from './strategies.js';

/** Greenland: the settlers in the laboratory. */

const measure = (id: string, share: boolean, unit: string, help: string): MeasureWords => ({
  id,
  share,
  unit,
  help,
});

const MEASURES: readonly MeasureWords[] = [
  measure('allDead', true, 'games', 'everybody has died out: all have lost (S8.2)'),
  measure('someWins', true, 'games', 'somebody lives to see succession and wins (S8.1)'),
  measure('twoOrMore', true, 'games', 'two or more households live to see it'),
  measure('lone', true, 'games', 'one household lives to see it, alone'),
  measure('shared', true, 'games', 'several win together'),
  measure('hollow', true, 'games', 'the win is one without silver'),
  measure('survivors', false, 'households', 'households that live to the end'),
  measure('years', false, 'years', 'years begun'),
  measure('silver', false, 'silver', 'silver of whoever wins'),
  measure('wasShort', true, 'games', 'somebody could not pay a coming bill for food'),
  measure('helpable', true, 'games', 'a neighbour could have paid it and his own'),
  measure('helped', true, 'games', 'somebody was helped over such a bill'),
  measure('transfers', false, 'times', 'gifts, loans and sales'),
  measure('herdsLost', false, 'herds', 'herds lost for want of hay or room'),
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

/** How a game ended, in the order of `MEASURES`. */
function measured(s: Land, tally: Tally): Played {
  const alive: boolean[] = [];
  const died: number[] = [];
  let people = 0;
  let living = 0;
  let most = 0;
  for (let i = 0; i < s.players; i++) {
    const lives = s.out[i] === 0;
    alive.push(lives);
    died.push(s.out[i] as number);
    if (!lives) continue;
    living++;
    if ((s.home[i] as number) === 0) continue;
    people++;
    most = Math.max(most, s.silver[i] as number);
  }
  const winners = alive.map((lives, i) => lives && (s.home[i] as number) > 0 && s.silver[i] === most);
  const together = winners.filter(Boolean).length;
  const is = (it: boolean): number => (it ? 1 : 0);
  return {
    alive,
    died,
    scores: alive.map((lives, i) => (lives ? (s.silver[i] as number) : 0)),
    won: winners.map((won) => (won ? 1 / together : 0)),
    measures: [
      is(living === 0),
      is(people > 0),
      is(living > 1),
      is(living === 1),
      is(together > 1),
      is(together > 0 && most === 0),
      living,
      s.year,
      most,
      is(tally.short > 0),
      is(tally.helpable > 0),
      is(tally.helped > 0),
      tally.gifts + tally.loans + tally.sales,
      tally.herdsForHay + tally.herdsForRoom,
    ],
  };
}

function ready({ players, constants, readings }: TableSetup): ReadyTable {
  if (players.length < 2 || players.length > 6) throw new Error('two to six households play');
  checkReadings(readings);
  const numbers = houseNumbers(constants);
  const how = readReadings(readings);
  const strategies = players.map(({ text, genes }) =>
    compileStrategy(parseStrategy(text, GRAMMAR), GRAMMAR, FAST_FACTS, genes),
  );
  const land = newLand(players.length);
  return {
    play: (game) => {
      const tally = newTally();
      playCore({ strategies, numbers, readings: how, seed: `lab ${game}`, rolls: game, land, tally });
      return measured(land, tally);
    },
    trace: (game) => {
      const years: number[][][] = [];
      playCore({
        strategies,
        numbers,
        readings: how,
        seed: `lab ${game}`,
        rolls: game,
        land,
        at: (point) => {
          if (point === 'S5.2')
            years.push(players.map((_, i) => TRACES.map(({ of }) => (isAlive(land, i) ? of(land, i) : NaN))));
        },
      });
      return years;
    },
    fired: () => strategies.map(({ fired }) => [...fired]),
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
  traces: TRACES,
  ready,
};
