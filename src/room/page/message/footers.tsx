import type { PageMessage } from '../../contract.js';
import { useCommandBar } from '../command-bar/context.js';
import { Icon } from '../parts/icons.js';
import { useRoom, usePageState } from '../room.js';

/** The line under an ephemeral message. Skyra's can't be reached by keyboard. */
export function OnlyYou({ message }: { readonly message: PageMessage }) {
  const room = useRoom();
  const bar = useCommandBar();
  return (
    <div slot="thread" class="only-you">
      <Icon name="eye" size={16} /> Only you can see this •{' '}
      <button
        type="button"
        class="link-button"
        onClick={() => {
          bar.focus();
          void room.removeMessage(message);
        }}
      >
        Dismiss message
      </button>
    </div>
  );
}

/** The problem of the last interaction with this message's components. */
export function Failure({ messageId }: { readonly messageId: string }) {
  const room = useRoom();
  const failed = usePageState((state) =>
    Object.values(state.pending).find(
      (pending) => pending.state === 'failed' && pending.messageId === messageId,
    ),
  );
  if (failed === undefined) return null;
  return (
    <div class="failure" role="alert">
      <Icon name="warn" size={16} /> {failed.problem}{' '}
      <button
        type="button"
        class="link-button"
        onClick={() => room.store.dispatch({ type: 'dismiss', nonce: failed.nonce })}
      >
        Dismiss
      </button>
    </div>
  );
}
