import type { Canvas } from 'canvas';
import { CanvasRenderingContext2D, createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { applyPath2DToCanvasRenderingContext, Path2D } from 'path2d';
import { fontOf, loadFonts } from './fonts.js';
import { CAPITALS, HALO, letter, LINE_HEIGHT, widthOf } from './lettering.js';
import { indexedPng } from './indexed-png.js';
import { TRANSPARENT } from './scene.js';
import type { Glyph, GroupItem, IconItem, Item, Scene, Style, TextItem } from './scene.js';
import { BLEED, freeCanvas, glyphNumber, keptLetters, keptSprite, LARGEST, type Pen } from './sprites.js';

/** What path2d adds to a node-canvas context. */
interface PathPen {
  fill(path: Path2D): void;
  stroke(path: Path2D): void;
}

// The two libraries' types differ in details that do not matter here.
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

/** Paths repeat in every picture (icons), so their commands are parsed once. */
function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (path === undefined) {
    path = new Path2D(d);
    paths.set(d, path);
  }
  return path;
}

/** Fills and outlines a path, or where none is given what the pen has just laid down. */
function drawShape(pen: Pen, style: Style, path?: Path2D): void {
  const paths = pen as unknown as PathPen;
  if (style.fill !== undefined) {
    pen.fillStyle = style.fill;
    if (path === undefined) pen.fill();
    else paths.fill(path);
  }
  if (style.stroke !== undefined) {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = style.line ?? 2;
    if (style.dash !== undefined) pen.setLineDash([...style.dash]);
    // What has been filled is laid down already.
    if (path === undefined || style.fill !== undefined) pen.stroke();
    else paths.stroke(path);
    if (style.dash !== undefined) pen.setLineDash([]);
  }
}

function layRect(pen: Pen, { x, y, w, h, r }: Box & { readonly r?: number }): void {
  pen.beginPath();
  if (r === undefined) pen.rect(x, y, w, h);
  else pen.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2));
}

/**
 * Where the pen's origin lies on its canvas, and whether it neither scales nor fades there. It is known on the way down
 * through the groups: to ask the pen takes longer than to draw a word.
 */
interface Origin {
  readonly x: number;
  readonly y: number;
  readonly straight: boolean;
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

/** Where something goes, counted from the pen's origin, so that it stands on whole pixels: there sprites are sharp. */
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
    const key = `${size} ${weight} ${item.fill} ${item.halo ?? ''} ${line}`;
    const sprite = keptLetters(key, { w: w(), h: size * 1.3 }, (own) =>
      drawLetters(own, line, 0, size, item, size),
    );
    pen.drawImage(sprite, snapped(at.x, x) - BLEED, snapped(at.y, y - size) - BLEED);
  });
}

/** Whether something at (x, y) lies on whole pixels, where its sprite is the same picture. */
const onGrid = (at: Origin, x: number, y: number): boolean =>
  at.straight && Number.isInteger(at.x + x) && Number.isInteger(at.y + y);

function drawIcon(pen: Pen, item: IconItem, glyphs: Scene['glyphs'], at: Origin): void {
  const glyph = glyphs[item.name];
  if (glyph === undefined) throw new Error(`the scene names an icon that it does not carry: ${item.name}`);
  const { x, y, size } = item;
  if (size * size > LARGEST || !at.straight) return drawGlyph(pen, item, glyph);
  const key = `${size} ${item.ink ?? ''} ${item.paper ?? ''} ${glyphNumber(glyph)}`;
  const sprite = keptSprite(key, { w: size, h: size }, (own) =>
    drawGlyph(own, { ...item, x: 0, y: 0 }, glyph),
  );
  pen.drawImage(sprite, snapped(at.x, x) - BLEED, snapped(at.y, y) - BLEED);
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
    const style = { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
    drawShape(pen, { ...style, line: part.line ?? 6 }, pathOf(part.d));
  }
  pen.restore();
}

function drawGroup(pen: Pen, item: GroupItem, scene: Scene, at: Origin): void {
  const { size } = item;
  if (size === undefined || size.w * size.h > LARGEST || !onGrid(at, item.x, item.y))
    return drawItems(pen, item, scene, at);
  const { x, y, ...rest } = item;
  const key = `${JSON.stringify(rest)} ${[...glyphsOf(item, scene.glyphs)].join(' ')}`;
  const sprite = keptSprite(key, size, (own) =>
    drawItems(own, { ...rest, x: 0, y: 0 }, scene, { x: BLEED, y: BLEED, straight: true }),
  );
  pen.drawImage(sprite, x - BLEED, y - BLEED);
}

/** The drawings that a group's icons name: another game may draw something else under the same name. */
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

/** Puts a scene on a canvas of its own size. */
export function paintCanvas(scene: Scene): Canvas {
  loadFonts();
  const canvas = createCanvas(scene.width, scene.height);
  const pen = canvas.getContext('2d') as Pen;
  pen.fillStyle = scene.background;
  pen.fillRect(0, 0, scene.width, scene.height);
  drawAll(pen, scene.items, scene, { x: 0, y: 0, straight: true });
  return canvas;
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
