import { expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { longNight } from '../support/test-game.js';
import { ada, bo, setting } from './setting.js';

/** A sealed answer of several moves can be planned part by part, and is given as composed. */

it('a sealed answer is composed ahead, and played when it is asked for', async () => {
  const planned = { ...longNight, ahead: { lay: () => ({ at: 'lay', vars: {} }) } };
  const place = setting({ modules: [anyModule(planned)] });
  const { table } = place;
  const { id } = await table.lobby.create(ada, { channel: 'c', module: 'long-night' });
  await table.lobby.join(ada, id, 'ash');
  await table.lobby.join(bo, id, 'birch');
  await table.lobby.start(ada, id);
  // A card in the hand to lay.
  const [one] = (await table.play.legal(ada, id)).choices.flatMap(({ verb, args: [word] }) =>
    verb === 'take' && typeof word === 'object' && 'oneOf' in word ? word.oneOf : [],
  );
  await table.play.act(ada, id, `take ${one ?? ''}`);
  await table.play.act(ada, id, 'end');

  const first = await table.orders.planning(ada, id, (draft) => ({ ...draft, lines: [`lay ${one ?? ''}`] }));
  expect(first).toMatchObject({ draft: { state: 'lay' }, seen: { stops: 'own' }, next: { state: 'lay' } });
  expect(first.next?.choices.some(({ verb }) => verb === 'done')).toBe(true);
  const whole = await table.orders.planning(ada, id, (draft) => ({
    ...draft,
    lines: [...draft.lines, 'done'],
  }));
  expect(whole.seen?.lines).toEqual([`lay ${one ?? ''}`, 'done']);
  // The answer is complete: nothing follows, no matter what the others lay.
  expect(whole.next).toBeUndefined();
  expect((await table.orders.keepPlan(ada, id)).plans).toMatchObject([
    { lines: [`lay ${one ?? ''}`, 'done'] },
  ]);
  expect((await table.orders.planning(ada, id)).draft.lines).toEqual([]);

  await table.play.act(bo, id, 'end');
  expect((await table.play.legal(ada, id)).state).toBe('lay');
  while (await place.ring(id));
  expect((await table.orders.get(ada, id)).plans).toEqual([]);
  const laid = (await table.look.history(ada, id)).flatMap(({ move, order }) =>
    order === 'plan/1' ? [move] : [],
  );
  expect(laid).toEqual([`lay ${one ?? ''}`, 'done']);
});
