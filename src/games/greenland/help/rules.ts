import { type GameMeta, sectionsIn } from '../../../kernel/index.js';
import { ENGLISH } from '../texts.js';

/** Sections that hold in some variants only. */
const ONLY_IN: readonly (readonly [section: RegExp, variants: readonly string[]])[] = [
  [/^C3$/u, ['survivalist', 'saga', 'story', 'patrol', 'full']],
  [/^K/u, ['saga']],
  [/^(L|M2$)/u, ['patrol', 'full']],
  [/^M1$/u, ['story']],
  [/^M3$/u, ['early']],
];

/** The rules by sections. `/rules` shows them, refusals cite them, and rules coverage is measured against them. */
export const RULES: GameMeta['rules'] = sectionsIn(ENGLISH).map((each) => {
  const variants = ONLY_IN.find(([section]) => section.test(each.id))?.[1];
  return variants === undefined ? each : { ...each, variants };
});
