import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, type PictureRequest } from '../../../renders/contract.js';
import { PARTS, placesIn } from '../../../renders/wordfame/crop.js';
import { nameOf } from '../../../renders/wordfame/placement.js';
import { altOf, boardText, picturesOf, sceneOf } from '../../../renders/index.js';
import { FACTIONS } from '../../../src/games/wordfame/model.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import type { View } from '../../../src/games/wordfame/view-types.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { flawsOf, wordsOf } from '../flaws.js';

/** Views along two games: a short one of two, and a crowded one of six with its Feuds. */
function along(seats: number, seed: string, every: number): View[] {
  const draw = drawer(seats);
  const { game } = startGame(wordfame, {
    seats: FACTIONS.slice(0, seats),
    variant: 'standard',
    options: {},
    seed,
    dice: 'fast',
  });
  const views: View[] = [];
  for (let n = 0; game.position.over === undefined; n++) {
    const [seat = ''] = game.waiting();
    const view = wordfame.view(game.position, seat);
    if (n % every === 0 || (view.table.feud !== null && views.length < 12)) views.push(view);
    const move = wordfame.ai['greedy']?.({ view, seat, choices: game.choices(seat), draw });
    if (move === undefined) break;
    game.apply(seat, move);
  }
  return [...views, wordfame.view(game.position, 'spectator')];
}

const views = [...along(2, 'pictures', 37), ...along(6, 'pictures of six', 41)];
const found = (view: View | undefined): View => {
  if (view === undefined) throw new Error('no game came to that');
  return view;
};
const last = found(views.at(-1));
const feud = found(views.find(({ table }) => table.feud !== null));

const request = (view: View, id: string, locale: string, seat?: string): PictureRequest => ({
  game: 'wordfame',
  id,
  view,
  locale,
  ...(seat === undefined ? {} : { seat }),
});

describe.each(['en', 'de'])('pictures in %s', (locale) => {
  it.each(['sheet', 'winter', 'final', 'feud'] as const)('the %s has no flaws throughout a game', (id) => {
    for (const view of views) expect(flawsOf(sceneOf(request(view, id, locale)))).toEqual([]);
  });

  it('every hof has no flaws throughout a game', () => {
    for (const view of views)
      for (const seat of view.table.seats)
        expect(flawsOf(sceneOf(request(view, 'hof', locale, seat)))).toEqual([]);
  });

  it('the map has no small, cut or overlapping letters', () => {
    for (const view of views) expect(flawsOf(sceneOf(request(view, 'table', locale)))).toEqual([]);
  });

  it('have alt texts within the limit', () => {
    for (const view of [feud, last])
      for (const { id, seat } of picturesOf('wordfame', view)) {
        const alt = altOf(request(view, id, locale, seat));
        expect(alt.length, id).toBeGreaterThan(20);
        expect(alt.length, id).toBeLessThanOrEqual(ALT_LIMIT);
      }
  });
});

describe('the map in parts', () => {
  const parts = views.flatMap((view) =>
    PARTS.filter((part) => placesIn(part, view.table.seats.length).length > 0).map((part) => ({
      view,
      part,
    })),
  );

  it('has no flaws throughout a game', () => {
    for (const { view, part } of parts) expect(flawsOf(sceneOf(request(view, part, 'de')))).toEqual([]);
  });

  it.each(PARTS)('names every open District of the %s', (part) => {
    const words = wordsOf(sceneOf(request(found(views[0]), part, 'en')));
    for (const place of placesIn(part, 2)) expect(words).toContain(nameOf(place));
  });
});

describe('content of pictures', () => {
  it('names every District in a part of the map and in the board’s text', () => {
    const words = PARTS.map((part) => wordsOf(sceneOf(request(last, part, 'en')))).join('\n');
    const board = boardText(request(last, 'table', 'en')).join('\n');
    for (const name of ['Borgarfjord', 'Seydisfjord', 'Thingvellir', 'Langanes'])
      expect(words).toContain(name);
    expect(board).toContain('Borgarfjord');
    expect(board).toMatch(/next to .*Reykholt/u);
  });

  it('lists neighbors in the text of an enlarged part', () => {
    expect(altOf(request(last, 'thing', 'en'))).toMatch(/next to/u);
  });

  it('shows a Feud only during one', () => {
    const ids = (view: View): string[] => picturesOf('wordfame', view).map(({ id }) => id);
    expect(ids(feud)).toContain('feud');
    expect(ids(last)).not.toContain('feud');
    expect(ids(last)).toContain('final');
  });
});
