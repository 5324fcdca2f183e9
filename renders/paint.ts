import type { Canvas } from 'canvas';
import { CanvasRenderingContext2D, createCanvas } from 'canvas';
import { applyPath2DToCanvasRenderingContext, Path2D } from 'path2d';
import { LRUCache } from 'lru-cache';
import { fontOf, loadFonts } from './fonts.js';
import { CAPITALS, HALO, letter, LINE_HEIGHT, widthOf } from './lettering.js';
import { indexedPng } from './indexed-png.js';
import { TRANSPARENT } from './scene.js';
import type { Glyph, GroupItem, IconItem, Item, RectItem, Scene, Style, TextItem } from './scene.js';

/** What path2d adds to a node-canvas context. */
interface PathPen {
  fill(path: Path2D): void;
  stroke(path: Path2D): void;
  clip(path: Path2D): void;
}

type Pen = ReturnType<Canvas['getContext']> & CanvasRenderingContext2D;

// The two libraries' types differ in details that do not matter here.
applyPath2DToCanvasRenderingContext(
  CanvasRenderingContext2D as unknown as Parameters<typeof applyPath2DToCanvasRenderingContext>[0],
);

const paths = new Map<string, Path2D>();

/** Paths repeat in every picture (icons), so their commands are parsed once. */
function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (path === undefined) {
    path = new Path2D(d);
    if (paths.size > 2000) paths.clear();
    paths.set(d, path);
  }
  return path;
}

function drawPath(pen: Pen, path: Path2D, style: Style): void {
  const paths = pen as unknown as PathPen;
  if (style.fill !== undefined) {
    pen.fillStyle = style.fill;
    paths.fill(path);
  }
  if (style.stroke !== undefined) {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = style.line ?? 2;
    if (style.dash !== undefined) pen.setLineDash([...style.dash]);
    paths.stroke(path);
    if (style.dash !== undefined) pen.setLineDash([]);
  }
}

function roundRect(box: { x: number; y: number; w: number; h: number; r?: number }): Path2D {
  const path = new Path2D();
  if (box.r === undefined) path.rect(box.x, box.y, box.w, box.h);
  else path.roundRect(box.x, box.y, box.w, box.h, Math.min(box.r, box.w / 2, box.h / 2));
  return path;
}

function drawRect(pen: Pen, item: RectItem): void {
  drawPath(pen, roundRect(item), item);
}

/** A line of letters with its baseline at (x, y), from there to the right. */
function drawLetters(
  pen: Pen,
  line: string,
  x: number,
  y: number,
  { fill, halo, weight }: TextItem,
  size: number,
): void {
  pen.font = fontOf(weight ?? 'medium', size);
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  if (halo !== undefined) {
    pen.strokeStyle = halo;
    pen.lineWidth = size * HALO;
    pen.lineJoin = 'round';
    pen.strokeText(line, x, y);
  }
  pen.fillStyle = fill;
  pen.fillText(line, x, y);
}

function drawText(pen: Pen, item: TextItem): void {
  const { lines, size } = letter(item);
  const step = size * LINE_HEIGHT;
  const tall = step * (lines.length - 1) + size * CAPITALS;
  const room = item.h - tall;
  const top = item.y + (item.valign === 'top' ? 0 : item.valign === 'bottom' ? room : room / 2);
  const align = item.align ?? 'left';
  const weight = item.weight ?? 'medium';
  const straight = isStraight(pen);
  lines.forEach((line, i) => {
    if (line === '') return;
    const w = (): number => widthOf(line, size, weight);
    const x = item.x + (align === 'left' ? 0 : align === 'right' ? item.w - w() : (item.w - w()) / 2);
    const y = top + size * CAPITALS + i * step;
    if (!straight) return drawLetters(pen, line, x, y, item, size);
    const key = `${size} ${weight} ${item.fill} ${item.halo ?? ''} ${line}`;
    let sprite = letters.get(key);
    if (sprite === undefined) {
      sprite = spriteOf({ w: w(), h: size * 1.3 }, (own) => drawLetters(own, line, 0, size, item, size));
      letters.set(key, sprite);
    }
    pen.drawImage(sprite, Math.round(x) - BLEED, Math.round(y - size) - BLEED);
  });
}

/** Drawings and whole cards come back in picture after picture: they are kept as they were painted. */
const SPRITES = 24_000_000;
const sizeCalculation = (canvas: Canvas): number => canvas.width * canvas.height * 4;
/**
 * What has to make room is freed at once. Its surface lies outside of the heap, and what is left there for the collector
 * of garbage makes it look through the whole heap after nearly every phase, which took a third of the processor.
 */
const kept = (maxSize: number): LRUCache<string, Canvas> =>
  new LRUCache({ maxSize, sizeCalculation, dispose: freeCanvas });
const sprites = kept(SPRITES);
/** The words of a game come back even oftener, and setting letters takes longer than all else. */
const LETTERS = 8_000_000;
const letters = kept(LETTERS);
/** What is larger than this is hardly ever the same again, pixels. */
const LARGEST = 420 * 420;
/** Room around a sprite for outlines that reach over its box, pixels. */
const BLEED = 8;

/**
 * Puts what `draw` paints in a box of `w` × `h` at (x, y), from the sprite that was made of it before where there is
 * one. Only where the pen neither scales, fades nor stands between two pixels: there a sprite is the same picture.
 */
function stamp(pen: Pen, key: string, box: Box, draw: (pen: Pen) => void): void {
  let sprite = sprites.get(key);
  if (sprite === undefined) {
    sprite = spriteOf(box, draw);
    sprites.set(key, sprite);
  }
  pen.drawImage(sprite, box.x - BLEED, box.y - BLEED);
}

/** A canvas of its own with what is drawn from (0, 0) on. */
function spriteOf({ w, h }: Pick<Box, 'w' | 'h'>, draw: (pen: Pen) => void): Canvas {
  const sprite = createCanvas(Math.ceil(w) + BLEED * 2, Math.ceil(h) + BLEED * 2);
  const own = sprite.getContext('2d') as Pen;
  own.translate(BLEED, BLEED);
  draw(own);
  return sprite;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Whether the pen puts pixels on pixels: moved by whole numbers, and nothing else. */
function onGrid(pen: Pen, x: number, y: number): boolean {
  const { e, f } = pen.currentTransform;
  return isStraight(pen) && Number.isInteger(e + x) && Number.isInteger(f + y);
}

/** Whether the pen neither scales, turns nor fades. */
function isStraight(pen: Pen): boolean {
  const { a, b, c, d } = pen.currentTransform;
  return a === 1 && b === 0 && c === 0 && d === 1 && pen.globalAlpha === 1;
}

const glyphKeys = new WeakMap<Glyph, string>();

/** A glyph by its strokes: scenes that come from another thread bring copies of their own. */
function keyOf(glyph: Glyph): string {
  let key = glyphKeys.get(glyph);
  if (key === undefined) glyphKeys.set(glyph, (key = JSON.stringify(glyph)));
  return key;
}

function drawIcon(pen: Pen, item: IconItem, glyphs: Readonly<Record<string, Glyph>>): void {
  const glyph = glyphs[item.name];
  if (glyph === undefined) throw new Error(`the scene names an icon that it does not carry: ${item.name}`);
  if (item.size * item.size > LARGEST || !onGrid(pen, item.x, item.y)) return drawGlyph(pen, item, glyph);
  const key = `${item.size} ${item.ink ?? ''} ${item.paper ?? ''} ${keyOf(glyph)}`;
  const box = { x: item.x, y: item.y, w: item.size, h: item.size };
  stamp(pen, key, box, (own) => drawGlyph(own, { ...item, x: 0, y: 0 }, glyph));
}

function drawGlyph(pen: Pen, item: IconItem, glyph: Glyph): void {
  const tint = (colour: string | undefined): string | undefined =>
    colour === 'ink' ? (item.ink ?? '#000') : colour === 'paper' ? (item.paper ?? '#fff') : colour;
  pen.save();
  pen.translate(item.x, item.y);
  pen.scale(item.size / 100, item.size / 100);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const part of glyph) {
    const fill = tint(part.fill);
    const stroke = tint(part.stroke);
    drawPath(pen, pathOf(part.d), {
      ...(fill === undefined ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke }),
      line: part.line ?? 6,
    });
  }
  pen.restore();
}

function drawGroup(pen: Pen, item: GroupItem, scene: Scene): void {
  const { size } = item;
  if (size === undefined || size.w * size.h > LARGEST || !onGrid(pen, item.x, item.y))
    return drawItems(pen, item, scene);
  const { x, y, ...rest } = item;
  const key = `${JSON.stringify(rest)} ${[...glyphsOf(item, scene.glyphs)].join(' ')}`;
  stamp(pen, key, { x, y, ...size }, (own) => drawItems(own, { ...rest, x: 0, y: 0 }, scene));
}

/** The drawings that a group's icons name: another game may draw something else under the same name. */
function glyphsOf(
  { items }: GroupItem,
  glyphs: Scene['glyphs'],
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const item of items) {
    if (item.k === 'group') glyphsOf(item, glyphs, found);
    else if (item.k === 'icon') {
      const glyph = glyphs[item.name];
      if (glyph !== undefined) found.add(keyOf(glyph));
    }
  }
  return found;
}

function drawItems(pen: Pen, item: GroupItem, scene: Scene): void {
  pen.save();
  pen.translate(item.x, item.y);
  if (item.scale !== undefined) pen.scale(item.scale, item.scale);
  if (item.opacity !== undefined) pen.globalAlpha *= item.opacity;
  if (item.clip !== undefined) (pen as unknown as PathPen).clip(roundRect(item.clip));
  drawAll(pen, item.items, scene);
  pen.restore();
}

function drawAll(pen: Pen, items: readonly Item[], scene: Scene): void {
  for (const item of items) {
    switch (item.k) {
      case 'rect':
        drawRect(pen, item);
        break;
      case 'circle': {
        const path = new Path2D();
        path.arc(item.x, item.y, item.r, 0, Math.PI * 2);
        drawPath(pen, path, item);
        break;
      }
      case 'path':
        drawPath(pen, pathOf(item.d), item);
        break;
      case 'text':
        drawText(pen, item);
        break;
      case 'icon':
        drawIcon(pen, item, scene.glyphs);
        break;
      case 'group':
        drawGroup(pen, item, scene);
        break;
    }
  }
}

/** Puts a scene on a canvas of its own size. */
export function paintCanvas(scene: Scene): Canvas {
  loadFonts();
  const canvas = createCanvas(scene.width, scene.height);
  const pen = canvas.getContext('2d') as Pen;
  pen.fillStyle = scene.background;
  pen.fillRect(0, 0, scene.width, scene.height);
  drawAll(pen, scene.items, scene);
  return canvas;
}

/** The surface, some 8 MB, lies outside of the heap, where the collector of garbage sees no reason to hurry. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** A scene as a PNG of at most 256 colours, or one of the few small ones through which the page shows. */
export function paint(scene: Scene): Buffer {
  const canvas = paintCanvas(scene);
  try {
    return scene.background === TRANSPARENT ? canvas.toBuffer('image/png') : indexedPng(canvas);
  } finally {
    freeCanvas(canvas);
  }
}
