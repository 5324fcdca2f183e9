import type { Move, Recall, Value } from '../../kernel/index.js';
import { CARDS } from './pack.js';
import type { View } from './view-types.js';

/** W9.5, WF42: in the history, the owner reads only the visible half of a sworn card and nothing of the other drawn cards. */

const SHOWN: ReadonlyMap<string, string> = new Map(CARDS.map(({ word, bondi }) => [word, bondi]));

const shown = (word: Value): Value => SHOWN.get(String(word)) ?? word;

export const recall: Recall<View> = {
  move: (move): Move =>
    move.verb === 'swear' || move.verb === 'swap' ? { verb: move.verb, args: move.args.map(shown) } : move,
  // Cards of a Foster were public.
  view: (view) => ({
    ...view,
    drawn: view.asked?.state === 'replace' ? view.drawn : [],
    known: [],
    sworn: [],
    stage: view.stage === null ? null : { ...view.stage, sworn: [] },
  }),
};
