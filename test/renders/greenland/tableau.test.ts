import { describe, expect, it } from 'vitest';
import pack from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { altOf, sceneOf } from '../../../renders/index.js';
import { TRIBES, type TribeId } from '../../../src/games/greenland/vocabulary/model.js';
import type { TribeView, View } from '../../../src/games/greenland/view/view-types.js';
import { countOf, flawsOf, wordsOf } from '../flaws.js';
import { eventOf, finished, midgame, party, spot, tableauSide, trophy } from './fixture.js';

const EVENTS = pack.events.map(({ id }) => id);

const draw = (seat: TribeId, view: View = midgame(), locale = 'en') =>
  sceneOf({ game: 'greenland', id: 'tableau', seat, view, locale });

const withTribe = (seat: TribeId, more: Partial<TribeView>): View => {
  const view = midgame();
  return { ...view, tribes: view.tribes.map((t) => (t.tribe === seat ? { ...t, ...more } : t)) };
};

describe('a tableau', () => {
  it.each(TRIBES.flatMap((t) => [[t, 'en'] as const, [t, 'de'] as const]))(
    'of the %s is sound in %s',
    (seat, locale) => {
      expect(flawsOf(draw(seat, midgame(), locale))).toEqual([]);
    },
  );

  it('names ranks, foreign emissaries and empty places', () => {
    const scene = draw('norse');
    const words = wordsOf(scene);
    expect(words).toEqual(
      expect.arrayContaining(['Chief', 'Bishop', 'Blacksmith', 'War Chief', 'Acolyte', 'Mariner']),
    );
    expect(words.slice(words.indexOf('Chief') - 7, words.indexOf('Chief'))).toEqual(
      expect.arrayContaining(['N', '1', 'S', 'H', '2']),
    );
    // An empty seat is dark.
    expect(JSON.stringify(scene.items).split('"fill":"#3a2a1d","stroke"').length - 1).toBe(1);
  });

  it('shows people, disks, hand count and points', () => {
    const words = wordsOf(draw('norse'));
    expect(words).toEqual(
      expect.arrayContaining(['28', 'unassigned', '3/5', 'hand', 'in Valhalla', 'one god']),
    );
  });

  it('distinguishes raiders from guards', () => {
    const scene = draw('tunit');
    // One shield on Meeka's card; axes for her raiders, the raid faces of each daughter and the war chief.
    expect(countOf(scene, 'shield')).toBe(1);
    expect(countOf(scene, 'axe')).toBe(5);
  });

  it('shows a hand only to its owner', () => {
    const hand = [tableauSide('musk-ox'), tableauSide('cod')];
    const own = midgame({ you: 'norse', hand });
    expect(wordsOf(draw('norse', own))).toContain('Musk Ox');
    expect(wordsOf(draw('norse'))).not.toContain('Musk Ox');
    expect(draw('tunit', own)).toEqual(draw('tunit'));
  });

  it('fits the largest possible tableau, and counts the cards that don’t fit', () => {
    const many = Array.from({ length: 24 }, () => spot(tableauSide('beluga'), [party('norse', 1)]));
    const scene = draw('norse', withTribe('norse', { tableau: many }));
    expect(flawsOf(scene)).toEqual([]);
    expect(wordsOf(scene).some((word) => /^\d+ more$/.test(word))).toBe(true);
  });

  it('grays out points that do not count for monotheists', () => {
    const stars = (view: View): string => JSON.stringify(draw('norse', view).items);
    expect(stars(midgame())).toContain('#b5b0a4');
    expect(stars(withTribe('norse', { mono: false }))).not.toContain('#b5b0a4');
  });

  it('rings new cards', () => {
    const view = midgame();
    const before = withTribe('sami', { tableau: [] });
    const scene = sceneOf({ game: 'greenland', id: 'tableau', seat: 'sami', view, before, locale: 'en' });
    expect(JSON.stringify(scene.items).split('"stroke":"#ffb52e","line":8').length - 1).toBe(3);
  });

  it('shows that a tribe has died out', () => {
    expect(wordsOf(draw('sami', withTribe('sami', { extinct: true })))).toContain('extinct');
  });
});

describe('the event', () => {
  const event = (view: View, locale = 'en') => sceneOf({ game: 'greenland', id: 'event', view, locale });

  it.each(EVENTS)('%s has no flaws', (id) => {
    for (const locale of ['en', 'de'])
      expect(flawsOf(event(midgame({ event: eventOf(id) }), locale))).toEqual([]);
  });

  it('shows whether the ship’s goods were sold', () => {
    expect(wordsOf(event(midgame()))).toContain('sold to');
    expect(wordsOf(event(midgame({ event: eventOf('orkney-pilot'), phase: 'event' })))).toContain('for sale');
    expect(wordsOf(event(midgame({ event: eventOf('orkney-pilot') })))).toContain('sailed');
  });

  it('is drawn before the first event too', () => {
    const scene = sceneOf({ game: 'greenland', id: 'event', view: midgame({ event: null }), locale: 'en' });
    expect(flawsOf(scene)).toEqual([]);
  });
});

describe('the final score', () => {
  const scene = (view: View, locale = 'en') => sceneOf({ game: 'greenland', id: 'final', view, locale });

  it.each(['en', 'de'])('has no flaws in %s', (locale) => {
    expect(flawsOf(scene(finished(), locale))).toEqual([]);
  });

  it('ranks the tribes, the extinct last', () => {
    const words = wordsOf(scene(finished()));
    const order = ['Norse', 'Thule', 'Tunit', 'Sea Sámi'].map((name) => words.indexOf(name));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(words).toContain('Norse win');
  });

  it.each([
    ['population', 19, 'kept 19 people alive'],
    ['resources', 12, 'hoarded 12 in ivory and iron'],
    ['thing', 8, 'held 2 seats in the Thing'],
    ['colonists', 5, 'kept 5 in the frozen west'],
  ] as const)('names the source of which a tribe has most: %s', (source, n, deed) => {
    const view = finished();
    const { final } = view;
    if (final === null) throw new Error('the fixture is not over');
    const none = { trophies: 0, inventions: 0, resources: 0, population: 1, colonists: 0, thing: 0 };
    const scores = final.scores.map((score) => {
      const points = { ...none, total: 1 };
      return score.tribe === 'norse'
        ? { ...score, points: { ...points, [source]: n } }
        : { ...score, points };
    });
    const words = wordsOf(scene({ ...view, final: { ...final, scores } }));
    expect(words[words.indexOf('Norse') + 1]).toBe(deed);
    expect(words[words.indexOf('Sea Sámi') + 1]).toBe('died out in Greenland');
  });

  it('names the most valuable trophy', () => {
    const view = withTribe('thule', { trophies: [trophy('narwhal'), trophy('polar-bear')] });
    const { final } = finished();
    if (final === null) throw new Error('the fixture is not over');
    const scores = final.scores.map((score) =>
      score.tribe === 'thule' ? { ...score, points: { ...score.points, trophies: 30 } } : score,
    );
    expect(wordsOf(scene({ ...view, final: { ...final, scores } }))).toContain('took the Polar Bear');
  });

  it('gives shared winners the same rank', () => {
    const view = finished();
    const final = view.final;
    if (final === null) throw new Error('the fixture is not over');
    const words = wordsOf(scene({ ...view, final: { ...final, winners: ['norse', 'tunit'] } }));
    expect(words).toContain('Norse, Tunit win');
    expect([words[words.indexOf('Norse') - 2], words[words.indexOf('Tunit') - 2]]).toEqual(['1', '1']);
    expect(words.indexOf('Tunit')).toBeLessThan(words.indexOf('Thule'));
  });

  /** K: the end of a saga with this number of matriarchs. */
  const saga = (matriarchs: number): View => {
    const view = finished();
    const { final } = view;
    if (final === null) throw new Error('the fixture is not over');
    const card = view.tribes.flatMap((tribe) => tribe.tableau)[0];
    if (card === undefined) throw new Error('the fixture has no tableau');
    const women = { of: 'norse', colour: 'sami', heroine: card.face, daughters: 2, ground: null } as const;
    return {
      ...view,
      tribes: view.tribes.filter(({ tribe }) => tribe === 'norse'),
      women: { ...women, matriarchs, needed: 3, importPrice: 2, valhalla: 14 },
      final: {
        ...final,
        winners: matriarchs >= 3 ? ['norse'] : [],
        scores: final.scores.filter(({ tribe }) => tribe === 'norse'),
      },
    };
  };

  it.each([
    ['won', 3, 'en', 'The daughters rule', 'Norse wins.'],
    ['lost', 2, 'en', 'Too few matriarchs', 'No one wins.'],
    ['lost', 0, 'de', 'Zu wenige Matriarchinnen', 'Niemand gewinnt.'],
  ])('K7 reports that a saga is %s with %i matriarchs (%s)', (_how, matriarchs, locale, title, told) => {
    const view = saga(matriarchs);
    expect(flawsOf(scene(view, locale))).toEqual([]);
    const words = wordsOf(scene(view, locale));
    expect(words).toContain(title);
    expect(words).toContain(locale === 'en' ? `${matriarchs} of 3` : `${matriarchs} von 3`);
    expect(altOf({ game: 'greenland', id: 'final', view, locale })).toContain(told);
  });
});
