/**
 * A local Discord for one bot and a few people, on one port: REST and gateway for the bot, a page and its API for the
 * people. It knows nothing of the bot's purpose.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ChannelType, GatewayIntentBits as I } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { Core } from './core.js';
import { LOOPBACK, makeDoors } from './doors.js';
import { createLinks } from './files/links.js';
import { serveAttachment, serveAvatar, serveEmoji, serveStatic } from './files/serve.js';
import { createGateway } from './gateway/gateway.js';
import { createInteraction } from './interactions/create.js';
import { makeLogin } from './login.js';
import { actingUser, handlePage } from './page-api/routes.js';
import { createPageSockets } from './page-api/socket.js';
import type { PageTour, TroubleAct, TroubleState } from './contract.js';
import type { RateOptions } from './rest/limits.js';
import { createLimiter, GENEROUS, LIKE_DISCORD } from './rest/limits.js';
import { loadSchemas } from './rest/schema.js';
import { handleRest } from './rest-server.js';
import { openKeeper } from './state/keep.js';
import type { Guild, Interaction } from './state/model.js';
import { BOT_PERMISSIONS } from './state/permissions.js';
import { LOCAL_PEOPLE, makeUser, seedGuild, seedRoom } from './state/seed.js';
import { inviteBot } from './state/guilds.js';
import { sweepPolls } from './state/polls.js';
import { sweepThreads } from './state/threads.js';
import type { RoomState } from './state/room-state.js';
import { createRoomState, messagesOf, saveUser } from './state/room-state.js';
import { act, channelFor } from './page-api/trouble.js';
import { createTrouble } from './trouble.js';

export interface RoomOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Loopback when absent; any other address demands a password. */
  readonly host?: string;
  readonly password?: string | undefined;
  /** Host names of the room besides loopback, IP addresses, `host` and the machine's own name. */
  readonly names?: readonly string[];
  /** SQLite file for the state; in memory when absent. */
  readonly dbFile?: string | undefined;
  /** The bot's token; generated (and stored with the state) when absent. */
  readonly token?: string | undefined;
  readonly applicationName?: string;
  readonly guildName?: string;
  /** User name and display name of each local person of a new room. */
  readonly people?: readonly (readonly [string, string])[];
  /** The bot's permissions when it joins a guild. */
  readonly botPermissions?: bigint;
  /** Granted privileged intents (bit set). */
  readonly privilegedIntents?: number;
  readonly rateLimits?: 'generous' | 'discord' | RateOptions;
  readonly heartbeatMs?: number;
  readonly sessionLifeMs?: number;
  readonly identifyEveryMs?: number;
  readonly identifyLimit?: number;
  /** Number of shards that `/gateway/bot` recommends. */
  readonly shards?: number;
  /** Shards that may identify concurrently; one when absent. */
  readonly maxConcurrency?: number;
  /** Guilds per shard before Discord requires more shards; 2,500 when absent. */
  readonly guildsPerShard?: number;
  readonly firstAnswerMs?: number;
  readonly tokenLifeMs?: number;
  /** The tour of a first visit; the page's own when absent. */
  readonly tour?: PageTour | undefined;
  /** The built page. */
  readonly publicDir?: string;
  /** Decides whether faults with a chance strike; seeded in campaigns. */
  readonly chance?: () => number;
  readonly report?: (error: unknown) => void;
}

interface RoomChannel {
  readonly id: string;
  readonly name: string;
  readonly type: number;
}

/** An interaction for the bot, not checked against commands or components. */
interface RawInteraction {
  /** Discord's interaction type: 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: number;
  readonly user: string;
  readonly channel: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The component's message. */
  readonly message?: string;
  readonly locale?: string;
}

/** A running room, with handles for tests that act for a person. */
export interface Room {
  readonly url: string;
  /** For discord.js: `new Client({ rest: { api: room.apiUrl } })`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly port: number;
  /** Local people in order of creation. */
  people(): readonly { readonly id: string; readonly username: string; readonly name: string }[];
  /** A channel of the first (or the given) guild by name. */
  channel(name: string, guildId?: string): RoomChannel;
  addGuild(name: string, options?: { readonly bot?: boolean; readonly people?: readonly string[] }): string;
  addPerson(username: string, name?: string): string;
  trouble(order: TroubleAct): TroubleState;
  /** Sends the bot an interaction unchecked, however malformed. */
  interact(raw: RawInteraction): Interaction;
  /** Advances the room's clock (ms): tokens expire, inactive threads are archived. */
  advance(ms: number): void;
  botOnline(): boolean;
  /** The state, for assertions. */
  readonly state: RoomState;
  /** `why` is shown on open pages when the room doesn't close on purpose. */
  close(why?: string): Promise<void>;
}

/** Timeouts for a request's headers and the whole request, ms. */
const WAITS = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 };
/** Most connections to a room that is reachable from other machines. */
const MOST_CONNECTIONS = 1000;
/** Discord's limit on a gateway frame from the client, bytes. */
const MOST_OF_A_FRAME = 4096;
/** Headers of every response; a page and a file each add more. */
const SAFE: readonly (readonly [string, string])[] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['x-frame-options', 'DENY'],
];

const PAGE_DIR = fileURLToPath(new URL('./public/', import.meta.url));

/** A random token in the shape of Discord's. */
function randomToken(applicationId: string): string {
  const head = Buffer.from(applicationId).toString('base64url');
  return `${head}.room00.${randomBytes(29).toString('base64url').slice(0, 38)}`;
}

export async function createRoom(options: RoomOptions = {}): Promise<Room> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.includes(host) && !options.password)
    throw new Error(`The room listens on ${host} only with a password.`);
  await loadSchemas();
  const report = options.report ?? ((error: unknown) => console.error(error));
  const keeper = options.dbFile ? openKeeper(options.dbFile, report) : null;
  const state = createRoomState({ keeper });
  const botPermissions = options.botPermissions ?? BOT_PERMISSIONS;
  if (!keeper?.load(state))
    seedRoom(state, {
      applicationName: options.applicationName ?? 'Local Bot',
      guildName: options.guildName ?? 'Local server',
      people: options.people ?? LOCAL_PEOPLE,
      botPermissions,
    });
  keeper?.flush();

  let base = '';
  const secret = randomBytes(32).toString('hex');
  const makeToken = (): string => randomToken(state.application.id);
  const token = options.token ?? keeper?.secret('token', makeToken) ?? makeToken();
  const doors = makeDoors({
    password: options.password,
    host,
    names: options.names ?? [],
    sessions: keeper?.sessions,
  });
  const login = makeLogin(doors);
  const links = createLinks(secret, () => base, state.now);
  const trouble = createTrouble(state.now, options.chance);
  const maxConcurrency = options.maxConcurrency ?? 1;
  const identifyLimit = options.identifyLimit ?? 1000;
  const rates = options.rateLimits ?? 'generous';
  const gateway = createGateway(state, links, {
    token,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    sessionLifeMs: options.sessionLifeMs ?? 180_000,
    identifyEveryMs: options.identifyEveryMs ?? (rates === 'discord' ? 5000 : 0),
    identifyLimit,
    privileged: options.privilegedIntents ?? I.GuildMembers | I.GuildPresences | I.MessageContent,
    maxConcurrency,
    guildsPerShard: options.guildsPerShard ?? 2500,
  });
  const limiter = createLimiter(rates === 'generous' ? GENEROUS : rates === 'discord' ? LIKE_DISCORD : rates);
  const core: Core = {
    state,
    links,
    gateway,
    trouble,
    token,
    botPermissions,
    tour: options.tour ?? null,
    firstAnswerMs: options.firstAnswerMs ?? 3000,
    tokenLifeMs: options.tokenLifeMs ?? 15 * 60_000,
    takeOldEdit: limiter.takeOldEdit,
    takeOpenDm: limiter.takeOpenDm,
    report,
    shards: options.shards ?? 1,
    maxConcurrency,
    identifyLimit,
  };
  const pages = createPageSockets(core);
  trouble.onChange((after) => state.emit({ t: 'TROUBLE', d: after, only: 'people' }));
  gateway.onPresence((online) => state.emit({ t: 'BOT_PRESENCE', d: { online }, only: 'people' }));

  const publicDir = options.publicDir ?? PAGE_DIR;
  const server = createServer(WAITS, (req, res) => {
    void answer(req, res).catch((error: unknown) => {
      core.report(error);
      if (!res.headersSent) res.writeHead(500).end();
      else res.destroy();
    });
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = new URL(req.url ?? '/', 'http://room');
    const path = target.pathname;
    // A health check has no host name of ours and reveals nothing.
    if (path === '/healthz') return void res.writeHead(200).end('ok');
    for (const [name, value] of SAFE) res.setHeader(name, value);
    if (!doors.knows(req)) return void res.writeHead(403, { connection: 'close' }).end();
    const api = /^\/api(?:\/v(9|10))?(\/.*)$/.exec(path);
    if (api) return handleRest(core, limiter, req, res, api[2] ?? '/', target.searchParams);
    if (path.startsWith('/attachments/'))
      return serveAttachment(state, links, res, path, target.searchParams);
    if (path.startsWith('/avatars/') || path.startsWith('/embed/avatars/'))
      return doors.admits(req) ? serveAvatar(state, res, path) : void res.writeHead(401).end();
    if (path.startsWith('/emojis/'))
      return doors.admits(req) ? serveEmoji(state, res, path) : void res.writeHead(401).end();
    if (path.startsWith('/page/')) {
      if (path === '/page/login') return login(req, res);
      if (!doors.admits(req))
        return void res
          .writeHead(401, { 'content-type': 'application/json', connection: 'close' })
          .end('{"message":"401: Unauthorized","code":0}');
      return handlePage(core, req, res, path.slice('/page'.length), target.searchParams);
    }
    return serveStatic(publicDir, res, path);
  }

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_OF_A_FRAME });
  server.on('upgrade', (req, socket, head) => {
    const target = new URL(req.url ?? '/', 'http://room');
    const refuseUpgrade = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (!doors.knows(req)) return void refuseUpgrade('403 Forbidden');
    if (target.pathname.startsWith('/gateway')) {
      if (trouble.isAway()) return void socket.destroy();
      return void sockets.handleUpgrade(req, socket, head, (ws) => gateway.accept(ws, target.searchParams));
    }
    if (target.pathname !== '/page/socket') return void refuseUpgrade('404 Not Found');
    if (!doors.admits(req)) return void refuseUpgrade('401 Unauthorized');
    try {
      const userId = actingUser(core, req, target.searchParams);
      sockets.handleUpgrade(req, socket, head, (ws) => pages.accept(ws, userId));
    } catch {
      refuseUpgrade('404 Not Found');
    }
  });

  if (options.password) server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  }).catch((error: unknown) => {
    gateway.close();
    keeper?.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  base = `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const sweep = (): void => {
    sweepThreads(state);
    sweepPolls(state);
  };
  const sweeper = setInterval(sweep, 60_000);
  sweeper.unref();

  const firstGuild = (): Guild => {
    const [guild] = [...state.guilds.values()];
    if (!guild) throw new Error('The room has no guild.');
    return guild;
  };

  return {
    url: base,
    apiUrl: `${base}/api`,
    token,
    applicationId: state.application.id,
    guildId: firstGuild().id,
    port,
    state,
    people: () =>
      [...state.users.values()]
        .filter((u) => !u.bot)
        .map((u) => ({ id: u.id, username: u.username, name: u.global_name ?? u.username })),
    channel(name, guildId = firstGuild().id) {
      const found = [...state.channels.values()].find(
        (c) => c.guildId === guildId && c.name === name && c.type !== ChannelType.GuildCategory,
      );
      if (!found) throw new Error(`There is no channel ${name}.`);
      return { id: found.id, name: found.name, type: found.type };
    },
    addGuild(name, how = {}) {
      const people = [...state.users.values()].filter(
        (u) => !u.bot && (!how.people || how.people.includes(u.id)),
      );
      const guild = seedGuild(state, name, people, { botPermissions, bot: false });
      if (how.bot !== false) inviteBot(state, guild, botPermissions);
      return guild.id;
    },
    addPerson(username, name) {
      const user = makeUser(state.nextId(), username, name ?? username);
      saveUser(state, user);
      return user.id;
    },
    trouble: (order) => act(core, order),
    interact: ({ type, user, channel, data, message, locale }) =>
      createInteraction(core, {
        type,
        userId: user,
        channel: channelFor(core, channel),
        nonce: randomBytes(9).toString('base64url'),
        data: { ...data },
        ...(typeof data['name'] === 'string' ? { commandName: data['name'] } : {}),
        ...(message === undefined ? {} : { message: messagesOf(state, channel).get(message) }),
        ...(locale === undefined ? {} : { locale }),
      }),
    advance(ms) {
      state.advance(ms);
      sweep();
    },
    botOnline: () => gateway.online(),
    async close(why) {
      clearInterval(sweeper);
      gateway.close();
      pages.close(why);
      sockets.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      keeper?.close();
    },
  };
}
