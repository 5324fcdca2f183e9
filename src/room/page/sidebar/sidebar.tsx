import { CHANNEL } from '../kinds.js';
import { IconButton } from '../parts/icon-button.js';
import { currentGuild } from '../people.js';
import { usePageState } from '../room.js';
import { Channels, ChannelLink } from './channels.js';
import { Me } from './me.js';
import { Rail } from './rail.js';

/** Servers, channels and the acting person. A drawer on phones. */
export function Sidebar({
  open,
  onClose,
  onTheme,
  onTour,
  onTrouble,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTheme: () => void;
  readonly onTour: () => void;
  readonly onTrouble: () => void;
}) {
  const guild = usePageState(currentGuild);
  const channels = usePageState((state) => state.channels);
  const direct = Object.values(channels).filter((channel) => channel.type === CHANNEL.dm);
  return (
    <>
      {open ? <div class="drawer-shade" onClick={onClose} /> : null}
      <div class={`sidebar${open ? ' is-open' : ''}`} id="sidebar">
        <Rail />
        <div class="sidebar-main">
          <header class="sidebar-head">
            <h1>{guild?.name ?? 'Direct messages'}</h1>
            <IconButton
              icon="close"
              label="Close the list of channels"
              className="drawer-close"
              onClick={onClose}
            />
          </header>
          {guild === null ? (
            <nav class="channels" aria-label="Direct messages">
              {direct.map((channel) => (
                <ChannelLink key={channel.id} channel={channel} onOpen={onClose} />
              ))}
            </nav>
          ) : (
            <Channels guildId={guild.id} onOpen={onClose} />
          )}
          <Me onTheme={onTheme} onTour={onTour} onTrouble={onTrouble} />
        </div>
      </div>
    </>
  );
}
