import type { Block, Move, Parameter } from '../../../../kernel/index.js';
import { handSize, toolCosts } from '../../board/abilities.js';
import { canExchange, worthNow } from '../../board/holdings.js';
import { cardId, cardInfo, packOf } from '../../cards/cards.js';
import { hooksOf } from '../../variant-hooks.js';
import {
  ALL_TRIBES,
  NORSE,
  NOBODY,
  TRIBES,
  tribeIds,
  type G,
  type ElderAction,
  type Rank,
  type Tribe,
} from '../../vocabulary/model.js';
import {
  alphaElderAt,
  eldersAt,
  elderCount,
  elderWords,
  emissariesOn,
  ownElders,
} from '../../board/people.js';
import type { Acting } from '../../vocabulary/frames.js';
import { rulesOf } from '../../variants.js';
import { MATRIARCH_WORDS } from '../../board/women.js';
import type { Offer } from '../../texts.js';

/** What a tribe's elders may do in phase 6 (I1–I7), and why not. */

/** Elders of a rank that can still act this turn (I). */
const fresh = (g: G, acting: Acting, rank: Rank): number =>
  ownElders(g, acting.tribe, rank) - (acting.acted[rank] ?? 0);

/** Rank whose elders take an action on the visible placard side; undefined if none does. */
function rankFor(g: G, t: Tribe, action: ElderAction): Rank | undefined {
  return packOf(g).placards[t].ranks[g.tribes[t].placard.mono ? 1 : 0].get(action);
}

/** Actions left out of solo games, where no tribe can be converted or banished (K6). */
const MISSIONS: readonly ElderAction[] = ['emissary', 'proselytize', 'banish'];

/** An action before its own conditions are checked. */
interface Attempt {
  readonly action: ElderAction;
  readonly verb: string;
  readonly rule: string;
  readonly costsEnergy: boolean;
}

const ELDER_WORDS: Parameter = {
  name: 'elder',
  oneOf: ['1', '2', '3', '4', '5', '6', 'alpha', ...MATRIARCH_WORDS],
};
const TRIBE_WORDS: Parameter = { name: 'tribe', oneOf: TRIBES };

/** Why this variant has no such action: no tribe to convert (K6), or closed to elders (L7). */
function leftOut(g: G, action: ElderAction | 'baptism'): Block | undefined {
  const rules = rulesOf(g);
  if (rules.closedActions.includes(action)) return { rule: 'L7', key: 'patrol.forbidden' };
  if (action !== 'baptism' && MISSIONS.includes(action) && !rules.missions)
    return { rule: 'K6', key: 'elders.no-missions' };
  return undefined;
}

/**
 * Is there a fresh elder for it, and an energy if it costs one? If not, reports the reason.
 * @param args parameters of the refused command
 */
function ready(g: G, acting: Acting, offer: Offer, attempt: Attempt, args: readonly Parameter[]): boolean {
  const t = acting.tribe;
  const { verb, rule } = attempt;
  const closed = leftOut(g, attempt.action);
  if (closed !== undefined) {
    offer.blocked(verb, args, closed);
    return false;
  }
  const rank = rankFor(g, t, attempt.action);
  if (rank === undefined) {
    const { mono } = g.tribes[t].placard;
    offer.cannot(verb, args, rule, mono ? 'elders.only-polytheists' : 'elders.only-monotheists');
    return false;
  }
  if (fresh(g, acting, rank) <= 0) {
    const key = ownElders(g, t, rank) > 0 ? 'elders.all-acted' : 'elders.none-on-rank';
    offer.cannot(verb, args, rule, key, { rank });
    return false;
  }
  if (attempt.costsEnergy && g.tribes[t].energy === 0) {
    offer.cannot(verb, args, rule, 'elders.no-energy');
    return false;
  }
  return true;
}

/** Cards of a kind in the hand, as a word to type. */
function cardWords(g: G, t: Tribe, wanted: 'isDomestic' | 'isInvention'): string[] {
  return g.hands[t].filter((card) => cardInfo(g, card)[wanted]).map((card) => cardId(g, card));
}

const DOMESTICATE: Attempt = { action: 'domesticate', verb: 'domesticate', rule: 'I1', costsEnergy: true };
const TOOL: Attempt = { action: 'toolMaker', verb: 'tool', rule: 'I4', costsEnergy: false };
const DISK_WORDS: Parameter = { name: 'disk', oneOf: ['iron', 'ivory', 'energy'] };
const WITCH_BURN: Attempt = { action: 'witchBurn', verb: 'witch-burn', rule: 'I2', costsEnergy: true };
const BANISH: Attempt = { action: 'banish', verb: 'banish', rule: 'I3', costsEnergy: true };
const SEND: Attempt = { action: 'emissary', verb: 'send', rule: 'I5', costsEnergy: true };
const PROSELYTIZE: Attempt = { action: 'proselytize', verb: 'proselytize', rule: 'I6', costsEnergy: true };
const NO_SLOTS: readonly Parameter[] = [];
const ELDER_SLOTS: readonly Parameter[] = [ELDER_WORDS];
const TRIBE_SLOTS: readonly Parameter[] = [TRIBE_WORDS];

/** I1: an animal moves from the hand to the tableau. */
export function offerDomesticate(g: G, acting: Acting, offer: Offer): void {
  if (g.hands[acting.tribe].length === 0) return;
  const cards = cardWords(g, acting.tribe, 'isDomestic');
  if (cards.length === 0) return;
  if (!ready(g, acting, offer, DOMESTICATE, [{ name: 'card', oneOf: cards }])) return;
  for (const card of cards) offer.can('domesticate', card);
}

/** I2: an own elder dies. */
export function offerBurn(g: G, acting: Acting, offer: Offer): void {
  const t = acting.tribe;
  const cost = hooksOf(g).burningCost?.(g, t);
  if (cost !== undefined) return offerAnyBurn(g, t, cost, offer);
  if (!ready(g, acting, offer, WITCH_BURN, ELDER_SLOTS)) return;
  for (let rank = 1; rank <= 6; rank++) {
    if (g.tribes[t].placard.elders[rank as Rank][t] > 0) offer.can('witch-burn', rank);
    else offer.cannot('witch-burn', [rank], 'I2', 'elders.none-on-rank', { rank });
    if (alphaElderAt(g, t, t, rank as Rank)) offer.can('witch-burn', 'alpha');
  }
}

/** K6: burns an elder without a shaman, for one energy per matriarch. */
function offerAnyBurn(g: G, t: Tribe, cost: number, offer: Offer): void {
  const { energy } = g.tribes[t];
  if (energy < cost) offer.cannot('witch-burn', [ELDER_WORDS], 'K6', 'elders.burning-dear', { cost, energy });
  else for (const word of elderWords(g, t)) offer.can('witch-burn', word);
}

/** A foreign emissary or husband that banishing may kill (I3). */
export interface Victim {
  readonly of: Tribe;
  /** Daughter's card id; '' for an emissary. */
  readonly wife: string;
}

/** I3: emissaries on the placard and husbands in the tableau; Norse husbands are safe (R59). */
export function banishable(g: G, t: Tribe): Victim[] {
  const victims: Victim[] = [];
  for (const other of ALL_TRIBES) {
    if (other === t) continue;
    for (let n = eldersAt(g, other, t, 1); n > 0; n--) victims.push({ of: other, wife: '' });
  }
  for (const spot of g.tribes[t].tableau) {
    if (spot.husband !== NOBODY && spot.husband !== NORSE) {
      victims.push({ of: spot.husband, wife: cardId(g, spot.card) });
    }
  }
  return victims;
}

export function offerBanish(g: G, acting: Acting, offer: Offer): void {
  const t = acting.tribe;
  const closed = leftOut(g, 'banish');
  if (closed !== undefined) return offer.blocked('banish', [], closed);
  if (banishable(g, t).length === 0) {
    const norse = g.tribes[t].tableau.some((spot) => spot.husband === NORSE);
    if (norse) offer.cannot('banish', [], 'I3', 'elders.norse-husband');
    return;
  }
  if (!ready(g, acting, offer, BANISH, NO_SLOTS)) return;
  if (handSize(g, t) === 0) offer.cannot('banish', [], 'I3', 'elders.no-dice');
  else offer.can('banish');
}

/** I4: an invention moves from the hand to the tableau, for iron, or for another disk that a perk allows. */
export function offerTools(g: G, acting: Acting, offer: Offer): void {
  const t = acting.tribe;
  if (g.hands[t].length === 0) return;
  const cards = cardWords(g, t, 'isInvention');
  if (cards.length === 0) return;
  if (!ready(g, acting, offer, TOOL, [{ name: 'card', oneOf: cards }, DISK_WORDS])) return;
  const tribe = g.tribes[t];
  const other = toolCosts(g, t);
  for (const id of cards) {
    if (tribe.iron > 0) offer.can('tool', id, 'iron');
    else offer.cannot('tool', [id, 'iron'], 'I4', 'elders.no-iron');
    if (other.ivory && tribe.ivory > 0) offer.can('tool', id, 'ivory');
    else
      offer.cannot(
        'tool',
        [id, 'ivory'],
        'I4',
        other.ivory ? 'elders.no-ivory' : 'elders.ivory-carvers-only',
      );
    if (other.energy && tribe.energy > 0) offer.can('tool', id, 'energy');
  }
}

/** I5: a rank 5 elder moves to rank 1 of another tribe; no travel is needed, no seat is ever full (R54). */
export function offerEmissary(g: G, acting: Acting, offer: Offer): void {
  const t = acting.tribe;
  if (!ready(g, acting, offer, SEND, TRIBE_SLOTS)) return;
  const men = g.tribes[t].placard.elders[5][t];
  const alpha = alphaElderAt(g, t, t, 5);
  for (const placard of ALL_TRIBES) {
    if (placard === t || !g.tribes[placard].present) continue;
    if (g.tribes[placard].extinct) {
      offer.cannot('send', [TRIBES[placard]], 'J1', 'elders.extinct', { tribe: TRIBES[placard] });
      continue;
    }
    if (men > 0) offer.can('send', TRIBES[placard]);
    if (alpha) offer.can('send', TRIBES[placard], 'alpha');
  }
}

const hasMissions = (g: G, t: Tribe): boolean => ALL_TRIBES.some((p) => p !== t && eldersAt(g, t, p, 1) > 0);

/** I6: bishops convert a polytheist tribe that has hosted a missionary since before this turn. */
export function offerProselytize(g: G, acting: Acting, converts: readonly Tribe[], offer: Offer): void {
  const t = acting.tribe;
  if (!hasMissions(g, t) && leftOut(g, 'proselytize') === undefined) return;
  if (!ready(g, acting, offer, PROSELYTIZE, TRIBE_SLOTS)) return;
  const dice = handSize(g, t);
  for (const p of ALL_TRIBES) {
    if (p === t || !g.tribes[p].present) continue;
    const missionaries = eldersAt(g, t, p, 1);
    const id = TRIBES[p];
    if (g.tribes[p].extinct) {
      offer.cannot('proselytize', [id], 'J1', 'elders.extinct', { tribe: id });
      continue;
    }
    if (missionaries === 0) {
      offer.cannot('proselytize', [id], 'I6', 'elders.no-missionary', { tribe: id });
      continue;
    }
    if (g.tribes[p].placard.mono || converts.includes(p)) {
      offer.cannot('proselytize', [id], 'I6', 'elders.already-converted', { tribe: id });
    } else if (missionaries <= g.tribes[p].placard.arrived[t]) {
      offer.cannot('proselytize', [id], 'I6', 'elders.just-arrived', { tribe: id });
    } else if (dice === 0) offer.cannot('proselytize', [id], 'I6', 'elders.no-dice');
    else offer.can('proselytize', id);
  }
}

/** I7: a polytheist tribe without elders may be baptized. */
export function offerBaptism(g: G, acting: Acting, offer: Offer): void {
  const t = acting.tribe;
  if (g.tribes[t].placard.mono || leftOut(g, 'baptism') !== undefined) return;
  const elders = elderCount(g, t);
  if (elders === 0) offer.can('baptize');
  else offer.cannot('baptize', [], 'I7', 'elders.still-elders', { elders });
}

const ACTION_OF: Readonly<Record<string, ElderAction | 'baptism'>> = {
  domesticate: 'domesticate',
  tool: 'toolMaker',
  'witch-burn': 'witchBurn',
  banish: 'banish',
  send: 'emissary',
  proselytize: 'proselytize',
  baptize: 'baptism',
};

/** Why an elder action without a card or target is refused. */
export function whyNoAction(g: G, t: Tribe, { verb, args }: Move): Block | undefined {
  const action = ACTION_OF[verb];
  const closed = action === undefined ? undefined : leftOut(g, action);
  if (closed !== undefined) return closed;
  switch (verb) {
    case 'domesticate':
      return { rule: 'I1', key: 'elders.not-animal', args: { cards: cardWords(g, t, 'isDomestic').length } };
    case 'tool': {
      const cards = cardWords(g, t, 'isInvention');
      // The card is valid, so the disk is wrong.
      if (cards.includes(String(args[0]))) return undefined;
      return { rule: 'I4', key: 'elders.not-invention', args: { cards: cards.length } };
    }
    case 'witch-burn':
      return args[0] === 'alpha' ? { rule: 'I2', key: 'elders.alpha-no-elder' } : undefined;
    case 'banish':
      return { rule: 'I3', key: 'elders.nobody-to-banish' };
    case 'send': {
      const others = tribeIds(ALL_TRIBES.filter((p) => p !== t && g.tribes[p].present));
      // The host is valid, so the envoy is missing.
      if (others.some((id) => id === args[0])) return { rule: 'I5', key: 'elders.not-that-acolyte' };
      return { rule: 'I5', key: 'elders.not-among-them', args: { tribes: others } };
    }
    case 'proselytize': {
      const tribe = TRIBES.find((id) => id === args[0] && id !== TRIBES[t]);
      return tribe === undefined ? undefined : { rule: 'I6', key: 'elders.no-missionary', args: { tribe } };
    }
    case 'baptize':
      return { rule: 'I7', key: 'elders.only-polytheists' };
    default:
      return undefined;
  }
}

/** Disks of a tribe plus the disks its cards can be exchanged for now (B3): [energy, all]. */
function withinReach(g: G, t: Tribe): [number, number] {
  const tribe = g.tribes[t];
  let { energy } = tribe;
  let all = energy + tribe.ivory + tribe.iron;
  for (const spot of tribe.tableau) {
    if (!canExchange(g, t, spot)) continue;
    const worth = worthNow(g, spot.card);
    energy += worth[0];
    all += worth[0] + worth[1] + worth[2];
  }
  return [energy, all];
}

/** Quick check for phase 6 actions other than exchange. A tribe without one is skipped (R92). */
export function mayAct(g: G, t: Tribe): boolean {
  const tribe = g.tribes[t];
  if (rulesOf(g).onlyTools && (ownElders(g, t, 3) === 0 || g.hands[t].length === 0)) return false;
  if (elderCount(g, t) === 0) return !tribe.placard.mono;
  const [energy, all] = withinReach(g, t);
  const burning = hooksOf(g).burningCost?.(g, t);
  if (burning !== undefined && energy >= burning) return true;
  if (ownElders(g, t, 2) > 0 && energy > 0) return true;
  if (ownElders(g, t, 5) > 0 && energy > 0 && tribe.placard.mono) return true;
  if (ownElders(g, t, 3) > 0 && g.hands[t].length > 0) return all > 0;
  return emissariesOn(g, t) > 0 && ownElders(g, t, 2) > 0;
}
