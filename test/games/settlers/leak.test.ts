import { describe, expect, it } from 'vitest';
import { altOf, boardText } from '../../../renders/index.js';
import { HOUSEHOLDS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { copyPosition, openGame, startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { teller } from '../../../src/kernel/text.js';

const tell = teller(settlers.texts, 'en');
const seats = HOUSEHOLDS.slice(0, 3);

/** All texts and views of a position that a seat can read. */
function readable(position: Parameters<typeof settlers.view>[0], viewer: string): unknown {
  const view = settlers.view(position, viewer);
  const picture = { game: 'settlers', view, locale: 'en' };
  return {
    view,
    board: boardText(picture),
    alts: ['table', 'sheet', 'deals'].map((id) => altOf({ ...picture, id })),
    farms: seats.map((seat) => altOf({ ...picture, id: 'tableau', seat })),
    means: settlers.means?.(view, viewer, tell),
    odds: settlers.odds?.about(view, viewer).map((thing) => settlers.odds?.tell(view, viewer, thing, tell)),
    waiting: openGame(settlers, position).waiting(),
    moment: settlers.moment(position),
  };
}

describe('S1.5 nature’s next cards and sealed seal hunts stay hidden', () => {
  it.each([1, 2])('in all views and texts (game %i)', (seed) => {
    const draw = drawer(seed);
    const { game } = startGame(settlers, {
      seats,
      variant: 'standard',
      options: {},
      seed: `leak ${seed}`,
      dice: 'fast',
    });
    for (let n = 0; n < 260 && game.position.over === undefined; n++) {
      const waiting = game.waiting();
      const seat = waiting[draw(waiting.length)] ?? '';
      if (n % 17 === 0 || game.state()?.name === 'seals')
        for (const viewer of [...seats, 'spectator']) {
          const other = settlers.permuteHidden(copyPosition(game.position), viewer, draw);
          expect(readable(other, viewer)).toEqual(readable(game.position, viewer));
        }
      const choices = game.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      game.apply(seat, fillChoice(choice, draw));
    }
  });

  it('a sealed answer stays hidden until all have answered', () => {
    const { game } = startGame(settlers, {
      seats,
      variant: 'standard',
      options: {},
      seed: 'sealed',
      dice: 'fast',
    });
    for (const seat of seats) game.apply(seat, { verb: 'rest', args: ['spring'] });
    const first = game.apply('gardar', { verb: 'seal', args: [] });
    expect(first.happenings).toEqual([]);
    expect(settlers.view(game.position, 'brattahlid').households.map(({ sealing }) => sealing)).toEqual([
      0, 0, 0,
    ]);
  });
});
