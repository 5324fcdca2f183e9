import {
  type Bag,
  type Block,
  type Ctx,
  type Move,
  type Procedures,
  type State,
  type States,
  takeTop,
  type Value,
} from '../../../kernel/index.js';
import { cardOf, isCard } from '../cards.js';
import {
  addFolk,
  animalsOf,
  cardsIn,
  clanCards,
  leastParties,
  canBecomeWeapon,
  folkBag,
  loseFolk,
  makeParty,
  mayPlayFate,
  membersIn,
  parseParty,
  partiesOf,
  takeFolk,
  unstore,
  valuesOf,
} from '../cave.js';
import {
  clanOf,
  handOf,
  NO_CARD,
  others,
  SIZES,
  type Clan,
  type ClanId,
  type Fate,
  type Folk,
  type G,
} from '../model.js';
import { beginHunt, offerHunts, usableWeapons } from './hunt.js';
import { offerSpite, playSpite } from './spite.js';
import { offerVows, vowVerbs } from './vows.js';
import type { Offer } from '../texts.js';

/** A clan's turn: steps a to f of a round. */

/** Clan and fate cards together (F). */
const HAND_LIMIT = 8;
const TURNED = 3;

/** a: reveals three hunt cards, or those left in the deck (GL2). */
function reveal(c: Ctx<G>): void {
  const { g } = c;
  const clan = clanOf(g, g.active);
  clan.called = false;
  g.struck = [];
  g.still = [];
  const turned = takeTop(c, g.deck, TURNED);
  c.emit('turn.revealed', { clan: g.active, cards: turned });
  for (const id of turned) {
    if (cardOf(id).kind !== 'winter') g.open.push(id);
    else {
      g.winter = true;
      c.emit('turn.winter', { clan: g.active });
    }
  }
}

/** A1: events are resolved first, in the order they were revealed. */
function events(c: Ctx<G>): void {
  const { g } = c;
  const at = g.open.findIndex((id) => cardOf(id).event !== null);
  const [id] = at < 0 ? [] : g.open.splice(at, 1);
  const event = id === undefined ? null : cardOf(id).event;
  if (id === undefined || event === null) return;
  g.discards.push(id);
  c.enter(event);
  c.goto('events');
}

/** A2: weapons and a first artifact go into the cave for free. */
function store(c: Ctx<G>): void {
  const { g } = c;
  const clan = clanOf(g, g.active);
  for (const id of [...g.open]) {
    const { kind } = cardOf(id);
    if (kind === 'weapon') {
      clan.weapons.push(id);
      g.open.splice(g.open.indexOf(id), 1);
      c.emit('turn.stored', { clan: g.active, card: id });
    } else if (kind === 'artifact') {
      g.open.splice(g.open.indexOf(id), 1);
      if (clan.artifact === NO_CARD) {
        clan.artifact = id;
        c.emit('turn.stored', { clan: g.active, card: id });
      } else if (g.options.artifact === 'auction') {
        // A second artifact stays on the table until sold.
        g.open.push(id);
        c.enter('auction', { card: id });
      } else {
        g.discards.push(id);
        c.emit('turn.second-artifact', { clan: g.active, card: id });
      }
    }
  }
}

/** B: turns hurt clan cards face up; they return to the hand with the others at the end of the turn. */
function recover(c: Ctx<G>): void {
  const clan = clanOf(c.g, c.g.active);
  if (cardsIn(clan.sick) === 0) return;
  c.emit('turn.recovered', { clan: c.g.active, party: makeParty(clan.sick) });
  addFolk(clan.spent, clan.sick);
  clan.sick = [0, 0, 0];
}

/** D: discards unused hunt cards and brings all clan cards home. */
function close(c: Ctx<G>): void {
  const { g } = c;
  const clan = clanOf(g, g.active);
  if (g.open.length > 0) c.emit('turn.discarded', { clan: g.active, cards: [...g.open] });
  g.discards.push(...g.open.splice(0));
  addFolk(clan.ready, clan.spent);
  clan.spent = [0, 0, 0];
}

const overLimit = (g: G, clan: string): number =>
  clanCards(clanOf(g, clan)) + handOf(g, clan).length - HAND_LIMIT;

function finish(c: Ctx<G>): void {
  const clan = clanOf(c.g, c.g.active);
  // G3, G4: both end with the clan's next turn, which is this one.
  if (clan.trek) c.emit('turn.trek-over', { clan: c.g.active });
  if (clan.wrath) c.emit('turn.wrath-over', { clan: c.g.active });
  clan.trek = false;
  clan.wrath = false;
}

export const procedures = {
  turn: [
    { label: 'reveal', run: reveal },
    { label: 'events', run: events },
    { label: 'store', run: store },
    { label: 'recover', run: recover },
    { label: 'act', run: (c) => c.enter('act') },
    { label: 'close', run: close },
    {
      label: 'spite',
      run: (c) => {
        const { active } = c.g;
        if (mayPlayFate(c.g, active) && others(c.seats, active).some((id) => !clanOf(c.g, id).trek))
          c.enter('spite');
      },
    },
    {
      label: 'shed',
      run: (c) => {
        if (overLimit(c.g, c.g.active) <= 0) return;
        c.enter('shed');
        c.goto('shed');
      },
    },
    { label: 'finish', run: finish },
  ],
} satisfies Partial<Procedures<G>>;

const anyParty = (clan: Clan): Bag => ({
  name: 'party',
  of: folkBag(clan.ready),
  min: 1,
  max: cardsIn(clan.ready),
});

const ready = (g: G): Folk => clanOf(g, g.active).ready;

/** C2: offers parties of at least the herb's clan value, without superfluous cards (GL9). */
function offerHerbs(c: Ctx<G>, offer: Offer): void {
  const clan = clanOf(c.g, c.g.active);
  for (const id of c.g.open) {
    const herb = cardOf(id);
    if (herb.kind !== 'herb') continue;
    if (clan.trek) {
      offer.cannot('gather', [id, anyParty(clan)], 'G4', 'act.on-trek');
      continue;
    }
    const parties = leastParties(clan.ready, herb.hunters).map(makeParty);
    if (parties.length > 0) offer.can('gather', id, { name: 'party', oneOf: parties });
    if (!offer.explain) continue;
    const facts = { card: id, wanted: herb.hunters };
    const wrong = partiesOf(clan.ready).filter((party) => !parties.includes(makeParty(party)));
    const blocked = (enough: boolean, key: 'act.too-few-gatherers' | 'act.too-many-gatherers'): void => {
      const names = wrong.filter((party) => membersIn(party) >= herb.hunters === enough).map(makeParty);
      if (names.length > 0) offer.cannot('gather', [id, { name: 'party', oneOf: names }], 'C2', key, facts);
    };
    blocked(false, 'act.too-few-gatherers');
    blocked(true, 'act.too-many-gatherers');
  }
}

const oneCard = (folk: Folk): string[] => SIZES.filter((_, i) => folk[i as 0 | 1 | 2] > 0);

/** C3: one clan card turns an animal with a weapon value into a weapon. */
function offerMaking(c: Ctx<G>, offer: Offer): void {
  const clan = clanOf(c.g, c.g.active);
  for (const stored of animalsOf(clan)) {
    const { card } = stored;
    const party = { name: 'party', oneOf: oneCard(clan.ready) };
    if (!canBecomeWeapon(stored)) offer.cannot('make', [card, party], 'C3', 'act.no-weapon-in-it', { card });
    else if (clan.trek) offer.cannot('make', [card, party], 'G4', 'act.on-trek');
    else offer.can('make', card, party);
  }
}

/** C4: a clan card draws a fate card, while the deck lasts (GL10). */
function offerDraw(c: Ctx<G>, offer: Offer): void {
  const party = { name: 'party', oneOf: oneCard(ready(c.g)) };
  if (c.g.fates.length > 0) offer.can('draw', party);
  else offer.cannot('draw', [party], 'C4', 'act.no-fates');
}

function send(c: Ctx<G>, party: Folk): void {
  const clan = clanOf(c.g, c.g.active);
  takeFolk(clan.ready, party);
  addFolk(clan.spent, party);
}

/** Why an action is impossible: a closed cave (G4), or a weapon that doesn't work against the animal. */
function whyNoAction(clan: Clan, { verb, args }: Move): Block | undefined {
  const away = verb === 'hunt' || verb === 'gather' || verb === 'make';
  if (clan.trek && away) return { rule: 'G4', key: 'act.on-trek' };
  const [prey, , weapon] = args.map(String);
  if (verb !== 'hunt' || prey === undefined || weapon === undefined || !clan.weapons.includes(weapon))
    return undefined;
  const useless = isCard(prey) && !usableWeapons(clan, prey).includes(weapon);
  return useless ? { rule: 'C1', key: 'hunt.wrong-weapon', args: { card: prey } } : undefined;
}

/** C: as many actions as the clan has cards in the hand. */
const act: State<G, 'act'> = {
  rule: 'C',
  // Choices depend on the hand, and vows are secret.
  hidden: true,
  seats: (c) => (cardsIn(ready(c.g)) > 0 ? [c.g.active] : []),
  choices: (c, seat, offer) => {
    offerHunts(c, offer);
    offerHerbs(c, offer);
    offerMaking(c, offer);
    offerDraw(c, offer);
    offer.can('done');
    offerVows(c, seat, offer);
  },
  why: (c, _seat, move) => whyNoAction(clanOf(c.g, c.g.active), move),
  verbs: {
    hunt: beginHunt,
    gather: (c, seat, [id, party]) => {
      const herb = String(id);
      const folk = parseParty(String(party));
      send(c, folk);
      c.g.open.splice(c.g.open.indexOf(herb), 1);
      clanOf(c.g, seat).larder.push({ card: herb, net: NO_CARD });
      c.emit('act.gathered', { clan: seat, card: herb, party: String(party) });
    },
    make: (c, seat, [id, party]) => {
      send(c, parseParty(String(party)));
      const clan = clanOf(c.g, seat);
      clan.weapons.push(unstore(clan, String(id)).card);
      c.emit('act.made', { clan: seat, card: String(id), value: cardOf(String(id)).weapon });
    },
    draw: (c, seat, [party]) => {
      send(c, parseParty(String(party)));
      const [fate] = takeTop(c, c.g.fates, 1);
      if (fate === undefined) return;
      handOf(c.g, seat).push(fate);
      c.emit('act.drew', { clan: seat });
      c.emit('act.drew-this', { fate }, [seat]);
    },
    done: (c) => c.leave(),
    ...vowVerbs,
  },
};

const spite: State<G, 'spite'> = {
  rule: 'E',
  // Choices depend on the hand, so even a single choice is asked.
  hidden: true,
  seats: (c) => [c.g.active],
  choices: (c, seat, offer) => {
    offerSpite(c, seat as ClanId, offer);
    offer.can('pass');
    offerVows(c, seat, offer);
  },
  verbs: {
    play: (c, seat, args: readonly Value[]) => {
      c.leave();
      playSpite(c, seat as ClanId, args);
    },
    pass: (c) => c.leave(),
    ...vowVerbs,
  },
};

/** F: discard to eight cards, fate cards first; hurt clan cards count and can be discarded (GL13). */
const shed: State<G, 'shed'> = {
  rule: 'F',
  hidden: true,
  seats: (c) => [c.g.active],
  choices: (c, seat, offer) => {
    const hand = handOf(c.g, seat);
    for (const fate of new Set(hand)) offer.can('shed', fate);
    for (const value of valuesOf(clanOf(c.g, seat))) {
      const size = SIZES[(value - 1) as 0 | 1 | 2];
      if (hand.length === 0) offer.can('shed', size);
      else offer.cannot('shed', [size], 'F', 'shed.fates-first');
    }
  },
  verbs: {
    shed: (c, seat, [what]) => {
      const word = String(what);
      c.leave();
      c.emit('shed.discarded', { clan: seat, what: word });
      const size = SIZES.findIndex((one) => one === word);
      if (size >= 0) loseFolk(c.g, clanOf(c.g, seat), size + 1);
      else {
        const hand = handOf(c.g, seat);
        hand.splice(hand.indexOf(word as Fate), 1);
        c.g.fateDiscards.push(word as Fate);
      }
    },
  },
};

export const states = { act, spite, shed } satisfies Partial<States<G>>;
