import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { numberLines, settingsOf } from '../../src/lab/commands.js';
import { readExperiment, type Experiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { settingsInWords } from '../../src/lab/report/numbers.js';
import { asText } from '../../src/lab/report/page.js';
import { pageOf } from '../../src/lab/report/write.js';
import { openBench } from '../../src/lab/run.js';

const lab = findLabGame('settlers');
const bench = openBench('settlers', 1);
afterAll(() => bench.close());

const page = async (experiment: Experiment, games = 60): Promise<string> =>
  asText(pageOf(lab, await carryOut(lab, { ...experiment, games }, bench)));

describe('a user’s experiment', () => {
  const own = (sets: string): Promise<string> =>
    page(
      readExperiment(`kind: sets\nquestion: a\nsets: [plausible, plausible+loan, ${sets}]\n`, 'mine.yaml'),
    );
  const HARD =
    'name: hard, box: { of: [plausible] }, constants: { foodEarly: 6 }, readings: { soil: barren }';

  it.each([`{ ${HARD} }`, `{ ${HARD}, beside: plausible }`])(
    'begins with the effect of its change, and lists the changed numbers of %s',
    async (set) => {
      const text = await own(set);
      expect(text).toMatch(/^a\n\n.*games with hard, \d+ with plausible/u);
      expect(text).toMatch(
        /CHANGED NUMBERS\nhard: .*\(foodEarly\): 3 → 6 food; .*\(soil\): printed → barren\.\n/u,
      );
      expect(text).toMatch(/\nplausible \(hard\): \d+ of 100 die/u);
      expect(text).toMatch(/\nplausible \(other sets\): \d+ of 100 die/u);
    },
  );

  it('says that a seat plays the number before each range', async () => {
    const seats = await own('{ name: fixed, seats: [prudent, plausible+gift] }');
    expect(seats).toContain('In a seat, plausible plays the number before each range');
    expect(await own('prudent')).not.toContain('In a seat');
  });

  it('names the sets without a clear difference', async () => {
    expect(await own('{ name: richer, box: { of: [plausible] }, constants: { ivory0: 1 } }')).toMatch(
      /No clear difference between richer and plausible|with richer/u,
    );
  });
});

describe('numbers', () => {
  it('are changed by name, by reading and by word, and shown in words', () => {
    const { constants, readings } = settingsOf(lab, ['ivory=half', 'foodEarly=5', 'soil=barren']);
    expect(constants).toEqual({ ivoryGood: 2, ivoryPoor: 1, ivoryOrdinary: 1, foodEarly: 5 });
    expect(readings).toEqual({ soil: 'barren' });
    expect(settingsInWords(lab, { constants, readings })).toContain(
      'Early winter: food per person (foodEarly): 3 → 5 food',
    );
  });

  it.each([
    ['foodEarly=99', 'foodEarly must be a whole number from 0 to 12'],
    ['foodEarly', 'unknown value in “foodEarly”; possible: foodEarly=0 to foodEarly=12'],
    ['soil=gone', 'unknown value in “soil=gone”; possible: soil=printed, soil=barren'],
    ['ivory', 'possible: ivory=half, ivory=double, ivory=printed, ivory=exchanged'],
    ['winter=some', 'possible: winter=harder, winter=milder'],
    ['luck=more', 'unknown number or reading “luck=more”'],
    ['ivroy=half', 'Did you mean ivory=half or'],
    ['fodEarly=5', 'Did you mean foodEarly?'],
  ])('refuses %s: %s', (typed, why) => {
    expect(() => settingsOf(lab, [typed])).toThrow(why);
  });

  it('suggests the nearest names for an unknown word', () => {
    expect(numberLines(lab, 'ivroy').join('\n')).toMatch(/^Nothing is called “ivroy”. Did you mean ivory/u);
  });

  it('are all listed with their meaning, and can be searched', () => {
    const all = numberLines(lab).join('\n');
    for (const id of [...Object.keys(lab.constants), ...Object.keys(lab.readings)])
      expect(all).toMatch(new RegExp(`^${id} .*S\\d`, 'mu'));
    expect(numberLines(lab, 'walrus').join('\n')).toMatch(
      /walrusStorm +1 +0–10 +cards +S0\.3 +Walrus cards: storm/,
    );
  });
});
