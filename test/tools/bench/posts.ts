import { type AnyModule, GAMES, registryOf } from '../../../src/games/registry.js';
import { settingsOf } from '../../../src/kernel/options.js';
import { drawer } from '../../../src/kernel/random.js';
import { openSqlite } from '../../../src/store/sqlite/open.js';
import { sqliteStore } from '../../../src/store/sqlite/store.js';
import { createTable } from '../../../src/table/table.js';
import type { Actor, OutboxMessage, Table } from '../../../src/table/contract/index.js';

/** `fimbul bench posts`: number of messages in a channel during a whole game of one person and AIs. */

const SEATS = 4;
const HOST: Actor = { guild: '1', person: '11' };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Counted {
  /** Messages in the channel by kind; edited ones count once. */
  readonly channel: Record<string, number>;
  readonly thread: number;
  readonly turns: number;
}

/** Claims due posts like the poster, and counts new messages. */
async function drain(table: Table, counted: { channel: Record<string, number>; thread: number }) {
  for (;;) {
    const posts = await table.outbox.claim(10);
    if (posts.length === 0) return;
    for (const post of posts) {
      const gone = post.body.kind === 'call' && post.body.awaited.length === 0;
      if (!gone && isMessage(post)) {
        if (post.where === 'thread') counted.thread += 1;
        else counted.channel[post.body.kind] = (counted.channel[post.body.kind] ?? 0) + 1;
      }
      await table.outbox.done(post.id, {
        ...(gone ? {} : { channel: post.channel, message: `message of ${post.id}` }),
        ...(post.body.kind === 'thread' ? { thread: `thread of ${post.game}` } : {}),
      });
    }
  }
}

/** Whether a post is a new message; a standing one is edited unless it has to be seen again. */
function isMessage({ body, resend, scrolledAway, existing }: OutboxMessage): boolean {
  if (body.kind === 'members') return false;
  if (body.kind === 'call') return resend || scrolledAway || existing === undefined;
  return existing === undefined;
}

async function played(module: AnyModule, seed: number): Promise<Counted> {
  const { meta, ai } = module;
  const [variant] = meta.variants;
  const think = ai['greedy'] ?? Object.values(ai)[0];
  if (variant === undefined || think === undefined) throw new Error(`${meta.id} can't be played by itself`);
  const draw = drawer(seed);
  const entropy = { draw, seed: () => seed.toString(16).padStart(64, '0') };
  const table = createTable({
    store: sqliteStore(openSqlite(':memory:')),
    registry: registryOf([module]),
    entropy,
  });
  const counted = { channel: {}, thread: 0 };
  const card = await table.lobby.create(HOST, {
    channel: 'c',
    module: meta.id,
    options: settingsOf(meta.options, {}),
  });
  await table.lobby.join(HOST, card.id);
  const seats = Math.max(variant.minSeats, Math.min(SEATS, variant.maxSeats));
  await table.lobby.fill(HOST, card.id, 'greedy', { upTo: seats });
  await table.lobby.start(HOST, card.id);
  for (;;) {
    await drain(table, counted);
    const now = await table.games.card(HOST, card.id);
    if (now.stage !== 'running') return { ...counted, turns: now.turn };
    const { choices, seat } = await table.play.legal(HOST, card.id);
    if (choices.length === 0) {
      // AIs with many decisions continue in the background.
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const { view } = await table.look.snapshot(HOST, card.id);
    await table.play.act(HOST, card.id, think({ view, seat, choices, draw }));
  }
}

export async function runPosts(given: {
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}) {
  const means: Record<string, number> = {};
  say('Messages in the channel of a game, one person among AIs (means)\n');
  for (const module of GAMES) {
    process.stderr.write(`${module.meta.id} …\n`);
    const all: Counted[] = [];
    for (let game = 0; game < given.games; game++) all.push(await played(module, given.seed + game));
    const mean = (of: (one: Counted) => number): number =>
      Math.round((all.reduce((sum, one) => sum + of(one), 0) / all.length) * 10) / 10;
    const kinds = [...new Set(all.flatMap(({ channel }) => Object.keys(channel)))];
    const total = mean(({ channel }) => Object.values(channel).reduce((sum, n) => sum + n, 0));
    means[module.meta.id] = total;
    const parts = kinds.map((kind) => `${kind} ${mean(({ channel }) => channel[kind] ?? 0)}`).join(', ');
    say(
      `${module.meta.id.padEnd(12)}${String(total).padStart(7)}  (${parts}; thread ${mean(({ thread }) => thread)}; turns ${mean(({ turns }) => turns)})`,
    );
  }
  if (given.json) say(JSON.stringify(means));
}
