import type {
  CardView,
  ClanId,
  ContestId,
  Fate,
  Phase,
  PictureWord,
  View,
} from '../../src/games/glacier/view-types.js';
import { pictures, TEXTS } from '../../src/games/glacier/pictures.js';
import { wordsIn, type WordLookup as LookupOf } from '../words.js';

/** Names that pictures share with the game's texts. */
type Named = `phase.${Exclude<Phase, 'turn'>}` | 'name.glacier' | 'name.none';
export type Word = PictureWord | Named;
export type WordLookup = LookupOf<Word>;

export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

export const clanName = (word: WordLookup, clan: ClanId): string => word.nameOf(clan);
export const cardName = (word: WordLookup, card: CardView): string => word.nameOf(card.id);
export const fateName = (word: WordLookup, fate: Fate): string => word.nameOf(fate);
export const contestName = (word: WordLookup, contest: ContestId): string => word(`contest.${contest}`);
export const clansText = (word: WordLookup, clans: readonly ClanId[]): string =>
  clans.map((clan) => clanName(word, clan)).join(', ');

export function phaseText(
  word: WordLookup,
  view: { readonly phase: Phase; readonly active: ClanId },
): string {
  return view.phase === 'turn'
    ? word('turn.of', { clan: clanName(word, view.active) })
    : word(`phase.${view.phase}`);
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** Short facts of a hunt card. */
export function factsOf(word: WordLookup, card: CardView): string[] {
  const use = { small: 'smallOnly', large: 'largeOnly', both: 'both', fish: 'for.fish' } as const;
  const facts: string[] = [];
  if (card.food > 0) facts.push(`${word('food')} ${card.food}`);
  if (card.hunters > 0) facts.push(`${word('hunters')} ${card.hunters}`);
  if (card.hunt > 0) facts.push(`${word('hunt')} ${card.hunt}`);
  if (card.kind === 'prey' && card.weapon > 0) facts.push(word('makes', { n: card.weapon }));
  else if (card.weapon > 0)
    facts.push(`${word('weapon')} +${card.weapon}${card.use === null ? '' : ` (${word(use[card.use])})`}`);
  if (card.lore > 0) facts.push(`${word('lore')} ${card.lore}`);
  return facts;
}

export const headline = (word: WordLookup, view: View): string =>
  word('alt.head', { year: view.year, phase: phaseText(word, view) });
