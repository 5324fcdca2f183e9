import { type GameMeta, sectionsIn } from '../../../kernel/index.js';
import { ENGLISH } from '../texts.js';

/** Sections that apply only in some variants. */
const ONLY_IN: readonly (readonly [section: RegExp, variants: readonly string[]])[] = [
  [/^C3$/u, ['survivalist', 'saga', 'story', 'patrol', 'full']],
  [/^K/u, ['saga']],
  [/^(L|M2$)/u, ['patrol', 'full']],
  [/^M1$/u, ['story']],
  [/^M3$/u, ['early']],
];

/** The rules by section: shown by `/rules`, cited by refusals, and the base of rules coverage. */
export const RULES: GameMeta['rules'] = sectionsIn(ENGLISH).map((each) => {
  const variants = ONLY_IN.find(([section]) => section.test(each.id))?.[1];
  return variants === undefined ? each : { ...each, variants };
});
