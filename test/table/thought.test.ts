import { describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import type { Move } from '../../src/kernel/types.js';
import type { Think } from '../../src/table/context/deps.js';
import { toyGame } from '../support/toy-game.js';
import { ada, setting } from './setting.js';

/** Woodpile with an AI that thinks. */
const first = ({ choices }: { choices: readonly { verb: string }[] }): Move => ({
  verb: choices[0]?.verb ?? '',
  args: choices[0]?.verb === 'offer' ? [0] : [],
});
const thoughtful = anyModule({
  ...toyGame,
  ai: { ...toyGame.ai, slow: first },
  planners: { slow: first },
});

async function played(think: Think): Promise<readonly (string | undefined)[]> {
  const { table } = setting({ modules: [thoughtful], think });
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.fill(ada, id, 'slow');
  await table.lobby.start(ada, id);
  await expect
    .poll(async () => (await table.games.card(ada, id)).awaited.map(({ seat }) => seat).includes('red'))
    .toBe(true);
  await table.play.act(ada, id, 'offer 0');
  const entries = await table.look.history(ada, id);
  await table.process.close();
  return entries.map((entry) => entry.ai);
}

describe('an AI that thinks', () => {
  it('is asked outside the game’s queue', async () => {
    const asked: string[] = [];
    const ais = await played((input) => {
      asked.push(input.ai);
      return Promise.resolve({ verb: 'offer', args: [1] });
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['slow']));
    expect(ais).toContain('slow');
  });

  it('plays its first idea if it can’t think ahead', async () => {
    expect(await played(() => Promise.reject(new Error('no thread')))).toContain('slow');
  });
});
