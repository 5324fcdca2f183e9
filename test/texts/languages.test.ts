import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { search, sectionsOf } from '../../src/answers/rules.js';
import { BOT_TEXTS, tellerFor } from '../../src/discord/texts.js';
import { GAMES } from '../../src/games/registry.js';
import type { Texts } from '../../src/kernel/types.js';
import { COMPLETE } from '../support/languages.js';

/** Arguments of a message, at any depth. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    const inner =
      element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
        : [];
    return [element.value, ...inner];
  });
}

const parsed = (text: string, language: string): readonly MessageFormatElement[] =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst();

const named = (text: string, language: string): string[] =>
  [...new Set(argumentsOf(parsed(text, language)))].sort();

const sources: readonly (readonly [string, Readonly<Record<string, Texts>>])[] = [
  ['the bot and the table', BOT_TEXTS],
  ...GAMES.map((module) => [module.meta.id, module.texts] as const),
];

describe.each(sources)('texts of %s', (_source, texts) => {
  const { en = {} } = texts;

  it.each(COMPLETE)('have the same keys in %s as in English', (language) => {
    const own = Object.keys(texts[language] ?? {});
    expect(Object.keys(en).filter((key) => !own.includes(key))).toEqual([]);
    expect(own.filter((key) => en[key] === undefined)).toEqual([]);
  });

  it.each(COMPLETE)('parse in %s and use the same arguments as in English', (language) => {
    for (const [key, text] of Object.entries(texts[language] ?? {}))
      expect(named(text, language), key).toEqual(named(en[key] ?? '', 'en'));
  });

  it('contain no English words in German, except names and nouns, which are capitalized', () => {
    const small = Object.entries(texts['de'] ?? {}).filter(([key, text]) => {
      const bare = text.replaceAll(/\{[^{}]*\}|`[^`]*`/gu, '');
      return (
        en[key] === text &&
        !key.startsWith('word.') &&
        text !== 'neutral' &&
        /^\P{L}*\p{Ll}\p{L}{2}/u.test(bare)
      );
    });
    expect(small).toEqual([]);
  });

  it('are translated: no sentence equals the English one', () => {
    // Placeholders, commands and identical names aren't sentences.
    const words = (text: string): number =>
      text.replaceAll(/\{[^{}]*\}|`[^`]*`/gu, '').match(/\p{L}{3,}/gu)?.length ?? 0;
    const same = Object.entries(texts['de'] ?? {}).filter(
      ([key, text]) => en[key] === text && words(text) > 1,
    );
    expect(same).toEqual([]);
  });
});

describe.each(GAMES.map((module) => [module.meta.id, module] as const))(
  'the auto-actions of %s',
  (_id, module) => {
    it.each(COMPLETE)('have texts in %s for each option and condition', (language) => {
      const { policies, conditions = [], texts } = module;
      const wanted = [
        ...policies.flatMap(({ id, options }) => [
          `policy.${id}`,
          ...options.map((option) => (option === 'ask' ? 'policy.ask' : `policy.${id}.${option}`)),
        ]),
        ...conditions.map(({ id }) => `condition.${id}`),
      ];
      const own = texts[language] ?? {};
      expect(wanted.filter((key) => own[key] === undefined)).toEqual([]);
      for (const { options, initial, usual = initial } of policies)
        expect(options).toEqual(expect.arrayContaining([initial, usual]));
    });
  },
);

describe('the texts of a game', () => {
  it.each(GAMES.map((module) => [module.meta.id, module] as const))(
    'of %s cover every question and choice in every language',
    (_id, module) => {
      const verbs = [
        ...Object.keys(module.verbs ?? {}),
        ...Object.values(module.states).flatMap((state) => Object.keys(state.verbs)),
      ];
      const wanted = [
        ...Object.keys(module.states).map((state) => `ask.${state}`),
        ...verbs.flatMap((verb) => [`verb.${verb}`, `verb.${verb}.help`]),
        ...Object.values(module.verbs ?? {}).flatMap((args) => args.map((arg) => `arg.${arg}`)),
        ...module.meta.rules.flatMap(({ id }) => [`rule.${id}.title`, `rule.${id}.text`]),
        ...(module.timeline?.measures ?? []).map((measure) => `measure.${measure}`),
        ...module.meta.seats.map(({ id }) => `name.${id}`),
        ...module.meta.variants.map(({ id }) => `name.${id}`),
        ...module.meta.options.map(({ id }) => `option.${id}`),
      ];
      // The name of an option's value may be defined for the option or for the word itself.
      const named = module.meta.options.flatMap((option) =>
        'min' in option
          ? []
          : option.values.map((value) => [`option.${option.id}.${value}`, `name.${value}`] as const),
      );
      for (const language of COMPLETE) {
        const texts = module.texts[language] ?? {};
        expect(wanted.filter((key) => texts[key] === undefined)).toEqual([]);
        expect(named.filter((keys) => keys.every((key) => texts[key] === undefined))).toEqual([]);
      }
    },
  );
});

describe('the language of a reader', () => {
  it('falls back from a region to its language, and then to English', () => {
    const [module] = GAMES;
    const texts = module?.texts ?? {};
    expect(tellerFor(texts, 'de-AT').locale).toBe('de');
    expect(tellerFor(texts, 'en-GB').locale).toBe('en');
    const other = tellerFor(texts, 'pt-BR');
    expect(other.locale).toBe('en');
    expect(other.text('table.which-game', { titles: ['a', 'b', 'c'] })).toContain('a, b, and c');
  });
});

describe('/rules', () => {
  it.each(GAMES.map((module) => [module.meta.id, module] as const))(
    'shows and searches every section of %s in the reader’s language',
    (_id, module) => {
      const german = sectionsOf(module, tellerFor(module.texts, 'de'));
      const english = sectionsOf(module, tellerFor(module.texts, 'en-GB'));
      expect(english).toEqual(module.meta.rules);
      expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      for (const [at, { title, text }] of german.entries()) {
        expect(text, title).not.toBe(english[at]?.text);
        expect(text).not.toContain('rule.');
        // A similar length is a sign that nothing is missing or added.
        expect(text.length / (english[at]?.text.length ?? 1), title).toBeGreaterThan(0.6);
        expect(text.length / (english[at]?.text.length ?? 1), title).toBeLessThan(1.7);
      }
      // A word of the last section finds this section or a similar one.
      const word = /\p{L}{5,}/u.exec(german.at(-1)?.text ?? '')?.[0] ?? '';
      expect(search(german, word).length).toBeGreaterThan(0);
      expect(search(german, german[3]?.id ?? '')).toEqual([german[3]]);
    },
  );
});

describe('an incomplete language', () => {
  const texts: Readonly<Record<string, Texts>> = {
    en: { 'days.left': '{n, plural, one {# day} other {# days}}', 'name.red': 'Red' },
    ja: { 'name.red': '赤' },
  };

  it('uses English for missing texts, with English plurals and its own names', () => {
    // Japanese has one plural form; French uses the singular below two.
    const japanese = tellerFor(texts, 'ja-JP');
    expect([japanese.name('red'), japanese.lookup('days.left', { n: 1 })]).toEqual(['赤', '1 day']);
  });
});
