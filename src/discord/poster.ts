import { setTimeout as wait } from 'node:timers/promises';
import { RateLimitError } from 'discord.js';
import { CLOSED, type GameReading, LIVING, type OutboxMessage, isUnsaved } from '../table/index.js';
import { type Bot, tellerOf, titleOf } from './bot.js';
import { deliver, deliverAnew } from './deliver/deliver.js';
import { isOld, pageNonce } from './deliver/delivering.js';
import { PICTURE_ATTEMPTS } from './deliver/picture.js';
import { post, words } from './post.js';
import { type Sender, type SendFailure, troubleOf } from './sender.js';

/**
 * The poster drains the outbox: it claims rows, makes their words and pictures from the public view at the moment
 * of sending, sends them, and records the message. A row that was claimed and not settled is claimed again after a
 * restart and sent with the same nonce, so nothing is posted twice and nothing is lost.
 */
export interface Poster {
  /** Stops claiming and waits for what is under way. */
  stop(): Promise<void>;
}

/** Posts under way at the same time, over all servers and of one: a server that is slow or limited holds up itself. */
const AT_ONCE = 12;
/** Of one server: its posts, and its cards besides, each of another channel; whatever hurries goes past those. */
const SHARES = { perServer: 3, cardsPerServer: 2 };
/**
 * Messages older than an hour may be changed three times in six seconds, in each channel: with many games in it, their
 * cards are changed one after another, so far apart, ms. What happens meanwhile goes into the same change.
 */
const CARD_REST = 2100;
/** How long a post that lacks a permission is kept, ms: it goes out when the permission comes. */
const FORBIDDEN_FOR = 30 * 24 * 60 * 60 * 1000;
const LONGEST_WAIT = 60 * 60 * 1000;
/** Discord or the way to it is out of order: nothing tells us when it is well again, so it is tried this often, ms. */
const LONGEST_OUTAGE_WAIT = 60_000;
/** Page whose nonce the plain words have that stand for what Discord refuses. */
const PLAIN = -2;
/** So often at least the outbox is looked at, ms: the clock on the wall may be set meanwhile. */
const LONGEST_SLEEP = 60_000;
/** What became of a post is written again so often where the disk takes nothing, ms, and as long as the post is surely ours. */
const WRITE_AGAIN = 2000;
const SURELY_OURS = 50_000;
/** A post that takes longer than this is left to itself, ms: whatever holds it must not hold the others. */
const MOST_SENDING = 3 * 60_000;

/** How long to wait before the next attempt, in ms: doubling from a second, with some spread. What lacks a permission is hurried when it comes. */
export function waitBefore(attempt: number, spread: number, trouble: SendFailure): number {
  const longest = trouble === 'later' ? LONGEST_OUTAGE_WAIT : LONGEST_WAIT;
  const full = Math.min(longest, 1000 * 2 ** Math.min(attempt - 1, 20));
  return Math.round(full * (0.75 + 0.5 * spread));
}

export interface PosterOptions {
  /** So often at least the outbox is looked at, ms; a minute when absent. */
  readonly lookEvery?: number;
  /** Ms after which the poster no longer waits for a post. */
  readonly mostSending?: number;
}

export function startPoster(
  bot: Bot,
  sender: Sender,
  { mostSending = MOST_SENDING, lookEvery = LONGEST_SLEEP }: PosterOptions = {},
): Poster {
  const { outbox } = bot.table;
  const underWay = new Map<Promise<void>, OutboxMessage>();
  let stopped = false;
  let pumping = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const resting = restingChannels(bot, () => void pump());

  const begin = (row: OutboxMessage): void => {
    const task: Promise<void> = within(
      settle(bot, sender, row, () => stopped),
      mostSending,
      () => bot.log.error({ post: row.id, game: row.game }, 'a post hangs and is left to itself'),
    ).finally(() => {
      underWay.delete(task);
      resting.add(row);
      void pump();
    });
    underWay.set(task, row);
  };

  const pump = async (): Promise<void> => {
    if (pumping || stopped) return void (again = true);
    pumping = true;
    try {
      do {
        again = false;
        const free = AT_ONCE - underWay.size;
        if (free <= 0) break;
        const sending = { posts: [...underWay.values()], ...SHARES, resting: resting.channels() };
        for (const row of await outbox.claim(free, sending)) begin(row);
      } while (again && !stopped);
      wakeIn(await msUntilDue(bot, lookEvery, () => underWay.size + resting.channels().length > 0));
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
    if (!stopped) timer = setTimeout(() => void pump(), Math.min(ms, lookEvery));
  };

  const off = outbox.onPosts(() => void pump());
  void pump();
  return {
    async stop() {
      stopped = true;
      off();
      clearTimeout(timer);
      resting.stop();
      await Promise.all(underWay.keys());
    },
  };
}

/** How long until a post may be claimed, ms. */
async function msUntilDue({ table }: Bot, lookEvery: number, isBusy: () => boolean): Promise<number> {
  const next = await table.outbox.nextAt();
  if (next === undefined) return lookEvery;
  // A due post whose server has used up its share goes when one of that server's posts is sent.
  const ms = next - table.process.now();
  return ms <= 0 && isBusy() ? 1000 : Math.max(10, ms);
}

/** Channels in which an old card has just been changed. */
function restingChannels({ table }: Bot, wake: () => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    channels: () => [...timers.keys()],
    add({ channel, isCard, existing }: OutboxMessage): void {
      if (!isCard || existing === undefined || !isOld(existing.message, table.process.now())) return;
      clearTimeout(timers.get(channel));
      const timer = setTimeout(() => {
        timers.delete(channel);
        wake();
      }, CARD_REST);
      timers.set(channel, timer.unref());
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/** Waits for the work, but not for ever. */
async function within(task: Promise<void>, most: number, late: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      late();
      resolve();
    }, most);
  });
  await Promise.race([task, patience]);
  clearTimeout(timer);
}

/** Writes again and again what the disk doesn't take, until it is over. */
async function written(write: () => Promise<void>, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (isOver() || !isUnsaved(error)) throw error;
      await wait(WRITE_AGAIN, undefined, { ref: false });
    }
  }
}

/** Sends one row and says what became of it. Never rejects. */
async function settle(
  bot: Bot,
  sender: Sender,
  row: OutboxMessage,
  isStopping: () => boolean,
): Promise<void> {
  const { outbox } = bot.table;
  const about = { post: row.id, kind: row.body.kind, game: row.game, attempt: row.attempt };
  const began = performance.now();
  const isOver = (): boolean => isStopping() || performance.now() - began > SURELY_OURS;
  let isSent = false;
  let home: string | undefined;
  const watched: Sender = {
    ...sender,
    async send(...given) {
      const message = await sender.send(...given);
      isSent = true;
      return message;
    },
  };
  try {
    const game = outbox.read(row.game);
    home = (await game.card()).channel;
    await deliverSomewhere(bot, watched, row, game);
    bot.measure?.('posted', performance.now() - began);
  } catch (error) {
    // From a server that has sent us away nothing is gone for good: we may be invited again.
    const isAway = bot.isIn?.(row.guild) === false;
    const trouble = isAway && troubleOf(error) === 'gone' ? 'forbidden' : troubleOf(error);
    const said = error instanceof Error ? error.message : String(error);
    const why = trouble === 'forbidden' ? `${CLOSED}${said}` : said;
    try {
      if (trouble === 'gone' || (trouble === 'forbidden' && row.age > FORBIDDEN_FOR)) {
        bot.log.warn({ ...about, why }, 'a post is given up: its channel is gone or closed to us');
        await written(() => outbox.drop(row.id, why), isOver);
        if (trouble === 'gone') await reviveIfMoved(bot, row, home);
      } else if (trouble === 'invalid' && row.attempt >= PICTURE_ATTEMPTS + 1) {
        bot.log.error({ ...about, err: error }, 'Discord refuses a post: words take its place');
        await sayPlainly(bot, watched, row, why);
      } else {
        const after = limitedFor(error) ?? waitBefore(row.attempt, Math.random(), trouble);
        bot.log.warn({ ...about, err: error }, 'a post could not be sent and is tried again');
        // What may stand once may stand until it has been looked for, whatever else goes wrong in between.
        const mayStand = trouble === 'later' || row.mayStandSince !== undefined || isSent;
        await written(() => outbox.retry(row.id, why, after, mayStand), isOver);
      }
    } catch (failed) {
      // The row stays claimed and comes back when its lease is over.
      bot.log.error({ ...about, err: failed }, 'the outbox could not be written');
    }
  }
}

/** What Discord won't take is not kept back without a word; a living message that it refuses stays as it was. */
async function sayPlainly(bot: Bot, sender: Sender, row: OutboxMessage, why: string): Promise<void> {
  const { outbox } = bot.table;
  const isLiving = LIVING.some((kind) => kind === row.body.kind);
  if (isLiving && row.existing !== undefined) return outbox.drop(row.id, why);
  const card = await outbox.read(row.game).card();
  const text = tellerOf(bot, card, card.language).text('bot.post.refused', { title: titleOf(card) });
  try {
    await sender.send(row.channel, post([words(text)], { silent: true }), pageNonce(row.nonce, PLAIN));
  } catch (error) {
    bot.log.error({ post: row.id, err: error }, 'not even plain words could be posted');
  }
  await outbox.drop(row.id, why);
}

/** For how long Discord wants nothing more of this kind, ms; undefined when that is not what is wrong. */
function limitedFor(error: unknown): number | undefined {
  return error instanceof RateLimitError
    ? Math.min(LONGEST_WAIT, Math.max(1000, error.retryAfter))
    : undefined;
}

async function deliverSomewhere(
  bot: Bot,
  sender: Sender,
  row: OutboxMessage,
  game: GameReading,
): Promise<void> {
  try {
    await deliver(bot, sender, row, game);
  } catch (error) {
    if (troubleOf(error) !== 'gone' || !(await deliverAnew(bot, sender, row))) throw error;
  }
}

/**
 * A game that moved while one of its posts was being given up: the post was under way, so the move didn't take it along.
 * What is just being done with the game is waited for.
 */
async function reviveIfMoved(
  { table: { outbox } }: Bot,
  row: OutboxMessage,
  home: string | undefined,
): Promise<void> {
  await outbox.afterWork(row.game);
  if ((await outbox.read(row.game).card()).channel !== home)
    await outbox.retry(row.id, 'the game has moved', 0);
}
