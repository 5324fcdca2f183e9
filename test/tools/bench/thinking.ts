import { findGame, GAMES, type AnyModule } from '../../../src/games/registry.js';
import { startGame } from '../../../src/kernel/game.js';
import { imagined } from '../../../src/kernel/imagining.js';
import { PLANNER } from '../../../src/kernel/levels.js';
import { playOn } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Position } from '../../../src/kernel/types.js';
import { processorTime } from './measure.js';

/**
 * `fimbul bench thinking`: the longest decision of each game's planner against its limit, in CPU time. Measures every
 * fourth decision of games between quick AIs, in all variants, with worlds as from the bot.
 */

/** Time limits of a decision, ms. */
const LIMITS = [50, 250] as const;
const EVERY = 4;
/** Seats of a usual table. */
const SEATS = 4;

interface Given {
  /** Only this game; all games by default. */
  readonly game?: string;
  /** Games per variant. */
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

export function runThinking(given: Given): void {
  const games = given.game === undefined ? GAMES : [findGame(given.game)];
  const ratios: Record<string, number[]> = {};
  for (const module of games)
    for (const limit of LIMITS) {
      const spent = module.meta.variants.flatMap(({ id }) => decisionsOf(module, id, limit, given));
      const longest = spent.reduce((most, one) => Math.max(most, one), 0);
      const ratio = longest / limit;
      (ratios[module.meta.id] ??= []).push(Math.round(ratio * 100) / 100);
      const told = `longest of ${spent.length} decisions ${longest.toFixed(1)} ms, ${ratio.toFixed(2)} times as long`;
      say(`${module.meta.id.padEnd(12)} ${String(limit).padStart(3)} ms: ${told}`);
    }
  if (given.json) say(JSON.stringify(ratios));
}

/** CPU time of the planner's decisions, ms. */
function decisionsOf(module: AnyModule, variant: string, limit: number, { games, seed }: Given): number[] {
  const { meta, ai, planners } = module;
  const [planner, greedy] = [planners?.[PLANNER], ai['greedy']];
  const rules = meta.variants.find(({ id }) => id === variant);
  if (planner === undefined || greedy === undefined || rules === undefined)
    throw new Error(`${meta.id} has no planner`);
  const all = rules.seats ?? meta.seats.map(({ id }) => id);
  const seats = all.slice(0, Math.max(rules.minSeats, Math.min(SEATS, rules.maxSeats)));
  const spent: number[] = [];
  let asked = 0;
  for (let number = 0; number < games; number++) {
    const draw = drawer(Math.imul(seed, 0x9e3779b1) ^ (number + 1));
    const options = {};
    const start = { seats, variant, options, seed: `thinking ${seed} ${number}`, dice: 'fast' } as const;
    const { game } = startGame(module, start);
    playOn(game, {
      draw,
      decide: (running, seat, choices) => {
        const input = { view: module.view(running.position, seat), seat, choices, draw };
        if (choices.length < 2 || asked++ % EVERY > 0) return greedy(input);
        const text = JSON.stringify(running.position);
        const imagine = (luck: number): Position => imagined(module, text, seat, luck);
        const began = processorTime();
        const keepGoing = (): boolean => processorTime() - began < limit;
        planner({ ...input, imagine, playouts: Number.MAX_SAFE_INTEGER, keepGoing });
        spent.push(processorTime() - began);
        return greedy(input);
      },
    });
  }
  return spent;
}
