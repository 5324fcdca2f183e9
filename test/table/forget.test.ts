import { expect, it } from 'vitest';
import { ada, alone, bo, cyd, pair, setting } from './setting.js';

/** Effects on other players' games when a person's data is deleted. */

it('forgetting a player leaves other players’ nonces, so the dice can still be verified', async () => {
  const { table } = setting();
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  await table.lobby.join(bo, id);
  await table.lobby.addNonce(ada, id, bo.person);
  await table.lobby.addNonce(bo, id, bo.person);
  await table.lobby.start(ada, id);
  await table.people.forget(bo.person);
  const { ok, nonces } = await table.look.verify(ada, id);
  expect(nonces).toEqual([bo.person, bo.person]);
  expect(ok).toBe(true);
});

it('forgetting takes the person out of a paused game, which continues with an AI', async () => {
  const { table, store } = setting();
  const { id } = await pair(table);
  const vote = await table.votes.propose(ada, id, { kind: 'pause' });
  await table.votes.vote(bo, id, vote.id, true);
  await table.people.forget(bo.person);
  const paused = await table.games.card(ada, id);
  expect(paused.stage).toBe('paused');
  expect(paused.places.map(({ person, ai }) => person ?? ai)).toEqual(['ada', 'random']);
  await table.votes.propose(ada, id, { kind: 'resume' });
  const resumed = await table.games.card(ada, id);
  expect(resumed.stage).toBe('running');
  expect(resumed.awaited.map(({ person }) => person)).toEqual(['ada']);
  expect((await store.events(id)).map(({ kind }) => kind)).toContain('people');
  expect((await table.look.verify(ada, id)).ok).toBe(true);
});

it('forgetting lets the AIs finish a paused game without players', async () => {
  const { table } = setting();
  const { id } = await alone(table);
  await table.votes.propose(ada, id, { kind: 'pause' });
  expect((await table.games.card(ada, id)).stage).toBe('paused');
  await table.people.forget(ada.person);
  await table.process.close();
  expect((await table.games.card(bo, id)).stage).toBe('finished');
});

it('a player can leave a paused game', async () => {
  const { table } = setting();
  const { id } = await pair(table);
  const vote = await table.votes.propose(ada, id, { kind: 'pause' });
  await table.votes.vote(bo, id, vote.id, true);
  const left = await table.lobby.leave(bo, id);
  expect(left.places.map(({ person, ai }) => person ?? ai)).toEqual(['ada', 'random']);
});

it('forgetting takes the person out of a game that no program can open', async () => {
  const first = setting();
  const { id } = await pair(first.table);
  const { table } = setting({ store: first.store, modules: [] });
  await table.people.forget(bo.person);
  const { stage, places } = await table.games.card(ada, id);
  expect(stage).toBe('frozen');
  expect(places.map(({ person, ai }) => person ?? ai)).toEqual(['ada', 'random']);
});

it('forgetting closes a vote that would give a seat to the person', async () => {
  const { table } = setting();
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  for (const person of [bo, cyd]) await table.lobby.join(person, id);
  const { card } = await table.lobby.start(ada, id);
  const seat = card.places.find(({ person }) => person === bo.person)?.seat ?? '';
  const dan = { guild: 'north', person: 'dan' };
  // Bo wants to be replaced.
  const vote = await table.votes.propose(bo, id, { kind: 'replace', seat, person: dan.person });
  await table.votes.vote(dan, id, vote.id, true);
  await table.people.forget(dan.person);
  await expect(table.votes.vote(cyd, id, vote.id, true)).rejects.toMatchObject({
    key: 'table.proposal-none',
  });
  expect((await table.games.card(ada, id)).places.map(({ person }) => person)).not.toContain('former');
});

it('forgetting leaves a solo game to the AIs', async () => {
  const { table } = setting();
  const { id } = await alone(table);
  await table.people.forget(ada.person);
  const { host, places } = await table.games.card(bo, id);
  expect(host).toBe('former');
  expect(places.map(({ person }) => person)).toEqual([undefined, undefined, undefined]);
});
