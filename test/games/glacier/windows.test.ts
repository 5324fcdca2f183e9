import { describe, expect, it } from 'vitest';
import { glacier } from '../../../src/games/glacier/module.js';
import type { Fate, G } from '../../../src/games/glacier/model.js';
import { anyModule } from '../../../src/games/registry.js';
import { ada, bo, cyd, sendAll, setting, type Setting } from '../../table/setting.js';

/** The usual setup, but with animals on Ochre's table, and each clan holds the given card. */
function dealt(hands: Readonly<Record<string, Fate>>): typeof glacier {
  return {
    ...glacier,
    setup: (c, input): G => {
      const g = glacier.setup(c, input);
      const fates = [...g.fates, ...Object.values(g.hands).flat()].sort();
      for (const [clan, fate] of Object.entries(hands)) {
        fates.splice(fates.indexOf(fate), 1);
        g.hands[clan as keyof G['hands']] = [fate];
      }
      const first = ['hare', 'boar', 'fox'];
      const deck = [...first, ...g.deck.filter((card) => !first.includes(card))];
      return { ...g, fates, deck, first: 'ochre', active: 'ochre' };
    },
  };
}

/** Ada (Ochre) has begun a hunt; Bo (Flint) and Cyd (Amber, who is always asked) may interfere. */
async function hunted(fate: Fate): Promise<Setting & { readonly id: number }> {
  const place = setting({ modules: [anyModule(dealt({ ochre: 'success', flint: fate, amber: 'spoiled' }))] });
  const { table } = place;
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'glacier' });
  await table.lobby.join(ada, id, 'ochre');
  await table.lobby.join(bo, id, 'flint');
  await table.lobby.join(cyd, id, 'amber');
  await table.lobby.start(ada, id);
  await table.orders.setPolicy(cyd, id, 'idle', 'ask');
  await table.play.act(ada, id, 'hunt hare one');
  return { ...place, id };
}

/** Everything the others can see of the window, including posts and turn notices. */
async function visibleText({ table, id }: { table: Setting['table']; id: number }): Promise<string> {
  const { outbox } = table;
  const seen: unknown[] = [
    await outbox.read(id).card(),
    await outbox.read(id).asked(),
    await outbox.read(id).entries(-1, 9),
  ];
  for (const actor of [ada, cyd])
    seen.push(
      await table.games.card(actor, id),
      await table.look.history(actor, id),
      await table.look.snapshot(actor, id),
    );
  // Only Discord and the notified person know who is notified; text, time and channel are public.
  for (const { body, resend, channel } of await sendAll(table))
    seen.push({ ...body, ...('held' in body ? { held: undefined } : {}) }, resend, channel);
  return JSON.stringify(seen);
}

describe('G1 windows for interference at the table', () => {
  it('look the same to the others for any hand', async () => {
    const same = await visibleText(await hunted('raid'));
    for (const fate of ['wrath', 'offering', 'storm', 'dispute'] as const)
      expect(await visibleText(await hunted(fate)), fate).toBe(same);
    expect(same).toContain('flint');
  });

  it('are answered for clans without a playable card, after a delay that doesn’t depend on the cards', async () => {
    const waits = new Set<number | undefined>();
    for (const fate of ['raid', 'wrath', 'offering'] as const) {
      const place = await hunted(fate);
      waits.add(place.dueIn(place.id));
      expect((await place.table.games.card(bo, place.id)).awaited.map(({ seat }) => seat)).toEqual([
        'flint',
        'amber',
      ]);
      expect(await place.ring(place.id)).toBe(true);
      const { awaited } = await place.table.games.card(ada, place.id);
      expect(awaited.map(({ seat }) => seat)).toEqual(['amber']);
    }
    expect(waits.size).toBe(1);
    expect([...waits][0]).toBeGreaterThan(60_000);
  });

  it('close when their short clock runs out, for any hand', async () => {
    const histories = new Set<string>();
    for (const fate of ['storm', 'dispute'] as const) {
      const place = await hunted(fate);
      const { table, id } = place;
      place.wait(13 * 60 * 60 * 1000);
      await table.process.wake();
      const card = await table.games.card(ada, id);
      expect(card.awaited.map(({ seat }) => seat)).toEqual(['ochre']);
      const entries = await table.look.history(bo, id);
      expect(entries.filter(({ seat }) => seat === 'flint').map(({ order }) => order)).toEqual(['lapse']);
      histories.add(JSON.stringify((await table.look.history(ada, id)).map(({ happenings }) => happenings)));
    }
    expect(histories.size).toBe(1);
  });

  it('wait for clans with a playable card', async () => {
    for (const fate of ['storm', 'dispute'] as const) {
      const place = await hunted(fate);
      expect(place.dueIn(place.id)).toBeUndefined();
      await place.table.play.act(bo, place.id, `interfere ${fate}`);
      const { awaited } = await place.table.games.card(ada, place.id);
      expect(awaited.map(({ seat }) => seat)).toEqual(['amber']);
    }
  });
});
