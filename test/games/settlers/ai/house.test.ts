import { describe, expect, it } from 'vitest';
import { HOUSES } from '../../../../src/games/settlers/ai/house.js';
import { HOUSEHOLDS } from '../../../../src/games/settlers/model.js';
import { settlers } from '../../../../src/games/settlers/module.js';
import type { View } from '../../../../src/games/settlers/view-types.js';
import { startGame } from '../../../../src/kernel/game.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Ai, Move } from '../../../../src/kernel/types.js';

const ai = (name: string): Ai<View> => {
  const found = settlers.ai[name];
  if (found === undefined) throw new Error(`${name} is no AI`);
  return found;
};

interface Said {
  readonly seat: string;
  readonly year: number;
  readonly state: string;
  readonly move: Move;
}

/** A whole game with one AI per seat; every move is checked by the rules. */
function play(names: readonly string[], seed: string, options: Record<string, string> = {}) {
  const seats = HOUSEHOLDS.slice(0, names.length);
  const { game } = startGame(settlers, { seats, variant: 'standard', options, seed, dice: 'fast' });
  game.telling = false;
  const draw = drawer(5);
  const said: Said[] = [];
  for (let n = 0; game.position.over === undefined; n++) {
    if (n > 20_000) throw new Error('it does not end');
    const [seat] = game.waiting();
    if (seat === undefined) throw new Error('nobody is waited for');
    const view = settlers.view(game.position, seat);
    const name = names[seats.indexOf(seat as (typeof seats)[number])] ?? '';
    const move = ai(name)({ view, seat, choices: game.choices(seat), draw });
    said.push({ seat, year: view.year, state: view.asked?.state ?? '', move });
    game.play(seat, move);
  }
  return { over: game.position.over, said, seats };
}

describe('strategies of the laboratory at a table', () => {
  it('are listed by name after the advising AIs', () => {
    expect(Object.keys(settlers.ai)).toEqual(['greedy', 'random', ...Object.keys(HOUSES)]);
    expect(Object.keys(HOUSES)).toContain('walrus-half');
  });

  it.each([
    [['walrus-half', 'giver', 'random'], 'a', {}],
    [['lender', 'gambler', 'greedy', 'silver'], 'b', {}],
    [['giver', 'random'], 'c', { flock: 'mixed', hayBill: 'must' }],
  ] as const)('%j play a game to its end', (names, seed, options) => {
    expect(play(names, seed, options).over.how).not.toBe('');
  });

  it('sell goods like silver, and send walrus hunters in some years like walrus-half', () => {
    const { said, seats } = play(['walrus-half', 'silver'], 'd');
    const [half, silver] = seats;
    const sold = said.filter(({ seat, move }) => seat === silver && move.verb === 'sell');
    expect(sold.length).toBeGreaterThan(0);
    const years = new Set(said.map(({ year }) => year)).size;
    const hunted = new Set(
      said.filter(({ seat, move }) => seat === half && move.verb === 'send').map(({ year }) => year),
    ).size;
    expect(hunted).toBeGreaterThan(0);
    expect(hunted).toBeLessThan(years);
  });
});
