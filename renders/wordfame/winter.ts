import { COLOURS } from '../../src/games/wordfame/pack.js';
import type { View } from '../../src/games/wordfame/view-types.js';
import type { PictureRequest } from '../contract.js';
import { rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, headBar, LOOK, M, mark, scene, TEXT, token, W } from './kit.js';
import { wordsFor } from './words.js';

/** What winter would bring, by color. */

const HEAD = 76;
const ROW = 118;

/** Who exceeds whom in what: a line for each gothi, a column for each colour, the neighbours' best beside it. */
export function winterScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { table } = view;
  const top = HEAD + 64;
  const items: Item[] = [
    ...headBar(tell.tell('pic.winter'), tell.tell('pic.round', { round: Math.max(1, table.round) })),
    rect(0, HEAD, W, top + table.seats.length * ROW + 90 - HEAD, { fill: '#e3edf2' }),
    ...COLOURS.flatMap((_, colour) => [mark(colour, 330 + colour * 128, HEAD + 12, 44)]),
    bold(830, HEAD + 8, 220, 50, tell.tell('pic.neighbours'), TEXT, COLOUR.faint, { least: 26 }),
  ];
  table.seats.forEach((seat, who) => {
    const y = top + who * ROW;
    const near = view.hofs[who]?.neighbours ?? [];
    const won = view.hofs[who]?.exceeds ?? [];
    const farms = (other: number, colour: number): number => view.hofs[other]?.winter[colour] ?? 0;
    items.push(
      rect(M, y, W - 2 * M, ROW - 10, { fill: LOOK[seat].tint, stroke: LOOK[seat].edge, line: 3, r: 14 }),
      ...token(seat, M + 12, y + 18, 72, 34),
      bold(M + 92, y, 192, ROW - 10, tell.name(seat), 36, COLOUR.ink, { least: 26 }),
      ...COLOURS.flatMap((_, colour) => {
        const x = 306 + colour * 128;
        const best = Math.max(0, ...near.map((other) => farms(other, colour)));
        return [
          ...(won.includes(colour)
            ? [rect(x, y + 8, 112, ROW - 26, { fill: '#fff3c9', stroke: COLOUR.gold, line: 7, r: 16 })]
            : []),
          bold(x + 4, y, 62, ROW - 10, String(farms(who, colour)), 56, COLOUR.ink, {
            align: 'center',
          }),
          ...(near.length > 0
            ? [bold(x + 64, y + 20, 44, ROW - 40, String(best), 32, COLOUR.faint, { align: 'center' })]
            : []),
        ];
      }),
      ...near.flatMap((other, i) => {
        const neighbour = table.seats[other];
        return neighbour === undefined ? [] : token(neighbour, 828 + i * 50, y + 32, 44, 24);
      }),
      bold(W - M - 100, y, 86, ROW - 10, `+${won.length}`, 56, won.length > 0 ? COLOUR.blood : COLOUR.faint, {
        align: 'right',
      }),
    );
  });
  const note = top + table.seats.length * ROW;
  items.push(
    bold(M + 6, note, W - 2 * M, 40, tell.tell('pic.winter.numbers'), TEXT, COLOUR.faint, { least: 26 }),
    bold(M + 6, note + 40, W - 2 * M, 40, tell.tell('pic.winter.note'), TEXT, COLOUR.faint, { least: 26 }),
  );
  return scene(note + 90, items);
}
