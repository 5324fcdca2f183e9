import { circle, group, path, rect, type GroupItem, type Item, type Texture } from '../scene.js';

/** Land, sea and sky in the background. A backdrop is painted once per process, so its name must be unique. */

/** A seeded xorshift generator from 0 to 1, so that every machine draws the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

const hex = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);

/** Interpolates between two colors. */
export function mixed(from: string, to: string, share: number): string {
  const part = (at: number): string =>
    Math.round(hex(from, at) + (hex(to, at) - hex(from, at)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A sky in flat bands: they compress well, and a palette can't add banding. */
export function sky(w: number, h: number, colors: readonly string[]): Item[] {
  const bands = 22;
  const step = Math.max(6, h / bands);
  const items: Item[] = [];
  for (let y = 0; y < h; y += step) {
    // The night color reaches far down, behind the title; the light is a strip above the horizon.
    const at = (y / h) ** 2.3 * (colors.length - 1);
    const [from = '#000000', to = from] = [colors[Math.floor(at)], colors[Math.floor(at) + 1]];
    items.push(
      rect(0, Math.round(y), w, Math.ceil(step) + 1, { fill: mixed(from, to, at - Math.floor(at)) }),
    );
  }
  return items;
}

/** A sun with its haze, centered on (x, y). */
export const sun = (x: number, y: number, r: number, fill = '#ffe3a0'): Item[] => [
  ...(
    [
      [2.6, 0.16],
      [1.9, 0.2],
      [1.3, 0.3],
    ] as const
  ).map(([times, opacity]) => group(x, y, [circle(0, 0, r * times, { fill })], { opacity })),
  circle(x, y, r, { fill }),
];

/** A ridge by midpoint displacement: 65 heights from 0 to 1. */
function ridgeLine(seed: number, rough = 0.62): readonly number[] {
  const chance = seeded(seed);
  const heights = Array.from({ length: 65 }, () => 0);
  heights[0] = 0.7 + chance() * 0.3;
  heights[64] = 0.2 + chance() * 0.3;
  for (let step = 32, swing = 0.8; step >= 1; step /= 2, swing *= rough)
    for (let at = step; at < 64; at += step * 2) {
      const between = ((heights[at - step] ?? 0) + (heights[at + step] ?? 0)) / 2;
      heights[at] = Math.min(1, Math.max(0, between + (chance() - 0.5) * swing));
    }
  return heights;
}

export interface Ridge {
  readonly seed: number;
  /** Base line, and the highest rise of peaks above it, pixels. */
  readonly y: number;
  readonly rise: number;
  readonly w: number;
  readonly fill: string;
  readonly fade: string;
  /** Color of the slopes away from the light. */
  readonly shade: string;
  readonly texture?: Texture;
  /** Lower edge of the shape; the base line by default. */
  readonly to?: number;
}

/** Mountains or an ice cap with shaded lee sides. */
export function ridge({ seed, y, rise, w, fill, fade, shade, texture, to = y }: Ridge): Item[] {
  const heights = ridgeLine(seed);
  const points = heights.map(
    (height, i) => [Math.round((i / 64) * w), Math.round(y - height * rise)] as const,
  );
  const outline = points.map(([px, py]) => `L${px} ${py}`).join('');
  const lees = points.flatMap(([px, py], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined || after === undefined || before[1] <= py || after[1] <= py) return [];
    const drop = Math.round((y - py) * 0.7);
    return [
      `M${px} ${py}L${after[0]} ${after[1]}L${px + 14} ${py + drop}L${px - 4} ${py + Math.round(drop / 2)}Z`,
    ];
  });
  return [
    path(`M0 ${to}${outline}L${w} ${to}Z`, {
      fill,
      fade: { to: fade, top: y - rise, bottom: to },
      ...(texture === undefined ? {} : { texture }),
    }),
    group(0, 0, [path(lees.join(''), { fill: shade })], { opacity: 0.35 }),
  ];
}

/** A named backdrop; equal names must mean equal pictures. */
export const backdrop = (name: string, w: number, h: number, items: readonly Item[]): GroupItem =>
  group(0, 0, items, { size: { w, h }, backdrop: name });
