import { useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../../contract.js';
import { IconButton } from '../parts/icon-button.js';
import { Icon, type IconName } from '../parts/icons.js';
import { useOutside } from '../parts/use-outside.js';
import { channelName, isArchived, isThread, nameOf, parentOf } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import { iconOf } from '../sidebar/channels.js';
import { mentionCount } from '../sidebar/tree.js';

export function ChannelHeader({
  membersShown,
  onMenu,
  onMembers,
}: {
  readonly membersShown: boolean;
  readonly onMenu: () => void;
  readonly onMembers: () => void;
}) {
  const room = useRoom();
  const channel = usePageState((state) => state.channels[state.openChannel]);
  const name = usePageState((state) => (channel === undefined ? '' : channelName(state, channel)));
  const parent = usePageState((state) =>
    channel === undefined ? undefined : state.channels[parentOf(channel) ?? ''],
  );
  const mentions = usePageState((state) => mentionCount(state, null));
  if (channel === undefined) return null;
  const topic = 'topic' in channel ? channel.topic : null;
  const inThread = isThread(channel) && parent !== undefined;
  return (
    <header class="channel-head">
      <button
        type="button"
        class="icon-button menu-button"
        aria-label={mentions > 0 ? `Channels, ${String(mentions)} mentions` : 'Channels'}
        onClick={onMenu}
      >
        <Icon name="menu" size={24} />
        {mentions > 0 ? <span class="badge">{mentions}</span> : null}
      </button>
      {inThread ? (
        <button type="button" class="crumb" onClick={() => room.open(parent.id)}>
          <Icon name={iconOf(parent)} size={20} /> <span>{parent.name}</span>
        </button>
      ) : null}
      {inThread ? <Icon name="right" size={16} /> : null}
      <h2 class="channel-title">
        <Icon name={iconOf(channel)} size={22} /> <span>{name}</span>
      </h2>
      {topic === null || topic === undefined || topic === '' ? null : (
        <p class="topic" title={topic}>
          {topic}
        </p>
      )}
      <span class="spacer" />
      <ThreadsButton channel={inThread ? parent : channel} />
      <PinsButton channelId={channel.id} />
      <IconButton
        icon="people"
        label="Members"
        size={22}
        className="members-button"
        titled
        aria-pressed={membersShown}
        onClick={onMembers}
      />
    </header>
  );
}

/** A button with a list below it, loaded whenever it opens. */
function ListButton<T extends { readonly id: string }>({
  icon,
  label,
  none,
  load,
  entry,
  onPick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly none: string;
  readonly load: () => Promise<readonly T[]>;
  /** An entry's text: a name and a line about it. */
  readonly entry: (item: T) => readonly [name: string, about: string];
  readonly onPick: (item: T) => void;
}) {
  const [items, setItems] = useState<readonly T[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, items !== null, () => setItems(null));
  return (
    <div class="popover-anchor" ref={box}>
      <IconButton
        icon={icon}
        label={label}
        size={22}
        titled
        aria-expanded={items !== null}
        onClick={() => (items === null ? void load().then(setItems) : setItems(null))}
      />
      {items === null ? null : (
        <div class="popover" role="dialog" aria-label={label}>
          <h3>{label}</h3>
          {items.length === 0 ? <p>{none}</p> : null}
          {items.map((item) => {
            const [name, about] = entry(item);
            return (
              <button
                key={item.id}
                type="button"
                class="popover-item"
                onClick={() => {
                  onPick(item);
                  setItems(null);
                }}
              >
                <b>{name}</b>
                <small>{about}</small>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function ThreadsButton({ channel }: { readonly channel: PageChannel }) {
  const room = useRoom();
  return (
    <ListButton<PageChannel>
      icon="thread"
      label="Threads"
      none="There are no threads here."
      load={async () => {
        const answer = await room.api.threads(channel.id);
        // The response has no permissions; a thread has those of its channel.
        return answer.ok
          ? answer.value.threads.map((thread) => ({ ...thread, permissions: channel.permissions }))
          : [];
      }}
      entry={(thread) => [
        thread.name ?? '',
        `${isArchived(thread) ? 'Archived' : 'Open'}${'message_count' in thread ? ` • ${String(thread.message_count ?? 0)} messages` : ''}`,
      ]}
      onPick={(thread) => {
        room.store.dispatch({ type: 'channel', channel: thread });
        room.open(thread.id);
      }}
    />
  );
}

function PinsButton({ channelId }: { readonly channelId: string }) {
  const room = useRoom();
  return (
    <ListButton<PageMessage>
      icon="pin"
      label="Pinned messages"
      none="Nothing is pinned here."
      load={async () => {
        const answer = await room.api.pins(channelId);
        return answer.ok ? answer.value : [];
      }}
      entry={({ author, content }) => [
        nameOf(room.store.get(), author.id),
        content === '' ? 'See the message' : content.slice(0, 140),
      ]}
      onPick={(message) => room.open(message.channel_id, message.id)}
    />
  );
}
