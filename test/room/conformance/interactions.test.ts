import type { APIMessage, RESTPostAPIInteractionCallbackWithResponseResult } from 'discord-api-types/v10';
import { MessageFlags, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isEphemeral, isThinking, textOf } from '../../support/messages.js';
import type { Person } from '../../support/person.js';
import { openScene } from '../../support/with-room.js';
import type { Scene } from '../../support/with-room.js';
import { startRawBot } from './raw-bot.js';
import type { RawBot } from './raw-bot.js';
import { complaint, EPHEMERAL, LOADING, refusal, V2 } from './support.js';

describe('interactions', () => {
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

  describe('commands', () => {
    it('resolves options of every type', async () => {
      const { room } = scene;
      const guild = room.state.guilds.get(room.guildId);
      const role = guild?.roles.find((r) => r.name === 'Moderator')?.id ?? '';
      let seen: unknown;
      bot.does((i) => {
        if (!i.isChatInputCommand()) return;
        const { options: o } = i;
        seen = [
          o.getString('what'),
          o.getInteger('count'),
          o.getUser('who')?.username,
          o.getChannel('where')?.name,
          o.getRole('role')?.name,
          o.getBoolean('sure'),
          o.getNumber('much'),
          o.getMentionable('any') !== null,
          o.getString('kind'),
        ];
        return i.reply('ok');
      });
      await astrid.command('ask', {
        what: 'x',
        count: 3,
        who: bjorn.id,
        where: room.channel('hearth').id,
        role,
        sure: true,
        much: 1.5,
        any: role,
        kind: 'walrus',
      });
      expect(seen).toEqual(['x', 3, 'bjorn', 'hearth', 'Moderator', true, 1.5, true, 'walrus']);
    });

    it('sends member, channel, permissions, locale and context', async () => {
      const i = await bot.asked();
      expect(i).toMatchObject({
        type: 2,
        version: 1,
        locale: 'en-US',
        guild_id: scene.room.guildId,
        context: 0,
        channel: { name: 'longhouse' },
        member: { user: { id: astrid.id } },
      });
      expect(BigInt(i.member?.permissions ?? 0) > 0n && BigInt(i.app_permissions ?? 0) > 0n).toBe(true);
      await bot.reply(i, { type: 4, data: { content: 'ok' } });
    });

    it.each([
      ['a number out of its range', { count: 7 }],
      ['a value that isn’t a number', { count: 'many' }],
      ['a value that isn’t among the choices', { kind: 'dragon' }],
      ['an unknown person', { who: '123456789012345678' }],
      ['an unknown option', { nonsense: 'x' }],
    ])('refuses %s before it reaches the bot', async (_name, options) => {
      const before = bot.raw.length;
      await expect(astrid.command('ask', options)).rejects.toThrow(/50035|10013/);
      expect(bot.raw).toHaveLength(before);
    });

    it('refuses a channel of an unsupported type', async () => {
      const { room } = bot.scene;
      await expect(astrid.command('ask', { talk: room.channel('tables').id })).rejects.toThrow(
        'BASE_TYPE_CHOICES',
      );
      bot.does((i) => (i.isRepliable() ? i.reply('there') : undefined));
      const taken = await astrid.command('ask', { talk: room.channel('hearth').id });
      expect((await astrid.answer(taken)).content).toBe('there');
    });

    it('refuses a missing required option', async () => {
      await expect(astrid.command('need')).rejects.toThrow('BASE_TYPE_REQUIRED');
    });

    it('sends the target of a context menu', async () => {
      bot.does((i) => {
        if (i.isUserContextMenuCommand()) return i.reply(`poked ${i.targetUser.username}`);
        if (i.isMessageContextMenuCommand()) return i.reply(`said ${i.targetMessage.content}`);
        return undefined;
      });
      expect((await astrid.answer(await astrid.contextMenu('Poke', bjorn.id))).content).toBe('poked bjorn');
      const said = await bjorn.say('words');
      expect((await astrid.answer(await astrid.contextMenu('Quote', said.id))).content).toBe('said words');
    });

    it('passes the focused text to autocomplete and returns the choices', async () => {
      bot.does((i) => {
        if (!i.isAutocomplete()) return;
        const focused = i.options.getFocused(true);
        return i.respond([{ name: `${focused.name}: ${focused.value}`, value: 'v' }]);
      });
      expect(await astrid.autocomplete('ask', { what: 'wal' }, 'what')).toEqual([
        { name: 'what: wal', value: 'v' },
      ]);
    });

    it('refuses 26 autocomplete choices', async () => {
      let said: unknown;
      bot.does(async (i) => {
        if (!i.isAutocomplete()) return;
        const choices = Array.from({ length: 26 }, (_, n) => ({ name: `c${n}`, value: `${n}` }));
        said = await refusal(bot.reply(bot.lastRaw(), { type: 8, data: { choices } }));
        await i.respond([]);
      });
      expect(await astrid.autocomplete('ask', {}, 'what')).toEqual([]);
      expect(said).toMatchObject({ code: 50035, errors: complaint('data.choices', 'BASE_TYPE_MAX_LENGTH') });
    });

    it('hides a global command behind a server command of its name', async () => {
      const made = await scene.client.application.commands.create({ name: 'ask', description: 'global' });
      expect((await astrid.commands()).filter((c) => c.name === 'ask')).toHaveLength(1);
      await scene.client.application.commands.delete(made.id);
    });

    it('allows a global command in direct messages unless its contexts exclude them', async () => {
      const { commands } = scene.client.application;
      const here = await commands.create({ name: 'anywhere', description: 'x' });
      const there = await commands.create({ name: 'halls', description: 'x', contexts: [0] });
      const dm = (await astrid.request('POST', '/dms', { recipient_id: scene.room.applicationId })) as {
        id: string;
      };
      bot.does((i) => (i.isChatInputCommand() ? i.reply(`guild ${i.guildId ?? 'none'}`) : undefined));
      const names = (await astrid.request('GET', '/commands')) as { commands: { name: string }[] };
      expect(names.commands.map((c) => c.name)).toEqual(['anywhere']);
      const sent = {
        type: 2,
        channel_id: dm.id,
        nonce: 'dm',
        data: { id: here.id, name: 'anywhere', type: 1 },
      };
      await astrid.request('POST', '/interactions', sent);
      expect((await astrid.waitFor((m) => m.content === 'guild none')).channel_id).toBe(dm.id);
      await here.delete();
      await there.delete();
    });

    it("sends the person's language", async () => {
      let locale = '';
      bot.does((i) => {
        locale = i.locale;
        return i.isChatInputCommand() ? i.reply('ok') : undefined;
      });
      const command = (await astrid.commands()).find((c) => c.name === 'ask');
      const sent = { type: 2, channel_id: astrid.channelId(), nonce: 'l', locale: 'de' };
      await astrid.request('POST', '/interactions', {
        ...sent,
        data: { id: command?.id, name: 'ask', type: 1 },
      });
      await expect.poll(() => locale).toBe('de');
    });

    it('hides a command from people without its permission', async () => {
      const made = await scene.client.application.commands.create(
        { name: 'rule', description: 'x', defaultMemberPermissions: ['ManageGuild'] },
        scene.room.guildId,
      );
      expect((await astrid.commands()).map((c) => c.name)).toContain('rule');
      const cuyan = await scene.person('cuyan');
      expect((await cuyan.commands()).map((c) => c.name)).not.toContain('rule');
      await made.delete();
    });
  });

  describe('first responses', () => {
    it('shows a reply to all and an ephemeral one to its person', async () => {
      bot.does((i) =>
        i.isChatInputCommand() ? i.reply({ content: 'secret', flags: MessageFlags.Ephemeral }) : undefined,
      );
      const answer = await astrid.answer(await astrid.command('ask'));
      expect(isEphemeral(answer)).toBe(true);
      expect((await bjorn.messages()).some((m) => m.id === answer.id)).toBe(false);
      expect(bjorn.heard.some((e) => 'id' in e.d && e.d.id === answer.id)).toBe(false);
      expect(await refusal(rest.get(Routes.channelMessage(answer.channel_id, answer.id)))).toMatchObject({
        code: 10008,
      });
    });

    it('shows a deferred response as thinking until it is completed, with its visibility', async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 5, data: { flags: EPHEMERAL } });
      const thinking = await astrid.waitFor((m) => m.interaction_metadata?.id === i.id);
      expect([isThinking(thinking), isEphemeral(thinking), thinking.type]).toEqual([true, true, 20]);
      const filled = (await rest.patch(bot.original(i), {
        body: { content: 'done' },
        auth: false,
      })) as APIMessage;
      expect(filled.flags).toBe(EPHEMERAL);
      expect(filled.edited_timestamp).toBeNull();
      expect(textOf(await astrid.waitFor((m) => m.id === filled.id && !isThinking(m)))).toBe('done');
    });

    it('refuses the components v2 flag on a deferral but accepts it on the edit', async () => {
      const i = await bot.asked();
      expect(await refusal(bot.reply(i, { type: 5, data: { flags: V2 } }))).toMatchObject({ code: 50035 });
      await bot.reply(i, { type: 5 });
      const filled = (await rest.patch(bot.original(i), {
        body: { flags: V2, components: [{ type: 10, content: 'hi' }] },
        auth: false,
      })) as APIMessage;
      expect(filled.flags).toBe(V2);
    });

    it('completes a deferred response with the first follow-up', async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 5 });
      const made = (await rest.post(Routes.webhook(i.application_id, i.token), {
        body: { content: 'late' },
        auth: false,
      })) as APIMessage;
      const first = (await rest.get(bot.original(i), { auth: false })) as APIMessage;
      expect(first).toMatchObject({ id: made.id, content: 'late' });
    });

    it('refuses a second response with 40060', async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 4, data: { content: 'one' } });
      expect(await refusal(bot.reply(i, { type: 4, data: { content: 'two' } }))).toMatchObject({
        status: 400,
        code: 40060,
      });
    });

    it('answers 10062 for a wrong token or an unknown interaction', async () => {
      const i = await bot.asked();
      expect(
        await refusal(
          rest.post(Routes.interactionCallback(i.id, 'wrong'), { body: { type: 5 }, auth: false }),
        ),
      ).toMatchObject({ status: 404, code: 10062 });
      expect(
        await refusal(
          rest.post(Routes.interactionCallback('123456789012345678', i.token), {
            body: { type: 5 },
            auth: false,
          }),
        ),
      ).toMatchObject({ code: 10062 });
      await bot.reply(i, { type: 5 });
    });

    it('answers 10062 after three seconds', async () => {
      const i = await bot.asked();
      scene.room.advance(3001);
      expect(await refusal(bot.reply(i, { type: 5 }))).toMatchObject({ status: 404, code: 10062 });
      const failed = await astrid.waitForDispatch((e) => e.t === 'INTERACTION_FAILURE' && e.d.id === i.id);
      expect(failed.d).toMatchObject({ reason_code: 2 });
    });

    it('answers 50006 for an empty response and leaves the interaction open', async () => {
      const i = await bot.asked();
      expect(await refusal(bot.reply(i, { type: 4, data: {} }))).toMatchObject({ code: 50006 });
      await bot.reply(i, { type: 4, data: { content: 'now' } });
    });

    it('refuses an update or autocomplete as the response to a command', async () => {
      const i = await bot.asked();
      for (const type of [6, 7, 8])
        expect(await refusal(bot.reply(i, { type, data: {} }))).toMatchObject({
          code: 50035,
          errors: complaint('type', 'BASE_TYPE_CHOICES'),
        });
      await bot.reply(i, { type: 5 });
    });

    it('reports errors in the data below "data"', async () => {
      const i = await bot.asked();
      expect(await refusal(bot.reply(i, { type: 4, data: { content: 'x'.repeat(2001) } }))).toMatchObject({
        errors: complaint('data.content', 'BASE_TYPE_MAX_LENGTH'),
      });
      await bot.reply(i, { type: 5 });
    });

    it('returns the created message for with_response', async () => {
      const i = await bot.asked();
      const told = (await bot.reply(
        i,
        { type: 4, data: { content: 'x' } },
        { with_response: 'true' },
      )) as RESTPostAPIInteractionCallbackWithResponseResult;
      expect(told).toMatchObject({
        interaction: {
          id: i.id,
          type: 2,
          response_message_ephemeral: false,
          response_message_loading: false,
        },
        resource: {
          type: 4,
          message: { content: 'x', interaction_metadata: { id: i.id, user: { id: astrid.id } } },
        },
      });
      const j = await bot.asked();
      const deferred = (await bot.reply(
        j,
        { type: 5 },
        { with_response: 'true' },
      )) as RESTPostAPIInteractionCallbackWithResponseResult;
      expect(deferred.resource?.message?.flags).toBe(LOADING);
    });

    it('gives discord.js the message for withResponse and fetchReply', async () => {
      let id = '';
      bot.does(async (i) => {
        if (!i.isChatInputCommand()) return;
        const response = await i.reply({ content: 'x', withResponse: true });
        id = response.resource?.message?.id ?? '';
        const fetched = await i.fetchReply();
        expect(fetched.id).toBe(id);
      });
      const answer = await astrid.answer(await astrid.command('ask'));
      await expect.poll(() => id).toBe(answer.id);
    });
  });

  describe('the webhook of an interaction', () => {
    it('is unknown before the first response', async () => {
      const i = await bot.asked();
      expect(
        await refusal(rest.patch(bot.original(i), { body: { content: 'x' }, auth: false })),
      ).toMatchObject({
        status: 404,
        code: 10015,
      });
      await bot.reply(i, { type: 5 });
    });

    it('posts, edits, fetches and deletes follow-ups', async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 4, data: { content: 'first' } });
      const made = (await rest.post(Routes.webhook(i.application_id, i.token), {
        body: { content: 'more', flags: EPHEMERAL },
        auth: false,
      })) as APIMessage;
      expect(made).toMatchObject({ flags: EPHEMERAL, message_reference: expect.anything() as unknown });
      const route = Routes.webhookMessage(i.application_id, i.token, made.id);
      expect(await rest.patch(route, { body: { content: 'changed' }, auth: false })).toMatchObject({
        content: 'changed',
      });
      await rest.delete(route, { auth: false });
      expect(await refusal(rest.get(route, { auth: false }))).toMatchObject({ code: 10008 });
    });

    it('forgets a deleted response', async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 4, data: { content: 'x' } });
      await rest.delete(bot.original(i), { auth: false });
      expect(
        await refusal(rest.patch(bot.original(i), { body: { content: 'y' }, auth: false })),
      ).toMatchObject({
        code: 10008,
      });
    });

    it("does not reach another interaction's messages", async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 4, data: { content: 'x' } });
      const j = await bot.asked();
      const told = (await bot.reply(
        j,
        { type: 4, data: { content: 'y' } },
        { with_response: 'true' },
      )) as RESTPostAPIInteractionCallbackWithResponseResult;
      const other = Routes.webhookMessage(i.application_id, i.token, told.resource?.message?.id ?? '');
      expect(await refusal(rest.get(other, { auth: false }))).toMatchObject({ code: 10008 });
    });

    it('refuses an expired token with 50027', async () => {
      const i = await bot.asked();
      await bot.reply(i, { type: 4, data: { content: 'x' } });
      scene.room.advance(15 * 60_000 + 1);
      expect(
        await refusal(rest.patch(bot.original(i), { body: { content: 'y' }, auth: false })),
      ).toMatchObject({
        status: 401,
        code: 50027,
      });
      expect(
        await refusal(
          rest.post(Routes.webhook(i.application_id, 'junk'), { body: { content: 'y' }, auth: false }),
        ),
      ).toMatchObject({ code: 50027 });
    });
  });

  it('reports a failure at once when no bot is connected', async () => {
    const alone = await openScene();
    await alone.client.application.commands.set([{ name: 'ask', description: 'x' }], alone.room.guildId);
    const person = await alone.person();
    await alone.client.destroy();
    await expect.poll(() => alone.room.botOnline()).toBe(false);
    alone.room.trouble({ act: 'invalid-session', resumable: false });
    expect(await person.command('ask')).toMatchObject({ result: 'failure' });
    await alone.close();
  });
});
