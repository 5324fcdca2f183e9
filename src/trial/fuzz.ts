import fc from 'fast-check';
import { handlers } from '../../commands/index.js';
import type { Pictures } from '../discord/bot.js';
import type { Registry } from '../games/registry.js';
import type { Message } from '../room/state/model.js';
import type { Asker } from '../table/types.js';
import { hostileName } from './hostile.js';
import { partsOf, type Player, playersOf, type Reply } from './player.js';
import { openStage, type Stage } from './stage.js';
import { type Blow, blows } from './storm.js';

/** Hostile interactions by the thousand, and a look at what they left behind. */

export interface FuzzOptions {
  readonly modules: Registry;
  readonly interactions: number;
  /** The same seed sends the same interactions. */
  readonly seed: number;
  /** Draws every game at the end. */
  readonly pictures?: Pictures;
  readonly progress?: (done: number) => void;
}

export interface FuzzReport {
  readonly interactions: number;
  /** How many ended how. */
  readonly replies: Readonly<Record<string, number>>;
  readonly games: number;
  readonly moves: number;
  readonly posts: number;
  /** What went wrong, a line each; empty when all is well. */
  readonly faults: readonly string[];
}

/** Interactions that are under way at the same time. */
const AT_ONCE = 12;

const PROPER: readonly Reply['kind'][] = ['answered', 'modal', 'choices', 'silent'];

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { modules, seed } = options;
  const names = fc.sample(hostileName, { seed, numRuns: 6 });
  const stage = await openStage({
    modules,
    // What is looked for are wrong answers, not slow ones, and many things are under way at once.
    room: { people: names.map((name, index) => [`person${index}`, name]), firstAnswerMs: 60_000 },
  });
  const players = playersOf(stage.room, { answer: 90_000, silence: 60 });
  const faults: string[] = [];
  const replies: Record<string, number> = {};
  try {
    const channel = stage.room.channel('longhouse').id;
    const people = stage.room.people().map(({ id }) => players.player(id, channel));
    await openGames(stage, people, modules);
    const all = fc.sample(blows(handlers(modules)), { seed, numRuns: options.interactions });
    let next = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      for (let blow = all[next++]; blow !== undefined; blow = all[next++]) {
        const reply = await strike(stage, people, channel, blow);
        replies[reply.kind] = (replies[reply.kind] ?? 0) + 1;
        const isBroken = !PROPER.includes(reply.kind) || reply.words.includes('Something broke');
        if (isBroken)
          faults.push(`${reply.kind} after ${JSON.stringify(blow)}: ${reply.words.slice(0, 200)}`);
        done += 1;
        options.progress?.(done);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const left = await whatIsLeft(stage, channel, options.pictures);
    faults.push(...left.faults, ...stage.errors);
    return { interactions: done, replies, ...left, faults: [...new Set(faults)] };
  } finally {
    players.close();
    await stage.close();
  }
}

/** A lobby and two running games of each kind, so that there is something to break. */
async function openGames(stage: Stage, people: readonly Player[], modules: Registry): Promise<void> {
  const [host, other] = people;
  for (const what of modules.keys()) {
    for (const isStarted of [false, true, true]) {
      const { table } = stage.app().bot;
      const asker: Asker = { guild: stage.room.guildId, person: host?.id ?? '' };
      const card = await table.create(asker, { channel: host?.channel ?? '', module: what });
      if (!isStarted) continue;
      await table.join({ ...asker, person: other?.id ?? '' }, card.id);
      await table.start(asker, card.id);
    }
  }
  await stage.drained();
}

function publicMessages(stage: Stage, channel: string): readonly Message[] {
  return [...(stage.room.world.messages.get(channel)?.values() ?? [])];
}

async function strike(
  stage: Stage,
  people: readonly Player[],
  channel: string,
  { who, on, act }: Blow,
): Promise<Reply> {
  const player = people[who % people.length];
  if (player === undefined) throw new Error('nobody is in the room');
  const messages = publicMessages(stage, channel).filter(
    (message) => message.ephemeralFor === null || message.ephemeralFor === player.id,
  );
  const message = messages[messages.length - 1 - (on % Math.max(1, messages.length))];
  switch (act.kind) {
    case 'command':
    case 'complete':
      return player.send({
        type: act.kind === 'command' ? 2 : 4,
        data: { id: '1', name: act.name, type: 1, options: act.options },
      });
    case 'press': {
      const type =
        act.values === undefined ? { component_type: 2 } : { component_type: 3, values: act.values };
      return player.send({
        type: 3,
        data: { custom_id: act.id, ...type },
        ...(message === undefined ? {} : { message: message.id }),
      });
    }
    case 'modal':
      return player.send({
        type: 5,
        data: {
          custom_id: act.id,
          components: [
            { type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'typed', value: act.typed } },
          ],
        },
        ...(message === undefined ? {} : { message: message.id }),
      });
    case 'stands': {
      const controls = messages.flatMap((each) =>
        partsOf(each.components)
          .filter((part) => part.custom_id !== undefined)
          .map((part) => ({ message: each, part })),
      );
      const found = controls[controls.length - 1 - (act.control % Math.max(1, controls.length))];
      if (found?.part.custom_id === undefined) return player.command('help');
      const { part } = found;
      const { custom_id: id = '', options } = part;
      if (!Array.isArray(options)) return player.press(found.message, id);
      const chosen = options[act.value % options.length] as { readonly value: string };
      return player.choose(found.message, id, [chosen.value]);
    }
    case 'line': {
      const game = String(1 + (on % 12));
      const lines = await player.complete('play', 'move', '', { game });
      const move = lines[act.line % Math.max(1, lines.length)];
      return player.command('play', move === undefined ? { game } : { move, game });
    }
  }
}

/** Reads and draws every game, posts what waits, starts anew, and looks for mentions that nobody should get. */
async function whatIsLeft(
  stage: Stage,
  channel: string,
  pictures: Pictures | undefined,
): Promise<{
  readonly games: number;
  readonly moves: number;
  readonly posts: number;
  readonly faults: string[];
}> {
  const faults: string[] = [];
  await stage.drained();
  await stage.restart();
  await stage.drained();
  const { bot } = stage.app();
  const asker: Asker = { guild: stage.room.guildId, person: 'operator', moderator: true };
  const games = await bot.table.games(asker, { limit: 10_000 });
  let moves = 0;
  for (const card of games) {
    if (card.seq < 0) continue;
    try {
      moves += (await bot.table.history(asker, card.id)).filter((entry) => entry.kind === 'move').length;
      const sight = await bot.table.look(asker, card.id);
      await (pictures ?? bot.pictures).board(sight, card.language);
      if (card.stage === 'frozen') faults.push(`game ${card.number} is frozen: ${card.fault ?? ''}`);
      const verified = await bot.table.verify(asker, card.id);
      if (!verified.ok) faults.push(`game ${card.number} does not come out the same`);
    } catch (error) {
      faults.push(`game ${card.number} can't be shown: ${String(error)}`);
    }
  }
  const people = new Set(stage.room.people().map(({ id }) => id));
  const posts = [...stage.room.world.messages.values()].flatMap((messages) =>
    [...messages.values()].filter((message) => message.ephemeralFor === null),
  );
  for (const message of posts) {
    const strangers = message.mentions.filter((id) => !people.has(id));
    if (message.mentionEveryone || message.mentionRoles.length > 0 || strangers.length > 0)
      faults.push(`message ${message.id} of ${channel} mentions those it should not`);
  }
  const db = stage.app().integrity();
  if (db !== 'ok') faults.push(`the database: ${db}`);
  return { games: games.length, moves, posts: posts.length, faults };
}
