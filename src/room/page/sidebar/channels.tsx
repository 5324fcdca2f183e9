import { useState } from 'preact/hooks';
import type { PageChannel } from '../../contract.js';
import { CHANNEL } from '../kinds.js';
import { Icon, type IconName } from '../parts/icons.js';
import { Dots } from '../parts/dots.js';
import { channelName, isThread } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import type { PageState } from '../state/model.js';
import { channelTree, isUnread, type Category } from './tree.js';

/** The channels and threads of a guild. */
export function Channels({ guildId, onOpen }: { readonly guildId: string; readonly onOpen: () => void }) {
  const { store } = useRoom();
  // Redraws the tree when these change.
  usePageState((state) => state.channels);
  usePageState((state) => state.openChannel);
  const tree = channelTree(store.get(), guildId);
  return (
    <nav class="channels" aria-label="Channels" data-tour="channels">
      {tree.map((category) => (
        <CategoryList key={category.id} category={category} onOpen={onOpen} />
      ))}
    </nav>
  );
}

function CategoryList({ category, onOpen }: { readonly category: Category; readonly onOpen: () => void }) {
  const [closed, setClosed] = useState(false);
  return (
    <section class="category">
      {category.name === null ? null : (
        <button
          type="button"
          class={`category-name${closed ? ' is-closed' : ''}`}
          aria-expanded={!closed}
          onClick={() => setClosed(!closed)}
        >
          <Icon name="down" size={12} /> {category.name}
        </button>
      )}
      {closed ? null : (
        <ul>
          {category.channels.map((node) => (
            <li key={node.channel.id}>
              <ChannelLink channel={node.channel} onOpen={onOpen} />
              {node.threads.length === 0 ? null : (
                <ul class="threads">
                  {node.threads.map((thread) => (
                    <li key={thread.id}>
                      <ChannelLink channel={thread} onOpen={onOpen} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function ChannelLink({
  channel,
  onOpen,
}: {
  readonly channel: PageChannel;
  readonly onOpen: () => void;
}) {
  const room = useRoom();
  const open = usePageState((state) => state.openChannel === channel.id);
  const name = usePageState((state) => channelName(state, channel));
  // A thread is quiet until the person joins it, as on Discord.
  const quiet = isThread(channel) && channel.member === undefined;
  const unread = usePageState((state) => !open && !quiet && isUnread(state.reads[channel.id]));
  const mentions = usePageState((state) => state.reads[channel.id]?.mention_count ?? 0);
  const typing = usePageState((state) => othersType(state, channel.id));
  return (
    <button
      type="button"
      class={`channel${open ? ' is-open' : ''}${unread ? ' is-unread' : ''}`}
      data-channel-id={channel.id}
      aria-current={open ? 'page' : undefined}
      onClick={() => {
        room.open(channel.id);
        onOpen();
      }}
    >
      <Icon name={iconOf(channel)} size={isThread(channel) ? 16 : 20} />
      <span class="channel-name">
        <span class="only-heard">{kindName(channel)} </span>
        {name}
        {unread ? <span class="only-heard">, unread</span> : null}
      </span>
      {typing ? <Dots /> : null}
      {mentions > 0 ? (
        <span class="badge">
          {mentions > 99 ? '99+' : mentions}
          <span class="only-heard"> mentions</span>
        </span>
      ) : null}
    </button>
  );
}

function othersType(state: PageState, channelId: string): boolean {
  return Object.keys(state.typing[channelId] ?? {}).some((id) => id !== state.me.id);
}

function kindName(channel: PageChannel): string {
  if (channel.type === CHANNEL.dm) return 'Direct message';
  return isThread(channel) ? 'Thread' : 'Channel';
}

export function iconOf(channel: PageChannel): IconName {
  if (channel.type === CHANNEL.privateThread) return 'lock';
  if (isThread(channel)) return 'thread';
  return channel.type === CHANNEL.dm ? 'people' : 'hash';
}
