import { BadText } from '../../kernel/errors.js';
import { teller } from '../../kernel/index.js';
import { STRATEGY_TEXTS } from './texts.js';

/** The expected input at an error, as a message key with its arguments. */
export interface Expected {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export const expected = (what: string, args: Expected['args'] = {}): Expected => ({
  key: `strategy.expected.${what}`,
  args,
});

const english = teller(STRATEGY_TEXTS, 'en');

/** Error for a strategy's author: position, found text, expected text. */
export class StrategyError extends BadText {
  override readonly name = 'StrategyError';

  constructor(line: number, column: number, found: string, wanted: Expected) {
    super(line, column, found, wanted, english.lookup(wanted.key, wanted.args));
  }
}
