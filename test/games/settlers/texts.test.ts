import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PHASES, THINGS } from '../../../src/games/settlers/model.js';
import { pictures } from '../../../src/games/settlers/texts.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { teller } from '../../../src/kernel/text.js';

const { en = {} } = settlers.texts;
/** Keys of happenings and refusals in the sources. */
function saidKeys(): string[] {
  const folder = new URL('../../../src/games/settlers/', import.meta.url);
  const files = ['', 'phases/'].flatMap((sub) =>
    readdirSync(new URL(sub, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(sub + file, folder), 'utf8')),
  );
  return files.flatMap((text) => [
    ...[...text.matchAll(/say\(\s*'([\w.-]+)'/gu)].map(([, key]) => key ?? ''),
    ...[...text.matchAll(/key: '([\w.-]+)'/gu)].map(([, key]) => key ?? ''),
    ...[...text.matchAll(/'S\d(?:\.\d+)?', '([a-z][\w-]*\.[\w-]+)'/gu)].map(([, key]) => key ?? ''),
  ]);
}

describe('texts', () => {
  it('name every phase, thing and message', () => {
    const wanted = [
      ...PHASES.map((phase) => `phase.${phase}`),
      ...THINGS.flatMap((thing) => [`name.${thing}`, `count.${thing}`]),
      ...saidKeys(),
    ];
    for (const key of wanted) expect(en[key], key).toBeDefined();
  });

  it.each([
    ['en', '2sheep+cows+lambs', '2 sheep + 1 cow + 1 lamb'],
    ['de', '2sheep+cows+lambs', '2 Schafe + 1 Kuh + 1 Lamm'],
    ['de', 'people', '1 Person'],
    ['en', '3-summer', 'summer of year 3'],
    ['de', '1-summer', 'Sommer in Jahr 1'],
  ] as const)('count goods in %s: %s', (locale, goods, told) => {
    const args = { household: 'gardar', to: 'sandnes', goods };
    expect(teller(settlers.texts, locale).lookup('deal.gift', args)).toContain(told);
  });

  it.each(['en', 'de'] as const)('distinguish singular and plural in %s', (locale) => {
    const texts = Object.entries({ ...settlers.texts[locale], ...pictures[locale] });
    const ofBoth = /one \{# (?<one>\p{L}+)\} other \{# (?<several>\p{L}+)\}/gu;
    const several = texts.flatMap(([, text]) =>
      [...text.matchAll(ofBoth)].flatMap(([, one, more]) => (one === more ? [] : [more])),
    );
    expect(several.length).toBeGreaterThan(10);
    const uncounted = new RegExp(`\\{\\w+\\} (?:${several.join('|')})(?!\\p{L})`, 'u');
    // Finds texts that would read "1 cows".
    expect(texts.filter(([, text]) => uncounted.test(text))).toEqual([]);
  });
});
