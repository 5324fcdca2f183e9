import { describe, expect, it } from 'vitest';
import { lineLabel } from '../../src/discord/presenter/labels.js';
import { thingIn, understand } from '../../src/discord/presenter/understand.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { GAMES } from '../../src/games/registry.js';
import { makeMove } from '../../src/kernel/notation.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type { Choice } from '../../src/kernel/types.js';

const CHOICES: readonly Choice[] = [
  { verb: 'assign', args: ['polar-bear', { name: 'people', min: 1, max: 6 }] },
  { verb: 'assign', args: ['harbor-seal', { name: 'people', min: 1, max: 6 }] },
  {
    verb: 'assign',
    args: ['polar-bear', { name: 'people', min: 7, max: 99 }],
    blocked: { rule: 'E1', key: 'assign.no-room' },
  },
  { verb: 'done', args: [] },
];
const TELL = tellerFor(
  {
    en: { 'name.polar-bear': 'Polar Bear', 'name.harbor-seal': 'Harbor Seal', 'verb.assign': 'Assign' },
    de: { 'name.polar-bear': 'Eisbär', 'name.harbor-seal': 'Seehund', 'verb.assign': 'Zuteilen' },
  },
  'de',
);

const read = (typed: string) => understand(CHOICES, [TELL], typed);

describe('a typed move', () => {
  it.each([
    ['assign polar-bear 3', 'assign polar-bear 3'],
    ['Assign Eisbär 3', 'assign polar-bear 3'],
    ['zuteilen eisbaer 3'.replace('ae', 'a'), 'assign polar-bear 3'],
    ['assign polar bear 3', 'assign polar-bear 3'],
    ['DONE', 'done'],
    // Out of range, but understood, so that the table can cite the rule.
    ['assign polar bear 30', 'assign polar-bear 30'],
  ])('“%s” is read', (typed, line) => {
    const { words, move } = read(typed);
    expect(move === undefined ? '' : makeMove(move)).toBe(line);
    expect(words?.join(' ')).toBe(line);
  });

  it.each([
    ['assign polar-baer 3', 'assign polar-bear 3'],
    ['polar-baer 3', 'assign polar-bear 3'],
    ['polar 30', 'assign polar-bear 6'],
    ['assign harbour seal 2', 'assign harbor-seal 2'],
    ['dobe', 'done'],
    ['assign polar bear 3x', 'assign polar-bear'],
    ['assign seehund viele', 'assign harbor-seal'],
  ])('“%s” is nearly read', (typed, line) => {
    const { move, near } = read(typed);
    expect(move).toBeUndefined();
    expect(near.map((words) => words.join(' '))).toContain(line);
  });

  it('is recognized as the beginning of a move, or as nonsense', () => {
    expect(read('assign polar bear')).toEqual({ words: ['assign', 'polar-bear'], near: [] });
    expect(read('xyzzy plugh')).toEqual({ near: [] });
    expect(read('')).toEqual({ near: [] });
  });
});

describe('every move is understood as it is printed', () => {
  const cases = GAMES.flatMap((module) =>
    LANGUAGES.map((language) => [module.meta.id, language, module] as const),
  );
  it.each(cases)('%s in %s', { timeout: 30_000 }, (_id, language, module) => {
    const draw = drawer(3);
    const tell = tellerFor(module.texts, language);
    const [variant] = module.meta.variants;
    const all = variant?.seats ?? module.meta.seats.map(({ id }) => id);
    const seats = all.slice(0, variant?.maxSeats);
    const options = Object.fromEntries(module.meta.options.map(({ id, initial }) => [id, String(initial)]));
    const misread: string[] = [];
    let looked = 0;
    playout(module, {
      seats,
      variant: variant?.id ?? '',
      options,
      seed: 'names',
      draw,
      enough: (decisions) => decisions >= 150,
      decide: (_game, _seat, list) => {
        const move = fillChoice(list[draw(list.length)] as Choice, draw);
        if (draw(3) > 0) return move;
        looked += 1;
        const line = makeMove(move);
        const printed = lineLabel(tell, line.split(' ')).replaceAll(' · ', ' ').replaceAll('–', '-');
        const { words = [], move: read } = understand(list, [tell], printed);
        // Two components with the same name are equally good.
        const same = lineLabel(tell, words).replaceAll(' · ', ' ').replaceAll('–', '-') === printed;
        if (read === undefined || !same) misread.push(`${printed} ≠ ${words.join(' ')} (${line})`);
        return move;
      },
    });
    expect(looked).toBeGreaterThan(20);
    expect(misread).toEqual([]);
  });
});

describe('text that isn’t a move', () => {
  it.each([
    ['assign polar bear 3', 'polar-bear'],
    ['polar-baer 3', 'polar-bear'],
    ['polar 30', 'polar-bear'],
    ['Eisbär', 'polar-bear'],
    ['3 seehund', 'harbor-seal'],
    ['burn everything', undefined],
    ['sing', undefined],
    ['', undefined],
  ])('“%s” names %s', (typed, thing) => {
    expect(thingIn(['harbor-seal', 'polar-bear', 'sling'], [TELL], typed)).toBe(thing);
  });
});
