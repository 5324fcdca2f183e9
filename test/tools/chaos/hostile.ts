import fc from 'fast-check';

/** Hostile input: texts, names and values. */

/** Texts that have crashed programs before. */
const KNOWN = [
  '@everyone @here',
  '<@&1> <@1> <#1> </game:1> <:x:1> <t:0:R>',
  '# heading\n> quote\n||spoiler|| **bold** `code` ```block',
  '[link](https://example.com) https://discord.gg/x',
  '\u202Egnp.exe\u202C \u2066x\u2069 \u200F\u200E',
  'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A\u032F\u031E\u0320\u034Da\u036B\u0357\u0334\u0362\u0335\u031C\u0330\u0354lgo',
  "'; DROP TABLE games; --",
  '" OR 1=1',
  '../../../etc/passwd\0.png',
  'C:\\con\\nul',
  '${process.exit(1)} {{7*7}} %s%n %00',
  '{who, plural, one {x} other {y}} {0} {',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\ud800',
  '\u0000\u0007\u001b[31m',
  '\ufeff\u200b\u200b\u200b',
  '👩‍👩‍👧‍👦🏴‍☠️🇬🇱',
  '﷽'.repeat(40),
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9007199254740993',
  '0x10',
  '١٢٣',
  '~~~~',
  '|||||',
  '*',
  '',
  ' ',
  '\n\n\n',
] as const;

const known = fc.constantFrom(...KNOWN);

const SURROGATES = { from: 0xd800, count: 0x800 };

/**
 * Any Unicode character for `fc.string`. fast-check's `binary` lists all 1,112,064 in a table, which takes two seconds
 * and a hundred megabytes.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10ffff - SURROGATES.count })
  .map((n) => String.fromCodePoint(n < SURROGATES.from ? n : n + SURROGATES.count));

/** Any text that JSON can represent, up to Discord's limit. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: known, weight: 4 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 120 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }), weight: 2 },
  {
    arbitrary: fc
      .tuple(known, fc.integer({ min: 1, max: 6000 }))
      .map(([text, most]) => text.repeat(most).slice(0, most)),
    weight: 1,
  },
  { arbitrary: fc.array(known, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')), weight: 1 },
  { arbitrary: fc.integer().map(String), weight: 1 },
);

/** A hostile user name. */
export const hostileName: fc.Arbitrary<string> = hostileText.map((text) => {
  const short = [...text].slice(0, 32).join('');
  return short.trim() === '' ? 'nobody' : short;
});

/** A value for an option of any type. */
export const hostileValue: fc.Arbitrary<string | number | boolean> = fc.oneof(
  { arbitrary: hostileText, weight: 6 },
  { arbitrary: fc.integer({ min: -3, max: 40 }), weight: 2 },
  { arbitrary: fc.constantFrom(0, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31), weight: 1 },
  { arbitrary: fc.boolean(), weight: 1 },
);
