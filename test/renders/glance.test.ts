import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { picturesOf, type Scene, sceneOf } from '../../renders/index.js';
import { letter } from '../../renders/lettering.js';
import { paint } from '../../renders/paint.js';
import { placed } from '../../renders/scene.js';
import { inkOf } from './flaws.js';
import { GAMES } from '../../src/games/registry.js';
import { seatsFor, variantSizes } from '../tools/cases.js';
import { viewOf } from '../../src/kernel/game.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';

/** Pictures for a phone's chat, where 816 pixels are shown as 272, checked at positions of random playouts. */

/** Ids of the pictures for phones. */
const FOR_PHONES: Readonly<Record<string, readonly string[]>> = {
  greenland: ['glance', 'table', 'sheet', 'hunt', 'event', 'tableau', 'final'],
  glacier: ['glance', 'table', 'sheet', 'event', 'tableau', 'final'],
  endless: [
    'glance',
    'table',
    'sheet',
    'market',
    'wilds',
    'megaliths',
    'idols',
    'eclipse',
    'tableau',
    'final',
  ],
  wordfame: [
    'glance',
    'table',
    'west',
    'south',
    'north',
    'east',
    'thing',
    'sheet',
    'council',
    'feud',
    'winter',
    'hof',
    'final',
  ],
  settlers: ['glance', 'table', 'sheet', 'year', 'deals', 'final'],
};
/** The full table of four clans is only shown on request and may be taller. */
const TALL: Readonly<Record<string, string>> = { glacier: 'table' };
/** Positions per game, over its variants and numbers of seats. */
const POSITIONS = 200;
const IN_CHAT = 272 / 816;
const FREE = { w: 90, h: 54 };

const cases = GAMES.flatMap((module) => {
  const tables = variantSizes(module.meta);
  const looks = Math.ceil(POSITIONS / tables.length);
  return tables.map((table) => [module.meta.id, table.variant, table.seats, module, table, looks] as const);
});

/** Views along a random playout, each with the previous one, and at its end. */
function viewsOf([, , , module, table, looks]: (typeof cases)[number]): {
  view: unknown;
  before?: unknown;
}[] {
  const views: { view: unknown; before?: unknown }[] = [];
  const draw = drawer(table.seats + 7);
  let [step, next] = [0, 0];
  const { position } = playout(module, {
    seats: seatsFor(module.meta, table, draw),
    variant: table.variant,
    options: {},
    seed: `a glance at ${table.variant}`,
    draw,
    before: (game) => {
      if (step++ < next || views.length >= looks) return;
      next = step * (1 + 8 / looks) + draw(8);
      const before = views.at(-1)?.view;
      views.push({
        view: viewOf(module, game.position, 'spectator'),
        ...(before === undefined ? {} : { before }),
      });
    },
  });
  return [...views, { view: viewOf(module, position, 'spectator') }];
}

/** Flaws of a picture at phone size. */
function complaints(scene: Scene, isTall: boolean): string[] {
  const found: string[] = [];
  const complain = (wrong: boolean, words: string): unknown => wrong && found.push(words);
  complain(
    scene.width !== 816 || (!isTall && scene.height > 1282),
    `the picture is ${scene.width} × ${scene.height}`,
  );
  for (const { item, x, y, w, h, scale } of placed(scene.items)) {
    if (item.k === 'text') {
      const { size, cut } = letter(item);
      const inChat = size * scale * IN_CHAT;
      complain(cut, `"${item.text}" is cut`);
      complain(inChat < (item.role === 'place' ? 9 : 11), `"${item.text}" is ${inChat.toFixed(1)} px high`);
    }
    if (item.k === 'icon')
      complain(w * IN_CHAT < 8, `the icon ${item.name} is ${(w * IN_CHAT).toFixed(1)} px`);
    if (item.k !== 'text' && item.k !== 'icon') continue;
    const name = item.k === 'text' ? `"${item.text}"` : item.name;
    complain(x < -1 || y < -1 || x + w > 817 || y + h > scene.height + 1, `${name} leaves the picture`);
    complain(x < FREE.w && y + h > scene.height - FREE.h, `${name} stands in the free corner`);
  }
  return found;
}

/** Relative luminance (WCAG 2.2). */
function luminance(r: number, g: number, b: number): number {
  const linear = (part: number): number =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const colorOf = (color: string): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A scene without its texts; halo and shadow stay, as part of the background. */
const ghost = (scene: Scene): Scene =>
  JSON.parse(JSON.stringify(scene), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'k' in value && value.k === 'text'
      ? { ...value, fill: 'rgba(0,0,0,0)' }
      : value,
  ) as Scene;

/** Texts whose contrast is below 4.5 in more than a tenth of their box. */
async function faintWords(scene: Scene): Promise<string[]> {
  const canvas = createCanvas(scene.width, scene.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(paint(ghost(scene))), 0, 0);
  return placed(scene.items).flatMap((place) => {
    if (place.item.k !== 'text') return [];
    const { item } = place;
    const [ink] = inkOf({ ...place, item });
    if (ink === undefined || ink.w < 1) return [];
    const own = luminance(...colorOf(item.fill));
    const { data } = pen.getImageData(
      Math.max(0, Math.round(ink.x)),
      Math.max(0, Math.round(ink.y)),
      Math.max(1, Math.round(ink.w)),
      Math.max(1, Math.round(ink.h)),
    );
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      contrasts.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
    }
    const tenth = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 10)] ?? 21;
    return tenth < 4.5
      ? [`"${item.text}" at ${Math.round(ink.x)},${Math.round(ink.y)} has a contrast of ${tenth.toFixed(1)}`]
      : [];
  });
}

describe('pictures for a phone', () => {
  it.each(cases)('of %s, %s with %i seats, can be read at 272 px', async (...given) => {
    const [game] = given;
    const found = new Set<string>();
    const views = viewsOf(given);
    for (const [i, view] of views.entries())
      for (const locale of ['en', 'de'])
        for (const picture of picturesOf(game, view.view)) {
          if (FOR_PHONES[game]?.includes(picture.id) !== true) continue;
          const scene = sceneOf({ game, locale, ...picture, ...view });
          const complain = (complaint: string): unknown =>
            found.add(`${picture.id} (${locale}): ${complaint}`);
          complaints(scene, TALL[game] === picture.id).forEach(complain);
          // Painting is slow: check contrast and size only in the middle and at the end.
          if ((i !== views.length >> 1 && i !== views.length - 1) || locale !== 'en') continue;
          (await faintWords(scene)).forEach(complain);
          const { byteLength } = paint(scene);
          if (byteLength > 250_000) complain(`${byteLength} bytes`);
        }
    expect([...found]).toEqual([]);
  });
});
