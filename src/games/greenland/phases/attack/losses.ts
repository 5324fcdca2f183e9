import { type Ctx, parseBag, type State } from '../../../../kernel/index.js';
import { cardId } from '../../cards/cards.js';
import { NOBODY, TRIBES, tribeNo, type G, type Spot, type Tribe } from '../../vocabulary/model.js';
import {
  alphaOn,
  emissariesOn,
  guardsThere,
  husbandDies,
  killElder,
  killOn,
  ownerOf,
  spotOf,
} from '../../board/people.js';
import { groupSize } from './groups.js';

/** F2: the leader chooses the casualties of the group, including the husband and his tribe's guards (F1, R87). */

/** Possible casualties by word: `tribesman`, `alpha`, `husband`, and `norse`, `norse-alpha` for the husband's tribe. */
function victims(g: G, spot: Spot, leader: Tribe): Record<string, number> {
  const counts: Record<string, number> = {};
  const owner = ownerOf(g, spot.card);
  if (owner === NOBODY || !guardsThere(spot, owner, leader)) {
    put(counts, 'tribesman', spot.men[leader]);
    if (alphaOn(g, leader, spot.card)) counts['alpha'] = 1;
    return counts;
  }
  put(counts, 'tribesman', spot.men[owner]);
  if (alphaOn(g, owner, spot.card)) counts['alpha'] = 1;
  if (spot.husband !== NOBODY) counts['husband'] = 1;
  for (const t of allies(spot, owner)) {
    put(counts, TRIBES[t], spot.men[t]);
    if (alphaOn(g, t, spot.card)) counts[`${TRIBES[t]}-alpha`] = 1;
  }
  return counts;
}

/** Tribes whose guards join the owner's: the tribes of the present and the former husband (R33). */
function allies(spot: Spot, owner: Tribe): Tribe[] {
  const found: Tribe[] = [];
  if (spot.husband !== NOBODY && spot.husband !== owner) found.push(spot.husband);
  const { guards } = spot;
  if (guards !== undefined && guards !== spot.husband && guards !== owner) found.push(guards);
  return found;
}

function put(counts: Record<string, number>, word: string, n: number): void {
  if (n > 0) counts[word] = n;
}

/** Kills up to `hits` people of the group; asks its leader only if the choice matters. */
export function takeLosses(c: Ctx<G>, spot: Spot, leader: Tribe, attacker: Tribe, hits: number): void {
  const size = groupSize(c.g, spot, ownerOf(c.g, spot.card), leader);
  const counts = victims(c.g, spot, leader);
  const words = Object.keys(counts);
  if (hits >= size) kill(c, spot, leader, attacker, counts);
  else if (words.length === 1) kill(c, spot, leader, attacker, { [words[0] ?? '']: hits });
  else c.enter('attack-losses', { card: spot.card, leader, attacker, hits });
}

function kill(
  c: Ctx<G>,
  spot: Spot,
  leader: Tribe,
  attacker: Tribe,
  dead: Readonly<Record<string, number>>,
): void {
  const { g } = c;
  const owner = ownerOf(g, spot.card);
  const own = owner !== NOBODY && guardsThere(spot, owner, leader) ? owner : leader;
  const { husband } = spot;
  const card = cardId(g, spot.card);
  const men = dead['tribesman'] ?? 0;
  const alpha = dead['alpha'] ?? 0;
  let count = men + alpha;
  if (count > 0) {
    killOn(g, own, spot, men, alpha > 0);
    c.emit('hunt.lost', { tribe: TRIBES[own], card, men, alpha });
  }
  for (const t of owner === NOBODY || own !== owner ? [] : allies(spot, owner)) {
    const hisMen = dead[TRIBES[t]] ?? 0;
    const hisAlpha = dead[`${TRIBES[t]}-alpha`] ?? 0;
    if (hisMen + hisAlpha > 0) {
      killOn(g, t, spot, hisMen, hisAlpha > 0);
      c.emit('hunt.lost', { tribe: TRIBES[t], card, men: hisMen, alpha: hisAlpha });
    }
    count += hisMen + hisAlpha;
  }
  if (husband !== NOBODY && (dead['husband'] ?? 0) > 0) {
    count++;
    c.emit('raid.husband-killed', { tribe: TRIBES[husband], card });
    husbandDies(g, spot);
  }
  if (g.pogroms && revenge(g, leader, attacker).length > 0)
    c.enter('attack-pogrom', { leader, attacker, left: count });
}

export const attackLosses: State<G, 'attack-losses'> = {
  rule: 'F2',
  seats: (c) => [TRIBES[c.vars.leader]],
  choices: (c, _seat, offer) => {
    const hits = c.vars.hits;
    const counts = victims(c.g, spotOf(c.g, c.vars.card), c.vars.leader);
    offer.can('lose', { name: 'people', of: counts, min: hits, max: hits });
  },
  verbs: {
    lose: (c, seat, args) => {
      c.leave();
      const dead = parseBag(String(args[0])) ?? {};
      kill(c, spotOf(c.g, c.vars.card), tribeNo(seat), c.vars.attacker, dead);
    },
  },
};

// Pogroms (optional rule of F2).

/** Emissaries and husbands of the attacker within reach of the victim: `emissary`, `alpha`, or a wife's word. */
function revenge(g: G, victim: Tribe, attacker: Tribe): string[] {
  const words: string[] = [];
  if (victim === attacker) return words;
  const { alpha } = g.tribes[attacker];
  const alphaHere = alpha.at === 'elder' && alpha.placard === victim;
  if (emissariesOn(g, victim, attacker) > (alphaHere ? 1 : 0)) words.push('emissary');
  if (alphaHere) words.push('alpha');
  for (const spot of g.tribes[victim].tableau)
    if (spot.husband === attacker) words.push(cardId(g, spot.card));
  return words;
}

/** For each tribesman lost, the victim may kill an elder or husband of the attacker in the own tableau. */
export const attackPogrom: State<G, 'attack-pogrom'> = {
  rule: 'F2',
  seats: (c) => {
    const leader = c.vars.leader;
    const open = c.vars.left > 0 && revenge(c.g, leader, c.vars.attacker).length > 0;
    return open && !c.g.tribes[leader].extinct ? [TRIBES[leader]] : [];
  },
  choices: (c, _seat, offer) => {
    for (const word of revenge(c.g, c.vars.leader, c.vars.attacker)) offer.can('avenge', word);
    offer.can('spare');
  },
  verbs: {
    avenge: (c, seat, args) => {
      const attacker = c.vars.attacker;
      const word = String(args[0]);
      if (word === 'emissary' || word === 'alpha')
        killElder(c.g, attacker, word === 'alpha' ? 'alpha' : seat);
      else {
        const bride = c.g.tribes[tribeNo(seat)].tableau.find((spot) => cardId(c.g, spot.card) === word);
        if (bride !== undefined) husbandDies(c.g, bride);
      }
      c.vars.left = c.vars.left - 1;
      c.emit('attack.avenged', { tribe: seat, attacker: TRIBES[attacker], victim: word });
    },
    spare: (c) => c.leave(),
  },
};
