import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glacier } from '../../../src/games/glacier/module.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { anyModule, type AnyModule } from '../../../src/games/registry.js';
import { Refused } from '../../../src/kernel/errors.js';
import { copyPosition, openGame, startGame, type Game } from '../../../src/kernel/game.js';
import { playOn } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import { startsOf } from '../../tools/scenario.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import type { Move, Position, Seat } from '../../../src/kernel/types.js';
import { goalsOf } from '../../tools/coverage-goals/index.js';
import { GLACIER } from './glacier.js';
import { GREENLAND } from './greenland.js';
import type { Case, Truth } from './truths.js';

/**
 * Checks the reason of every refusal in random games: once the stated fact is removed, the move must be legal or
 * refused for another reason.
 */

/** Tries per reason, and decisions per variant. */
const TRIES = 25;
const DECISIONS = 500;
/** Moves that were legal at some other time, tried at each decision. */
const PROBES = 10;

interface Tried {
  readonly module: AnyModule;
  readonly truths: Readonly<Record<string, Truth<never>>>;
  readonly scenarios: URL | undefined;
}

function refusalOf(game: Game<unknown, unknown>, seat: Seat, move: Move): Refused | undefined {
  try {
    game.check(seat, move);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Why the reason is false; undefined if it is true. */
function falsehood(
  { module, truths }: Tried,
  position: Position,
  seat: Seat,
  move: Move,
  { key, facts }: Refused,
): string | undefined {
  const truth = truths[key];
  if (truth === undefined) return `${key}: nobody has said what would make it untrue`;
  const copy = copyPosition(position);
  const frame = copy.frames.at(-1);
  const one = {
    position: copy,
    g: copy.g,
    seat,
    move,
    facts,
  } as Case<never>;
  const told = `${position.variant} ${frame?.at}: ${seat}: ${move.verb} ${move.args.join(' ')} · ${key} ${JSON.stringify(facts)}`;
  if ('holds' in truth) return truth.holds(one) ? undefined : `${told} isn't so`;
  truth.remedy(one);
  const game = openGame(module, copy);
  if (!game.waiting().includes(seat)) return undefined;
  const still = refusalOf(game, seat, move);
  const same = still?.key === key && JSON.stringify(still.facts) === JSON.stringify(facts);
  return same ? `${told} is told all the same` : undefined;
}

function tryGame(
  tried: Tried,
  game: Game<unknown, unknown>,
  seed: number,
  told: Map<string, number>,
  wrong: Set<string>,
) {
  const draw = drawer(seed);
  const known = new Map<string, Move[]>();
  const test = (seat: Seat, move: Move): void => {
    const refused = refusalOf(game, seat, move);
    if (refused === undefined || refused.key.startsWith('kernel.')) return;
    const n = (told.get(refused.key) ?? 0) + 1;
    told.set(refused.key, n);
    if (n > TRIES) return;
    const why = falsehood(tried, game.position, seat, move, refused);
    if (why !== undefined) wrong.add(why);
  };
  game.telling = false;
  playOn(game, {
    draw,
    enough: (n) => n >= DECISIONS,
    before: (_, seat) => {
      const here = game.choices(seat, true);
      for (const choice of here)
        if (choice.blocked !== undefined && (told.get(choice.blocked.key) ?? 0) <= TRIES)
          test(seat, fillChoice(choice, draw));
      const verbs = Object.keys(tried.module.states[game.state()?.name ?? '']?.verbs ?? {});
      for (let i = 0; i < PROBES && verbs.length > 0; i++) {
        const moves = known.get(verbs[draw(verbs.length)] ?? '') ?? [];
        const move = moves[draw(moves.length || 1)];
        if (move !== undefined) test(seat, move);
      }
      const open = here.filter(({ blocked }) => blocked === undefined);
      const choice = open[draw(open.length)];
      if (choice === undefined) return;
      const list = known.get(choice.verb) ?? [];
      list[list.length < 40 ? list.length : draw(40)] = fillChoice(choice, draw);
      known.set(choice.verb, list);
    },
  });
}

const TRIED: readonly Tried[] = [
  {
    module: anyModule(greenland),
    truths: GREENLAND,
    scenarios: new URL('../greenland/scenarios/', import.meta.url),
  },
  { module: anyModule(glacier), truths: GLACIER, scenarios: undefined },
];

describe.each(TRIED.map((tried) => [tried.module.meta.id, tried] as const))(
  'refusals of %s',
  (_id, tried) => {
    const { module, truths, scenarios } = tried;
    const told = new Set<string>();

    it.each(module.meta.variants.map(({ id }) => id))('state true reasons in %s', (variant) => {
      const { minSeats, maxSeats, seats } = module.meta.variants.find(({ id }) => id === variant) ?? {
        minSeats: 2,
        maxSeats: 2,
      };
      const wrong = new Set<string>();
      const tries = new Map<string, number>();
      for (const n of new Set([minSeats, maxSeats])) {
        const input = {
          seats: seats ?? module.meta.seats.slice(0, n).map(({ id }) => id),
          variant,
          options: {},
          seed: `refusals ${variant} ${n}`,
        };
        tryGame(tried, startGame(module, input).game, n, tries, wrong);
      }
      for (const key of tries.keys()) told.add(key);
      expect([...wrong]).toEqual([]);
    });

    if (scenarios !== undefined)
      it('state true reasons at the start of scenarios', () => {
        const wrong = new Set<string>();
        const tries = new Map<string, number>();
        for (const file of readdirSync(scenarios))
          for (const start of startsOf(readFileSync(new URL(file, scenarios), 'utf8'), module)) {
            const game = openGame(module, start('refusals'));
            game.begin();
            tryGame(tried, game, 3, tries, wrong);
          }
        for (const key of tries.keys()) told.add(key);
        expect([...wrong]).toEqual([]);
      });

    it('each have a way to make them untrue', () => {
      expect(Object.keys(truths).sort()).toEqual([...goalsOf(module.meta.id).refusals].sort());
    });

    it('have mostly been tried', () => {
      const all = Object.keys(truths);
      expect(all.filter((key) => told.has(key)).length).toBeGreaterThan(0.7 * all.length);
    });
  },
);
