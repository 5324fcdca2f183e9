import { describe, expect, it } from 'vitest';
import { livingStatus } from '../../src/discord/living-status.js';
import { callPost } from '../../src/discord/posts/call.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { makeMove } from '../../src/kernel/notation.js';
import { drawer } from '../../src/kernel/random.js';
import { silentLog } from '../../src/log.js';
import type { Actor } from '../../src/table/contract/index.js';
import { wordPictures } from '../support/tables.js';
import { setting } from '../table/setting.js';

/** The status card names the next players without notifying them, so that they can queue a move. */

const TELLING = GAMES.filter(({ upNext }) => upNext !== undefined);

describe.each(TELLING.map((module) => [module.meta.id, module] as const))('messages of %s', (id, module) => {
  it('name the next players once, and offer auto-actions on a seat’s first ping', async () => {
    const { table, store } = setting({ modules: [module] });
    const people = ['p1', 'p2', 'p3'].map((person): Actor => ({ guild: 'north', person }));
    const [host = { guild: '', person: '' }] = people;
    const made = await table.lobby.create(host, { channel: 'c', module: id });
    for (const who of people.slice(1)) await table.lobby.join(who, made.id);
    await table.lobby.start(host, made.id);
    for (const who of people) await table.orders.setPolicies(who, made.id, 'ask');
    const bot = { table, modules: registryOf([module]), pictures: wordPictures, log: silentLog() };
    const draw = drawer(3);
    let named = 0;
    let offered = 0;
    const answered = new Set<string>();
    const hasPolicies = module.policies.length > 0;
    for (let moves = 0; moves < 120; moves++) {
      const card = await table.games.card(host, made.id);
      const [first] = card.awaited;
      const who = people.find(({ person }) => person === first?.person);
      if (who === undefined) break;
      const asked = await table.outbox.read(made.id).asked();
      const to = { ping: [who.person], resend: true };
      const call = callPost(bot, card, card.awaited, to, asked);
      const isNew = card.turn <= 1 && card.awaited.some(({ seat }) => !answered.has(seat));
      // Not offered again after the seat's first move: nobody may learn whether it has set any.
      const offers = JSON.stringify(call.components).includes('"orders~');
      expect(offers).toBe(isNew && hasPolicies);
      offered += offers ? 1 : 0;
      const status = await livingStatus(bot, table.outbox.read(made.id));
      expect(status.mentions).toEqual([]);
      const line = JSON.stringify(status.components).match(/-# Up next:[^"]*/u)?.[0];
      if (line !== undefined) {
        named += 1;
        const others = [...line.matchAll(/<@(\w+)>/gu)].map((match) => match[1]);
        expect(others.length).toBeGreaterThan(0);
        expect(new Set(others).size).toBe(others.length);
        for (const { person } of card.awaited) expect(others).not.toContain(person);
      }
      const { choices, seat } = await table.play.legal(who, made.id);
      const { view } = await table.look.snapshot(who, made.id);
      const move = module.ai['random']?.({ view, seat, choices, draw });
      if (move === undefined) throw new Error('nobody plays at random');
      await table.play.act(who, made.id, makeMove(move));
      answered.add(seat);
    }
    expect(offered > 0).toBe(hasPolicies);
    expect(named).toBeGreaterThan(10);
    await table.process.close();
    await store.close();
  });
});
