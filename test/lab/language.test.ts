import { describe, expect, it } from 'vitest';
import { GRAMMAR } from '../../src/games/settlers/lab/grammar.js';
import { FAST_FACTS } from '../../src/games/settlers/lab/facts.js';
import { householdAt, Land, type Household } from '../../src/games/settlers/lab/state.js';
import { STRATEGIES } from '../../src/games/settlers/lab/strategies.js';
import { choose, compileStrategy, read, roll } from '../../src/lab/language/compile.js';
import { StrategyError } from '../../src/lab/language/expected.js';
import { checkStrategy } from '../../src/lab/language/faults.js';
import { parseStrategy } from '../../src/lab/language/parse.js';

const first = (land: Land): Household => householdAt(land, 0);
const DECISIONS = Object.keys(GRAMMAR.decisions);
const parsed = (...lines: readonly string[]) =>
  parseStrategy(['strategy test', ...lines].join('\n'), GRAMMAR);
const strategy = (...lines: readonly string[]) => compileStrategy(parsed(...lines), GRAMMAR, FAST_FACTS);

/** The results of a decision for the first household, on a land with four. */
function said(decision: string, lines: readonly string[], set: (land: Land) => void = () => undefined) {
  const land = new Land(4);
  land.year = 3;
  set(land);
  const clause = choose(strategy(...lines), DECISIONS.indexOf(decision), land, 0, 7, land.year);
  if (clause === undefined) return 'no';
  return clause.word === ''
    ? clause.amount === undefined
      ? 'yes'
      : read(clause.amount, land, 0)
    : clause.word;
}

describe('the text of a strategy', () => {
  it.each(Object.keys(STRATEGIES))('reads the shipped strategy %s', (name) => {
    expect(checkStrategy(STRATEGIES[name] ?? '', GRAMMAR).name).toBe(name);
  });

  it('reads the designer’s example: half of the time, but only if fewer than three others do', () => {
    const text = 'walrus 50% [0..100] half of home, but only if fewer than 3 [0..5] others-hunting'.replace(
      ' [0..5]',
      '',
    );
    const { clauses, genes } = parsed(text);
    expect(clauses[0]?.decision).toBe('walrus');
    expect(genes[0]).toMatchObject({ value: 50, min: 0, max: 100 });
    const test = strategy(text);
    let often = 0;
    for (let year = 1; year <= 1000; year++) {
      const land = new Land(4);
      land.year = year;
      first(land).home = 6;
      if (choose(test, DECISIONS.indexOf('walrus'), land, 0, 99, year) !== undefined) often++;
    }
    expect(often).toBeGreaterThan(440);
    expect(often).toBeLessThan(560);
    const busy = said('walrus', [text.replace('50% [0..100]', 'always')], (land) => {
      for (const i of [1, 2, 3]) householdAt(land, i).walrus = 2;
    });
    expect(busy).toBe('no');
  });

  it('applies the first clause whose condition holds', () => {
    const lines = ['ivory 3 if silver > 10', 'ivory all if silver > 5', 'ivory never'];
    const rich = (silver: number) => said('ivory', lines, (land) => void (first(land).silver = silver));
    expect([rich(11), rich(6), rich(1)]).toEqual([3, 'all', 'no']);
  });

  it('calculates with shares, facts and differences', () => {
    const at = (text: string) =>
      said('walrus', [text], (land) => {
        first(land).home = 9;
        first(land).boats = 2;
      });
    expect(at('walrus half of home')).toBe(4.5);
    expect(at('walrus 1/3 of home')).toBe(3);
    expect(at('walrus 40% of home - boats')).toBeCloseTo(1.6);
    expect(at('walrus home - 2 boats 1')).toBe(7);
    expect(at('walrus (home + boats) * 2')).toBe(22);
  });

  it('reads units, and, or, not, at least', () => {
    const holds = (condition: string) =>
      said('seals', [`seals if ${condition}`], (land) => {
        first(land).home = 4;
        first(land).food = 30;
      });
    // Four people eat 12 in early winter and 4 for each of two cards.
    expect(holds('food < 2 winters')).toBe('yes');
    expect(holds('food < 1 winters')).toBe('no');
    expect(holds('at least 4 people and not at least 5 people')).toBe('yes');
    expect(holds('people > 4 or (food >= 30 and ship-comes)')).toBe('yes');
    expect(holds('no ship-comes')).toBe('no');
  });

  it('reports line, found word and expected word', () => {
    const wrong = (line: string): string => {
      try {
        parsed('repair always', line);
      } catch (error) {
        if (error instanceof StrategyError) return error.message;
      }
      return 'it was taken';
    };
    expect(wrong('walrsu always')).toMatch(
      /^line 3, column 1: found “walrsu”, expected a decision \(.*walrus/,
    );
    expect(wrong('hay for-hred')).toMatch(
      /“for-hred”, expected a word for “hay” \(always, never, if, for-herd, all, winters, soil/,
    );
    expect(wrong('seals if fodo < 2')).toMatch(/“fodo”, expected a number or a fact \(.*food/);
    expect(wrong('seals if food <')).toMatch(/found the end of the line, expected a number or a fact/);
    expect(wrong('give food as present')).toMatch(/“present”, expected one of gift, loan, sale/);
    expect(wrong('walrus 50% [60..100]')).toMatch(/a range that includes 50/);
    expect(wrong('walrus 50% [9..1]')).toMatch(/with the lower number first/);
    expect(wrong('seals if food § 2')).toMatch(/column 15: found “§”/);
  });

  it.each([
    ['give food as gift for 3', /column 19: found “for”, expected as sale \| as loan in the same rule/],
    ['give food each 2', /“each”, expected as sale in the same rule/],
    ['give hay as sale by spring', /“by”, expected as loan in the same rule/],
    ['give timber as sale', /“as sale”, expected a price \(for 2 \| each 2\)/],
    ['give berth as sale', /“as sale”, expected a price/],
    ['  eat whatever-feeds winters 12', /column 22: found “winters 12”, expected a number from 0 to/],
    ['lend food', /found “lend”, expected “give food as loan”/],
    ['sell timber each 2', /expected “give timber as sale each 1”/],
    ['give people', /expected “lend people”/],
    ['give food as loan back 30', /“back 30”, expected a number from 1 to 20/],
    ['give sheep as gift with another', /“with”, expected a word for “give sheep”/],
  ])('refuses %s, which has no effect', (line, message) => {
    expect(() => checkStrategy(`strategy test\n${line}`, GRAMMAR)).toThrow(message);
  });

  it('lists missing decisions, and uses the game’s defaults for them', () => {
    const tree = parsed('seals always');
    expect(tree.missing).toContain('walrus');
    expect(tree.clauses.find(({ decision }) => decision === 'walrus')).toMatchObject({ line: 0 });
    expect(said('repair', ['seals always'])).toBe('yes');
    expect(said('walrus', ['seals always'])).toBe('no');
  });

  it('rolls evenly, independent of the moment', () => {
    const counts = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 200; seed++)
      for (let year = 1; year <= 15; year++)
        for (let player = 0; player < 4; player++) {
          const ten = Math.floor(roll(seed, year, player, 3) / 10);
          counts[ten] = (counts[ten] ?? 0) + 1;
        }
    for (const count of counts) expect(Math.abs(count - 1200)).toBeLessThan(150);
    expect(roll(5, 2, 1, 0)).toBe(roll(5, 2, 1, 0));
  });
});
