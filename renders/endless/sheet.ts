import type { Animal } from '../../src/games/endless/model.js';
import type { Part } from '../../src/games/endless/score.js';
import type { TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { footOf } from '../digest.js';
import { rect, type Item, type Scene } from '../scene.js';
import { row } from '../kit.js';
import { bold, COLOUR, counted, DIGEST, headBar, legend, LOOK, M, scene, token, W } from './kit.js';
import {
  animalName,
  nameOf,
  partText,
  phaseText,
  roundText,
  signText,
  tribeName,
  wordsFor,
  type Say,
} from './words.js';

/** All tribes on one sheet: goods and pieces, Animals in sets, stones, and points by source. */

export const PARTS: readonly Part[] = ['now', 'cards', 'honor', 'stones', 'animals', 'megaliths', 'offering'];
const PART_ICON: Readonly<Record<Part, string>> = {
  now: 'sun',
  cards: 'card',
  honor: 'grave',
  stones: 'stone',
  animals: 'paw',
  megaliths: 'megalith',
  offering: 'offering',
};
const HEAD = 56;
export const STRIP = HEAD + 62 + 112 + 54 + 52 + 8;

/** Upright and tipped of each kind, as `2+1`: two upright, one tipped. */
export function animalWords(tribe: TribeView, say: Say): string {
  const kinds = [...new Set<Animal>([...tribe.upright, ...tribe.tipped])];
  const count = (list: readonly Animal[], kind: Animal): number => list.filter((one) => one === kind).length;
  const words = kinds.map((kind) => {
    const up = count(tribe.upright, kind);
    const down = count(tribe.tipped, kind);
    return `${nameOf(say, kind)} ${up}${down > 0 ? ` (${say('tippedMark', { n: down })})` : ''}`;
  });
  return words.length === 0 ? say('none') : words.join(', ');
}

export const stoneWords = (tribe: TribeView, say: Say): string =>
  tribe.stones.length === 0 ? say('none') : tribe.stones.map((id) => nameOf(say, id)).join(', ');

/** Kinds of Animals as short chips, so that the longest collection fits. */
function animalChips(tribe: TribeView, say: Say, y: number): Item[] {
  const kinds = [...new Set<Animal>([...tribe.upright, ...tribe.tipped])];
  const w = (W - 2 * M - 54) / 3;
  return kinds.flatMap((kind, i): Item[] => {
    const up = tribe.upright.filter((one) => one === kind).length;
    const down = tribe.tipped.filter((one) => one === kind).length;
    const x = M + 54 + (i % 3) * w;
    const top = y + Math.floor(i / 3) * 54;
    const words = [...(up > 0 ? [String(up)] : []), ...(down > 0 ? [say('tippedMark', { n: down })] : [])];
    return [
      rect(x, top + 2, w - 8, 48, { fill: up > 0 ? COLOUR.paper : COLOUR.mist, r: 10 }),
      bold(x + 8, top + 2, 170, 48, animalName(say, kind), 33, COLOUR.ink),
      bold(x + 180, top + 2, w - 200, 48, words.join(' · '), 33, COLOUR.blood, { align: 'right' }),
    ];
  });
}

export function strip(tribe: TribeView, place: number, say: Say, y: number): Item[] {
  const look = LOOK[tribe.seat];
  const goods: readonly (readonly [string, string | number])[] = [
    ['food', `${tribe.food}/${tribe.capacity}`],
    ['tool', tribe.tools],
    ['hand', tribe.hand],
    ['deck', tribe.deck],
    ['grave', tribe.buried],
    ['camp', tribe.camps],
    ['village', tribe.villages],
    ['megalith', tribe.megaliths + tribe.neutral],
  ];
  const step = (W - 2 * M) / goods.length;
  const partStep = (W - 2 * M) / PARTS.length;
  return [
    rect(0, y, W, HEAD, { fill: look.edge }),
    ...token(tribe.seat, 14, y + 3, 50),
    bold(76, y, 330, HEAD, `${place}. ${tribeName(say, tribe.seat)}`, 40, '#ffffff'),
    bold(420, y, 380, HEAD, nameOf(say, tribe.chief), 34, COLOUR.mist),
    ...row(W - 220, y + 5, 0, [counted('star', tribe.total, 46, COLOUR.gold)]),
    rect(0, y + HEAD, W, STRIP - HEAD - 8, { fill: COLOUR.panel }),
    ...goods.flatMap(([name, n], i) =>
      row(M + i * step, y + HEAD + 9, 0, [counted(name, n, 44, '#ffffff', COLOUR.panel)]),
    ),
    ...row(M, y + HEAD + 66, 0, [counted('paw', '', 42, '#ffffff')]),
    ...animalChips(tribe, say, y + HEAD + 60),
    ...row(M, y + HEAD + 176, 0, [counted('stone', '', 42, '#ffffff', COLOUR.panel)]),
    ...tribe.stones.map((id, i) =>
      bold(M + 58 + i * 370, y + HEAD + 170, 360, 54, nameOf(say, id), 33, '#ffffff'),
    ),
    rect(M, y + HEAD + 226, W - 2 * M, 54, { fill: look.tint, r: 10 }),
    ...PARTS.flatMap((part, i) =>
      row(M + 12 + i * partStep, y + HEAD + 232, 0, [counted(PART_ICON[part], tribe.score[part], 42)]),
    ),
  ];
}

export function sheetScene({ view, locale, digest }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const items = [
    ...headBar(`${say('picture.sheet')} · ${roundText(say, view)}`, phaseText(say, view)),
    ...view.tribes.flatMap((tribe, i) => strip(tribe, i + 1, say, 84 + i * STRIP)),
  ];
  const bottom = 84 + view.tribes.length * STRIP;
  const entries = [
    ...LEGEND.map((name) => [name, signText(say, name)] as const),
    // Here what goods are worth is meant, and not the track.
    ['offering', partText(say, 'offering')] as const,
  ];
  const foot = footOf(digest, DIGEST, bottom, (y) => ({
    items: legend.draw(entries, y),
    height: legend.height(entries.length),
  }));
  return scene(bottom + foot.height, [...items, ...foot.items]);
}

const LEGEND = [
  'food',
  'tool',
  'hand',
  'deck',
  'grave',
  'camp',
  'village',
  'sun',
  'card',
  'stone',
  'paw',
  'megalith',
] as const;
