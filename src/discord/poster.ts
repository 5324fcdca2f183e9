import { setTimeout as wait } from 'node:timers/promises';
import { RateLimitError } from 'discord.js';
import { CLOSED, type GameReading, LIVING, type OutboxMessage, isUnsaved } from '../table/index.js';
import { type Bot, tellerOf, titleOf } from './bot.js';
import { deliver, redeliver } from './deliver/deliver.js';
import { isOld, pageNonce } from './deliver/delivering.js';
import { PICTURE_ATTEMPTS } from './deliver/picture.js';
import { post, words } from './post.js';
import { type Sender, type SendFailure, troubleOf } from './sender.js';

/**
 * The poster drains the outbox: it claims rows, renders them from the public view at the moment of sending, sends them,
 * and records the message. After a restart, an unsettled row is claimed again and sent with the same nonce, so nothing
 * is posted twice or lost.
 */
export interface Poster {
  /** Stops claiming and waits for running posts. */
  stop(): Promise<void>;
}

/** Posts in parallel over all servers. */
const AT_ONCE = 12;
/**
 * Parallel posts per server, so that a slow or limited server only delays itself: posts, and cards in different
 * channels. Urgent posts aren't limited.
 */
const SHARES = { perServer: 3, cardsPerServer: 2 };
/**
 * Pause between edits of old cards in one channel, ms. Discord allows three edits in six seconds of messages older than
 * an hour; changes in the meantime are merged into one edit.
 */
const CARD_REST = 2100;
/** How long a post without permission is stored, ms: it is sent once the permission is granted. */
const FORBIDDEN_FOR = 30 * 24 * 60 * 60 * 1000;
const LONGEST_WAIT = 60 * 60 * 1000;
/** Maximum backoff while Discord or the network is down, ms: nothing tells us when it is up again. */
const LONGEST_OUTAGE_WAIT = 60_000;
/** Page number for the nonce of the plain text that replaces a post Discord refused. */
const PLAIN = -2;
/** Longest interval between looks at the outbox, ms: the system clock may be changed meanwhile. */
const LONGEST_SLEEP = 60_000;
/** Retry interval for recording a result while the disk is full, ms, and the time a post is surely leased to us. */
const WRITE_AGAIN = 2000;
const SURELY_OURS = 50_000;
/** A post that takes longer than this no longer blocks others, ms. */
const MOST_SENDING = 3 * 60_000;

/** Backoff in ms: doubles from a second, with jitter. A post that lacks a permission is hurried once it is granted. */
export function waitBefore(attempt: number, spread: number, trouble: SendFailure): number {
  const longest = trouble === 'later' ? LONGEST_OUTAGE_WAIT : LONGEST_WAIT;
  const full = Math.min(longest, 1000 * 2 ** Math.min(attempt - 1, 20));
  return Math.round(full * (0.75 + 0.5 * spread));
}

export interface PosterOptions {
  /** Longest interval between looks at the outbox, ms; a minute if absent. */
  readonly lookEvery?: number;
  /** Time after which the poster no longer waits for a post, ms. */
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

/** Time until the next post may be claimed, ms. */
async function msUntilDue({ table }: Bot, lookEvery: number, isBusy: () => boolean): Promise<number> {
  const next = await table.outbox.nextAt();
  if (next === undefined) return lookEvery;
  // A post whose server has used its share becomes free when one of that server's posts is sent.
  const ms = next - table.process.now();
  return ms <= 0 && isBusy() ? 1000 : Math.max(10, ms);
}

/** Channels in which an old card was just edited. */
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

/** Waits for the task up to a time limit. */
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

/** Retries a write that the disk refuses, until `isOver`. */
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

/** Sends one row and records the result. Never rejects. */
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
    // After the bot was removed from a server nothing is final: it may be invited again.
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
        // A message that may exist must be searched for before the next attempt, even if a later error says otherwise.
        const mayStand = trouble === 'later' || row.mayStandSince !== undefined || isSent;
        await written(() => outbox.retry(row.id, why, after, mayStand), isOver);
      }
    } catch (failed) {
      // The row stays claimed until its lease ends.
      bot.log.error({ ...about, err: failed }, 'the outbox could not be written');
    }
  }
}

/** Posts a plain notice in place of a post that Discord refuses. A living message stays as it was. */
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

/** How long Discord rate-limits this request, ms; undefined for other errors. */
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
    if (troubleOf(error) !== 'gone' || !(await redeliver(bot, sender, row))) throw error;
  }
}

/**
 * A game moved to another channel while its post was being given up: the move missed that post, so it is sent again.
 * Waits for the current change of the game first.
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
