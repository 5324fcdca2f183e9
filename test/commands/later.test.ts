import { describe, expect, it } from 'vitest';
import { autoCommand } from '../../commands/auto.js';
import { movesNamed, playTyped } from '../../src/answers/typed.js';
import { wordLabel, verbLabel } from '../../src/discord/presenter/labels.js';
import { lines } from '../../src/discord/presenter/narrow.js';
import { tellerFor } from '../../src/discord/texts.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { offlineBot, textOf } from '../support/tables.js';
import type { BotTeller } from '../../src/discord/texts.js';
import { drawer } from '../../src/kernel/random.js';
import { makeMove, parseMove } from '../../src/kernel/notation.js';

/** Number of a seat's decisions within which every game offers moves that follow one another. */
const DECISIONS = 30;

/** A move as displayed: `Assign Walrus 6`. */
function inNames(tell: BotTeller, line: string): string {
  const [verb = '', ...rest] = line.split(' ');
  return [verbLabel(tell, verb), ...rest.map((word) => wordLabel(tell, word))].join(' ');
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('a move of %s', (id, module) => {
  it('for a later decision is refused with the time of that decision, by ids and by names', async () => {
    const bot = offlineBot(registryOf([module]));
    const actor = { guild: '1', person: '11' };
    const card = await bot.table.lobby.create(actor, { channel: 'c', module: id });
    await bot.table.lobby.fill(actor, card.id, 'greedy');
    await bot.table.lobby.start(actor, card.id);
    const { choices } = await bot.table.play.legal(actor, card.id);
    const now = new Set(choices.map(({ verb }) => verb));
    let tried = 0;
    for (const locale of ['en-GB', 'de']) {
      const tell = tellerFor(module.texts, locale);
      for (const [state, { verbs }] of Object.entries(module.states)) {
        // A verb of only one state, so that its decision is unambiguous.
        const verb = Object.keys(verbs).find(
          (each) =>
            !now.has(each) &&
            Object.values(module.states).filter((other) => Object.hasOwn(other.verbs, each)).length === 1,
        );
        if (verb === undefined || !tell.has(`ask.${state}`)) continue;
        for (const typed of [`${verb} 3`, `${verbLabel(tell, verb).toLowerCase()} 3`]) {
          const said = textOf(await playTyped({ bot, actor, channel: 'c', locale }, card.id, typed));
          // If a current move is similar, that one is offered instead.
          if (/Did you mean|Meintest du/u.test(said)) continue;
          expect(said, typed).toContain(tell.lookup(`ask.${state}`));
          tried += 1;
        }
        if (tried > 8) break;
      }
    }
    expect(tried).toBeGreaterThan(4);
  });

  it('after others in the same line is read among the choices that follow them', async () => {
    const bot = offlineBot(registryOf([module]));
    const actor = { guild: '1', person: '11' };
    const card = await bot.table.lobby.create(actor, { channel: 'c', module: id });
    await bot.table.lobby.fill(actor, card.id, 'greedy');
    await bot.table.lobby.start(actor, card.id);
    const call = { bot, actor, channel: 'c', locale: 'en-GB' };
    const tell = tellerFor(module.texts, 'en');
    let followed = 0;
    for (let decision = 0; decision < DECISIONS && followed < 3; decision++)
      await bot.table.play.answer(actor, card.id, (turn, compose) => {
        const firsts = lines(turn.legal.choices, '', 6);
        for (const first of firsts) {
          const row = [first];
          while (row.length < 4) {
            const { choices } = compose(row.flatMap((line) => parseMove(line) ?? []));
            const [next] = lines(choices, '', 1);
            if (next === undefined) break;
            row.push(next);
          }
          const typed = row.map((line) => inNames(tell, line)).join('; ');
          expect(movesNamed(call, turn, typed, compose).map(makeMove)).toEqual(row);
          followed += row.length - 1;
        }
        return { does: 'play', moves: firsts.slice(0, 1).flatMap((line) => parseMove(line) ?? []) };
      });
    expect(followed).toBeGreaterThan(0);
  });

  it('is planned by names as well as by ids', async () => {
    const bot = offlineBot(registryOf([module]));
    const people = ['11', '22'].map((person) => ({ guild: '1', person }));
    const [host = { guild: '1', person: '' }] = people;
    const card = await bot.table.lobby.create(host, { channel: 'c', module: id });
    for (const actor of people.slice(1)) await bot.table.lobby.join(actor, card.id);
    await bot.table.lobby.fill(host, card.id, 'greedy');
    await bot.table.lobby.start(host, card.id);
    const tell = tellerFor(module.texts, 'de');
    const draw = drawer(3);
    let planned = 0;
    for (let decision = 0; decision < DECISIONS && planned === 0; decision++)
      for (const actor of people) {
        for (const { state, choices } of await bot.table.orders.ahead(actor, card.id)) {
          const [first] = lines(choices, '', 1);
          if (first === undefined) continue;
          const next = await bot.table.orders.ahead(actor, card.id, [first], state);
          const row = [first, ...next.flatMap((one) => lines(one.choices, '', 1))];
          const move = row.map((line) => inNames(tell, line)).join('; ');
          const call = { bot, actor, channel: 'c', locale: 'de', missing: [], inGameChannel: true };
          await autoCommand.run({ ...call, sub: 'queue', options: { move } });
          const { plans } = await bot.table.orders.get(actor, card.id);
          expect(plans.at(-1)?.lines, move).toEqual(row);
          planned += row.length;
        }
        const now = lines((await bot.table.play.legal(actor, card.id)).choices, '', 20);
        const one = now[draw(Math.max(1, now.length))];
        if (one !== undefined) await bot.table.play.act(actor, card.id, one);
      }
    expect(planned > 0).toBe(module.ahead !== undefined);
  });
});
