import { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { box, type MessageBody, words } from '../../src/discord/post.js';
import { restSender } from '../../src/discord/sender.js';
import { withRoom } from '../support/with-room.js';

const post = (text: string): MessageBody => ({ components: [box([words(text)])], files: [], mentions: [] });

it('finds an old message among many by its nonce, even after Discord has forgotten the nonce', async () => {
  await withRoom(async (room) => {
    const sender = restSender(new REST({ api: room.apiUrl }).setToken(room.token));
    const { id: channel } = room.channel('longhouse');
    const began = Date.now();
    for (let n = 0; n < 120; n++) await sender.send(channel, post(`before ${n}`), `before${n}`);
    const sent = await sender.send(channel, post('found'), 'a-nonce');
    expect(await sender.send(channel, post('found'), 'a-nonce')).toBe(sent);
    room.advance(10 * 60_000);
    await sender.send(channel, post('after'), 'another');

    expect(await sender.find(channel, 'a-nonce', began)).toBe(sent);
    expect(await sender.find(channel, 'never sent', began)).toBeUndefined();
    // The room's clock was advanced by ten minutes, so this is later.
    expect(await sender.find(channel, 'a-nonce', began + 8 * 60_000)).toBeUndefined();
    await sender.remove(channel, sent);
    expect(await sender.find(channel, 'a-nonce', began)).toBeUndefined();
  });
});

it('names files by string keys, as Discord’s schema requires', async () => {
  const bodies: unknown[] = [];
  const rest = {
    post: async (_route: string, { body }: { readonly body: unknown }) => {
      bodies.push(body);
      return { id: '7' };
    },
  } as unknown as REST;
  const file = (name: string) => ({ name, png: Buffer.from('png'), alt: name });
  await restSender(rest).send('c', { ...post('two'), files: [file('a.png'), file('b.png')] }, 'nonce');
  expect(bodies[0]).toMatchObject({
    attachments: [
      { id: '0', filename: 'a.png' },
      { id: '1', filename: 'b.png' },
    ],
  });
});
