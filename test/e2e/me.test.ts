import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { rowsIn } from '../support/stores.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** A person can read, export and delete their stored data. Statistics are public. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
let copies: string;

const actor = (who: Visitor) => ({ guild: scene.room.guildId, person: who.id });

beforeEach(async () => {
  copies = mkdtempSync(join(tmpdir(), 'fimbul-me-'));
  scene = await openScene({ modules: [anyModule(toyGame)], people: 4 });
  [ann, bob] = [scene.person(0), scene.person(2)];
});
afterEach(async () => {
  await scene.close();
  rmSync(copies, { recursive: true, force: true });
});

async function newGame(host: Visitor, others: readonly Visitor[]): Promise<number> {
  const { table } = scene.app().bot;
  const { id } = await table.lobby.create(actor(host), { channel: scene.channel, module: 'woodpile' });
  for (const other of others) await table.lobby.join(actor(other), id);
  return id;
}

async function playedOut(id: number): Promise<void> {
  const { table } = scene.app().bot;
  for (let left = 200; left > 0; left--) {
    const card = await table.games.card(actor(ann), id);
    const [next] = card.awaited;
    if (next?.person === undefined) return;
    const who = { guild: scene.room.guildId, person: next.person };
    await table.play.act(who, id, card.phase === 'offer' ? 'offer 1' : 'gather');
  }
}

/** Every database field that contains a text. */
async function placesOf(text: string): Promise<readonly string[]> {
  const found = (await rowsIn(await scene.database())).flatMap(([table, row]) =>
    Object.entries(row).flatMap(([column, value]) => {
      // A server returns JSON parsed.
      const words = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return words.includes(text) ? [`${table}.${column}`] : [];
    }),
  );
  return [...new Set(found)];
}

describe('a person who wants to be forgotten', () => {
  it('can export all stored data; after one confirmation no table contains any of it', async () => {
    const { table } = scene.app().bot;
    const finished = await newGame(bob, [ann]);
    await table.lobby.start(actor(bob), finished);
    await playedOut(finished);
    const running = await newGame(bob, [ann, scene.person(3)]);
    await table.lobby.addNonce(actor(bob), running, 'hedgehog');
    await table.lobby.start(actor(bob), running);
    await table.play.act(actor(bob), running, 'offer 2');
    await table.host.replace(actor(bob), running, (await table.games.seatOf(actor(ann), running)) ?? '', {
      ai: 'random',
    });
    // A seat he was given, and gave to the AI.
    const left = await newGame(ann, [scene.person(3)]);
    await table.lobby.start(actor(ann), left);
    const seat = (await table.games.seatOf(actor(scene.person(3)), left)) ?? '';
    await table.lobby.leave(actor(scene.person(3)), left);
    await table.host.replace(actor(ann), left, seat, { person: bob.id });
    await table.lobby.leave(actor(bob), left);
    const lobby = await newGame(bob, [ann]);
    await table.people.save({ id: bob.id, language: 'de', zone: 'Europe/Berlin' });
    await bob.type('/learn');
    await bob.type('/games digest', { at: '8:00' });
    await bob.type('/games looking', { game: 'woodpile', number: 3 });
    const foreign = await newGame(ann, [scene.person(3)]);
    await table.lobby.start(actor(ann), foreign);
    await table.club.follow(actor(bob), foreign, true);
    await table.club.keepSummons(bob.id, { channel: 'c', message: 'm' });
    await drained(scene.app().bot);
    expect((await placesOf(bob.id)).length).toBeGreaterThan(6);

    const shown = wordsOf(await bob.type('/me show'));
    expect(shown).toMatch(
      /your settings.*4 seats.*3 games.*entries.*1 game you follow.*1 lesson.*1 sign-up.*hour of your daily/su,
    );
    const file = await bob.type('/me export');
    expect(JSON.stringify(file.attachments)).toContain('me.json');
    const kept = JSON.stringify(await table.people.records(bob.id));
    expect(kept).toContain('hedgehog');
    expect(kept).toContain('offer 2');
    // Nothing that a running game hides from the person.
    expect(kept).not.toMatch(/seed|position/u);

    const asked = await bob.type('/me delete');
    expect(wordsOf(asked)).toContain('Delete your data?');
    expect(await placesOf(bob.id)).not.toEqual([]);
    expect(wordsOf(await bob.press(asked, 'Delete my data'))).toContain('Your data is deleted');
    await drained(scene.app().bot);
    expect(await placesOf(bob.id)).toEqual([]);

    // Data of the games stays, without the person's id.
    const over = await table.games.card(actor(ann), finished);
    expect(over.stage).toBe('finished');
    expect((await table.look.verify(actor(ann), finished)).ok).toBe(true);
    const cards = postsIn(scene.room, scene.channel).filter((text) => text.includes(' · started'));
    expect(cards.some((text) => text.includes('a former player'))).toBe(true);
    expect(cards.join('')).not.toContain(bob.id);
    const now = await table.games.card(actor(ann), running);
    expect(now.stage).toBe('running');
    expect(now.host).toBe(scene.person(3).id);
    expect(now.places.filter(({ person }) => person === bob.id)).toEqual([]);
    expect((await table.look.verify(actor(ann), running)).ok).toBe(true);
    expect((await table.games.card(actor(ann), lobby)).host).toBe(ann.id);
    expect(wordsOf(await bob.type('/me show'))).toContain('Nothing is stored about you.');
  });

  it('is asked again by a button made for another person', async () => {
    await ann.type('/game new');
    const asked = await ann.type('/me delete');
    const id = JSON.stringify(asked.components).match(/me-forget[^"]*/u)?.[0] ?? '';
    expect(id).toContain(ann.id);
    const { table } = scene.app().bot;
    expect((await table.people.records(ann.id))['seats']).toHaveLength(1);
  });
});

describe('statistics', () => {
  it('about a person, a game and the server are public', async () => {
    const id = await newGame(ann, [bob]);
    const { table } = scene.app().bot;
    await table.lobby.start(actor(ann), id);
    await playedOut(id);
    const winner = (await table.games.card(actor(ann), id)).places.find(({ seat }) => seat !== undefined);
    expect(winner).toBeDefined();
    const eve = scene.person(3);
    const person = wordsOf(await eve.type('/stats person', { person: ann.id }));
    expect(person).toContain(`<@${ann.id}>`);
    expect(person).toMatch(/decisions so far: 10/u);
    expect(person).toMatch(/Woodpile: 1 finished, [01] won/u);
    expect(wordsOf(await eve.type('/stats person'))).toContain('decisions so far: 0');
    expect(wordsOf(await eve.type('/stats server'))).toMatch(/finished: 1.*Woodpile: 1 finished.*one win/su);
  });
});
