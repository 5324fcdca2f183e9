import type { PageChannel, PageReadState } from '../../contract.js';
import { CHANNEL } from '../kinds.js';
import { isArchived, isThread, parentOf } from '../people.js';
import { laterId } from '../state/messages.js';
import type { PageState } from '../state/model.js';

interface ChannelNode {
  readonly channel: PageChannel;
  readonly threads: readonly PageChannel[];
}

export interface Category {
  readonly id: string;
  readonly name: string | null;
  readonly channels: readonly ChannelNode[];
}

/** A server's channels by category, each with its active threads (newest first). */
export function channelTree(state: PageState, guildId: string): readonly Category[] {
  const all = Object.values(state.channels).filter(
    (channel) => 'guild_id' in channel && channel.guild_id === guildId,
  );
  const place = (channel: PageChannel): number => ('position' in channel ? channel.position : 0);
  const sorted = [...all].sort((a, b) => place(a) - place(b) || (laterId(a.id, b.id) ? 1 : -1));
  const threads = sorted.filter(
    (channel) => isThread(channel) && (channel.id === state.openChannel || !isArchived(channel)),
  );
  const nodes = sorted
    .filter((channel) => !isThread(channel) && channel.type !== CHANNEL.category)
    .map((channel) => ({
      channel,
      threads: threads.filter((thread) => parentOf(thread) === channel.id).reverse(),
    }));
  const categories = sorted.filter((channel) => channel.type === CHANNEL.category);
  const known = new Set(categories.map((category) => category.id));
  const loose = nodes.filter((node) => !known.has(parentOf(node.channel) ?? ''));
  return [
    { id: 'loose', name: null, channels: loose },
    ...categories.map((category) => ({
      id: category.id,
      name: category.name ?? '',
      channels: nodes.filter((node) => parentOf(node.channel) === category.id),
    })),
  ].filter((category) => category.channels.length > 0);
}

export function isUnread(read: PageReadState | undefined): boolean {
  if (read === undefined || read.last_message_id === null) return false;
  return read.last_read_message_id === null || laterId(read.last_message_id, read.last_read_message_id);
}

/** Unread mentions in a server's channels or in all. */
export function mentionCount(state: PageState, guildId: string | null): number {
  return Object.entries(state.reads).reduce((sum, [channelId, read]) => {
    const channel = state.channels[channelId];
    const inside =
      guildId === null || (channel !== undefined && 'guild_id' in channel && channel.guild_id === guildId);
    return inside ? sum + read.mention_count : sum;
  }, 0);
}
