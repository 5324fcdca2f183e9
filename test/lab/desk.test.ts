import { afterAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import type { CommandCall } from '../../src/discord/command.js';
import type { MessageBody } from '../../src/discord/post.js';
import { openDesk } from '../../src/lab/desk.js';
import { offlineBot, textOf } from '../support/tables.js';
import { registry } from '../../src/games/registry.js';

let now = 0;
const desk = openDesk({ aDay: 3, milliseconds: 1000, clock: () => now });
/** The worker has the lowest priority and may have to wait for a CPU. */
const PATIENT = { timeout: 120_000 };
afterAll(() => desk.close());
const bot = { ...offlineBot(registry), lab: desk };
const [command] = handlers(registry).commands.filter(({ data }) => data.name === 'lab');

const told: string[] = [];
function ask(person: string, question: string, locale = 'en'): Promise<MessageBody> {
  if (command === undefined) throw new Error('there is no /lab');
  const call: CommandCall = {
    ...{ bot, actor: { guild: '1', person }, channel: 'c', locale, sub: 'ask' },
    options: { question },
    meanwhile: (post) => void told.push(textOf(post)),
    missing: [],
    inGameChannel: true,
  };
  return command.run(call);
}

describe('/lab ask', () => {
  it(
    'answers with a picture, a few lines and the page, and takes one question per person at a time',
    PATIENT,
    async () => {
      const first = ask('ada', 'settlers/found', 'de');
      expect(textOf(await ask('ada', 'settlers/sharing'))).toContain('still running');
      const post = await first;
      expect(textOf(post)).toMatch(/Vorsichtige Haushalte mit vier anderen Zahlen/u);
      expect(textOf(post)).toMatch(/\*\*no-sheep\*\*: alle sterben \d+\u00A0% · /u);
      expect(textOf(post)).toContain('noch 2 Fragen');
      expect(told[0]).toContain('Simulation: 0 %');
      const [picture] = post.files;
      expect(picture?.png.subarray(1, 4).toString()).toBe('PNG');
      expect(picture?.alt).toMatch(/^no-sheep: alle sterben/u);
      const [page] = post.documents ?? [];
      expect(page?.name).toBe('found.html');
      expect(page?.data.toString()).toContain('Small print');
    },
  );

  it('refuses questions over the daily limit, and lists the questions', PATIENT, async () => {
    expect(textOf(await ask('ada', 'what is the meaning of it'))).toContain('one of these questions');
    for (let n = 0; n < 2; n++) await ask('ada', 'answers');
    expect(textOf(await ask('ada', 'answers'))).toContain('You’ve asked 3 questions in 24 hours');
    expect(desk.left('bo')).toBe(3);
    now += 25 * 3600_000;
    expect(desk.left('ada')).toBe(3);
  });
});

describe('the questions', () => {
  it('exist in every language', () => {
    for (const { words } of desk.questions()) expect(Object.keys(words).sort()).toEqual(['de', 'en']);
  });
});
