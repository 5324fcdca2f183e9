import { BadText } from '../../kernel/errors.js';
import { teller } from '../../kernel/index.js';
import { STRATEGY_TEXTS } from './texts.js';

/** What could stand where something else does, as a message key with its arguments. */
export interface Expected {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export const expected = (what: string, args: Expected['args'] = {}): Expected => ({
  key: `strategy.expected.${what}`,
  args,
});

const english = teller(STRATEGY_TEXTS, 'en');

/** What a strategy's author reads: where, what stands there, and what could. */
export class StrategyError extends BadText {
  override readonly name = 'StrategyError';

  constructor(line: number, column: number, found: string, wanted: Expected) {
    super(line, column, found, wanted, english.lookup(wanted.key, wanted.args));
  }
}
