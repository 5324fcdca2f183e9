/** Carries out what somebody (a tester, a campaign, the page) orders to go wrong. */
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

/** Takes rights from the bot in one channel; `0` gives all back. */
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

/** Does one act and returns the faults that stand afterwards. */
export function act(core: Core, order: TroubleAct): TroubleState {
  const { state, trouble, gateway } = core;
  switch (order.act) {
    case 'rule':
      trouble.add(order.rule);
      break;
    case 'clear':
      trouble.clear(order.id);
      break;
    case 'interactions':
      trouble.setInteractions(order.copies, order.delayMs);
      break;
    case 'drop-socket':
      gateway.cut();
      break;
    case 'close-socket':
      if (!CLOSABLE(order.code)) throw new DiscordError(400, 0, 'No such close code.');
      gateway.cut(order.code);
      break;
    case 'reconnect':
      gateway.reconnect();
      break;
    case 'invalid-session':
      gateway.invalidate(order.resumable);
      break;
    case 'zombie':
      gateway.deafen();
      break;
    case 'away':
      trouble.away(order.ms);
      gateway.cut();
      break;
    case 'back':
      trouble.back();
      break;
    case 'deny':
      deny(core, order.channel_id, order.permissions);
      break;
    case 'allow':
      deny(core, order.channel_id, '0');
      break;
    case 'delete-channel':
      deleteChannel(state, channelFor(core, order.channel_id));
      break;
    case 'delete-message': {
      const channel = channelFor(core, order.channel_id);
      const message = messagesOf(state, channel.id).get(order.message_id);
      if (!message) throw refuse('unknownMessage');
      deleteMessage(state, channel, message);
      break;
    }
    case 'archive-thread':
      setArchived(state, channelFor(core, order.channel_id), true, order.locked);
      break;
    case 'kick-bot':
      removeBot(state, guildFor(core, order.guild_id));
      break;
    case 'invite-bot':
      inviteBot(state, guildFor(core, order.guild_id), core.botPermissions);
      break;
    default:
      throw new DiscordError(400, 0, 'No such trouble.');
  }
  return trouble.state();
}
