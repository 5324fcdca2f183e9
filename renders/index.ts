import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cardScene, type CardText, drawingOf as standingFor } from './card.js';
import { type Chart, chartAlt, chartName, chartScene } from './chart.js';
import { type ClubBoard, clubAlt, clubName, clubScene } from './club/index.js';
import {
  ALT_LIMIT,
  type Drawing,
  type Picture,
  type PictureRef,
  type PictureRequest,
  type Renderer,
  type SignText,
  type ViewRequest,
} from './contract.js';
import { digestAlt } from './kit/digest.js';
import { drawnByBuild } from './drawn-emojis.js';
import { endless } from './endless/index.js';
import { type Film, filmOf, type FilmOptions, type FilmRequest } from './film.js';
import { glacier } from './glacier/index.js';
import { greenland } from './greenland/index.js';
import { isGivenUp, PictureGivenUp, REST_AFTER } from './limits.js';
import { paintElsewhere } from './pool.js';
import type { Scene } from './scene.js';
import { signsScene } from './signs.js';
import { settlers } from './settlers/index.js';
import { wordfame } from './wordfame/index.js';

export {
  ALT_LIMIT,
  type Digest,
  type Picture,
  type PictureRef,
  type PictureRequest,
  type ViewRequest,
} from './contract.js';
export type { SignText } from './contract.js';
export type { CardText } from './card.js';
export { chartAlt, chartScene, turningAt } from './chart.js';
export type { Chart } from './chart.js';
export { letterOf } from './club/index.js';
export type { ClubBoard, StandingsBoard } from './club/index.js';
export type { Film, FilmOptions, FilmRequest } from './film.js';
export { isGivenUp } from './limits.js';
export { closePool, paintBy, paintHere } from './pool.js';
export { type AlbumData, makeAlbum } from './album.js';
export { HALO } from './lettering.js';
export { wordFonts } from './fonts.js';
export type { Scene } from './scene.js';

/** Type erasure: a view only goes to the renderer of its own game. */
const ofAnyView = <View>(renderer: Renderer<View>): Renderer<unknown> =>
  renderer as unknown as Renderer<unknown>;

const RENDERERS: Readonly<Record<string, Renderer<unknown>>> = {
  greenland: ofAnyView(greenland),
  glacier: ofAnyView(glacier),
  endless: ofAnyView(endless),
  wordfame: ofAnyView(wordfame),
  settlers: ofAnyView(settlers),
};

function rendererOf(game: string): Renderer<unknown> {
  const renderer = RENDERERS[game];
  if (renderer === undefined) throw new Error(`nobody draws the game ${game}`);
  return renderer;
}

/** Games with a renderer. */
export const DRAWN_GAMES: readonly string[] = Object.keys(RENDERERS);

export const canDraw = (game: string): boolean => Object.hasOwn(RENDERERS, game);

function drawingOf({ game, id }: Pick<PictureRequest, 'game' | 'id'>): Drawing<unknown> {
  const { drawings } = rendererOf(game);
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (drawing === undefined)
    throw new Error(`${game} has no picture called ${id}; it has ${Object.keys(drawings).join(', ')}`);
  return drawing;
}

export const pictureIds = (game: string): readonly string[] => Object.keys(rendererOf(game).drawings);

export const picturesOf = (game: string, view: unknown): readonly PictureRef[] =>
  rendererOf(game).pictures(view);

/** Pictures for a resolved phase. `before`: the previously posted view; unchanged areas are left out. */
export function phasePictures(game: string, view: unknown, before?: unknown): readonly PictureRef[] {
  const { phase, areas } = rendererOf(game);
  const pictures = phase(view);
  const isSame =
    areas !== undefined &&
    before !== undefined &&
    JSON.stringify(areas(view)) === JSON.stringify(areas(before));
  return isSame ? pictures.slice(0, -1) : pictures;
}

export const finalPictures = (game: string, view: unknown): readonly PictureRef[] =>
  rendererOf(game).final(view);

/** The scene of a picture. @throws Error naming the game's pictures */
export const sceneOf = (request: PictureRequest): Scene => drawingOf(request).scene(request);

/** Alt text: as many whole sentences as fit Discord's limit. */
export function altOf(request: PictureRequest): string {
  let alt = '';
  const [first, ...rest] = drawingOf(request).alt(request);
  const { digest } = request;
  const captions = digest === undefined ? [] : [digestAlt(digest)];
  for (const sentence of [...(first === undefined ? [] : [first]), ...captions, ...rest]) {
    const longer = alt === '' ? sentence : `${alt} ${sentence}`;
    if (longer.length > ALT_LIMIT) break;
    alt = longer;
  }
  return alt;
}

/** File name without extension: game, picture, seat and turn; nothing hidden from spectators. */
export function nameOf({ game, id, seat, view }: PictureRequest): string {
  const { pictures, moment } = rendererOf(game);
  // The seat is user input: only a known one becomes part of a file name.
  const known = pictures(view).some((picture) => picture.id === id && picture.seat === seat);
  const whose = known && seat !== undefined ? `-${seat}` : '';
  return `${game}-${id}${whose}-${moment(view)}`;
}

function cut(alt: string): string {
  return alt.length <= ALT_LIMIT ? alt : `${alt.slice(0, ALT_LIMIT - 1)}…`;
}

/** The table in words, for people who read or listen. */
export const boardText = (request: ViewRequest): readonly string[] => rendererOf(request.game).board(request);

/** Cache size in bytes: the galleries of a few tables. */
const CACHE_BYTES = 6_000_000;
const cache = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (png) => png.byteLength,
});
/** Paintings in progress, shared by concurrent requests. */
const underWay = new Map<string, Promise<Buffer>>();

/** Recently failed pictures, not retried for a while. */
const givenUp = new LRUCache<string, true>({ max: 1000, ttl: REST_AFTER });

function checkGivenUp(key: string): void {
  if (givenUp.has(key)) throw new PictureGivenUp('the picture was given up a short while ago');
}

async function painted(scene: Scene): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(scene)).digest('base64');
  const known = cache.get(key) ?? underWay.get(key);
  if (known !== undefined) return known;
  checkGivenUp(key);
  const painting = paintElsewhere(scene)
    .catch((error: unknown) => {
      if (isGivenUp(error)) givenUp.set(key, true);
      throw error;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, painting);
  const png = await painting;
  cache.set(key, png);
  return png;
}

/**
 * Draws a picture of a view in a worker thread; equal scenes are painted once.
 * @throws Error for an unknown game, or a tableau without a seat
 */
export async function renderPicture(request: PictureRequest): Promise<Picture> {
  const png = await painted(sceneOf(request));
  return { png, alt: altOf(request), name: `${nameOf(request)}.png` };
}

/** The legend of a game's icons; empty without a renderer. */
export const signsOf = (game: string, locale: string): readonly SignText[] =>
  canDraw(game) ? (rendererOf(game).signs?.(locale) ?? []) : [];

/** The scene of a game's legend. @throws Error for a game without one */
export function sceneOfSigns(game: string, locale: string, title: string): Scene {
  const { signs } = rendererOf(game);
  if (signs === undefined) throw new Error(`${game} has no signs`);
  return signsScene(signs(locale), title);
}

/** A game's legend as a picture; its alt text lists the meanings. */
export async function renderSigns(game: string, locale: string, title: string): Promise<Picture> {
  const meanings = signsOf(game, locale).map(({ looks, means }) => `${looks}: ${means}`);
  return {
    png: await painted(sceneOfSigns(game, locale, title)),
    alt: cut(`${title}. ${meanings.join('; ')}`),
    name: `${game}-signs.png`,
  };
}

/** An icon beside names. */
export interface Emoji {
  readonly name: string;
  /** Digest of the scene. */
  readonly digest: string;
  readonly png: () => Promise<Buffer>;
}

/** An icon beside names, with its scene. */
export interface EmojiScene extends Pick<Emoji, 'name' | 'digest'> {
  readonly scene: Scene;
}

export function emojiScenesOf(game: string): readonly EmojiScene[] {
  const set = canDraw(game) ? rendererOf(game).emojis : undefined;
  return (set?.names ?? []).map((name) => {
    const scene = set?.scene(name);
    if (scene === undefined) throw new Error(`${game} has no emoji ${name}`);
    return { name, digest: createHash('sha256').update(JSON.stringify(scene)).digest('hex'), scene };
  });
}

/** A game's emojis. @param folder the folder of painted ones */
export const emojisOf = (game: string, folder?: URL): readonly Emoji[] =>
  emojiScenesOf(game).map(({ name, digest, scene }) => ({
    name,
    digest,
    png: async () => (await drawnByBuild(digest, folder)) ?? paintElsewhere(scene),
  }));

export const emojiOf = (game: string, thing: string): string | undefined =>
  canDraw(game) ? rendererOf(game).emojis?.iconOf(thing) : undefined;

/** The picture of a component with its figures. */
export function sceneOfCard(request: ViewRequest, thing: string, caption: CardText): Scene {
  const { game, view, locale } = request;
  const { card, emojis } = rendererOf(game);
  return cardScene(caption, card?.(view, thing, locale), standingFor(emojis, thing));
}

/** A component with its figures, which are also the alt text. `thing` must be public knowledge. */
export async function renderCard(request: ViewRequest, thing: string, caption: CardText): Promise<Picture> {
  return {
    png: await painted(sceneOfCard(request, thing, caption)),
    alt: cut([caption.title, ...caption.lines].join('. ')),
    name: `${request.game}-card-${thing.replaceAll(/[^\w-]/gu, '')}.png`,
  };
}

export async function renderChart(chart: Chart): Promise<Picture> {
  return {
    png: await painted(chartScene(chart)),
    alt: cut(chartAlt(chart)),
    name: `${chartName(chart)}.png`,
  };
}

/** Draws a ladder or tournament standings. */
export async function renderClub(board: ClubBoard): Promise<Picture> {
  return {
    png: await painted(clubScene(board)),
    alt: cut(clubAlt(board)),
    name: `${clubName(board)}.png`,
  };
}

/** A replay as an animated GIF; undefined when there is nothing to draw. */
export async function renderFilm(
  requests: FilmRequest,
  options: FilmOptions = {},
): Promise<Film | undefined> {
  const last = requests.at(-1);
  if (last === undefined || !canDraw(last.game)) return undefined;
  const gif = await filmOf(
    requests.map((request) => sceneOf({ ...request, id: 'table' })),
    options,
  );
  return { gif, alt: altOf({ ...last, id: 'table' }), name: `${last.game}-replay.gif` };
}
