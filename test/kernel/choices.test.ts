import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/games/registry.js';
import { openGame, startGame } from '../../src/kernel/game.js';
import { Choices } from '../../src/kernel/game/choices.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';

function threeParts(): Choices {
  const offer = new Choices();
  offer.later(2, () => ['a', 'b'].forEach((verb) => offer.can(verb)));
  offer.can('c');
  offer.later(1, () => offer.can('d'));
  offer.can('e');
  return offer;
}

describe('choices that are listed later', () => {
  it('are counted and found at their place without the others', () => {
    const offer = threeParts();
    expect(offer.count).toBe(5);
    expect([0, 1, 2, 3, 4, 5].map((place) => offer.at(place)?.verb)).toEqual([...'abcde', undefined]);
  });

  it('stand in order in the whole list', () => {
    const offer = threeParts();
    expect(offer.all().map(({ verb }) => verb)).toEqual([...'abcde']);
    expect(offer.all()).toHaveLength(5);
    expect(offer.count).toBe(5);
  });

  it('are a fault if there are not as many as announced', () => {
    const offer = new Choices();
    offer.later(2, () => offer.can('a'));
    expect(() => offer.all()).toThrow('2 choices were announced, and 1 listed');
  });

  it('are the same in a talk of the settlers whether drawn or listed', () => {
    const settlers = findGame('settlers');
    const seats = ['brattahlid', 'gardar', 'hvalsey'];
    const { game } = startGame(settlers, { seats, variant: 'standard', options: {}, seed: 'a talk' });
    playOn(game, {
      draw: drawer(4),
      enough: (decisions) => decisions > 300,
      before: ({ position }, seat) => {
        const listed = openGame(settlers, position).choices(seat);
        const drawn = listed.map((_, place) => openGame(settlers, position).drawChoice(seat, () => place));
        expect(drawn).toEqual(listed);
      },
    });
  });
});
