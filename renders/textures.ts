import { type Canvas, createCanvas } from 'canvas';
import { seeded } from './kit/backdrop.js';
import type { ShadowItem, Texture } from './scene.js';
import type { Pen } from './sprites.js';

/** Soft shadows and grain, prepared once per process and then copied. */

/** Side of a texture's tile, pixels. */
const TILE = 192;

type Grain = (pen: Pen, chance: () => number) => void;

const black = (alpha: number): string => `rgba(0,0,0,${alpha})`;
const white = (alpha: number): string => `rgba(255,255,255,${alpha})`;

const GRAINS: Readonly<Record<Texture, Grain>> = {
  dust: (pen, chance) => {
    for (let i = 0; i < 1400; i++) {
      pen.fillStyle = i % 2 === 0 ? white(0.07) : black(0.09);
      const side = 1.5 + chance();
      pen.fillRect(chance() * TILE, chance() * TILE, side, side);
    }
  },
  fiber: (pen, chance) => {
    pen.lineWidth = 1.2;
    for (let i = 0; i < 260; i++) {
      pen.strokeStyle = i % 2 === 0 ? white(0.1) : black(0.06);
      const [x, y, turn, length] = [chance() * TILE, chance() * TILE, chance() * Math.PI, 4 + chance() * 10];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(turn) * length, y + Math.sin(turn) * length);
      pen.stroke();
    }
  },
  stone: (pen, chance) => {
    for (let i = 0; i < 900; i++) {
      pen.fillStyle = i % 2 === 0 ? white(0.06) : black(0.08);
      pen.beginPath();
      pen.ellipse(
        chance() * TILE,
        chance() * TILE,
        1 + chance() * 4,
        1 + chance() * 2,
        chance() * 3,
        0,
        Math.PI * 2,
      );
      pen.fill();
    }
  },
  wave: (pen, chance) => {
    pen.strokeStyle = white(0.13);
    pen.lineWidth = 2.5;
    for (let i = 0; i < 26; i++) {
      pen.beginPath();
      pen.arc(chance() * TILE, chance() * TILE, 8 + chance() * 8, Math.PI * 1.2, Math.PI * 1.8);
      pen.stroke();
    }
  },
  strokes: (pen, chance) => {
    pen.lineWidth = 2;
    for (let i = 0; i < 90; i++) {
      pen.strokeStyle = i % 2 === 0 ? white(0.12) : black(0.12);
      const [x, y] = [chance() * TILE, chance() * TILE];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + 2, y - 6 - chance() * 6);
      pen.stroke();
    }
  },
  snow: (pen, chance) => {
    pen.fillStyle = white(0.75);
    for (let i = 0; i < 26; i++) {
      pen.beginPath();
      pen.arc(chance() * TILE, chance() * TILE, 1.5 + chance() * 2, 0, Math.PI * 2);
      pen.fill();
    }
  },
};

const SEEDS: Readonly<Record<Texture, number>> = {
  dust: 1,
  fiber: 2,
  stone: 3,
  wave: 4,
  strokes: 5,
  snow: 6,
};

const tiles = new Map<Texture, Canvas>();

/** A texture's tile, for `createPattern`. */
export function textureTile(texture: Texture): Canvas {
  const known = tiles.get(texture);
  if (known !== undefined) return known;
  const tile = createCanvas(TILE, TILE);
  GRAINS[texture](tile.getContext('2d'), seeded(SEEDS[texture]));
  tiles.set(texture, tile);
  return tile;
}

/** The shadow sprite: a core with a soft border, pixels. */
const CORE = 36;
const SOFT = 36;
const SPRITE = CORE + 2 * SOFT;

/** Shadow sprites by color: black, and one for firelight. */
const shadows = new Map<string, Canvas>();

function shadowSprite(color: string): Canvas {
  const known = shadows.get(color);
  if (known !== undefined) return known;
  const sprite = createCanvas(SPRITE, SPRITE);
  const pen = sprite.getContext('2d');
  pen.fillStyle = color;
  pen.fillRect(0, 0, SPRITE, SPRITE);
  const image = pen.getImageData(0, 0, SPRITE, SPRITE);
  const beyond = (at: number): number => Math.max(SOFT - at, 0, at - (SOFT + CORE - 1));
  for (let y = 0; y < SPRITE; y++)
    for (let x = 0; x < SPRITE; x++) {
      const away = Math.min(1, Math.hypot(beyond(x), beyond(y)) / SOFT);
      // Smoothstep, so that no edge shows.
      image.data[(y * SPRITE + x) * 4 + 3] = Math.round(255 * (1 - away) ** 2 * (1 + 2 * away));
    }
  pen.putImageData(image, 0, 0);
  shadows.set(color, sprite);
  return sprite;
}

/** Draws the sprite as nine slices: corners keep their shape, edges stretch. */
export function drawShadow(pen: Pen, { x, y, w, h, color, alpha, spread }: ShadowItem): void {
  const sprite = shadowSprite(color);
  const columns = [
    [0, SOFT, x - spread, spread],
    [SOFT, CORE, x, w],
    [SOFT + CORE, SOFT, x + w, spread],
  ] as const;
  const rows = [
    [0, SOFT, y - spread, spread],
    [SOFT, CORE, y, h],
    [SOFT + CORE, SOFT, y + h, spread],
  ] as const;
  pen.save();
  pen.globalAlpha *= alpha;
  for (const [sx, sw, dx, dw] of columns)
    for (const [sy, sh, dy, dh] of rows) pen.drawImage(sprite, sx, sy, sw, sh, dx, dy, dw, dh);
  pen.restore();
}
