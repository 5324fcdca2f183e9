import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { settingsOf } from '../../src/kernel/options.js';
import type { Actor } from '../../src/table/contract/index.js';
import { ada, bo, sendAll, setting } from './setting.js';

/** A decision answered by default pings nobody: a new player is only pinged for real decisions. */

const MOST = 60;

it.each(GAMES.map((module) => [module.meta.id, module] as const))(
  'the first calls of %s ping only players whom no order answers for',
  async (id, module) => {
    const { table, ring } = setting({ modules: [module], aiBatch: 100 });
    const options = settingsOf(module.meta.options, {});
    const { id: game } = await table.lobby.create(ada, { channel: 'hall', module: id, options });
    await table.lobby.join(ada, game);
    await table.lobby.join(bo, game);
    await table.lobby.start(ada, game);
    const actors: readonly Actor[] = [ada, bo];
    let pings = 0;
    for (let at = 0; at < MOST; at++) {
      for (const { body, ping } of await sendAll(table)) {
        if (body.kind !== 'call') continue;
        for (const who of actors.filter(({ person }) => ping.includes(person))) {
          pings += 1;
          expect((await table.play.legal(who, game)).held, `${who.person} is pinged`).toBeUndefined();
        }
      }
      const { stage, awaited } = await table.games.card(ada, game);
      if (stage !== 'running') break;
      for (const who of actors.filter(({ person }) => awaited.some((one) => one.person === person))) {
        const { choices, held, seat } = await table.play.legal(who, game);
        if (held !== undefined || choices.length === 0) continue;
        const { view } = await table.look.snapshot(who, game);
        const move = module.ai['greedy']?.({ view, seat, choices, draw: () => 0 });
        if (move !== undefined) await table.play.act(who, game, move);
        break;
      }
      await ring(game);
    }
    expect(pings).toBeGreaterThan(3);
  },
  60_000,
);

it('in Endless Winter, a benefit is taken as a whole without a ping, unless its player wants to be asked', () => {
  const policy = GAMES.find(({ meta }) => meta.id === 'endless')?.policies.find(({ id }) => id === 'lesser');
  const view = {
    state: 'gain',
    table: { phase: 'action', round: 1, due: [{ effect: { icon: 'draw', n: 1 } }] },
  };
  const tribes = [{ seat: 'red', deck: 3 }];
  const table = { ...view.table, tribes: { red: { discard: [], tools: 0 } } };
  const choices = [{ verb: 'take', args: [{ name: 'benefit', oneOf: ['draw', 'honor', 'food'] }] }];
  const decide = (option: string) => policy?.decide(option, { ...view, table, tribes }, 'red', choices);
  expect(policy?.initial).toBe('full');
  expect(decide('full')).toEqual({ verb: 'take', args: ['draw'] });
  expect(decide('tools')).toBeUndefined();
});
