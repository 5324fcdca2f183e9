import { answer } from './discord/answers.js';
import type { Sender } from './discord/sender.js';
import { botTeller } from './discord/texts/index.js';
import type { Log } from './log.js';

/** A disk that takes no more is told to whoever runs the program, not only to the players who are refused. */

export interface Operators {
  readonly people: readonly string[];
  readonly sender: Pick<Sender, 'direct'>;
}

export interface DiskWatch {
  /** Something could not be kept. */
  failed(error: unknown): void;
  /** What was refused last, for a while; undefined while all is well. */
  trouble(): string | undefined;
}

/** How long a refusal counts as trouble, ms: whoever plays tries again sooner. */
const LASTS = 2 * 60_000;
/** At most so often it is logged, and written to the operators, ms. */
const LOG_EVERY = 60_000;
const WRITE_EVERY = 60 * 60_000;

export function watchDisk(
  log: Pick<Log, 'error' | 'warn'>,
  operators: () => Operators | undefined,
  now: () => number = () => performance.now(),
): DiskWatch {
  let last: { readonly at: number; readonly why: string } | undefined;
  let loggedAt = -Infinity;
  let writtenAt = -Infinity;

  async function write(why: string): Promise<void> {
    const { people = [], sender } = operators() ?? {};
    const post = answer(botTeller('en').tell('bot.disk.operator', { why }));
    for (const person of people) await sender?.direct(person, post);
  }

  return {
    failed(error) {
      const at = now();
      const why = error instanceof Error ? error.message : String(error);
      last = { at, why };
      if (at - loggedAt >= LOG_EVERY) {
        loggedAt = at;
        log.error({ err: error }, 'something could not be kept and was refused: look at the disk');
      }
      if (at - writtenAt >= WRITE_EVERY && (operators()?.people.length ?? 0) > 0) {
        writtenAt = at;
        write(why).catch((failed: unknown) =>
          log.warn({ err: failed }, 'nobody could be told about the disk'),
        );
      }
    },
    trouble: () => (last !== undefined && now() - last.at < LASTS ? last.why : undefined),
  };
}
