import { expect, it } from 'vitest';
import type { Delivering } from '../../src/discord/deliver/delivering.js';
import { phase } from '../../src/discord/deliver/phase.js';
import { START_PHASE } from '../../src/table/contract/index.js';
import { ANN, BOB, running } from '../support/posting.js';
import { fakeSender, textOf, toyBot } from '../support/tables.js';

/** The report of the start shows the board after setup; with the first moves it names only those. */

const START = { turn: 0, phase: START_PHASE };
const OFFER = { turn: 1, phase: 'offer' };

const SETUP = /^\s*## .* · Setup\s*$/u;

it.each([
  ['the start alone is “Setup”, without a list', [START], SETUP],
  ['with a setup by the players it is too', [START, { turn: 1, phase: 'setup' }], SETUP],
  ['with the first moves, these are named and listed', [START, OFFER], / · Turn 1 of \d+ · Offers\s+• /u],
])('%s', async (_name, phases, says) => {
  const bot = toyBot();
  const sender = fakeSender();
  const id = await running(bot);
  for (const who of [ANN, BOB]) await bot.table.play.act(who, id, 'offer 0');
  const game = bot.table.outbox.read(id);
  const card = await game.card();
  const row = { id: 1, game: id, channel: 'c', nonce: 'n', ping: [] } as unknown as Delivering['row'];
  await phase({ bot, sender, row, game, card }, { kind: 'phase', from: -1, to: card.seq, phases });
  const text = textOf(sender.messages[0]?.post ?? { components: [] });
  expect(text).toMatch(says);
  expect(text).not.toContain('<@');
});
