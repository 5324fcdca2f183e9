import { createHash } from 'node:crypto';
import { type Chart, chartAlt, chartName, chartScene } from './chart.js';
import { ALT_LIMIT, type Picture, type PictureRequest, type Renderer } from './contract.js';
import { type Film, filmOf, type FilmOptions, type FilmRequest } from './film.js';
import { glacier } from './glacier/index.js';
import { greenland } from './greenland/index.js';
import { paintElsewhere } from './pool.js';
import type { Scene } from './scene.js';

export { ALT_LIMIT, PICTURE_KINDS, type Picture, type PictureKind, type PictureRequest } from './contract.js';
export type { Chart, ChartSeries } from './chart.js';
export type { Film, FilmOptions, FilmRequest } from './film.js';
export { closePool } from './pool.js';

/** One line per game. A view is only ever handed to the renderer of its own game. */
const RENDERERS: Readonly<Record<string, Renderer<never>>> = { greenland, glacier };

function rendererOf(game: string): Renderer<unknown> {
  const renderer = RENDERERS[game];
  if (renderer === undefined) throw new Error(`nobody draws the game ${game}`);
  return renderer as Renderer<unknown>;
}

/** Whether there are pictures of a game. */
export const canDraw = (game: string): boolean => Object.hasOwn(RENDERERS, game);

/** The draw list of a picture. */
export const sceneOf = (request: PictureRequest): Scene => rendererOf(request.game).scene(request);

/** The picture in words, cut at Discord's limit. */
export function altOf(request: PictureRequest): string {
  return cut(rendererOf(request.game).alt(request));
}

function cut(alt: string): string {
  return alt.length <= ALT_LIMIT ? alt : `${alt.slice(0, ALT_LIMIT - 1)}…`;
}

/** The table in words, a line each: what the pictures show, for those who read or listen. */
export const boardText = (request: Omit<PictureRequest, 'kind'>): readonly string[] =>
  rendererOf(request.game).board(request);

/** Enough for the galleries of a few tables; a picture is some 150 kB. */
const KEPT = 48;
const cache = new Map<string, Promise<Buffer>>();

function painted(scene: Scene): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(scene)).digest('base64');
  const known = cache.get(key);
  if (known !== undefined) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const png = paintElsewhere(scene);
  png.catch(() => cache.delete(key));
  cache.set(key, png);
  for (const oldest of cache.keys()) {
    if (cache.size <= KEPT) break;
    cache.delete(oldest);
  }
  return png;
}

/**
 * Draws a picture of a view in a worker thread; the same scene is painted once. Rejects with a Fault-like
 * error when the view can't be drawn (an unknown game, a tableau without a seat).
 */
export async function renderPicture(request: PictureRequest): Promise<Picture> {
  const renderer = rendererOf(request.game);
  const png = await painted(renderer.scene(request));
  return { png, alt: altOf(request), name: `${renderer.name(request)}.png` };
}

/** Draws curves over the turns of a game. */
export async function renderChart(chart: Chart): Promise<Picture> {
  return {
    png: await painted(chartScene(chart)),
    alt: cut(chartAlt(chart)),
    name: `${chartName(chart)}.png`,
  };
}

/** The tables of a game one after another, as an animated GIF; undefined where there is nothing to draw. */
export async function renderFilm(
  requests: FilmRequest,
  options: FilmOptions = {},
): Promise<Film | undefined> {
  const last = requests.at(-1);
  if (last === undefined || !canDraw(last.game)) return undefined;
  const gif = await filmOf(
    requests.map((request) => sceneOf({ ...request, kind: 'table' })),
    options,
  );
  return { gif, alt: altOf({ ...last, kind: 'table' }), name: `${last.game}-replay.gif` };
}
