import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { GameCard, GameReading, Post as Row, Snapshot } from '../table/types.js';
import { type Bot, moduleOf, richTellerOf } from './bot.js';
import type { Picture, Post } from './post.js';
import { statusPost } from './posts/status.js';
import { latestLines } from './posts/story.js';
import type { Sender } from './sender.js';

/** The living status card: one message of a game that is edited in place, and pinned where that is allowed. */

/** Happenings that the card tells. */
const MOST_LATEST = 3;
/** Events looked through for them. */
const REACH = 12;
/** Bytes of pictures remembered, one of a game. */
const MOST_BYTES = 6_000_000;

/** The last picture of each game, and the public view it shows: a secret answer changes nothing that all can see. */
const drawnLast = new WeakMap<Bot, LRUCache<number, Drawn>>();

interface Drawn {
  /** Digest of the view. */
  readonly of: string;
  readonly picture: Picture;
}

/** The card as everybody sees it. @throws when the picture can't be drawn */
export async function livingStatus(bot: Bot, game: GameReading, withPicture: boolean): Promise<Post> {
  const card = await game.card();
  if (card.seq < 0) return statusPost(bot, card);
  const tell = richTellerOf(bot, card, card.language);
  const groups = await game.phases(Math.max(-1, card.seq - REACH), card.seq);
  const latest = latestLines(moduleOf(bot, card), tell, groups, MOST_LATEST);
  const picture = withPicture ? await boardPicture(bot, await game.snapshot()) : undefined;
  const asked = await game.asked();
  const subject = asked?.view === undefined ? '' : (moduleOf(bot, card)?.subject?.(asked.view, tell) ?? '');
  return statusPost(bot, card, card.language, {
    latest,
    ...(asked === undefined ? {} : { asked: asked.state, subject }),
    ...(picture === undefined ? {} : { picture }),
  });
}

async function boardPicture(bot: Bot, snapshot: Snapshot): Promise<Picture | undefined> {
  let all = drawnLast.get(bot);
  if (all === undefined)
    drawnLast.set(
      bot,
      (all = new LRUCache({
        maxSize: MOST_BYTES,
        sizeCalculation: ({ picture }) => Math.max(1, picture.png.byteLength),
      })),
    );
  const { id, language } = snapshot.card;
  const of = createHash('sha256')
    .update(JSON.stringify([language, snapshot.view]))
    .digest('base64');
  const known = all.get(id);
  if (known?.of === of) return known.picture;
  const picture = await bot.pictures.boardOnly?.(snapshot, language);
  if (picture !== undefined) all.set(id, { of, picture });
  return picture;
}

/** A new card is pinned, the card of a game that is over isn't any more. Where that isn't allowed, it stays as it is. */
export async function pinStatus(
  bot: Bot,
  sender: Sender,
  row: Row,
  { stage }: GameCard,
  message: string,
  isNew: boolean,
): Promise<void> {
  const isOver = stage === 'finished' || stage === 'abandoned';
  if (isOver === isNew) return;
  try {
    await (isNew ? sender.pin(row.channel, message) : sender.unpin(row.channel, message));
  } catch (error) {
    bot.log.debug({ err: error, game: row.game }, 'the status card could not be pinned or unpinned');
  }
}
