import { describe, expect, it } from 'vitest';
import { startPoster } from '../../src/discord/poster.js';
import { registryOf } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import { drained, fakeSender, wordPictures } from '../support/tables.js';
import { ada, bo, pair, setting, toy } from '../table/setting.js';

/**
 * The content of the channel and the requests that produced it. Bo answers by orders, or by hand after the same delays.
 */
async function posted(waits?: readonly number[]) {
  const place = setting();
  const { table } = place;
  const bot = { table, modules: registryOf([toy]), pictures: wordPictures, log: silentLog() };
  const sender = fakeSender();
  const sent = async (): Promise<void> => drained(bot);
  const { id } = await pair(table);
  // The number of edits of the lobby card depends on timing only.
  const poster = startPoster(bot, sender);
  const left = [...(waits ?? [])];
  const waited: number[] = [];
  if (waits === undefined) {
    await table.orders.setPolicy(bo, id, 'offer', 'one');
    await table.orders.setPolicy(bo, id, 'storm', 'avoid');
  }
  const answer = async (line: string): Promise<void> => {
    if (waits === undefined) {
      waited.push(place.dueIn(id) ?? 0);
      expect(await place.ring(id)).toBe(true);
    } else {
      place.wait(left.shift() ?? 0);
      await table.play.act(bo, id, line);
    }
    await sent();
  };
  await sent();
  await answer('offer 1');
  await table.play.act(ada, id, 'offer 2');
  await sent();
  await table.play.act(ada, id, 'gather');
  await sent();
  await answer('gather');
  await poster.stop();
  // Only the notified person differs, which is their own information.
  const shown = sender.messages.map(({ channel, post, edits }) => ({
    channel,
    post: { ...post, mentions: [] },
    edits,
  }));
  // Channel, thread and card have separate queues, so only the order within each is fixed. Other edits are in `shown`,
  // per message.
  const placeOf = (line: string): string => (line.startsWith('edit') ? line : (line.split(' ')[1] ?? 'hall'));
  const inPlaces = <T>(all: readonly T[], place: (one: T) => string): readonly T[] =>
    all.toSorted((one, other) => place(one).localeCompare(place(other)));
  return {
    seen: { shown: inPlaces(shown, ({ channel }) => channel), log: inPlaces(sender.log, placeOf) },
    waited,
  };
}

describe('the channel', () => {
  it('gets the same bytes from the same sends and edits, whether an order or a player answered', async () => {
    const { seen, waited } = await posted();
    expect((await posted(waited)).seen).toEqual(seen);
  });
});
