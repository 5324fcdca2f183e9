import { useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../../contract.js';
import { Icon } from '../parts/icons.js';
import { useOutside } from '../parts/use-outside.js';
import { channelName, isThread, nameOf, parentOf } from '../people.js';
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
      <button
        type="button"
        class="icon-button members-button"
        aria-label="Members"
        aria-pressed={membersShown}
        title="Members"
        onClick={onMembers}
      >
        <Icon name="people" size={22} />
      </button>
    </header>
  );
}

function ThreadsButton({ channel }: { readonly channel: PageChannel }) {
  const room = useRoom();
  const [threads, setThreads] = useState<readonly PageChannel[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, threads !== null, () => setThreads(null));
  const load = async (): Promise<void> => {
    const answer = await room.api.threads(channel.id);
    // The room's threads come without the person's rights; those of the channel hold for them.
    setThreads(
      answer.ok
        ? answer.value.threads.map((thread) => ({ ...thread, permissions: channel.permissions }))
        : [],
    );
  };
  return (
    <div class="popover-anchor" ref={box}>
      <button
        type="button"
        class="icon-button"
        aria-label="Threads"
        title="Threads"
        aria-expanded={threads !== null}
        onClick={() => (threads === null ? void load() : setThreads(null))}
      >
        <Icon name="thread" size={22} />
      </button>
      {threads === null ? null : (
        <div class="popover" role="dialog" aria-label="Threads">
          <h3>Threads</h3>
          {threads.length === 0 ? <p>There are no threads here.</p> : null}
          {threads.map((thread) => (
            <button
              key={thread.id}
              type="button"
              class="popover-item"
              onClick={() => {
                room.store.dispatch({ type: 'channel', channel: thread });
                room.open(thread.id);
                setThreads(null);
              }}
            >
              <b>{thread.name}</b>
              <small>
                {'thread_metadata' in thread && thread.thread_metadata?.archived === true
                  ? 'Archived'
                  : 'Open'}
                {'message_count' in thread ? ` • ${String(thread.message_count ?? 0)} messages` : ''}
              </small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function PinsButton({ channelId }: { readonly channelId: string }) {
  const room = useRoom();
  const [pins, setPins] = useState<readonly PageMessage[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, pins !== null, () => setPins(null));
  const load = async (): Promise<void> => {
    const answer = await room.api.pins(channelId);
    setPins(answer.ok ? answer.value : []);
  };
  return (
    <div class="popover-anchor" ref={box}>
      <button
        type="button"
        class="icon-button"
        aria-label="Pinned messages"
        title="Pinned messages"
        aria-expanded={pins !== null}
        onClick={() => (pins === null ? void load() : setPins(null))}
      >
        <Icon name="pin" size={20} />
      </button>
      {pins === null ? null : (
        <div class="popover" role="dialog" aria-label="Pinned messages">
          <h3>Pinned messages</h3>
          {pins.length === 0 ? <p>Nothing is pinned here.</p> : null}
          {pins.map((message) => (
            <button
              key={message.id}
              type="button"
              class="popover-item"
              onClick={() => {
                room.open(message.channel_id, message.id);
                setPins(null);
              }}
            >
              <b>{nameOf(room.store.get(), message.author.id)}</b>
              <small>{message.content === '' ? 'See the message' : message.content.slice(0, 140)}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
