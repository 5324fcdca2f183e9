import type { APIMessage } from 'discord-api-types/v10';
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  ModalBuilder,
  Routes,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isEphemeral } from '../../support/messages.js';
import type { Person } from '../../support/person.js';
import type { Scene } from '../../support/with-room.js';
import { startRawBot } from './raw-bot.js';
import type { RawBot } from './raw-bot.js';
import { complaint, refusal } from './support.js';

describe('buttons, selects and modals', () => {
  let bot: RawBot;
  let scene: Scene;
  let rest: REST;
  let astrid: Person;
  let bjorn: Person;
  beforeAll(async () => {
    bot = await startRawBot();
    ({ scene, rest, astrid, bjorn } = bot);
  });
  beforeEach(() => bot.does(() => undefined));
  afterAll(() => bot.close());

  const controls = async () => {
    const made = (await rest.post(Routes.channelMessages(scene.room.channel('longhouse').id), {
      body: {
        content: 'choose',
        components: [
          {
            type: 1,
            components: [
              { type: 2, style: 1, label: 'Go', custom_id: 'go' },
              { type: 2, style: 2, label: 'Off', custom_id: 'off', disabled: true },
            ],
          },
          {
            type: 1,
            components: [
              {
                type: 3,
                custom_id: 'pick',
                placeholder: 'Pick',
                min_values: 1,
                max_values: 2,
                options: [
                  { label: 'A', value: 'a' },
                  { label: 'B', value: 'b' },
                ],
              },
            ],
          },
          { type: 1, components: [{ type: 5, custom_id: 'people', max_values: 3 }] },
        ],
      },
    })) as APIMessage;
    return astrid.waitFor((m) => m.id === made.id);
  };

  it('updates a message by its button', async () => {
    bot.does((i) =>
      i.isButton() ? i.update({ content: `pressed by ${i.user.username}`, components: [] }) : undefined,
    );
    const message = await controls();
    const outcome = await bjorn.press(message, 'Go');
    expect(outcome.result).toBe('success');
    expect(
      await astrid.waitFor((m) => m.id === message.id && m.content === 'pressed by bjorn'),
    ).toMatchObject({ components: [] });
  });

  it('keeps the message on a deferred update and lets the bot edit it', async () => {
    bot.does(async (i) => {
      if (!i.isButton()) return;
      await i.deferUpdate();
      await i.editReply({ content: 'edited' });
      await i.followUp({ content: 'only you', flags: MessageFlags.Ephemeral });
    });
    const message = await controls();
    await bjorn.press(message, 'go');
    await bjorn.waitFor((m) => m.id === message.id && m.content === 'edited');
    const aside = await bjorn.waitFor((m) => m.content === 'only you');
    expect(isEphemeral(aside)).toBe(true);
  });

  it('refuses a disabled or unknown button', async () => {
    const message = await controls();
    await expect(astrid.press(message, 'off')).rejects.toThrow('COMPONENT_DISABLED');
    const press = {
      type: 3,
      channel_id: message.channel_id,
      message_id: message.id,
      nonce: 'x',
      data: { component_type: 2, custom_id: 'none' },
    };
    await expect(astrid.request('POST', '/interactions', press)).rejects.toThrow(
      'COMPONENT_VALIDATION_FAILED',
    );
  });

  it('delivers chosen values, only offered ones in the allowed number', async () => {
    let seen: unknown;
    bot.does((i) => {
      if (i.isStringSelectMenu()) seen = i.values;
      if (i.isUserSelectMenu()) seen = i.users.map((u) => u.username);
      return i.isMessageComponent() ? i.deferUpdate() : undefined;
    });
    const message = await controls();
    await astrid.select(message, 'pick', ['A', 'b']);
    expect(seen).toEqual(['a', 'b']);
    await astrid.select(message, 'people', [bjorn.id]);
    expect(seen).toEqual(['bjorn']);
    await expect(astrid.select(message, 'pick', ['zzz'])).rejects.toThrow('BASE_TYPE_CHOICES');
    await expect(astrid.select(message, 'pick', [])).rejects.toThrow('BASE_TYPE_BAD_LENGTH');
  });

  it('resolves chosen people, roles, channels and mentionables', async () => {
    const seen: unknown[] = [];
    bot.does((i) => {
      if (i.isRoleSelectMenu()) seen.push(i.roles.map((role) => role.name));
      if (i.isChannelSelectMenu())
        seen.push(i.channels.map((channel) => channel && 'name' in channel && channel.name));
      if (i.isMentionableSelectMenu()) seen.push([i.users.map((u) => u.username), i.roles.size]);
      return i.isMessageComponent() ? i.deferUpdate() : undefined;
    });
    const made = (await bot.rest.post(Routes.channelMessages(bot.scene.room.channel('longhouse').id), {
      body: {
        content: 'choose',
        components: [
          { type: 1, components: [{ type: 6, custom_id: 'role' }] },
          { type: 1, components: [{ type: 8, custom_id: 'place', channel_types: [0] }] },
          { type: 1, components: [{ type: 7, custom_id: 'who', max_values: 2 }] },
        ],
      },
    })) as APIMessage;
    const message = await astrid.waitFor((m) => m.id === made.id);
    const { room } = bot.scene;
    const role = room.state.guilds.get(room.guildId)?.roles.find(({ id }) => id !== room.guildId);
    await astrid.select(message, 'role', [role?.id ?? '']);
    await astrid.select(message, 'place', [room.channel('hearth').id]);
    await astrid.select(message, 'who', [bjorn.id, role?.id ?? '']);
    expect(seen).toEqual([[role?.name], ['hearth'], [['bjorn'], 1]]);
    await expect(astrid.select(message, 'place', [room.channel('tables').id])).rejects.toThrow(
      'BASE_TYPE_CHOICES',
    );
    await expect(astrid.select(message, 'role', [bjorn.id])).rejects.toThrow('BASE_TYPE_CHOICES');
  });

  it('opens a modal whose answer can update its message', async () => {
    bot.does((i) => {
      if (i.isButton())
        return i.showModal(
          new ModalBuilder()
            .setCustomId('form')
            .setTitle('Form')
            .addComponents(
              new ActionRowBuilder<TextInputBuilder>().addComponents(
                new TextInputBuilder()
                  .setCustomId('why')
                  .setLabel('Why')
                  .setMinLength(2)
                  .setMaxLength(20)
                  .setStyle(TextInputStyle.Short),
              ),
            ),
        );
      if (i.isModalSubmit() && i.isFromMessage())
        return i.update({ content: `because ${i.fields.getTextInputValue('why')}` });
      return undefined;
    });
    const message = await controls();
    const opened = await astrid.press(message, 'go');
    expect(opened.modal).toMatchObject({ custom_id: 'form', title: 'Form' });
    if (!opened.modal) return;
    await expect(astrid.submit(opened.modal, { why: 'x' })).rejects.toThrow('BASE_TYPE_MIN_LENGTH');
    const done = await astrid.submit(opened.modal, { why: 'cold' });
    expect(done.result).toBe('success');
    await astrid.waitFor((m) => m.id === message.id && m.content === 'because cold');
    await expect(astrid.submit(opened.modal, { why: 'again' })).rejects.toThrow('40060');
  });

  it('returns all fields of a modal with labels, selects, radio buttons and checkboxes', async () => {
    let fields: unknown;
    bot.does(async (i) => {
      if (i.isChatInputCommand())
        await bot.reply(bot.lastRaw(), {
          type: 9,
          data: {
            custom_id: 'many',
            title: 'Many',
            components: [
              { type: 10, content: 'Fill in' },
              {
                type: 18,
                label: 'Text',
                component: { type: 4, custom_id: 't', style: 1, required: false },
              },
              {
                type: 18,
                label: 'One',
                component: { type: 3, custom_id: 's', options: [{ label: 'A', value: 'a' }] },
              },
              {
                type: 18,
                label: 'Radio',
                component: {
                  type: 21,
                  custom_id: 'r',
                  options: [
                    { label: 'A', value: 'a' },
                    { label: 'B', value: 'b' },
                  ],
                },
              },
              { type: 18, label: 'Tick', component: { type: 23, custom_id: 'c' } },
            ],
          },
        });
      else if (i.isModalSubmit()) {
        fields = (bot.lastRaw().data as { components: unknown }).components;
        await i.reply({ content: 'thanks', flags: MessageFlags.Ephemeral });
      }
    });
    const opened = await astrid.command('ask');
    if (!opened.modal) throw new Error('There is no modal.');
    await astrid.submit(opened.modal, { s: ['a'], r: 'b', c: true });
    expect(fields).toMatchObject([
      { type: 10 },
      { type: 18, component: { type: 4, custom_id: 't', value: '' } },
      { type: 18, component: { type: 3, custom_id: 's', values: ['a'] } },
      { type: 18, component: { type: 21, custom_id: 'r', value: 'b' } },
      { type: 18, component: { type: 23, custom_id: 'c', value: true } },
    ]);
  });

  it.each([
    ['a title of 46 characters', { title: 'x'.repeat(46) }, 'data.title', 'BASE_TYPE_BAD_LENGTH'],
    [
      'six fields',
      {
        components: Array.from({ length: 6 }, (_, n) => ({
          type: 18,
          label: 'l',
          component: { type: 4, style: 1, custom_id: `f${n}` },
        })),
      },
      'data.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 46 characters',
      {
        components: [{ type: 18, label: 'x'.repeat(46), component: { type: 4, style: 1, custom_id: 'f' } }],
      },
      'data.components.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'two fields with the same custom id',
      {
        components: [1, 2].map(() => ({
          type: 18,
          label: 'l',
          component: { type: 4, style: 1, custom_id: 'f' },
        })),
      },
      'data.components.1.component.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
  ])('a modal with %s is refused', async (_name, wrong, place, code) => {
    const i = await bot.asked();
    const good = {
      custom_id: 'm',
      title: 'M',
      components: [{ type: 18, label: 'l', component: { type: 4, style: 1, custom_id: 'f' } }],
    };
    expect(await refusal(bot.reply(i, { type: 9, data: { ...good, ...wrong } }))).toMatchObject({
      errors: complaint(place, code),
    });
    await bot.reply(i, { type: 5 });
  });

  it('refuses a modal as the answer to a modal', async () => {
    let said: unknown;
    bot.does(async (i) => {
      if (i.isChatInputCommand())
        await i.showModal(
          new ModalBuilder()
            .setCustomId('m')
            .setTitle('M')
            .addComponents(
              new ActionRowBuilder<TextInputBuilder>().addComponents(
                new TextInputBuilder().setCustomId('f').setLabel('F').setStyle(TextInputStyle.Short),
              ),
            ),
        );
      if (!i.isModalSubmit()) return;
      said = await refusal(
        bot.reply(bot.lastRaw(), { type: 9, data: { custom_id: 'n', title: 'N', components: [] } }),
      );
      await i.reply('ok');
    });
    const opened = await astrid.command('ask');
    if (!opened.modal) throw new Error('There is no modal.');
    await astrid.submit(opened.modal, { f: 'x' });
    expect(said).toMatchObject({ code: 50035, errors: complaint('type', 'BASE_TYPE_CHOICES') });
  });

  it('accepts buttons on an ephemeral message from its person', async () => {
    bot.does((i) => {
      if (i.isChatInputCommand())
        return i.reply({
          content: 'yours',
          flags: MessageFlags.Ephemeral,
          components: [
            new ActionRowBuilder<ButtonBuilder>().addComponents(
              new ButtonBuilder().setCustomId('mine').setLabel('Mine').setStyle(ButtonStyle.Primary),
            ),
          ],
        });
      return i.isButton() ? i.update({ content: 'taken', components: [] }) : undefined;
    });
    const answer = await astrid.answer(await astrid.command('ask'));
    await expect(bjorn.press(answer, 'Mine')).rejects.toThrow('10008');
    await astrid.press(answer, 'Mine');
    expect(isEphemeral(await astrid.waitFor((m) => m.id === answer.id && m.content === 'taken'))).toBe(true);
  });
});
