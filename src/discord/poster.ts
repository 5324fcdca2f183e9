import { setImmediate as untilLater } from 'node:timers/promises';
import type { Post as Row } from '../table/types.js';
import type { Bot } from './bot.js';
import { deliver, deliverAnew, PICTURE_ATTEMPTS } from './deliver.js';
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
const LONGEST_WAIT = 60 * 60 * 1000;

/** How long to wait before the next attempt, in ms: doubling from a second, with some spread. */
export function waitBefore(attempt: number, spread: number): number {
  const full = Math.min(LONGEST_WAIT, 1000 * 2 ** Math.min(attempt - 1, 20));
  return Math.round(full * (0.75 + 0.5 * spread));
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
    home = (await posting.card(row.game)).channel;
    await deliverSomewhere(bot, watched, row);
    bot.measure?.('posted', performance.now() - began);
  } catch (error) {
    const trouble = troubleOf(error);
    const why = error instanceof Error ? error.message : String(error);
    try {
      if (trouble === 'gone' || (trouble === 'forbidden' && row.attempt >= MOST_FORBIDDEN)) {
        bot.log.warn({ ...about, why }, 'a post is given up: its channel is gone or closed to us');
        await posting.drop(row.id, why);
        if (trouble === 'gone') await reviveIfMoved(bot, row, home);
      } else if (trouble === 'invalid' && row.attempt >= PICTURE_ATTEMPTS + 1) {
        bot.log.error({ ...about, err: error }, 'a post is given up: Discord refuses it');
        await posting.drop(row.id, why);
      } else {
        bot.log.warn({ ...about, err: error }, 'a post could not be sent and is tried again');
        // What may stand once may stand until it has been looked for, whatever else goes wrong in between.
        const mayStand = trouble === 'later' || row.mayStandSince !== undefined || isSent;
        await posting.retry(row.id, why, waitBefore(row.attempt, Math.random()), mayStand);
      }
    } catch (failed) {
      // The row stays claimed and comes back when its lease is over.
      bot.log.error({ ...about, err: failed }, 'the outbox could not be written');
    }
  }
}

async function deliverSomewhere(bot: Bot, sender: Sender, row: Row): Promise<void> {
  try {
    await deliver(bot, sender, row);
  } catch (error) {
    if (troubleOf(error) !== 'gone' || !(await deliverAnew(bot, sender, row))) throw error;
  }
}

/**
 * A game that moved while one of its posts was being given up: the post was under way, so the move didn't take it along.
 * What the move does in one go is over a moment later.
 */
async function reviveIfMoved({ table: { posting } }: Bot, row: Row, home: string | undefined): Promise<void> {
  await untilLater();
  if ((await posting.card(row.game)).channel !== home) await posting.retry(row.id, 'the game has moved', 0);
}
