import { describe, expect, it } from 'vitest';
import { callPost } from '../../src/discord/posts/call.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { makeMove } from '../../src/kernel/notation.js';
import { drawer } from '../../src/kernel/random.js';
import { silentLog } from '../../src/log.js';
import type { Actor } from '../../src/table/types.js';
import { wordPictures } from '../support/tables.js';
import { setting } from '../table/setting.js';

/** Who comes next is named in the call, so that they can settle their turn meanwhile; nobody but the asked is notified. */

const TELLING = GAMES.filter(({ upNext }) => upNext !== undefined);

describe.each(TELLING.map((module) => [module.meta.id, module] as const))('calls of %s', (id, module) => {
  it('name whoever comes next, once, and notify only those who are asked', async () => {
    const { table, store } = setting({ modules: [module] });
    const people = ['p1', 'p2', 'p3'].map((person): Actor => ({ guild: 'north', person }));
    const [host = { guild: '', person: '' }] = people;
    const made = await table.create(host, { channel: 'c', module: id });
    for (const who of people.slice(1)) await table.join(who, made.id);
    await table.start(host, made.id);
    for (const who of people) await table.setPolicies(who, made.id, 'ask');
    const bot = { table, modules: registryOf([module]), pictures: wordPictures, log: silentLog() };
    const draw = drawer(3);
    let named = 0;
    let offered = 0;
    const answered = new Set<string>();
    const hasUsual = module.policies?.some(({ usual, initial }) => usual !== undefined && usual !== initial);
    for (let moves = 0; moves < 120; moves++) {
      const card = await table.card(host, made.id);
      const [first] = card.awaited;
      const who = people.find(({ person }) => person === first?.person);
      if (who === undefined) break;
      const asked = await table.outbox.read(made.id).asked();
      const to = { ping: [who.person], anew: true };
      const call = callPost(bot, card, card.awaited, to, asked);
      const isNew = card.turn <= 1 && card.awaited.some(({ seat }) => !answered.has(seat));
      // Who has answered once is not offered the usual orders again; whether they took them nobody can tell.
      const offers = JSON.stringify(call.components).includes('orders-all');
      expect(offers).toBe(isNew && hasUsual === true);
      offered += offers ? 1 : 0;
      const line = JSON.stringify(call.components).match(/-# Next:[^"]*/u)?.[0];
      if (line !== undefined) {
        named += 1;
        const others = [...line.matchAll(/<@(\w+)>/gu)].map((match) => match[1]);
        expect(others.length).toBeGreaterThan(0);
        expect(new Set(others).size).toBe(others.length);
        for (const { person } of card.awaited) expect(others).not.toContain(person);
        for (const person of others) expect(call.mentions).not.toContain(person);
      }
      const { choices, seat } = await table.legal(who, made.id);
      const { view } = await table.look(who, made.id);
      const move = module.ai['random']?.({ view, seat, choices, draw });
      if (move === undefined) throw new Error('nobody plays at random');
      await table.act(who, made.id, makeMove(move));
      answered.add(seat);
    }
    expect(offered > 0).toBe(hasUsual === true);
    expect(named).toBeGreaterThan(10);
    await table.close();
    await store.close();
  });
});
