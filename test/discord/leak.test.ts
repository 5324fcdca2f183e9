import { Database } from '../../src/sqlite.js';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { optionName } from '../../commands/languages.js';
import { verbsOfModule } from '../../commands/moves.js';
import { explain } from '../../src/discord/answers.js';
import type { AnyModule, Bot } from '../../src/discord/bot.js';
import type { CommandCall } from '../../src/discord/command.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { startPoster } from '../../src/discord/poster.js';
import { anyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { openGame } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type { Position, Viewer } from '../../src/kernel/types.js';
import type { Actor } from '../../src/table/contract/index.js';
import { drained, fakeSender, idsOf, offlineBot } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/**
 * Two worlds that only differ in information hidden from the viewer: all of the viewer's answers, and all posts, must
 * be identical.
 */

const folder = mkdtempSync(join(tmpdir(), 'fimbul-leak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CLOCK = (): number => 1_800_000_000_000;
const GUILD = '1';

/** Pseudorandom numbers, so that a failure can be repeated. */
function drawer(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % n;
  };
}

const person = (index: number): string => String(100 + index);

/** A game with a person on every seat, after some random moves. */
async function played(module: AnyModule, file: string, moves: number, draw: (n: number) => number) {
  const bot = offlineBot(registryOf([module]), file, CLOCK);
  const [variant] = module.meta.variants;
  const seats = variant?.maxSeats ?? 2;
  const card = await bot.table.lobby.create(
    { guild: GUILD, person: person(0) },
    { channel: 'c', module: module.meta.id },
  );
  for (let at = 1; at < seats; at++)
    await bot.table.lobby.join({ guild: GUILD, person: person(at) }, card.id);
  await bot.table.lobby.start({ guild: GUILD, person: person(0) }, card.id);
  for (let move = 0; move < moves; move++) {
    const { awaited } = await bot.table.games.card({ guild: GUILD, person: person(0) }, card.id);
    const next = awaited[draw(Math.max(1, awaited.length))]?.person;
    if (next === undefined) break;
    const actor = { guild: GUILD, person: next };
    const { choices } = await bot.table.play.legal(actor, card.id);
    const choice = choices[draw(choices.length)];
    if (choice !== undefined) await bot.table.play.act(actor, card.id, fillChoice(choice, draw));
  }
  return { seats: (await bot.table.games.card({ guild: GUILD, person: person(0) }, card.id)).places, bot };
}

/** Replaces the current position by another that looks the same to the viewer. */
function permute(
  module: AnyModule,
  file: string,
  position: string,
  seq: number,
  viewer: Viewer,
  draw: (n: number) => number,
): string {
  const db = new Database(file);
  const other = JSON.stringify(module.permuteHidden(JSON.parse(position) as Position, viewer, draw));
  db.prepare('INSERT OR REPLACE INTO snapshots (game, seq, position) VALUES (1, ?, ?)').run(seq, other);
  db.close();
  return other;
}

/** Every answer a person can get, as text. */
async function answers(bot: Bot, module: AnyModule, who: string): Promise<readonly string[]> {
  const { commands, controls } = handlers(bot.modules);
  const actor = { guild: GUILD, person: who };
  const call = (sub: string, options: CommandCall['options']): CommandCall => ({
    bot: { ...bot, isMember: async () => true },
    actor,
    channel: 'c',
    locale: 'en-GB',
    sub,
    options,
    missing: [],
    inGameChannel: true,
  });
  const out: string[] = [];
  const run = async (
    name: string,
    sub = '',
    options: CommandCall['options'] = {},
  ): Promise<readonly string[]> => {
    const of = call(sub, options);
    const post = await commands
      .find((each) => each.data.name === name)
      ?.run(of)
      .catch((error: unknown) => explain(of, error));
    out.push(`/${name} ${sub}: ${JSON.stringify(post)}`);
    return post === undefined ? [] : idsOf(post);
  };
  const use = async (id: string, by: Actor = actor): Promise<void> => {
    const parsed = parseControlId(id);
    const control = controls.find(({ family }) => family === parsed?.family);
    if (parsed === undefined || control === undefined) return;
    const post = await control
      .run({ ...call('', {}), actor: by, id: parsed, values: [] })
      .catch(() => undefined);
    out.push(`${id}: ${JSON.stringify(post)}`);
  };
  for (const name of ['board', 'hand', 'log', 'catchup', 'undo']) await run(name);
  await run('game', 'status');
  await run('game', 'take');
  await run('play', '', { move: 'xyzzy 1' });
  // From another server, a seat's holder gets the same answers, and anyone else none.
  const afar: Actor = { guild: '2', person: who, isMember: async () => true };
  for (const id of ['next~~~', 'open~1~~||', 'show-news~1~~', 'show-hand~1~~']) await use(id, afar);
  const ids = ['hand-over~1~~', ...(await run('play'))];
  for (const id of ids.filter((each) => /^(step|add|hand-over)~/u.test(each))) {
    await use(id);
  }
  const complete = async (name: string, sub: string, focused: string): Promise<void> => {
    const of = commands.find((each) => each.data.name === name);
    const found = await of
      ?.complete?.({ ...call(sub, {}), focused, typed: '' })
      .catch((error: unknown) => String(error));
    out.push(`/${name} ${sub} ${focused}: ${JSON.stringify(found)}`);
  };
  await complete('play', '', 'move');
  for (const option of ['move', 'if', 'unless']) await complete('auto', 'queue', option);
  for (const verb of verbsOfModule(module)) {
    const first = module.verbs?.[verb]?.[0] ?? 'rest';
    await complete(module.meta.id, optionName(verb), optionName(first));
  }
  return out;
}

/** Every post as text, in order, except the one that reveals hidden information. */
async function posts(bot: Bot): Promise<readonly string[]> {
  const sender = fakeSender();
  const poster = startPoster(bot, sender);
  await drained(bot);
  await poster.stop();
  return sender.messages
    .map(({ channel, post }) => `${channel}: ${JSON.stringify(post)}`)
    .filter((text) => !text.includes('What was hidden to the end'));
}

describe.each([...GAMES, anyModule(toyGame)].map((module) => [module.meta.id, module] as const))(
  '%s leaks nothing',
  (id, module) => {
    it.each([5, 60])('after %i moves', { timeout: 120_000 }, async (moves) => {
      const draw = drawer(moves * 7919 + 1);
      const file = join(folder, `${id}-${moves}.db`);
      const { bot, seats } = await played(module, file, moves, draw);
      const seq = (await bot.table.games.card({ guild: GUILD, person: person(0) }, 1)).seq;
      await bot.table.process.close();
      const position = positionAt(module, file, seq);
      let differed = 0;
      for (const viewer of ['spectator', ...seats.slice(-2).flatMap((place) => place.seat ?? [])]) {
        const files = [join(folder, 'this.db'), join(folder, 'other.db')] as const;
        for (const each of files)
          for (const tail of ['', '-wal', '-shm']) rmSync(each + tail, { force: true });
        for (const each of files) copyFileSync(file, each);
        plain(files[0], position, seq);
        if (permute(module, files[1], position, seq, viewer, draw) !== position) differed += 1;
        const who = seats.find((place) => place.seat === viewer)?.person ?? '999';
        const [here, there] = files.map((each) => offlineBot(registryOf([module]), each, CLOCK)) as [
          Bot,
          Bot,
        ];
        expect(await answers(there, module, who)).toEqual(await answers(here, module, who));
        // Posts are public, so only a spectator's worlds must agree on them.
        if (viewer === 'spectator') expect(await posts(there)).toEqual(await posts(here));
      }
      // The worlds do differ.
      expect(differed).toBeGreaterThan(0);
    });
  },
);

/** Writes the position as a snapshot, so that both worlds load it the same way. */
function plain(file: string, position: string, seq: number): void {
  const db = new Database(file);
  db.prepare('INSERT OR REPLACE INTO snapshots (game, seq, position) VALUES (1, ?, ?)').run(seq, position);
  db.close();
}

/** The position after an event, from snapshot and tail. */
function positionAt(module: AnyModule, file: string, seq: number): string {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const found = db
    .prepare('SELECT seq, position FROM snapshots WHERE game = 1 AND seq <= ? ORDER BY seq DESC')
    .get(seq) as {
    seq: number;
    position: string;
  };
  const tail = db
    .prepare(
      "SELECT seat, move FROM events WHERE game = 1 AND seq > ? AND seq <= ? AND kind = 'move' ORDER BY seq",
    )
    .all(found.seq, seq) as { seat: string; move: string }[];
  db.close();
  const game = openGame(module, JSON.parse(found.position) as Position);
  for (const { seat, move } of tail) game.apply(seat, parseMove(move) ?? { verb: move, args: [] });
  return JSON.stringify(game.position);
}
