import { describe, expect, it } from 'vitest';
import { adviceReason, advicePost } from '../../src/answers/advice.js';
import { handlers } from '../../src/handlers.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { botTeller } from '../../src/discord/texts.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import type { Actor } from '../../src/table/contract/index.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';

/** A hint gives its reason, marks the controls on the way to its move, and plays the move with one press. */

const ada: Actor = { guild: '1', person: '11' };

it.each([
  ['gives a chance a noun', '83 %', 'Odds: 83 %'],
  ['leaves words as they are', 'needs 1 hunter · 83 %', 'needs 1 hunter · 83 %'],
])('a hint’s reason %s', (_, hint, reason) => {
  const tell = botTeller('en');
  const decision = { game: '1', seq: 0, choices: [], tell, heading: '', hint: () => hint };
  expect(adviceReason(decision, 'hunt hare')).toBe(reason);
});

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('a hint in %s', (game, module) => {
  it('gives a reason, marks the control, and offers a button that plays it', async () => {
    const bot = offlineBot(registryOf([module]));
    const { id } = await bot.table.lobby.create(ada, { channel: 'c', module: game });
    await bot.table.lobby.join(ada, id);
    await bot.table.lobby.fill(ada, id, 'random');
    await bot.table.lobby.start(ada, id);
    // AI seats play in the background: wait until only Ada is awaited.
    const waitsForAda = async (): Promise<boolean> =>
      (await bot.table.games.card(ada, id)).awaited.every(({ person }) => person === ada.person);
    await expect.poll(waitsForAda, { timeout: 10_000 }).toBe(true);
    const call = { bot, actor: ada, channel: 'c', locale: 'en-GB' };

    const shown = await advicePost(call, id);
    const said = textOf(shown);
    expect(said).toMatch(/Hint: .+\n/u);
    expect(said).toContain(' ★');
    const all = [shown, shown.below].flatMap((each) => (each === undefined ? [] : idsOf(each)));
    const play = parseControlId(all.find((each) => each.startsWith(`sure~${id}~`)) ?? '');
    if (play === undefined) throw new Error(`nothing to press in ${all.join(' ')}`);

    const control = handlers(bot.modules).controls.find(({ family }) => family === 'sure');
    const done = await control?.run({ ...call, id: play, values: [] });
    expect(done === undefined ? '' : textOf(done)).toMatch(/Played|Submitted|not played yet|Saved/u);
    await bot.table.process.close();
  });
});
