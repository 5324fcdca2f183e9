import { Refused } from '../../kernel/errors.js';
import type { AnyArgs, ArgsOf } from '../../kernel/index.js';
import type { TableArgs, TableText } from './texts.js';

/** Rule section of the table's own refusals. */
const TABLE_RULE = 'table';

/** A refusal by the table itself; texts.ts has its sentence. */
export function refusal<K extends TableText>(key: K, ...[facts]: ArgsOf<TableArgs, K>): Refused {
  return new Refused({ rule: TABLE_RULE, key, args: (facts ?? {}) as AnyArgs });
}

/** Refuses with facts for the caller, besides those in the sentence. */
export function refuseWith(key: TableText, facts: AnyArgs): never {
  throw new Refused({ rule: TABLE_RULE, key, args: facts });
}

export function refuse<K extends TableText>(key: K, ...facts: ArgsOf<TableArgs, K>): never {
  throw refusal(key, ...facts);
}
