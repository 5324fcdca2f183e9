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

/** A view is only ever handed to the renderer of its own game. */
const ofAnyView = <View>(renderer: Renderer<View>): Renderer<unknown> =>
  renderer as unknown as Renderer<unknown>;

/** One line per game. */
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

/** Games that there are pictures of. */
export const DRAWN_GAMES: readonly string[] = Object.keys(RENDERERS);

/** Whether there are pictures of a game. */
export const canDraw = (game: string): boolean => Object.hasOwn(RENDERERS, game);

function drawingOf({ game, id }: Pick<PictureRequest, 'game' | 'id'>): Drawing<unknown> {
  const { drawings } = rendererOf(game);
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (drawing === undefined)
    throw new Error(`${game} has no picture called ${id}; it has ${Object.keys(drawings).join(', ')}`);
  return drawing;
}

/** Ids of all kinds of pictures that there are of a game. */
export const pictureIds = (game: string): readonly string[] => Object.keys(rendererOf(game).drawings);

/** All that can be drawn of a view. */
export const picturesOf = (game: string, view: unknown): readonly PictureRef[] =>
  rendererOf(game).pictures(view);

/** What is posted as a phase resolves. `before`: the view of the last such post; areas are shown when they changed. */
export function phasePictures(game: string, view: unknown, before?: unknown): readonly PictureRef[] {
  const { phase, areas } = rendererOf(game);
  const pictures = phase(view);
  const isSame =
    areas !== undefined &&
    before !== undefined &&
    JSON.stringify(areas(view)) === JSON.stringify(areas(before));
  return isSame ? pictures.slice(0, -1) : pictures;
}

/** What is posted when the game is over. */
export const finalPictures = (game: string, view: unknown): readonly PictureRef[] =>
  rendererOf(game).final(view);

/** The draw list of a picture. @throws Error naming the pictures there are */
export const sceneOf = (request: PictureRequest): Scene => drawingOf(request).scene(request);

/** The picture in words: as many whole sentences as Discord takes. */
export function altOf(request: PictureRequest): string {
  let alt = '';
  const [first, ...rest] = drawingOf(request).alt(request);
  const { digest } = request;
  const told = digest === undefined ? [] : [digestAlt(digest)];
  for (const sentence of [...(first === undefined ? [] : [first]), ...told, ...rest]) {
    const longer = alt === '' ? sentence : `${alt} ${sentence}`;
    if (longer.length > ALT_LIMIT) break;
    alt = longer;
  }
  return alt;
}

/** File name without extension: game, picture, whose and when, nothing that a spectator could not see. */
export function nameOf({ game, id, seat, view }: PictureRequest): string {
  const { pictures, moment } = rendererOf(game);
  // A seat comes from outside: only one that the view knows becomes part of a file name.
  const known = pictures(view).some((picture) => picture.id === id && picture.seat === seat);
  const whose = known && seat !== undefined ? `-${seat}` : '';
  return `${game}-${id}${whose}-${moment(view)}`;
}

function cut(alt: string): string {
  return alt.length <= ALT_LIMIT ? alt : `${alt.slice(0, ALT_LIMIT - 1)}…`;
}

/** The table in words, a line each: what the pictures show, for those who read or listen. */
export const boardText = (request: ViewRequest): readonly string[] => rendererOf(request.game).board(request);

/** Bytes of pictures that are kept: the galleries of a few tables. */
const KEPT = 6_000_000;
const kept = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: (png) => png.byteLength });
/** Pictures that are being painted: whoever asks for the same one waits along. */
const underWay = new Map<string, Promise<Buffer>>();

/** Pictures that were given up a short while ago: nobody tries again yet. */
const givenUp = new LRUCache<string, true>({ max: 1000, ttl: REST_AFTER });

function checkGivenUp(key: string): void {
  if (givenUp.has(key)) throw new PictureGivenUp('the picture was given up a short while ago');
}

async function painted(scene: Scene): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(scene)).digest('base64');
  const known = kept.get(key) ?? underWay.get(key);
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

/** What the drawings on a game's pictures look like and mean; none where nobody draws it. */
export const signsOf = (game: string, locale: string): readonly SignText[] =>
  canDraw(game) ? (rendererOf(game).signs?.(locale) ?? []) : [];

/** The scene of all a game's signs under a title. @throws Error for a game that has none */
export function sceneOfSigns(game: string, locale: string, title: string): Scene {
  const { signs } = rendererOf(game);
  if (signs === undefined) throw new Error(`${game} has no signs`);
  return signsScene(signs(locale), title);
}

/** All signs of a game on one picture; its alt text is what each looks like and means. */
export async function renderSigns(game: string, locale: string, title: string): Promise<Picture> {
  const told = signsOf(game, locale).map(({ looks, means }) => `${looks}: ${means}`);
  return {
    png: await painted(sceneOfSigns(game, locale, title)),
    alt: cut(`${title}. ${told.join('; ')}`),
    name: `${game}-signs.png`,
  };
}

/** A drawing that stands beside names. */
export interface Emoji {
  readonly name: string;
  /** Another one when the drawing is another. */
  readonly digest: string;
  readonly png: () => Promise<Buffer>;
}

/** A drawing that stands beside names, and what it is painted from. */
export interface EmojiScene extends Pick<Emoji, 'name' | 'digest'> {
  readonly scene: Scene;
}

/** What the drawings beside the names of a game's things are painted from. */
export function emojiScenesOf(game: string): readonly EmojiScene[] {
  const set = canDraw(game) ? rendererOf(game).emojis : undefined;
  return (set?.names ?? []).map((name) => {
    const scene = set?.scene(name);
    if (scene === undefined) throw new Error(`${game} has no emoji ${name}`);
    return { name, digest: createHash('sha256').update(JSON.stringify(scene)).digest('hex'), scene };
  });
}

/**
 * The drawings that stand beside the names of a game's things.
 * @param folder where painted ones lie
 */
export const emojisOf = (game: string, folder?: URL): readonly Emoji[] =>
  emojiScenesOf(game).map(({ name, digest, scene }) => ({
    name,
    digest,
    png: async () => (await drawnByBuild(digest, folder)) ?? paintElsewhere(scene),
  }));

/** The name of the drawing that stands for a thing of a game. */
export const emojiOf = (game: string, thing: string): string | undefined =>
  canDraw(game) ? rendererOf(game).emojis?.of(thing) : undefined;

/** The scene of one thing with its figures. */
export function sceneOfCard(request: ViewRequest, thing: string, told: CardText): Scene {
  const { game, view, locale } = request;
  const { card, emojis } = rendererOf(game);
  return cardScene(told, card?.(view, thing, locale), standingFor(emojis, thing));
}

/** One thing with its figures; its alt text is those. `thing` is an id that everybody may know of. */
export async function renderCard(request: ViewRequest, thing: string, told: CardText): Promise<Picture> {
  return {
    png: await painted(sceneOfCard(request, thing, told)),
    alt: cut([told.title, ...told.lines].join('. ')),
    name: `${request.game}-card-${thing.replaceAll(/[^\w-]/gu, '')}.png`,
  };
}

/** Draws curves over the turns of a game. */
export async function renderChart(chart: Chart): Promise<Picture> {
  return {
    png: await painted(chartScene(chart)),
    alt: cut(chartAlt(chart)),
    name: `${chartName(chart)}.png`,
  };
}

/** Draws a ladder, or the standings of a tournament. */
export async function renderClub(board: ClubBoard): Promise<Picture> {
  return {
    png: await painted(clubScene(board)),
    alt: cut(clubAlt(board)),
    name: `${clubName(board)}.png`,
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
    requests.map((request) => sceneOf({ ...request, id: 'table' })),
    options,
  );
  return { gif, alt: altOf({ ...last, id: 'table' }), name: `${last.game}-replay.gif` };
}
