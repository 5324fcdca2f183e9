import { icon, rect, shadow, text, type Item } from '../scene.js';
import { tokenOf, type Look } from '../token.js';
import { INKS } from './palette.js';

/** Letter size as a share of the token: pointed shapes have less room. */
const letterOf = ({ shape }: Look): number => (shape === 'circle' || shape === 'square' ? 0.66 : 0.6);

/** A seat's token: shape and letter, never color alone. */
export const seatToken = (look: Look, x: number, y: number, size: number): Item[] =>
  tokenOf(look, x, y, size, Math.round(size * letterOf(look)));

interface Party {
  readonly look: Look;
  readonly n: number;
  /** Whether the Alpha is among them. */
  readonly alpha?: boolean;
}

/** A wolf's head above a token, centered on (x, y): the Alpha is there. */
export const alphaMark = (x: number, y: number, size = 34): Item[] => [
  icon('alpha', x - size / 2, y - size / 2, size, { ink: '#f7c440', paper: '#1e2730' }),
];

/** Sizes of token and number: for one on a tile, and for two. */
const LARGE = { token: 56, number: 44, digit: 24, gap: 8 } as const;
const SMALL = { token: 55, number: 38, digit: 21, gap: 2 } as const;
const PILL = 50;

/** A dark pill, centered on x, with its top at y. */
function pill(parties: readonly Party[], x: number, y: number, size: typeof LARGE | typeof SMALL): Item[] {
  const { token, number, digit, gap } = size;
  const widths = parties.map(({ n }) => token + String(n).length * digit + 2 * gap);
  const w = widths.reduce((sum, one) => sum + one, 0) + 6;
  const left = Math.round(Math.min(Math.max(x - w / 2, 4), 812 - w));
  let at = left;
  return [
    shadow(left, y + 6, w, PILL, { alpha: 0.45, spread: 14 }),
    rect(left, y, w, PILL, { fill: INKS.pill, stroke: '#ffffff26', line: 2, r: PILL / 2 }),
    ...parties.flatMap(({ look, n, alpha = false }, i) => {
      const items = [
        ...seatToken(look, at - 2, y + (PILL - token) / 2, token),
        ...(alpha ? alphaMark(at - 2 + token / 2, y - 4) : []),
        text(at + token + gap, y, String(n).length * digit + 8, PILL, String(n), {
          size: number,
          fill: INKS.bone,
          weight: 'bold',
        }),
      ];
      at += widths[i] ?? 0;
      return items;
    }),
  ];
}

/** Groups of people on a tile: up to two in one pill, more in pills above; the lowest one's top is at y. */
export function people(parties: readonly Party[], x: number, y: number): Item[] {
  const [one] = parties;
  if (one === undefined) return [];
  if (parties.length === 1) return pill([one], x, y, LARGE);
  const lines = Array.from({ length: Math.ceil(parties.length / 2) }, (_, i) =>
    parties.slice(i * 2, i * 2 + 2),
  );
  return lines.flatMap((line, i) => pill(line, x, y - (lines.length - 1 - i) * (PILL + 4), SMALL));
}
