import { letter, LINE_HEIGHT, widthOf } from '../../renders/lettering.js';
import { leastText, placed, type Placed, type Scene, type TextItem } from '../../renders/scene.js';

interface Box {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Cap height as a share of the font size: the ink of a line. */
const TALL = 0.7;

/** The ink box of each line of a text, on the canvas. */
export function inkOf(place: Placed & { readonly item: TextItem }): Box[] {
  const { item, scale } = place;
  const { lines, size } = letter(item);
  const step = size * LINE_HEIGHT;
  const tall = step * (lines.length - 1) + size * TALL;
  const room = item.h - tall;
  const top = item.valign === 'top' ? 0 : item.valign === 'bottom' ? room : room / 2;
  return lines.map((line, i) => {
    const w = widthOf(line, size, item.weight ?? 'medium');
    const left = item.align === 'right' ? item.w - w : item.align === 'center' ? (item.w - w) / 2 : 0;
    return {
      what: line,
      x: place.x + left * scale,
      y: place.y + (top + i * step) * scale,
      w: w * scale,
      h: size * TALL * scale,
    };
  });
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1;

const isText = (place: Placed): place is Placed & { readonly item: TextItem } => place.item.k === 'text';

/** Whether a clip leaves all of a box, a part or nothing. */
function seenOf(box: Omit<Box, 'what'>, clip: Placed['clip']): 'all' | 'part' | 'none' {
  if (clip === undefined) return 'all';
  const right = Math.min(box.x + box.w, clip.x + clip.w);
  const bottom = Math.min(box.y + box.h, clip.y + clip.h);
  const [w, h] = [right - Math.max(box.x, clip.x), bottom - Math.max(box.y, clip.y)];
  if (w <= 0 || h <= 0) return 'none';
  return w >= box.w - 1 && h >= box.h - 1 ? 'all' : 'part';
}

/** Layout flaws of a scene; empty if there are none. */
export function flawsOf(scene: Scene): string[] {
  const flaws: string[] = [];
  if (Math.max(scene.width, scene.height) > 1600)
    flaws.push(`the picture is ${scene.width} × ${scene.height}`);
  const all = placed(scene.items);
  const inks: Box[] = [];
  for (const place of all.filter(isText)) {
    const { size, cut } = letter(place.item);
    const ink = inkOf(place);
    const seen = ink.map((line) => seenOf(line, place.clip));
    if (seen.every((part) => part === 'none')) continue;
    // An enlarged part may cut a number of men at its edge, but never a name.
    if (seen.some((part) => part !== 'all') && place.item.text.length > 2)
      flaws.push(`"${place.item.text}" is cut by the edge`);
    if (cut) flaws.push(`"${place.item.text}" is cut`);
    if (size * place.scale < leastText(scene.height))
      flaws.push(`"${place.item.text}" is ${size * place.scale} pixels high`);
    inks.push(...ink);
  }
  const icons: Box[] = [];
  for (const { item, x, y, w, h, clip } of all) {
    if (item.k === 'path' || seenOf({ x, y, w, h }, clip) === 'none') continue;
    const beyond =
      clip === undefined && (x < -1 || y < -1 || x + w > scene.width + 1 || y + h > scene.height + 1);
    if (beyond)
      flaws.push(`${item.k === 'text' ? `"${item.text}"` : item.k} at ${x},${y} leaves the picture`);
    // Crowns overlap tokens on purpose.
    if (item.k !== 'icon' || item.name === 'alpha') continue;
    if (scene.glyphs[item.name] === undefined) flaws.push(`the drawing ${item.name} is missing`);
    icons.push({ what: item.name, x: x + w * 0.2, y: y + h * 0.2, w: w * 0.6, h: h * 0.6 });
  }
  inks.forEach((ink, i) => {
    for (const other of inks.slice(i + 1))
      if (overlap(ink, other)) flaws.push(`"${ink.what}" and "${other.what}" overlap`);
    for (const icon of icons)
      if (overlap(ink, icon)) flaws.push(`"${ink.what}" stands on the drawing ${icon.what}`);
  });
  return flaws;
}

/** All texts of a scene in drawing order. */
export const wordsOf = (scene: Scene): string[] =>
  placed(scene.items).flatMap(({ item }) => (item.k === 'text' ? [item.text] : []));

/** How often an icon occurs in a scene. */
export const countOf = (scene: Scene, name: string): number =>
  placed(scene.items).filter(({ item }) => item.k === 'icon' && item.name === name).length;

/** RGB values of `#rgb` or `#rrggbb`; undefined for translucent colors. */
function rgb(color: string): readonly number[] | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/iu.exec(color);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(color);
  const digits = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  return digits?.map((pair) => parseInt(pair, 16));
}

/** Relative luminance of a color (WCAG 2.2). */
function luminance(parts: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's minimum for large text: the pictures' letters are bold and at least 26 pixels high. */
const CONTRAST = 3;

/** The bounding box of a filled path's corners, on the canvas; undefined for curves alone. */
function boxOf({ item, x, y, scale }: Placed): Omit<Box, 'what'> | undefined {
  if (item.k !== 'path' || item.fill === undefined) return undefined;
  const corners = [...item.d.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/gu)];
  if (corners.length < 3) return undefined;
  const xs = corners.map(([, at]) => Number(at));
  const ys = corners.map(([, , at]) => Number(at));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x + left * scale,
    y: y + top * scale,
    w: (Math.max(...xs) - left) * scale,
    h: (Math.max(...ys) - top) * scale,
  };
}

/**
 * Texts with too little contrast to the shape behind them. Letters with a halo or shadow bring their own
 * background; those of a token are on its shape.
 */
export function faintWordsOf(scene: Scene): string[] {
  const all = placed(scene.items);
  return all.flatMap((place, i) => {
    if (!isText(place) || place.item.halo !== undefined || place.item.cast === true) return [];
    const [ink] = inkOf(place);
    const before = all.slice(0, i);
    if (ink === undefined || before.at(-1)?.item.k === 'path') return [];
    const ground = before.findLast((other) => {
      const { item } = other;
      const box = item.k === 'rect' && item.fill !== undefined ? other : boxOf(other);
      return (
        box !== undefined &&
        box.x <= ink.x + 1 &&
        box.y <= ink.y + 1 &&
        box.x + box.w >= ink.x + ink.w - 1 &&
        box.y + box.h >= ink.y + ink.h - 1
      );
    });
    const fill = ground?.item.k === 'rect' || ground?.item.k === 'path' ? ground.item.fill : scene.background;
    const [below, above] = [rgb(fill ?? ''), rgb(place.item.fill)];
    if (below === undefined || above === undefined) return [];
    const [dark = 0, light = 0] = [luminance(below), luminance(above)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    return ratio < CONTRAST ? [`"${place.item.text}" has a contrast of ${ratio.toFixed(1)}`] : [];
  });
}
