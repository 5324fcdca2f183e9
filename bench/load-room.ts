import { drawer } from '../src/kernel/random.js';
import { createRoom } from '../src/room/room.js';
import { type Player, playersOf, type Reply } from '../src/harness/player.js';
import type { FromRoom, Kind, ToRoom } from './load-words.js';

/** The room and the people of the load test, in a process of their own: what the bot is given to bear. */

const tell = (message: FromRoom): void => void process.send?.(message);

/** Games that are played much, so that phases end and pictures are due. */
const HOT = 30;

const room = await createRoom({
  people: Array.from({ length: 40 }, (_, index) => [`person${index}`, `Person ${index}`] as const),
  report: (error) => tell({ is: 'error', text: String(error) }),
});
const players = playersOf(room, { answer: 30_000 });
const channel = room.channel('longhouse').id;
const people = new Map(room.people().map(({ id }) => [id, players.player(id, channel)]));

const first: { readonly kind: Kind; readonly ms: number }[] = [];
let unanswered = 0;
let played = 0;

function note(kind: Kind, reply: Reply): Reply {
  if (reply.first < 0 || reply.kind === 'unfinished') unanswered += 1;
  else first.push({ kind, ms: reply.first });
  return reply;
}

async function run({ games, rate, seconds, seed }: Extract<ToRoom, { is: 'run' }>): Promise<void> {
  const draw = drawer(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
  const offered = new Map<string, readonly string[]>();

  async function act(): Promise<void> {
    const dice = draw(100);
    const game = dice < 60 ? games[draw(Math.min(HOT, games.length))] : pick(games);
    const who: Player | undefined = people.get(pick(game?.people ?? []) ?? '');
    if (game === undefined || who === undefined) return;
    const named = { game: String(game.number) };
    const key = `${game.number} ${who.id}`;
    const lines = offered.get(key) ?? [];
    offered.delete(key);
    const line = pick(lines);
    if (line !== undefined) {
      const reply = note('play', await who.command('play', { move: line, ...named }));
      if (/Played|Kept/u.test(reply.words)) played += 1;
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
      const looking = (['hand', 'history', 'game status', 'play', 'board'] as const)[draw(5)] ?? 'hand';
      // The board is drawn anew for whoever asks; people look at it less often than at the rest.
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
  if (message.is === 'run') void run(message);
  else {
    players.close();
    void room.close().then(() => process.exit(0));
  }
});

tell({
  is: 'ready',
  apiUrl: room.apiUrl,
  token: room.token,
  guild: room.guildId,
  channel,
  people: [...people.keys()],
});
