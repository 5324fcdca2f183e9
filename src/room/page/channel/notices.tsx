import { IconButton } from '../parts/icon-button.js';
import { Icon } from '../parts/icons.js';
import { currentGuild, nameOf } from '../people.js';
import { useRoom, usePageState } from '../room.js';

/** Current problems: no connection, no application, a refused request. */
export function Notices() {
  const room = useRoom();
  const connection = usePageState((state) => state.connection);
  const closedBecause = usePageState((state) => state.closedBecause);
  const online = usePageState((state) => state.botOnline);
  const present = usePageState((state) => currentGuild(state)?.bot_present ?? true);
  const bot = usePageState((state) => nameOf(state, state.application.bot.id));
  const notice = usePageState((state) => state.notice);
  const announcement = usePageState((state) => state.announcement);
  return (
    <div class="notices">
      {connection === 'lost' ? (
        <p class="notice is-bad" role="alert">
          <Icon name="warn" size={18} />{' '}
          {closedBecause === null
            ? 'The connection to the room is lost.'
            : `The room has closed. ${closedBecause}`}{' '}
          Trying again…
        </p>
      ) : null}
      {!present ? (
        <p class="notice is-bad" role="status">
          <Icon name="warn" size={18} /> {bot} is not in this server.
        </p>
      ) : !online && connection === 'open' ? (
        <p class="notice" role="status">
          <Icon name="warn" size={18} /> {bot} is not connected at the moment.
        </p>
      ) : null}
      {notice === null ? null : (
        <p class="notice is-bad" role="alert">
          <Icon name="warn" size={18} /> {notice}
          <IconButton
            icon="close"
            label="Dismiss"
            size={16}
            onClick={() => room.store.dispatch({ type: 'notice', text: null })}
          />
        </p>
      )}
      <span class="only-heard" aria-live="assertive">
        {announcement}
      </span>
    </div>
  );
}
