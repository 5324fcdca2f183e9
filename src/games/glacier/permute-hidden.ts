import {
  copyPosition,
  type Ctx,
  type Draw,
  type GameModule,
  permuteAnswers,
  permuteDice,
  permuteZones,
  type Position,
  type Viewer,
} from '../../kernel/index.js';
import { ORIGINAL } from './cards.js';
import { varsOf } from './frames.js';
import { clansOf, VOWED, WHENS, type Fate, type G } from './model.js';
import { vowsOf } from './phases/vows.js';
import { ZONES } from './zones.js';

/**
 * Another position that looks the same to `viewer`: other decks before and after the winter card, and the others' fate
 * cards, vows, ambushes, sealed answers and dice changed.
 */
export function permuteHidden<View>(
  module: GameModule<G, View>,
  position: Position<G>,
  viewer: Viewer,
  draw: Draw,
): Position<G> {
  const copy = copyPosition(position);
  const { g } = copy;
  const strangers = clansOf(copy.seats).filter((clan) => clan !== viewer);
  permuteZones(ZONES, copy, viewer, draw);
  for (const clan of strangers) {
    const vows = vowsOf(g, clan);
    for (const fate of VOWED) vows[fate] = WHENS[draw(WHENS.length)] ?? 'always';
  }
  permuteAmbush(copy, viewer, draw);
  permuteDice(copy, draw);
  return permuteAnswers(module, copy, viewer, draw);
}

/**
 * Shuffles the hunt deck before and after the winter card, fate cards and clan cards. The order of the next year's
 * cards is unknown, so they are shuffled together.
 */
export function reshuffle(c: Ctx<G>): void {
  const { g } = c;
  const at = g.deck.indexOf(ORIGINAL.winter);
  const [before, after] = at < 0 ? [g.deck, []] : [g.deck.slice(0, at), g.deck.slice(at + 1)];
  g.deck = [...c.shuffle(before), ...(at < 0 ? [] : [ORIGINAL.winter]), ...c.shuffle(after)];
  c.shuffle(g.pile);
  c.shuffle(g.fates);
}

/** Draws again which holders of the card are in ambush, because ambushes are hidden. */
function permuteAmbush(position: Position<G>, viewer: Viewer, draw: Draw): void {
  const { g } = position;
  const has = (clan: string, fate: Fate): boolean => (g.hands[clan as keyof G['hands']] ?? []).includes(fate);
  for (const frame of position.frames) {
    const hunt = varsOf(frame, 'hunt');
    if (hunt === undefined) continue;
    const { clan: hunter, lurking } = hunt;
    hunt.lurking = clansOf(position.seats).filter((clan) =>
      clan === viewer ? lurking.includes(clan) : clan !== hunter && has(clan, 'dispute') && draw(2) === 0,
    );
  }
}
