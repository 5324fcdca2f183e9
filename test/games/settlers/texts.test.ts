import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSEHOLDS, PHASES, THINGS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { isNumberOption } from '../../../src/kernel/options.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { teller } from '../../../src/kernel/text.js';

const { en = {}, de = {} } = settlers.texts;
const placeholders = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/gu)].map(([, name]) => name ?? ''))].sort();
const PLAIN = new Set([
  'household',
  'from',
  'to',
  'goods',
  'need',
  'year',
  'season',
  'card',
  'silver',
  'owner',
]);

/** Keys of happenings and refusals as the sources say them. */
function saidKeys(): string[] {
  const folder = new URL('../../../src/games/settlers/', import.meta.url);
  const files = ['', 'phases/'].flatMap((sub) =>
    readdirSync(new URL(sub, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(sub + file, folder), 'utf8')),
  );
  return files.flatMap((text) => [
    ...[...text.matchAll(/say\(\s*'([\w.-]+)'/gu)].map(([, key]) => key ?? ''),
    ...[...text.matchAll(/key: '([\w.-]+)'/gu)].map(([, key]) => key ?? ''),
    ...[...text.matchAll(/'S\d(?:\.\d+)?', '([a-z][\w-]*\.[\w-]+)'/gu)].map(([, key]) => key ?? ''),
  ]);
}

describe('texts', () => {
  it('are the same in English and German, with the same arguments', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) {
      const kept = (text?: string) => placeholders(text).filter((name) => PLAIN.has(name));
      expect(kept(de[key]), key).toEqual(kept(en[key]));
    }
  });

  it('name every state, verb, argument, phase, household, thing and setting, and all that is said', () => {
    const wanted = [
      ...Object.keys(settlers.states).map((state) => `ask.${state}`),
      ...Object.keys(settlers.verbs ?? {}).flatMap((verb) => [`verb.${verb}`, `verb.${verb}.help`]),
      ...Object.values(settlers.verbs ?? {}).flatMap((args) => args.map((arg) => `arg.${arg}`)),
      ...HOUSEHOLDS.map((id) => `name.${id}`),
      ...PHASES.map((phase) => `phase.${phase}`),
      ...THINGS.flatMap((thing) => [`name.${thing}`, `count.${thing}`]),
      ...settlers.meta.options.flatMap((option) => [
        `option.${option.id}`,
        ...(isNumberOption(option) ? [] : option.values.map((value) => `option.${option.id}.${value}`)),
      ]),
      ...settlers.policies.flatMap(({ id, options }) => [
        `policy.${id}`,
        ...options.filter((option) => option !== 'ask').map((option) => `policy.${id}.${option}`),
      ]),
      ...saidKeys(),
    ];
    for (const key of wanted) expect(en[key], key).toBeDefined();
  });

  it.each([
    ['en', 4],
    ['de', 3],
  ] as const)('tell a whole game in %s, and nothing is missing', (locale, n) => {
    const tell = teller(settlers.texts, locale);
    const draw = drawer(11);
    const { game, applied } = startGame(settlers, {
      seats: HOUSEHOLDS.slice(0, n),
      variant: 'standard',
      options: {},
      seed: 'texts',
      dice: 'fast',
    });
    const check = (happenings: typeof applied.happenings): void => {
      for (const { key, args } of happenings) {
        expect(tell.has(key), key).toBe(true);
        expect(tell.tell(key, args)).not.toMatch(/[{}]/u);
      }
    };
    check(applied.happenings);
    for (let at = 0; game.position.over === undefined; at++) {
      const waiting = game.waiting();
      const seat = waiting[draw(waiting.length)] ?? '';
      if (at % 5 === 0)
        for (const { blocked } of game.choices(seat, true))
          if (blocked !== undefined) {
            expect(tell.has(blocked.key), blocked.key).toBe(true);
            expect(tell.tell(blocked.key, blocked.args)).not.toMatch(/[{}]/u);
          }
      const choices = game.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) break;
      check(game.apply(seat, fillChoice(choice, draw)).happenings);
    }
    expect(game.position.over).toBeDefined();
  });

  it.each([
    ['en', '2sheep+cows+lambs', '2 sheep + 1 cow + 1 lamb'],
    ['de', '2sheep+cows+lambs', '2 Schafe + 1 Kuh + 1 Lamm'],
    ['de', 'people', '1 Person'],
  ] as const)('count things in %s: %s', (locale, goods, told) => {
    const args = { household: 'gardar', to: 'sandnes', goods };
    expect(teller(settlers.texts, locale).tell('deal.gift', args)).toContain(told);
  });
});
