import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLUB_TURN } from '../../src/answers/club.js';
import { sendDailies } from '../../src/discord/daily.js';
import { anyModule } from '../../src/games/registry.js';
import { buttonsOf, selectsOf } from '../support/messages.js';
import { FEATURES } from '../../src/table/contract/index.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';
import { fakeSender } from '../support/tables.js';

/** Club features between games, in the room. */

const HOUR = 60 * 60_000;

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
let eve: Visitor;
let now: number;

const actor = (who: Visitor) => ({ guild: scene.room.guildId, person: who.id });
const settled = (): Promise<void> => drained(scene.app().bot);

beforeEach(async () => {
  now = Date.UTC(2026, 0, 10, 12);
  scene = await openScene({ modules: [anyModule(toyGame)], people: 4, clock: () => now });
  // The first person owns the server, so they are a moderator.
  [ann, bob, eve] = [scene.person(0), scene.person(2), scene.person(3)];
});
afterEach(() => scene.close());

async function begun(...people: readonly Visitor[]): Promise<number> {
  const { table } = scene.app().bot;
  const [host = ann, ...others] = people;
  const { id } = await table.lobby.create(actor(host), { channel: scene.channel, module: 'woodpile' });
  await table.lobby.join(actor(host), id, 'red');
  for (const [at, other] of others.entries())
    await table.lobby.join(actor(other), id, at === 0 ? 'blue' : 'green');
  await table.lobby.start(actor(host), id);
  return id;
}

async function playedOut(id: number): Promise<void> {
  const { table } = scene.app().bot;
  for (let left = 200; left > 0; left--) {
    const card = await table.games.card(actor(ann), id);
    const [next] = card.awaited;
    if (next?.person === undefined) break;
    const who = { guild: scene.room.guildId, person: next.person };
    await table.play.act(who, id, card.phase === 'offer' ? 'offer 1' : 'gather');
  }
  await settled();
}

/** A person's direct channel with the bot. */
async function directWith(who: Visitor): Promise<string> {
  const before = new Set(scene.room.state.channels.keys());
  const known = [...scene.room.state.channels.values()].find(
    ({ recipients }) => recipients?.includes(who.id) === true,
  );
  if (known !== undefined) return known.id;
  return [...scene.room.state.channels.keys()].find((id) => !before.has(id)) ?? '';
}

describe('/games mine', () => {
  it('lists every game with a button: own turns open at once, others link to their channel', async () => {
    await begun(ann, bob);
    const id = await begun(bob, ann);
    await scene.app().bot.table.play.act(actor(ann), id, 'offer 1');
    await settled();
    const mine = await ann.type('/games mine');
    const words = wordsOf(mine);
    expect(words).toMatch(/#1 .*\*\*\]\(https:\S+\): \*\*your turn\*\* since <t:\d+:R>, due <t:\d+:R>/u);
    expect(words).toMatch(new RegExp(`#2 .* waiting for <@${bob.id}> since <t:`, 'u'));
    const buttons = buttonsOf(mine);
    expect(buttons.map(({ label }) => label?.replace(/ [A-Z].*/u, ''))).toEqual(['▶ #1']);
    expect(JSON.stringify(mine.components)).toMatch(/"url":"https:\/\/discord.com\/channels\/\d+\/\d+"/u);
    const panel = await ann.press(mine, buttons[0]?.label ?? '');
    expect(wordsOf(panel)).toMatch(/Offer|Choose your move/u);
  });
});

describe('a rematch', () => {
  it('needs one press each, moves everyone one seat further, and starts when all have pressed', async () => {
    const id = await begun(ann, bob, eve);
    await playedOut(id);
    const final = await ann.see((words) => words.includes('Rematch'), 'the last card');
    expect(wordsOf(await ann.press(final, 'Rematch'))).toContain('2 players missing');
    await settled();
    const asked = await bob.see((words) => words.includes('wants a rematch'), 'the question');
    expect(wordsOf(asked)).toContain(`<@${bob.id}>`);
    expect(wordsOf(await bob.press(asked, 'I’m in'))).toContain('1 player missing');
    expect(wordsOf(await eve.press(final, 'Rematch'))).toContain('has begun');
    const { table } = scene.app().bot;
    const next = (await table.games.list(actor(ann), { stages: ['running'] }))[0];
    expect(next?.places.map(({ seat, person }) => [person, seat]).sort()).toEqual(
      [
        [ann.id, 'blue'],
        [bob.id, 'green'],
        [eve.id, 'red'],
      ].sort(),
    );
    expect(wordsOf(await scene.person(1).press(final, 'Rematch'))).toContain('Only players in');
  });
});

describe('the waiting list', () => {
  it('opens a lobby for a line once enough people have signed up', async () => {
    const signed = wordsOf(await ann.type('/games looking', { game: 'woodpile', number: 3, pace: 'daily' }));
    expect(signed).toContain('2 more players needed');
    const told = await bob.see((words) => words.includes('wants to play'), 'the wish');
    expect(wordsOf(await bob.press(told, 'I’ll play'))).toContain('1 more player needed');
    const list = await eve.type('/games looking');
    expect(wordsOf(list)).toMatch(/Woodpile.*with 3.*1 more needed/u);
    const opened = wordsOf(await eve.press(list, 'Join: Woodpile, 3 players'));
    expect(opened).toContain('There are enough players');
    await settled();
    const { table } = scene.app().bot;
    const [card] = await table.games.list(actor(ann), { stages: ['lobby'] });
    expect(card?.places.map(({ person }) => person)).toEqual([ann.id, bob.id, eve.id]);
    expect([card?.host, card?.pace]).toEqual([ann.id, 'daily']);
    const posts = postsIn(scene.room, scene.channel).join('');
    expect(posts).toContain('there are enough players now');
    // The lobby of all three is full; one with a free seat would be in the same list.
    expect(wordsOf(await ann.type('/games looking'))).toContain('No one is looking for players');
    await ann.type('/game new');
    expect(wordsOf(await bob.type('/games looking'))).toMatch(
      /\[\*\*\\?#2 .*\*\*\]\(https:\S+\) · Woodpile · \d seats? open/u,
    );
  });

  it('is left with one press, and turned off by moderators only', async () => {
    await bob.type('/games looking', { game: 'woodpile', number: 3 });
    // A repeated sign-up keeps its place, and the channel gets no new post.
    const list = await bob.type('/games looking', { game: 'woodpile', number: 3 });
    const told = postsIn(scene.room, scene.channel).filter((words) => words.includes('wants to play'));
    expect(told).toHaveLength(1);
    expect(wordsOf(await bob.press(list, 'Cancel: Woodpile (3)'))).toContain('No one is looking');
    expect(buttonsOf(await bob.type('/club settings'))).toEqual([]);
    const settings = await ann.type('/club settings');
    expect(wordsOf(await ann.choose(settings, CLUB_TURN, 'wanted off'))).toContain(
      '▫️ **Looking for players**: off',
    );
    const refused = wordsOf(await bob.type('/games looking', { game: 'woodpile', number: 3 }));
    expect(refused).toContain('turned this off: looking for players. ');
    expect(wordsOf(await bob.type('/games looking'))).toContain('turned this off');
  });
});

describe('the club settings', () => {
  it('are one line each, with a menu for moderators only', async () => {
    const shown = await ann.type('/club settings');
    const lines = wordsOf(shown).match(/^(✅ \*\*.+\*\*: on|▫️ \*\*.+\*\*: off)/gmu);
    expect(lines).toHaveLength(FEATURES.length);
    const menus = selectsOf(shown);
    expect(menus).toHaveLength(1);
    expect(menus[0]?.options).toHaveLength(FEATURES.length);
    expect(buttonsOf(shown)).toEqual([]);
    const read = await bob.type('/club settings');
    expect(wordsOf(read)).toContain('✅ **Looking for players**: on\n');
    expect(buttonsOf(read)).toEqual([]);
  });
});

describe('a spectator', () => {
  it('follows a game and is told of its end', async () => {
    const id = await begun(ann, bob);
    expect(wordsOf(await eve.type('/game follow'))).toContain('You follow');
    expect(wordsOf(await bob.type('/game follow'))).toContain('see the result anyway');
    await playedOut(id);
    const final = await eve.see((words) => words.includes('Spectators'), 'the end');
    expect(wordsOf(final)).toContain(`<@${eve.id}>`);
  });
});

describe('the daily digest', () => {
  it('is sent at the chosen local hour, only to people who asked for it', async () => {
    const { bot } = scene.app();
    await begun(bob, ann);
    await bob.type('/clock zone', { name: 'Europe/Berlin' });
    expect(wordsOf(await bob.type('/games digest', { at: '7:30' }))).toMatch(/07:30.*Europe\/Berlin/su);
    const sent: string[] = [];
    const sender = {
      ...fakeSender(),
      direct: async (person: string, of: object) => {
        sent.push(`${person} ${JSON.stringify(of)}`);
        return { channel: 'd', message: 'm' };
      },
    };
    await sendDailies(bot, sender);
    expect(sent).toEqual([]);
    // 6:31 UTC the next morning is 7:31 in Berlin.
    now = Date.UTC(2026, 0, 11, 6, 31);
    await sendDailies(bot, sender);
    await sendDailies(bot, sender);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`${bob.id} `);
    expect(sent[0]).toContain('your turn');
    now += 24 * HOUR;
    await sendDailies(bot, sender);
    expect(sent).toHaveLength(2);
    await bob.type('/games digest', { at: 'off' });
    now += 24 * HOUR;
    await sendDailies(bot, sender);
    expect(sent).toHaveLength(2);
  });
});

describe('calls by direct message', () => {
  it('are one message that names every waiting game', async () => {
    await bob.type('/clock direct', { on: true });
    await begun(ann, bob);
    await settled();
    await begun(ann, bob);
    await settled();
    const direct = await directWith(bob);
    await expect
      .poll(() => postsIn(scene.room, direct).filter((text) => /in 2 games/u.test(text)))
      .toHaveLength(1);
    await expect.poll(() => postsIn(scene.room, direct)).toHaveLength(1);
    expect(postsIn(scene.room, direct)[0]).toMatch(/#1 .*#2 |#2 .*#1 /su);
  });
});

describe('/game new', () => {
  it('offers the host’s last setup', async () => {
    const { table } = scene.app().bot;
    await ann.type('/game new', { pace: 'brisk' });
    const [first] = await table.games.list(actor(ann), {});
    await table.lobby.configure(actor(ann), first?.id ?? 0, { options: { start: '5' } });
    expect(wordsOf(await ann.type('/game new'))).toContain('Same setup as #1');
    const [second] = await table.games.list(actor(ann), {});
    expect([second?.pace, second?.options['start']]).toEqual(['brisk', '5']);
    expect(wordsOf(await bob.type('/game new'))).not.toContain('Same setup as');
  });
});

describe('a game that isn’t rated', () => {
  it('says why in its final post, and in an empty /leaderboard', async () => {
    const id = await begun(ann, bob);
    const { table } = scene.app().bot;
    for (const who of [ann, bob]) await table.play.act(actor(who), id, 'offer 1');
    await table.host.rewind(actor(ann), id, 0);
    await playedOut(id);
    const posts = postsIn(scene.room, scene.channel);
    // The final post, which links to the seed.
    const last = posts.find((text) => text.includes('Not rated: the host rewound the game without a vote'));
    expect(last).toContain('Check dice');
    expect(posts.join('')).toContain('without a vote, so this game isn’t rated');
    const ladder = wordsOf(await eve.type('/leaderboard'));
    expect(ladder).toMatch(/Not rated: #\d+ .*: the host rewound the game without a vote/u);
  });

  it('names in its final post the players it isn’t rated for, and nothing if the ladder is off', async () => {
    const id = await begun(ann, bob, eve);
    const { table } = scene.app().bot;
    for (const who of [ann, bob, eve]) await table.play.act(actor(who), id, 'offer 1');
    await table.host.replace(actor(ann), id, 'blue', { ai: 'random' });
    const verdict = async () => table.ladder.verdict(actor(eve), id);
    expect((await verdict())?.replacements).toEqual([{ by: ann.id, person: bob.id }]);
    await playedOut(id);
    const last = postsIn(scene.room, scene.channel).find((text) => text.includes('Check dice'));
    expect(last).toMatch(/Not rated for .* and .*: .* replaced .* without a vote/u);
    await table.club.turn({ ...actor(ann), moderator: true }, 'ladder', false);
    expect(await verdict()).toBeUndefined();
  });

  it('doesn’t arise when a host who is behind ends it: the final post says that it counts, and why', async () => {
    const id = await begun(ann, bob);
    const { table } = scene.app().bot;
    await table.play.act(actor(ann), id, 'offer 2');
    await table.play.act(actor(bob), id, 'offer 0');
    const asked = await ann.type('/game end');
    expect(wordsOf(asked)).toMatch(/another player leads, the current score counts.*propose end/su);
    await ann.press(asked, 'End it');
    await settled();
    const last = postsIn(scene.room, scene.channel).find((text) => text.includes('Check dice'));
    expect(last).toMatch(/ended the game without a vote, so the current score counts.*In front: Blue/su);
    expect(last).not.toContain('Not rated');
    expect(wordsOf(await eve.type('/leaderboard'))).toMatch(
      new RegExp(`1\\..*${bob.id}.*2\\..*${ann.id}`, 'su'),
    );
  });

  it('can be made by all players together, who vote on hints', async () => {
    const id = await begun(ann, bob);
    const { table } = scene.app().bot;
    const refused = wordsOf(await ann.type('/game settings', { hints: 'all' }));
    expect(refused).toMatch(/all players must agree.*propose hints/su);
    expect(wordsOf(await ann.type('/propose hints', { hints: 'nonsense' }))).toContain(
      'isn’t a setting for hints',
    );
    expect(wordsOf(await ann.type('/propose hints', { hints: 'all' }))).toContain('players vote');
    await settled();
    expect(postsIn(scene.room, scene.channel).join('')).toMatch(
      /hints for all players.*All players must agree/su,
    );
    await table.votes.vote(actor(bob), id, 1, true);
    expect((await table.games.card(actor(bob), id)).hints).toBe(true);
    expect(await table.ladder.verdict(actor(eve), id)).toMatchObject({ why: 'hints' });
  });
});
