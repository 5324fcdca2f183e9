import type { PageMessage } from '../../contract.js';
import { MESSAGE } from '../kinds.js';
import { nameOf } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import { sayWhen } from './grouping.js';

const LOOKS: Readonly<Record<number, 'alert' | 'join' | 'leave' | 'pin' | 'thread'>> = {
  [MESSAGE.added]: 'join',
  [MESSAGE.removed]: 'leave',
  [MESSAGE.pinned]: 'pin',
  [MESSAGE.joined]: 'join',
  [MESSAGE.threadCreated]: 'thread',
  [MESSAGE.pollResult]: 'alert',
};

export function isSystem(message: PageMessage): boolean {
  return message.type in LOOKS;
}

function pollResult(message: PageMessage): string {
  const fields = message.embeds[0]?.fields ?? [];
  const said = (name: string) => fields.find((field) => field.name === name)?.value;
  const winner = said('victor_answer_text') ?? (said('total_votes') === '0' ? 'no votes' : 'a draw');
  return `${said('poll_question_text') ?? ''} ${winner}`;
}

/** Discord's system messages: threads, pins, joins. */
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
  const about = usePageState((state) => message.mentions.map(({ id }) => nameOf(state, id)).join(', '));
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
        type={LOOKS[message.type] ?? 'thread'}
        timestamp={sayWhen(message.timestamp, new Date())}
      >
        {message.type === MESSAGE.added ? (
          <>
            {author} added <strong>{about}</strong> to the thread.
          </>
        ) : null}
        {message.type === MESSAGE.removed ? (
          <>
            {author} removed <strong>{about}</strong> from the thread.
          </>
        ) : null}
        {message.type === MESSAGE.joined ? <>{author} has come in.</> : null}
        {message.type === MESSAGE.pollResult ? (
          <>
            {author}’s poll has ended: <strong>{pollResult(message)}</strong>
          </>
        ) : null}
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
