import type { PageMessage } from '../../contract.js';
import { useRoom } from '../room.js';

export function Reactions({ message }: { readonly message: PageMessage }) {
  const room = useRoom();
  const reactions = message.reactions ?? [];
  if (reactions.length === 0) return null;
  return (
    <div slot="reactions" class="reactions">
      {reactions.map((reaction) => {
        const name = reaction.emoji.name ?? 'emoji';
        const sign = reaction.emoji.id === null ? name : `:${name}:`;
        const key = reaction.emoji.id === null ? name : `${name}:${reaction.emoji.id}`;
        return (
          <button
            key={key}
            type="button"
            class={`reaction${reaction.me ? ' is-mine' : ''}`}
            aria-pressed={reaction.me}
            aria-label={`${sign}, ${String(reaction.count)}`}
            onClick={() => void room.api.react(message.channel_id, message.id, key, !reaction.me)}
          >
            <span aria-hidden="true">{sign}</span> {reaction.count}
          </button>
        );
      })}
    </div>
  );
}
