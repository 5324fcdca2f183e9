import { GatewayIntentBits as I } from 'discord-api-types/v10';
import type { Guild } from '../state/model.js';
import { canView, isThread } from '../state/permissions.js';
import { showChannel, showGuild, showMember, showUser } from '../state/present.js';
import type { RoomState } from '../state/room-state.js';

/** GUILD_CREATE for a session with these intents. */
export function guildCreate(state: RoomState, guild: Guild, intents: number): unknown {
  const channels = [...state.channels.values()].filter((c) => c.guildId === guild.id);
  const everybody = (intents & I.GuildPresences) !== 0 && (intents & I.GuildMembers) !== 0;
  const bot = guild.members.find((m) => m.userId === state.botId);
  return {
    ...showGuild(guild),
    joined_at: bot?.joinedAt ?? new Date(state.now()).toISOString(),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    // Without the presences intent only the bot's own member is sent.
    members: guild.members
      .filter((m) => everybody || m.userId === state.botId)
      .map((m) => showMember(state, m)),
    channels: channels.filter((c) => !isThread(c)).map((c) => showChannel(state, c, state.botId)),
    threads: channels
      .filter((c) => isThread(c) && c.thread?.archived === false && canView(state, c, state.botId))
      .map((c) => showChannel(state, c, state.botId)),
    presences: everybody
      ? guild.members.map((m) => ({
          user: { id: m.userId },
          guild_id: guild.id,
          status: 'online',
          activities: [],
          client_status: { web: 'online' },
        }))
      : [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function ready(
  state: RoomState,
  session: { id: string; shard: readonly [number, number] },
  gatewayUrl: string,
  guilds: readonly Guild[],
): unknown {
  return {
    v: 10,
    user: { ...showUser(state, state.botId), verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: guilds.map((g) => ({ id: g.id, unavailable: true })),
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: gatewayUrl,
    shard: session.shard,
    application: { id: state.application.id, flags: 1 << 19 },
    private_channels: [],
    relationships: [],
    presences: [],
    user_settings: {},
    guild_join_requests: [],
  };
}

/** GUILD_MEMBERS_CHUNK payloads for one request, at most 1,000 members each. */
export function membersChunks(
  state: RoomState,
  guild: Guild,
  ask: {
    readonly query?: string;
    readonly limit?: number;
    readonly user_ids?: readonly string[] | string;
    readonly nonce?: string;
  },
): unknown[] {
  const ids = ask.user_ids === undefined ? null : [ask.user_ids].flat();
  const query = ask.query?.toLowerCase() ?? '';
  const members = guild.members
    .filter((m) => {
      if (ids) return ids.includes(m.userId);
      const user = state.users.get(m.userId);
      return [m.nick, user?.username, user?.global_name].some((n) => n?.toLowerCase().startsWith(query));
    })
    .slice(0, ids || !ask.limit ? undefined : ask.limit);
  const missing = (ids ?? []).filter((id) => !guild.members.some((m) => m.userId === id));
  const count = Math.max(1, Math.ceil(members.length / 1000));
  return Array.from({ length: count }, (_, i) => ({
    guild_id: guild.id,
    members: members.slice(i * 1000, (i + 1) * 1000).map((m) => showMember(state, m)),
    chunk_index: i,
    chunk_count: count,
    not_found: missing,
    ...(ask.nonce ? { nonce: ask.nonce } : {}),
  }));
}
