import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { parseMove } from '../../src/kernel/notation.js';
import type { Think } from '../../src/table/context/deps.js';
import { givesHints } from '../../src/table/read/hints.js';
import type { PlaceRow } from '../../src/store/port.js';
import { ada, bo, setting } from './setting.js';

/** An AI's suggestion for a player. */

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('advice in %s', (id, module) => {
  it('is a legal move from the seat’s own view, and the same when asked again', async () => {
    const asked: Parameters<Think>[0][] = [];
    const { table } = setting({
      modules: [module],
      think: async (input) => {
        asked.push(input);
        return module.ai[input.ai]?.({ ...input, draw: () => 0 });
      },
    });
    const { id: game } = await table.lobby.create(ada, { channel: 'hall', module: id });
    await table.lobby.join(ada, game, module.meta.seats[0]?.id);
    await table.lobby.fill(ada, game, 'random');
    await table.lobby.start(ada, game);
    // AIs answer in the background: wait until nobody else is awaited.
    const waits = async () => (await table.games.card(ada, game)).awaited.map(({ person }) => person);
    await expect.poll(waits, { timeout: 5000 }).toEqual([ada.person]);
    const advice = await table.play.advise(ada, game);
    const turn = await table.play.turn(ada, game);
    expect(advice?.move).toBeDefined();
    expect(asked[0]?.view).toEqual(turn.view);
    expect(asked[0]?.quick).toBe(true);
    expect(await table.play.advise(ada, game)).toEqual(advice);
    if (advice !== undefined) await table.play.act(ada, game, advice.move, advice.seq);
    await table.process.close();
  });
});

const place: PlaceRow = {
  place: 1,
  seat: 'red',
  person: null,
  ai: null,
  strategy: null,
  nonce: null,
  former: null,
};

describe('hints', () => {
  it('are for a single player against AIs, unless all players agree otherwise', async () => {
    const [person, other] = [
      { ...place, person: '1' },
      { ...place, person: '2' },
    ];
    const gives = (advice: string, ...places: PlaceRow[]) =>
      givesHints({ agreement: { advice }, places, hinted: null });
    expect(gives('practice', person, place)).toBe(true);
    expect(gives('practice', person, other)).toBe(false);
    expect(gives('all', person, other)).toBe(true);
    expect(gives('none', person, place)).toBe(false);
    const { table } = setting();
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    await table.lobby.join(ada, id, 'red');
    await table.lobby.join(bo, id, 'blue');
    await expect(table.host.setAdvice(bo, id, 'all')).rejects.toMatchObject({ key: 'table.not-host' });
    await table.lobby.start(ada, id);
    await expect(table.play.advise(ada, id)).rejects.toMatchObject({ key: 'table.no-advice' });
    const vote = await table.votes.propose(ada, id, { kind: 'hints', advice: 'all' });
    await table.votes.vote(bo, id, vote.id, true);
    const move = (await table.play.advise(bo, id))?.move;
    expect(parseMove(`${move?.verb ?? ''} ${move?.args.join(' ') ?? ''}`)).toEqual(move);
    await table.process.close();
  });
});
