import type { APIMessage } from 'discord-api-types/v10';
import { Events, GatewayIntentBits, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/person.js';
import { ALL_INTENTS, openScene } from '../../support/with-room.js';
import type { Scene } from '../../support/with-room.js';
import { refusal, restOf } from './support.js';

const HOUR = 3_600_000;
const answers = ['North', 'South'].map((text) => ({ poll_media: { text } }));

describe('polls', () => {
  let scene: Scene;
  let rest: REST;
  let channel: string;
  let astrid: Person;
  beforeAll(async () => {
    scene = await openScene({}, { intents: [...ALL_INTENTS, GatewayIntentBits.GuildMessagePolls] });
    rest = restOf(scene.room);
    channel = scene.room.channel('longhouse').id;
    astrid = await scene.person('astrid');
  });
  afterAll(() => scene.close());

  const ask = async (extra: object = {}) =>
    (await rest.post(Routes.channelMessages(channel), {
      body: { poll: { question: { text: 'Where to?' }, answers, ...extra } },
    })) as APIMessage;
  const votes = (id: string, ids: readonly number[], who = astrid) =>
    who.request('PUT', `/channels/${channel}/polls/${id}/answers/@me`, { answer_ids: ids });
  const fetched = async (id: string) => (await rest.get(Routes.channelMessage(channel, id))) as APIMessage;

  it('are created with Discord’s defaults', async () => {
    const { poll, timestamp } = await ask({
      answers: [...answers, { poll_media: { text: 'Stay', emoji: { name: '⛵' } } }],
    });
    expect(poll).toMatchObject({
      question: { text: 'Where to?' },
      answers: [{ answer_id: 1 }, { answer_id: 2 }, { answer_id: 3, poll_media: { emoji: { name: '⛵' } } }],
      allow_multiselect: false,
      layout_type: 1,
      results: { is_finalized: false, answer_counts: [] },
    });
    expect(Date.parse(poll?.expiry ?? '') - Date.parse(timestamp)).toBeLessThanOrEqual(24 * HOUR);
    expect(Date.parse(poll?.expiry ?? '') - Date.parse(timestamp)).toBeGreaterThan(23 * HOUR);
  });

  it('emit events when people vote, change their vote and withdraw it', async () => {
    const { id } = await ask();
    const heard: string[] = [];
    scene.client.on(Events.MessagePollVoteAdd, (answer, person) => heard.push(`+${answer.id} ${person}`));
    scene.client.on(Events.MessagePollVoteRemove, (answer, person) => heard.push(`-${answer.id} ${person}`));
    await votes(id, [1]);
    await votes(id, [2]);
    expect((await fetched(id)).poll?.results?.answer_counts).toEqual([{ id: 2, count: 1, me_voted: false }]);
    const [seen] = (await astrid.messages(channel)).filter((m) => m.id === id);
    expect(seen?.poll?.results?.answer_counts).toEqual([{ id: 2, count: 1, me_voted: true }]);
    expect(await rest.get(Routes.pollAnswerVoters(channel, id, 2))).toMatchObject({
      users: [{ id: astrid.id }],
    });
    await votes(id, []);
    expect((await fetched(id)).poll?.results?.answer_counts).toEqual([]);
    await expect.poll(() => heard).toEqual(['+1', '-1', '+2', '-2'].map((what) => `${what} ${astrid.id}`));
  });

  it('accept several answers only if the poll allows it', async () => {
    const one = await ask();
    await expect(votes(one.id, [1, 2])).rejects.toThrow('50035');
    await expect(votes(one.id, [3])).rejects.toThrow('50035');
    const many = await ask({ allow_multiselect: true });
    await votes(many.id, [1, 2]);
    expect((await fetched(many.id)).poll?.results?.answer_counts).toHaveLength(2);
  });

  it('are ended by their author, post their result and refuse later votes', async () => {
    const { id } = await ask();
    await votes(id, [2]);
    const ended = (await rest.post(Routes.expirePoll(channel, id))) as APIMessage;
    expect(ended.poll?.results).toEqual({
      is_finalized: true,
      answer_counts: [{ id: 2, count: 1, me_voted: false }],
    });
    const [line] = await astrid.messages(channel);
    expect(line).toMatchObject({
      type: 46,
      message_reference: { message_id: id },
      embeds: [{ type: 'poll_result' }],
    });
    expect(line?.embeds[0]?.fields).toContainEqual({
      name: 'victor_answer_text',
      value: 'South',
      inline: false,
    });
    await expect(votes(id, [1])).rejects.toThrow('520001');
    expect(await refusal(rest.post(Routes.expirePoll(channel, id)))).toMatchObject({ code: 520001 });
  });

  it('end when their time is over', async () => {
    const { id } = await ask({ duration: 2 });
    scene.room.advance(HOUR);
    expect((await fetched(id)).poll?.results?.is_finalized).toBe(false);
    scene.room.advance(HOUR);
    expect((await fetched(id)).poll?.results?.is_finalized).toBe(true);
  });

  it('can’t be edited, and other messages can’t be ended', async () => {
    const { id } = await ask();
    expect(
      await refusal(rest.patch(Routes.channelMessage(channel, id), { body: { content: 'x' } })),
    ).toMatchObject({ status: 400, code: 520003 });
    const plain = (await rest.post(Routes.channelMessages(channel), {
      body: { content: 'x' },
    })) as APIMessage;
    expect(await refusal(rest.post(Routes.expirePoll(channel, plain.id)))).toMatchObject({ code: 520006 });
  });

  it('require the permission', async () => {
    scene.room.trouble({ act: 'deny', channel_id: channel, permissions: String(1n << 49n) });
    expect(await refusal(ask())).toMatchObject({ status: 403, code: 50013 });
    scene.room.trouble({ act: 'allow', channel_id: channel });
  });

  it('can be the answer to an interaction', async () => {
    scene.client.once(Events.InteractionCreate, (i) => {
      if (i.isChatInputCommand())
        void i.reply({
          poll: {
            question: { text: 'Now?' },
            answers: [{ text: 'Yes' }],
            duration: 1,
            allowMultiselect: false,
          },
        });
    });
    await scene.client.application.commands.set([{ name: 'ask', description: 'x' }], scene.room.guildId);
    const answered = await astrid.answer(await astrid.command('ask'));
    expect(answered.poll?.question.text).toBe('Now?');
  });
});
