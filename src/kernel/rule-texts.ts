import type { GameMeta, Texts } from './types.js';

/** Sections of the rules as texts: `rule.<id>.title` and `rule.<id>.text`. */

type Sections = GameMeta['rules'];
export type RuleSection = Sections[number];

export const section = (id: string, title: string, text: string): RuleSection => ({ id, title, text });

/** Sections that hold in some variants only. */
export const inVariants = (variants: readonly string[], sections: Sections): Sections =>
  sections.map((each) => ({ ...each, variants }));

/** The sections as the module tells them itself, in English. */
export function ruleTexts(sections: Sections): Texts {
  return Object.fromEntries(
    sections.flatMap(({ id, title, text }) => [
      [`rule.${id}.title`, title],
      [`rule.${id}.text`, text],
    ]),
  );
}

/** The same in another language, by section. */
export function translatedRules(
  sections: Readonly<Record<string, readonly [title: string, text: string]>>,
): Texts {
  return ruleTexts(Object.entries(sections).map(([id, [title, text]]) => ({ id, title, text })));
}
