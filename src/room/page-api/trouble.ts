/** Carries out faults ordered by a tester, a campaign or the page. */
import type { Core } from '../core.js';
import type { TroubleAct, TroubleState } from '../contract.js';
import { DiscordError, refuse } from '../rest/errors.js';
import { deleteMessage } from '../state/messages.js';
import { inviteBot, removeBot } from '../state/guilds.js';
import { canView, isThread } from '../state/permissions.js';
import { announceOverwrites, deleteChannel, setArchived } from '../state/threads.js';
import { messagesOf } from '../state/room-state.js';

const CLOSABLE = (code: number) =>
  code === 1000 || code === 1001 || (code >= 1011 && code <= 1013) || (code >= 4000 && code <= 4999);

export function channelFor(core: Core, id: string) {
  const channel = core.state.channels.get(id);
  if (!channel) throw refuse('unknownChannel');
  return channel;
}

function guildFor(core: Core, id: string) {
  const guild = core.state.guilds.get(id);
  if (!guild) throw refuse('unknownGuild');
  return guild;
}

/** Denies the bot permissions in one channel; `0` gives all back. */
function deny(core: Core, channelId: string, bits: string): void {
  const { state } = core;
  const asked = channelFor(core, channelId);
  const channel = isThread(asked) && asked.parentId ? channelFor(core, asked.parentId) : asked;
  const own = channel.overwrites.filter((o) => o.id !== state.botId);
  const could = canView(state, channel, state.botId);
  channel.overwrites =
    bits === '0' ? own : [...own, { id: state.botId, type: 1, allow: '0', deny: BigInt(bits).toString() }];
  announceOverwrites(state, channel, could);
}

type Acts = {
  readonly [Act in TroubleAct['act']]: (core: Core, order: Extract<TroubleAct, { act: Act }>) => void;
};

const ACTS: Acts = {
  rule: ({ trouble }, { rule }) => void trouble.add(rule),
  clear: ({ trouble }, { id }) => trouble.clear(id),
  interactions: ({ trouble }, { copies, delayMs }) => trouble.setInteractions(copies, delayMs),
  'drop-socket': ({ gateway }) => gateway.cut(),
  'close-socket'({ gateway }, { code }) {
    if (!CLOSABLE(code)) throw new DiscordError(400, 0, 'No such close code.');
    gateway.cut(code);
  },
  reconnect: ({ gateway }) => gateway.reconnect(),
  'invalid-session': ({ gateway }, { resumable }) => gateway.invalidate(resumable),
  zombie: ({ gateway }) => gateway.deafen(),
  away({ trouble, gateway }, { ms }) {
    trouble.away(ms);
    gateway.cut();
  },
  back: ({ trouble }) => trouble.back(),
  deny: (core, { channel_id: id, permissions }) => deny(core, id, permissions),
  allow: (core, { channel_id: id }) => deny(core, id, '0'),
  'delete-channel': (core, { channel_id: id }) => deleteChannel(core.state, channelFor(core, id)),
  'delete-message'(core, order) {
    const channel = channelFor(core, order.channel_id);
    const message = messagesOf(core.state, channel.id).get(order.message_id);
    if (!message) throw refuse('unknownMessage');
    deleteMessage(core.state, channel, message);
  },
  'archive-thread': (core, { channel_id: id, locked }) =>
    setArchived(core.state, channelFor(core, id), true, locked),
  'kick-bot': (core, { guild_id: id }) => removeBot(core.state, guildFor(core, id)),
  'invite-bot': (core, { guild_id: id }) => inviteBot(core.state, guildFor(core, id), core.botPermissions),
};

/** Carries out one act and returns the faults in force afterwards. */
export function act(core: Core, order: TroubleAct): TroubleState {
  if (!Object.hasOwn(ACTS, order.act)) throw new DiscordError(400, 0, 'No such trouble.');
  (ACTS[order.act] as (core: Core, order: TroubleAct) => void)(core, order);
  return core.trouble.state();
}
