import { describe, expect, it } from 'vitest';
import { CLANS, FATES } from '../../../src/games/glacier/model.js';
import { glacier } from '../../../src/games/glacier/module.js';
import type { View } from '../../../src/games/glacier/view-types.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';

const { en = {}, de = {} } = glacier.texts;
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name ?? ''))].sort();

describe('texts', () => {
  it('are the same in English and German, with the same arguments', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    const names = ['clan', 'card', 'prey', 'need', 'value', 'year', 'fate', 'hunter'];
    for (const key of Object.keys(en)) {
      const kept = (text = '') => placeholders(text).filter((name) => names.includes(name));
      expect(kept(de[key]), key).toEqual(kept(en[key]));
    }
  });

  it('name every state, verb, argument, phase, clan and card', () => {
    const wanted = [
      ...Object.keys(glacier.states).map((state) => `ask.${state}`),
      ...Object.keys(glacier.verbs ?? {}).flatMap((verb) => [`verb.${verb}`, `verb.${verb}.help`]),
      ...Object.values(glacier.verbs ?? {}).flatMap((args) => args.map((arg) => `arg.${arg}`)),
      ...CLANS.flatMap((clan) => [`name.${clan}`, `phase.turn-${clan}`]),
      ...FATES.map((fate) => `name.${fate}`),
      ...glacier.meta.options.map(({ id }) => `option.${id}`),
      ...glacier.meta.options.flatMap((option) =>
        'values' in option ? option.values.map((value) => `name.${value}`) : [],
      ),
    ];
    for (const key of wanted) expect(en[key], key).toBeDefined();
  });

  it.each(['en', 'de'])('tell a whole game in %s, and nothing is missing', (locale) => {
    const tell = teller(glacier.texts, locale);
    const draw = drawer(11);
    const { game, applied } = startGame(glacier, {
      seats: CLANS.slice(0, 3),
      variant: 'standard',
      options: { artifact: 'auction', dispute: 'after' },
      seed: 'texts',
    });
    const check = (happenings: typeof applied.happenings): void => {
      for (const { key, args } of happenings) {
        expect(tell.has(key), key).toBe(true);
        expect(tell.tell(key, args)).not.toMatch(/[{}]/u);
      }
    };
    check(applied.happenings);
    while (game.position.over === undefined) {
      const [seat = ''] = game.waiting();
      for (const { blocked } of game.choices(seat, true))
        if (blocked !== undefined) {
          expect(tell.has(blocked.key), blocked.key).toBe(true);
          expect(tell.tell(blocked.key, blocked.args)).not.toMatch(/[{}]/u);
        }
      const view: View = glacier.view(game.position, seat);
      expect(glacier.hand?.(view, seat, tell)).not.toBe('');
      expect(glacier.hand?.(glacier.view(game.position, 'spectator'), seat, tell)).toBe('');
      const choices = game.choices(seat);
      const move = glacier.ai['greedy']?.({ view, seat, choices, draw });
      if (move === undefined) break;
      check(game.apply(seat, move).happenings);
    }
    expect(game.position.over).toBeDefined();
  });
});
