import { Icon } from '../parts/icons.js';
import { Dots } from '../parts/dots.js';
import { avatarOf, nameOf } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import type { PendingInteraction } from '../state/model.js';
import { CommandHead } from './head.js';

/** A person's own command that is pending or failed. */
export function PendingCommand({ pending }: { readonly pending: PendingInteraction }) {
  const room = useRoom();
  const bot = usePageState((state) => state.application.bot.id);
  const me = usePageState((state) => state.me.id);
  const name = usePageState((state) => nameOf(state, bot));
  const avatar = usePageState((state) => avatarOf(state, bot));
  const failed = pending.state === 'failed';
  return (
    <div
      class={`message-row is-pending${failed ? ' is-failed' : ''}`}
      role="article"
      aria-label={`Command ${pending.label}`}
    >
      <discord-message author={name} avatar={avatar} bot timestamp="">
        <CommandHead userId={me} name={pending.label.replace(/^\//, '')} slot="reply" />
        {failed ? (
          <span class="failure" role="alert">
            <Icon name="warn" size={16} /> {pending.problem}{' '}
            <button
              type="button"
              class="link-button"
              onClick={() => room.store.dispatch({ type: 'dismiss', nonce: pending.nonce })}
            >
              Dismiss
            </button>
          </span>
        ) : (
          <span class="thinking">
            <Dots />
            Sending command…
          </span>
        )}
      </discord-message>
    </div>
  );
}
