import { Icon } from '../parts/icons.js';
import { channelName, isThread } from '../people.js';
import { usePageState } from '../room.js';

/** The heading above the first message of a channel. */
export function Beginning() {
  const channel = usePageState((state) => state.channels[state.openChannel]);
  const name = usePageState((state) => (channel === undefined ? '' : channelName(state, channel)));
  if (channel === undefined) return null;
  const thread = isThread(channel);
  return (
    <div class="beginning">
      <span class="beginning-sign">
        <Icon name={thread ? 'thread' : 'hash'} size={36} />
      </span>
      <h2>{thread ? name : `Welcome to #${name}`}</h2>
      <p>
        {thread
          ? 'The thread begins here.'
          : `This is where #${name} begins. Type / to see what the application can do.`}
      </p>
    </div>
  );
}
