import { DiscordAPIError, REST, type RESTOptions } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Log } from '../log.js';
import { TokenRevoked } from './token-revoked.js';

interface Kept {
  /** The client is about to end, and forgets the token by itself: nothing is wrong, and it still answers with it. */
  part(): void;
  /** The client has ended. */
  letGo(): void;
}

/**
 * Keeps the token. discord.js forgets it at the first 401, whatever that was about, and then sends nothing until the
 * process ends; one request may be refused for a reason of its own, and then the others go on.
 */
export interface TokenGuard {
  /** Gives a client the token, for good. */
  keep(rest: REST): Kept;
  /** Something says that the token isn't accepted: Discord is asked. */
  doubt(): void;
  /** Rejects with TokenRevoked once Discord has said so itself; resolves never. */
  readonly revoked: Promise<never>;
}

/** After an answer that says nothing Discord is asked again, ms. */
const ASK_AGAIN = 30_000;

export function guardToken(token: string, options: Partial<RESTOptions>, log: Pick<Log, 'warn'>): TokenGuard {
  let refuse: (error: TokenRevoked) => void = () => {};
  const revoked = new Promise<never>((_resolve, reject) => (refuse = reject));
  revoked.catch(() => {});
  let asking = false;

  async function ask(): Promise<void> {
    const rest = new REST({ ...options, retries: 0 }).setToken(token);
    try {
      await rest.get(Routes.user());
      asking = false;
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status === 401) return refuse(new TokenRevoked());
      setTimeout(() => void ask(), ASK_AGAIN).unref();
    } finally {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    }
  }

  const doubt = (): void => {
    if (asking) return;
    asking = true;
    log.warn('Discord refused the token of a request; it is asked whether the token still holds');
    void ask();
  };

  return {
    revoked,
    doubt,
    keep(rest) {
      const set = rest.setToken.bind(rest);
      let held = true;
      let parting = false;
      rest.setToken = (given) => {
        if (given !== null || !held) return set(given);
        if (!parting) doubt();
        return rest;
      };
      set(token);
      return { part: () => (parting = true), letGo: () => (held = false) };
    },
  };
}
