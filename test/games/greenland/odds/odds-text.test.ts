import { describe, expect, it } from 'vitest';
import { teller } from '../../../../src/kernel/text.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { hintWord, tellMeans } from '../../../../src/games/greenland/help/hint-text.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from '../../../../src/games/greenland/odds/odds-text.js';
import { Bench } from '../support.js';

const bench = new Bench(['assign'], (b) => {
  b.row('north', ['arctic-char', 'walrus'], ['arctic-hare']);
  for (const tribe of ['tunit', 'norse', 'sami', 'thule'] as const) {
    b.elders(tribe, {});
    b.tribe(tribe).tableau = [];
  }
  b.tribe('tunit').pool = 3;
});
const view = greenland.view(bench.game.position, 'tunit');
const tell = teller(greenland.texts, 'en');

describe('odds in words', () => {
  it('cover the cards that are rolled for', () => {
    expect(oddsAbout(view, 'tunit')).toEqual(
      expect.arrayContaining(['arctic-char', 'walrus', 'arctic-hare']),
    );
    expect(tellOdds(view, 'tunit', 'nothing', tell)).toBe('');
  });

  it('name every party that can be sent, with success, losses, the card and equal dice', () => {
    const lines = tellOdds(view, 'tunit', 'walrus', tell).split('\n');
    expect(lines[0]).toContain(tell.name('walrus'));
    expect(lines).toHaveLength(1 + 3 + 4);
    expect(lines[3]).toMatch(
      /^- 3 hunters: succeeds \d+ %, loses [\d.]+, .*2\/3\/4 alike \d+ % \/ \d+ % \/ 0 %$/u,
    );
    expect(lines[4]).toContain('the Alpha alone');
    expect(lines.join()).not.toContain('odds.');
  });

  it('are shown beside cards and numbers while assigning', () => {
    expect(hintOdds(view, 'tunit', ['assign'], 'arctic-char', tell)).toBe('with 2: 56 % · with 3: 70 %');
    expect(hintOdds(view, 'tunit', ['assign', 'arctic-char'], '1', tell)).toMatch(/^33 %$/u);
    expect(hintOdds(view, 'tunit', ['promote'], '6', tell)).toBe('');
  });

  it('are the chance, the hunters lost and the chance of the card, in this order', () => {
    const walrus = ['1', '2', '3'].map((men) => hintOdds(view, 'tunit', ['assign', 'walrus'], men, tell));
    for (const text of walrus) expect(text).toMatch(/^\d+ % · avg −[\d.]+ hunters( · card \d+ %)?$/u);
  });

  it('show two parties of each card in the list of all cards', () => {
    expect(briefOdds(view, 'tunit', 'arctic-char', tell)).toMatch(/^with 2: 56 %.* · with 3: 70 %.*$/u);
    expect(briefOdds(view, 'tunit', 'nothing', tell)).toBe('');
  });

  it('use the reader’s number format, and no name of a rank', () => {
    const german = teller(greenland.texts, 'de');
    for (const thing of oddsAbout(view, 'tunit')) {
      expect(tellOdds(view, 'tunit', thing, tell)).not.toMatch(
        /loses rank|(?:children|energy|ivory|iron) 0\b(?!\.)/u,
      );
      expect(tellOdds(view, 'tunit', thing, german)).not.toMatch(/Rang|\d\.\d/u);
    }
    expect(tellOdds(view, 'tunit', 'walrus', german)).toMatch(/\d,\d/u);
  });
});

describe('words beside a choice', () => {
  it.each([
    ['the yield of a hunt', ['assign'], 'arctic-char', 'babies 1'],
    ['the role and ability of a rank', ['promote'], '6', 'Mariner: counts as a mariner'],
    ['absent later in a move', ['assign', 'walrus'], '2', ''],
  ])('are %s', (_name, words, next, said) => {
    expect(hintWord(view, 'tunit', words, next, tell)).toBe(said);
  });

  it('state the yield and the hay of a farm animal', () => {
    expect(hintWord(view, 'norse', ['farm'], 'sheep', tell)).toMatch(/per turn, eats .*hay/u);
  });

  it('are headed by the tribe’s means, for its own seat only', () => {
    expect(tellMeans(view, 'tunit', tell)).toMatch(/You have: [34] unassigned/u);
    expect(tellMeans(view, 'spectator', tell)).toBe('');
  });
});
