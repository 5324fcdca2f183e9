import { afterEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { LIKE_DISCORD } from '../../src/room/rest/limits.js';
import type { RoomOptions } from '../../src/room/room.js';
import type { Actor } from '../../src/table/contract/index.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { phaseTitles, postsIn } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Slow or limited channels and servers only delay themselves, with the real client. */

let scene: Scene;
afterEach(() => scene.close());

async function open(room: RoomOptions = {}, clock = Date.now): Promise<void> {
  scene = await openScene({
    modules: [anyModule(toyGame)],
    people: 3,
    clock,
    manyLobbies: true,
    room: { report: () => {}, ...room },
  });
}

interface Game {
  readonly id: number;
  readonly channel: string;
  readonly guild: string;
}

/** A running game of Ann and Bob, set up with these options. */
async function begin(channel: string, guild = scene.room.guildId, inThread = false): Promise<Game> {
  const { table } = scene.app().bot;
  const [ann, bob] = actors(guild);
  const { id } = await table.lobby.create(ann, { channel, module: 'woodpile', inThread });
  await table.lobby.join(ann, id, 'red');
  await table.lobby.join(bob, id, 'blue');
  await table.lobby.start(ann, id);
  return { id, channel, guild };
}

function actors(guild: string): readonly [Actor, Actor] {
  return [
    { guild, person: scene.person(0).id },
    { guild, person: scene.person(2).id },
  ];
}

/** Both offer: the phase is over and reported. */
async function playPhase({ id, guild }: Game): Promise<void> {
  const [ann, bob] = actors(guild);
  await scene.app().bot.table.play.act(ann, id, 'offer 1');
  await scene.app().bot.table.play.act(bob, id, 'offer 0');
}

/** Threads in the longhouse, opened by people. */
async function places(count: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = (await scene.person(0).person.request('POST', `/channels/${scene.channel}/threads`, {
      name: `Table ${n}`,
    })) as { id: string };
    found.push(id);
  }
  return found;
}

const isReported = ({ channel }: Game): boolean =>
  phaseTitles(postsIn(scene.room, channel)).some((title) => title.includes('Turn 1 of 5 · Offers'));

describe.each([
  ['in long rate limits', { kind: 'status-429', ms: 3_600_000 }],
  ['whose uploads take very long', { kind: 'delay', ms: 20_000 }],
] as const)('four channels %s', (_, fault) => {
  it('block neither another server nor, without any response, the bot', { timeout: 120_000 }, async () => {
    await open();
    const { room } = scene;
    const slow: Game[] = [];
    for (const place of await places(4)) slow.push(await begin(place, room.guildId, true));
    const south = room.addGuild('The south', { people: room.people().map(({ id }) => id) });
    const fifth = await begin(room.channel('longhouse', south).id, south);
    await drained(scene.app().bot);

    const route = `^(POST|PATCH) /channels/(${slow.map(({ channel }) => channel).join('|')})/messages`;
    room.trouble({ act: 'rule', rule: { ...fault, route } });
    for (const game of slow) await playPhase(game);
    await expect.poll(async () => (await scene.app().wellness()).waiting).toBeGreaterThan(3);
    await playPhase(fifth);
    await expect.poll(() => isReported(fifth), { timeout: 15_000 }).toBe(true);
    expect(slow.map(isReported)).toEqual([false, false, false, false]);
    // Other posts in the slow ones' server are still sent: a limited post frees its slot.
    if (fault.kind === 'status-429') {
      const sixth = await begin(room.channel('hearth').id);
      await playPhase(sixth);
      await expect.poll(() => isReported(sixth), { timeout: 15_000 }).toBe(true);
    }
    room.trouble({ act: 'clear' });
  });
});

describe('many old cards in one channel', () => {
  const TWO_HOURS = 2 * 60 * 60_000;

  it('are edited one after another, and urgent posts don’t wait for them', { timeout: 60_000 }, async () => {
    let later = 0;
    const limited: RoomOptions = {
      rateLimits: {
        ...LIKE_DISCORD,
        route: { limit: 200, windowMs: 1000 },
        routes: {},
        global: { limit: 1000, windowMs: 1000 },
      },
    };
    await open(limited, () => Date.now() + later);
    const { room } = scene;
    const games: Game[] = [];
    for (let n = 0; n < 6; n++) games.push(await begin(scene.channel));
    await drained(scene.app().bot);
    // Two hours pass, for the bot and for the room.
    later = TWO_HOURS;
    room.advance(TWO_HOURS);

    for (const game of games) await playPhase(game);
    const began = performance.now();
    // Six reports and calls go out at once; six cards take turns.
    await expect
      .poll(
        () => phaseTitles(postsIn(room, scene.channel)).filter((title) => title.includes('Offers')).length,
      )
      .toBeGreaterThanOrEqual(6);
    expect(performance.now() - began).toBeLessThan(10_000);
    await drained(scene.app().bot);
    const cards = [...(room.state.messages.get(scene.channel)?.values() ?? [])].filter(({ components }) =>
      JSON.stringify(components).includes('**Latest:**'),
    );
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(JSON.stringify(card.components)).toContain('Turn 1 of 5 · Gathering');
    const changed = cards
      .map(({ editedTimestamp }) => Date.parse(editedTimestamp ?? ''))
      .sort((a, b) => a - b);
    const gaps = changed.slice(1).map((at, index) => at - (changed[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(1500);
  });
});
