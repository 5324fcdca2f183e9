import type { PageMessage } from '../../page-api/types.js';
import { MESSAGE } from '../kinds.js';
import { useRoom } from '../room.js';
import { sayWhen } from './grouping.js';

const KINDS: readonly number[] = [MESSAGE.pinned, MESSAGE.joined, MESSAGE.threadCreated];

export function isSystem(message: PageMessage): boolean {
  return KINDS.includes(message.type);
}

/** What Discord itself says in a channel: threads, pins, arrivals. */
export function SystemMessage({
  message,
  name,
  color,
}: {
  readonly message: PageMessage;
  readonly name: string;
  readonly color: string | null;
}) {
  const room = useRoom();
  const author = (
    <strong class="system-author" style={color === null ? {} : { '--own': color }}>
      {name}
    </strong>
  );
  const target = message.message_reference;
  const threadId = message.thread?.id ?? target?.channel_id;
  return (
    <div
      class="message-row is-system"
      role="article"
      tabIndex={-1}
      id={`message-${message.id}`}
      data-message-id={message.id}
    >
      <discord-system-message
        type={message.type === MESSAGE.pinned ? 'pin' : message.type === MESSAGE.joined ? 'join' : 'thread'}
        timestamp={sayWhen(message.timestamp, new Date())}
      >
        {message.type === MESSAGE.joined ? <>{author} has come in.</> : null}
        {message.type === MESSAGE.pinned ? (
          <>
            {author} pinned{' '}
            <button
              type="button"
              class="link-button"
              onClick={() => room.open(target?.channel_id ?? message.channel_id, target?.message_id ?? null)}
            >
              a message
            </button>{' '}
            to this channel.
          </>
        ) : null}
        {message.type === MESSAGE.threadCreated ? (
          <>
            {author} started a thread:{' '}
            <button
              type="button"
              class="link-button"
              onClick={() => {
                if (threadId !== undefined) room.open(threadId);
              }}
            >
              {message.content}
            </button>
          </>
        ) : null}
      </discord-system-message>
    </div>
  );
}
