// Written by scripts/message-args.mjs from en.json.
import type { Json } from '../../kernel/basics.js';

export interface Args {
  'lab.swing': {
    readonly id: Json;
    readonly from: Json;
    readonly to: Json;
    readonly measure: Json;
    readonly by: Json;
    readonly low: Json;
    readonly high: Json;
  };
  'lab.asked': { readonly games: number; readonly stopped: Json };
  'lab.row': { readonly name: Json; readonly parts: Json };
  'lab.share': { readonly what: Json; readonly n: Json; readonly low: Json; readonly high: Json };
  'lab.more-rows': { readonly n: number };
  'lab.moved': {
    readonly id: Json;
    readonly from: Json;
    readonly to: Json;
    readonly by: Json;
    readonly measure: Json;
    readonly low: Json;
    readonly high: Json;
  };
  'lab.moved-plain': {
    readonly id: Json;
    readonly from: Json;
    readonly to: Json;
    readonly by: Json;
    readonly measure: Json;
    readonly low: Json;
    readonly high: Json;
  };
  'lab.variance': { readonly measure: Json };
  'lab.pact': { readonly allies: Json };
  'lab.one-with': { readonly one: Json; readonly other: Json };
  'lab.one-of': { readonly one: Json; readonly other: Json };
  'lab.run': { readonly n: Json };
  'lab.none-found': { readonly tried: Json };
  'lab.some-found': { readonly n: number; readonly tried: Json };
  'lab.grid-row': { readonly name: Json; readonly cells: Json };
}
