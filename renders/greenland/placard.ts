import type { TribeId } from '../../src/games/greenland/board/model.js';
import type { RankView } from '../../src/games/greenland/view/view-types.js';
import { tellRole } from '../../src/games/greenland/texts/told.js';
import { circle, icon, rect, type Item } from '../scene.js';
import { effectsRun } from './effects.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { bold, gap, partyRun, put, run } from './pieces.js';
import type { Say } from './words.js';

/** The six ranks of a placard, three to a column: who stands there and what it gives. */

export const RANK_H = 106;

/** One rank. Elders stand on the right; an empty rank shows an empty place, so that a loss is seen. */
function rankCell(rank: RankView, owner: TribeId, say: Say, x: number, y: number, w: number): Item[] {
  const look = TRIBE_LOOK[owner];
  const empty = rank.elders.length === 0;
  const items: Item[] = [
    rect(x, y, w, RANK_H - 8, {
      fill: empty ? '#e3e3de' : look.tint,
      stroke: empty ? '#a9aca8' : look.edge,
      line: 3,
      r: 12,
    }),
    rect(x + 8, y + 8, 48, RANK_H - 24, { fill: empty ? '#8d9296' : look.edge, r: 10 }),
    bold(x + 8, y + 8, 48, rank.multi ? 60 : RANK_H - 24, String(rank.rank), 44, '#ffffff', {
      align: 'center',
    }),
  ];
  if (rank.multi)
    for (let i = 0; i < 4; i += 1)
      items.push(circle(x + 17 + i * 10, y + RANK_H - 32, 3.4, { fill: '#ffffff' }));
  items.push(put(effectsRun(rank.effects, 40), x + 68, y + 50));
  const runs = rank.elders.map((p) => partyRun(p, 46, 38));
  const elders = run(...runs.flatMap((r, i) => (i === 0 ? [r] : [gap(10), r])));
  items.push(
    bold(
      x + 68,
      y + 5,
      w - 92 - Math.max(64, elders.width),
      42,
      tellRole(rank.role, say.teller),
      36,
      COLOUR.ink,
      { least: 32 },
    ),
  );
  if (empty) items.push(circle(x + w - 44, y + 30, 20, { stroke: '#8d9296', line: 3, dash: [7, 6] }));
  else items.push(put(elders, x + w - 12, y + 9, 'right'));
  return items;
}

export function placard(
  ranks: readonly RankView[],
  owner: TribeId,
  say: Say,
  x: number,
  y: number,
  w: number,
): Item[] {
  const column = (w - 12) / 2;
  return ranks.flatMap((rank, i) =>
    rankCell(rank, owner, say, x + Math.floor(i / 3) * (column + 12), y + (i % 3) * RANK_H, column),
  );
}

/** Religion as a drawing and in words. */
export function godsMark(mono: boolean, words: string, x: number, y: number): Item[] {
  return [
    icon(mono ? 'cross' : 'spirits', x, y, 44, { ink: '#ffffff' }),
    bold(x + 54, y, 220, 44, words, 34, '#ffffff', { least: 32 }),
  ];
}
