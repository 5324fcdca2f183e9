import { beforeEach, describe, expect, it } from 'vitest';
import { controlId, parseControlId } from '../../src/discord/custom-id.js';
import type { Bot } from '../../src/discord/bot.js';
import { PANEL } from '../../src/discord/presenter/panel-state.js';
import { narrow } from '../../src/discord/presenter/narrow.js';
import { WHENS } from '../../src/games/glacier/vocabulary.js';
import { findGame, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import type { Actor } from '../../src/table/contract/index.js';
import { createTable } from '../../src/table/table.js';
import { testStore } from '../support/stores.js';
import { offlineBot } from '../support/tables.js';

/** In Glacier a vow is set like a switch: choosing the one in force again takes a change back. */

const people: readonly Actor[] = ['11', '22'].map((person) => ({ guild: '1', person }));
let bot: Bot;
let actor: Actor;
let started: number;

beforeEach(async () => {
  const modules = registryOf([findGame('glacier')]);
  // Fixed dice: some first events ask for something else first.
  const entropy = { seed: () => '0'.repeat(64), draw: () => 0 };
  bot = { ...offlineBot(modules), table: createTable({ store: testStore(), registry: modules, entropy }) };
  const [ada, bo] = people as [Actor, Actor];
  await bot.table.lobby.create(ada, { channel: 'c', module: 'glacier' });
  for (const who of people) await bot.table.lobby.join(who, 1);
  const { card } = await bot.table.lobby.start(ada, 1);
  started = card.seq;
  actor = card.awaited[0]?.person === ada.person ? ada : bo;
});

/** Chooses a whole move on the panel. */
async function choose(move: string): Promise<void> {
  const { seq } = await bot.table.games.card(actor, 1);
  const id = parseControlId(controlId(PANEL.go, '1', seq, move));
  const control = handlers(bot.modules).controls.find(({ family }) => family === PANEL.go);
  if (id === undefined || control === undefined) throw new Error('a control for moves');
  await control.run({ bot, actor, channel: 'c', locale: 'en-GB', id, values: [] });
}

const chosen = async (): Promise<readonly string[]> =>
  (await bot.table.play.turn(actor, 1)).composed?.moves.map(({ verb, args }) => [verb, ...args].join(' ')) ??
  [];

/** The values a vow on the storm could take, and the one in force. */
async function values(): Promise<{ readonly others: readonly string[]; readonly inForce: string }> {
  const { choices } = await bot.table.play.legal(actor, 1);
  const others = narrow(choices, ['vow', 'storm']).next;
  return { others, inForce: WHENS.find((when) => !others.includes(when)) ?? '' };
}

describe('a vow chosen on the panel', () => {
  it('replaces the vow chosen before for the same card', async () => {
    const { others } = await values();
    await choose(`vow storm ${others[0]}`);
    await choose('vow dispute never');
    await choose(`vow storm ${others[1]}`);
    expect(await chosen()).toEqual(['vow dispute never', `vow storm ${others[1]}`]);
  });

  it('is put back by the vow in force, and the moves chosen beside it stay', async () => {
    const { others, inForce } = await values();
    await choose('vow dispute never');
    await choose(`vow storm ${others[0]}`);
    await choose(`vow storm ${inForce}`);
    expect(await chosen()).toEqual(['vow dispute never']);
    await choose('vow dispute always');
    expect(await chosen()).toEqual([]);
    expect((await bot.table.games.card(actor, 1)).seq).toBe(started);
  });
});
