import type { DirectChannelRow, Store } from '../../store/port.js';
import { waitAfter } from './backoff.js';
import { DIRECT_KINDS, type Directs } from '../contract/people.js';

/** Stored direct messages: they survive a restart, and one process sends each. */

/** Pause for a person who takes no direct messages, ms; over before tomorrow's summary. */
const CLOSED_FOR = 20 * 60 * 60_000;
/** Older messages are dropped, ms. */
const TOO_LATE = 24 * 60 * 60_000;
/** Messages claimed at once, and their lease, ms: each may wait for a channel to open. */
const BATCH = 10;
const LEASE = 5 * 60_000;

export function makeDirects(store: Store, clock: () => number): Directs {
  const listeners = new Set<() => void>();

  async function rowOf(person: string): Promise<DirectChannelRow> {
    const none = { person, channel: null, closedAt: null, told: false };
    return (await store.directChannel(person)) ?? none;
  }
  const isRecent = ({ closedAt }: DirectChannelRow): boolean =>
    closedAt !== null && Math.abs(clock() - closedAt) < CLOSED_FOR;

  return {
    channel: async (person) => (await rowOf(person)).channel ?? undefined,
    async keepChannel(person, channel) {
      await store.saveDirectChannel({ ...(await rowOf(person)), channel: channel ?? null });
    },
    isClosed: async (person) => isRecent(await rowOf(person)),
    async close(person) {
      const row = await rowOf(person);
      await store.saveDirectChannel({ ...row, closedAt: clock(), told: row.closedAt !== null && row.told });
    },
    async reopen(person) {
      const row = await rowOf(person);
      if (row.closedAt !== null) await store.saveDirectChannel({ ...row, closedAt: null, told: false });
    },
    async takeClosedWarning(person) {
      const row = await rowOf(person);
      if (row.told || !isRecent(row)) return false;
      await store.saveDirectChannel({ ...row, told: true });
      return true;
    },

    async ask(person, kind, game = 0) {
      await store.queueDirect({ person, kind, game, at: clock() });
      for (const listener of listeners) listener();
    },
    onAsked(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async takeDue() {
      const now = clock();
      const claimed = await store.claimDirects(now, now + LEASE, BATCH);
      return claimed.flatMap((row) => {
        const kind = DIRECT_KINDS.find((each) => each === row.kind);
        return kind === undefined ? [] : [{ ...row, kind }];
      });
    },
    done: (due) => store.dropDirect(due),
    async retry(due) {
      const next = clock() + waitAfter(due.attempts);
      if (next - due.at < TOO_LATE) await store.retryDirect(due, next);
      else await store.dropDirect(due);
    },
  };
}
