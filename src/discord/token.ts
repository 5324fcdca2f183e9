import { DiscordAPIError, REST, type RESTOptions } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Log } from '../log.js';
import { TokenRevoked } from './token-revoked.js';

interface Kept {
  /** Called before the client is destroyed: it clears its token, which is then no sign of a problem. */
  part(): void;
  /** The client has ended. */
  letGo(): void;
}

/**
 * Protects the token. discord.js clears it at the first 401 of any request and then sends nothing until restarted; a
 * single request may be refused for other reasons.
 */
export interface TokenGuard {
  /** Sets the client's token and protects it. */
  keep(rest: REST): Kept;
  /** Asks Discord whether it still accepts the token. */
  doubt(): void;
  /** Rejects with TokenRevoked once Discord has confirmed it; never resolves. */
  readonly revoked: Promise<never>;
}

/** Interval before Discord is asked again after an inconclusive answer, ms. */
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
