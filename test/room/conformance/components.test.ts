import type { APIMessage } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { complaint, png, refusal, restOf, V2 } from './support.js';

const button = (customId: string, extra: object = {}) => ({
  type: 2,
  style: 1,
  label: customId,
  custom_id: customId,
  ...extra,
});
const row = (...components: object[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const option = (value: string) => ({ label: value, value });
const select = (extra: object = {}) => ({
  type: 3,
  custom_id: 'pick',
  options: [option('a'), option('b')],
  ...extra,
});

describe('components', () => {
  let room: Room;
  let rest: REST;
  let path: ReturnType<typeof Routes.channelMessages>;
  let channel: string;
  const post = async (body: object, files?: { name: string; data: Buffer }[]) =>
    (await rest.post(path, { body, ...(files ? { files } : {}) })) as APIMessage;

  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
    channel = room.channel('longhouse').id;
    path = Routes.channelMessages(channel);
  });
  afterAll(() => room.close());

  describe('without the components v2 flag', () => {
    it('five rows are allowed and six are not', async () => {
      const rows = (n: number) => Array.from({ length: n }, (_, i) => row(button(`b${i}`)));
      expect((await post({ content: 'x', components: rows(5) })).components).toHaveLength(5);
      expect(await refusal(post({ content: 'x', components: rows(6) }))).toMatchObject({
        errors: complaint('components', 'BASE_TYPE_BAD_LENGTH'),
      });
    });

    it('only rows are allowed at the top level', async () => {
      expect(await refusal(post({ content: 'x', components: [text('hi')] }))).toMatchObject({
        errors: complaint('components.0.type', 'UNION_TYPE_CHOICES'),
      });
    });
  });

  const wrong: readonly (readonly [string, object[], string, string])[] = [
    ['an unknown type', [{ type: 99 }], 'components.0.type', 'UNION_TYPE_CHOICES'],
    ['an empty row', [row()], 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
    [
      'six buttons in a row',
      [row(...[1, 2, 3, 4, 5, 6].map((n) => button(`b${n}`)))],
      'components.0.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button beside a select',
      [row(select(), button('b'))],
      'components.0.components.1',
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'two components with the same custom id',
      [row(button('same'), button('same'))],
      'components.0.components.1.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a custom id of 101 characters',
      [row({ ...button('x'.repeat(101)), label: 'x' })],
      'components.0.components.0.custom_id',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 81 characters',
      [row(button('b', { label: 'x'.repeat(81) }))],
      'components.0.components.0.label',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button without label and emoji',
      [row({ type: 2, style: 1, custom_id: 'b' })],
      'components.0.components.0',
      'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'a button without a custom id',
      [row({ type: 2, style: 1, label: 'b' })],
      'components.0.components.0.custom_id',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a link without an address',
      [row({ type: 2, style: 5, label: 'b' })],
      'components.0.components.0.url',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a link with a custom id',
      [row({ type: 2, style: 5, label: 'b', url: 'https://a.example', custom_id: 'b' })],
      'components.0.components.0.custom_id',
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'a select of 26 options',
      [row(select({ options: Array.from({ length: 26 }, (_, i) => option(`o${i}`)) }))],
      'components.0.components.0.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a select without options',
      [row(select({ options: [] }))],
      'components.0.components.0.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'two options with the same value',
      [row(select({ options: [option('a'), option('a')] }))],
      'components.0.components.0.options.1.value',
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a minimum above the number of options',
      [row(select({ max_values: 3 }))],
      'components.0.components.0.max_values',
      'SELECT_COMPONENT_MAX_VALUES_TOO_BIG',
    ],
    [
      'a minimum above the maximum',
      [row(select({ min_values: 2, max_values: 1 }))],
      'components.0.components.0.min_values',
      'SELECT_COMPONENT_MIN_GREATER_THAN_MAX',
    ],
    [
      'an option label of 101 characters',
      [row(select({ options: [{ label: 'x'.repeat(101), value: 'a' }] }))],
      'components.0.components.0.options.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a placeholder of 151 characters',
      [row(select({ placeholder: 'x'.repeat(151) }))],
      'components.0.components.0.placeholder',
      'BASE_TYPE_MAX_LENGTH',
    ],
  ];
  it.each(wrong)('%s is refused, with its path', async (_name, components, place, code) => {
    expect(await refusal(post({ content: 'x', components }))).toMatchObject({
      code: 50035,
      errors: complaint(place, code),
    });
    expect(await refusal(post({ flags: V2, components }))).toMatchObject({
      code: 50035,
      errors: complaint(place, code),
    });
  });

  describe('with the components v2 flag', () => {
    it('containers, sections, galleries, files, separators and texts are stored with ids', async () => {
      const made = await post(
        {
          flags: V2,
          components: [
            {
              type: 17,
              accent_color: 0x336699,
              components: [
                text('# Title'),
                { type: 9, components: [text('side')], accessory: button('go') },
                { type: 14, spacing: 2 },
                { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'alt' }] },
                { type: 13, file: { url: 'attachment://log.txt' } },
                row(select()),
              ],
            },
          ],
        },
        [
          { name: 'a.png', data: png(9, 7) },
          { name: 'log.txt', data: Buffer.from('log') },
        ],
      );
      expect(made.flags).toBe(V2);
      const ids = JSON.stringify(made.components).match(/"id":\d+/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
      expect(JSON.stringify(made.components)).toContain(`${room.url}/attachments/${channel}/`);
      expect(made.components).toMatchObject([
        {
          components: [
            {},
            {},
            {},
            { items: [{ media: { width: 9, height: 7, content_type: 'image/png' } }] },
            {},
            {},
          ],
        },
      ]);
    });

    it('content and embeds are refused', async () => {
      expect(
        await refusal(post({ flags: V2, content: 'x', embeds: [{ title: 'x' }], components: [text('a')] })),
      ).toMatchObject({
        errors: {
          ...(complaint('content', 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2') as object),
          ...(complaint('embeds', 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2') as object),
        },
      });
    });

    it('40 components in all are allowed and 41 are not', async () => {
      const inside = (n: number) => [
        { type: 17, components: Array.from({ length: n }, (_, i) => text(`t${i}`)) },
      ];
      expect((await post({ flags: V2, components: inside(39) })).components).toHaveLength(1);
      expect(await refusal(post({ flags: V2, components: inside(40) }))).toMatchObject({
        errors: complaint('components', 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'),
      });
    });

    it('more than 4,000 characters in all texts are refused', async () => {
      const half = text('x'.repeat(2001));
      expect(await refusal(post({ flags: V2, components: [half, half] }))).toMatchObject({
        errors: complaint('components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'),
      });
    });

    it('a picture that was not attached is refused', async () => {
      const gallery = { type: 12, items: [{ media: { url: 'attachment://none.png' } }] };
      expect(await refusal(post({ flags: V2, components: [gallery] }))).toMatchObject({
        errors: complaint(
          'components.0.items.0.media.url',
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        ),
      });
    });

    it('alt text of more than 1,024 characters is refused', async () => {
      const gallery = {
        type: 12,
        items: [{ media: { url: 'attachment://a.png' }, description: 'x'.repeat(1025) }],
      };
      expect(
        await refusal(post({ flags: V2, components: [gallery] }, [{ name: 'a.png', data: png() }])),
      ).toMatchObject({
        errors: complaint('components.0.items.0.description', 'BASE_TYPE_BAD_LENGTH'),
      });
    });

    it('a gallery of more than ten pictures is refused', async () => {
      const items = Array.from({ length: 11 }, () => ({ media: { url: 'https://a.example/a.png' } }));
      expect(await refusal(post({ flags: V2, components: [{ type: 12, items }] }))).toMatchObject({
        errors: complaint('components.0.items', 'BASE_TYPE_BAD_LENGTH'),
      });
    });

    it('an edit keeps the flag and still refuses content', async () => {
      const made = await post({ flags: V2, components: [text('a')] });
      const edited = (await rest.patch(Routes.channelMessage(channel, made.id), {
        body: { flags: 0, components: [text('b')] },
      })) as APIMessage;
      expect(edited.flags).toBe(V2);
      expect(
        await refusal(rest.patch(Routes.channelMessage(channel, made.id), { body: { content: 'x' } })),
      ).toMatchObject({
        errors: complaint('content', 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'),
      });
    });

    it('an edit may set the flag if it clears the content', async () => {
      const made = await post({ content: 'old' });
      const turn = { flags: V2, components: [text('new')] };
      expect(
        await refusal(rest.patch(Routes.channelMessage(channel, made.id), { body: turn })),
      ).toMatchObject({
        errors: complaint('content', 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'),
      });
      const edited = (await rest.patch(Routes.channelMessage(channel, made.id), {
        body: { ...turn, content: null },
      })) as APIMessage;
      expect(edited).toMatchObject({ flags: V2, content: '' });
    });

    it('an edit that changes a picture shows the new one', async () => {
      const board = (name: string) => ({
        components: [{ type: 12, items: [{ media: { url: `attachment://${name}` } }] }],
        attachments: [{ id: '0', description: name }],
      });
      const made = await post({ flags: V2, ...board('a.png') }, [{ name: 'a.png', data: png() }]);
      const edited = (await rest.patch(Routes.channelMessage(channel, made.id), {
        body: board('b.png'),
        files: [{ name: 'b.png', data: png(5, 5) }],
      })) as APIMessage;
      expect(edited.attachments.map((a) => a.filename)).toEqual(['b.png']);
      expect(JSON.stringify(edited.components)).toContain('/b.png?');
    });
  });
});
