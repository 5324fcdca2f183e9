import type { PageMessage } from '../../contract.js';
import { FLAG } from '../kinds.js';
import { plainText } from '../markdown/plain.js';
import { avatarOf, colorOf, nameOf } from '../people.js';
import { useRoom, usePageState } from '../room.js';

/** The line above a message: the message it replies to, or its command. */
export function MessageHead({ message }: { readonly message: PageMessage }) {
  const command = commandOf(message);
  const replied = message.referenced_message;
  if (command !== null) return <CommandHead userId={command.userId} name={command.name} slot="reply" />;
  if (message.type !== 19 || replied === undefined) return null;
  return replied === null ? <discord-reply slot="reply" deleted /> : <ReplyHead replied={replied} />;
}

function commandOf(message: PageMessage): { readonly userId: string; readonly name: string } | null {
  const metadata = message.interaction_metadata;
  if (message.type !== 20 && message.type !== 23) return null;
  if (metadata === undefined) return null;
  const named: unknown = 'name' in metadata ? metadata.name : undefined;
  const name = message.interaction?.name ?? (typeof named === 'string' ? named : 'a command');
  return { userId: metadata.user.id, name };
}

export function CommandHead({
  userId,
  name,
  slot,
}: {
  readonly userId: string;
  readonly name: string;
  readonly slot: string;
}) {
  const author = usePageState((state) => nameOf(state, userId));
  const avatar = usePageState((state) => avatarOf(state, userId));
  const color = usePageState((state) => colorOf(state, userId));
  return (
    <discord-command
      slot={slot}
      author={author}
      avatar={avatar}
      command={name}
      {...(color === null ? {} : { roleColor: color })}
    />
  );
}

function ReplyHead({ replied }: { readonly replied: NonNullable<PageMessage['referenced_message']> }) {
  const room = useRoom();
  const author = usePageState((state) => nameOf(state, replied.author.id));
  const avatar = usePageState((state) => avatarOf(state, replied.author.id));
  const color = usePageState((state) => colorOf(state, replied.author.id));
  const preview = usePageState((state) => plainText(replied.content.slice(0, 300), state));
  const v2 = ((replied.flags ?? 0) & FLAG.componentsV2) !== 0;
  return (
    <discord-reply
      slot="reply"
      author={author}
      avatar={avatar}
      bot={replied.author.bot === true}
      attachment={replied.attachments.length > 0}
      {...(color === null ? {} : { roleColor: color })}
    >
      <button type="button" class="reply-text" onClick={() => room.open(replied.channel_id, replied.id)}>
        {replied.content === ''
          ? v2 || replied.embeds.length > 0
            ? 'See the message'
            : 'See the attachment'
          : preview}
      </button>
    </discord-reply>
  );
}
