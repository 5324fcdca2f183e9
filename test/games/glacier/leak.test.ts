import { describe, expect, it } from 'vitest';
import { altOf, boardText } from '../../../renders/index.js';
import { CLANS } from '../../../src/games/glacier/model.js';
import { topOf } from '../../../src/games/glacier/frames.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { happeningsFor, openGame, startGame, copyPosition } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { teller } from '../../../src/kernel/text.js';

const tell = teller(glacier.texts, 'en');

/** All texts and views of a position that a seat can read. */
function readable(position: Parameters<typeof glacier.view>[0], viewer: string): unknown {
  const view = glacier.view(position, viewer);
  const picture = { game: 'glacier', view, locale: 'en' };
  return {
    board: boardText(picture),
    alts: ['table', 'sheet', 'event', 'final'].map((id) => altOf({ ...picture, id })),
    caves: CLANS.map((seat) => altOf({ ...picture, id: 'tableau', seat })),
    hand: glacier.hand?.(view, viewer, tell),
    waiting: openGame(glacier, position).waiting(),
    moment: glacier.moment(position),
  };
}

describe('G1 another clan’s fate cards, vows and intentions stay hidden', () => {
  it.each([1, 2, 3])('in all views and texts (game %i)', (seed) => {
    const draw = drawer(seed);
    const { game } = startGame(glacier, {
      seats: CLANS,
      variant: 'standard',
      options: {},
      seed: `leak ${seed}`,
    });
    for (let n = 0; n < 200 && game.position.over === undefined; n++) {
      const waiting = game.waiting();
      const seat = waiting[draw(waiting.length)] ?? '';
      if (n % 5 === 0)
        for (const viewer of [...CLANS, 'spectator']) {
          const other = glacier.permuteHidden(copyPosition(game.position), viewer, draw);
          expect(readable(other, viewer)).toEqual(readable(game.position, viewer));
        }
      const choices = game.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      game.apply(seat, fillChoice(choice, draw));
    }
  });

  it('a sealed answer, a vow and a drawn card show others only that they exist', () => {
    const { game } = startGame(glacier, { seats: CLANS, variant: 'standard', options: {}, seed: 'leak' });
    const [seat = ''] = game.waiting();
    const vow = game.apply(seat, { verb: 'vow', args: ['storm', 'never'] });
    expect(vow.happenings).toHaveLength(1);
    expect(happeningsFor(vow.happenings, 'spectator')).toEqual([]);
    const drawn = game.apply(seat, { verb: 'draw', args: ['one'] });
    expect(happeningsFor(drawn.happenings, 'spectator').map(({ key }) => key)).toEqual(['act.drew']);
    expect(happeningsFor(drawn.happenings, seat).map(({ key }) => key)).toContain('act.drew-this');
  });

  it('a hunt asks every clan with fate cards, and no other', () => {
    const draw = drawer(6);
    const { game } = startGame(glacier, { seats: CLANS, variant: 'standard', options: {}, seed: 'asked' });
    let windows = 0;
    for (let n = 0; n < 400 && game.position.over === undefined; n++) {
      const waiting = game.waiting();
      const { g } = game.position;
      const top = topOf(game.position.frames);
      if (top?.at === 'interfere' && top.answers === undefined) {
        windows++;
        const expected = CLANS.filter((clan) => {
          const its = g.clans[clan];
          const held = g.hands[clan]?.length ?? 0;
          return clan !== g.active && held > 0 && !its?.trek && !its?.sworn && !g.still.includes(clan);
        });
        expect([...waiting].sort()).toEqual([...expected].sort());
      }
      const seat = waiting[draw(waiting.length)] ?? '';
      const choices = game.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      game.apply(seat, fillChoice(choice, draw));
    }
    expect(windows).toBeGreaterThan(3);
  });
});
