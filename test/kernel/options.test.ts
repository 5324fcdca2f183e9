import { describe, expect, it } from 'vitest';
import {
  fitOption,
  menuOf,
  numberOf,
  samplesOf,
  setBy,
  setsOthers,
  settingsOf,
  usualOf,
} from '../../src/kernel/options.js';
import type { NumberOption, OptionMeta } from '../../src/kernel/types.js';

const trees: NumberOption = { id: 'trees', min: 0, max: 99, initial: 99 };
const stride: NumberOption = { id: 'stride', min: -10, max: 12, step: 5, initial: 0 };
const ruin: OptionMeta = { id: 'ruin', values: ['level-one', 'nothing'], initial: 'level-one', rule: 'R28' };
const all = [trees, stride, ruin];

describe('game options', () => {
  it('are stored as text with every default, and read back as numbers', () => {
    expect(settingsOf(all, { trees: '7' })).toEqual({ trees: '7', stride: '0', ruin: 'level-one' });
    expect(numberOf(trees, { trees: '7' })).toBe(7);
    expect(numberOf(stride, {})).toBe(0);
  });

  it.each([
    [{ trees: '100' }, "trees can't be 100: 0–99"],
    [{ stride: '1' }, "stride can't be 1: -10–12 (-10, -5 …)"],
    [{ ruin: 'x' }, "ruin can't be x: level-one, nothing"],
    [{ wood: '1' }, 'there is no option wood; there are trees, stride, ruin'],
  ])('refuse %j and list the allowed values', (given, message) => {
    expect(() => settingsOf(all, given as Record<string, string>)).toThrow(new RangeError(message));
  });

  it.each([
    [trees, '007', '7'],
    [trees, '-1', undefined],
    [trees, '1.5', undefined],
    [trees, '', undefined],
    [stride, '-10', '-10'],
    [stride, '10', '10'],
    [stride, '12', undefined],
    [ruin, 'nothing', 'nothing'],
  ] as const)('%o reads %j as %j', (option, value, fitted) => {
    expect(fitOption(option, value)).toBe(fitted);
  });

  it('are sampled at their default and both ends', () => {
    expect(samplesOf(trees)).toEqual(['99', '0']);
    expect(samplesOf(stride)).toEqual(['0', '-10', '10']);
    expect(samplesOf(ruin)).toEqual(['level-one', 'nothing']);
  });
});

describe('option presets', () => {
  const rules: OptionMeta = {
    id: 'rules',
    values: ['mild', 'harsh'],
    initial: 'mild',
    presets: { harsh: { trees: '9', ruin: 'nothing' } },
  };
  const options = [...all, rules];

  it('set every option that was not given', () => {
    expect(settingsOf(options, {})).toEqual({
      rules: 'mild',
      trees: '99',
      stride: '0',
      ruin: 'level-one',
    });
    expect(settingsOf(options, { rules: 'harsh', ruin: 'level-one' })).toEqual({
      rules: 'harsh',
      trees: '9',
      stride: '0',
      ruin: 'level-one',
    });
  });

  it('name the default, and list the options they set', () => {
    expect(options.map((option) => usualOf(option, options, { rules: 'harsh' }))).toEqual([
      '9',
      '0',
      'nothing',
      'mild',
    ]);
    expect(setBy(rules)).toEqual(['trees', 'ruin']);
    expect([rules, ruin].map(setsOthers)).toEqual([true, false]);
  });
});

describe('a menu of numbers', () => {
  it('lists every number if there are few', () => {
    expect(menuOf(stride, '0', 25)).toEqual(['-10', '-5', '0', '5', '10']);
  });

  it('lists both ends, the current number and its neighbors, and reaches any number in a few steps', () => {
    const menu = menuOf(trees, '30', 25);
    expect(menu.length).toBeLessThanOrEqual(25);
    expect(menu).toEqual(expect.arrayContaining(['0', '29', '30', '31', '99']));
    expect(menu.map(Number)).toEqual([...menu].map(Number).sort((a, b) => a - b));
    const wide: NumberOption = { id: 'wide', min: 1, max: 5000, initial: 10 };
    for (const wanted of [1, 777, 2500, 4321, 5000]) {
      let now = '10';
      let steps = 0;
      while (Number(now) !== wanted && steps < 20) {
        const values = menuOf(wide, now, 25).map(Number);
        expect(values.length).toBeLessThanOrEqual(25);
        now = String(values.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a)));
        steps++;
      }
      expect(steps, String(wanted)).toBeLessThanOrEqual(10);
    }
  });
});
