import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Answers to interactions and their edits: `/interactions/…` and `/webhooks/<application>/<token>…`. */
const OF_INTERACTIONS = /\/api\/v\d+\/(?:interactions|webhooks)\//u;

export const isOfInteraction = (url: string): boolean => OF_INTERACTIONS.test(url);

type Send = RESTOptions['makeRequest'];

/** Path on which processes report refused requests that bypassed the proxy. */
export const REFUSED_PATH = '/refused';
/** Timeout for telling the proxy, ms. */
const MOST_TELLING = 5000;

/**
 * Sends all requests through the proxy except those of interactions. Refused interactions are reported to it, because
 * they count toward the same budget.
 * @param counted wraps a send function and reports refused requests
 */
export function proxyOptions(
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

/** Reports refused requests to the proxy in batches. After a failure, the count goes with the next batch. */
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
      // The proxy is unreachable: this process has counted the requests itself.
    } finally {
      isTelling = false;
    }
  };
  return () => {
    untold += 1;
    if (!isTelling) void tell();
  };
}
