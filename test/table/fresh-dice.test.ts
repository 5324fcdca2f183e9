import { describe, expect, it } from 'vitest';
import { commitment, diceFromSeed } from '../../src/kernel/dice.js';
import { registry, registryOf } from '../../src/games/registry.js';
import { copyPosition, openGame, startGame } from '../../src/kernel/game.js';
import type { GameCard, Table } from '../../src/table/contract/index.js';
import { positions } from '../../src/table/read/positions.js';
import { ada, alone, bo, mod, pair, playOut, setting, toy } from './setting.js';

/** Ada's results when the same roll is undone repeatedly. */
async function facesTakenBack(table: Table, id: number, back: () => Promise<unknown>): Promise<unknown[]> {
  const faces: unknown[] = [];
  for (let round = 0; round < 12; round++) {
    const { phases } = await table.play.act(ada, id, 'risk');
    faces.push(phases[0]?.happenings[0]?.args['face']);
    await back();
  }
  return faces;
}

async function gathering(table: Table, id: number): Promise<void> {
  await table.play.act(ada, id, 'offer 1');
  await table.play.act(bo, id, 'offer 2');
}

async function undoTogether(table: Table, game: GameCard): Promise<void> {
  await table.undo.ask(ada, game.id);
  const vote = await table.outbox.read(game.id).proposal();
  if (vote?.state === 'open') await table.votes.vote(bo, game.id, vote.id, true);
}

describe('after a return, the dice', () => {
  it('are new if players agreed to it', async () => {
    const { table } = setting();
    const game = await pair(table);
    await gathering(table, game.id);
    const faces = await facesTakenBack(table, game.id, () => undoTogether(table, game));
    // Twelve equal dice have a chance of 1 in 300 million.
    expect(new Set(faces).size).toBeGreaterThan(1);
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
  });

  it('are new if only AIs are affected, without consent', async () => {
    const { table } = setting();
    const game = await alone(table);
    await table.play.act(ada, game.id, 'offer 1');
    const faces = await facesTakenBack(table, game.id, () => table.undo.ask(ada, game.id));
    expect(new Set(faces).size).toBeGreaterThan(1);
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
  });

  it('are new with the hidden cards: a return past a roll shuffles the deck', async () => {
    const { table, store } = setting();
    const game = await pair(table);
    await gathering(table, game.id);
    const decks = new Set<string>();
    for (let round = 0; round < 6; round++) {
      await table.play.act(ada, game.id, 'risk');
      await table.host.rewind(ada, game.id, 2);
      const row = await store.loadGame(game.id);
      if (row === undefined) throw new Error('the game is gone');
      const { position } = await positions(store, registryOf([toy])).at(row, row.seq);
      decks.add(JSON.stringify((position.g as { deck: number[] }).deck));
    }
    expect(decks.size).toBeGreaterThan(2);
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
  });

  it('are the same if nothing was revealed since', async () => {
    const { table, store } = setting();
    const game = await pair(table);
    await table.play.act(ada, game.id, 'offer 1');
    await table.undo.retract(ada, game.id);
    const [event] = await store.events(game.id, { after: 1 });
    expect([event?.kind, event?.renewed]).toEqual(['undo', 0]);
  });

  it.each([...registry.values(), toy].map((module) => [module.meta.id, module] as const))(
    'of %s include a newly shuffled deck',
    (_, module) => {
      const [variant] = module.meta.variants;
      const seats = variant?.seats ?? module.meta.seats.map(({ id }) => id).slice(0, variant?.maxSeats);
      const { game } = startGame(module, { seats, variant: variant?.id ?? '', options: {}, seed: 'decks' });
      const lists = (g: unknown): Map<string, string> => {
        const found = new Map<string, string>();
        const visit = (thing: unknown, path: string): void => {
          if (typeof thing !== 'object' || thing === null) return;
          if (Array.isArray(thing) && thing.length > 4 && thing.every((one) => typeof one !== 'object'))
            found.set(path, JSON.stringify(thing));
          for (const [key, value] of Object.entries(thing)) visit(value, `${path}.${key}`);
        };
        visit(g, '');
        return found;
      };
      const before = lists(game.position.g);
      const twin = openGame(module, copyPosition(game.position));
      twin.renew({ ...diceFromSeed('other'), count: 0 });
      const after = lists(twin.position.g);
      // Cards any viewer has seen, including a hand's owner, stay in place.
      const seen = ['spectator', ...seats].map((viewer) =>
        JSON.stringify(module.view(game.position, viewer)),
      );
      const owned = /hand|Hand/u;
      const hidden = [...before].filter(
        ([path, list]) => !owned.test(path) && !seen.some((view) => view.includes(list)),
      );
      expect(hidden.length).toBeGreaterThan(0);
      for (const [path, list] of hidden) expect([path, after.get(path)]).not.toEqual([path, list]);
    },
  );
});

describe('an answer before an agreed return', () => {
  it('isn’t free to undo because of the return', async () => {
    const { table } = setting();
    const game = await pair(table);
    await gathering(table, game.id);
    await table.play.act(ada, game.id, 'gather');
    await table.play.act(bo, game.id, 'risk');
    // The table agrees to go back to where Ada had gathered: she has seen Bo’s die.
    await table.host.rewind(mod, game.id, 3);
    expect(await table.undo.state(ada, game.id)).toMatchObject({ kind: 'consent', why: 'chance' });
    expect(await table.undo.retract(ada, game.id)).toMatchObject({ kind: 'consent', why: 'chance' });
  });

  it('isn’t free to undo after another player decided and took that back with consent', async () => {
    const { table } = setting();
    const game = await pair(table);
    await gathering(table, game.id);
    await table.play.act(ada, game.id, 'gather');
    await table.play.act(bo, game.id, 'gather');
    await table.host.rewind(mod, game.id, 3);
    expect((await table.undo.state(ada, game.id)).kind).toBe('consent');
  });
});

describe('the seed', () => {
  it('is committed with the invitation, and never changes', async () => {
    const { table, store } = setting();
    const { id, commitment: promised } = await table.lobby.create(ada, {
      channel: 'hall',
      module: 'woodpile',
    });
    expect(promised).toMatch(/^[0-9a-f]{64}$/u);
    await table.lobby.join(bo, id, 'blue');
    await table.lobby.addNonce(bo, id, 'herring');
    await table.lobby.configure(ada, id, { variant: 'standard', options: { start: '5' } });
    expect((await table.games.card(ada, id)).commitment).toBe(promised);
    const { card } = await table.lobby.start(ada, id);
    expect(card.commitment).toBe(promised);
    expect(card.seed).toBeUndefined();
    const over = await playOut(table, card);
    expect(commitment(over.seed ?? '')).toBe(promised);
    expect((await store.loadGame(id))?.seed).toBe(over.seed);
  });
});
