import { describe, expect, it } from 'vitest';
import { altOf, boardText } from '../../../renders/index.js';
import { anyModule } from '../../../src/games/registry.js';
import { SEATS, secretOf, type G, type SeatId } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { copyPosition, happeningsFor, openGame, startGame } from '../../../src/kernel/game.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';

const tell = teller(endless.texts, 'en');

/** All texts and views of a position that a seat can read. */
function readable(position: Parameters<typeof endless.view>[0], viewer: string): unknown {
  const view = endless.view(position, viewer);
  const picture = { game: 'endless', view, locale: 'en' };
  const odds = endless.odds;
  return {
    board: boardText(picture),
    alts: ['glance', 'table', 'market', 'sheet', 'megaliths', 'idols', 'eclipse'].map((id) =>
      altOf({ ...picture, id }),
    ),
    tribes: view.tribes.map(({ seat }) => altOf({ ...picture, id: 'tableau', seat })),
    hand: endless.hand?.(view, viewer, tell),
    means: endless.means?.(view, viewer, tell),
    odds: odds?.about(view, viewer).map((thing) => odds.tell(view, viewer, thing, tell)),
    waiting: openGame(endless, position).waiting(),
    moment: endless.moment(position),
  };
}

describe('N0.3 another tribe’s hand, Ritual pile and graves, and all decks, stay hidden', () => {
  it.each([1, 2])('in all views and texts (game %i)', (seed) => {
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

  it('EW36 EW47 a burial from the hand and a Ritual pile reveal numbers, not cards', () => {
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

/** Exchanges the content of each hidden zone, one at a time. */
describe('each hidden zone', () => {
  type Hidden = (g: G, seat: SeatId) => void;
  /** Swaps two different cards of two zones. Seats that see neither must not notice. */
  const exchange = (one: string[], other: string[]): void => {
    const at = one.findIndex((card) => other.some((different) => different !== card));
    const to = other.findIndex((card) => card !== one[at]);
    const [a, b] = [one[at], other[to]];
    if (a === undefined || b === undefined) throw new Error('there is nothing to exchange');
    [one[at], other[to]] = [b, a];
  };
  const turn = (list: unknown[]): void => void list.reverse();
  const zones: readonly [name: string, hidden: Hidden, ownerSees: boolean][] = [
    ['the hand', (g, seat) => exchange(secretOf(g, seat).hand, secretOf(g, seat).deck), true],
    ['the order of a tribe’s deck', (g, seat) => turn(secretOf(g, seat).deck), false],
    ['the Ritual pile', (g, seat) => exchange(secretOf(g, seat).ritual, secretOf(g, seat).deck), true],
    ['a burial from the hand', (g, seat) => exchange(secretOf(g, seat).buried, secretOf(g, seat).deck), true],
    ['the order of the Animal deck', ({ animals }) => turn(animals), false],
    ['the order of the Culture deck', ({ era1, era2 }) => (turn(era1), turn(era2)), false],
    ['the Sacred Stones in the box', ({ box }) => turn(box), false],
  ];
  const position = readPosition(
    anyModule(endless),
    { seats: ['red', 'cyan', 'green'], variant: 'standard', options: {} },
    {
      turn: 3,
      order: ['red', 'cyan', 'green'],
      tribes: {
        red: { chief: 'tuskbreaker', hand: ['tribesman', 'feast'] },
        cyan: {
          chief: 'eyehand',
          hand: ['hunter', 'elder'],
          deck: ['scout', 'brave', 'tribeswoman', 'shaman'],
          ritual: ['crafter', 'shaman'],
          buried: ['tribesman', 'hunter'],
        },
        green: { chief: 'firewolf', hand: ['tribesman'] },
      },
    },
    'hidden',
  ) as Parameters<typeof endless.view>[0];
  const game = openGame(endless, position);
  game.begin();

  it.each(zones)('%s is visible to no one else', (_name, hidden, ownerSees) => {
    const other = copyPosition(game.position);
    hidden(other.g, 'cyan');
    expect(other.g).not.toEqual(game.position.g);
    for (const viewer of ['red', 'green', 'spectator'])
      expect(readable(other, viewer), viewer).toEqual(readable(game.position, viewer));
    const own = [other, game.position].map((position) => endless.view(position, 'cyan').own);
    if (ownerSees) expect(own[0]).not.toEqual(own[1]);
    else expect(own[0]).toEqual(own[1]);
  });
});
