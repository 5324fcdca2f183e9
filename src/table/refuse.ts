import { Refused } from '../kernel/errors.js';
import type { Json } from '../kernel/types.js';
import type { TableText } from './texts.js';

/** Rule section of what the table refuses, as opposed to the rules of a game. */
const TABLE_RULE = 'table';

/** A refusal by the table itself; its sentence is in texts.ts. */
export function refusal(key: TableText, facts: Readonly<Record<string, Json>> = {}): Refused {
  return new Refused({ rule: TABLE_RULE, key, args: facts });
}

export function refuse(key: TableText, facts: Readonly<Record<string, Json>> = {}): never {
  throw refusal(key, facts);
}
