import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/kernel/errors.js';
import { anyModule } from '../../src/games/registry.js';
import { toyGame } from '../support/toy-game.js';
import { ada, bo, kindsOf, pair, sendAll, setting, type Setting } from './setting.js';

/** Every change of a game takes the same path: clock, votes, orders, posts, one write. */

const { gather } = toyGame.states;
if (gather === undefined) throw new Error('Woodpile has no gathering');

/** Woodpile with a bug in risking. */
const broken = anyModule({
  ...toyGame,
  states: {
    ...toyGame.states,
    gather: {
      ...gather,
      verbs: {
        ...gather.verbs,
        risk: () => {
          throw new TypeError('seven ravens are undefined');
        },
      },
    },
  },
});

const WEEK = 7 * 24 * 3_600_000;

/** Ada is asked to gather, and all posts are sent. */
async function gathering(place: Setting): Promise<number> {
  const { table } = place;
  const { id } = await pair(table);
  await table.play.act(ada, id, 'offer 0');
  await table.play.act(bo, id, 'offer 0');
  await sendAll(table);
  return id;
}

async function breaks({ table }: Setting, id: number): Promise<void> {
  await expect(table.play.act(ada, id, 'risk')).rejects.toThrow(Fault);
}

describe('a game that freezes', () => {
  it('leaves no vote open', async () => {
    const place = setting({ modules: [broken] });
    const id = await gathering(place);
    await place.table.votes.propose(ada, id, { kind: 'pause' });
    await sendAll(place.table);
    await breaks(place, id);
    expect((await place.store.lastProposal(id))?.state).toBe('void');
    expect(await place.store.openProposal(id)).toBeUndefined();
    expect(kindsOf(await sendAll(place.table))).toContain('proposal');
  });

  it('withdraws reported missed deadlines, and isn’t checked again', async () => {
    const place = setting({ modules: [broken] });
    const id = await gathering(place);
    place.wait(WEEK);
    await place.table.process.wake();
    expect(kindsOf(await sendAll(place.table))).toContain('late');
    await breaks(place, id);
    const told = (await sendAll(place.table)).find(({ body }) => body.kind === 'late');
    expect(told?.body).toEqual({ kind: 'late', late: [] });
    expect((await place.store.loadGame(id))?.wakeAt).toBeNull();
  });

  it('plays no more auto-actions', async () => {
    const place = setting({ modules: [broken] });
    const id = await gathering(place);
    await place.table.orders.setPolicy(ada, id, 'storm', 'avoid');
    expect(place.dueIn(id)).toBeDefined();
    await breaks(place, id);
    expect(place.dueIn(id)).toBeUndefined();
  });
});

describe('a change that pings players again', () => {
  it('doesn’t notify a player whose auto-action will answer', async () => {
    const place = setting();
    const { table } = place;
    const { id } = await pair(table);
    await table.orders.setPolicy(bo, id, 'offer', 'one');
    await sendAll(table);
    await table.host.relocate(ada, id, 'barn');
    const call = (await sendAll(table)).find(({ body }) => body.kind === 'call');
    expect(call?.body).toMatchObject({ held: ['blue'] });
    expect(place.dueIn(id)).toBeDefined();
  });
});
