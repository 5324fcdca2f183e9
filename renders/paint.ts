import type { Canvas } from 'canvas';
import { CanvasRenderingContext2D, createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { applyPath2DToCanvasRenderingContext, Path2D } from 'path2d';
import { fontOf, loadFonts } from './fonts.js';
import { CAPITALS, HALO, letter, LINE_HEIGHT, runsOf, widthOf } from './lettering.js';
import { indexedPng } from './indexed-png.js';
import { TRANSPARENT } from './scene.js';
import type { Glyph, GroupItem, IconItem, Item, Scene, ShadowItem, Style, TextItem } from './scene.js';
import {
  BLEED,
  freeCanvas,
  glyphNumber,
  cachedBackdrop,
  cachedText,
  cachedSprite,
  LARGEST,
  type Pen,
} from './sprites.js';
import { drawShadow, textureTile } from './textures.js';

/** Methods that path2d adds to a node-canvas context. */
interface PathPen {
  fill(path: Path2D): void;
  stroke(path: Path2D): void;
}

// The two libraries' types differ in irrelevant details.
applyPath2DToCanvasRenderingContext(
  CanvasRenderingContext2D as unknown as Parameters<typeof applyPath2DToCanvasRenderingContext>[0],
);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const paths = new LRUCache<string, Path2D>({ max: 2000 });

/** Cached, because the icons' paths repeat in every picture. */
function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (path === undefined) {
    path = new Path2D(d);
    paths.set(d, path);
  }
  return path;
}

/** Fills and strokes a path; without one, the pen's current path. */
function drawShape(pen: Pen, style: Style, path?: Path2D): void {
  const paths = pen as unknown as PathPen;
  const fill = (paint: Pen['fillStyle']): void => {
    // node-canvas prefers an earlier pattern to a gradient until a plain color replaces both.
    pen.fillStyle = '#000';
    pen.fillStyle = paint;
    if (path === undefined) pen.fill();
    else paths.fill(path);
  };
  if (style.fill !== undefined)
    fill(style.fade === undefined ? style.fill : fading(pen, style.fill, style.fade));
  if (style.texture !== undefined) fill(pen.createPattern(textureTile(style.texture), 'repeat'));
  if (style.stroke !== undefined) {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = style.line ?? 2;
    if (style.dash !== undefined) pen.setLineDash([...style.dash]);
    // A filled path is already the current one.
    if (path === undefined || style.fill !== undefined) pen.stroke();
    else paths.stroke(path);
    if (style.dash !== undefined) pen.setLineDash([]);
  }
}

function fading(pen: Pen, from: string, { to, top, bottom }: NonNullable<Style['fade']>): Pen['fillStyle'] {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

function layRect(pen: Pen, { x, y, w, h, r }: Box & { readonly r?: number }): void {
  pen.beginPath();
  if (r === undefined) pen.rect(x, y, w, h);
  else pen.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2));
}

/**
 * The pen's origin on its canvas, and whether it is neither scaled nor faded. Passed down through
 * the groups, because querying the pen costs more than drawing a word.
 */
interface Origin {
  readonly x: number;
  readonly y: number;
  readonly straight: boolean;
}

/** Shadows of text on a sky: offset and opacity. Together they are dark enough on any background. */
const CAST: readonly (readonly [x: number, y: number, alpha: number])[] = [
  [0, 6, 0.2],
  [-2, 3, 0.3],
  [2, 3, 0.3],
  [0, 4, 0.35],
  [0, 2, 0.5],
];

/** A line of text from its baseline's start at (x, y). */
function drawLetters(pen: Pen, line: string, x: number, y: number, item: TextItem, size: number): void {
  const { fill, halo, cast, weight } = item;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  let left = x;
  for (const run of runsOf(line, size, weight ?? 'medium')) {
    pen.font = fontOf(run.weight, run.size);
    if (halo !== undefined) {
      pen.strokeStyle = halo;
      pen.lineWidth = size * HALO;
      pen.lineJoin = 'round';
      pen.strokeText(run.words, left, y);
    }
    if (cast !== undefined)
      for (const [dx, dy, alpha] of CAST) {
        pen.fillStyle = `rgba(6,14,22,${alpha})`;
        pen.fillText(run.words, left + dx, y + dy);
      }
    pen.fillStyle = fill;
    pen.fillText(run.words, left, y);
    left += widthOf(run.words, run.size, run.weight);
  }
}

/** Snaps a position to whole pixels, where sprites are sharp. */
const snapped = (origin: number, to: number): number => Math.round(origin + to) - origin;

function drawText(pen: Pen, item: TextItem, at: Origin): void {
  const { lines, size } = letter(item);
  const step = size * LINE_HEIGHT;
  const tall = step * (lines.length - 1) + size * CAPITALS;
  const room = item.h - tall;
  const top = item.y + (item.valign === 'top' ? 0 : item.valign === 'bottom' ? room : room / 2);
  const align = item.align ?? 'left';
  const weight = item.weight ?? 'medium';
  lines.forEach((line, i) => {
    if (line === '') return;
    const w = (): number => widthOf(line, size, weight);
    const x = item.x + (align === 'left' ? 0 : align === 'right' ? item.w - w() : (item.w - w()) / 2);
    const y = top + size * CAPITALS + i * step;
    if (!at.straight) return drawLetters(pen, line, x, y, item, size);
    const key = `${size} ${weight} ${item.fill} ${item.halo ?? ''} ${item.cast ?? ''} ${line}`;
    const sprite = cachedText(key, { w: w(), h: size * 1.3 }, (own) =>
      drawLetters(own, line, 0, size, item, size),
    );
    pen.drawImage(sprite, snapped(at.x, x) - BLEED, snapped(at.y, y - size) - BLEED);
  });
}

/** Whether (x, y) is a whole pixel, where a sprite is pixel-identical. */
const onGrid = (at: Origin, x: number, y: number): boolean =>
  at.straight && Number.isInteger(at.x + x) && Number.isInteger(at.y + y);

function drawIcon(pen: Pen, item: IconItem, glyphs: Scene['glyphs'], at: Origin): void {
  const glyph = glyphs[item.name];
  if (glyph === undefined) throw new Error(`the scene names an icon that it does not carry: ${item.name}`);
  const { x, y, size } = item;
  if (size * size > LARGEST || !at.straight) return drawGlyph(pen, item, glyph);
  const key = `${size} ${item.ink ?? ''} ${item.paper ?? ''} ${item.relief ?? ''} ${glyphNumber(glyph)}`;
  const draw = item.relief === undefined ? drawGlyph : drawRelief;
  const sprite = cachedSprite(key, { w: size, h: size }, (own) => draw(own, { ...item, x: 0, y: 0 }, glyph));
  pen.drawImage(sprite, snapped(at.x, x) - BLEED, snapped(at.y, y) - BLEED);
}

function drawGlyph(pen: Pen, item: IconItem, glyph: Glyph): void {
  const tint = (color: string | undefined): string | undefined =>
    color === 'ink' ? (item.ink ?? '#000') : color === 'paper' ? (item.paper ?? '#fff') : color;
  pen.save();
  pen.translate(item.x, item.y);
  pen.scale(item.size / 100, item.size / 100);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const part of glyph) {
    const fill = tint(part.fill);
    const stroke = tint(part.stroke);
    const style = { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
    drawShape(pen, { ...style, line: part.line ?? 6 }, pathOf(part.d));
  }
  pen.restore();
}

/** A cut-out: the icon, a lighter copy up and left, then grain and shade on top. */
function drawRelief(pen: Pen, item: IconItem, glyph: Glyph): void {
  const { size } = item;
  const lift = Math.max(1, Math.round(size * 0.02));
  drawGlyph(pen, item, glyph);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = 0.22;
  pen.translate(-lift, -lift);
  drawGlyph(pen, { ...item, ink: '#ffffff' }, glyph);
  pen.restore();
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = fading(pen, 'rgba(0,0,0,0)', { to: 'rgba(0,0,0,.26)', top: size * 0.35, bottom: size });
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = pen.createPattern(textureTile('stone'), 'repeat');
  pen.fillRect(0, 0, size, size);
  pen.restore();
}

/** Draws a cached shadow: scaling it takes longer than everything on top of it. */
function drawCachedShadow(pen: Pen, item: ShadowItem, at: Origin): void {
  const { x, y, w, h, color, alpha, spread } = item;
  const size = { w: w + 2 * spread, h: h + 2 * spread };
  if (size.w * size.h > LARGEST || !at.straight) return drawShadow(pen, item);
  const key = `shadow ${w} ${h} ${color} ${alpha} ${spread}`;
  const sprite = cachedSprite(key, size, (own) => drawShadow(own, { ...item, x: spread, y: spread }));
  pen.drawImage(sprite, snapped(at.x, x - spread) - BLEED, snapped(at.y, y - spread) - BLEED);
}

function drawGroup(pen: Pen, item: GroupItem, scene: Scene, at: Origin): void {
  const { size, backdrop } = item;
  if (size !== undefined && backdrop !== undefined && at.straight) {
    const { x, y, ...rest } = item;
    const sprite = cachedBackdrop(`${backdrop} ${size.w} ${size.h}`, size, (own) =>
      drawItems(own, { ...rest, x: 0, y: 0 }, scene, { x: BLEED, y: BLEED, straight: true }),
    );
    pen.drawImage(sprite, x - BLEED, y - BLEED);
    return;
  }
  if (size === undefined || size.w * size.h > LARGEST || !onGrid(at, item.x, item.y))
    return drawItems(pen, item, scene, at);
  const { x, y, ...rest } = item;
  const key = `${JSON.stringify(rest)} ${[...glyphsOf(item, scene.glyphs)].join(' ')}`;
  const sprite = cachedSprite(key, size, (own) =>
    drawItems(own, { ...rest, x: 0, y: 0 }, scene, { x: BLEED, y: BLEED, straight: true }),
  );
  pen.drawImage(sprite, x - BLEED, y - BLEED);
}

/** Glyphs of a group's icons: another game may use the same name for another icon. */
function glyphsOf(
  { items }: GroupItem,
  glyphs: Scene['glyphs'],
  found: Set<number> = new Set(),
): ReadonlySet<number> {
  for (const item of items) {
    if (item.k === 'group') glyphsOf(item, glyphs, found);
    else if (item.k === 'icon') {
      const glyph = glyphs[item.name];
      if (glyph !== undefined) found.add(glyphNumber(glyph));
    }
  }
  return found;
}

function drawItems(pen: Pen, item: GroupItem, scene: Scene, at: Origin): void {
  const { scale, opacity, clip } = item;
  const straight = at.straight && scale === undefined && opacity === undefined;
  const within = { x: at.x + item.x, y: at.y + item.y, straight };
  if (straight && clip === undefined) {
    pen.setTransform(1, 0, 0, 1, within.x, within.y);
    drawAll(pen, item.items, scene, within);
    pen.setTransform(1, 0, 0, 1, at.x, at.y);
    return;
  }
  pen.save();
  pen.translate(item.x, item.y);
  if (scale !== undefined) pen.scale(scale, scale);
  if (opacity !== undefined) pen.globalAlpha *= opacity;
  if (clip !== undefined) {
    layRect(pen, clip);
    pen.clip();
  }
  drawAll(pen, item.items, scene, within);
  pen.restore();
}

function drawAll(pen: Pen, items: readonly Item[], scene: Scene, at: Origin): void {
  for (const item of items) {
    switch (item.k) {
      case 'rect':
        layRect(pen, item);
        drawShape(pen, item);
        break;
      case 'circle':
        pen.beginPath();
        pen.arc(item.x, item.y, item.r, 0, Math.PI * 2);
        drawShape(pen, item);
        break;
      case 'path':
        drawShape(pen, item, pathOf(item.d));
        break;
      case 'shadow':
        drawCachedShadow(pen, item, at);
        break;
      case 'text':
        drawText(pen, item, at);
        break;
      case 'icon':
        drawIcon(pen, item, scene.glyphs, at);
        break;
      case 'group':
        drawGroup(pen, item, scene, at);
        break;
    }
  }
}

/** Paints a scene on a new canvas. */
export function paintCanvas(scene: Scene): Canvas {
  loadFonts();
  const canvas = createCanvas(scene.width, scene.height);
  const pen = canvas.getContext('2d') as Pen;
  pen.fillStyle = scene.background;
  pen.fillRect(0, 0, scene.width, scene.height);
  drawAll(pen, scene.items, scene, { x: 0, y: 0, straight: true });
  return canvas;
}

/** A scene as a PNG of at most 256 colors; transparent ones (emojis) keep all colors. */
export function paint(scene: Scene): Buffer {
  const canvas = paintCanvas(scene);
  try {
    return scene.background === TRANSPARENT ? canvas.toBuffer('image/png') : indexedPng(canvas);
  } finally {
    freeCanvas(canvas);
  }
}
