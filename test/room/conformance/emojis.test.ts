import type { APIEmoji } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schemas from 'discord-api-spec/zod';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { complaint, png, refusal, restOf, V2 } from './support.js';

const uri = (data: Buffer): string => `data:image/png;base64,${data.toString('base64')}`;

describe('emojis of the application', () => {
  let room: Room;
  let rest: REST;
  const all = () => Routes.applicationEmojis(room.applicationId);
  const make = (body: object) => rest.post(all(), { body }) as Promise<APIEmoji>;

  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
  });
  afterAll(() => room.close());

  it('can be created, listed, fetched, renamed, shown and deleted', async () => {
    const made = await make({ name: 'seal_1a', image: uri(png()) });
    expect(schemas.EmojiResponseSchema.safeParse(made).error?.issues ?? []).toEqual([]);
    const listed = await rest.get(all());
    expect(schemas.ListApplicationEmojisResponseSchema.safeParse(listed).error?.issues ?? []).toEqual([]);
    expect(listed).toMatchObject({ items: [{ id: made.id, name: 'seal_1a' }] });
    const one = Routes.applicationEmoji(room.applicationId, made.id ?? '');
    expect(await rest.patch(one, { body: { name: 'seal_2b' } })).toMatchObject({ name: 'seal_2b' });
    expect(await rest.get(one)).toMatchObject({ id: made.id, name: 'seal_2b' });
    const picture = await fetch(`${room.url}/emojis/${made.id ?? ''}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await picture.arrayBuffer()).equals(png())).toBe(true);
    await rest.delete(one);
    expect(await refusal(rest.get(one))).toMatchObject({ status: 404, code: 10014 });
    expect((await fetch(`${room.url}/emojis/${made.id ?? ''}.png`)).status).toBe(404);
  });

  it.each([
    ['no name', {}, 'name', 'BASE_TYPE_REQUIRED'],
    ['a name of one letter', { name: 'a' }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    ['a name with a dash', { name: 'polar-bear' }, 'name', 'STRING_TYPE_REGEX'],
    ['no picture', { name: 'bear', image: undefined }, 'image', 'BASE_TYPE_REQUIRED'],
    ['no image data', { name: 'bear', image: uri(Buffer.from('bear')) }, 'image', 'IMAGE_INVALID'],
    [
      'more than 256 KB',
      { name: 'bear', image: uri(Buffer.concat([png(), Buffer.alloc(256 * 1024)])) },
      'image',
      'BINARY_TYPE_MAX_LENGTH',
    ],
  ])('refuses %s', async (_name, body, path, code) => {
    expect(await refusal(make({ image: uri(png()), ...body }))).toMatchObject({
      code: 50035,
      errors: complaint(path, code),
    });
  });

  it('have unique names', async () => {
    await make({ name: 'twin', image: uri(png()) });
    expect(await refusal(make({ name: 'twin', image: uri(png()) }))).toMatchObject({
      errors: complaint('name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'),
    });
  });

  it('are accepted in buttons and options only when they exist', async () => {
    const { id = '', name } = await make({ name: 'walrus', image: uri(png()) });
    const channel = Routes.channelMessages(room.channel('hearth').id);
    const send = (emoji: object) =>
      rest.post(channel, {
        body: {
          flags: V2,
          components: [
            { type: 1, components: [{ type: 2, style: 2, custom_id: 'a', label: 'A', emoji }] },
            {
              type: 1,
              components: [{ type: 3, custom_id: 'b', options: [{ label: 'B', value: 'b', emoji }] }],
            },
          ],
        },
      });
    await send({ id, name });
    expect(await refusal(send({ id: '1', name }))).toMatchObject({
      code: 50035,
      errors: {
        components: {
          0: { components: { 0: { emoji: { id: { _errors: [{ code: 'COMPONENT_INVALID_EMOJI' }] } } } } },
        },
      },
    });
  });
});
