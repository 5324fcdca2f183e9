import { describe, expect, it } from 'vitest';
import { finalPost } from '../../src/discord/posts/end.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import type { Over } from '../../src/kernel/types.js';
import type { GameCard } from '../../src/table/types.js';
import { longNight } from '../support/long-night.js';
import { offlineBot, textOf } from '../support/tables.js';

/** The last post of games that end otherwise than with one winner and a number for each. */

const bot = offlineBot(registryOf([anyModule(longNight)]));
const lobby = async (): Promise<GameCard> => {
  const host = { guild: '1', person: '11' };
  const { id } = await bot.table.create(host, { channel: 'c', module: 'long-night' });
  await bot.table.join(host, id, 'ash');
  await bot.table.join({ guild: '1', person: '22' }, id, 'birch');
  return bot.table.join({ guild: '1', person: '33' }, id, 'elm');
};
const said = async (over: Over): Promise<string> =>
  textOf(finalPost(bot, { ...(await lobby()), stage: 'finished', over }, []));

describe('the last post', () => {
  it('names all who share the victory, and points that are everybody’s', async () => {
    const text = await said({
      winners: ['ash', 'birch', 'elm'],
      scores: {},
      tallies: [{ id: 'warmth', value: 12 }],
      how: 'night.dawn',
    });
    expect(text).toContain('Dawn comes, and Ash, Birch, and elm have lived to see it.');
    expect(text).toContain('The fire gave 12 warmth to Ash, Birch, and elm.');
    expect(text).not.toMatch(/\d\. `/u);
  });

  it('puts nobody first where all have lost', async () => {
    const text = await said({ winners: [], scores: { ash: 3, birch: 5, elm: 1 }, how: 'no.words' });
    expect(text).toContain('Nobody has won.');
    expect(text).toMatch(/– `B` \*\*Birch\*\* · 5 [^]*– `A` \*\*Ash\*\* · 3 [^]*– `E` \*\*elm\*\* · 1 /u);
  });

  it('puts a winner by tie-break first, equal points beside each other, and who is out last', async () => {
    const text = await said({ winners: ['elm'], scores: { ash: 4, elm: 4 }, how: 'no.words' });
    expect(text).toMatch(/1\. `E` [^]*2\. `A` [^]*– `B` \*\*Birch\*\* · out · <@22>/u);
  });

  it('gives those who share the victory the same rank', async () => {
    const text = await said({
      winners: ['ash', 'elm'],
      scores: { ash: 4, elm: 4, birch: 2 },
      how: 'no.words',
    });
    expect(text).toMatch(/1\. `A` [^]*1\. `E` [^]*3\. `B` /u);
  });
});
