import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from '../../src/games/registry.js';
import { chooseSeats } from '../../src/kernel/choose-seats.js';
import { startGame } from '../../src/kernel/game.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { resultSoFar } from '../../src/table/read/standing.js';

/** The standing of an unfinished game, by each game's own points. */

/** A game between two AIs, until it ends or reaches this number of moves. */
function played(id: string, variant: string, most = 8_000) {
  const module = findGame(id);
  const draw = drawer(5);
  const seats = chooseSeats(module.meta, variant, 2, draw);
  const { game } = startGame(module, { seats, variant, options: {}, seed: 'standing', dice: 'fast' });
  playOn(game, {
    draw,
    enough: (made) => made >= most,
    decide: (now, seat, choices) => {
      const greedy = module.ai['greedy'];
      if (greedy === undefined) throw new Error('every game has a quick AI');
      return greedy({ view: module.view(now.position, seat), seat, choices, draw });
    },
  });
  return { module, seats, position: game.position };
}

const placesOf = (seats: readonly string[]) =>
  seats.map((seat, at) => ({
    place: at + 1,
    seat,
    person: `p${at}`,
    ai: null,
    strategy: null,
    nonce: null,
    former: null,
  }));

describe.each(GAMES.map(({ meta }) => [meta.id, meta.variants[0]?.id ?? ''] as const))(
  'the current standing of %s',
  (id, variant) => {
    it('ranks seats like the final score', () => {
      const { module, seats, position } = played(id, variant);
      const standing = seats.map((seat) => module.timeline?.standing(module.view(position, seat), seat));
      expect(standing).toEqual(seats.map((seat) => position.over?.scores[seat]));
    });

    it('becomes the result for exactly the players who are behind', () => {
      const { module, seats, position } = played(id, variant, 60);
      const places = placesOf(seats);
      const [one, other] = places.map(({ person }) => resultSoFar(module, position, { places }, person));
      const points = seats.map((seat) => module.timeline?.standing(module.view(position, seat), seat) ?? 0);
      const [first = 0, second = 0] = points;
      expect([one?.winners, other?.winners]).toEqual([
        first < second ? [seats[1]] : undefined,
        second < first ? [seats[0]] : undefined,
      ]);
      expect(resultSoFar(module, position, { places }, 'nobody')).toBeUndefined();
    });
  },
);

it('a cooperative variant has no current standing', () => {
  const { module, seats, position } = played('greenland', 'patrol', 60);
  const places = placesOf(seats);
  expect(places.map(({ person }) => resultSoFar(module, position, { places }, person))).toEqual([
    undefined,
    undefined,
  ]);
});
