import * as discordJs from 'discord.js';
import type { ClientOptions } from 'discord.js';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;
type Manager = Parameters<BuildStrategy>[0];
type Strategy = ReturnType<BuildStrategy>;
type Socket = Pick<WebSocket, 'addEventListener'>;

/** What is needed of the inside of discord.js's strategy. */
interface Shards {
  readonly shards: ReadonlyMap<number, { connection: Socket | null }>;
}

/** discord.js exports it; only its types don't say so. */
const { SimpleShardingStrategy } = discordJs as unknown as {
  readonly SimpleShardingStrategy: new (manager: Manager) => Strategy & Shards;
};

/**
 * A shard that is told to end stops listening to its socket. When that was just being opened and fails a moment later,
 * nobody hears the error, and an error that nobody hears ends the process.
 */
function hearErrors(shard: { connection: Socket | null }): void {
  let connection = shard.connection;
  Object.defineProperty(shard, 'connection', {
    get: () => connection,
    set: (socket: Socket | null) => {
      connection = socket;
      socket?.addEventListener('error', () => {});
    },
  });
}

/**
 * Connections that stay ended. A shard that is told to end while it waits to connect again, or for an answer, connects
 * again all the same half a second later, and for ever: next to the client that took over, or to a Discord that is
 * gone. The first thing that a shard asks for on its way back is its session; one that was ended gets no answer, and
 * nothing holds it any more.
 */
export const endingForGood: BuildStrategy = (manager) => {
  const strategy = new SimpleShardingStrategy(manager);
  const { options } = manager;
  const retrieve = options.retrieveSessionInfo.bind(options);
  const destroy = strategy.destroy.bind(strategy);
  const spawn = strategy.spawn.bind(strategy);
  let ended = false;
  options.retrieveSessionInfo = (shard) => (ended ? new Promise(() => {}) : retrieve(shard));
  strategy.destroy = (how) => {
    ended = true;
    return destroy(how);
  };
  strategy.spawn = async (ids) => {
    ended = false;
    await spawn(ids);
    for (const shard of strategy.shards.values()) hearErrors(shard);
  };
  return strategy;
};
