import { describe, expect, it } from 'vitest';
import { anyModule, GAMES } from '../../src/games/registry.js';
import { chooseSeats } from '../../src/kernel/choose-seats.js';
import { optionsOfRound, variantSizes } from '../tools/cases.js';
import type { Game } from '../../src/kernel/game.js';
import { fillChoice, isBag, isPick, isSpan } from '../../src/kernel/parameters.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer, type Draw } from '../../src/kernel/random.js';
import type { Choice, GameModule, Move, Parameter, Seat } from '../../src/kernel/types.js';
import { toyGame } from '../support/toy-game.js';

/**
 * No game gets stuck: in whole games of every variant and number of seats, every awaited seat has a legal move.
 * `DEAD_ENDS=20 npx vitest run test/games/dead-ends.test.ts` checks twenty times as many positions.
 */
const FACTOR = Number(process.env['DEAD_ENDS'] ?? 1);
const RANDOM = 2000 * FACTOR;
const STUBBORN = 500 * FACTOR;
/** Decisions of one game: some games of random players hardly end. */
const MOST = 1500;
const PATIENCE = 60_000 * FACTOR;

type Module = GameModule<unknown, unknown>;
type Decide = (game: unknown, seat: Seat, choices: readonly Choice[]) => Move;

function hasValue(parameter: Parameter): boolean {
  if (typeof parameter !== 'object') return true;
  if (isBag(parameter)) {
    const room = Object.values(parameter.of).reduce((sum, n) => sum + n, 0);
    return Math.min(room, parameter.max) >= parameter.min;
  }
  if (isPick(parameter)) return parameter.oneOf.length > 0;
  return isSpan(parameter) && parameter.min <= parameter.max;
}

/** Awaited seats without a legal move. */
const stuckIn = (game: Game<unknown, unknown>): readonly Seat[] =>
  game.waiting().filter((seat) => !game.choices(seat).some(({ args }) => args.every(hasValue)));

const random =
  (draw: Draw): Decide =>
  (_game, _seat, choices) =>
    fillChoice(choices[draw(choices.length)] as Choice, draw);

/** Each seat (or all alike) prefers one verb, and plays at random if it isn't legal. */
function stubborn(draw: Draw, verbs: readonly string[]): Decide {
  const pick = (): string => verbs[draw(Math.max(1, verbs.length))] ?? '';
  const shared = draw(2) === 0 ? pick() : undefined;
  const kinds = new Map<Seat, string>();
  return (_game, seat, choices) => {
    const kind = shared ?? kinds.get(seat) ?? pick();
    kinds.set(seat, kind);
    const same = choices.filter(({ verb }) => verb === kind);
    const from = same.length > 0 ? same : choices;
    return fillChoice(from[draw(from.length)] as Choice, draw);
  };
}

/** Plays games until enough positions were seen and every table was used. @returns how each dead end came about */
function deadEnds(
  module: Module,
  who: (draw: Draw, verbs: readonly string[]) => Decide,
  wanted: number,
): string[] {
  const tables = variantSizes(module.meta);
  const verbs = Object.keys(module.verbs ?? {});
  const found: string[] = [];
  let seen = 0;
  for (let n = 0; n < tables.length || seen < wanted; n++) {
    const { variant, seats: count } = tables[n % tables.length] ?? { variant: '', seats: 0 };
    const draw = drawer(n);
    const seats = chooseSeats(module.meta, variant, count, draw);
    const options = optionsOfRound(module.meta, Math.floor(n / tables.length) + n);
    const told = JSON.stringify({ variant, seats, options, seed: `dead end ${n}` });
    let at = 0;
    try {
      playout(module, {
        variant,
        seats,
        options,
        seed: `dead end ${n}`,
        draw,
        decide: who(draw, verbs),
        before: (game) => {
          seen++;
          at++;
          const stuck = stuckIn(game);
          if (stuck.length > 0)
            throw new Error(`${stuck.join(', ')} can do nothing in ${game.state()?.name ?? ''}`);
        },
        enough: (decisions) => decisions >= MOST,
      });
    } catch (error) {
      found.push(`${String(error)}, after ${at} decisions of ${told}`);
    }
  }
  return found;
}

it('names the seat without a legal move, and the moves before it', () => {
  const gather = { rule: 'W1', seats: () => ['red'], choices: () => undefined, verbs: {} };
  const stuck = { ...anyModule(toyGame), states: { ...anyModule(toyGame).states, gather } };
  expect(deadEnds(stuck, random, 1)[0]).toMatch(
    /^Error: red can do nothing in gather, after \d+ decisions of \{/u,
  );
});

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('%s', (_id, module) => {
  it('always leaves random players a legal move', { timeout: PATIENCE }, () => {
    expect(deadEnds(module, random, RANDOM)).toEqual([]);
  });
  it('always leaves players who prefer one kind of move a legal move', { timeout: PATIENCE }, () => {
    expect(deadEnds(module, stubborn, STUBBORN)).toEqual([]);
  });
});
