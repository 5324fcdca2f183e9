import type { Texts } from '../../../../kernel/types.js';

/**
 * What stands wrong in a strategy's text, in words: games whose strategies people may write take these into their own
 * texts. Words of the language itself stay as they are, so they are told by `_id`.
 */
export const texts = {
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

export type StrategyText = keyof typeof texts;
