import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { Refused } from '../../src/kernel/errors.js';
import { parseMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import { taught, tryStep } from '../../src/kernel/tutorial.js';
import type { Move } from '../../src/kernel/types.js';

const move = (text: string): Move => {
  const parsed = parseMove(text);
  if (parsed === undefined) throw new Error(`${text} is no move`);
  return parsed;
};

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('the lesson of %s', (_id, module) => {
  const { tutorial } = module;
  const steps = tutorial?.steps ?? [];
  const moves = steps.map((step) => step.move);

  it('has about six moves, each with an existing rule and texts in every language', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(8);
    const rules = module.meta.rules.map(({ id }) => id);
    expect(steps.map(({ rule }) => rule).filter((rule) => !rules.includes(rule))).toEqual([]);
    for (const [language, texts] of Object.entries(module.texts)) {
      const wanted = steps.flatMap(({ id }) =>
        ['title', 'text', 'hint', 'done'].map((part) => `learn.${id}.${part}`),
      );
      const missing = ['learn.intro', 'learn.end', ...wanted].filter((key) => texts[key] === undefined);
      expect(missing, language).toEqual([]);
    }
  });

  it('can be played through, the same way every time', () => {
    const told = (): string =>
      JSON.stringify(
        moves.map((text, at) => tryStep(module, taught(module, moves.slice(0, at)), move(text))),
      );
    const once = told();
    expect(told()).toBe(once);
    for (const came of JSON.parse(once) as { kind: string; happenings: readonly unknown[] }[]) {
      expect(came.kind).toBe('right');
      expect(came.happenings).not.toEqual([]);
    }
    const end = taught(module, moves);
    expect(end.step).toBeUndefined();
    expect(module.invariants(end.game.position)).toEqual([]);
    expect(end.game.position.dice.script ?? []).toEqual([]);
  });

  it.each(steps.map((step, at) => [step.id, at] as const))(
    'rejects every other move at “%s” with a reason in words',
    (_step, at) => {
      const now = taught(module, moves.slice(0, at));
      const draw = drawer(at + 1);
      const before = JSON.stringify(now.game.position);
      for (const choice of now.game.choices(tutorial?.seat ?? '')) {
        for (let again = 0; again < 5; again++) {
          const came = tryStep(module, taught(module, moves.slice(0, at)), fillChoice(choice, draw));
          if (came.kind === 'right' || came.why === undefined) continue;
          for (const texts of Object.values(module.texts)) expect(texts[came.why], came.why).toBeDefined();
        }
      }
      expect(() => tryStep(module, now, move('fly away'))).toThrow(Refused);
      expect(JSON.stringify(now.game.position)).toBe(before);
    },
  );
});
