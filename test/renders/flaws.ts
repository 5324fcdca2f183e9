import { letter, LINE_HEIGHT, widthOf } from '../../renders/lettering.js';
import { leastText, placed, type Placed, type Scene, type TextItem } from '../../renders/scene.js';

interface Box {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Capitals as a share of the letters' size: what a line really covers. */
const TALL = 0.7;

/** The ink of each line of a text, as boxes on the canvas. */
function inkOf(place: Placed & { readonly item: TextItem }): Box[] {
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

/** What a reader would complain about; empty when the picture is sound. */
export function flawsOf(scene: Scene): string[] {
  const flaws: string[] = [];
  if (Math.max(scene.width, scene.height) > 1600)
    flaws.push(`the picture is ${scene.width} × ${scene.height}`);
  const all = placed(scene.items);
  const inks: Box[] = [];
  for (const place of all.filter(isText)) {
    const { size, cut } = letter(place.item);
    if (cut) flaws.push(`"${place.item.text}" is cut`);
    if (size * place.scale < leastText(scene.height))
      flaws.push(`"${place.item.text}" is ${size * place.scale} pixels high`);
    inks.push(...inkOf(place));
  }
  const icons: Box[] = [];
  for (const { item, x, y, w, h } of all) {
    if (item.k === 'path') continue;
    if (x < -1 || y < -1 || x + w > scene.width + 1 || y + h > scene.height + 1)
      flaws.push(`${item.k === 'text' ? `"${item.text}"` : item.k} at ${x},${y} leaves the picture`);
    // Crowns sit on tokens on purpose.
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

/** All words of a scene, in the order in which they are drawn. */
export const wordsOf = (scene: Scene): string[] =>
  placed(scene.items).flatMap(({ item }) => (item.k === 'text' ? [item.text] : []));

/** How often a drawing occurs in a scene. */
export const countOf = (scene: Scene, name: string): number =>
  placed(scene.items).filter(({ item }) => item.k === 'icon' && item.name === name).length;
