import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../src/kernel/game.js';
import { Refused } from '../../../../src/kernel/errors.js';
import { cardId, cardNo } from '../../../../src/games/greenland/cards/cards.js';
import { NORSE, SAMI, THULE, TUNIT, type TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { population, spotOf } from '../../../../src/games/greenland/board/people.js';
import { daughters, matriarchs } from '../../../../src/games/greenland/board/women.js';
import { saga, women } from '../saga-support.js';
import type { Bench, Layer } from '../support.js';

/** K: the Daughter's Saga. The Norse play and their women are Sámi blue unless a test states otherwise. */

function heroine(l: Layer, id: string): void {
  if (l.g.women !== undefined) l.g.women = { ...l.g.women, heroine: cardNo(l.g, id) };
}

const home = (b: Bench): number => b.g.tribes[b.g.women?.colour ?? SAMI].pool;
const dead = (b: Bench): number => b.g.tribes[b.g.women?.colour ?? SAMI].valhalla;

function refusal(b: Bench, text: string): string | undefined {
  try {
    b.play('norse', text);
  } catch (error) {
    if (error instanceof Refused) return error.key;
    throw error;
  }
  return undefined;
}

describe('K1 set-up', () => {
  const begin = (seats: readonly TribeId[]) =>
    startGame(greenland, { seats, variant: 'saga', options: {}, seed: 'saga' }).game.g;

  it('gives a Viking daughter five red people, the alpha and two blue daughters (example)', () => {
    const g = begin(['norse']);
    expect(g.tribes[NORSE]).toMatchObject({ pool: 5, alpha: { at: 'pool' } });
    expect(g.women).toMatchObject({ of: NORSE, colour: SAMI });
    expect(['birgitta', 'gudrid']).toContain(cardId(g, g.women?.heroine ?? -1));
    expect(daughters(g, NORSE)).toBe(2);
    expect(g.tribes.filter((tribe) => tribe.present)).toHaveLength(1);
  });

  it('begins with male elders, and gives the Sámi yellow women', () => {
    const g = begin(['sami']);
    expect(matriarchs(g, SAMI)).toBe(0);
    for (const rank of [1, 2, 3, 4, 5, 6] as const) expect(g.tribes[SAMI].placard.elders[rank][SAMI]).toBe(1);
    expect(g.women?.colour).toBe(THULE);
    expect(g.rows.map((row) => row.warm.length)).toEqual([7, 7]);
    expect(g.turns).toBe(10);
  });

  it('is for one player', () => {
    expect(() => begin(['norse', 'thule'])).toThrow('1 seats at most');
  });

  it('shows the daughters at home on the heroine’s card, and matriarchs on the placard', () => {
    const { game } = startGame(greenland, { seats: ['tunit'], variant: 'saga', options: {}, seed: 'view' });
    const view = greenland.view(game.position, 'tunit');
    const card = view.tribes[0]?.tableau.find(({ face }) => face.id === view.women?.heroine.id);
    expect(card?.parties).toEqual([{ tribe: 'sami', n: 2, alpha: false }]);
    expect(view.women).toMatchObject({ of: 'tunit', colour: 'sami', daughters: 2, matriarchs: 0, needed: 3 });
    expect(view.tribes[0]?.population).toBe(population(game.g, TUNIT));
  });
});

describe('K2 events', () => {
  it('ignores the first event except for its ship', () => {
    const b = saga('event', (l) => {
      l.g.turn = 1;
      l.row('south', ['cod', 'caribou']);
      l.event('bergen-merchant');
      l.pool('norse', 17);
      l.disks('norse', 0, 2, 0);
    });
    expect(b.g.rows[1].cold).toHaveLength(0);
    expect(b.tribe('norse').pool).toBe(17);
    expect(b.state).toBe('saga-ship');
  });

  it('forgets the marks of the first event (D8)', () => {
    const b = saga('event', (l) => {
      l.g.turn = 1;
      l.event('closed-sea');
    });
    expect(greenland.view(b.game.position, 'norse').event?.id).toBe('closed-sea');
    expect(b.said('event.no-maritime')).toHaveLength(0);
  });

  it.each([
    ['gudrid', 2],
    ['birgitta', 1],
  ])('goods cost %s %i ivory', (id, price) => {
    const b = saga('event', (l) => {
      heroine(l, id);
      l.event('bergen-merchant');
      l.disks('norse', 0, 2, 0);
    });
    b.play('norse', 'buy');
    expect(b.tribe('norse').ivory).toBe(2 - price);
    expect(b.tribe('norse').tableau.some((spot) => cardId(b.g, spot.card) === 'sword')).toBe(true);
  });

  it('lets a falcon be sold for the price, and refuses the purchase without ivory', () => {
    const b = saga('event', (l) => {
      heroine(l, 'gudrid');
      l.event('bergen-merchant');
      l.tableau('norse', 'gyrfalcon');
      l.disks('norse', 0, 1, 0);
    });
    expect(refusal(b, 'buy')).toBe('saga.too-dear');
    b.play('norse', 'exchange gyrfalcon').play('norse', 'buy');
    expect(b.tribe('norse').ivory).toBe(0);
  });

  it('counts daughters at home as a crowd; half of all die, and a matriarch before other elders', () => {
    const b = saga('event', (l) => {
      l.event('closed-sea');
      l.pool('norse', 3);
      l.elders('norse', { 6: 1 });
      women(l, 4, { 2: 1, 5: 2 });
    });
    expect(b.state).toBe('saga-decimate');
    expect(refusal(b, 'lose 6 4daughter')).toBe('saga.matriarch-first');
    b.play('norse', 'lose matriarch-2 3tribesman+daughter');
    expect(b.tribe('norse').pool).toBe(0);
    expect(b.tribe('norse').alpha.at).toBe('pool');
    expect(home(b)).toBe(3);
    // One of the last two turns into a man. Both stand on rank 5, so there is nothing to choose.
    expect(b.tribe('norse').placard.elders[5]).toMatchObject({ [NORSE]: 1, [SAMI]: 1 });
  });

  it('turns half of the remaining matriarchs, rounded up, into men of the player’s choice', () => {
    const b = saga('event', (l) => {
      l.event('closed-sea');
      l.pool('norse', 7);
      women(l, 0, { 2: 1, 3: 1, 5: 1, 6: 1 });
    });
    b.play('norse', 'lose matriarch-6 4tribesman');
    expect(b.state).toBe('saga-heirs');
    b.play('norse', 'succeed matriarch-2').play('norse', 'succeed matriarch-3');
    expect(matriarchs(b.g, NORSE)).toBe(1);
    expect(b.tribe('norse').placard.elders[2][NORSE]).toBe(1);
  });

  it('sends a woman into the snow with an elder, but not with a matriarch (R109)', () => {
    const b = saga('event', (l) => {
      l.event('long-winter');
      l.elders('norse', { 4: 1 });
      l.disks('norse', 1, 0, 0);
      women(l, 2, { 3: 1, 5: 1 });
    });
    expect(b.said('event.depletion-elder')[0]?.args).toEqual({ norse: 3 });
    b.play('norse', 'sacrifice matriarch-3');
    expect(home(b)).toBe(2);
    b.play('norse', 'sacrifice 4');
    expect(b.state).toBe('saga-snow');
    b.play('norse', 'follow daughter');
    expect([home(b), matriarchs(b.g, NORSE)]).toEqual([1, 1]);
  });

  it.each([
    ['chooses who dies with a chief matriarch, even herself', { 1: 1, 5: 1 }, 'saga-die-off'],
    ['rolls without a chief matriarch', { 5: 1 }, 'end-of-test'],
  ])('a die-off %s', (_name, ranks, state) => {
    const b = saga(
      'event',
      (l) => {
        l.event('west-greenland-current');
        women(l, 1, ranks);
      },
      { dice: [5] },
    );
    expect(b.state).toBe(state);
    if (state === 'saga-die-off') b.play('norse', 'lose matriarch-1');
    expect(b.said('event.elder-dies')).toHaveLength(1);
    expect(dead(b)).toBe(18 - 1 - Object.keys(ranks).length + 1);
  });
});

const SOUTH = ['vinland', 'cod', 'caribou', 'hooded-seal', 'capelin'] as const;

function mustering(lay: (l: Layer) => void, dice?: number[]): Bench {
  return saga(
    'saga-assign',
    (l) => {
      l.row('south', SOUTH, ['harp-seal', 'harbor-seal']);
      l.row('north', ['markland', 'walrus', 'dogs', 'arctic-char']);
      l.pool('norse', 5);
      women(l, 2);
      lay(l);
    },
    dice === undefined ? {} : { dice },
  );
}

/** Cards to which people, or the alpha, may be assigned. */
const targets = (b: Bench, alpha = false): string[] =>
  b
    .offers('norse')
    .filter(({ verb, args }) => verb === 'assign' && args.length === (alpha ? 3 : 2))
    .flatMap(({ args: [parameter] }) =>
      typeof parameter === 'object' && 'oneOf' in parameter ? parameter.oneOf : [String(parameter)],
    );

describe('K3 hunting ground', () => {
  it('reads a 5 with four warm cards as the leftmost cold one (example)', () => {
    const b = mustering(() => undefined, [3, 5]);
    b.play('norse', 'set-out');
    expect(targets(b)).toEqual(['harbor-seal']);
  });

  it.each([
    ['reads 1 to 3 as home', [1, 1], 0, 'cod'],
    ['reads 4 to 6 as abroad with a mariner', [4, 1], 1, 'walrus'],
    ['reads 4 to 6 as home without a mariner', [6, 2], 0, 'caribou'],
    ['re-rolls a die that is too high', [6, 6, 4, 3], 1, 'arctic-char'],
  ])('%s', (_name, dice, mariners, card) => {
    const b = mustering((l) => l.elders('norse', { 6: mariners }), dice);
    b.play('norse', 'set-out');
    expect(targets(b)).toEqual([card]);
  });

  it('sends people without a boat to a biome of the home row (R118)', () => {
    const b = mustering((l) => l.elders('norse', { 6: 1 }), [4, 1, 2]);
    b.play('norse', 'set-out').play('norse', 'assign walrus 3 alpha');
    expect(targets(b)).toEqual(['caribou']);
    b.play('norse', 'assign caribou 2');
    expect(b.spot('caribou').men[NORSE]).toBe(2);
  });

  it('lets a tracker matriarch divide the hunters among all biomes of the row', () => {
    const b = mustering((l) => women(l, 2, { 5: 1 }), [2]);
    b.play('norse', 'set-out');
    expect(targets(b)).toEqual(['cod', 'caribou', 'hooded-seal', 'capelin', 'harp-seal', 'harbor-seal']);
    expect(refusal(b, 'assign walrus 2')).toBe('assign.off-ground');
    b.play('norse', 'assign cod 2').play('norse', 'assign caribou 3 alpha');
    expect(b.spot('caribou').men[NORSE]).toBe(3);
  });

  it('lets a hunt chief matriarch name the row, if people can get there', () => {
    const b = mustering((l) => women(l, 2, { 4: 1 }), [1]);
    expect(refusal(b, 'row north')).toBe('saga.no-means');
    b.play('norse', 'row south');
    expect(targets(b)).toEqual(['cod']);
    expect(
      refusal(
        mustering(() => undefined),
        'row south',
      ),
    ).toBe('saga.no-hunt-chief');
  });
});

describe('K4 reassignments', () => {
  it('lets shaman and artisan matriarchs send hunters to animals and inventions of the home row', () => {
    const lay = (ranks: Record<number, number>): string[] => {
      const b = mustering(
        (l) => {
          women(l, 2, ranks);
          l.row('south', ['vinland', 'caribou', 'cod', 'elkhounds'], ['eider']);
        },
        [1, 1],
      );
      return targets(b.play('norse', 'set-out'));
    };
    expect(lay({})).toEqual(['caribou']);
    expect(lay({ 2: 1 })).toEqual(['caribou', 'elkhounds', 'eider']);
    expect(lay({ 3: 1 })).toEqual(['caribou', 'cod']);
  });

  it('lets a mariner matriarch bring any number to the New World, and colonists from shore to shore once', () => {
    const b = mustering(
      (l) => {
        women(l, 2, { 6: 1 });
        l.pool('norse', 6);
        l.men('norse', 'vinland', 3);
      },
      [1, 1],
    );
    b.play('norse', 'set-out').play('norse', 'assign markland 6');
    expect(b.spot('markland').men[NORSE]).toBe(6);
    b.play('norse', 'sail vinland markland 2');
    expect(b.spot('markland').men[NORSE]).toBe(8);
    expect(b.moves('norse').some((move) => move.startsWith('sail'))).toBe(false);
  });

  it('closes the New World without a mariner matriarch, even with boats', () => {
    const b = mustering((l) => l.elders('norse', { 6: 2 }), [1, 1]);
    b.play('norse', 'set-out');
    expect(refusal(b, 'assign vinland 1')).toBe('assign.off-ground');
  });

  it('lets the alpha go to any reachable card with a hunt chief matriarch', () => {
    const b = mustering(
      (l) => {
        l.elders('norse', { 6: 1 });
        women(l, 2, { 4: 1 });
      },
      [1],
    );
    b.play('norse', 'row south');
    expect(targets(b)).toEqual(['cod']);
    b.play('norse', 'assign walrus 0 alpha');
    expect(b.tribe('norse').alpha).toEqual({ at: 'card', card: cardNo(b.g, 'walrus') });
  });

  it('lets one daughter join the hunters on each biome, none in the New World', () => {
    const b = mustering(
      (l) => {
        women(l, 3, { 5: 1, 6: 1 });
      },
      [1],
    );
    b.play('norse', 'set-out').play('norse', 'assign cod 2').play('norse', 'assign caribou 2');
    b.play('norse', 'assign vinland 1').play('norse', 'done').play('norse', 'escort cod');
    expect(refusal(b, 'escort cod')).toBe('saga.one-daughter');
    expect(refusal(b, 'escort vinland')).toBe('saga.not-abroad');
    expect(refusal(b, 'escort capelin')).toBe('hunt.nobody-there');
    b.play('norse', 'escort caribou');
    expect(b.spot('caribou').men[SAMI]).toBe(1);
    expect(b.state).toBe('end-of-test');
    expect(b.g.women?.ground).toBeNull();
  });

  it('promotes daughters to matriarchs for an energy, never the last of them', () => {
    const b = mustering((l) => l.disks('norse', 2, 0, 0));
    b.play('norse', 'promote 5 daughter');
    expect(b.tribe('norse').energy).toBe(1);
    expect(matriarchs(b.g, NORSE)).toBe(1);
    expect(refusal(b, 'promote 3 daughter')).toBe('saga.last-daughter');
  });

  it('lets either an elder or a matriarch take a rank with one place', () => {
    const b = mustering((l) => l.elders('norse', { 4: 1 }));
    expect(refusal(b, 'promote 4 daughter')).toBe('assign.rank-taken');
  });
});

describe('K5 girls', () => {
  function hunt(withDaughter: boolean, dice: number[]): Bench {
    return saga(
      'hunt',
      (l) => {
        l.row('south', ['vinland', 'hooded-seal']);
        l.pool('norse', 0);
        l.men('norse', 'hooded-seal', 5);
        women(l, 1);
        if (!withDaughter) return;
        const colour = l.g.tribes[SAMI];
        colour.pool--;
        spotOf(l.g, l.card('hooded-seal')).men[SAMI]++;
      },
      { dice },
    );
  }

  it('gives two boys and two girls to five hunters and a daughter after hooded seal (example)', () => {
    const b = hunt(true, [1, 2, 4, 4, 6]);
    expect(b.tribe('norse').pool).toBe(7);
    expect(home(b)).toBe(3);
    expect(b.spot('hooded-seal').men).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['brings no girl without a daughter', false, [1, 2, 4, 4, 6], 1],
    ['brings no girl when the hunt fails, and the daughter comes home', true, [4, 4, 4, 4, 6], 1],
    ['brings the daughter home when all hunters die', true, [3, 5, 3, 5, 3], 1],
  ])('%s', (_name, withDaughter, dice, expected) => {
    expect(home(hunt(withDaughter, dice))).toBe(expected);
  });
});

describe('K6 elder actions', () => {
  it('allows no sending, converting or banishing', () => {
    const b = saga('elders', (l) => {
      l.elders('norse', { 2: 1, 5: 1 });
      l.tribe('norse').placard.mono = true;
    });
    expect(refusal(b, 'send thule')).toBe('elders.no-missions');
    expect(refusal(b, 'proselytize thule')).toBe('elders.no-missions');
    expect(refusal(b, 'banish')).toBe('elders.no-missions');
  });

  it('burns without a shaman for an energy per matriarch', () => {
    const b = saga('elders', (l) => {
      l.elders('norse', { 1: 1, 4: 1 });
      l.disks('norse', 3, 0, 0);
      women(l, 1, { 3: 1, 6: 1 });
    });
    b.play('norse', 'witch-burn 1');
    expect(b.tribe('norse').energy).toBe(1);
    expect(refusal(b, 'witch-burn 4')).toBe('elders.burning-dear');
  });

  it('burns for free without matriarchs', () => {
    const b = saga('elders', (l) => {
      l.elders('norse', { 1: 1, 4: 1 });
      l.disks('norse', 0, 0, 0);
    });
    b.play('norse', 'witch-burn 1').play('norse', 'witch-burn 4');
    expect(b.said('elders.burned')).toHaveLength(2);
  });
});

describe('K7 scoring', () => {
  it.each([
    ['loses with two matriarchs', { 2: 1, 5: 1 }, [], 'over.few-matriarchs'],
    ['wins with three matriarchs', { 2: 1, 5: 2 }, ['norse'], 'over.rows'],
  ])('%s', (_name, ranks, winners, how) => {
    const b = saga('score', (l) => {
      l.pool('norse', 4);
      women(l, 2, ranks);
    });
    const { over } = b.game.position;
    expect(over).toMatchObject({ winners, how });
    // The alpha, four men, two daughters and the matriarchs (R110).
    expect(over?.scores['norse']).toBe(1 + 4 + 2 + Object.values(ranks).reduce((sum, n) => sum + n, 0));
  });
});

describe('K a dynasty in a scenario', () => {
  it('reads and describes women in the same words', () => {
    const b = saga('saga-assign', (l) => women(l, 3, { 1: 1, 5: 2 }));
    const told = greenland.scenario.describe(b.game.position) as { women: unknown };
    expect(told.women).toMatchObject({ daughters: 3, matriarchs: { '1': 1, '5': 2 }, colour: 'sami' });
  });
});
