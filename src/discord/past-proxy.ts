import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Answers to interactions, and their changes: `/interactions/…` and `/webhooks/<application>/<token>…`. */
const OF_INTERACTIONS = /\/api\/v\d+\/(?:interactions|webhooks)\//u;

export const isOfInteraction = (url: string): boolean => OF_INTERACTIONS.test(url);

type Send = RESTOptions['makeRequest'];

/** Where the proxy is told of refused requests that went past it. */
export const REFUSED_PATH = '/refused';
/** How long the proxy may take to hear of them, ms. */
const MOST_TELLING = 5000;

/**
 * Has all requests but those of interactions go through the proxy. It hears of refused interactions too: nothing holds
 * them back, but they use up the same budget.
 * @param counted counts refused requests of a way to send, and says when there was one
 */
export function pastProxy(
  proxy: string | undefined,
  api: string = DefaultRestOptions.api,
  counted: (send: Send, onRefused: () => void) => Send = (send) => send,
): Partial<RESTOptions> {
  if (proxy === undefined) return {};
  const { makeRequest } = DefaultRestOptions;
  const root = proxy.replace(/\/+$/u, '');
  const direct = counted(makeRequest, teller(root));
  return {
    makeRequest: (url, init) =>
      isOfInteraction(url) ? direct(url, init) : makeRequest(url.replace(api, `${root}/api`), init),
  };
}

/** Tells the proxy of refused requests, many at once; those it didn't hear of go with the next. */
function teller(root: string): () => void {
  let untold = 0;
  let isTelling = false;
  const tell = async (): Promise<void> => {
    isTelling = true;
    try {
      while (untold > 0) {
        const n = untold;
        const signal = AbortSignal.timeout(MOST_TELLING);
        await fetch(`${root}${REFUSED_PATH}?n=${n}`, { method: 'POST', signal });
        untold -= n;
      }
    } catch {
      // The proxy is away: this process has counted them itself.
    } finally {
      isTelling = false;
    }
  };
  return () => {
    untold += 1;
    if (!isTelling) void tell();
  };
}
