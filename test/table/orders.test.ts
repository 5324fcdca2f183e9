import { describe, expect, it } from 'vitest';
import { ada, alone, bo, cyd, pair, passOn, refusalOf, sendAll, setting, type Setting } from './setting.js';

async function begun(): Promise<Setting & { readonly id: number }> {
  const place = setting();
  const { id } = await pair(place.table);
  return { ...place, id };
}

const awaitedOf = async ({ table, id }: { table: Setting['table']; id: number }): Promise<string[]> =>
  (await table.games.card(ada, id)).awaited.map(({ seat }) => seat);

describe('policies', () => {
  it('are listed with the current option, and saved', async () => {
    const { table, id } = await begun();
    expect((await table.orders.get(ada, id)).policies).toEqual([
      { id: 'offer', options: ['ask', 'nothing', 'one'], value: 'ask', initial: 'ask', usual: 'nothing' },
      { id: 'storm', options: ['ask', 'avoid'], value: 'ask', initial: 'ask', usual: 'ask' },
    ]);
    await table.orders.setPolicy(ada, id, 'storm', 'avoid');
    expect((await table.orders.get(ada, id)).policies[1]?.value).toBe('avoid');
    expect((await table.orders.get(bo, id)).policies[1]?.value).toBe('ask');
    await table.orders.setPolicies(ada, id, 'usual');
    expect((await table.orders.get(ada, id)).policies.map(({ value }) => value)).toEqual(['nothing', 'ask']);
    await table.orders.setPolicies(ada, id, 'ask');
    expect((await table.orders.get(ada, id)).policies.map(({ value }) => value)).toEqual(['ask', 'ask']);
    expect(await refusalOf(table.orders.get(cyd, id))).toBe('table.not-seated');
    expect(await refusalOf(table.orders.setPolicy(ada, id, 'offer', 'all'))).toBe('table.no-such-order');
  });

  it('answer a sealed question after a delay in the seat’s name, and only the seat may know', async () => {
    const place = await begun();
    const { table, id } = place;
    await table.orders.setPolicy(bo, id, 'offer', 'one');
    expect(await awaitedOf(place)).toEqual(['red', 'blue']);
    expect(place.dueIn(id)).toBeGreaterThan(60_000);
    await place.ring(id);
    expect(await awaitedOf(place)).toEqual(['red']);
    const own = (await table.look.history(bo, id)).at(-1);
    expect(own).toMatchObject({ seat: 'blue', person: 'bo', move: 'offer 1', order: 'policy/offer' });
    const others = (await table.look.history(ada, id)).at(-1);
    expect(others).toMatchObject({ seat: 'blue', person: 'bo' });
    expect(others).not.toHaveProperty('order');
  });

  it('answer within seconds for a player alone with AIs', async () => {
    const place = setting();
    const { id } = await alone(place.table);
    await place.table.orders.setPolicy(ada, id, 'offer', 'one');
    expect(place.dueIn(id)).toBeGreaterThan(2000);
    expect(place.dueIn(id)).toBeLessThan(21_000);
  });

  it('don’t answer if the player is faster', async () => {
    const place = await begun();
    const { table, id } = place;
    await table.orders.setPolicy(bo, id, 'offer', 'one');
    expect((await table.play.legal(bo, id)).held).toEqual({
      order: 'policy/offer',
      move: 'offer 1',
      policy: 'offer',
      value: 'one',
      initial: 'ask',
    });
    expect((await table.play.legal(ada, id)).held).toBeUndefined();
    await table.play.act(bo, id, 'offer 2');
    expect(place.dueIn(id)).toBeUndefined();
    expect((await table.look.history(bo, id)).at(-1)).toMatchObject({ move: 'offer 2' });
  });

  it('answer at once for a player who just moved, unless sealed', async () => {
    const { table, id } = await begun();
    await table.orders.setPolicy(ada, id, 'storm', 'avoid');
    await table.play.act(bo, id, 'offer 0');
    const { card } = await table.play.act(ada, id, 'offer 0');
    expect(card.awaited.map(({ seat }) => seat)).toEqual(['blue']);
    expect((await table.look.history(ada, id)).at(-1)).toMatchObject({
      move: 'gather',
      order: 'policy/storm',
    });
  });

  it('don’t answer after an undo', async () => {
    const place = await begun();
    const { table, id } = place;
    await table.orders.setPolicy(ada, id, 'offer', 'one');
    await place.ring(id);
    await table.undo.retract(ada, id);
    expect(place.dueIn(id)).toBeUndefined();
    expect(await awaitedOf(place)).toEqual(['red', 'blue']);
  });

  it('are suspended while an AI plays, and pass to the seat’s next person', async () => {
    const place = await begun();
    const { table, id } = place;
    await table.orders.setPolicy(bo, id, 'offer', 'one');
    await passOn(table, id, { from: bo, seat: 'blue', to: cyd }, [ada]);
    expect((await table.orders.get(cyd, id)).policies[0]?.value).toBe('one');
    expect(await refusalOf(table.orders.get(bo, id))).toBe('table.not-seated');
    await place.ring(id);
    expect((await table.look.history(cyd, id)).at(-1)).toMatchObject({
      person: 'cyd',
      order: 'policy/offer',
    });
  });

  it('still answer after a restart', async () => {
    const place = await begun();
    const { table, id, store } = place;
    await table.orders.setPolicy(bo, id, 'offer', 'one');
    const due = place.dueIn(id);
    await table.process.close();
    const again = setting({ store });
    await (
      await again.table.process.resume()
    ).settled;
    expect(again.dueIn(id)).toBe(due);
    await again.ring(id);
    expect((await again.table.look.history(bo, id)).at(-1)).toMatchObject({ order: 'policy/offer' });
  });
});

/** Everything posted in a round in which Bo answers, by hand or by order. */
async function posted(byOrder: boolean): Promise<readonly unknown[]> {
  const place = await begun();
  const { table, id } = place;
  if (byOrder) await table.orders.setPolicy(bo, id, 'offer', 'one');
  const sent: unknown[] = [];
  const send = async (): Promise<void> => {
    for (const { body, resend, where } of await sendAll(table)) {
      const shown = body.kind === 'call' ? { ...body, held: undefined, quiet: undefined } : body;
      sent.push({ shown, resend, where });
    }
  };
  await send();
  if (byOrder) await place.ring(id);
  else {
    // By hand at the very moment an order would answer.
    const other = await begun();
    await other.table.orders.setPolicy(bo, other.id, 'offer', 'one');
    place.wait(other.dueIn(other.id) ?? 0);
    await table.play.act(bo, id, 'offer 1');
  }
  await send();
  await table.play.act(ada, id, 'offer 2');
  await send();
  sent.push(
    await table.games.card(ada, id),
    await table.look.history(ada, id),
    await table.play.legal(ada, id),
  );
  return sent;
}

describe('a habit', () => {
  it('is suggested after three equal answers in a row, not with another in between', async () => {
    const { table, id } = await begun();
    const round = async (mine: string): Promise<unknown> => {
      await table.play.act(bo, id, 'offer 0');
      await table.play.act(ada, id, mine);
      const habit = await table.orders.habit(ada, id);
      await table.play.act(ada, id, 'gather');
      await table.play.act(bo, id, 'gather');
      return habit;
    };
    expect(await round('offer 0')).toBeUndefined();
    expect(await round('offer 1')).toBeUndefined();
    expect(await round('offer 0')).toBeUndefined();
    expect(await table.orders.habit(ada, id)).toEqual({ policy: 'storm', option: 'avoid' });
    expect(await round('offer 0')).toBeUndefined();
    await table.orders.setPolicy(ada, id, 'storm', 'avoid');
    expect(await table.orders.habit(ada, id)).toBeUndefined();
  });
});

describe('a habit whose answer was undone', () => {
  it('isn’t suggested', async () => {
    const { table, id } = await begun();
    const offers = async (mine: string): Promise<void> => {
      await table.play.act(bo, id, 'offer 0');
      await table.play.act(ada, id, mine);
    };
    for (let round = 0; round < 2; round++) {
      await offers('offer 0');
      await table.play.act(ada, id, 'gather');
      await table.play.act(bo, id, 'gather');
    }
    await table.play.act(ada, id, 'offer 0');
    expect(await table.orders.habit(ada, id)).toEqual({ policy: 'offer', option: 'nothing' });
    await table.undo.retract(ada, id);
    expect(await table.orders.habit(ada, id)).toBeUndefined();
    await table.play.act(ada, id, 'offer 1');
    expect(await table.orders.habit(ada, id)).toBeUndefined();
  });
});

describe('the information other players get', () => {
  it('is the same for an order and a manual answer: messages, their number and time', async () => {
    expect(await posted(true)).toEqual(await posted(false));
  });

  it('includes who is awaited, not who is spared the ping', async () => {
    const place = await begun();
    const { table, id } = place;
    await table.play.act(bo, id, 'offer 0');
    await sendAll(table);
    await table.orders.setPolicy(bo, id, 'storm', 'avoid');
    await table.play.act(ada, id, 'offer 0');
    await sendAll(table);
    await table.play.act(ada, id, 'gather');
    const call = (await sendAll(table)).find(({ body }) => body.kind === 'call');
    expect(call?.body).toMatchObject({ awaited: [{ seat: 'blue' }] });
    expect(call).toMatchObject({ ping: [], resend: true });
  });
});

describe('plans', () => {
  it('are played when the decision is reached', async () => {
    const place = await begun();
    const { table, id } = place;
    const { plans } = await table.orders.plan(bo, id, { lines: ['risk'] });
    expect(plans).toEqual([{ id: 1, lines: ['risk'], state: 'gather', when: [], cancel: [] }]);
    await table.play.act(bo, id, 'offer 0');
    await table.play.act(ada, id, 'offer 0');
    expect(await place.ring(id)).toBe(false);
    await table.play.act(ada, id, 'gather');
    await place.ring(id);
    expect((await table.look.history(bo, id)).at(-1)).toMatchObject({ move: 'risk', order: 'plan/1' });
    expect((await table.orders.get(bo, id)).plans).toEqual([]);
  });

  it('made during a decision are for the next one', async () => {
    const place = await begun();
    const { table, id } = place;
    await table.play.act(bo, id, 'offer 0');
    await table.play.act(ada, id, 'offer 0');
    const { plans } = await table.orders.plan(ada, id, { lines: ['risk'] });
    expect(plans).toMatchObject([{ lines: ['risk'], state: 'gather', after: { turn: 1, phase: 'gather' } }]);
    expect(place.dueIn(id)).toBeUndefined();
    await table.play.act(ada, id, 'gather');
    expect((await table.orders.get(ada, id)).plans).toHaveLength(1);
    await table.play.act(bo, id, 'gather');
    expect((await table.orders.get(ada, id)).plans[0]).not.toHaveProperty('after');
    await table.play.act(bo, id, 'offer 0');
    await table.play.act(ada, id, 'offer 0');
    expect((await table.look.history(ada, id)).at(-1)).toMatchObject({ move: 'risk', order: 'plan/1' });
  });

  it('are refused unless they are legal now', async () => {
    const { table, id } = await begun();
    expect(await refusalOf(table.orders.plan(bo, id, { lines: ['hoard'] }))).toBe('kernel.not-offered');
    expect(await refusalOf(table.orders.plan(bo, id, { lines: ['offer 1'] }))).toBe('kernel.not-offered');
    expect(
      await refusalOf(table.orders.plan(bo, id, { lines: ['risk'], when: [{ id: 'warm', thing: '' }] })),
    ).toBe('table.no-such-order');
  });

  it('wait for their owner if a condition fails, and give the reason, regardless of policies', async () => {
    const place = await begun();
    const { table, id } = place;
    const rich = { id: 'rich', thing: 'blue' };
    await table.orders.setPolicy(bo, id, 'storm', 'avoid');
    await table.orders.plan(bo, id, { lines: ['risk'], when: [rich] });
    await table.play.act(bo, id, 'offer 0');
    await table.play.act(ada, id, 'offer 0');
    await table.play.act(ada, id, 'gather');
    expect(place.dueIn(id)).toBeUndefined();
    const { dropped, held } = await table.play.legal(bo, id);
    expect(held).toBeUndefined();
    expect(dropped).toMatchObject([{ lines: ['risk'], dropped: { why: 'condition', condition: rich } }]);
    expect((await table.play.legal(ada, id)).dropped).toEqual([]);
    await table.play.act(bo, id, 'gather');
    expect((await table.orders.get(bo, id)).plans).toEqual([]);
  });

  it('are dropped as soon as a cancel condition holds', async () => {
    const { table, id } = await begun();
    const rich = { id: 'rich', thing: 'red' };
    await table.orders.plan(bo, id, { lines: ['risk'], cancel: [rich] });
    await table.play.act(bo, id, 'offer 0');
    await table.play.act(ada, id, 'offer 0');
    await table.play.act(ada, id, 'gather');
    const [plan] = (await table.orders.get(bo, id)).plans;
    expect(plan?.dropped).toMatchObject({ why: 'cancelled', condition: rich });
    expect((await table.play.legal(bo, id)).choices.length).toBeGreaterThan(0);
  });

  it('can be dropped by their owner', async () => {
    const { table, id } = await begun();
    await table.orders.plan(bo, id, { lines: ['risk'] });
    expect((await table.orders.dropPlan(bo, id, 1)).plans).toEqual([]);
  });
});

describe('what if', () => {
  it('shows the result of certain moves, and changes nothing', async () => {
    const { table, id } = await begun();
    await table.play.act(ada, id, 'offer 0');
    await table.play.act(bo, id, 'offer 0');
    const before = await table.games.card(ada, id);
    const seen = await table.play.whatIf(ada, id, ['gather']);
    expect(seen).toMatchObject({ stops: 'others', lines: ['gather'] });
    expect(seen.happenings.map(({ key }) => key)).toEqual(['woodpile.gathered']);
    expect(seen.after?.view).toMatchObject({ logs: { red: 4, blue: 3 } });
    expect(await table.games.card(ada, id)).toEqual(before);
  });

  it('stops at a roll and at hidden information', async () => {
    const { table, id } = await begun();
    expect(await table.play.whatIf(ada, id, ['offer 1'])).toMatchObject({ stops: 'others', happenings: [] });
    await table.play.act(ada, id, 'offer 1');
    expect(await table.play.whatIf(bo, id, ['offer 2'])).toMatchObject({ stops: 'hidden', happenings: [] });
    await table.play.act(bo, id, 'offer 0');
    expect(await table.play.whatIf(ada, id, ['risk'])).toMatchObject({ stops: 'chance' });
    expect(await refusalOf(table.play.whatIf(ada, id, ['hoard']))).toBe('kernel.not-offered');
    expect(await refusalOf(table.play.whatIf(cyd, id, ['risk']))).toBe('table.not-seated');
  });
});
