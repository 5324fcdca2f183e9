import type { View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, headBar, LOOK, M, scene, token, W } from './kit.js';
import { PARTS } from './sheet.js';
import { partText, tribeName, wordsFor } from './words.js';

/** The result: a column for each tribe, a line for each source. */

const LINE = 72;

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const scores = [...(view.final?.scores ?? [])].sort((a, b) => b.total - a.total);
  const winner = view.final?.winners[0];
  const left = 300;
  const w = (W - M - left) / Math.max(1, scores.length);
  const top = 84 + 150;
  const rows = PARTS.length + 1;
  const items: Item[] = [
    ...headBar(say('final'), winner === undefined ? '' : `${tribeName(say, winner)} ${say('wins')}`),
    ...scores.flatMap(({ seat }, i): Item[] => {
      const x = left + i * w;
      return [
        rect(x + 4, 96, w - 8, 128 + rows * LINE + 12, {
          fill: LOOK[seat].tint,
          stroke: seat === winner ? COLOUR.gold : LOOK[seat].edge,
          line: seat === winner ? 10 : 3,
          r: 14,
        }),
        ...token(seat, x + w / 2 - 38, 108, 76),
        bold(x + 10, 186, w - 20, 46, tribeName(say, seat), 38, COLOUR.ink, { align: 'center' }),
      ];
    }),
    ...PARTS.flatMap((part, at): Item[] => [
      bold(M, top + at * LINE, left - 2 * M, LINE, partText(say, part), 38, '#ffffff'),
      ...scores.map(({ score }, i) =>
        bold(left + i * w, top + at * LINE, w, LINE, String(score[part]), 44, COLOUR.ink, {
          align: 'center',
        }),
      ),
    ]),
    bold(M, top + PARTS.length * LINE, left - 2 * M, LINE, say('legend.star'), 42, COLOUR.gold),
    ...scores.map(({ total }, i) =>
      bold(left + i * w, top + PARTS.length * LINE, w, LINE, String(total), 56, COLOUR.blood, {
        align: 'center',
      }),
    ),
  ];
  return scene(top + rows * LINE + 24, items);
}
