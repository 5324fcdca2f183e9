import { describe, expect, it } from 'vitest';
import { tryOut } from '../../src/answers/what-if.js';
import type { RollMaterial } from '../../src/club/review/material.js';
import { outcomesOf } from '../../src/club/review/outcomes.js';
import type { Reviewer } from '../../src/club/review/reviewer.js';
import type { Bot } from '../../src/discord/bot.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { glacier } from '../../src/games/glacier/module.js';
import { makeMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import { ada, bo, setting } from '../table/setting.js';
import { offlineBot, textOf } from '../support/tables.js';

/** "What if" before a roll: shows outcomes and chances, not the board before the roll. */

const module = anyModule(glacier);
const MOST_MOVES = 300;

/** Computes here instead of in a thread. */
const reviewer: Reviewer = {
  review: async () => Promise.reject(new Error('nobody asks')),
  cached: () => undefined,
  hint: async () => undefined,
  turn: async () => undefined,
  remark: async () => undefined,
  outcomes: async (material) => outcomesOf(module, material, () => true),
};

/** A move that leads to a roll with two outcomes, in a game played at random so far. */
async function rolling() {
  const { table } = setting({ modules: [module] });
  const bot: Bot = { ...offlineBot(registryOf([module])), table, reviewer };
  const { id } = await table.lobby.create(ada, { channel: 'c', module: 'glacier' });
  await table.lobby.join(ada, id);
  await table.lobby.join(bo, id);
  await table.lobby.start(ada, id);
  const draw = drawer(5);
  for (let move = 0; move < MOST_MOVES; move++) {
    const [asked] = (await table.games.card(ada, id)).awaited;
    const actor = asked?.person === ada.person ? ada : bo;
    const { choices, seq } = await table.play.legal(actor, id);
    for (const choice of choices) {
      const line = makeMove(fillChoice(choice, draw));
      const { roll } = await table.play.whatIf(actor, id, [line]);
      if (roll !== undefined && outcomesOf(module, roll, () => true).length === 2)
        return { bot, id, actor, line, seq, roll };
    }
    const choice = choices[draw(choices.length)];
    if (choice === undefined) break;
    await table.play.act(actor, id, makeMove(fillChoice(choice, draw)));
  }
  throw new Error('nothing was rolled');
}

describe('What if? on a roll', () => {
  it('shows two outcomes whose chances add up to 100 %, and no board', async () => {
    const { bot, id, actor, line, seq } = await rolling();
    const said = textOf(await tryOut({ bot, actor, channel: 'c', locale: 'en-GB' }, id, line, seq));
    const chances = [...said.matchAll(/• \*\*(?:about )?(\d+) %\*\* · \S/gu)].map(([, n]) => Number(n));
    expect(chances).toHaveLength(2);
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBe(100);
    expect(said).not.toMatch(/On the board|doesn’t change|Then the dice decide/u);
    await bot.table.process.close();
  });

  it('is computed from the seat’s view, with hidden cards in any order', async () => {
    const { bot, roll } = await rolling();
    const other = module.permuteHidden(JSON.parse(roll.position), roll.seat, drawer(9));
    const keys = (material: RollMaterial): readonly string[] =>
      outcomesOf(module, material, () => true)
        .map(({ happening }) => happening.key)
        .toSorted();
    expect(keys({ ...roll, position: JSON.stringify(other) })).toEqual(keys(roll));
    await bot.table.process.close();
  });
});
