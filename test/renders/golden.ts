import { createCanvas, loadImage } from 'canvas';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paintCanvas } from '../../renders/paint.js';
import type { Scene } from '../../renders/scene.js';

const updating = process.env['UPDATE_GOLDENS'] === '1';

/** The stored draw list of a scene; `UPDATE_GOLDENS=1` rewrites it. */
export function keptItems(scene: Scene, name: string): unknown {
  const file = fileURLToPath(new URL(`./golden/${name}.json`, import.meta.url));
  if (updating) writeFileSync(file, `${JSON.stringify(scene.items, null, 2)}\n`);
  if (!existsSync(file)) throw new Error(`there is no scene ${name}.json; UPDATE_GOLDENS=1 writes it`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Mean difference of all channels (0–255) between a scene and its picture under `test/renders/golden/`, which
 * `UPDATE_GOLDENS=1` rewrites. Font engines differ slightly, so tests allow a tolerance.
 */
export async function distanceFromGolden(scene: Scene, name: string): Promise<number> {
  const file = fileURLToPath(new URL(`./golden/${name}.png`, import.meta.url));
  const canvas = paintCanvas(scene);
  if (updating) writeFileSync(file, canvas.toBuffer('image/png'));
  if (!existsSync(file)) throw new Error(`there is no picture ${name}.png; UPDATE_GOLDENS=1 writes it`);
  const image = await loadImage(file);
  if (image.width !== scene.width || image.height !== scene.height) return 255;
  const kept = createCanvas(image.width, image.height);
  kept.getContext('2d').drawImage(image, 0, 0);
  const a = canvas.getContext('2d').getImageData(0, 0, scene.width, scene.height).data;
  const b = kept.getContext('2d').getImageData(0, 0, scene.width, scene.height).data;
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
