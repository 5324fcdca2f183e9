import { Refused } from '../../kernel/errors.js';
import type { AnyArgs, ArgsOf } from '../../kernel/index.js';
import type { TableArgs, TableText } from './texts.js';

/** Rule section of what the table refuses, as opposed to the rules of a game. */
const TABLE_RULE = 'table';

/** A refusal by the table itself; its sentence is in texts.ts. */
export function refusal<K extends TableText>(key: K, ...[facts]: ArgsOf<TableArgs, K>): Refused {
  return new Refused({ rule: TABLE_RULE, key, args: (facts ?? {}) as AnyArgs });
}

/** A refusal with facts for whoever answers it, besides those that its sentence tells. */
export function refuseWith(key: TableText, facts: AnyArgs): never {
  throw new Refused({ rule: TABLE_RULE, key, args: facts });
}

export function refuse<K extends TableText>(key: K, ...facts: ArgsOf<TableArgs, K>): never {
  throw refusal(key, ...facts);
}
