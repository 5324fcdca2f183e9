import { setTimeout as wait } from 'node:timers/promises';
import { answer } from './discord/answers.js';
import { freshNonce, type Sender, troubleOf } from './discord/sender.js';
import { botTeller } from './discord/texts.js';
import type { Log } from './log.js';

/** Tells the operators when the disk takes no more writes. */

export interface Operators {
  readonly people: readonly string[];
  readonly sender: Pick<Sender, 'direct'>;
}

export interface DiskWatch {
  /** A write failed. */
  failed(error: unknown): void;
  /** The latest failure, for a while; undefined otherwise. */
  trouble(): string | undefined;
}

/** How long a failure counts as trouble, ms; players try again sooner. */
const LASTS = 2 * 60_000;
/** Shortest intervals of log lines and of messages to operators, ms. */
const LOG_EVERY = 60_000;
const WRITE_EVERY = 60 * 60_000;
/** Retries of a failed message to an operator: first delay (ms, doubled each time) and number of attempts. */
const RETRY_AFTER = 60_000;
const ATTEMPTS = 6;

export function watchDisk(
  log: Pick<Log, 'error' | 'warn'>,
  operators: () => Operators | undefined,
  now: () => number = () => performance.now(),
  retryAfter = RETRY_AFTER,
): DiskWatch {
  let last: { readonly at: number; readonly why: string } | undefined;
  let loggedAt = -Infinity;
  let writtenAt = -Infinity;

  /** Retries in memory, since the outbox can't be written. */
  async function write(person: string, sender: Operators['sender'], why: string): Promise<void> {
    const post = answer(botTeller('en').text('bot.disk.operator', { why }));
    const nonce = freshNonce();
    for (let attempt = 1; ; attempt++) {
      try {
        await sender.direct(person, post, nonce);
        return;
      } catch (error) {
        if (attempt >= ATTEMPTS || troubleOf(error) === 'closed') throw error;
        await wait(retryAfter * 2 ** (attempt - 1), undefined, { ref: false });
      }
    }
  }

  function writeToAll(why: string): void {
    const { people = [], sender } = operators() ?? {};
    if (sender === undefined) return;
    for (const person of people)
      write(person, sender, why).catch((error: unknown) =>
        log.warn({ err: error }, 'could not tell the owner about the disk'),
      );
  }

  return {
    failed(error) {
      const at = now();
      const why = error instanceof Error ? error.message : String(error);
      last = { at, why };
      if (at - loggedAt >= LOG_EVERY) {
        loggedAt = at;
        log.error({ err: error }, 'could not write to the disk; a move was rejected');
      }
      if (at - writtenAt >= WRITE_EVERY && (operators()?.people.length ?? 0) > 0) {
        writtenAt = at;
        writeToAll(why);
      }
    },
    trouble: () => (last !== undefined && now() - last.at < LASTS ? last.why : undefined),
  };
}
