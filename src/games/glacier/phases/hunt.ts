import type { Ctx, Procedures, State, States, Value } from '../../../kernel/index.js';
import { cardOf, serves } from '../cards.js';
import {
  addFolk,
  animalsOf,
  cardsIn,
  discardStored,
  discardWeapon,
  folkBag,
  holds,
  makeParty,
  parseParty,
  removeWeapon,
  spendFate,
  takeFolk,
  unstore,
} from '../cave.js';
import { clanOf, handOf, NO_CARD, SIZES, type Clan, type ClanId, type Folk, type G } from '../model.js';
import { huntOdds, partyBonus, percent } from '../odds.js';
import { findDisputer, guardPrey, settleDispute } from './dispute.js';
import type { HuntVars } from '../frames.js';
import { openWindow, strike } from './interfere.js';
import type { Offer } from '../texts.js';

/** C1: hunting. Interference is in `interfere.ts`, disputes in `dispute.ts`. */

const NONE = 'none';
const ARTIFACT = 'artifact';
const SUCCESS = 'success';
const BOTH = 'both';

export function usableWeapons(clan: Clan, prey: string): string[] {
  return clan.weapons.filter((weapon) => serves(cardOf(weapon), cardOf(prey)));
}

export const canCall = (clan: Clan): boolean => clan.artifact !== NO_CARD && !clan.called && !clan.wrath;

/** Offers each animal on the table, the surest first: a party alone, with a weapon, or with all additions. */
export function offerHunts(c: Ctx<G>, offer: Offer): void {
  const { g } = c;
  const clan = clanOf(g, g.active);
  const needOf = (id: string): number => cardOf(id).hunt - partyBonus(clan.ready, cardOf(id).hunters);
  const prey = g.open.filter((id) => cardOf(id).kind === 'prey');
  for (const id of prey.sort((a, b) => needOf(a) - needOf(b))) {
    const party = { name: 'party', of: folkBag(clan.ready), min: 1, max: cardsIn(clan.ready) };
    if (clan.trek) {
      offer.cannot('hunt', [id, party], 'G4', 'act.on-trek');
      continue;
    }
    const weapons = usableWeapons(clan, id);
    const useless = clan.weapons.filter((weapon) => !weapons.includes(weapon));
    if (useless.length > 0)
      offer.cannot('hunt', [id, party, { name: 'weapon', oneOf: useless }], 'C1', 'hunt.wrong-weapon', {
        card: id,
      });
    const animals = animalsOf(clan).map(({ card }) => card);
    const spirits = [NONE];
    const hasSuccess = holds(g, g.active, 'success');
    if (canCall(clan)) spirits.push(ARTIFACT);
    if (hasSuccess) spirits.push(SUCCESS);
    if (canCall(clan) && hasSuccess) spirits.push(BOTH);
    offer.can('hunt', id, party);
    if (weapons.length > 0) offer.can('hunt', id, party, { name: 'weapon', oneOf: weapons });
    if (animals.length > 0 || spirits.length > 1) {
      offer.can(
        'hunt',
        id,
        party,
        { name: 'weapon', oneOf: [NONE, ...weapons] },
        { name: 'offering', oneOf: [NONE, ...animals] },
        { name: 'spirits', oneOf: spirits },
      );
    }
  }
}

const word = (value: Value | undefined): string =>
  value === undefined || value === NONE ? NO_CARD : String(value);

export function beginHunt(c: Ctx<G>, seat: string, args: readonly Value[]): void {
  const { g } = c;
  const clan = clanOf(g, seat);
  const [prey, party, weapon, offering, spirits] = args;
  const called = spirits === ARTIFACT || spirits === BOTH;
  const success = spirits === SUCCESS || spirits === BOTH;
  const hunt: HuntVars = {
    clan: seat as ClanId,
    prey: String(prey),
    party: parseParty(String(party)),
    weapon: word(weapon),
    offering: word(offering),
    artifact: called,
    success,
    storm: false,
    hit: '',
    by: '',
    lurking: [],
    off: false,
    caught: false,
  };
  takeFolk(clan.ready, hunt.party);
  addFolk(clan.spent, hunt.party);
  const { need, chance, bonus } = huntOdds(g, hunt);
  c.emit('hunt.began', {
    clan: seat,
    prey: hunt.prey,
    party: makeParty(hunt.party),
    weapon: hunt.weapon === NO_CARD ? NONE : hunt.weapon,
    bonus,
    need,
    chance: percent(chance),
  });
  if (called) callArtifact(c, clan, seat);
  if (hunt.offering !== NO_CARD) offerAnimal(c, clan, seat, hunt.offering);
  if (success) {
    spendFate(g, hunt.clan, 'success');
    c.emit('hunt.sure', { clan: seat });
  }
  c.enter('hunt', hunt);
}

function callArtifact(c: Ctx<G>, clan: Clan, seat: string): void {
  clan.called = true;
  c.emit('hunt.called', { clan: seat, card: clan.artifact, value: cardOf(clan.artifact).weapon });
}

function offerAnimal(c: Ctx<G>, clan: Clan, seat: string, card: string): void {
  discardStored(c.g, unstore(clan, card));
  c.emit('hunt.offered', { clan: seat, card });
}

/** Brings the hunters home, face up. Used cards leave the cave; a net only if it caught nothing. */
function useWeapon(g: G, hunt: HuntVars): void {
  if (hunt.weapon !== NO_CARD) discardWeapon(g, clanOf(g, hunt.clan), hunt.weapon);
}

/** Breaks off a hunt: no success, no injury. The animal may be hunted again (GL7). */
function breakOff(c: Ctx<G>, hunt: HuntVars): void {
  useWeapon(c.g, hunt);
  c.emit('hunt.off', { clan: hunt.clan, prey: hunt.prey });
  hunt.off = true;
  hunt.hit = '';
  hunt.weapon = NO_CARD;
}

function roll(c: Ctx<G, 'hunt'>): void {
  const { g, vars: hunt } = c;
  if (hunt.off) return;
  const { bonus } = huntOdds(g, hunt);
  const face = hunt.success ? 6 : c.die();
  const total = face + bonus;
  const wanted = cardOf(hunt.prey).hunt;
  const facts = { clan: hunt.clan, prey: hunt.prey, face, bonus, total, wanted };
  if (total >= wanted) {
    c.emit('hunt.succeeded', facts);
    bringHome(g, hunt);
    hunt.caught = true;
    return;
  }
  c.emit('hunt.failed', facts);
  useWeapon(g, hunt);
  hurt(c, hunt);
}

function bringHome(g: G, hunt: HuntVars): void {
  const clan = clanOf(g, hunt.clan);
  const net = hunt.weapon !== NO_CARD && cardOf(hunt.weapon).use === 'fish' ? hunt.weapon : NO_CARD;
  if (net === NO_CARD) useWeapon(g, hunt);
  else removeWeapon(clan, net);
  g.open.splice(g.open.indexOf(hunt.prey), 1);
  clan.larder.push({ card: hunt.prey, net });
}

/** Hurts the smallest clan card of the party, which any player would choose (GL6). */
function hurt(c: Ctx<G>, hunt: HuntVars): void {
  const clan = clanOf(c.g, hunt.clan);
  const i = hunt.party.findIndex((n) => n > 0) as 0 | 1 | 2;
  const one: Folk = [0, 0, 0];
  one[i] = 1;
  takeFolk(clan.spent, one);
  addFolk(clan.sick, one);
  c.emit('hunt.hurt', { clan: hunt.clan, size: SIZES[i] });
}

export const procedures = {
  hunt: [
    { label: 'window', run: openWindow },
    { label: 'strike', run: strike },
    {
      label: 'brave',
      run: (c) => {
        const hunt = c.vars;
        // Without fate cards there is no answer to a broken weapon.
        if (isStopped(c.g, hunt) && handOf(c.g, hunt.clan).length === 0) breakOff(c, hunt);
        else if (hunt.hit !== '') c.enter('brave');
      },
    },
    { label: 'roll', run: roll },
    { label: 'lurk', run: findDisputer },
    { label: 'guard', run: guardPrey },
    { label: 'dispute', run: settleDispute },
  ],
} satisfies Partial<Procedures<G>>;

/** Whether the card against the hunt ends it without a roll. */
const isStopped = (g: G, hunt: HuntVars): boolean => hunt.hit === 'broken' && g.options.broken === 'stop';

/** The hunter answers interference: counter it, add to the hunt, go on, or give up. */
const brave: State<G, 'brave'> = {
  rule: 'C1',
  hidden: true,
  seats: (c) => [c.up.clan],
  choices: (c, seat, offer) => {
    const hunt = c.up;
    const clan = clanOf(c.g, seat);
    if (isStopped(c.g, hunt)) offer.cannot('roll', [], 'G1', 'hunt.weapon-broken');
    else {
      offer.can('roll');
      for (const { card } of animalsOf(clan)) {
        if (hunt.offering === NO_CARD) offer.can('offer', card);
        else offer.cannot('offer', [card], 'C1', 'hunt.offered-already');
      }
      if (canCall(clan)) offer.can('call');
      else if (clan.artifact !== NO_CARD) offer.cannot('call', [], 'C1', 'hunt.called-already');
    }
    offer.can('abandon');
    if (holds(c.g, seat, 'offering')) offer.can('counter');
    else offer.cannot('counter', [], 'G2', 'fate.no-offering');
  },
  verbs: {
    roll: (c) => {
      const hunt = c.up;
      c.leave();
      if (hunt.hit === 'broken') {
        useWeapon(c.g, hunt);
        c.emit('hunt.broken', { clan: hunt.clan, card: hunt.weapon });
        hunt.weapon = NO_CARD;
      }
      hunt.hit = '';
    },
    abandon: (c) => {
      c.leave();
      breakOff(c, c.up);
    },
    offer: (c, seat, [card]) => {
      c.up.offering = String(card);
      offerAnimal(c, clanOf(c.g, seat), seat, String(card));
    },
    call: (c, seat) => {
      c.up.artifact = true;
      callArtifact(c, clanOf(c.g, seat), seat);
    },
    counter: (c, seat) => {
      spendFate(c.g, seat as ClanId, 'offering');
      const hunt = c.up;
      c.emit('fate.countered', { clan: seat, fate: hunt.hit });
      hunt.hit = '';
      hunt.storm = false;
      c.leave();
    },
  },
};

export const states = { brave } satisfies Partial<States<G>>;
