import type { APIMessage } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { complaint, png, refusal, restOf, V2 } from './support.js';

/** A flaw, its path in Discord's error, and its code. */
type Row = readonly [name: string, body: object, place: string, code: string];

const ID = '123456789012345678';
const row = (...components: object[]) => ({ content: 'x', components: [{ type: 1, components }] });
const button = (extra: object) => row({ type: 2, style: 1, label: 'b', custom_id: 'b', ...extra });
const link = (url: string) => row({ type: 2, style: 5, label: 'b', url });
const premium = (extra: object) => row({ type: 2, style: 6, ...extra });
const select = (extra: object) =>
  row({
    type: 3,
    custom_id: 's',
    options: ['a', 'b', 'c'].map((value) => ({ label: value, value })),
    ...extra,
  });
const people = (count: number, extra: object = {}) =>
  row({
    type: 5,
    custom_id: 's',
    default_values: Array.from({ length: count }, (_, n) => ({ type: 'user', id: `${ID}${n}`.slice(-18) })),
    ...extra,
  });
const v2 = (...components: object[]) => ({ flags: V2, components });
const text = (content: string) => ({ type: 10, content });
const embed = (extra: object) => ({ embeds: [{ title: 'x', ...extra }] });
const poll = (extra: object) => ({
  poll: { question: { text: 'Where to?' }, answers: [{ poll_media: { text: 'North' } }], ...extra },
});
const mentions = (allowed_mentions: object) => ({ content: 'x', allowed_mentions });

const IN_ROW = 'components.0.components.0';

const MESSAGES: readonly Row[] = [
  [
    'a person allowed to be mentioned twice',
    mentions({ users: [ID, ID] }),
    'allowed_mentions.users.1',
    'SET_TYPE_ALREADY_CONTAINS_VALUE',
  ],
  [
    'a role allowed to be mentioned twice',
    mentions({ roles: [ID, ID] }),
    'allowed_mentions.roles.1',
    'SET_TYPE_ALREADY_CONTAINS_VALUE',
  ],
  [
    'a duplicate kind of mention',
    mentions({ parse: ['users', 'users'] }),
    'allowed_mentions.parse.1',
    'SET_TYPE_ALREADY_CONTAINS_VALUE',
  ],
  ['a link to an FTP server', link('ftp://a.example/b'), `${IN_ROW}.url`, 'URL_TYPE_INVALID_SCHEME'],
  ['a link that isn’t a URL', link('somewhere'), `${IN_ROW}.url`, 'URL_TYPE_INVALID_URL'],
  [
    'letters instead of an emoji',
    button({ emoji: { name: 'ship' } }),
    `${IN_ROW}.emoji.name`,
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'two emojis instead of one',
    button({ emoji: { name: '⛵⛵' } }),
    `${IN_ROW}.emoji.name`,
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'a character that isn’t an emoji',
    select({ options: [{ label: 'a', value: 'a', emoji: { name: '✦' } }] }),
    `${IN_ROW}.options.0.emoji.name`,
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'an emoji with an unknown id',
    button({ emoji: { name: 'ship', id: ID } }),
    `${IN_ROW}.emoji.id`,
    'COMPONENT_INVALID_EMOJI',
  ],
  ['a premium button without a SKU', premium({}), `${IN_ROW}.sku_id`, 'BASE_TYPE_REQUIRED'],
  [
    'a premium button with a label',
    premium({ sku_id: ID, label: 'Buy' }),
    `${IN_ROW}.label`,
    'BUTTON_COMPONENT_PREMIUM_FIELD_NOT_ALLOWED',
  ],
  [
    'a premium button of another application',
    premium({ sku_id: ID }),
    `${IN_ROW}.sku_id`,
    'BUTTON_COMPONENT_INVALID_APPLICATION',
  ],
  ['a label of spaces', button({ label: '  ' }), IN_ROW, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED'],
  [
    'more default people than the maximum',
    people(2),
    `${IN_ROW}.default_values`,
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  [
    'fewer default people than the minimum',
    people(1, { min_values: 2, max_values: 3 }),
    `${IN_ROW}.default_values`,
    'SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES',
  ],
  [
    'a default role in a menu of people',
    people(0, { default_values: [{ type: 'role', id: ID }] }),
    `${IN_ROW}.default_values.0.type`,
    'BASE_TYPE_CHOICES',
  ],
  [
    'more default options than the maximum',
    select({ options: ['a', 'b'].map((value) => ({ label: value, value, default: true })) }),
    `${IN_ROW}.options`,
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  [
    'an option with a blank label',
    select({ options: [{ label: ' ', value: 'a' }] }),
    `${IN_ROW}.options.0.label`,
    'BASE_TYPE_REQUIRED',
  ],
  ['a text display of spaces', v2(text(' \n ')), 'components.0.content', 'BASE_TYPE_REQUIRED'],
  [
    'a blank text display in a container',
    v2({ type: 17, components: [text('a'), text('\t')] }),
    'components.0.components.1.content',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a picture from an FTP server',
    v2({ type: 12, items: [{ media: { url: 'ftp://a.example/a.png' } }] }),
    'components.0.items.0.media.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a thumbnail without a URL',
    v2({ type: 9, components: [text('a')], accessory: { type: 11, media: { url: 'file:///etc/passwd' } } }),
    'components.0.accessory.media.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'two components with the same id',
    v2({ ...text('a'), id: 7 }, { ...text('b'), id: 7 }),
    'components.1.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  [
    'a section without an accessory',
    v2({ type: 9, components: [text('a')] }),
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a poll with components v2',
    { ...v2(text('a')), ...poll({}) },
    'poll',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'an embed field without a name',
    embed({ fields: [{ name: '', value: 'x' }] }),
    'embeds.0.fields.0.name',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an embed field without a value',
    embed({ fields: [{ name: 'x' }] }),
    'embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an embed that links to a game client',
    embed({ url: 'steam://run/1' }),
    'embeds.0.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'an embed’s picture from an FTP server',
    embed({ image: { url: 'ftp://a.example/a.png' } }),
    'embeds.0.image.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a reply to a message of another channel',
    { content: 'x', message_reference: { message_id: ID, channel_id: ID } },
    'message_reference',
    'REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL',
  ],
  ['a poll without answers', poll({ answers: [] }), 'poll.answers', 'BASE_TYPE_BAD_LENGTH'],
  [
    'a poll with eleven answers',
    poll({ answers: Array.from({ length: 11 }, (_, n) => ({ poll_media: { text: `${n}` } })) }),
    'poll.answers',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['a poll without a question', poll({ question: {} }), 'poll.question.text', 'BASE_TYPE_REQUIRED'],
  [
    'a question of 301 characters',
    poll({ question: { text: 'x'.repeat(301) } }),
    'poll.question.text',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an answer of 56 characters',
    poll({ answers: [{ poll_media: { text: 'x'.repeat(56) } }] }),
    'poll.answers.0.poll_media.text',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an answer with letters instead of an emoji',
    poll({ answers: [{ poll_media: { text: 'x', emoji: { name: 'ship' } } }] }),
    'poll.answers.0.poll_media.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ],
  ['a poll of 33 days', poll({ duration: 33 * 24 }), 'poll.duration', 'NUMBER_TYPE_MAX'],
];

const command = (options: readonly object[], extra: object = {}) => ({
  name: 'game',
  description: 'd',
  options,
  ...extra,
});
const option = (type: number, extra: object = {}) => ({ type, name: 'o', description: 'd', ...extra });

const COMMANDS: readonly Row[] = [
  [
    'autocomplete for a boolean',
    command([option(5, { autocomplete: true })]),
    'options.0.autocomplete',
    'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
  ],
  [
    'choices for a boolean',
    command([option(5, { choices: [{ name: 'a', value: 'a' }] })]),
    'options.0.choices',
    'APPLICATION_COMMAND_CHOICES_INVALID',
  ],
  [
    'a minimum value for a string',
    command([option(3, { min_value: 1 })]),
    'options.0.min_value',
    'APPLICATION_COMMAND_MIN_VALUE_INVALID',
  ],
  [
    'a maximum length for a number',
    command([option(10, { max_length: 1 })]),
    'options.0.max_length',
    'APPLICATION_COMMAND_MAX_LENGTH_INVALID',
  ],
  [
    'channel types for a person',
    command([option(6, { channel_types: [0] })]),
    'options.0.channel_types',
    'APPLICATION_COMMAND_CHANNEL_TYPES_INVALID',
  ],
  [
    'options for a string',
    command([option(3, { options: [option(3)] })]),
    'options.0.options',
    'APPLICATION_COMMAND_OPTIONS_INVALID',
  ],
  [
    'a required subcommand',
    command([option(1, { required: true })]),
    'options.0.required',
    'APPLICATION_COMMAND_REQUIRED_INVALID',
  ],
  [
    'a group without subcommands',
    command([option(2, { options: [] })]),
    'options.0.options',
    'BASE_TYPE_REQUIRED',
  ],
  ['a group without an option list', command([option(2)]), 'options.0.options', 'BASE_TYPE_REQUIRED'],
  [
    'a minimum above the maximum',
    command([option(4, { min_value: 2, max_value: 1 })]),
    'options.0.min_value',
    'APPLICATION_COMMAND_OPTIONS_MIN_MAX',
  ],
  [
    'two options with the same name in one language',
    command([
      option(3, { name: 'a', name_localizations: { de: 'ort' } }),
      option(3, { name: 'b', name_localizations: { de: 'ort' } }),
    ]),
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a name with capitals in one language',
    command([], { name_localizations: { de: 'Spiel' } }),
    'name_localizations.de',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
];

/** Command lists for a bulk overwrite. */
const LISTS: readonly (readonly [string, readonly object[], string, string])[] = [
  [
    'two commands with the same name in one language',
    [
      command([], { name_localizations: { de: 'spiel' } }),
      command([], { name: 'play', name_localizations: { de: 'spiel' } }),
    ],
    '1.name_localizations.de',
    'APPLICATION_COMMANDS_DUPLICATE_NAME',
  ],
  [
    'a command whose name in one language is another command’s default name',
    [command([]), command([], { name: 'play', name_localizations: { de: 'game' } })],
    '1.name_localizations.de',
    'APPLICATION_COMMANDS_DUPLICATE_NAME',
  ],
];

describe('the room, like Discord,', () => {
  let room: Room;
  let rest: REST;
  let messages: ReturnType<typeof Routes.channelMessages>;
  let commands: ReturnType<typeof Routes.applicationGuildCommands>;
  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
    messages = Routes.channelMessages(room.channel('longhouse').id);
    commands = Routes.applicationGuildCommands(room.applicationId, room.guildId);
  });
  afterAll(() => room.close());

  const invalid = (place: string, code: string) => ({
    status: 400,
    code: 50035,
    message: 'Invalid Form Body',
    errors: complaint(place, code),
  });

  it.each(MESSAGES)('refuses a message with %s', async (_name, body, place, code) => {
    expect(await refusal(rest.post(messages, { body }))).toEqual(invalid(place, code));
  });

  it.each(COMMANDS)('refuses a command with %s', async (_name, body, place, code) => {
    expect(await refusal(rest.post(commands, { body }))).toEqual(invalid(place, code));
  });

  it.each(LISTS)('refuses %s', async (_name, body, place, code) => {
    expect(await refusal(rest.put(commands, { body }))).toEqual(invalid(place, code));
  });

  it('refuses a command with another command’s name, in every language or in one', async () => {
    await rest.put(commands, { body: [command([], { name_localizations: { de: 'spiel' } })] });
    const other = { name: 'play', description: 'd' };
    expect(
      await refusal(rest.post(commands, { body: { ...other, name_localizations: { de: 'spiel' } } })),
    ).toEqual(invalid('name_localizations.de', 'APPLICATION_COMMANDS_DUPLICATE_NAME'));
    const { id } = (await rest.post(commands, { body: other })) as { id: string };
    const one = Routes.applicationGuildCommand(room.applicationId, room.guildId, id);
    expect(await refusal(rest.patch(one, { body: { name: 'game' } }))).toEqual(
      invalid('name', 'APPLICATION_COMMANDS_DUPLICATE_NAME'),
    );
    expect(await refusal(rest.patch(one, { body: { name_localizations: { de: 'spiel' } } }))).toEqual(
      invalid('name_localizations.de', 'APPLICATION_COMMANDS_DUPLICATE_NAME'),
    );
    await rest.put(commands, { body: [] });
  });

  it.each([
    ['letters around an emoji', 'x⛵'],
    ['two emojis', '⛵⛵'],
    ['a punctuation mark', '✦'],
  ])('refuses a reaction of %s', async (_name, emoji) => {
    const { id } = (await rest.post(messages, { body: { content: 'x' } })) as APIMessage;
    const path = Routes.channelMessageOwnReaction(
      room.channel('longhouse').id,
      id,
      encodeURIComponent(emoji),
    );
    expect(await refusal(rest.put(path))).toMatchObject({ status: 400, code: 10014 });
  });
});

describe('the room, like Discord,', () => {
  let room: Room;
  let rest: REST;
  let messages: ReturnType<typeof Routes.channelMessages>;
  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
    messages = Routes.channelMessages(room.channel('longhouse').id);
  });
  afterAll(() => room.close());

  it.each([
    ['a link within Discord', link('discord://-/settings')],
    ['an emoji without its variation selector', button({ emoji: { name: '❤' } })],
    ['a flag', button({ emoji: { name: '🇬🇱' } })],
    ['a regional indicator', button({ emoji: { name: '🇬' } })],
    ['an emoji of several persons', button({ emoji: { name: '👩‍👩‍👧' } })],
    ['a keycap digit', button({ emoji: { name: '1️⃣' } })],
    ['as many default people as may be chosen', people(2, { max_values: 2 })],
    ['a select without default people', people(0, { min_values: 1 })],
    ['every kind of mention once', mentions({ parse: ['users', 'roles', 'everyone'] })],
    ['an embed with its own picture', embed({ image: { url: 'https://a.example/a.png' } })],
  ])('accepts a message with %s', async (_name, body) => {
    expect(await rest.post(messages, { body })).toHaveProperty('id');
  });

  it('accepts three files of nine MiB in one message', async () => {
    const data = Buffer.alloc(9 * 1024 * 1024);
    const made = (await rest.post(messages, {
      body: { content: 'x' },
      files: [1, 2, 3].map((n) => ({ name: `${n}.bin`, data })),
    })) as APIMessage;
    expect(made.attachments.map(({ size }) => size)).toEqual([data.length, data.length, data.length]);
  });

  it('accepts a file that no v2 component shows', async () => {
    const made = (await rest.post(messages, {
      body: v2(text('a')),
      files: [{ name: 'a.png', data: png() }],
    })) as APIMessage;
    expect(made.attachments).toMatchObject([{ filename: 'a.png' }]);
  });
});
