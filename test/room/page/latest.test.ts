import { describe, expect, it } from 'vitest';
import type { PageDispatch, PageMessage } from '../../../src/room/contract.js';
import { latestMessages } from '../../../src/room/page/latest.js';

const message = (id: string, channelId: string): PageMessage =>
  ({ id, channel_id: channelId }) as unknown as PageMessage;

/** A channel with a message from `said` arriving during each request. */
function channel(said: PageDispatch[]) {
  const listeners = new Set<(event: PageDispatch) => void>();
  const history = [message('1', '10')];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const value = [...history];
    const event = said.shift();
    if (event?.t === 'MESSAGE_CREATE') history.unshift(event.d);
    if (event) for (const listener of listeners) listener(event);
    return Promise.resolve({ ok: true as const, value });
  };
  const listen = (listener: (event: PageDispatch) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { ask, listen, asked: () => asked, listeners };
}

const ids = async (room: ReturnType<typeof channel>): Promise<string[]> => {
  const answer = await latestMessages('10', room.ask, room.listen);
  return answer.ok ? answer.value.map((one) => one.id) : [];
};

describe('the newest messages of a channel', () => {
  it('include messages that arrived during the request', async () => {
    const room = channel([{ t: 'MESSAGE_CREATE', d: message('2', '10') }]);
    expect(await ids(room)).toEqual(['2', '1']);
    expect(room.listeners.size).toBe(0);
  });

  it('are requested once when another channel is busy', async () => {
    const room = channel([{ t: 'MESSAGE_CREATE', d: message('2', '11') }]);
    await ids(room);
    expect(room.asked()).toBe(1);
  });

  it('are requested a limited number of times in a busy channel', async () => {
    const room = channel(
      Array.from({ length: 50 }, (_, i) => ({ t: 'MESSAGE_CREATE', d: message(String(i + 2), '10') })),
    );
    expect((await ids(room)).length).toBeGreaterThan(3);
    expect(room.asked()).toBe(5);
  });

  it('report a failed request', async () => {
    const room = channel([]);
    const refused = { ok: false as const, refusal: { message: 'Unknown Channel' } };
    const answer = await latestMessages('10', () => Promise.resolve(refused as never), room.listen);
    expect(answer).toEqual(refused);
  });
});
