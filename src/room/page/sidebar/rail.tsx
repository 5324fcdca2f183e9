import type { PageGuild } from '../../contract.js';
import { CHANNEL } from '../kinds.js';
import { Icon } from '../parts/icons.js';
import { guildOf, useRoom, usePageState } from '../room.js';
import { mentionCount } from './tree.js';

/** The narrow column with direct messages and the servers. */
export function Rail() {
  const room = useRoom();
  const guilds = usePageState((state) => state.guilds);
  const guildId = usePageState(guildOf);
  const channels = usePageState((state) => state.channels);
  const direct = Object.values(channels).filter((channel) => channel.type === CHANNEL.dm);
  return (
    <nav class="rail" aria-label="Servers">
      <button
        type="button"
        class={`rail-item${guildId === null ? ' is-open' : ''}`}
        aria-label="Direct messages"
        title="Direct messages"
        aria-current={guildId === null ? 'page' : undefined}
        disabled={direct.length === 0}
        onClick={() => {
          const first = direct[0];
          if (first !== undefined) room.open(first.id);
        }}
      >
        <Icon name="people" size={24} />
      </button>
      <hr />
      {guilds.map((guild) => (
        <GuildButton key={guild.id} guild={guild} open={guild.id === guildId} />
      ))}
    </nav>
  );
}

function GuildButton({ guild, open }: { readonly guild: PageGuild; readonly open: boolean }) {
  const room = useRoom();
  const mentions = usePageState((state) => mentionCount(state, guild.id));
  const initials = guild.name
    .split(/\s+/)
    .map((word) => (word.at(0) ?? '').toUpperCase())
    .join('')
    .slice(0, 3);
  return (
    <button
      type="button"
      class={`rail-item${open ? ' is-open' : ''}`}
      data-initials={initials}
      aria-label={mentions > 0 ? `${guild.name}, ${String(mentions)} mentions` : guild.name}
      title={guild.name}
      aria-current={open ? 'page' : undefined}
      onClick={() => {
        const first = guild.channels.find((channel) => channel.type === CHANNEL.text);
        if (first !== undefined && !open) room.open(first.id);
      }}
    >
      {mentions > 0 ? <span class="badge">{mentions}</span> : null}
    </button>
  );
}
