import type { GameMeta, Texts } from './types.js';

type Sections = GameMeta['rules'];

const TITLE = /^rule\.(.+)\.title$/u;

/** The sections of a game's rules, in the order of its texts `rule.<id>.title` and `rule.<id>.text`. */
export const sectionsIn = (texts: Texts): Sections =>
  Object.entries(texts).flatMap(([key, title]) => {
    const [, id] = TITLE.exec(key) ?? [];
    return id === undefined ? [] : [{ id, title, text: texts[`rule.${id}.text`] ?? '' }];
  });
