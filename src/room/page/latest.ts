import type { PageDispatch, PageMessage } from '../contract.js';
import type { ApiResult } from './api.js';

/** Most requests for a channel where messages arrive faster than the responses. */
const MOST_ASKED = 5;

/**
 * The newest messages of a channel, newest first. Response and socket race, so an event during the request
 * may be missing from the response: then it is requested again.
 */
export async function latestMessages(
  channelId: string,
  ask: (channelId: string, before: null) => Promise<ApiResult<readonly PageMessage[]>>,
  onDispatch: (listener: (event: PageDispatch) => void) => () => void,
): Promise<ApiResult<readonly PageMessage[]>> {
  let isStale = false;
  const stop = onDispatch((event) => {
    if (isAbout(event, channelId)) isStale = true;
  });
  try {
    let answer = await ask(channelId, null);
    for (let asked = 1; isStale && answer.ok && asked < MOST_ASKED; asked += 1) {
      isStale = false;
      answer = await ask(channelId, null);
    }
    return answer;
  } finally {
    stop();
  }
}

function isAbout(event: PageDispatch, channelId: string): boolean {
  return event.t.startsWith('MESSAGE_') && (event as MessageEvent).d.channel_id === channelId;
}

type MessageEvent = Extract<PageDispatch, { t: `MESSAGE_${string}` }>;
