// Written by scripts/message-args.mjs from en.json.
import type { Json } from '../../../kernel/basics.js';

export interface Args {
  'strategy.wrong': { readonly line: Json; readonly found: string; readonly expected: string };
  'strategy.ends': { readonly line: Json; readonly expected: string };
  'strategy.expected.range-holds': { readonly value: Json };
  'strategy.expected.fact': { readonly some: string };
  'strategy.expected.decision': { readonly some: string };
  'strategy.expected.one-of': { readonly some: string };
  'strategy.expected.takes': { readonly decision: string; readonly some: string };
  'strategy.expected.takes-number': {
    readonly decision: string;
    readonly some: string;
    readonly unit: string;
  };
  'strategy.expected.short-name': { readonly most: Json };
  'strategy.expected.between': { readonly least: Json; readonly most: Json };
  'strategy.expected.reached': { readonly line: Json; readonly decision: string };
}
