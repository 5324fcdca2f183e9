import type { PageMessage } from '../../contract.js';
import { useRoom } from '../room.js';

/** The thread that was started from a message. */
export function ThreadCard({ message }: { readonly message: PageMessage }) {
  const room = useRoom();
  const thread = message.thread;
  if (thread === undefined) return null;
  const count = 'message_count' in thread ? (thread.message_count ?? 0) : 0;
  const archived = 'thread_metadata' in thread && thread.thread_metadata?.archived === true;
  return (
    <discord-thread
      slot="thread"
      class="thread-card"
      name={thread.name ?? 'Thread'}
      cta={count === 0 ? 'See thread' : `${String(count)} ${count === 1 ? 'message' : 'messages'}`}
      role="link"
      tabIndex={0}
      onClick={() => room.open(thread.id)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') room.open(thread.id);
      }}
    >
      {archived ? 'This thread is archived.' : 'Open the thread to read on.'}
    </discord-thread>
  );
}
