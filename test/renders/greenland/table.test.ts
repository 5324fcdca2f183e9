import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../renders/index.js';
import { placed, type Scene } from '../../../renders/scene.js';
import type { View } from '../../../src/games/greenland/view/view-types.js';
import { countOf, flawsOf, wordsOf } from '../flaws.js';
import { biome, called, midgame, party, spot } from './fixture.js';

const draw = (view: View, before?: View, locale = 'en') =>
  sceneOf({ game: 'greenland', id: 'table', view, locale, ...(before === undefined ? {} : { before }) });

const ringsOf = (view: View, before: View): number =>
  JSON.stringify(draw(view, before).items).split('"stroke":"#ffb52e","line":9').length - 1;

/** Figures beside an icon: the texts drawn right after each of its copies. */
const figuresOf = (scene: Scene, name: string): string[] => {
  const items = placed(scene.items).map(({ item }) => item);
  return items.flatMap((item, i) => {
    const next = items[i + 1];
    return item.k === 'icon' && item.name === name && next?.k === 'text' ? [next.text] : [];
  });
};

describe('the table', () => {
  it.each(['en', 'de'])('has no flaws in %s', (locale) => {
    expect(flawsOf(draw(midgame(), undefined, locale))).toEqual([]);
  });

  /** Words of a scene in reading order: from top to bottom, then from left to right. */
  const read = (scene: Scene): string[] =>
    placed(scene.items)
      .toSorted((a, b) => Math.round((a.y - b.y) / 60) || a.x - b.x)
      .flatMap(({ item }) => (item.k === 'text' ? [item.text] : []));

  it('shows both rows from the cold to the warm side', () => {
    const words = read(draw(midgame()));
    const order = ['North Greenland', 'Polar Bear', 'Markland', 'South Greenland'];
    const places = order.map((word) => words.indexOf(word));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('shows how many cards are left in each deck', () => {
    const decks = placed(draw(midgame()).items).flatMap(({ item }) =>
      item.k === 'text' && item.size === 56 ? [item.text] : [],
    );
    expect(decks).toEqual(['4', '0']);
  });

  it('draws a bloody die for each face that kills', () => {
    const scene = draw(midgame());
    // Bear, Vinland and bowhead have these faces.
    expect(countOf(scene, 'bloody2')).toBe(2);
    expect(countOf(scene, 'bloody3')).toBe(2);
    expect(countOf(scene, 'bloody1')).toBe(1);
  });

  it('shows the number of colonists, and the number that turns the natives hostile', () => {
    expect(figuresOf(draw(midgame()), 'hut')).toEqual(['5/6', '7/6']);
    expect(countOf(draw(midgame()), 'hostile')).toBe(1);
  });

  it('marks the card that freezes next and the card that is replaced next', () => {
    const scene = draw(midgame());
    // One more snowflake marks the dice that hit on the cold side.
    expect(countOf(scene, 'snowflake')).toBe(3);
    // The southern deck is empty: nothing migrates there.
    expect([countOf(scene, 'migrationNorth'), countOf(scene, 'migrationSouth')]).toEqual([1, 0]);
  });

  it('marks the card that leaves next once a row is all cold', () => {
    const view = midgame();
    const [north, south] = view.rows;
    const frozen = {
      ...north,
      cold: [...north.warm, ...north.cold].map((s) => ({ ...s, parties: [] })),
      warm: [],
    };
    expect(countOf(draw({ ...view, rows: [frozen, south] }), 'arrow')).toBe(1);
  });

  it('shows each card’s yield, its deadly faces, and the reward for equal dice', () => {
    const view = midgame();
    const [north, south] = view.rows;
    const walrus = { ...north, cold: [], warm: [spot(biome('walrus'))] };
    const scene = draw({ ...view, rows: [walrus, { ...south, cold: [], warm: [] }] });
    const { hunt, trophy, climax } = biome('walrus');
    expect(figuresOf(scene, 'baby')).toEqual([String(hunt?.babies)]);
    expect(figuresOf(scene, 'ivory')).toEqual([String(hunt?.ivory)]);
    expect(figuresOf(scene, 'fang')).toEqual([String(trophy?.vp)]);
    expect(figuresOf(scene, 'harpoon')).toEqual([String(climax)]);
    expect(wordsOf(scene)).toContain(`${trophy?.dice}×`);
    expect(hunt?.bloody.map((face) => countOf(scene, `bloody${face}`))).toEqual([1]);
  });

  it('keeps the deck and unmoved cards in place', () => {
    const at = (view: View): Map<string, string> =>
      new Map(
        placed(draw(view).items).flatMap(({ item, x, y }) =>
          item.k === 'text' ? [[`${item.text} ${Math.round(y / 700)}`, `${x} ${y}`] as const] : [],
        ),
      );
    const view = midgame();
    const [north, south] = view.rows;
    const before = at(view);
    const after = at({ ...view, rows: [{ ...north, cold: north.cold.slice(0, -1) }, south] });
    const [still] = north.warm;
    if (still === undefined) throw new Error('the fixture has no warm card');
    for (const words of ['4', called(still.face)])
      expect([...after].filter(([text]) => text.startsWith(words))).toEqual(
        [...before].filter(([text]) => text.startsWith(words)),
      );
  });

  it('rings nothing when nothing has changed', () => {
    expect(ringsOf(midgame(), midgame())).toBe(0);
  });

  it('rings a card with new people and a card that froze', () => {
    const view = midgame();
    const [north, south] = view.rows;
    const came = {
      ...north,
      warm: north.warm.map((s) => (s.face.id === 'sky-iron' ? { ...s, parties: [party('tunit', 1)] } : s)),
    };
    const froze = { ...south, warm: south.warm.slice(0, -1), cold: [...south.warm.slice(-1), ...south.cold] };
    expect(ringsOf({ ...view, rows: [came, froze] }, view)).toBe(2);
  });

  it('draws a first turn without an event, and rows without cards', () => {
    const view = midgame({ event: null, turn: 1 });
    const [north, south] = view.rows;
    const empty = {
      ...view,
      rows: [
        { ...north, warm: [], cold: [] },
        { ...south, warm: [], cold: [] },
      ] as const,
    };
    expect(flawsOf(draw(empty))).toEqual([]);
    expect(wordsOf(draw(empty))).not.toContain('Worn Iron');
  });

  it('fits four tribes’ parties on one card', () => {
    const view = midgame();
    const [north, south] = view.rows;
    const crowd = spot(biome('cod'), [
      party('tunit', 9),
      party('norse', 8, true),
      party('sami', 7),
      party('thule', 6),
    ]);
    expect(flawsOf(draw({ ...view, rows: [north, { ...south, warm: [crowd] }] }))).toEqual([]);
  });

  it('is the same for every viewer', () => {
    expect(draw(midgame({ you: 'norse', hand: [biome('cod')] }))).toEqual(draw(midgame()));
  });
});

describe('the women of a saga', () => {
  const saga = (phase: View['phase'], out: number): View => {
    const view = midgame();
    const [heroine] = view.tribes.flatMap((tribe) => tribe.tableau);
    if (heroine === undefined) throw new Error('the fixture has no tableau');
    const women = {
      of: 'norse',
      colour: 'sami',
      heroine: heroine.face,
      daughters: 4,
      matriarchs: 1,
    } as const;
    const alone = (row: View['rows'][number]): View['rows'][number] => ({
      ...row,
      cold: row.cold.map((one) => ({ ...one, parties: [] })),
      warm: row.warm.map((one, i) => ({ ...one, parties: i < out ? [party('sami', 1)] : [] })),
    });
    const [north, south] = view.rows;
    return {
      ...view,
      phase,
      rows: [alone(north), { ...south, cold: [], warm: [] }],
      tribes: view.tribes.filter(({ tribe }) => tribe === 'norse'),
      women: { ...women, needed: 3, importPrice: 2, valhalla: 12, ground: null },
    };
  };

  it.each([
    ['assign', 0, 'the hunt is not decided'],
    ['hunt', 2, 'daughters with the hunters: 2'],
    ['elders', 0, 'daughters with the hunters: 0'],
  ] as const)('K3, K4 in phase %s, %i out: %s', (phase, out, words) => {
    const scene = draw(saga(phase, out));
    expect(flawsOf(scene)).toEqual([]);
    expect(wordsOf(scene)).toContain(words);
  });
});
