import type { Texts } from '../../kernel/types.js';

/**
 * What stands wrong in a strategy's text, in words: games whose strategies people may write take these into their own
 * texts. Words of the language itself stay as they are, so they are told by `_id`.
 */
const en = {
  'strategy.wrong': 'Line {line}: **{found_id}** can’t stand there, where {expected_id} is expected.',
  'strategy.ends': 'Line {line} ends too early: {expected_id} is expected.',
  'strategy.expected.token': 'a word, a number or a comparison',
  'strategy.expected.range-upward': 'a range that begins with its lower end',
  'strategy.expected.range-holds': 'a range that holds {value}',
  'strategy.expected.number': 'a number',
  'strategy.expected.bracket': 'a closing bracket',
  'strategy.expected.deep': 'an end of the brackets: there are too many within each other',
  'strategy.expected.fact': 'a number or a fact ({some_id})',
  'strategy.expected.of': '“of” and a fact',
  'strategy.expected.least-most': '“least” or “most”',
  'strategy.expected.comparison': 'a comparison (<, <=, >, >=, =, !=)',
  'strategy.expected.decision': 'a decision ({some_id})',
  'strategy.expected.one-of': 'one of {some_id}',
  'strategy.expected.takes': 'what “{decision_id}” takes ({some_id}, a percentage)',
  'strategy.expected.takes-number':
    'what “{decision_id}” takes ({some_id}, a percentage or a number of {unit_id})',
  'strategy.expected.title': '“strategy” and a name',
  'strategy.expected.name': 'a name',
  'strategy.expected.short-name': 'a name of at most {most} letters',
  'strategy.expected.line-end': 'the end of the line',
} satisfies Texts;

const de: Record<keyof typeof en, string> = {
  'strategy.wrong': 'Zeile {line}: **{found_id}** kann dort nicht stehen, erwartet wird {expected_id}.',
  'strategy.ends': 'Zeile {line} hört zu früh auf: erwartet wird {expected_id}.',
  'strategy.expected.token': 'ein Wort, eine Zahl oder ein Vergleich',
  'strategy.expected.range-upward': 'eine Spanne, die mit ihrem unteren Ende beginnt',
  'strategy.expected.range-holds': 'eine Spanne, in der {value} liegt',
  'strategy.expected.number': 'eine Zahl',
  'strategy.expected.bracket': 'eine schließende Klammer',
  'strategy.expected.deep': 'ein Ende der Klammern: es sind zu viele ineinander',
  'strategy.expected.fact': 'eine Zahl oder ein Stand ({some_id})',
  'strategy.expected.of': '„of“ und ein Stand',
  'strategy.expected.least-most': '„least“ oder „most“',
  'strategy.expected.comparison': 'ein Vergleich (<, <=, >, >=, =, !=)',
  'strategy.expected.decision': 'eine Entscheidung ({some_id})',
  'strategy.expected.one-of': 'eines von {some_id}',
  'strategy.expected.takes': 'etwas, das bei „{decision_id}“ stehen kann ({some_id}, ein Anteil in Prozent)',
  'strategy.expected.takes-number':
    'etwas, das bei „{decision_id}“ stehen kann ({some_id}, ein Anteil in Prozent oder eine Zahl in {unit_id})',
  'strategy.expected.title': '„strategy“ und ein Name',
  'strategy.expected.name': 'ein Name',
  'strategy.expected.short-name': 'ein Name aus höchstens {most} Zeichen',
  'strategy.expected.line-end': 'das Ende der Zeile',
};

export const STRATEGY_TEXTS: Readonly<Record<'en' | 'de', Texts>> = { en, de };
