import { describe, expect, it } from 'vitest';
import { matchMove, makeMove, parseMove } from '../../src/kernel/notation.js';
import { fit, fillParameter, makeBag, parseBag } from '../../src/kernel/parameters.js';
import { nameWord } from '../../src/kernel/text.js';
import { drawer } from '../../src/kernel/random.js';
import { isId, readTerms, writeTerms } from '../../src/kernel/words.js';
import type { Bag, Parameter } from '../../src/kernel/types.js';

describe('a bag', () => {
  it.each([
    ['-', {}],
    ['walrus', { walrus: 1 }],
    ['2energy+walrus', { energy: 2, walrus: 1 }],
    ['0612', { '0612': 1 }],
    ['0612+c1-07', { '0612': 1, 'c1-07': 1 }],
    ['2*0612+3c1-07', { '0612': 2, 'c1-07': 3 }],
    ['#3+#4', { '#3': 1, '#4': 1 }],
    ['borg-reykholt+tungur-olfus', { 'borg-reykholt': 1, 'tungur-olfus': 1 }],
  ])('%s is read, and written as it was', (text, counts) => {
    expect(parseBag(text)).toEqual(counts);
    expect(writeTerms(readTerms(text) ?? [])).toBe(text);
  });

  it.each(['', '+', 'a+', '0a', '0*0612', 'a+2a', '2*', '-+a', 'a b', '1000*0612', '__proto__'])(
    'can’t be %j',
    (text) => {
      expect(parseBag(text)).toBeUndefined();
    },
  );

  it('of numbered cards accepts only the cards it contains', () => {
    const parameter: Bag = { name: 'cards', of: { '0612': 1, '0613': 2, 'c1-07': 1 }, min: 1, max: 3 };
    expect(fit(parameter, 'c1-07+0612')).toBe(makeBag(parameter, { '0612': 1, 'c1-07': 1 }));
    expect(fit(parameter, '2*0613')).toBe('2*0613');
    expect(fit(parameter, '0614')).toBeUndefined();
    expect(fit(parameter, '2*0612')).toBeUndefined();
    const draw = drawer(4);
    for (let i = 0; i < 50; i++) {
      const value = fillParameter(parameter, draw);
      expect(fit(parameter, value)).toBe(value);
    }
  });
});

describe('an id', () => {
  it.each(['walrus', 'c1-07', '0612', '#3', 'a-b', 'x:2', '12-4'])('may be %s', (id) => {
    expect(isId(id)).toBe(true);
    expect(readTerms(id)).toEqual([{ count: 1, id }]);
  });

  it.each(['', '-', '2b', '3#1', 'a+b', 'two words', '2*3', '-5'])('may not be %j', (id) => {
    expect(isId(id)).toBe(false);
  });
});

describe('a move', () => {
  const parameters: readonly (readonly [string, Parameter])[] = [
    ['0612', '0612'],
    ['0612', { name: 'card', oneOf: ['0611', '0612'] }],
    ['612', { name: 'card', oneOf: ['611', '612'] }],
    ['c1-07', { name: 'card', oneOf: ['c1-06', 'c1-07'] }],
    ['12', { name: 'n', min: 3, max: 20 }],
    ['-2', { name: 'n', min: -3, max: 0 }],
    ['12345', { name: 'n', min: 0, max: 20_000 }],
    ['borg-reykholt', { name: 'edge', oneOf: ['borg-reykholt', 'borg-tungur'], edges: true }],
    ['reykholt-borg', { name: 'edge', oneOf: ['borg-reykholt', 'borg-tungur'], edges: true }],
  ];

  it.each(parameters)('with the word %s is read back unchanged', (word, parameter) => {
    const read = parseMove(`play ${word}`);
    const found = read && matchMove([{ verb: 'play', args: [parameter] }], read);
    expect(found).toBeDefined();
    if (found === undefined) return;
    const again = parseMove(makeMove(found.move));
    expect(again && matchMove([{ verb: 'play', args: [parameter] }], again)?.move).toEqual(found.move);
    if (word === 'reykholt-borg') expect(found.move.args).toEqual(['borg-reykholt']);
  });

  it('is never read with its two places swapped, except for edges', () => {
    expect(fit({ name: 'card', oneOf: ['c1-07'] }, '07-c1')).toBeUndefined();
  });
});

describe('names', () => {
  const names = new Map([
    ['0612', 'Seal Hunt'],
    ['borg', 'Borg'],
    ['west-fjord', 'Western Fjord'],
    ['energy', 'energy'],
    ['walrus', 'Walrus'],
  ]);
  const name = (id: string): string => names.get(id) ?? id;

  it.each([
    ['0612', 'Seal Hunt'],
    ['2*0612', '2 Seal Hunt'],
    ['2energy+walrus', '2 energy + Walrus'],
    ['borg-west-fjord', 'Borg – Western Fjord'],
    ['west-fjord', 'Western Fjord'],
    ['borg-nowhere', 'borg-nowhere'],
    ['0a1b2c3d4e5f', '0a1b2c3d4e5f'],
    ['3+4', '3+4'],
    ['2026-11-22', '2026-11-22'],
  ])('write %s as %s', (word, told) => {
    expect(nameWord(word, name)).toBe(told);
  });
});
