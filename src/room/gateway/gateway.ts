/** The gateway: hello, identify, heartbeat, resume, and which session gets which event. */
import { randomBytes } from 'node:crypto';
import { GatewayIntentBits as I, GatewayOpcodes as OP } from 'discord-api-types/v10';
import { type RawData, WebSocket } from 'ws';
import type { Links } from '../files/links.js';
import { canView } from '../state/permissions.js';
import { showMessage } from '../state/present.js';
import type { RoomEvent, RoomState } from '../state/room-state.js';
import { guildCreate, membersChunks, ready } from './payloads.js';
import type { Session } from './session.js';
import { CLOSE, deliver, sendFrame } from './session.js';

const ALL_INTENTS = Object.values(I).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);
const PRIVILEGED = I.GuildMembers | I.GuildPresences | I.MessageContent;
/** A client may send 120 frames per minute. */
const FRAMES_PER_MINUTE = 120;

export interface GatewayOptions {
  readonly token: string;
  readonly heartbeatMs: number;
  /** How long a disconnected session can be resumed. */
  readonly sessionLifeMs: number;
  /** Minimum interval between two identifies of a bucket. */
  readonly identifyEveryMs: number;
  readonly identifyLimit: number;
  /** Privileged intents granted to the application (bit set). */
  readonly privileged: number;
  /** Shards that may identify within one `identifyEveryMs`. */
  readonly maxConcurrency: number;
  /** Most guilds per shard. */
  readonly guildsPerShard: number;
}

export interface Gateway {
  readonly sessions: ReadonlyMap<string, Session>;
  accept(socket: WebSocket, query: URLSearchParams): void;
  /** True while a client is connected and identified. */
  online(): boolean;
  /** True while a session would receive events, now or on resuming. */
  reachable(): boolean;
  onPresence(listener: (online: boolean) => void): void;
  identifiesLeft(): { readonly remaining: number; readonly resetAfter: number };
  /** Disconnects every socket: with a code by closing, without one by dropping. */
  cut(code?: number): void;
  reconnect(): void;
  invalidate(resumable: boolean): void;
  deafen(): void;
  /** Drops every session, as after a long absence. */
  forget(): void;
  close(): void;
}

interface Connection {
  readonly socket: WebSocket;
  session: Session | null;
  lastBeat: number;
  frames: number[];
}

export function createGateway(state: RoomState, links: Links, options: GatewayOptions): Gateway {
  const sessions = new Map<string, Session>();
  const connections = new Set<Connection>();
  const presence = new Set<(online: boolean) => void>();
  let identifies: number[] = [];
  const lastIdentify = new Map<number, number>();

  const online = () => [...sessions.values()].some((s) => s.socket?.readyState === WebSocket.OPEN);
  const tellPresence = () => presence.forEach((listener) => listener(online()));
  const gatewayUrl = () => `${links.base().replace(/^http/, 'ws')}/gateway`;
  const guildShard = (guildId: string | null | undefined, shards: number) =>
    guildId ? Number((BigInt(guildId) >> 22n) % BigInt(shards)) : 0;

  const expire = () => {
    for (const session of sessions.values())
      if (session.lostAt !== null && state.now() - session.lostAt > options.sessionLifeMs)
        sessions.delete(session.id);
  };

  const closeWith = (connection: Connection, code: keyof typeof CLOSE) =>
    connection.socket.close(code, CLOSE[code]);

  const stop = state.on((event) => {
    expire();
    for (const session of sessions.values()) {
      const d = forSession(session, event);
      if (d !== undefined) deliver(session, event.t, links.out(JSON.stringify(d)));
    }
  });

  /** The event's data for this session; undefined when it must not receive the event. */
  function forSession(session: Session, event: RoomEvent): unknown {
    if (event.only === 'people') return undefined;
    if (event.users && event.only !== 'bot' && !event.users.includes(state.botId)) return undefined;
    const needs = event.intents ?? 0;
    if (needs !== 0 && (session.intents & needs) === 0) return undefined;
    if (session.shard[0] !== guildShard(event.guildId, session.shard[1])) return undefined;
    if (event.guildId && event.t !== 'GUILD_DELETE' && !state.guilds.get(event.guildId)?.botPresent)
      return undefined;
    // A bot receives channel events even for channels it can't view.
    const always = event.t === 'INTERACTION_CREATE' || /^CHANNEL_(CREATE|UPDATE|DELETE)$/.test(event.t);
    if (event.channel && !always && !canView(state, event.channel, state.botId)) return undefined;
    if (event.t === 'GUILD_CREATE' && event.guildId) {
      const guild = state.guilds.get(event.guildId);
      return guild ? guildCreate(state, guild, session.intents) : undefined;
    }
    return event.message ? withoutContent(session, event) : event.d;
  }

  /** Without the message-content intent, others' messages are empty unless they mention the bot. */
  function withoutContent(session: Session, event: RoomEvent): unknown {
    const { message } = event;
    if (!message || session.intents & I.MessageContent || !event.guildId) return event.d;
    if (message.authorId === state.botId || message.mentions.includes(state.botId)) return event.d;
    const shown = showMessage(state, message, state.botId, { gateway: true });
    return { ...shown, content: '', embeds: [], attachments: [], components: [] };
  }

  function lose(connection: Connection): void {
    connections.delete(connection);
    const { session } = connection;
    if (session && session.socket === connection.socket) {
      session.socket = null;
      session.lostAt = state.now();
      tellPresence();
    }
  }

  function identify(connection: Connection, d: Record<string, unknown>): void {
    if (connection.session) return closeWith(connection, 4005);
    const token = String(d['token'] ?? '').replace(/^Bot /, '');
    if (token !== options.token) return closeWith(connection, 4004);
    const intents = Number(d['intents'] ?? 0);
    if (!Number.isInteger(intents) || intents < 0 || (intents & ~ALL_INTENTS) !== 0)
      return closeWith(connection, 4013);
    if ((intents & PRIVILEGED & ~options.privileged) !== 0) return closeWith(connection, 4014);
    const shard = (Array.isArray(d['shard']) ? d['shard'] : [0, 1]).map(Number);
    const [index = 0, count = 1] = shard;
    if (shard.length !== 2 || !(index >= 0 && index < count)) return closeWith(connection, 4010);
    const now = Date.now();
    identifies = identifies.filter((at) => now - at < 86_400_000);
    const bucket = index % options.maxConcurrency;
    const guilds = [...state.guilds.values()].filter(
      (g) => g.botPresent && guildShard(g.id, count) === index,
    );
    if (guilds.length > options.guildsPerShard) return closeWith(connection, 4011);
    const tooSoon = now - (lastIdentify.get(bucket) ?? -Infinity) < options.identifyEveryMs;
    if (tooSoon || identifies.length >= options.identifyLimit)
      return sendFrame(connection.socket, OP.InvalidSession, false);
    identifies.push(now);
    lastIdentify.set(bucket, now);
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      shard: [index, count],
      intents,
      seq: 0,
      sent: [],
      socket: connection.socket,
      lostAt: null,
      deaf: false,
    };
    sessions.set(session.id, session);
    connection.session = session;
    deliver(session, 'READY', links.out(JSON.stringify(ready(state, session, gatewayUrl(), guilds))));
    if (intents & I.Guilds)
      for (const guild of guilds)
        deliver(session, 'GUILD_CREATE', links.out(JSON.stringify(guildCreate(state, guild, intents))));
    tellPresence();
  }

  function resume(connection: Connection, d: Record<string, unknown>): void {
    if (connection.session) return closeWith(connection, 4005);
    if (String(d['token'] ?? '').replace(/^Bot /, '') !== options.token) return closeWith(connection, 4004);
    expire();
    const session = sessions.get(String(d['session_id']));
    const seq = Number(d['seq']);
    if (!session) return sendFrame(connection.socket, OP.InvalidSession, false);
    if (!Number.isInteger(seq) || seq < 0 || seq > session.seq) return closeWith(connection, 4007);
    const oldest = session.sent[0]?.seq ?? session.seq + 1;
    if (seq < oldest - 1) {
      sessions.delete(session.id);
      return sendFrame(connection.socket, OP.InvalidSession, false);
    }
    // A second socket takes the session over from the first.
    const before = session.socket;
    session.socket = connection.socket;
    if (before && before !== connection.socket) before.terminate();
    session.lostAt = null;
    session.deaf = false;
    connection.session = session;
    for (const event of session.sent) if (event.seq > seq) connection.socket.send(event.json);
    deliver(session, 'RESUMED', JSON.stringify({ _trace: ['room'] }));
    tellPresence();
  }

  function requestMembers(connection: Connection, d: Record<string, unknown>): void {
    const { session } = connection;
    if (!session) return;
    const guild = state.guilds.get(String([d['guild_id']].flat()[0]));
    if (!guild?.botPresent) return;
    // The whole list needs the members intent; a query for given people doesn't.
    const all = d['query'] === '' && d['user_ids'] === undefined;
    if (all && !(session.intents & I.GuildMembers)) return;
    for (const chunk of membersChunks(state, guild, d))
      deliver(session, 'GUILD_MEMBERS_CHUNK', links.out(JSON.stringify(chunk)));
  }

  function receive(connection: Connection, raw: RawData): void {
    const now = Date.now();
    connection.frames = [...connection.frames.filter((at) => now - at < 60_000), now];
    if (connection.frames.length > FRAMES_PER_MINUTE) return closeWith(connection, 4008);
    let frame: { op?: unknown; d?: unknown };
    try {
      frame = JSON.parse((raw as Buffer).toString()) as typeof frame;
    } catch {
      return closeWith(connection, 4002);
    }
    const d = (typeof frame.d === 'object' && frame.d !== null ? frame.d : {}) as Record<string, unknown>;
    switch (frame.op) {
      case OP.Heartbeat:
        connection.lastBeat = now;
        if (!connection.session?.deaf) sendFrame(connection.socket, OP.HeartbeatAck, null);
        return;
      case OP.Identify:
        return identify(connection, d);
      case OP.Resume:
        return resume(connection, d);
      case OP.PresenceUpdate:
      case OP.VoiceStateUpdate:
        return connection.session ? undefined : closeWith(connection, 4003);
      case OP.RequestGuildMembers:
        return connection.session ? requestMembers(connection, d) : closeWith(connection, 4003);
      default:
        return closeWith(connection, 4001);
    }
  }

  // Close connections whose client has stopped its heartbeat.
  const watch = setInterval(
    () => {
      for (const connection of connections)
        if (Date.now() - connection.lastBeat > options.heartbeatMs * 2 + 5_000) closeWith(connection, 4009);
      expire();
    },
    Math.min(options.heartbeatMs, 10_000),
  );
  watch.unref();

  return {
    sessions,
    accept(socket, query) {
      const connection: Connection = { socket, session: null, lastBeat: Date.now(), frames: [] };
      connections.add(connection);
      socket.on('message', (raw) => receive(connection, raw));
      socket.on('close', () => lose(connection));
      socket.on('error', () => lose(connection));
      const version = query.get('v');
      if (version !== null && version !== '10' && version !== '9') return closeWith(connection, 4012);
      sendFrame(socket, OP.Hello, { heartbeat_interval: options.heartbeatMs, _trace: ['room'] });
    },
    online,
    reachable() {
      expire();
      return sessions.size > 0;
    },
    onPresence: (listener) => void presence.add(listener),
    identifiesLeft() {
      const now = Date.now();
      identifies = identifies.filter((at) => now - at < 86_400_000);
      return {
        remaining: options.identifyLimit - identifies.length,
        resetAfter: identifies[0] ? 86_400_000 - (now - identifies[0]) : 0,
      };
    },
    cut(code) {
      for (const { socket } of connections)
        if (code === undefined) socket.terminate();
        else {
          socket.close(code, (CLOSE as Record<number, string>)[code] ?? '');
        }
      // These codes end the session for good.
      if (code !== undefined && [1000, 1001, 4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014].includes(code))
        sessions.clear();
    },
    reconnect() {
      for (const { socket } of connections) sendFrame(socket, OP.Reconnect, null);
    },
    invalidate(resumable) {
      for (const connection of connections) {
        sendFrame(connection.socket, OP.InvalidSession, resumable);
        if (connection.session && !resumable) sessions.delete(connection.session.id);
        if (connection.session) connection.session.socket = null;
        connection.session = null;
      }
      tellPresence();
    },
    deafen() {
      for (const session of sessions.values()) session.deaf = true;
    },
    forget: () => sessions.clear(),
    close() {
      stop();
      clearInterval(watch);
      for (const { socket } of connections) socket.terminate();
      sessions.clear();
    },
  };
}
