import * as discordJs from 'discord.js';
import type { ClientOptions } from 'discord.js';
import {
  GatewayDispatchEvents,
  GatewayOpcodes,
  type GatewayReceivePayload,
  type GatewaySendPayload,
} from 'discord-api-types/v10';

/**
 * Works around bugs in discord.js's gateway connections. Seen in discord.js 14.28.1 with @discordjs/ws 1.2.3; the tests
 * try each case without this and fail once it is fixed. None is reported exactly so; related in discordjs/discord.js:
 * - a shard that reconnects after its end: issue #9510, fixed only for shards that lose their network
 * - an unhandled socket error: issues #7964 and #9103; pull request #8150 added a handler to the client before
 *   @discordjs/ws, which has none
 * - a heartbeat on a socket that isn't open: issue #10382
 * - events received while a connection closes: none
 */

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;
type Manager = Parameters<BuildStrategy>[0];
type Strategy = ReturnType<BuildStrategy>;
interface Socket {
  readonly readyState: number;
  addEventListener(type: 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
}
interface Message {
  readonly data: ArrayBuffer | string;
}

/** The internals of a shard that are used here. */
interface Shard {
  connection: Socket | null;
  send(payload: GatewaySendPayload): Promise<void>;
  unpackMessage(data: ArrayBuffer | string, isBinary: boolean): Promise<GatewayReceivePayload | null>;
  emit(event: 'dispatch', heard: { readonly data: GatewayReceivePayload }): unknown;
}

/** discord.js exports it, but its types don't declare it. */
const { SimpleShardingStrategy } = discordJs as unknown as {
  readonly SimpleShardingStrategy: new (
    manager: Manager,
  ) => Strategy & { readonly shards: ReadonlyMap<number, Shard> };
};

/**
 * A destroyed shard stops listening to its socket. If that socket is still opening and then fails, the unhandled error
 * ends the process.
 */
function handleSocketErrors(shard: Shard): void {
  let connection = shard.connection;
  Object.defineProperty(shard, 'connection', {
    get: () => connection,
    set: (socket: Socket | null) => {
      connection = socket;
      socket?.addEventListener('error', () => {});
    },
  });
}

/** Messages a shard sends by itself. */
const OWN_MESSAGES: ReadonlySet<GatewayOpcodes> = new Set([
  GatewayOpcodes.Heartbeat,
  GatewayOpcodes.Identify,
  GatewayOpcodes.Resume,
]);
const CONNECTING = 0;

/**
 * Drops a heartbeat or identify meant for the old socket while the new one is connecting: it would be an unhandled
 * rejection. The new socket gets its own.
 */
function dropEarlyMessages(shard: Shard): void {
  const send = shard.send.bind(shard);
  shard.send = async (payload) => {
    if (shard.connection?.readyState === CONNECTING && OWN_MESSAGES.has(payload.op)) return;
    await send(payload);
  };
}

/** A destroyed shard stops listening before Discord knows: this dispatches interactions until the connection closes. */
function dispatchUntilClosed(shard: Shard): void {
  shard.connection?.addEventListener('message', (event) => {
    shard.unpackMessage(event.data, typeof event.data !== 'string').then(
      (payload) => {
        if (payload?.op === GatewayOpcodes.Dispatch && payload.t === GatewayDispatchEvents.InteractionCreate)
          shard.emit('dispatch', { data: payload });
      },
      () => {},
    );
  });
}

/**
 * Shards that stay destroyed. A shard destroyed while it waits to reconnect, or for a response, reconnects half a
 * second later and forever, beside the client that replaced it. The first step of reconnecting reads the session, so an
 * ended shard never gets one; the pending promise is garbage-collected with it.
 */
export const patchedSharding: BuildStrategy = (manager) => {
  const strategy = new SimpleShardingStrategy(manager);
  const { options } = manager;
  const retrieve = options.retrieveSessionInfo.bind(options);
  const destroy = strategy.destroy.bind(strategy);
  const spawn = strategy.spawn.bind(strategy);
  let ended = false;
  options.retrieveSessionInfo = (shard) => (ended ? new Promise(() => {}) : retrieve(shard));
  strategy.destroy = (how) => {
    ended = true;
    for (const shard of strategy.shards.values()) dispatchUntilClosed(shard);
    return destroy(how);
  };
  strategy.spawn = async (ids) => {
    ended = false;
    await spawn(ids);
    for (const shard of strategy.shards.values()) {
      handleSocketErrors(shard);
      dropEarlyMessages(shard);
    }
  };
  return strategy;
};
