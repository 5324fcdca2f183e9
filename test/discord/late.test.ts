import { afterEach, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import { openScene } from '../e2e/with-bot.js';
import { toyGame } from '../support/toy-game.js';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

interface Line {
  readonly level: string;
  readonly about: object;
  readonly text: string;
}

it('an answer too late for Discord is counted, and logged in one line at info without a stack', async () => {
  const lines: Line[] = [];
  const at =
    (level: string) =>
    (about: object, text = ''): void =>
      void lines.push({ level, about, text });
  const log = { ...silentLog(), info: at('info'), warn: at('warn'), error: at('error') };
  const scene = await openScene({
    modules: [anyModule(toyGame)],
    log: log as never,
    room: { firstAnswerMs: 40 },
  });
  endings.push(() => scene.close());
  scene.room.trouble({ act: 'interactions', delayMs: 80 });
  lines.length = 0;
  const outcome = await scene.person(0).person.command('help');
  expect(outcome.result).toBe('failure');
  await expect.poll(() => lines.filter(({ text }) => text.includes('too late'))).toHaveLength(1);
  const [line] = lines.filter(({ text }) => text.includes('too late'));
  expect(line?.level).toBe('info');
  expect(line?.about).not.toHaveProperty('err');
  expect(line?.about).toMatchObject({ what: '/help' });
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  const { text } = await scene.app().metrics.exposition();
  expect(text).toContain('fimbul_late_answers_total 1');
});
