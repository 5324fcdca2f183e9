import { readFileSync } from 'node:fs';
import { carryOut } from '../carry-out.js';
import { readExperiment, shippedExperiment, type Experiment } from '../experiment.js';
import type { LabGame } from '../game.js';
import { outcomeBars } from '../report/figures.js';
import type { Bench } from '../run.js';
import { labTeller } from '../texts.js';
import {
  answered,
  figureOf,
  filled,
  namesIn,
  type PlayedExperiment,
  type PlayedExperiments,
} from './figures.js';

/** The letter to the designer: templates with named figures, which played games fill in. */

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const TEXTS = { 'letter.md': 'letter.txt', 'letter-appendix.md': 'letter-appendix.txt' } as const;

/** Templates of the letter. */
export const letterTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(TEXTS).map(([name, file]) => [name, read(file)]));

/** Sets in each picture, by file. */
const PICTURES: Readonly<Record<string, RegExp>> = {
  'letter-ends.svg': /^four /u,
  'letter-sharing.svg': /^plausible, /u,
  'letter-change.svg': /^as printed$|^no hay|food/u,
};

function experimentOf(name: string): Experiment {
  if (name === 'letter') return readExperiment(read('letter.yaml'), 'letter.yaml');
  const found = shippedExperiment('settlers', name);
  if (found === undefined) throw new Error(`unknown experiment “${name}”`);
  return found;
}

/** @returns figures by name, and the pictures by file */
export async function playLetter(
  lab: LabGame,
  bench: Bench,
  report: (experiment: string) => void,
): Promise<{ figures: Record<string, string>; pictures: Record<string, string> }> {
  const names = [...new Set(Object.values(letterTexts()).flatMap(namesIn))].sort();
  const answers: Record<string, PlayedExperiment> = {};
  for (const experiment of new Set(names.map((name) => name.split(' / ')[0] ?? ''))) {
    report(experiment);
    answers[experiment] = answered(lab, await carryOut(lab, experimentOf(experiment), bench));
  }
  return {
    figures: Object.fromEntries(names.map((name) => [name, figureOf(lab, answers, name)])),
    pictures: picturesOf(lab, answers),
  };
}

function picturesOf(lab: LabGame, { letter }: PlayedExperiments): Record<string, string> {
  const tell = labTeller(lab, 'en');
  const rows = letter?.answer.rows ?? [];
  return Object.fromEntries(
    Object.entries(PICTURES).map(([file, wanted]) => {
      const shown = rows.filter(({ name }) => wanted.test(name) && !name.startsWith('different'));
      return [file, `${outcomeBars(lab, shown, tell).svg}\n`];
    }),
  );
}

/** The letter's files with these figures. */
export const letterFiles = (figures: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(letterTexts()).map(([name, text]) => [name, filled(text, figures)])),
  'figures.json': `${JSON.stringify(figures, null, 2)}\n`,
});
