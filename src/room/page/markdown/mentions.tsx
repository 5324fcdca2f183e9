import { channelName, currentGuild, isThread, nameOf, roleColor } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import { useCommandBar } from '../command-bar/context.js';

/** Makes an element that isn't a native button respond to Enter and Space. */
function pressable(press: () => void): {
  readonly role: 'button' | 'link';
  readonly tabIndex: number;
  readonly onClick: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  return {
    role: 'link',
    tabIndex: 0,
    onClick: press,
    onKeyDown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}

export function UserMention({ id }: { readonly id: string }) {
  const name = usePageState((state) => nameOf(state, id));
  return <discord-mention type="user">{name}</discord-mention>;
}

export function RoleMention({ id }: { readonly id: string }) {
  const role = usePageState((state) => currentGuild(state)?.roles.find((candidate) => candidate.id === id));
  const color = role === undefined || role.color === 0 ? null : roleColor(role);
  return (
    <discord-mention type="role" {...(color === null ? {} : { color })}>
      {role?.name ?? 'deleted-role'}
    </discord-mention>
  );
}

export function ChannelMention({ id }: { readonly id: string }) {
  const room = useRoom();
  const channel = usePageState((state) => state.channels[id]);
  const name = usePageState((state) => {
    const known = state.channels[id];
    return known === undefined ? null : channelName(state, known);
  });
  if (channel === undefined || name === null)
    return <discord-mention type="locked">No access</discord-mention>;
  return (
    <discord-mention type={isThread(channel) ? 'thread' : 'channel'} {...pressable(() => room.open(id))}>
      {name}
    </discord-mention>
  );
}

export function CommandMention({ name }: { readonly name: string }) {
  const bar = useCommandBar();
  return (
    <discord-mention type="slash" {...pressable(() => bar.fill(`/${name} `))} aria-label={`Command ${name}`}>
      {name}
    </discord-mention>
  );
}
