import { rect, shadow, text, type Item } from '../scene.js';
import { tokenOf, type Look } from '../token.js';
import { INKS } from './palette.js';

/** Share of a token's size that its letter takes: pointed shapes leave less room. */
const letterOf = ({ shape }: Look): number => (shape === 'circle' || shape === 'square' ? 0.66 : 0.6);

/** A seat's token: shape and letter, never color alone. */
export const seatToken = (look: Look, x: number, y: number, size: number): Item[] =>
  tokenOf(look, x, y, size, Math.round(size * letterOf(look)));

const TOKEN = 56;
const PILL = 50;
const DIGIT = 24;

/** People of several seats on an object: a dark pill with a token and a number each, centered on x, its top at y. */
export function people(
  parties: readonly { readonly look: Look; readonly n: number }[],
  x: number,
  y: number,
): Item[] {
  const widths = parties.map(({ n }) => TOKEN + 12 + String(n).length * DIGIT + 14);
  const w = widths.reduce((sum, one) => sum + one, 0);
  const left = Math.round(Math.min(Math.max(x - w / 2, 4), 812 - w));
  let at = left;
  return [
    shadow(left, y + 6, w, PILL, { alpha: 0.45, spread: 14 }),
    rect(left, y, w, PILL, { fill: INKS.pill, stroke: '#ffffff26', line: 2, r: PILL / 2 }),
    ...parties.flatMap(({ look, n }, i) => {
      const items = [
        ...seatToken(look, at - 2, y + (PILL - TOKEN) / 2, TOKEN),
        text(at + TOKEN + 6, y, String(n).length * DIGIT + 8, PILL, String(n), {
          size: 44,
          fill: INKS.bone,
          weight: 'bold',
        }),
      ];
      at += widths[i] ?? 0;
      return items;
    }),
  ];
}
