import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, type PictureRequest } from '../../../renders/contract.js';
import { placed } from '../../../renders/scene.js';
import { HOMES, MAP_H, MAP_W } from '../../../renders/wordfame/atlas.js';
import { type Box, labels, nameOf, steadBox } from '../../../renders/wordfame/labels.js';
import { isIn, PARTS } from '../../../renders/wordfame/map.js';
import { THING } from '../../../src/games/wordfame/pack.js';
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
  it.each(['sheet', 'winter', 'final', 'feud'] as const)('the %s is sound all through a game', (id) => {
    for (const view of views) expect(flawsOf(sceneOf(request(view, id, locale)))).toEqual([]);
  });

  it('every hof is sound all through a game', () => {
    for (const view of views)
      for (const seat of view.table.seats)
        expect(flawsOf(sceneOf(request(view, 'hof', locale, seat)))).toEqual([]);
  });

  it('the map has no letters that are too small, cut off or on each other', () => {
    for (const view of views) expect(flawsOf(sceneOf(request(view, 'table', locale)))).toEqual([]);
  });

  it('are described in so many characters', () => {
    for (const view of [feud, last])
      for (const { id, seat } of picturesOf('wordfame', view)) {
        const alt = altOf(request(view, id, locale, seat));
        expect(alt.length, id).toBeGreaterThan(20);
        expect(alt.length, id).toBeLessThanOrEqual(ALT_LIMIT);
      }
  });
});

describe('the names on the map', () => {
  const apart = (a: Box, b: Box): boolean =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

  it('touch no other name, no stead and not the edge of the picture', () => {
    const boxes = labels();
    expect(boxes).toHaveLength(HOMES.length);
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(apart(box, other), `${nameOf(i)}`).toBe(true);
      HOMES.forEach((home, place) => {
        if (place !== THING)
          expect(apart(box, steadBox(home)), `${nameOf(i)} on ${nameOf(place)}`).toBe(true);
      });
      expect(Math.min(box.x, box.y, MAP_W - box.x - box.w, MAP_H - box.y - box.h)).toBeGreaterThan(0);
    });
  });

  it('are nearest to their own steads', () => {
    labels().forEach((box, place) => {
      const far = HOMES.map(({ x, y }) => Math.hypot(box.x + box.w / 2 - x, box.y + box.h / 2 - y));
      expect(far.indexOf(Math.min(...far)), nameOf(place)).toBe(place);
    });
  });

  it.each(PARTS)('stand whole in the %s, of every District that it is about', (part) => {
    const scene = sceneOf(request(last, part, 'en'));
    const words = placed(scene.items).filter(({ item }) => item.k === 'text');
    for (const { item, x, w } of words)
      if (item.k === 'text' && labels().some((_, i) => nameOf(i) === item.text)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(scene.width);
      }
    HOMES.forEach((_, place) => {
      if (isIn(part, place)) expect(wordsOf(scene), part).toContain(nameOf(place));
    });
  });
});

describe('what a picture shows', () => {
  it('names every District on the map, and each open one in the words of the board', () => {
    const words = wordsOf(sceneOf(request(last, 'table', 'en')));
    const board = boardText(request(last, 'table', 'en')).join('\n');
    for (const name of ['Borgarfjord', 'Seydisfjord', 'Thingvellir', 'Langanes'])
      expect(words).toContain(name);
    expect(board).toContain('Borgarfjord');
    expect(board).toMatch(/next to .*Reykholt/u);
  });

  it('says in an enlarged part what lies beside what', () => {
    expect(altOf(request(last, 'thing', 'en'))).toMatch(/next to/u);
  });

  it('has a Feud only while one is fought', () => {
    const ids = (view: View): string[] => picturesOf('wordfame', view).map(({ id }) => id);
    expect(ids(feud)).toContain('feud');
    expect(ids(last)).not.toContain('feud');
    expect(ids(last)).toContain('final');
  });
});
