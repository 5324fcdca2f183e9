import { describe, expect, it } from 'vitest';
import { addToBag, bagSteps, lines, narrow, verbsOf } from '../../src/discord/presenter/narrow.js';
import { panel, parseRest, makeRest, withForced, FRESH } from '../../src/discord/presenter/panel.js';
import { countComponents } from '../../src/discord/post.js';
import { BOT_TEXTS, botTeller } from '../../src/discord/texts/index.js';
import { fit } from '../../src/kernel/parameters.js';
import { teller } from '../../src/kernel/text.js';
import type { Choice } from '../../src/kernel/types.js';

const BAG = { name: 'goods', of: { energy: 3, ivory: 1 }, min: 0, max: 2 };

const CHOICES: readonly Choice[] = [
  { verb: 'assign', args: ['walrus', { name: 'hunters', min: 1, max: 6 }] },
  { verb: 'assign', args: ['walrus', { name: 'hunters', min: 0, max: 5 }, 'alpha'] },
  { verb: 'assign', args: ['seal', { name: 'hunters', min: 1, max: 2 }] },
  { verb: 'pay', args: [BAG] },
  { verb: 'marry', args: [{ name: 'whom', oneOf: ['kirima', 'unalaq'] }] },
  { verb: 'pass', args: [] },
  { verb: 'promote', args: [6], blocked: { rule: 'E2', key: 'no.such' } },
];

describe('building a move from the choices', () => {
  it('offers each verb once, without the blocked ones', () => {
    expect(verbsOf(CHOICES)).toEqual(['assign', 'pay', 'marry', 'pass']);
  });

  it.each([
    ['a verb', ['assign'], ['walrus', 'seal']],
    ['a range', ['assign', 'seal'], ['1', '2']],
    ['ranges of two choices together', ['assign', 'walrus'], ['1', '2', '3', '4', '5', '6', '0']],
    ['words', ['marry'], ['kirima', 'unalaq']],
    ['an end that may go on', ['assign', 'walrus', '3'], ['alpha']],
    ['nothing where nothing fits', ['assign', 'whale'], []],
  ])('knows what may follow: %s', (_name, prefix, next) => {
    expect(narrow(CHOICES, prefix).next).toEqual(next);
  });

  it.each([
    ['pass', true],
    ['assign walrus 3', true],
    ['assign walrus 0', false],
    ['assign walrus 0 alpha', true],
    ['pay 2energy', true],
    ['pay 3energy', false],
    ['promote 6', false],
  ])('knows whether `%s` is whole: %s', (line, whole) => {
    expect(narrow(CHOICES, line.split(' ')).complete !== undefined).toBe(whole);
  });

  it('goes on by itself where only one thing may come', () => {
    expect(withForced(CHOICES, ['assign', 'walrus', '0'])).toEqual(['assign', 'walrus', '0', 'alpha']);
    expect(withForced(CHOICES, ['assign', 'walrus', '3'])).toEqual(['assign', 'walrus', '3']);
  });

  it('fills a bag piece by piece', () => {
    expect(bagSteps([BAG], '-')).toEqual({ add: ['energy', 'ivory'], done: true });
    const full = addToBag([BAG], addToBag([BAG], '-', 'ivory'), 'energy');
    expect(full).toBe('energy+ivory');
    expect(bagSteps([BAG], full)).toEqual({ add: [], done: true });
    expect(fit(BAG, full)).toBe(full);
  });

  it('completes lines: what starts as typed first, then what contains the words', () => {
    expect(lines(CHOICES, 'assign se', 25)).toEqual(['assign seal 1', 'assign seal 2']);
    expect(lines(CHOICES, 'unal', 25)).toEqual(['marry unalaq']);
    expect(lines(CHOICES, '', 5)).toHaveLength(5);
    expect(lines(CHOICES, '', 100)).not.toContain('promote 6');
  });

  it('takes turns among choices, so that a long one does not hide the others', () => {
    const wide: readonly Choice[] = [
      { verb: 'bid', args: [{ name: 'n', min: 0, max: 500 }] },
      { verb: 'pass', args: [] },
    ];
    expect(lines(wide, '', 5)).toContain('pass');
  });
});

describe('the panel', () => {
  const decision = { game: '12', seq: 40, choices: CHOICES, tell: botTeller('en'), heading: 'Here' };
  const json = (prefix: readonly string[], bag?: string, page = 0): string =>
    JSON.stringify(panel(decision, { prefix, bag, page }).components);

  it('plays a verb without arguments from one button, and shows short lists of moves whole', () => {
    expect(json([])).toContain('"custom_id":"go~12~14~pass"');
    expect(json([])).toContain('"value":"assign walrus 3"');
  });

  it('says what is not possible, with the rule', () => {
    expect(json([])).toContain('E2');
  });

  it('offers to confirm a whole move, and to go on where that is possible', () => {
    const text = json(['assign', 'walrus', '3']);
    expect(text).toContain('sure~12~14~assign walrus 3');
    expect(text).toContain('"value":"alpha"');
  });

  it('gives each thing a menu of its own where there are many moves of one shape', () => {
    const span = { name: 'people', min: 1, max: 6 };
    const wide = ['cod', 'seal', 'walrus', 'reindeer', 'hare'].map((card): Choice => ({
      verb: 'assign',
      args: [card, span],
    }));
    const choices: readonly Choice[] = [...wide, { verb: 'done', args: [] }];
    const { components } = panel({ ...decision, choices, composed: ['assign whale 2'] }, FRESH);
    const text = JSON.stringify(components);
    for (const card of ['cod', 'hare'])
      expect(text).toContain(`"value":"assign ${card} 6"`.replace('assign ', ''));
    for (const family of ['go~12~14~done', 'send~12~14~', 'drop~12~14~']) expect(text).toContain(family);
    expect(text).toContain('Assign · whale · 2');
  });

  it('keeps its state in the ids of its controls', () => {
    const state = { prefix: ['pay'], bag: '2energy', page: 3 };
    expect(parseRest(makeRest(state))).toEqual(state);
    expect(parseRest(makeRest(FRESH))).toEqual(FRESH);
    expect(parseRest(`${makeRest(state)}|n`)).toEqual(state);
  });

  it('shows a move as it is typed, also where its verb is the name of something', () => {
    const tell = teller({ en: { 'name.pass': 'the mountain pass' } }, 'en', BOT_TEXTS);
    const choices: readonly Choice[] = [{ verb: 'pass', args: [{ name: 'n', min: 0, max: 60 }] }];
    const text = JSON.stringify(
      panel({ ...decision, tell, choices }, { ...FRESH, prefix: ['pass'] }).components,
    );
    expect(text).toContain('/play pass');
    expect(text).not.toContain('mountain');
  });

  it('pages what is more than a menu holds', () => {
    const wide = { ...decision, choices: [{ verb: 'bid', args: [{ name: 'n', min: 0, max: 60 }] }] };
    const second = panel(wide, { prefix: ['bid'], bag: undefined, page: 1 });
    const text = JSON.stringify(second.components);
    expect(text).toContain('"value":"25"');
    expect(text).not.toContain('"value":"24"');
    expect(text).toContain('◀');
    expect(text).toContain('▶');
  });

  it('fills large bags by steps', () => {
    const bag = { name: 'goods', of: { a: 9, b: 9, c: 9 }, min: 0, max: 20 };
    const text = JSON.stringify(
      panel({ ...decision, choices: [{ verb: 'pay', args: [bag] }] }, { prefix: ['pay'], bag: '2a', page: 0 })
        .components,
    );
    expect(text).toContain('add~12~14~|2a|pay');
    expect(text).toContain('||pay 2a|d');
  });

  it('never has two controls of the same id, nor more components than a message holds', () => {
    for (const prefix of [
      [],
      ['assign'],
      ['assign', 'walrus'],
      ['assign', 'walrus', '3'],
      ['pay'],
      ['marry'],
    ]) {
      const { components } = panel(decision, { ...FRESH, prefix });
      const ids = [...JSON.stringify(components).matchAll(/"custom_id":"([^"]*)"/gu)].map(
        (match) => match[1],
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(countComponents(components)).toBeLessThanOrEqual(40);
    }
  });
});
