import { anyModule, registryOf, type AnyModule } from '../../src/games/registry.js';
import { drawer } from '../../src/kernel/random.js';
import type { Store } from '../../src/store/port.js';
import type { Entropy, Think } from '../../src/table/context/deps.js';
import type { Alarm } from '../../src/table/context/alarm.js';
import type { Installed } from '../../src/table/read/packs.js';
import { createTable } from '../../src/table/table.js';
import type { Actor, GameCard, OutboxMessage, Table } from '../../src/table/contract/index.js';
import { testStore } from '../support/stores.js';
import { toyGame } from '../support/toy-game.js';

export const toy: AnyModule = anyModule(toyGame);

export const ada: Actor = { guild: 'north', person: 'ada' };
export const bo: Actor = { guild: 'north', person: 'bo' };
export const cyd: Actor = { guild: 'north', person: 'cyd' };
export const mod: Actor = { guild: 'north', person: 'mo', moderator: true };
export const stranger: Actor = { guild: 'south', person: 'ada' };

/** The same seeds, names and seats every time. */
function fixedEntropy(): Entropy {
  const draw = drawer(11);
  let seeds = 0;
  return { seed: () => `seed ${seeds++}`, draw };
}

export interface Setting {
  readonly table: Table;
  readonly store: Store;
  /** Moves the clock on. */
  wait(ms: number): void;
  /** Time until a game's next standing order is due; undefined if there is none. */
  dueIn(game: number): number | undefined;
  /**
   * Advances the clock to the game's next standing order and plays it.
   * @returns whether there was one
   */
  ring(game: number): Promise<boolean>;
}

export interface SettingOptions {
  readonly store?: Store;
  readonly file?: string;
  readonly modules?: readonly AnyModule[];
  readonly aiBatch?: number;
  readonly think?: Think;
  /** Start time, ms since 1970. */
  readonly at?: number;
  readonly packs?: Installed;
  /** Name of the rules' code. */
  readonly rules?: string;
}

export function setting(options: SettingOptions = {}): Setting {
  const store = options.store ?? testStore(options.file);
  let now = options.at ?? 1_000_000;
  const alarms = new Map<number, { readonly at: number; readonly wake: () => unknown }>();
  const alarm: Alarm = {
    set: (game, at, wake) => void (at === undefined ? alarms.delete(game) : alarms.set(game, { at, wake })),
    close: () => alarms.clear(),
  };
  const table = createTable({
    alarm,
    store,
    registry: registryOf(options.modules ?? [toy]),
    clock: () => now,
    entropy: fixedEntropy(),
    lease: 1_000,
    aiBatch: options.aiBatch ?? 40,
    ...(options.think === undefined ? {} : { think: options.think }),
    ...(options.packs === undefined ? {} : { packs: options.packs }),
    ...(options.rules === undefined ? {} : { rules: () => options.rules ?? '' }),
  });
  return {
    table,
    store,
    wait: (ms) => void (now += ms),
    dueIn: (game) => {
      const next = alarms.get(game);
      return next === undefined ? undefined : next.at - now;
    },
    async ring(game) {
      const next = alarms.get(game);
      if (next === undefined) return false;
      alarms.delete(game);
      now = Math.max(now, next.at);
      await next.wake();
      return true;
    },
  };
}

/** Ada (red) and Bo (blue) in a new game of Woodpile. */
export async function pair(table: Table, variant = 'standard'): Promise<GameCard> {
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile', variant });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  return (await table.lobby.start(ada, id)).card;
}

/** Ada (red) against AIs on the other seats. */
export async function alone(table: Table): Promise<GameCard> {
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.fill(ada, id, 'random');
  return (await table.lobby.start(ada, id)).card;
}

/** Sends all waiting posts like the poster, and returns them. */
export async function sendAll(table: Table): Promise<readonly OutboxMessage[]> {
  const sent: OutboxMessage[] = [];
  for (;;) {
    const posts = await table.outbox.claim(10);
    if (posts.length === 0) return sent;
    for (const post of posts) {
      sent.push(post);
      const gone = post.body.kind === 'call' && post.body.awaited.length === 0;
      await table.outbox.done(post.id, {
        ...(gone ? {} : { channel: post.channel, message: `message of ${post.id}` }),
        ...(post.body.kind === 'thread' ? { thread: `thread of ${post.game}` } : {}),
      });
    }
  }
}

export const kindsOf = (posts: readonly OutboxMessage[]): readonly string[] =>
  posts.map((post) => post.body.kind);

/** Gives a player's seat to another person by vote. */
export async function passOn(
  table: Table,
  game: number,
  { from, seat, to }: { readonly from: Actor; readonly seat: string; readonly to: Actor },
  others: readonly Actor[],
): Promise<GameCard> {
  const { id } = await table.votes.propose(from, game, { kind: 'replace', seat, person: to.person });
  for (const voter of [to, ...others]) await table.votes.vote(voter, game, id, true);
  return table.games.card(from, game);
}

/** A refusal's key, or a description of any other result. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'nothing was refused';
  } catch (error) {
    return error instanceof Error && 'key' in error ? String(error.key) : String(error);
  }
}

/** Everyone offers nothing, then everyone gathers, until the game is over. */
export async function playOut(table: Table, card: GameCard): Promise<GameCard> {
  let now = card;
  while (now.stage === 'running') {
    const person = now.awaited[0]?.person;
    if (person === undefined) throw new Error('nobody is asked');
    const actor: Actor = { guild: now.guild, person };
    now = (await table.play.act(actor, now.id, now.phase === 'offer' ? 'offer 0' : 'gather')).card;
  }
  return now;
}
