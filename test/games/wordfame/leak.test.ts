import { describe, expect, it } from 'vitest';
import { altOf, boardText } from '../../../renders/index.js';
import { FACTIONS, type G } from '../../../src/games/wordfame/model.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { CARDS, cardOf } from '../../../src/games/wordfame/pack.js';
import { copyPosition, happeningsFor, openGame, startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { teller } from '../../../src/kernel/text.js';
import type { Position } from '../../../src/kernel/types.js';

const tell = teller(wordfame.texts, 'en');
const seats = FACTIONS.slice(0, 4);

/** All texts and views of a position that a seat can read. */
function readable(position: Position<G>, viewer: string): unknown {
  const view = wordfame.view(position, viewer);
  const picture = { game: 'wordfame', view, locale: 'en' };
  return {
    view,
    board: boardText(picture),
    alts: ['table', 'sheet', 'winter', 'feud', 'thing'].map((id) => altOf({ ...picture, id })),
    hand: wordfame.hand?.(view, viewer, tell),
    means: wordfame.means?.(view, viewer, tell),
    waiting: openGame(wordfame, position).waiting(),
  };
}

const game = (seed: string, options = {}) =>
  startGame(wordfame, { seats, variant: 'standard', options, seed, dice: 'fast' }).game;

describe('W3.1 W3.2 WF42 the hidden half of a card is hidden even from its owner', () => {
  it.each([
    [1, 'closed'],
    [2, 'closed'],
    [3, 'open'],
  ])('from anything they can read (game %i, notes %s)', (seed, notes) => {
    const draw = drawer(seed);
    const running = game(`leak ${seed}`, { notes });
    for (let n = 0; n < 260 && running.position.over === undefined; n++) {
      const [seat = ''] = running.waiting();
      if (n % 13 === 0)
        for (const viewer of [...seats, 'spectator']) {
          const other = wordfame.permuteHidden(copyPosition(running.position), viewer, draw);
          expect(readable(other, viewer)).toEqual(readable(running.position, viewer));
        }
      const choices = running.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      running.apply(seat, fillChoice(choice, draw));
    }
  });

  it('a view has stand-ins: the first card of the pack with the same look', () => {
    const draw = drawer(9);
    const running = game('stand-ins');
    let goods = 0;
    while (running.position.over === undefined && goods < 40) {
      const [seat = ''] = running.waiting();
      const choices = running.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      running.apply(seat, fillChoice(choice, draw));
      for (const gothi of wordfame.view(running.position, seat).table.gothar) {
        for (const card of gothi.goods) {
          expect(card).toBe(CARDS.findIndex(({ good }) => good === cardOf(card).good));
          goods++;
        }
        for (const card of gothi.oaths)
          expect(card).toBe(CARDS.findIndex(({ bondi }) => bondi === cardOf(card).bondi));
      }
    }
    expect(goods).toBeGreaterThan(0);
  });

  it('WF43 only the drawer sees the cards of a Raid or Pledge', () => {
    const draw = drawer(2);
    const running = game('drawn');
    let private_ = 0;
    for (let n = 0; n < 300 && running.position.over === undefined; n++) {
      const [seat = ''] = running.waiting();
      const choices = running.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      const { happenings } = running.apply(seat, fillChoice(choice, draw));
      for (const one of happenings.filter(({ key }) => key === 'raid.saw' || key === 'pledge.saw')) {
        private_++;
        expect(one.to).toHaveLength(1);
        expect(happeningsFor([one], 'spectator')).toEqual([]);
      }
    }
    expect(private_).toBeGreaterThan(0);
  });
});
