import * as discordJs from 'discord.js';
import type { ClientOptions } from 'discord.js';
import {
  GatewayDispatchEvents,
  GatewayOpcodes,
  type GatewayReceivePayload,
  type GatewaySendPayload,
} from 'discord-api-types/v10';

/**
 * What discord.js's connections to the gateway do wrong when much goes wrong at once, put right from outside. Seen in
 * discord.js 14.28.1 with @discordjs/ws 1.2.3; the tests try each without this and say when it is needed no more. None
 * of it is reported as it is; nearest come, in discordjs/discord.js:
 * - a shard that comes back after its end: issue #9510, mended only for shards that lose their network
 * - an error that nobody hears: issues #7964 and #9103; pull request #8150 kept a handler in the client before
 *   @discordjs/ws, which has none again
 * - a heartbeat on a socket that isn't open: issue #10382
 * - what comes while a connection is being closed: none
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

/** What is needed of a shard's inside. */
interface Shard {
  connection: Socket | null;
  send(payload: GatewaySendPayload): Promise<void>;
  unpackMessage(data: ArrayBuffer | string, isBinary: boolean): Promise<GatewayReceivePayload | null>;
  emit(event: 'dispatch', heard: { readonly data: GatewayReceivePayload }): unknown;
}

/** discord.js exports it; only its types don't say so. */
const { SimpleShardingStrategy } = discordJs as unknown as {
  readonly SimpleShardingStrategy: new (
    manager: Manager,
  ) => Strategy & { readonly shards: ReadonlyMap<number, Shard> };
};

/**
 * A shard that is told to end stops listening to its socket. When that was just being opened and fails a moment later,
 * nobody hears the error, and an error that nobody hears ends the process.
 */
function hearErrors(shard: Shard): void {
  let connection = shard.connection;
  Object.defineProperty(shard, 'connection', {
    get: () => connection,
    set: (socket: Socket | null) => {
      connection = socket;
      socket?.addEventListener('error', () => {});
    },
  });
}

/** What a shard says by itself. */
const OWN_WORDS: ReadonlySet<GatewayOpcodes> = new Set([
  GatewayOpcodes.Heartbeat,
  GatewayOpcodes.Identify,
  GatewayOpcodes.Resume,
]);
const CONNECTING = 0;

/**
 * A heartbeat or a greeting that was due while the socket was changed for another is meant for the old one; on the new
 * one, which isn't open yet, it is a rejection that nobody handles. It is left out: the new one gets its own.
 */
function holdTongue(shard: Shard): void {
  const send = shard.send.bind(shard);
  shard.send = async (payload) => {
    if (shard.connection?.readyState === CONNECTING && OWN_WORDS.has(payload.op)) return;
    await send(payload);
  };
}

/**
 * A shard that is told to end stops listening before Discord has heard of it: whoever asked in between would wait in
 * vain. What still comes until the connection is closed is heard.
 */
function hearToTheEnd(shard: Shard): void {
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
 * Shards that stay ended. One that is told to end while it waits to connect again, or for an answer, connects again all
 * the same half a second later, and for ever: next to the client that took over, or to a Discord that is gone. The
 * first thing that a shard asks for on its way back is its session; one that was ended gets no answer, and nothing
 * holds it any more.
 */
export const steadyShards: BuildStrategy = (manager) => {
  const strategy = new SimpleShardingStrategy(manager);
  const { options } = manager;
  const retrieve = options.retrieveSessionInfo.bind(options);
  const destroy = strategy.destroy.bind(strategy);
  const spawn = strategy.spawn.bind(strategy);
  let ended = false;
  options.retrieveSessionInfo = (shard) => (ended ? new Promise(() => {}) : retrieve(shard));
  strategy.destroy = (how) => {
    ended = true;
    for (const shard of strategy.shards.values()) hearToTheEnd(shard);
    return destroy(how);
  };
  strategy.spawn = async (ids) => {
    ended = false;
    await spawn(ids);
    for (const shard of strategy.shards.values()) {
      hearErrors(shard);
      holdTongue(shard);
    }
  };
  return strategy;
};
