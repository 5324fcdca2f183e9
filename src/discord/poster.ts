import { createHash } from 'node:crypto';
import type { GameCard, Post as Row } from '../table/types.js';
import { type Bot, moduleOf, tellerOf, titleOf } from './bot.js';
import { bare } from './escape.js';
import { LIMITS } from './limits.js';
import { type Picture, post, type Post, words } from './post.js';
import { callPost } from './posts/call.js';
import { finalPost, statusPost } from './posts/end.js';
import { latePost } from './posts/late.js';
import { lobbyPost, placeLines } from './posts/lobby.js';
import { noticePost } from './posts/notice.js';
import { chroniclePosts, phasePost } from './posts/story.js';
import { type Sender, troubleOf } from './sender.js';

/**
 * The poster drains the outbox: it claims rows, makes their words and pictures from the public view at the moment
 * of sending, sends them, and records the message. A row that was claimed and not settled is claimed again after a
 * restart and sent with the same nonce, so nothing is posted twice and nothing is lost.
 */
export interface Poster {
  /** Stops claiming and waits for what is under way. */
  stop(): Promise<void>;
}

/** Games posted to at the same time. */
const AT_ONCE = 4;
/** Attempts with a missing permission before a post is given up; the last waits are an hour each. */
const MOST_FORBIDDEN = 12;
/** Attempts after which a picture that can't be drawn is left out. */
const PICTURE_ATTEMPTS = 2;
/** A phase that waits for longer than this while the next one is over too is told without pictures, ms. */
const LATE = 2000;
const LONGEST_WAIT = 60 * 60 * 1000;

/** How long to wait before the next attempt, in ms: doubling from a second, with some spread. */
export function waitBefore(attempt: number, spread: number): number {
  const full = Math.min(LONGEST_WAIT, 1000 * 2 ** Math.min(attempt - 1, 20));
  return Math.round(full * (0.75 + 0.5 * spread));
}

/** Nonce of the nth message of a post; the first one is the post's own. */
export function pageNonce(nonce: string, page: number): string {
  if (page === 0) return nonce;
  return createHash('sha256').update(`${nonce}/${page}`).digest('base64url').slice(0, LIMITS.nonce);
}

export function startPoster(bot: Bot, sender: Sender): Poster {
  const { posting } = bot.table;
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let pumping = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const pump = async (): Promise<void> => {
    if (pumping || stopped) {
      again = true;
      return;
    }
    pumping = true;
    try {
      do {
        again = false;
        const free = AT_ONCE - underWay.size;
        if (free <= 0) break;
        const claimed = await posting.claim(free);
        for (const row of claimed) {
          const work: Promise<void> = settle(bot, sender, row).finally(() => {
            underWay.delete(work);
            void pump();
          });
          underWay.add(work);
        }
      } while (again && !stopped);
      await sleepUntilDue();
    } catch (error) {
      bot.log.error({ err: error }, 'the outbox could not be read');
      wakeIn(1000);
    } finally {
      pumping = false;
    }
    if (again && underWay.size < AT_ONCE) void pump();
  };

  const wakeIn = (ms: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void pump(), Math.min(ms, LONGEST_WAIT));
  };

  const sleepUntilDue = async (): Promise<void> => {
    const next = await posting.nextAt();
    if (next !== undefined) wakeIn(Math.max(10, next - Date.now()));
  };

  const off = posting.onPosts(() => void pump());
  void pump();
  return {
    async stop() {
      stopped = true;
      off();
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

/** Sends one row and says what became of it. Never rejects. */
async function settle(bot: Bot, sender: Sender, row: Row): Promise<void> {
  const { posting } = bot.table;
  const about = { post: row.id, kind: row.body.kind, game: row.game, attempt: row.attempt };
  const began = performance.now();
  try {
    await deliver(bot, sender, row);
    bot.measure?.('posted', performance.now() - began);
  } catch (error) {
    const trouble = troubleOf(error);
    const why = error instanceof Error ? error.message : String(error);
    try {
      if (trouble === 'gone' || (trouble === 'forbidden' && row.attempt >= MOST_FORBIDDEN)) {
        bot.log.warn({ ...about, why }, 'a post is given up: its channel is gone or closed to us');
        await posting.drop(row.id, why);
      } else if (trouble === 'invalid' && row.attempt >= PICTURE_ATTEMPTS + 1) {
        bot.log.error({ ...about, err: error }, 'a post is given up: Discord refuses it');
        await posting.drop(row.id, why);
      } else {
        bot.log.warn({ ...about, err: error }, 'a post could not be sent and is tried again');
        // What may stand once may stand until it has been looked for, whatever else goes wrong in between.
        const mayStand = trouble === 'later' || row.mayStandSince !== undefined;
        await posting.retry(row.id, why, waitBefore(row.attempt, Math.random()), mayStand);
      }
    } catch (failed) {
      // The row stays claimed and comes back when its lease is over.
      bot.log.error({ ...about, err: failed }, 'the outbox could not be written');
    }
  }
}

async function deliver(bot: Bot, sender: Sender, row: Row): Promise<void> {
  const { posting } = bot.table;
  const { body } = row;
  const card = await posting.card(row.game);
  switch (body.kind) {
    case 'lobby':
      return living(bot, sender, row, lobbyPost(bot, card), false);
    case 'status':
      return living(bot, sender, row, statusPost(bot, card), false);
    case 'call': {
      if (body.awaited.length === 0) {
        const left = await leftBy(sender, row);
        if (left !== undefined) await sender.remove(row.channel, left);
        if (row.standing !== undefined) await sender.remove(row.standing.channel, row.standing.message);
        return posting.done(row.id, {});
      }
      const asked = await posting.asked(row.game);
      return living(bot, sender, row, callPost(bot, card, body.awaited, row, asked), row.anew);
    }
    case 'late': {
      if (body.late.length === 0) {
        if (row.standing !== undefined) await sender.remove(row.standing.channel, row.standing.message);
        return posting.done(row.id, {});
      }
      return living(bot, sender, row, latePost(bot, card, body.late, row.ping), row.ping.length > 0);
    }
    case 'thread': {
      const tell = tellerOf(bot, card, card.language);
      const anchor = post([words(tell.tell('bot.thread.anchor', { title: titleOf(card) }))], {
        silent: true,
      });
      const message = (await leftBy(sender, row)) ?? (await sender.send(row.channel, anchor, row.nonce));
      const thread = await sender.thread(row.channel, message, bare(card.title));
      await posting.done(row.id, { channel: row.channel, message, thread });
      return invite(bot, sender, card, thread);
    }
    case 'members': {
      const { thread, places } = card;
      const { left } = body;
      if (thread !== undefined) {
        await invite(bot, sender, card, thread);
        if (left !== undefined && !places.some(({ person }) => person === left))
          await sender.expel(thread, left).catch((error: unknown) => {
            bot.log.debug({ err: error, game: card.id }, 'a former player stays in the thread');
          });
      }
      return posting.done(row.id, {});
    }
    case 'phase': {
      const isOpening = body.phases.some(({ phase }) => phase === 'start');
      const isLate = await posting.isOvertaken(row.id, LATE);
      const draw = async (): Promise<readonly Picture[]> =>
        bot.pictures.board(
          await posting.sight(row.game, body.to),
          card.language,
          isOpening ? undefined : await posting.sight(row.game, Math.max(0, body.from)),
        );
      const pictures = isLate ? [] : await drawn(bot, row, draw);
      const groups = await posting.phases(row.game, body.from, body.to, isOpening ? undefined : body.phases);
      const tell = tellerOf(bot, card, card.language);
      return once(bot, sender, row, [
        phasePost(card, moduleOf(bot, card), tell, groups, pictures, isOpening ? placeLines(bot, card) : []),
      ]);
    }
    case 'final': {
      const pictures = await drawn(bot, row, async () =>
        bot.pictures.final(await posting.sight(row.game, body.seq), card.language),
      );
      return once(bot, sender, row, [finalPost(bot, card, pictures)]);
    }
    case 'chronicle': {
      const entries = await posting.entries(row.game, body.from, body.to);
      return once(bot, sender, row, chroniclePosts(card, tellerOf(bot, card, card.language), entries));
    }
    case 'notice': {
      return once(bot, sender, row, [noticePost(bot, card, body.key, body.args)]);
    }
  }
}

/** The message of an earlier attempt that reached Discord although its answer never reached us. */
async function leftBy(sender: Sender, row: Row, page = 0): Promise<string | undefined> {
  if (row.mayStandSince === undefined) return undefined;
  return sender.find(row.channel, pageNonce(row.nonce, page), row.mayStandSince);
}

/** A post that is sent and never changed; long ones are several messages. */
async function once(bot: Bot, sender: Sender, row: Row, posts: readonly Post[]): Promise<void> {
  let message: string | undefined;
  for (const [page, each] of posts.entries()) {
    message =
      (await leftBy(sender, row, page)) ?? (await sender.send(row.channel, each, pageNonce(row.nonce, page)));
  }
  await bot.table.posting.done(row.id, message === undefined ? {} : { channel: row.channel, message });
}

/** A post of which a game has one: edited in place, or (with `anew`) sent again and the old one removed. */
async function living(bot: Bot, sender: Sender, row: Row, of: Post, anew: boolean): Promise<void> {
  const { posting } = bot.table;
  const { standing } = row;
  const left = await leftBy(sender, row);
  const now = left !== undefined ? { channel: row.channel, message: left } : anew ? undefined : standing;
  let message: string | undefined;
  if (now !== undefined) {
    try {
      await sender.edit(now.channel, now.message, of);
      ({ message } = now);
    } catch (error) {
      if (troubleOf(error) !== 'no-message') throw error;
    }
  }
  message ??= await sender.send(row.channel, of, row.nonce);
  if (standing !== undefined && standing.message !== message)
    await sender.remove(standing.channel, standing.message);
  await posting.done(row.id, { channel: row.channel, message });
}

/** Pictures that can't be drawn hold a post up only twice; then it goes without them. */
async function drawn(
  bot: Bot,
  row: Row,
  draw: () => Promise<readonly Picture[]>,
): Promise<readonly Picture[]> {
  try {
    return await draw();
  } catch (error) {
    if (row.attempt <= PICTURE_ATTEMPTS) throw error;
    bot.log.error({ err: error, post: row.id, game: row.game }, 'a post goes without its picture');
    return [];
  }
}

/** Players see the thread in their list from the start; whoever can't be let in can still open it. */
async function invite(bot: Bot, sender: Sender, card: GameCard, thread: string): Promise<void> {
  for (const { person } of card.places) {
    if (person === undefined) continue;
    await sender.invite(thread, person).catch((error: unknown) => {
      bot.log.debug({ err: error, game: card.id }, 'a player could not be let into the thread');
    });
  }
}
