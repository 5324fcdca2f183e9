import type { PageDispatch, PageMessage } from '../contract.js';
import type { Answer } from './api.js';

/** So often a channel is asked for again where people talk faster than it answers. */
const MOST_ASKED = 5;

/**
 * The newest messages of a channel, newest first. The answer and the socket come by two ways, so what is told
 * of the channel while the answer is under way may be missing in it: then it is asked for once more.
 */
export async function latestMessages(
  channelId: string,
  ask: (channelId: string, before: null) => Promise<Answer<readonly PageMessage[]>>,
  onDispatch: (listener: (event: PageDispatch) => void) => () => void,
): Promise<Answer<readonly PageMessage[]>> {
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
