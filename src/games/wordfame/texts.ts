import { ofEach, readTexts, sectionOf, type Texts, type TypedOffer } from '../../kernel/index.js';
import { CARDS, DISTRICTS, EDGES, LAWS, NTH, placeName, SEA, STATUTES, THING } from './pack.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** A seat's choices; reasons against them are keys of the game's texts. */
export type Offer = TypedOffer<keyof typeof en, Args>;

/** Most gothar who vote before the last one. */
const MOST_SUPPORTERS = 5;

/** Marks that identify the colors in plain text. */
const MARKS: Readonly<Record<string, string>> = { iron: '▲', wool: '●', shore: '■', field: '◆' };

/** Names built from the pack: cards and their halves, statutes, Districts, edges. */
function packNames(words: Texts): Texts {
  const word = (key: string, facts: Readonly<Record<string, string | number>> = {}): string =>
    (words[`pack.${key}`] ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => String(facts[name] ?? ''));
  const names: Record<string, string> = {};
  for (const { good, bondi, word: persona, worth, action } of CARDS) {
    const colour = good.slice(0, good.indexOf('-'));
    const mark = MARKS[colour] ?? '';
    names[`name.${good}`] = `${word(`goods.${colour}`)} ${mark} ${worth}`;
    const look = `${word(`color.${colour}`)} ${mark} ${words[`name.${action}`] ?? ''}`;
    NTH.forEach(
      (ending, at) =>
        (names[`name.${bondi}${ending}`] = at === 0 ? look : word('nth', { name: look, n: at + 1 })),
    );
    names[`name.${persona}`] = `${word(`color.${colour}`)} ${mark} ${words[`name.${action}`] ?? ''} ${worth}`;
  }
  for (const { id, law, level, action } of STATUTES) {
    const statute = `${word(`law.${LAWS[law]?.id ?? ''}`)} ${level}: ${words[`name.${action}`] ?? ''}`;
    names[`name.${id}`] = statute;
    names[`name.sued-${id}`] = word('sued', { statute });
  }
  for (let n = 2; n <= MOST_SUPPORTERS; n++) names[`name.supporters-${n}`] = word('supporters', { n });
  for (const { id, name } of DISTRICTS) names[`name.${id}`] = name;
  // Edges between two Districts are named after both elsewhere.
  for (const { id, a, b } of EDGES) {
    const place = placeName(a === THING ? b : a);
    if (a === THING) names[`name.${id}`] = word('side', { place });
    else if (b === SEA) names[`name.${id}`] = word('coast', { place });
  }
  return names;
}

/** All texts of the game with the names of its pack. */
export const TEXTS: Readonly<Record<string, Texts>> = ofEach(ALL, (own) => ({
  ...packNames({ ...ALL.en, ...own }),
  ...own,
}));

/** Texts used only in pictures. */
export const pictures = sectionOf(ALL, 'pic.');
