import { ShardClientUtil } from 'discord.js';
import { drawer } from '../../../src/kernel/random.js';
import { createRoom } from '../../../src/room/room.js';
import { type Player, playersOf, type Reply } from '../harness/player.js';
import type { FromRoom, Kind, ToRoom } from './load-words.js';
import { countRequests, playWhole } from './whole-game-people.js';

/** The room and the people of the load test, in a separate process. */

const tell = (message: FromRoom): void => void process.send?.(message);

/** Games that are played often, so that phases end and pictures are due. */
const HOT = 30;

/** Opens a room with shards, equally many servers in each, and the same people in all of them. */
async function open({ shards, servers }: Extract<ToRoom, { is: 'open' }>): Promise<void> {
  const room = await createRoom({
    people: Array.from({ length: 40 }, (_, index) => [`person${index}`, `Person ${index}`] as const),
    shards,
    maxConcurrency: shards,
    report: (error) => tell({ is: 'error', text: String(error) }),
  });
  const each = Math.max(1, Math.floor(servers / shards));
  const guilds = Array.from({ length: shards }, (): string[] => []);
  for (
    let guild = room.guildId;
    guilds.some((some) => some.length < each);
    guild = room.addGuild('Another')
  ) {
    const some = guilds[ShardClientUtil.shardIdForGuildId(guild, shards)];
    if (some !== undefined && some.length < each) some.push(guild);
    // An id contains its time, and the shard follows from the id.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const players = playersOf(room, { answer: 30_000 });
  const people = room.people().map(({ id }) => id);
  const places = guilds
    .flat()
    .map((guild) => ({ guild, channel: room.channel('longhouse', guild).id, people }));
  for (const { channel } of places)
    for (const id of people) at.set(`${id} ${channel}`, players.player(id, channel));
  playGame = async ({ game, seed }) => {
    const [{ channel, people: all } = { channel: '', people: [] }] = places;
    const seated = all.slice(0, 4).map((id) => players.player(id, channel));
    const counted = countRequests();
    tell({ is: 'played', ...(await playWhole(room.state, seated, { game, seed })), ...counted() });
  };
  close = async () => {
    players.close();
    await room.close();
  };
  tell({ is: 'ready', apiUrl: room.apiUrl, token: room.token, places });
}

/** All people, in each channel. */
const at = new Map<string, Player>();
let close = async (): Promise<void> => {};
let playGame: ((given: Extract<ToRoom, { is: 'whole' }>) => Promise<void>) | undefined;

let first: { readonly kind: Kind; readonly ms: number }[] = [];
let unanswered = 0;
let played = 0;
/** Offered moves by game and person. */
const offered = new Map<string, readonly string[]>();

function note(kind: Kind, reply: Reply): Reply {
  if (reply.first < 0 || reply.kind === 'unfinished') unanswered += 1;
  else first.push({ kind, ms: reply.first });
  return reply;
}

async function run({ games, rate, seconds, seed }: Extract<ToRoom, { is: 'run' }>): Promise<void> {
  const draw = drawer(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
  [first, unanswered, played] = [[], 0, 0];

  async function act(): Promise<void> {
    const dice = draw(100);
    const game = dice < 60 ? games[draw(Math.min(HOT, games.length))] : pick(games);
    const who = at.get(`${pick(game?.people ?? []) ?? ''} ${game?.channel ?? ''}`);
    if (game === undefined || who === undefined) return;
    const named = { game: String(game.number) };
    const key = `${game.number} ${who.id} ${who.channel}`;
    const lines = offered.get(key) ?? [];
    offered.delete(key);
    const line = pick(lines);
    if (line !== undefined) {
      const reply = note('play', await who.command('play', { move: line, ...named }));
      if (/Played|Submitted/u.test(reply.words)) played += 1;
    } else if (dice < 75 || dice >= 90) {
      const data = {
        id: '1',
        name: 'play',
        type: 1,
        options: [
          { type: 3, name: 'game', value: named.game },
          { type: 3, name: 'move', value: '', focused: true },
        ],
      };
      const reply = note('complete', await who.send({ type: 4, data }));
      offered.set(key, reply.choices);
    } else {
      const looking = (['hand', 'log', 'game status', 'play', 'board'] as const)[draw(5)] ?? 'hand';
      // The board is drawn for each viewer; people look at it less often than at the rest.
      const line2 = looking === 'board' && draw(4) > 0 ? 'hand' : looking;
      note(line2 === 'board' ? 'board' : 'look', await who.command(line2, named));
    }
  }

  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  const total = rate * seconds;
  for (let sent = 0; sent < total; sent++) {
    const due = began + (sent * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const work: Promise<void> = act().finally(() => underWay.delete(work));
    underWay.add(work);
    if (sent % rate === 0) tell({ is: 'progress', sent, of: total });
  }
  const took = (performance.now() - began) / 1000;
  await Promise.all(underWay);
  tell({ is: 'done', first, unanswered, played, perSecond: total / took });
}

process.on('message', (message: ToRoom) => {
  if (message.is === 'open') void open(message);
  else if (message.is === 'run') void run(message);
  else if (message.is === 'whole') void playGame?.(message);
  else if (message.is === 'measured') {
    const { user, system } = process.cpuUsage();
    tell({ is: 'used', cpuMs: (user + system) / 1000 });
  } else void close().then(() => process.exit(0));
});
