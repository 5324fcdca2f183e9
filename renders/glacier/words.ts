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
import { wordsIn, type Say as SayIn } from '../words.js';

/** What pictures call as all texts do. */
type Named = `phase.${Exclude<Phase, 'turn'>}` | 'name.glacier' | 'name.none';
export type Word = PictureWord | Named;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

export const clanName = (say: Say, clan: ClanId): string => say.nameOf(clan);
export const cardName = (say: Say, card: CardView): string => say.nameOf(card.id);
export const fateName = (say: Say, fate: Fate): string => say.nameOf(fate);
export const contestName = (say: Say, contest: ContestId): string => say(`contest.${contest}`);
export const clansText = (say: Say, clans: readonly ClanId[]): string =>
  clans.map((clan) => clanName(say, clan)).join(', ');

export function phaseText(say: Say, view: { readonly phase: Phase; readonly active: ClanId }): string {
  return view.phase === 'turn'
    ? say('turn.of', { clan: clanName(say, view.active) })
    : say(`phase.${view.phase}`);
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** What a hunt card says, in a few words each. */
export function factsOf(say: Say, card: CardView): string[] {
  const use = { small: 'smallOnly', large: 'largeOnly', both: 'both', fish: 'for.fish' } as const;
  const facts: string[] = [];
  if (card.food > 0) facts.push(`${say('food')} ${card.food}`);
  if (card.hunters > 0) facts.push(`${say('hunters')} ${card.hunters}`);
  if (card.hunt > 0) facts.push(`${say('hunt')} ${card.hunt}`);
  if (card.kind === 'prey' && card.weapon > 0) facts.push(say('makes', { n: card.weapon }));
  else if (card.weapon > 0)
    facts.push(`${say('weapon')} +${card.weapon}${card.use === null ? '' : ` (${say(use[card.use])})`}`);
  if (card.lore > 0) facts.push(`${say('lore')} ${card.lore}`);
  return facts;
}

export const headline = (say: Say, view: View): string =>
  say('alt.head', { year: view.year, phase: phaseText(say, view) });
