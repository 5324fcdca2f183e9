import type { StrategyText } from '../en/index.js';

export const texts: Readonly<Record<StrategyText, string>> = {
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
