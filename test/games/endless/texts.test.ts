import { describe, expect, it } from 'vitest';
import { SEATS } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import type { View } from '../../../src/games/endless/view-types.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';

const { en = {}, de = {} } = endless.texts;

describe('texts', () => {
  it('have the same keys in English and German', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('name every state, verb, argument, phase and tribe', () => {
    const wanted = [
      ...Object.keys(endless.states).map((state) => `ask.${state}`),
      ...Object.keys(endless.verbs ?? {}).flatMap((verb) => [`verb.${verb}`, `verb.${verb}.help`]),
      ...Object.values(endless.verbs ?? {}).flatMap((args) => args.map((arg) => `arg.${arg}`)),
      ...SEATS.flatMap((seat) => [`name.${seat}`, `phase.turn-${seat}`]),
    ];
    for (const key of wanted) expect(en[key], key).toBeDefined();
  });

  it.each(['en', 'de'])('tell a whole game in %s, and nothing is missing', (locale) => {
    const tell = teller(endless.texts, locale);
    const draw = drawer(11);
    const { game, applied } = startGame(endless, {
      seats: SEATS.slice(0, 3),
      variant: 'standard',
      options: { draft: 'both' },
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
    while (game.position.over === undefined) {
      const [seat = ''] = game.waiting();
      for (const { blocked } of game.choices(seat, true))
        if (blocked !== undefined) {
          expect(tell.has(blocked.key), blocked.key).toBe(true);
          expect(tell.tell(blocked.key, blocked.args)).not.toMatch(/[{}]/u);
        }
      const view: View = endless.view(game.position, seat);
      const choices = game.choices(seat);
      const move = endless.ai['greedy']?.({ view, seat, choices, draw });
      if (move === undefined) break;
      check(game.apply(seat, move).happenings);
    }
    expect(game.position.over).toBeDefined();
  });
});
