import { createHash } from 'node:crypto';
import { type Chart, chartAlt, chartName, chartScene } from './chart.js';
import { ALT_LIMIT, type Picture, type PictureRequest, type Renderer } from './contract.js';
import { type Film, filmOf, type FilmOptions, type FilmRequest } from './film.js';
import { glacier } from './glacier/index.js';
import { greenland } from './greenland/index.js';
import { keptBytes } from './kept-bytes.js';
import { paintElsewhere } from './pool.js';
import type { Scene } from './scene.js';

export { ALT_LIMIT, PICTURE_KINDS, type Picture, type PictureKind, type PictureRequest } from './contract.js';
export type { Chart, ChartSeries } from './chart.js';
export type { Film, FilmOptions, FilmRequest } from './film.js';
export { type KeptBytes, keptBytes } from './kept-bytes.js';
export { closePool } from './pool.js';

/** A view is only ever handed to the renderer of its own game. */
const ofAnyView = <View>(renderer: Renderer<View>): Renderer<unknown> =>
  renderer as unknown as Renderer<unknown>;

/** One line per game. */
const RENDERERS: Readonly<Record<string, Renderer<unknown>>> = {
  greenland: ofAnyView(greenland),
  glacier: ofAnyView(glacier),
};

function rendererOf(game: string): Renderer<unknown> {
  const renderer = RENDERERS[game];
  if (renderer === undefined) throw new Error(`nobody draws the game ${game}`);
  return renderer;
}

/** Whether there are pictures of a game. */
export const canDraw = (game: string): boolean => Object.hasOwn(RENDERERS, game);

/** The request with what is on the table named in its language. */
function translated<R extends Omit<PictureRequest, 'kind'>>(request: R): R {
  const { game, view, before, locale } = request;
  const { inLocale } = rendererOf(game);
  if (inLocale === undefined) return request;
  const earlier = before === undefined ? {} : { before: inLocale(before, locale) };
  return { ...request, view: inLocale(view, locale), ...earlier };
}

/** The draw list of a picture. */
export const sceneOf = (request: PictureRequest): Scene =>
  rendererOf(request.game).scenes[request.kind](translated(request));

/** The picture in words, cut at Discord's limit. */
export function altOf(request: PictureRequest): string {
  return cut(rendererOf(request.game).alt(translated(request)));
}

/** File name without extension: game, kind, whose and when, nothing that a spectator could not see. */
export function nameOf({ game, kind, seat, view }: PictureRequest): string {
  const { seats, moment } = rendererOf(game);
  // A seat comes from outside: only one that the view knows becomes part of a file name.
  const whose = kind === 'tableau' && seat !== undefined && seats(view).includes(seat) ? `-${seat}` : '';
  return `${game}-${kind}${whose}-${moment(view)}`;
}

function cut(alt: string): string {
  return alt.length <= ALT_LIMIT ? alt : `${alt.slice(0, ALT_LIMIT - 1)}…`;
}

/** The table in words, a line each: what the pictures show, for those who read or listen. */
export const boardText = (request: Omit<PictureRequest, 'kind'>): readonly string[] =>
  rendererOf(request.game).board(translated(request));

/** Bytes of pictures that are kept: the galleries of a few tables. */
const KEPT = 6_000_000;
const kept = keptBytes<Buffer>(KEPT, (png) => png.byteLength);
/** Pictures that are being painted: whoever asks for the same one waits along. */
const underWay = new Map<string, Promise<Buffer>>();

async function painted(scene: Scene): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(scene)).digest('base64');
  const known = kept.get(key) ?? underWay.get(key);
  if (known !== undefined) return known;
  const painting = paintElsewhere(scene).finally(() => underWay.delete(key));
  underWay.set(key, painting);
  const png = await painting;
  kept.set(key, png);
  return png;
}

/**
 * Draws a picture of a view in a worker thread; the same scene is painted once. Rejects with a Fault-like
 * error when the view can't be drawn (an unknown game, a tableau without a seat).
 */
export async function renderPicture(request: PictureRequest): Promise<Picture> {
  const png = await painted(sceneOf(request));
  return { png, alt: altOf(request), name: `${nameOf(request)}.png` };
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
