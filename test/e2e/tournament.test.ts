import { afterEach, beforeEach, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import { buttonsOf } from '../support/messages.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** A tournament in the room with the real client: created, joined by buttons, played, viewed and exported. */

let scene: Scene;
let people: readonly Visitor[];

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 6 });
  people = [0, 2, 3, 4].map((index) => scene.person(index));
});
afterEach(() => scene.close());

const guild = (): string => scene.room.guildId;

async function playOpenGames(): Promise<void> {
  const { table } = scene.app().bot;
  const mod = { guild: guild(), person: people[0]?.id ?? '', moderator: true };
  const draw = drawer(5);
  for (const { id } of await table.games.list(mod, { stages: ['running'] }))
    for (let moves = 0; moves < 300; moves++) {
      const [next] = (await table.games.card(mod, id)).awaited;
      if (next?.person === undefined) break;
      const who = { guild: guild(), person: next.person };
      const { choices } = await table.play.legal(who, id);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      await table.play.act(who, id, fillChoice(choice, draw));
    }
}

it('a tournament is joined with a press, opens its rounds by itself, reports them in its thread, and ends with standings', async () => {
  const [ann, bob, eve, fay] = people;
  if (ann === undefined || bob === undefined || eve === undefined || fay === undefined)
    throw new Error('nobody');
  const refused = await bob.type('/tournament new', { game: 'woodpile', kind: 'swiss' });
  expect(wordsOf(refused)).toContain('Only moderators');
  const made = await ann.type('/tournament new', {
    game: 'woodpile',
    kind: 'swiss',
    name: 'Winter Cup',
    seats: 2,
    rounds: 2,
    days: 7,
  });
  expect(wordsOf(made)).toContain('T1 Winter Cup');
  // A decision may take two days.
  expect(wordsOf(made)).toContain('7 days per round is short');
  const card = await bob.see((words) => words.includes('No players yet') && words.includes('Winter Cup'));
  expect(buttonsOf(card).map(({ label }) => label)).toEqual(['Sign up', 'Leave', 'Start']);
  // AIs fill no empty seats, and the card doesn't mention them.
  expect(wordsOf(card)).toContain('2 players per game');
  for (const who of people) expect(wordsOf(await who.press(card, 'Sign up'))).toContain('signed up for');
  await bob.see((words) => words.includes('4 players'), 'the card with all of them');
  expect(wordsOf(await bob.press(card, 'Start'))).toContain('Only the organizer');
  expect(wordsOf(await ann.press(card, 'Start'))).toContain('2 games');
  const { bot } = scene.app();
  await drained(bot);
  const { home } = await bot.table.tournaments.shown(1);
  expect(home).not.toBe(scene.channel);
  const told = (): readonly string[] => postsIn(scene.room, home);
  expect(told().join('\n')).toContain('round 1 of 2');
  const sent = [...(scene.room.state.messages.get(home)?.values() ?? [])].at(-1);
  expect(sent?.mentions.map(String).toSorted()).toEqual(people.map(({ id }) => id).toSorted());

  // The announcement links to each game's thread.
  const games = await bot.table.games.list({ guild: guild(), person: ann.id }, { stages: ['running'] });
  const ways = games.map(({ thread }) => `](https://discord.com/channels/${guild()}/${thread ?? 'none'})`);
  expect(ways).toHaveLength(2);
  for (const way of ways) await expect.poll(() => told().at(-1)).toContain(way);

  expect(wordsOf(await ann.type('/games mine'))).toMatch(/Woodpile · T1 Winter Cup/u);

  // Each game is reported in its thread only: the channel has just the tournament's card.
  expect(games.every(({ channel, thread }) => channel === thread)).toBe(true);
  for (const { channel } of games) expect(postsIn(scene.room, channel).join('\n')).toContain('your turn');
  expect(postsIn(scene.room, scene.channel)).toHaveLength(1);

  await playOpenGames();
  await bot.table.tournaments.tick();
  await drained(bot);
  expect(told().join('\n')).toContain('round 2 of 2');
  const round = await eve.type('/tournament round', { round: 1 });
  expect(wordsOf(round)).toMatch(/1\. <@\d+>/u);
  expect(wordsOf(await fay.type('/tournament leave'))).toContain('left');
  await playOpenGames();
  await bot.table.tournaments.tick();
  await drained(bot);
  expect(told().at(-1)).toContain('is over');
  expect(postsIn(scene.room, scene.channel).join('\n')).toMatch(/The tournament is over\.\\n🏆/u);
  const standings = await eve.type('/tournament standings', { tournament: 'winter' });
  expect(wordsOf(standings)).toMatch(/1\. <@\d+> .* points? from 2/u);
  const { attachments } = await eve.type('/tournament export');
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'tournament-1-standings.csv',
    'tournament-1-rounds.csv',
    'tournament-1.json',
  ]);
  const table = async (url = ''): Promise<string> =>
    Buffer.from(await (await fetch(url)).arrayBuffer()).toString();
  expect(await table(attachments[0]?.url)).toMatch(/^\uFEFFseason,division,rank,name,.*\n1,1,1,\p{L}/u);
  expect(await table(attachments[1]?.url)).toMatch(/\n1,2,1,1,\p{L}+,<@\d+>,[12],[01],played\n/u);
  // Another server doesn't see it.
  const stranger = { guild: '1', person: eve.id };
  await expect(bot.table.tournaments.get(stranger, 1)).rejects.toMatchObject({
    key: 'table.no-such-tournament',
  });
});

it('a tournament opens eight tables in a thread each, with one post per round that links to all', async () => {
  await scene.close();
  const names = Array.from({ length: 16 }, (_, at) => [`player${at}`, `Player ${at}`] as const);
  scene = await openScene({ modules: [anyModule(toyGame)], people: 16, room: { people: names } });
  const players = names.map((_, at) => scene.person(at));
  const [organizer] = players;
  if (organizer === undefined) throw new Error('nobody');
  await organizer.type('/tournament new', { game: 'woodpile', kind: 'swiss', seats: 2, rounds: 1, days: 30 });
  const card = await organizer.see((words) => words.includes('No players yet'));
  for (const who of players) await who.press(card, 'Sign up');
  await organizer.press(card, 'Start');
  const { bot } = scene.app();
  await drained(bot);
  const games = await bot.table.games.list({ guild: guild(), person: organizer.id }, { stages: ['running'] });
  const threads = new Set(games.map(({ thread }) => thread));
  expect(threads.size).toBe(8);
  for (const thread of threads) {
    const posts = postsIn(scene.room, thread ?? '').filter((post) => post !== '[]');
    expect(posts).toHaveLength(4);
    expect(posts.filter((post) => post.includes('it’s your turn'))).toHaveLength(1);
    // Nobody joins a tournament's game, so it has no lobby card.
    expect(posts.filter((post) => post.includes('standard · 2–3 players'))).toEqual([]);
  }
  const { home } = await bot.table.tournaments.shown(1);
  const rounds = postsIn(scene.room, home).filter((post) => post !== '[]');
  expect(rounds).toHaveLength(1);
  expect(rounds[0]?.match(/\]\(https:/gu)).toHaveLength(8);
  expect(postsIn(scene.room, scene.channel)).toHaveLength(1);
});
