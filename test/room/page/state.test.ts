import { describe, expect, it } from 'vitest';
import type {
  PageBootstrap,
  PageChannel,
  PageDispatch,
  PageMessage,
  PageUser,
} from '../../../src/room/contract.js';
import { initialState } from '../../../src/room/page/state/initial.js';
import { laterId } from '../../../src/room/page/state/messages.js';
import type { PendingInteraction, PageState } from '../../../src/room/page/state/model.js';
import { reduce } from '../../../src/room/page/state/reduce.js';

const user = (id: string, username: string): PageUser => ({
  id,
  username,
  discriminator: '0',
  global_name: username,
  avatar: null,
  avatar_url: `/avatars/${id}.svg`,
  is_bot: username === 'bot',
});

const ADA = user('1', 'ada');
const BO = user('2', 'bo');
const BOT = user('9', 'bot');

const channel = (id: string): PageChannel =>
  ({ id, name: `c${id}`, type: 0, guild_id: '5', position: 0, permissions: '0' }) as unknown as PageChannel;

const BOOT: PageBootstrap = {
  me: ADA,
  users: [ADA, BO],
  guilds: [
    {
      id: '5',
      name: 'Hall',
      icon: null,
      owner_id: '1',
      roles: [],
      members: [],
      channels: [channel('10'), channel('11')],
      threads: [],
      emojis: [],
      bot_present: true,
    },
  ],
  dms: [],
  application: { id: '9', name: 'bot', bot: BOT },
  readState: { '10': { last_read_message_id: '100', last_message_id: '100', mention_count: 0 } },
  bot_online: true,
  trouble: { rules: [], interactions: { copies: 1, delayMs: 0 }, awayUntil: null },
  now: 5_000,
};

const message = (id: string, channelId: string, more: Partial<PageMessage> = {}): PageMessage =>
  ({ id, channel_id: channelId, author: BO, content: 'hello', flags: 0, ...more }) as unknown as PageMessage;

const start = (): PageState =>
  reduce(initialState(BOOT, null, 1_000), {
    type: 'messages',
    channelId: '10',
    items: [message('100', '10')],
    complete: true,
    replace: true,
  });

const hear = (state: PageState, event: PageDispatch, watching = false): PageState =>
  reduce(state, { type: 'dispatch', event, at: 2_000, watching });

describe('unread marks', () => {
  it('counts mentions in channels that are not open', () => {
    const state = hear(start(), { t: 'MESSAGE_CREATE', d: message('200', '11', { mentions_me: true }) });
    expect(state.reads['11']).toEqual({
      last_message_id: '200',
      last_read_message_id: null,
      mention_count: 1,
    });
  });

  it('counts nothing in the visible channel', () => {
    const state = hear(
      start(),
      { t: 'MESSAGE_CREATE', d: message('200', '10', { mentions_me: true }) },
      true,
    );
    expect(state.reads['10']?.mention_count).toBe(0);
    expect(state.newAfter).toBeNull();
  });

  it('starts at a line when the person has scrolled up', () => {
    const state = hear(start(), { t: 'MESSAGE_CREATE', d: message('200', '10') });
    expect(state.newAfter).toBe('100');
  });

  it('ignores the person’s own messages', () => {
    const state = hear(start(), { t: 'MESSAGE_CREATE', d: message('200', '11', { author: ADA }) });
    expect(state.reads['11']?.last_read_message_id).toBe('200');
  });
});

describe('messages', () => {
  it('are sorted by id of any length, without duplicates', () => {
    const late = hear(start(), { t: 'MESSAGE_CREATE', d: message('1000', '10') });
    const both = hear(late, { t: 'MESSAGE_CREATE', d: message('999', '10') });
    const again = hear(both, { t: 'MESSAGE_UPDATE', d: message('999', '10', { content: 'changed' }) });
    expect(again.logs['10']?.items.map((item) => item.id)).toEqual(['100', '999', '1000']);
    expect(laterId('1000', '999')).toBe(true);
  });

  it('of an unopened channel are loaded when it opens', () => {
    expect(hear(start(), { t: 'MESSAGE_CREATE', d: message('200', '11') }).logs['11']).toBeUndefined();
  });

  it('keep ephemeral ones when the channel is reloaded', () => {
    const state = hear(start(), { t: 'MESSAGE_CREATE', d: message('200', '10', { flags: 64 }) });
    const again = reduce(state, {
      type: 'messages',
      channelId: '10',
      items: [message('300', '10')],
      complete: true,
      replace: true,
    });
    expect(again.logs['10']?.items.map((item) => item.id)).toEqual(['200', '300']);
  });

  it('gain and lose reactions', () => {
    const emoji = { id: null, name: '🎲' };
    const where = { channel_id: '10', message_id: '100', emoji };
    const one = hear(start(), { t: 'MESSAGE_REACTION_ADD', d: { ...where, user_id: BO.id } });
    const two = hear(one, { t: 'MESSAGE_REACTION_ADD', d: { ...where, user_id: ADA.id } });
    expect(two.logs['10']?.items[0]?.reactions).toMatchObject([{ count: 2, me: true }]);
    const back = hear(two, { t: 'MESSAGE_REACTION_REMOVE', d: { ...where, user_id: ADA.id } });
    expect(back.logs['10']?.items[0]?.reactions).toMatchObject([{ count: 1, me: false }]);
    const none = hear(back, { t: 'MESSAGE_REACTION_REMOVE', d: { ...where, user_id: BO.id } });
    expect(none.logs['10']?.items[0]?.reactions).toEqual([]);
  });
});

describe('pending interactions', () => {
  const pending = (kind: PendingInteraction['kind']): PendingInteraction => ({
    nonce: 'n',
    kind,
    channelId: '10',
    label: '/x',
    messageId: null,
    customId: null,
    state: 'sent',
    problem: null,
    at: 1_000,
  });

  it('disappear on success and show a failure', () => {
    const sent = reduce(start(), { type: 'sent', pending: pending('command') });
    expect(hear(sent, { t: 'INTERACTION_SUCCESS', d: { id: '1', nonce: 'n' } }).pending).toEqual({});
    const failed = hear(sent, { t: 'INTERACTION_FAILURE', d: { id: '1', nonce: 'n', reason_code: 2 } });
    expect(failed.pending['n']).toMatchObject({
      state: 'failed',
      problem: 'The application did not respond',
    });
  });

  it('show their failure until the next press on the message', () => {
    const press = (nonce: string, messageId: string): PendingInteraction => ({
      ...pending('component'),
      ...{ nonce, messageId },
    });
    const sent = reduce(start(), { type: 'sent', pending: press('n', 'a') });
    const failed = hear(sent, { t: 'INTERACTION_FAILURE', d: { id: '1', nonce: 'n', reason_code: 2 } });
    const elsewhere = reduce(failed, { type: 'sent', pending: press('m', 'b') });
    expect(elsewhere.pending['n']?.state).toBe('failed');
    const again = reduce(elsewhere, { type: 'sent', pending: press('o', 'a') });
    expect(Object.keys(again.pending).toSorted()).toEqual(['m', 'o']);
  });

  it('fail when the room stays silent', () => {
    const sent = reduce(start(), { type: 'sent', pending: pending('component') });
    expect(reduce(sent, { type: 'tick', at: 20_000 }).pending['n']?.state).toBe('sent');
    expect(reduce(sent, { type: 'tick', at: 31_000 }).pending['n']?.state).toBe('failed');
  });

  it('keep a refused form open with the reason', () => {
    const modal = {
      id: 'm',
      nonce: 'o',
      custom_id: 'c',
      title: 'T',
      channel_id: '10',
      components: [],
      application: { id: '9', name: 'bot' },
    };
    const open = hear(start(), { t: 'INTERACTION_MODAL_CREATE', d: modal });
    const sent = reduce(open, { type: 'sent', pending: pending('modal') });
    const failed = hear(sent, { t: 'INTERACTION_FAILURE', d: { id: '1', nonce: 'n', reason_code: 1 } });
    expect(failed.modal).toEqual(modal);
    expect(failed.modalProblem).toBe('This interaction failed');
    const again = reduce(failed, { type: 'sent', pending: pending('modal') });
    expect(hear(again, { t: 'INTERACTION_SUCCESS', d: { id: '1', nonce: 'n' } }).modal).toBeNull();
  });
});

it('the typing indicator expires', () => {
  const typing = hear(start(), { t: 'TYPING_START', d: { channel_id: '10', user_id: '2', timestamp: 2 } });
  expect(typing.typing['10']).toEqual({ '2': 12_000 });
  expect(reduce(typing, { type: 'tick', at: 12_000 }).typing['10']).toEqual({});
});
