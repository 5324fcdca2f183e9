import { describe, expect, it } from 'vitest';
import { addToBag, bagSteps, lines, narrow, verbsOf } from '../../src/discord/presenter/narrow.js';
import { FRESH, makeRest, panel, PANEL, parseRest, withForced } from '../../src/discord/presenter/panel.js';
import { PIECES } from '../../src/discord/presenter/panel-state.js';
import { chosen, panelAt, pressed } from '../../src/discord/presenter/press.js';
import { wholeMoves } from '../../src/discord/presenter/whole-moves.js';
import { countComponents } from '../../src/discord/post.js';
import { BOT_TEXTS, botTeller } from '../../src/discord/texts.js';
import { fit } from '../../src/kernel/parameters.js';
import { teller } from '../../src/kernel/text.js';
import type { Choice } from '../../src/kernel/types.js';

/** Families of a panel's controls above its last row. */
const familiesOf = (choices: readonly Choice[], prefix: readonly string[]): readonly string[] => {
  const decision = { game: '1', seq: 0, choices, tell: botTeller('en'), heading: 'x' };
  const shown = panel(decision, { ...FRESH, prefix });
  return [...JSON.stringify(shown.components).matchAll(/"custom_id":"([a-z-]+)~/gu)].map(
    ([, family = '']) => family,
  );
};

describe('the next word', () => {
  it('is two buttons for two options, no matter how the move continues', () => {
    const whole: readonly Choice[] = [
      { verb: 'marry', args: [{ name: 'whom', oneOf: ['kirima', 'unalaq'] }] },
    ];
    expect(familiesOf(whole, ['marry'])).toEqual(['go', 'go', 'step']);
    const longer = ['walrus', 'seal'].map((animal): Choice => ({
      verb: 'send',
      args: [animal, { name: 'hunters', min: 1, max: 30 }],
    }));
    const shown = familiesOf(longer, ['send']);
    expect(shown).toEqual(['step', 'step', 'step']);
  });

  it('is described in full on two buttons, without the verb above them', () => {
    const choices: readonly Choice[] = [
      { verb: 'farm', args: [{ name: 'animal', oneOf: ['reindeer', 'lappget'] }] },
    ];
    const gives = 'a baby per turn, eats 1 hay, draws a sled and is worth 2 energy';
    const hint = (words: readonly string[]): string => (words.length === 1 ? gives : '');
    const decision = {
      game: '1',
      seq: 0,
      choices,
      tell: botTeller('en'),
      heading: 'x',
      hint,
      marked: 'farm reindeer',
    };
    const labels = [...JSON.stringify(panel(decision, FRESH).components).matchAll(/"label":"([^"]*)"/gu)];
    expect(labels.map(([, label]) => label)).toEqual([`reindeer · ${gives} ★`, `lappget · ${gives}`]);
  });

  it('is a menu if the options don’t fit as buttons', () => {
    const menu = (oneOf: readonly string[]): readonly string[] =>
      familiesOf([{ verb: 'take', args: [{ name: 'what', oneOf }] }], ['take']);
    const short = ['ivory', 'iron', 'energy', 'walrus', 'seal', 'caribou'];
    expect(menu(short)).toEqual([...short.map(() => 'go'), 'step']);
    expect(menu(short.map((name) => `${name}-and-all-that-belongs-to-it`))).toEqual([
      ...short.map(() => 'go'),
      'step',
    ]);
    expect(menu(short.map((name) => `${name}-${'and-so-on'.repeat(4)}`))).toEqual(['step', 'step']);
  });
});

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
  it('offers each verb once, without blocked ones', () => {
    expect(verbsOf(CHOICES)).toEqual(['assign', 'pay', 'marry', 'pass']);
  });

  it.each([
    ['a verb', ['assign'], ['walrus', 'seal']],
    ['a range', ['assign', 'seal'], ['1', '2']],
    ['ranges of two choices together', ['assign', 'walrus'], ['1', '2', '3', '4', '5', '6', '0']],
    ['words', ['marry'], ['kirima', 'unalaq']],
    ['an end that may go on', ['assign', 'walrus', '3'], ['alpha']],
    ['nothing where nothing fits', ['assign', 'whale'], []],
  ])('finds the next words: %s', (_name, prefix, next) => {
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

  it('adds words without an alternative', () => {
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

  it('completes lines: those that start with the text first, then those that contain its words', () => {
    expect(lines(CHOICES, 'assign se', 25)).toEqual(['assign seal 1', 'assign seal 2']);
    expect(lines(CHOICES, 'unal', 25)).toEqual(['marry unalaq']);
    expect(lines(CHOICES, '', 5)).toHaveLength(5);
    expect(lines(CHOICES, '', 100)).not.toContain('promote 6');
  });

  it('takes turns among choices, so that a long one doesn’t hide the others', () => {
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

  it('offers a verb without arguments as a button, and the other moves in one menu if they fit', () => {
    expect(json([])).toContain('"custom_id":"go~12~14~pass"');
    expect(json([])).toContain('"value":"assign walrus 6"');
  });

  it('names blocked choices with their rule', () => {
    expect(json([])).toContain('E2');
  });

  it('offers to confirm a whole move, and to extend it if possible', () => {
    const text = json(['assign', 'walrus', '3']);
    expect(text).toContain('sure~12~14~assign walrus 3');
    expect(text).toContain('go~12~14~assign walrus 3 alpha');
  });

  it('asks for the card first if many moves have the same shape', () => {
    const span = { name: 'people', min: 1, max: 6 };
    const wide = ['cod', 'seal', 'walrus', 'reindeer', 'hare', 'fox'].map((card): Choice => ({
      verb: 'assign',
      args: [card, span],
    }));
    const choices: readonly Choice[] = [...wide, { verb: 'done', args: [] }];
    const of = { ...decision, choices, composed: ['assign whale 2'] };
    const text = JSON.stringify(panel(of, FRESH).components);
    for (const card of ['cod', 'hare']) expect(text).toContain(`||assign ${card}|v`);
    for (const family of ['go~12~14~done', 'send~12~14~', 'drop~12~14~']) expect(text).toContain(family);
    expect(text).toContain('Assign · whale · 2');
    const then = JSON.stringify(panel(of, { ...FRESH, prefix: ['assign', 'cod'] }).components);
    for (const n of [1, 6]) expect(then).toContain(`go~12~14~assign cod ${n}`);
  });

  it('marks moves without a chance and lists them last', () => {
    const hint = (words: readonly string[], next: string): string =>
      words.length === 2 ? (Number(next) < 3 ? '0 %' : `${Number(next) * 10} %`) : '';
    for (const max of [4, 6]) {
      const choices: readonly Choice[] = [
        { verb: 'assign', args: ['walrus', { name: 'people', min: 1, max }] },
        { verb: 'pass', args: [] },
      ];
      const { components } = panel(
        { ...decision, choices, hint },
        { ...FRESH, prefix: ['assign', 'walrus'] },
      );
      const text = JSON.stringify(components);
      expect(text.indexOf(`${max}0 %`)).toBeLessThan(text.indexOf('✗ 0 %'));
      expect(text.match(/✗ 0 %/gu)).toHaveLength(2);
    }
  });

  it('keeps its state in the ids of its controls', () => {
    const state = { prefix: ['pay'], bag: '2energy', page: 3 };
    expect(parseRest(makeRest(state))).toEqual(state);
    expect(parseRest(makeRest(FRESH))).toEqual(FRESH);
    expect(parseRest(`${makeRest(state)}|n`)).toEqual(state);
  });

  it('names the verb of a started move, even if its verb is also a name', () => {
    const tell = teller({ en: { 'name.pass': 'the mountain pass', 'verb.pass': 'Pass' } }, 'en', BOT_TEXTS);
    const choices: readonly Choice[] = [{ verb: 'pass', args: [{ name: 'n', min: 0, max: 60 }] }];
    const text = JSON.stringify(
      panel({ ...decision, tell, choices }, { ...FRESH, prefix: ['pass'] }).components,
    );
    expect(text).toContain('**Pass**');
    expect(text).not.toContain('mountain');
  });

  it.each([
    ['/play pass', undefined],
    ['/elsewhere move: pass', '/elsewhere move:'],
  ])('asks to type a move that is too long for buttons: %s', (command, typed) => {
    const choices: readonly Choice[] = [
      {
        verb: 'pass',
        args: [
          { name: 'to', oneOf: ['near', 'far', 'x'.repeat(101)] },
          { name: 'n', min: 0, max: 60 },
        ],
      },
    ];
    const shown = panel(
      { ...decision, choices, ...(typed === undefined ? {} : { typed }) },
      { ...FRESH, prefix: ['pass'] },
    );
    expect(JSON.stringify(shown.components)).toContain(`${command} …`);
  });

  it('pages lists that don’t fit one menu', () => {
    const names = Array.from({ length: 60 }, (_, at) => `bid-${at}`);
    const wide = { ...decision, choices: [{ verb: 'bid', args: [{ name: 'n', oneOf: names }] }] };
    const second = panel(wide, { prefix: ['bid'], bag: undefined, page: 1 });
    const text = JSON.stringify(second.components);
    expect(text).toContain('"value":"bid-25"');
    expect(text).not.toContain('"value":"bid-24"');
    expect(text).toContain('◀');
    expect(text).toContain('▶');
  });

  it('sets a number with many values step by step, starting at the likely one', () => {
    const choices: readonly Choice[] = [{ verb: 'mow', args: [{ name: 'hay', min: 0, max: 160 }] }];
    const likely = [{ line: 'mow 42', why: 'What the herd needs' }];
    const top = JSON.stringify(panel({ ...decision, choices, likely }, FRESH).components);
    expect(top).toContain('go~12~14~mow 42');
    expect(top).toContain('What the herd needs');
    const from = { ...decision, choices, likely };
    const step = JSON.stringify(panel(from, { prefix: ['mow'], bag: undefined, page: 0 }).components);
    for (const value of [32, 41, 43, 52]) expect(step).toContain(`step~12~14~|${value}|mow|`);
    const last = JSON.stringify(panel(from, { prefix: ['mow'], bag: '159', page: 0 }).components);
    expect(last).toContain('step~12~14~|160|mow|n10');
    expect(last).toContain('go~12~14~mow 159');
  });

  it('takes several pieces of a large bag from one menu, and names a combination that isn’t allowed', () => {
    const bag = { name: 'cards', of: { a: 2, b: 1, c: 1, d: 1, e: 1, f: 1 }, min: 0, max: 3 };
    const choices: readonly Choice[] = [{ verb: 'take', args: [bag] }];
    const from = { ...decision, choices };
    const menu = JSON.stringify(panel(from, { prefix: ['take'], bag: undefined, page: 0 }).components);
    expect(menu).toContain('"max_values":3');
    expect(menu).toContain('"value":"2a"');
    const rest = makeRest({ prefix: ['take'], bag: PIECES, page: 0 });
    expect(menu).toContain(`step~12~14~${rest}`);
    expect(pressed(choices, PANEL.step, rest, ['c', 'a', '2a'])).toEqual({
      to: 'move',
      line: 'take 2a+c',
      move: { verb: 'take', args: ['2a+c'] },
      sure: true,
    });
    const before = parseRest(rest);
    const wrong = panelAt(from, before, chosen(before, ['2a', 'b', 'c']));
    expect(JSON.stringify(wrong)).toContain('isn’t a legal combination');
  });

  it('leaves out longer forms of the same move', () => {
    const choices: readonly Choice[] = [
      { verb: 'hunt', args: ['hare', { name: 'party', oneOf: ['one', 'two'] }] },
      {
        verb: 'hunt',
        args: [
          'hare',
          { name: 'party', oneOf: ['one', 'two'] },
          { name: 'weapon', oneOf: ['-', 'spear'] },
          { name: 'gift', oneOf: ['-', 'goose'] },
        ],
      },
    ];
    expect(wholeMoves(choices, ['hunt'], 25)?.map((rest) => rest.join(' '))).toEqual([
      'hare one',
      'hare one - goose',
      'hare one spear -',
      'hare one spear goose',
      'hare two',
      'hare two - goose',
      'hare two spear -',
      'hare two spear goose',
    ]);
  });

  it('opens rarely used verbs with a button instead of listing their moves', () => {
    const open = { ...decision, choices: CHOICES };
    const [verb = ''] = CHOICES.map((choice) => choice.verb);
    expect(JSON.stringify(panel(open, FRESH).components)).toContain(`"value":"${verb} `);
    const aside = JSON.stringify(panel({ ...open, aside: [verb] }, FRESH).components);
    expect(aside).not.toContain(`"value":"${verb} `);
  });

  it('names blocked choices with their arguments, if these have few values', () => {
    const choices: readonly Choice[] = [
      { verb: 'pass', args: [] },
      {
        verb: 'hunt',
        args: ['hare', { name: 'party', oneOf: ['1', '2', '3', '4'] }, { name: 'weapon', oneOf: ['axe'] }],
        blocked: { rule: 'C1', key: 'no' },
      },
    ];
    expect(JSON.stringify(panel({ ...decision, choices }, FRESH).components)).toContain(
      'Hunt · hare · … · axe',
    );
  });

  it('fills large bags step by step', () => {
    const bag = { name: 'goods', of: { a: 9, b: 9, c: 9 }, min: 0, max: 20 };
    const text = JSON.stringify(
      panel({ ...decision, choices: [{ verb: 'pay', args: [bag] }] }, { prefix: ['pay'], bag: '2a', page: 0 })
        .components,
    );
    expect(text).toContain('add~12~14~|2a|pay');
    expect(text).toContain('||pay 2a|d');
  });

  it('never has two controls with the same id, or more components than a message allows', () => {
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
