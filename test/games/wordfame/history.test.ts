import { beforeAll, describe, expect, it } from 'vitest';
import { catchUpPost } from '../../../src/answers/catch-up.js';
import { handOverPost } from '../../../src/answers/hand-over.js';
import type { Bot } from '../../../src/discord/bot.js';
import type { RequestContext } from '../../../src/discord/command.js';
import { anyModule, registryOf } from '../../../src/games/registry.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { cardOf } from '../../../src/games/wordfame/pack.js';
import { recall } from '../../../src/games/wordfame/recall.js';
import type { View } from '../../../src/games/wordfame/view-types.js';
import { recalledMove } from '../../../src/kernel/recall.js';
import { teller } from '../../../src/kernel/text.js';
import type { Actor } from '../../../src/table/contract/index.js';
import { createTable } from '../../../src/table/table.js';
import { testStore } from '../../support/stores.js';
import { offlineBot, textOf } from '../../support/tables.js';

/** W9.3 W9.5 WF42 WF59: a draw is shown to its drawer once; no history repeats it to the seat. */

const tell = teller(wordfame.texts, 'en');
const [ada, bo, cyd] = ['1', '2', '3'].map((person): Actor => ({ guild: '1', person })) as [
  Actor,
  Actor,
  Actor,
];
const SAW = ['raid.saw', 'pledge.saw'];

describe('an own move in the history', () => {
  it.each([
    ['swear iron-ride-3', 'swear iron-ride'],
    ['swap iron-ride wool-raid-2', 'swap iron-ride wool-raid'],
    [
      'swear iron-ride-3; swap iron-ride wool-raid-2; done',
      'swear iron-ride; swap iron-ride wool-raid; done',
    ],
    ['keep 2iron-1+wool-3', 'keep 2iron-1+wool-3'],
  ])('%s is later shown as %s', (line, recalledLine) => {
    expect(recalledMove({ recall }, line)).toBe(recalledLine);
  });
});

describe('a gothi who has sworn in Bondi and come home from a Raid', () => {
  let bot: Bot;
  /** Cards shown to Ada, and cards reported in an answer to her. */
  const shown = new Set<string>();
  const reported = new Set<string>();

  const call = (actor: Actor): RequestContext => ({ bot, actor, channel: 'c', locale: 'en-GB' });

  /** Plays a greedy move of the asked seat. @returns false if there is none */
  async function step(): Promise<boolean> {
    const { awaited } = await bot.table.games.card(ada, 1);
    const actor = [ada, bo].find(({ person }) => awaited.some((one) => one.person === person));
    if (actor === undefined) return false;
    const { seat = '', choices } = await bot.table.play.legal(actor, 1);
    const view = (await bot.table.look.snapshot(actor, 1)).view as View;
    if (actor === ada) for (const card of view.drawn) shown.add(cardOf(card).word);
    const move = wordfame.ai['greedy']?.({ view, seat, choices, draw: () => 0 });
    if (move === undefined) return false;
    const { phases } = await bot.table.play.act(actor, 1, move);
    if (actor === ada)
      for (const { key, args } of phases.flatMap(({ happenings }) => happenings))
        if (SAW.includes(key)) for (const card of args['cards'] as readonly string[]) reported.add(card);
    return true;
  }

  beforeAll(async () => {
    const registry = registryOf([anyModule(wordfame)]);
    const entropy = { seed: () => 'ab'.repeat(32), draw: () => 0 };
    bot = { ...offlineBot(registry), table: createTable({ store: testStore(), registry, entropy }) };
    const options = { deeds: 'turn', pool: 'empty' };
    await bot.table.lobby.create(ada, { channel: 'c', module: 'wordfame', options });
    // Adalbol acts by Raid or Pledge.
    await bot.table.lobby.join(ada, 1, 'adalbol');
    await bot.table.lobby.join(bo, 1, 'borg');
    await bot.table.lobby.start(ada, 1);
    const done = new Set<string>();
    for (let n = 0; n < 400 && !(done.has('swear') && done.has('keep') && (await isFree())); n++) {
      if (!(await step())) break;
      for (const { seat, move = '' } of await bot.table.look.history(ada, 1, { last: 2 }))
        if (seat === (await bot.table.games.seatOf(ada, 1))) done.add(move.split(' ')[0] ?? '');
    }
  });

  /** Whether Ada has no drawn cards before her. */
  const isFree = async (): Promise<boolean> =>
    ((await bot.table.look.snapshot(ada, 1)).view as View).drawn.length === 0;

  it('is shown the draw when it happens', () => {
    expect(reported.size).toBeGreaterThan(0);
    expect([...shown]).toEqual(expect.arrayContaining([...reported]));
  });

  it('sees no drawn card in the history', async () => {
    const entries = await bot.table.look.history(ada, 1);
    const keys = entries.flatMap(({ happenings }) => happenings.map(({ key }) => key));
    expect(keys).toEqual(expect.arrayContaining(['pledge.sworn', 'raid.kept']));
    expect(keys.filter((key) => SAW.includes(key))).toEqual([]);
    const moves = entries.map(({ move }) => move ?? '').filter((move) => /^(?:swear|swap) /u.test(move));
    expect(moves.length).toBeGreaterThan(0);
    for (const card of shown) expect(moves.join()).not.toContain(card);
  });

  it('sees no drawn card on a board of the past', async () => {
    const { seq } = await bot.table.games.card(ada, 1);
    for (let at = 0; at < seq; at++) {
      const { drawn, asked } = (await bot.table.look.snapshot(ada, 1, { seq: at })).view as View;
      if (asked?.state !== 'replace') expect(drawn).toEqual([]);
    }
  });

  it('catches up and hands over the seat without reading them', async () => {
    const names = [...shown].map((card) => tell.name(card));
    const seat = (await bot.table.games.seatOf(ada, 1)) ?? '';
    const texts = [textOf(await catchUpPost(call(ada), 1))];
    await bot.table.host.replace(ada, 1, seat, { person: cyd.person });
    texts.push(textOf(await handOverPost(call(cyd), 1)), textOf(await catchUpPost(call(cyd), 1)));
    for (const text of texts) for (const name of names) expect(text).not.toContain(name);
    expect(texts.join()).toContain(tell.name(seat));
  });
});
