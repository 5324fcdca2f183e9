import { setTimeout as wait } from 'node:timers/promises';
import type { Pictures } from '../../../src/discord/bot.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Registry } from '../../../src/games/registry.js';
import { partsOf, type Player, type Players, playersOf } from '../harness/player.js';
import { openHarness, type Harness } from '../harness/harness.js';
import { missing, type Moved, type PostRow, postsOfBot, postedTwice, unposted } from './check.js';
import { insist, MOST_TRIES, typeAnyMove } from './people.js';
import { nextFault, type Place } from './faults.js';
import { livedTime } from './lived-time.js';

/** A whole game while faults are injected, and the invariants checked afterwards. */

export interface CampaignOptions {
  readonly modules: Registry;
  readonly seed: number;
  /** People at the table. */
  readonly people: number;
  readonly pictures?: Pictures;
  /** Moves after which the game may stop early; a whole game by default. */
  readonly moves?: number;
  /** Maximum number of faults. */
  readonly troubles: number;
  /** A PostgreSQL database instead of a file. */
  readonly databaseUrl?: string;
}

export interface CampaignReport {
  readonly seed: number;
  readonly moves: number;
  /** Moves confirmed to players. */
  readonly promised: number;
  /** Answers that never came or came too late. */
  readonly lost: number;
  readonly posts: number;
  readonly troubles: readonly string[];
  readonly finished: boolean;
  readonly seconds: number;
  /** Violated invariants; empty if all is well. */
  readonly faults: readonly string[];
}

/** A game without progress for this time is a fault, ms of `livedTime`. */
const PATIENCE = 120_000;
/** After this time without progress no faults are injected, so that games end on slow machines; ms of `livedTime`. */
const RESPITE = 15_000;

interface Promised {
  readonly person: string;
  readonly line: string;
}

export async function campaign(options: CampaignOptions): Promise<CampaignReport> {
  const began = Date.now();
  const draw = drawer(options.seed);
  const harness = await openHarness({
    modules: options.modules,
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
    ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
    room: { heartbeatMs: 1000, chance: () => draw(1000) / 1000 },
  });
  const players = playersOf(harness.room, { answer: 6000, silence: 300 });
  const party = gather(harness, players, options.people);
  const troubles: string[] = [];
  try {
    await open(party.people(), options.modules);
    const played = await play(harness, party, draw, options, troubles);
    await clear(harness, party);
    const faults = [
      ...played.faults,
      ...(await whatIsWrong(harness, party.people(), played.promised)),
      ...harness.errors.filter((error) => error.startsWith('not handled') || error.includes('is frozen')),
    ];
    const kept = await read(harness);
    return {
      seed: options.seed,
      moves: kept.moves.length,
      promised: played.promised.length,
      lost: played.lost,
      posts: kept.posts.filter((post) => post.state === 'sent').length,
      troubles,
      finished: kept.stage === 'finished',
      seconds: Math.round((Date.now() - began) / 100) / 10,
      faults,
    };
  } finally {
    players.close();
    await harness.close();
  }
}

/** The people of a game, and their channel, which changes when it is deleted. */
interface Party extends Place {
  people(): readonly Player[];
}

function gather(harness: Harness, players: Players, count: number): Party {
  const { room } = harness;
  const others = [room.channel('hearth').id];
  let channel = room.channel('longhouse').id;
  const enter = (): readonly Player[] =>
    room
      .people()
      .slice(0, count)
      .map(({ id }) => players.player(id, channel));
  let people = enter();
  return {
    people: () => people,
    get channel() {
      return channel;
    },
    get other() {
      return others[0];
    },
    leave() {
      channel = others.shift() ?? channel;
      people = enter();
    },
    async bring() {
      await people[0]?.command('game here', { game: '1' });
    },
  };
}

/** Starts the game, without faults. */
async function open(people: readonly Player[], modules: Registry): Promise<void> {
  const [host, ...others] = people;
  const what = [...modules.keys()][0] ?? '';
  await insist(host, 'game new', { game: what });
  for (const other of others) await insist(other, 'game join', { game: '1' });
  await insist(host, 'game start', { game: '1' });
}

async function play(
  harness: Harness,
  party: Party,
  draw: (n: number) => number,
  options: CampaignOptions,
  troubles: string[],
): Promise<{
  readonly promised: readonly Promised[];
  readonly lost: number;
  readonly faults: readonly string[];
}> {
  const promised: Promised[] = [];
  const faults: string[] = [];
  const endings = new Set<Promise<void>>();
  let lost = 0;
  let seq = -1;
  const lived = livedTime();
  let last = lived.ms();
  /** Results of attempts since the last event. */
  let tried: string[] = [];
  for (;;) {
    const kept = await read(harness);
    if (kept.stage !== 'running') break;
    if (options.moves !== undefined && kept.moves.length >= options.moves) break;
    if (kept.seq > seq) [seq, last, tried] = [kept.seq, lived.ms(), []];
    if (lived.ms() - last > PATIENCE) {
      faults.push(
        `nobody could move for ${PATIENCE / 1000} s after event ${seq} (${harness.app().running.isUp() ? '' : 'not '}connected; ${counted(tried)})`,
      );
      break;
    }
    const mayGoWrong = troubles.length < options.troubles && lived.ms() - last < RESPITE;
    if (mayGoWrong && endings.size < 3 && draw(100) < 30) {
      const fault = nextFault(harness, party, draw);
      troubles.push(fault.name);
      await fault.begin();
      const ending: Promise<void> = wait(fault.lasts)
        .then(() => fault.end?.())
        .finally(() => endings.delete(ending));
      endings.add(ending);
    }
    // Sometimes two people act at once.
    const movers = draw(4) === 0 ? 2 : 1;
    const work = Array.from({ length: movers }, async () => {
      const people = party.people();
      const who = people[draw(people.length)];
      if (who === undefined) return;
      const typed = await typeAnyMove(who, draw);
      tried.push(typed?.told ?? 'offered nothing');
      if (typed?.told === 'done') promised.push({ person: who.id, line: typed.line });
      if (typed?.told === 'nothing') lost += 1;
    });
    await Promise.all(work);
    // While the bot is away, answers fail immediately: give it time to return.
    await wait(15);
  }
  lived.stop();
  await Promise.all(endings);
  return { promised, lost, faults };
}

/** Number of each result: `2 × done, 1 × nothing`. */
function counted(all: readonly string[]): string {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].map(([what, n]) => `${n} × ${what}`).join(', ');
}

/** Ends all faults: pending work is due now, the bot restarts, and a game without a channel gets a new one. */
async function clear(harness: Harness, party: Party): Promise<void> {
  const { room } = harness;
  room.trouble({ act: 'clear' });
  room.trouble({ act: 'back' });
  room.trouble({ act: 'allow', channel_id: party.channel });
  room.trouble({ act: 'invite-bot', guild_id: room.guildId });
  await harness.ask(`UPDATE outbox SET due_at = 0 WHERE state = 'pending'`);
  await harness.restart();
  await harness.drained();
  if ((await read(harness)).channel === party.channel) return;
  await party.bring();
  await harness.drained();
}

interface Kept {
  readonly stage: string;
  readonly channel: string;
  readonly seq: number;
  readonly moves: readonly Moved[];
  readonly posts: readonly PostRow[];
}

/** Reads the database directly, without the program. */
async function read({ ask }: Harness): Promise<Kept> {
  const [game] = await ask<Pick<Kept, 'stage' | 'seq' | 'channel'>>(
    'SELECT stage, seq, channel FROM games WHERE id = 1',
  );
  const moves = await ask<Moved>(
    `SELECT person, move FROM events WHERE game = 1 AND kind = 'move' ORDER BY seq`,
  );
  const posts = await ask<PostRow>('SELECT id, kind, state, nonce, message, error FROM outbox');
  return { stage: 'none', channel: '', seq: -1, ...game, moves, posts };
}

async function whatIsWrong(
  harness: Harness,
  people: readonly Player[],
  promised: readonly Promised[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const { moves, posts, stage: at, channel } = await read(harness);

  for (const { id } of people) {
    const lines = promised.filter(({ person }) => person === id).map(({ line }) => line);
    faults.push(...missing(lines, moves, id));
  }
  const living = postsOfBot(harness.room);
  faults.push(...unposted(posts), ...postedTwice(posts, living));
  // A status card's button has no position.
  const calls = living.filter((message) =>
    partsOf(message.components).some((part) => /^open~1~\w/u.test(part.custom_id ?? '')),
  );
  if (calls.length > (at === 'running' ? 1 : 0))
    faults.push(`${calls.length} calls to act stand in ${channel}`);

  // Every player can continue, and the log replays to the same game.
  for (const who of people) {
    let { kind, words } = await who.command('game status', { game: '1' });
    // A busy machine may sometimes answer too late.
    for (let tries = 1; kind === 'failed' && tries < MOST_TRIES; tries++)
      ({ kind, words } = await who.command('game status', { game: '1' }));
    if (kind !== 'answered') faults.push(`${who.id} gets no answer (${kind})`);
    else if (!words.includes('#1')) faults.push(`${who.id} is answered ${words.slice(0, 100)}`);
  }
  if (!harness.room.state.channels.has(channel)) faults.push('the game has no channel');
  const { table } = harness.app().bot;
  const actor = { guild: harness.room.guildId, person: people[0]?.id ?? '' };
  if (at === 'running') {
    const { awaited } = await table.games.card(actor, 1);
    if (awaited.some(({ person }) => person !== undefined) && calls.length === 0)
      faults.push('nobody is called to act');
    for (const { person, seat } of awaited) {
      const who = people.find((each) => each.id === person);
      let lines: readonly string[] = [];
      for (let tries = 0; lines.length === 0 && tries < MOST_TRIES; tries++)
        lines = (await who?.complete('play', 'move', '', { game: '1' })) ?? [];
      if (lines.length === 0) faults.push(`${seat} is waited for and can do nothing`);
    }
  }
  if (!(await table.look.verify(actor, 1)).ok) faults.push('the game does not come out the same');
  return faults;
}
