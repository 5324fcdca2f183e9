import { describe, expect, it } from 'vitest';
import { altOf, boardText } from '../../../renders/index.js';
import { SEATS } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { copyPosition, happeningsFor, openGame, startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';

const tell = teller(endless.texts, 'en');

/** All that somebody can read of a position. */
function readable(position: Parameters<typeof endless.view>[0], viewer: string): unknown {
  const view = endless.view(position, viewer);
  const picture = { game: 'endless', view, locale: 'en' };
  const odds = endless.odds;
  return {
    board: boardText(picture),
    alts: ['table', 'sheet', 'map', 'megaliths', 'idols', 'eclipse'].map((id) => altOf({ ...picture, id })),
    tribes: SEATS.map((seat) => altOf({ ...picture, id: 'tableau', seat })),
    hand: endless.hand?.(view, viewer, tell),
    means: endless.means?.(view, viewer, tell),
    odds: odds?.about(view, viewer).map((thing) => odds.tell(view, viewer, thing, tell)),
    waiting: openGame(endless, position).waiting(),
    moment: endless.moment(position),
  };
}

describe('N0.3 nobody can tell what another tribe holds, has laid down or buried, or what lies in a deck', () => {
  it.each([1, 2])('from anything they can read (game %i)', (seed) => {
    const draw = drawer(seed);
    const { game } = startGame(endless, {
      seats: SEATS,
      variant: 'standard',
      options: { draft: seed === 1 ? 'none' : 'both' },
      seed: `leak ${seed}`,
      dice: 'fast',
    });
    for (let n = 0; game.position.over === undefined; n++) {
      const [seat = ''] = game.waiting();
      if (n % 41 === 0)
        for (const viewer of [...SEATS, 'spectator']) {
          const other = endless.permuteHidden(copyPosition(game.position), viewer, draw);
          expect(readable(other, viewer)).toEqual(readable(game.position, viewer));
        }
      const choices = game.choices(seat);
      const view = endless.view(game.position, seat);
      const move = endless.ai['greedy']?.({ view, seat, choices, draw });
      if (move === undefined) break;
      const { happenings } = game.apply(seat, move);
      for (const { key, to } of happenings)
        if (key === 'draw.drew-these' || key === 'bury.own') expect(to).toHaveLength(1);
      const others = happeningsFor(happenings, 'spectator').map(({ key }) => key);
      expect(others).not.toContain('draw.drew-these');
    }
  });

  it('EW36 EW47 a burial from the hand and a Ritual pile tell how many, and not which', () => {
    const { game } = startGame(endless, {
      seats: SEATS.slice(0, 2),
      variant: 'standard',
      options: {},
      seed: 'sealed',
      dice: 'fast',
    });
    const { g } = game.position;
    const other = g.order.find((seat) => seat !== g.active) ?? 'red';
    const before = endless.view(game.position, other);
    expect(JSON.stringify(before.tribes.find(({ seat }) => seat === g.active))).not.toContain('"hand":[');
    expect(before.own?.hand).toEqual(g.secrets[other]?.hand);
    expect(endless.view(game.position, 'spectator').own).toBeNull();
  });
});
