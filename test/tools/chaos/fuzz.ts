import fc from 'fast-check';
import { handlers } from '../../../src/handlers.js';
import type { Pictures } from '../../../src/discord/bot.js';
import type { Registry } from '../../../src/games/registry.js';
import type { Message } from '../../../src/room/state/model.js';
import type { Actor } from '../../../src/table/contract/index.js';
import { hostileName } from './hostile.js';
import { partsOf, type Player, playersOf, type Reply } from '../harness/player.js';
import { openHarness, type Harness } from '../harness/harness.js';
import { type RandomInteraction, interactionsFor } from './arbitraries.js';

/** Thousands of hostile interactions, and a check of their effects. */

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
  /** Number of interactions by result. */
  readonly replies: Readonly<Record<string, number>>;
  readonly games: number;
  readonly moves: number;
  readonly posts: number;
  /** Violations, one per line; empty if there are none. */
  readonly faults: readonly string[];
}

/** Number of concurrent interactions. */
const AT_ONCE = 12;

const PROPER: readonly Reply['kind'][] = ['answered', 'modal', 'choices', 'silent'];

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { modules, seed } = options;
  const names = fc.sample(hostileName, { seed, numRuns: 6 });
  const harness = await openHarness({
    modules,
    // A long time limit: many interactions run at once, and the test is about wrong answers, not slow ones.
    room: { people: names.map((name, index) => [`person${index}`, name]), firstAnswerMs: 60_000 },
  });
  const players = playersOf(harness.room, { answer: 90_000, silence: 60 });
  const faults: string[] = [];
  const replies: Record<string, number> = {};
  try {
    const channel = harness.room.channel('longhouse').id;
    const people = harness.room.people().map(({ id }) => players.player(id, channel));
    await openGames(harness, people, modules);
    const all = fc.sample(interactionsFor(handlers(modules)), { seed, numRuns: options.interactions });
    let next = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      for (let interaction = all[next++]; interaction !== undefined; interaction = all[next++]) {
        const reply = await strike(harness, people, channel, interaction);
        replies[reply.kind] = (replies[reply.kind] ?? 0) + 1;
        const isBroken = !PROPER.includes(reply.kind) || reply.words.includes('Something went wrong');
        if (isBroken)
          faults.push(`${reply.kind} after ${JSON.stringify(interaction)}: ${reply.words.slice(0, 200)}`);
        done += 1;
        options.progress?.(done);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const left = await whatIsLeft(harness, channel, options.pictures);
    faults.push(...left.faults, ...harness.errors);
    return { interactions: done, replies, ...left, faults: [...new Set(faults)] };
  } finally {
    players.close();
    await harness.close();
  }
}

/** A lobby and two running games of each kind, as targets. */
async function openGames(harness: Harness, people: readonly Player[], modules: Registry): Promise<void> {
  const [host, other] = people;
  for (const what of modules.keys()) {
    for (const isStarted of [false, true, true]) {
      const { table } = harness.app().bot;
      const actor: Actor = { guild: harness.room.guildId, person: host?.id ?? '' };
      const card = await table.lobby.create(actor, { channel: host?.channel ?? '', module: what });
      if (!isStarted) continue;
      await table.lobby.join({ ...actor, person: other?.id ?? '' }, card.id);
      await table.lobby.start(actor, card.id);
    }
  }
  await harness.drained();
}

function publicMessages(harness: Harness, channel: string): readonly Message[] {
  return [...(harness.room.state.messages.get(channel)?.values() ?? [])];
}

async function strike(
  harness: Harness,
  people: readonly Player[],
  channel: string,
  { who, on, act }: RandomInteraction,
): Promise<Reply> {
  const player = people[who % people.length];
  if (player === undefined) throw new Error('nobody is in the room');
  const messages = publicMessages(harness, channel).filter(
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

/** Reads and draws every game, sends pending posts, restarts, and searches for forbidden mentions. */
async function whatIsLeft(
  harness: Harness,
  channel: string,
  pictures: Pictures | undefined,
): Promise<{
  readonly games: number;
  readonly moves: number;
  readonly posts: number;
  readonly faults: string[];
}> {
  const faults: string[] = [];
  await harness.drained();
  await harness.restart();
  await harness.drained();
  const { bot } = harness.app();
  const actor: Actor = { guild: harness.room.guildId, person: 'operator', moderator: true };
  const games = await bot.table.games.list(actor, { limit: 10_000 });
  let moves = 0;
  for (const card of games) {
    if (card.seq < 0) continue;
    try {
      moves += (await bot.table.look.history(actor, card.id)).filter((entry) => entry.kind === 'move').length;
      const snapshot = await bot.table.look.snapshot(actor, card.id);
      await (pictures ?? bot.pictures).board(snapshot, card.language);
      if (card.stage === 'frozen') faults.push(`game ${card.number} is frozen: ${card.fault ?? ''}`);
      const verified = await bot.table.look.verify(actor, card.id);
      if (!verified.ok) faults.push(`game ${card.number} doesn’t check out`);
    } catch (error) {
      faults.push(`game ${card.number} can't be shown: ${String(error)}`);
    }
  }
  const people = new Set(harness.room.people().map(({ id }) => id));
  const posts = [...harness.room.state.messages.values()].flatMap((messages) =>
    [...messages.values()].filter((message) => message.ephemeralFor === null),
  );
  for (const message of posts) {
    const strangers = message.mentions.filter((id) => !people.has(id));
    if (message.mentionEveryone || message.mentionRoles.length > 0 || strangers.length > 0)
      faults.push(`message ${message.id} of ${channel} mentions those it should not`);
  }
  const db = await harness.app().integrity();
  if (db !== 'ok') faults.push(`the database: ${db}`);
  return { games: games.length, moves, posts: posts.length, faults };
}
