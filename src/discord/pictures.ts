import PQueue from 'p-queue';
import {
  altOf,
  boardText,
  canDraw,
  closePool,
  type Digest,
  emojiOf,
  emojisOf,
  finalPictures,
  phasePictures,
  type PictureRef,
  picturesOf,
  type PictureRequest,
  renderCard,
  renderChart,
  renderClub,
  renderFilm,
  renderPicture,
  renderSigns,
  sceneOf,
  signsOf,
} from '../../renders/index.js';
import type { Log } from '../log.js';
import { PackGone, withPack, type Snapshot } from '../table/index.js';
import type { Pictures } from './bot.js';
import type { PostPicture } from './post.js';
import { packGoneLines } from './posts/pack-gone.js';
import { botTeller } from './texts.js';

/**
 * Messages whose pictures are drawn at the same time. Two keep the worker busy; waiting ones hold neither input nor
 * finished pictures, so a long queue costs no memory.
 */
const AT_ONCE = 2;

const drawn = (
  request: Omit<PictureRequest, 'id'>,
  pictures: readonly PictureRef[],
  digest?: Digest,
): Promise<readonly PostPicture[]> =>
  Promise.all(
    pictures.map((picture, at) =>
      // The first picture, the glance, has no room for the digest.
      renderPicture({
        ...request,
        ...picture,
        ...(at === pictures.length - 1 && digest !== undefined ? { digest } : {}),
      }),
    ),
  );

/** The game's id; undefined for a game without pictures. @throws PackGone if the pack with its cards was removed */
function drawable(snapshot: Snapshot): string | undefined {
  const { module } = withPack(snapshot).card;
  return canDraw(module) ? module : undefined;
}

const board: Pictures['board'] = async (snapshot, locale, before, digest) => {
  const game = drawable(snapshot);
  if (game === undefined) return [];
  const earlier =
    before?.viewer === snapshot.viewer && before.seq < snapshot.seq ? { before: before.view } : {};
  const request = { game, view: snapshot.view, locale, hints: snapshot.card.hints, ...earlier };
  return drawn(request, phasePictures(game, snapshot.view, before?.view), digest);
};

const scenes: NonNullable<Pictures['scenes']> = (snapshot, locale, before) => {
  const game = snapshot.card.module;
  if (!canDraw(game) || snapshot.packGone !== undefined) return [];
  const request = { game, view: snapshot.view, locale };
  const marked = before === undefined ? request : { ...request, before: before.view };
  const result = snapshot.over === undefined ? [] : finalPictures(game, snapshot.view);
  const isResult = ({ id, seat }: PictureRef): boolean =>
    result.some((one) => one.id === id && one.seat === seat);
  const phase = phasePictures(game, snapshot.view).filter((picture) => !isResult(picture));
  return [
    ...result.map((picture) => ({ ...request, ...picture })),
    ...phase.map((picture) => ({ ...marked, ...picture })),
  ].map((picture) => ({ id: picture.id, scene: sceneOf(picture), alt: altOf(picture) }));
};

/** The pictures of `renders/`. A game without pictures is described in words. */
export function renderedPictures(): Pictures {
  const queue = new PQueue({ concurrency: AT_ONCE });
  return {
    board: (...given) => queue.add(() => board(...given)),
    parts: ({ card: { module: game }, view, packGone }) =>
      packGone === undefined && canDraw(game) ? picturesOf(game, view) : [],
    async part({ card: { module: game, hints }, view }, locale, part) {
      const [picture] = (await queue.add(() => drawn({ game, view, locale, hints }, [part]))) ?? [];
      return picture;
    },
    scenes,
    async final(snapshot, locale) {
      const game = drawable(snapshot);
      if (game === undefined || snapshot.over === undefined) return [];
      const request = { game, view: snapshot.view, locale };
      return drawn(request, finalPictures(game, snapshot.view));
    },
    async card({ module: game, view }, locale, thing, text) {
      return canDraw(game) ? renderCard({ game, view, locale }, thing, text) : undefined;
    },
    chart: renderChart,
    club: renderClub,
    async film(snapshots, locale) {
      const film = await renderFilm(
        snapshots.map(withPack).map(({ card, view }) => ({ game: card.module, view, locale })),
      );
      return film === undefined ? undefined : { name: film.name, alt: film.alt, png: film.gif };
    },
    async signs(game, locale, title) {
      const lines = signsOf(game, locale).map(({ looks, means }) => `**${means}**: ${looks}`);
      return lines.length === 0 ? undefined : { picture: await renderSigns(game, locale, title), lines };
    },
    emojis: { all: emojisOf, nameOf: emojiOf },
    text: (snapshot: Snapshot, locale) => [
      ...packGoneLines(snapshot, botTeller(locale)),
      ...(snapshot.packGone === undefined && canDraw(snapshot.card.module)
        ? boardText({ game: snapshot.card.module, view: snapshot.view, locale })
        : []),
    ],
    close: closePool,
  };
}

/** The same pictures, but a failed picture is left out: every answer also has words. */
export function withoutFailedPictures(pictures: Pictures, log: Pick<Log, 'error'>): Pictures {
  const or = async <T>(drawing: Promise<T>, none: T): Promise<T> => {
    try {
      return await drawing;
    } catch (error) {
      // PackGone is part of the answer.
      if (!(error instanceof PackGone)) log.error({ err: error }, 'an answer goes without its picture');
      return none;
    }
  };
  const { part, film, scenes, signs, card } = pictures;
  const orNone = <T>(draw: () => readonly T[]): readonly T[] => {
    try {
      return draw();
    } catch (error) {
      log.error({ err: error }, 'a page goes without a picture');
      return [];
    }
  };
  return {
    ...pictures,
    board: (...given) => or(pictures.board(...given), []),
    final: (...given) => or(pictures.final(...given), []),
    ...(part === undefined ? {} : { part: (...given) => or(part(...given), undefined) }),
    ...(scenes === undefined ? {} : { scenes: (...given) => orNone(() => scenes(...given)) }),
    ...(signs === undefined ? {} : { signs: (...given) => or(signs(...given), undefined) }),
    ...(card === undefined ? {} : { card: (...given) => or(card(...given), undefined) }),
    ...(film === undefined ? {} : { film: (...given) => or(film(...given), undefined) }),
  };
}
