import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExperiment } from '../../src/lab/experiment.js';
import { checkExperiment } from '../../src/lab/check.js';
import { findLabGame } from '../../src/lab/games.js';
import { namesIn } from '../../src/lab/letter/figures.js';
import { letterFiles, letterTexts } from '../../src/lab/letter/letter.js';
import { listsPage } from '../../src/lab/letter/lists.js';

const lab = findLabGame('settlers');
const doc = (name: string): string =>
  readFileSync(new URL(`../../docs/settlers/${name}`, import.meta.url), 'utf8');
const figures = JSON.parse(doc('figures.json')) as Record<string, string>;
const words = (text: string): number => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length;

describe('the letter to the designer', () => {
  it.each(['letter.md', 'letter-appendix.md', 'figures.json'])(
    '%s has exactly the played figures',
    (name) => {
      expect(doc(name) === letterFiles(figures)[name]).toBe(true);
    },
  );

  it('uses every stored figure', () => {
    const asked = Object.values(letterTexts()).flatMap(namesIn);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(figures).sort());
  });

  it.each([
    ['letter.md', 700],
    ['letter-appendix.md', 700],
    ['lab.md', 800],
  ])('%s has at most %i words', (name, most) => {
    expect(words(doc(name))).toBeLessThanOrEqual(most);
  });

  it('has three pictures with alt texts', () => {
    const pictures = [...doc('letter.md').matchAll(/!\[(.{40,})\]\((letter-\w+\.svg)\)/gu)];
    expect(pictures).toHaveLength(3);
    for (const [, , file = ''] of pictures) expect(doc(file)).toMatch(/^<svg role="img"/u);
  });
});

describe('the laboratory’s pages', () => {
  it('list every number, key and word', () => {
    expect(doc('lab-lists.md') === listsPage(lab)).toBe(true);
  });

  it('show a valid experiment', () => {
    const [, yaml = ''] = /```yaml\n([^`]*)```/u.exec(doc('lab.md')) ?? [];
    expect(() => checkExperiment(lab, readExperiment(yaml, 'lab.md'))).not.toThrow();
    expect(yaml.trim().split('\n')).toHaveLength(12);
  });
});
