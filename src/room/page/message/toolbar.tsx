import { useContext } from 'preact/hooks';
import { createContext } from 'preact';
import type { PageMessage } from '../../contract.js';
import { contextCommands } from '../command-bar/context-commands.js';
import { can } from '../people.js';
import { PERMISSION } from '../kinds.js';
import { IconButton } from '../parts/icon-button.js';
import { Icon } from '../parts/icons.js';
import { Menu } from '../parts/menu.js';
import { useRoom, usePageState } from '../room.js';

/** Tells the composer which message to reply to. */
export const ReplyContext = createContext<(message: PageMessage) => void>(() => undefined);

const QUICK = ['👍', '❤️', '🎲'] as const;

/** Actions on a message, shown on hover and focus. */
export function Toolbar({
  message,
  ephemeral,
}: {
  readonly message: PageMessage;
  readonly ephemeral: boolean;
}) {
  const room = useRoom();
  const reply = useContext(ReplyContext);
  const mayDelete = usePageState((state) => {
    const channel = state.channels[message.channel_id];
    return (
      message.author.id === state.me.id || (channel !== undefined && can(channel, PERMISSION.manageMessages))
    );
  });
  usePageState((state) => state.commands);
  if (ephemeral) return null;
  const apps = contextCommands(room, 3, message.id);
  return (
    <div class="toolbar" role="group" aria-label="Message actions">
      {QUICK.map((emoji) => (
        <button
          key={emoji}
          type="button"
          class="icon-button"
          aria-label={`React with ${emoji}`}
          onClick={() => void room.api.react(message.channel_id, message.id, emoji, true)}
        >
          <span aria-hidden="true">{emoji}</span>
        </button>
      ))}
      <IconButton icon="reply" label="Reply" size={18} onClick={() => reply(message)} />
      {apps.length === 0 ? null : (
        <Menu
          label="Applications"
          className="icon-button"
          content={<Icon name="storm" size={18} />}
          entries={apps}
        />
      )}
      {mayDelete ? (
        <IconButton
          icon="trash"
          label="Delete message"
          size={18}
          onClick={() => void room.removeMessage(message)}
        />
      ) : null}
    </div>
  );
}
