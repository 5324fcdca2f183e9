import { useMemo } from 'preact/hooks';
import type { PageMessage } from '../../contract.js';
import { FLAG, MESSAGE } from '../kinds.js';
import { Markdown } from '../markdown/render.js';
import { Dots } from '../parts/dots.js';
import { avatarOf, colorOf, nameOf } from '../people.js';
import { usePageState } from '../room.js';
import { Attachments } from './attachments.js';
import { Components } from './components.js';
import { Embed } from './embed.js';
import { Failure, OnlyYou } from './footers.js';
import { sayWhen } from './grouping.js';
import { MessageHead } from './head.js';
import { Poll } from './poll.js';
import { Reactions } from './reactions.js';
import { SystemMessage, isSystem } from './system-message.js';
import { ThreadCard } from './thread-card.js';
import { Toolbar } from './toolbar.js';

/** One message. `joined`: below another of the same person, without its own header. */
export function Message({ message, joined }: MessageProps) {
  // Memoized, so that typing in a long channel stays fast.
  return useMemo(() => <MessageView message={message} joined={joined} />, [message, joined]);
}

interface MessageProps {
  readonly message: PageMessage;
  readonly joined: boolean;
}

function MessageView({ message, joined }: MessageProps) {
  const name = usePageState((state) => shownName(message, nameOf(state, message.author.id)));
  const avatar = usePageState((state) => avatarOf(state, message.author.id));
  const color = usePageState((state) => colorOf(state, message.author.id));
  if (message.type === MESSAGE.threadStarter) {
    const start = message.referenced_message;
    return start === undefined || start === null ? null : <Message message={start} joined={false} />;
  }
  if (isSystem(message)) return <SystemMessage message={message} name={name} color={color} />;
  const flags = message.flags ?? 0;
  const ephemeral = (flags & FLAG.ephemeral) !== 0;
  const when = sayWhen(message.timestamp, new Date());
  const short = new Date(message.timestamp).toLocaleTimeString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <div
      class={`message-row${joined ? ' is-joined' : ''}${ephemeral ? ' is-ephemeral' : ''}${message.mentions_me === true ? ' is-mention' : ''}`}
      id={`message-${message.id}`}
      data-message-id={message.id}
      role="article"
      tabIndex={-1}
      aria-label={`${name}, ${when}`}
    >
      <discord-message
        author={name}
        avatar={avatar}
        bot={message.author.bot === true}
        edited={message.edited_timestamp !== null && (flags & FLAG.thinking) === 0 && message.content !== ''}
        messageBodyOnly={joined}
        timestamp={joined ? short : when}
        {...(color === null ? {} : { roleColor: color })}
      >
        <MessageHead message={message} />
        {(flags & FLAG.thinking) !== 0 ? <Thinking name={name} /> : <Content message={message} />}
        {(flags & FLAG.suppressEmbeds) === 0 && (flags & FLAG.componentsV2) === 0
          ? message.embeds.map((embed, index) => <Embed key={index} embed={embed} />)
          : null}
        {message.poll === undefined ? null : <Poll message={message} poll={message.poll} />}
        <div slot="components" class="components">
          <Components components={message.components ?? []} owner={{ message }} />
          <Failure messageId={message.id} />
        </div>
        <Reactions message={message} />
        <ThreadCard message={message} />
        {ephemeral ? <OnlyYou message={message} /> : null}
      </discord-message>
      <Toolbar message={message} ephemeral={ephemeral} />
    </div>
  );
}

function Content({ message }: { readonly message: PageMessage }) {
  // In a v2 message, only a component can show a file.
  const v2 = ((message.flags ?? 0) & FLAG.componentsV2) !== 0;
  return (
    <>
      {message.content === '' ? null : <Markdown text={message.content} />}
      {v2 ? null : <Attachments attachments={message.attachments} />}
    </>
  );
}

function Thinking({ name }: { readonly name: string }) {
  return (
    <span class="thinking">
      <Dots />
      {name} is thinking…
    </span>
  );
}

/** A webhook uses its own name. */
function shownName(message: PageMessage, known: string): string {
  if (message.webhook_id !== undefined && message.type === MESSAGE.plain) return message.author.username;
  return known === 'someone' ? (message.author.global_name ?? message.author.username) : known;
}
