import type { Ctx } from '../../kernel/index.js';
import { cardOf, homeOf, huntStrength, KINDS, NTH, statuteOf, COLORS } from './pack.js';
import { gothiOf, seatOf, type G, type Gothi, type PublicState } from './model.js';

/** Moving cards, and their value to their owner. */

/** Draws from the top of the Orlog; if it is empty, the Doom is shuffled into it (WF29). */
export function draw(c: Ctx<G>, n: number): number[] {
  const { g } = c;
  const cards: number[] = [];
  c.reveal();
  while (cards.length < n) {
    const card = g.orlog.pop();
    if (card !== undefined) cards.push(card);
    else if (g.doom.length === 0) break;
    else {
      g.orlog = c.shuffle(g.doom);
      g.doom = [];
    }
  }
  return cards;
}

/** A card in the Doom can't be looked up any more. */
export function discard(g: G, cards: readonly number[]): void {
  for (const card of cards) {
    g.doom.push(card);
    if (g.options.notes === 'open')
      for (const seen of g.seen) {
        const known = seen.indexOf(card);
        if (known >= 0) seen.splice(known, 1);
      }
  }
}

/** WF42: with open notes, owners may look up cards they have seen on both halves. */
export function remember(g: G, who: number, cards: readonly number[]): void {
  if (g.options.notes === 'open')
    g.seen[who]?.push(...cards.filter((card) => g.seen[who]?.includes(card) !== true));
}

/** The giver can't look up the card any more. */
export function forget(g: G, who: number, card: number): void {
  const known = g.seen[who]?.indexOf(card) ?? -1;
  if (known >= 0) g.seen[who]?.splice(known, 1);
}

/** Takes the first card with that word out of a list. @throws Error when there is none */
export function takeCard(cards: number[], word: string, as: 'good' | 'bondi' | 'word'): number {
  const place = cards.findIndex((card) => cardOf(card)[as] === word);
  const [card] = place < 0 ? [] : cards.splice(place, 1);
  if (card === undefined) throw new Error(`there is no ${word}`);
  return card;
}

/** The different words of some cards, in their order. */
export function wordsOf(cards: readonly number[], as: 'good' | 'bondi' | 'word'): string[] {
  const words: string[] = [];
  for (const card of cards) {
    const word = cardOf(card)[as];
    if (!words.includes(word)) words.push(word);
  }
  return words;
}

/** Word of a Bondi's visible half; with open notes, numbered among those with the same look (WF42, WF64). */
function bondiWord(g: PublicState, oaths: readonly number[], place: number): string {
  const { bondi } = cardOf(oaths[place] ?? 0);
  if (g.options.notes === 'closed') return bondi;
  const before = oaths.slice(0, place).filter((card) => cardOf(card).bondi === bondi).length;
  return `${bondi}${NTH[before] ?? ''}`;
}

/** The different words of a gothi's Bondi, or of those at some places. */
export function bondiWords(g: PublicState, who: number, at?: (place: number) => boolean): string[] {
  const { oaths } = gothiOf(g, who);
  const words = oaths.flatMap((_, place) => (at?.(place) === false ? [] : [bondiWord(g, oaths, place)]));
  return [...new Set(words)];
}

/** The first place in the Oaths of a Bondi with that word; below 0 if there is none. */
export function bondiPlace(
  g: PublicState,
  who: number,
  word: string,
  at?: (place: number) => boolean,
): number {
  const { oaths } = gothiOf(g, who);
  return oaths.findIndex((_, place) => at?.(place) !== false && bondiWord(g, oaths, place) === word);
}

/** Takes a Bondi out of the Oaths. @throws Error when there is none with that word */
export function takeBondi(g: PublicState, who: number, word: string): number {
  const place = bondiPlace(g, who, word);
  const [card] = place < 0 ? [] : gothiOf(g, who).oaths.splice(place, 1);
  if (card === undefined) throw new Error(`there is no ${word}`);
  return card;
}

export function bagOf(cards: readonly number[], as: 'good' | 'bondi' | 'word'): Record<string, number> {
  const bag: Record<string, number> = {};
  for (const card of cards) {
    const word = cardOf(card)[as];
    bag[word] = (bag[word] ?? 0) + 1;
  }
  return bag;
}

export const worthOf = (word: string): number => Number(word.slice(word.lastIndexOf('-') + 1));
export const goodWord = (colour: number, worth: number): string => `${COLORS[colour] ?? ''}-${worth}`;

/** Number of Goods of a color. */
export function goodsIn(gothi: Pick<Gothi, 'goods'>, colour: number): number {
  let n = 0;
  for (const card of gothi.goods) if (cardOf(card).colour === colour) n++;
  return n;
}

/** W3.3: bonus of the personae of one color; one of each kind counts, but all count as Winter farms (WF30, WF51). */
export function personaEffect(
  g: PublicState,
  who: number,
  colour: number,
  effect: 'winter' | 'bondi' | 'council' | 'capture',
): number {
  if (g.options.personae === 'plain') return 0;
  let sum = 0;
  let kinds = 0;
  for (const card of gothiOf(g, who).hird) {
    const { kind } = cardOf(card);
    const persona = KINDS[kind];
    if (persona?.colour !== colour) continue;
    if (effect !== 'winter' && (kinds & (1 << kind)) !== 0) continue;
    kinds |= 1 << kind;
    sum += persona[effect];
  }
  return sum;
}

/** W8.2: farms and the personae that count as farms. */
export const winterFarms = (g: PublicState, who: number, colour: number): number =>
  (gothiOf(g, who).farms[colour] ?? 0) + personaEffect(g, who, colour, 'winter');

/** W7.3: strength in a color of a Bondi, or of the Home Stead (W7.4), at the moment it acts (WF60). */
export function bondiStrength(g: PublicState, who: number, colour: number): number {
  const farms = gothiOf(g, who).farms[colour] ?? 0;
  const base = farms === 0 && g.options.farmless === 'none' ? 0 : huntStrength(farms);
  return base === 0 ? 0 : base + personaEffect(g, who, colour, 'bondi');
}

/** The statute's own votes (W6.4, WF61). */
export function ownVotes(g: PublicState, statute: number): number {
  const { level, votes } = statuteOf(statute);
  return level === 2 && g.options.votes === 'top' ? 0 : votes;
}

export const homeActions = (g: PublicState, who: number): readonly string[] => homeOf(seatOf(g, who)).actions;
