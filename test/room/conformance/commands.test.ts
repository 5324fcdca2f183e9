import type { APIApplicationCommand } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { complaint, refusal, restOf } from './support.js';

const command = (extra: object = {}) => ({ name: 'game', description: 'Games', ...extra });
const option = (extra: object = {}) => ({ type: 3, name: 'what', description: 'w', ...extra });
const many = (n: number, make: (i: number) => object) => Array.from({ length: n }, (_, i) => make(i));

describe('application commands', () => {
  let room: Room;
  let rest: REST;
  let all: ReturnType<typeof Routes.applicationGuildCommands>;
  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
    all = Routes.applicationGuildCommands(room.applicationId, room.guildId);
  });
  afterAll(() => room.close());

  it('are created, fetched, changed and deleted', async () => {
    const made = (await rest.post(all, { body: command() })) as APIApplicationCommand;
    const one = Routes.applicationGuildCommand(room.applicationId, room.guildId, made.id);
    expect(await rest.get(one)).toMatchObject({ name: 'game', guild_id: room.guildId, type: 1 });
    expect(await rest.patch(one, { body: { description: 'Other' } })).toMatchObject({
      name: 'game',
      description: 'Other',
    });
    await rest.delete(one);
    expect(await refusal(rest.get(one))).toMatchObject({ status: 404, code: 10063 });
  });

  it('a command of the same name replaces the old one and keeps its id', async () => {
    const first = (await rest.post(all, { body: command() })) as APIApplicationCommand;
    const second = (await rest.post(all, { body: command({ description: 'New' }) })) as APIApplicationCommand;
    expect(second.id).toBe(first.id);
  });

  it('setting all commands removes the others', async () => {
    await rest.put(all, { body: [command(), command({ name: 'other' })] });
    await rest.put(all, { body: [command({ name: 'other' })] });
    expect(((await rest.get(all)) as APIApplicationCommand[]).map((c) => c.name)).toEqual(['other']);
  });

  it('localizations are returned only on request', async () => {
    await rest.put(all, {
      body: [command({ name_localizations: { de: 'spiel' }, description_localizations: { de: 'Spiele' } })],
    });
    const [plain] = (await rest.get(all)) as APIApplicationCommand[];
    expect(plain).not.toHaveProperty('name_localizations');
    const [full] = (await rest.get(all, {
      query: new URLSearchParams({ with_localizations: 'true' }),
    })) as APIApplicationCommand[];
    expect(full?.name_localizations).toEqual({ de: 'spiel' });
  });

  it('global commands are separate from a server’s commands', async () => {
    const global = Routes.applicationCommands(room.applicationId);
    await rest.put(global, { body: [command({ name: 'everywhere' })] });
    expect(((await rest.get(all)) as APIApplicationCommand[]).some((c) => c.name === 'everywhere')).toBe(
      false,
    );
    await rest.put(global, { body: [] });
  });

  it('another application gives 10002, and a server without the bot 50001', async () => {
    expect(await refusal(rest.get(Routes.applicationCommands('123456789012345678')))).toMatchObject({
      code: 10002,
    });
    expect(
      await refusal(rest.get(Routes.applicationGuildCommands(room.applicationId, '123456789012345678'))),
    ).toMatchObject({ code: 50001 });
  });

  it('a list with a duplicate name is refused', async () => {
    expect(
      await refusal(rest.put(all, { body: [command({ name: 'a' }), command({ name: 'a' })] })),
    ).toMatchObject({
      code: 50035,
      errors: complaint('1', 'APPLICATION_COMMANDS_DUPLICATE_NAME'),
    });
    const kinds = [command({ name: 'a' }), { name: 'a', type: 2 }];
    expect(await rest.put(all, { body: kinds })).toHaveLength(2);
    await rest.put(all, { body: [] });
  });

  it('more than 100 commands are refused', async () => {
    const list = (n: number) => many(n, (i) => command({ name: `c${i}` }));
    expect(await rest.put(all, { body: list(100) })).toHaveLength(100);
    expect(await refusal(rest.post(all, { body: command({ name: 'one-more' }) }))).toMatchObject({
      code: 30032,
    });
    expect(await refusal(rest.put(all, { body: list(101) }))).toMatchObject({ code: 30032 });
    await rest.put(all, { body: [] });
  });

  const sub = (i: number, extra: object = {}) => ({ type: 1, name: `s${i}`, description: 'd', ...extra });
  const wrong: readonly (readonly [string, object, string, string])[] = [
    ['a name with capitals', command({ name: 'Game' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name with a space', command({ name: 'a game' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name of 33 characters', command({ name: 'x'.repeat(33) }), 'name', 'BASE_TYPE_BAD_LENGTH'],
    ['no description', { name: 'game' }, 'description', 'BASE_TYPE_REQUIRED'],
    [
      'a description of 101 characters',
      command({ description: 'x'.repeat(101) }),
      'description',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      '26 options',
      command({ options: many(26, (i) => option({ name: `o${i}` })) }),
      'options',
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['26 subcommands', command({ options: many(26, (i) => sub(i)) }), 'options', 'BASE_TYPE_MAX_LENGTH'],
    [
      '26 choices',
      command({ options: [option({ choices: many(26, (i) => ({ name: `n${i}`, value: `${i}` })) })] }),
      'options.0.choices',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'choices and autocomplete',
      command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
      'options.0.autocomplete',
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
    ],
    [
      'a required option after an optional one',
      command({ options: [option(), option({ name: 'b', required: true })] }),
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'two options with the same name',
      command({ options: [option(), option()] }),
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'subcommands beside options',
      command({ options: [option(), sub(1)] }),
      'options',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'an unknown option type',
      command({ options: [option({ type: 77 })] }),
      'options.0.type',
      'UNION_TYPE_CHOICES',
    ],
    [
      'an option name with capitals',
      command({ options: [option({ name: 'What' })] }),
      'options.0.name',
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'an unknown locale',
      command({ name_localizations: { xx: 'spiel' } }),
      'name_localizations',
      'ENUM_TYPE_COERCE',
    ],
    [
      'a context menu with a description',
      { name: 'Do it', type: 2, description: 'x' },
      'description',
      'APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED',
    ],
    [
      'an option two levels down without a description',
      command({
        options: [
          {
            type: 2,
            name: 'group',
            description: 'g',
            options: [sub(1, { options: [{ type: 3, name: 'x' }] })],
          },
        ],
      }),
      'options.0.options.0.options.0.description',
      'BASE_TYPE_REQUIRED',
    ],
  ];
  it.each(wrong)('%s is refused, with its path', async (_name, body, place, code) => {
    expect(await refusal(rest.post(all, { body }))).toMatchObject({
      code: 50035,
      errors: complaint(place, code),
    });
  });

  it('faults in a list name their index', async () => {
    expect(await refusal(rest.put(all, { body: [command(), command({ name: 'BAD' })] }))).toMatchObject({
      errors: complaint('1.name', 'APPLICATION_COMMAND_INVALID_NAME'),
    });
  });

  it('a command with more than 8,000 characters is refused', async () => {
    const heavy = command({
      options: many(20, (i) =>
        sub(i, { options: many(5, (j) => option({ name: `o${j}`, description: 'x'.repeat(100) })) }),
      ),
    });
    expect(await refusal(rest.post(all, { body: heavy }))).toMatchObject({
      errors: { _errors: [{ code: 'APPLICATION_COMMAND_TOO_LARGE' }] },
    });
  });
});
