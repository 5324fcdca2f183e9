import { describe, expect, it } from 'vitest';
import { statusPost } from '../../src/discord/posts/status.js';
import type { Actor, OutboxMessage } from '../../src/table/contract/index.js';
import { offlineBot, textOf } from '../support/tables.js';
import { registryOf } from '../../src/games/registry.js';
import { ada, bo, pair, sendAll, setting, type Setting, toy } from './setting.js';

/** A player who is present isn't pinged: the ping is delayed, sent when they leave, and dropped when they move. */

const MINUTE = 60_000;

const calls = (posts: readonly OutboxMessage[]): readonly (readonly string[])[] =>
  posts.flatMap(({ body, ping }) => (body.kind === 'call' ? [ping] : []));
const pinged = async ({ table }: Setting): Promise<readonly string[]> => calls(await sendAll(table)).flat();

/** Both have offered, and one is asked to gather. */
async function gathering(at: Setting): Promise<readonly [first: Actor, second: Actor]> {
  const { table } = at;
  await pair(table);
  await sendAll(table);
  return offered(at);
}

async function offered(at: Setting): Promise<readonly [Actor, Actor]> {
  const { table } = at;
  await table.play.act(ada, 1, 'offer 0');
  await table.play.act(bo, 1, 'offer 1');
  await sendAll(table);
  const [asked] = (await table.games.card(ada, 1)).awaited;
  return asked?.person === ada.person ? [ada, bo] : [bo, ada];
}

describe('a ping', () => {
  it('is delayed while its player has the panel open, and sent after two minutes without a press', async () => {
    const at = setting();
    const [first, second] = await gathering(at);
    await at.table.play.turn(second, 1);
    await at.table.play.act(first, 1, 'gather');
    const posts = await sendAll(at.table);
    expect(posts.find(({ body }) => body.kind === 'call')).toMatchObject({ ping: [], resend: false });
    at.wait(MINUTE);
    await at.table.play.turn(second, 1);
    at.wait(1.5 * MINUTE);
    await at.table.process.wake();
    expect(await pinged(at)).toEqual([]);
    at.wait(MINUTE);
    await at.table.process.wake();
    expect(await pinged(at)).toEqual([second.person]);
    at.wait(5 * MINUTE);
    await at.table.process.wake();
    expect(await pinged(at)).toEqual([]);
  });

  it('is dropped once the player moves', async () => {
    const at = setting();
    const [first, second] = await gathering(at);
    await at.table.play.turn(second, 1);
    await at.table.play.act(first, 1, 'gather');
    expect(await pinged(at)).toEqual([]);
    await at.table.play.act(second, 1, 'gather');
    expect(await pinged(at)).not.toContain(second.person);
  });

  it('is sent at once if no panel is open', async () => {
    const at = setting();
    const [first, second] = await gathering(at);
    await at.table.play.act(first, 1, 'gather');
    expect(await pinged(at)).toEqual([second.person]);
  });

  it('is delayed between two players who have both just moved, and the status card says so', async () => {
    const at = setting();
    const bot = offlineBot(registryOf([toy]));
    const status = async (): Promise<string> => textOf(statusPost(bot, await at.table.games.card(ada, 1)));
    const [one, two] = await gathering(at);
    await at.table.play.act(one, 1, 'gather');
    await at.table.play.act(two, 1, 'gather');
    expect(await status()).not.toContain('are here');
    const [first, second] = await offered(at);
    await at.table.play.act(first, 1, 'gather');
    expect(await pinged(at)).toEqual([]);
    expect(await status()).toContain(`<@${first.person}> and <@${second.person}> are here.`);
    at.wait(11 * MINUTE);
    await at.table.process.wake();
    expect(await pinged(at)).toEqual([second.person]);
    expect(await status()).not.toContain('are here');
  });
});
