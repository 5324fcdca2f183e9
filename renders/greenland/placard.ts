import { tellRole } from '../../src/games/greenland/pictures.js';
import type { RankView } from '../../src/games/greenland/view/view-types.js';
import { changed } from '../kit/marks.js';
import { shadow, path, text, type Item } from '../scene.js';
import { alphaMark, seatToken } from '../kit/tokens.js';
import { effectsRun } from './effects.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { put, token as smallToken } from './pieces.js';
import type { WordLookup } from './words.js';

/** The six high seats of a tribe in two rows, with their elders and effects. */

const W = 248;
const H = 128;
const GAP = 12;
const TOKEN = 56;
export const SEATS_H = 2 * H + GAP;

/** Carved wood with an arched back; an empty seat is dark. */
function back(x: number, y: number, isTaken: boolean): Item[] {
  const arch = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12;
    return `L${Math.round(x + share * W)} ${Math.round(y + 26 * (2 * share - 1) ** 2)}`;
  }).join('');
  const d = `M${x} ${y + H}${arch}L${x + W} ${y + H}Z`;
  return [
    ...(isTaken ? [shadow(x, y + 18, W, H - 18, { alpha: 0.5, spread: 16 })] : []),
    path(d, {
      fill: isTaken ? '#f0dcae' : '#3a2a1d',
      ...(isTaken ? { fade: { to: '#d9b778', top: y, bottom: y + H }, texture: 'fiber' as const } : {}),
      stroke: isTaken ? '#fff3d2' : '#6a5038',
      line: 3,
    }),
  ];
}

/** Own elders and emissaries from the left: smaller if there are three, counted if there are more. */
function sitters({ elders }: RankView, x: number, y: number): Item[] {
  const isClose = elders.length > 2;
  const [token, digits, step] = isClose ? [46, 30, 64] : [TOKEN, 36, TOKEN + 36];
  const shown = elders.length > 3 ? elders.slice(0, 2) : elders;
  const more = elders.slice(shown.length).reduce((sum, { n }) => sum + n, 0);
  const said = (words: string, left: number, w: number): Item =>
    text(left, y, w, TOKEN, words, { size: digits, fill: '#241a10', weight: 'bold', role: 'place' });
  return [
    ...shown.flatMap(({ tribe, n, alpha }, i) => [
      ...(isClose
        ? smallToken(tribe, x + i * step, y + (TOKEN - token) / 2, token, 29)
        : seatToken(TRIBE_LOOK[tribe], x + i * step, y, TOKEN)),
      ...(alpha ? alphaMark(x + i * step + 28, y + 2, 28) : []),
      said(String(n), x + i * step + token + 2, isClose ? 18 : 32),
    ]),
    ...(more === 0 ? [] : [said(`+${more}`, x + 2 * step, 60)]),
  ];
}

function seatItems(rank: RankView, word: WordLookup, x: number, y: number): Item[] {
  const isTaken = rank.elders.length > 0;
  const ink = isTaken ? '#241a10' : '#d8c3a0';
  return [
    ...back(x, y, isTaken),
    text(x + 12, y + 10, 30, TOKEN, String(rank.rank), { size: 40, fill: ink, weight: 'bold' }),
    ...sitters(rank, x + 50, y + 10),
    text(x + 12, y + 67, W - 24, 34, tellRole(rank.role, word.teller), {
      size: 34,
      least: 28,
      fill: ink,
      weight: 'bold',
      role: 'place',
    }),
    ...(isTaken ? [put(effectsRun(rank.effects, 31), x + 12, y + 96)] : []),
  ];
}

/** All six seats, with rings around the changed ones. */
export function highSeats(
  ranks: readonly RankView[],
  before: readonly RankView[] | undefined,
  word: WordLookup,
  x: number,
  y: number,
): Item[] {
  const at = (i: number): readonly [number, number] => [
    x + (i % 3) * (W + GAP),
    y + Math.floor(i / 3) * (H + GAP),
  ];
  const isNew = (rank: RankView, i: number): boolean =>
    before !== undefined && JSON.stringify(before[i]?.elders) !== JSON.stringify(rank.elders);
  return [
    ...ranks.flatMap((rank, i) => seatItems(rank, word, ...at(i))),
    ...ranks
      .flatMap((rank, i) => (isNew(rank, i) ? [at(i)] : []))
      .slice(0, 1)
      .flatMap(([left, top]) => changed({ x: left + 4, y: top + 4, w: W - 8, h: H - 8 })),
  ];
}
