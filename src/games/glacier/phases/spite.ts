import type { Ctx, Procedures, State, States, Value } from '../../../kernel/index.js';
import { herbsOf, spendFate, unstore } from '../cave.js';
import {
  clanOf,
  FATE_COLOR,
  handOf,
  NO_CARD,
  others,
  type Clan,
  type ClanId,
  type Fate,
  type G,
} from '../model.js';
import { enterGuard } from './guard.js';
import { demand } from './losses.js';
import type { Offer } from '../texts.js';

/** E, G3: a yellow card against another clan, at the end of the own turn. */

/** Why a card can't be played on a clan; undefined if it can. */
function obstacle(clan: Clan, fate: Fate) {
  if (clan.trek) return 'spite.on-trek';
  switch (fate) {
    case 'spoiled':
      return herbsOf(clan).length === 0 ? 'spite.no-herb' : undefined;
    case 'wrath':
      return clan.artifact === NO_CARD || clan.wrath ? 'spite.no-artifact' : undefined;
    case 'scavenger':
    case 'raid':
      return clan.larder.length === 0 ? 'spite.no-larder' : undefined;
    default:
      return undefined;
  }
}

export function offerSpite(c: Ctx<G>, seat: ClanId, offer: Offer): void {
  for (const fate of new Set(handOf(c.g, seat))) {
    if (FATE_COLOR[fate] !== 'yellow') {
      const rule = FATE_COLOR[fate] === 'red' ? 'G1' : 'G2';
      const against = { name: 'clan', oneOf: others(c.seats, seat) };
      offer.cannot('play', [fate, against], rule, 'spite.wrong-colour', { fate });
      continue;
    }
    for (const clan of others(c.seats, seat)) {
      const why = obstacle(clanOf(c.g, clan), fate);
      if (why === undefined) offer.can('play', fate, clan);
      else offer.cannot('play', [fate, clan], 'G3', why, { clan });
    }
  }
}

export function playSpite(c: Ctx<G>, by: ClanId, [fate, against]: readonly Value[]): void {
  spendFate(c.g, by, fate as Fate);
  c.reveal();
  c.emit('spite.played', { clan: by, fate: String(fate), against: String(against) });
  c.enter('curse', { by, against: against as ClanId, fate: fate as Fate });
}

/** Rolls for the scavenger or the raid: no card on 1–2, one on 3–5, two on 6 (G3). */
function bootyRoll(c: Ctx<G>, clan: ClanId): number {
  const face = c.die();
  const n = face <= 2 ? 0 : face <= 5 ? 1 : 2;
  c.emit('spite.rolled', { clan, face, n });
  return n;
}

function begin(c: Ctx<G, 'curse'>): void {
  const { by, against, fate } = c.vars;
  switch (fate) {
    case 'spoiled':
      return demand(c, { [against]: { kind: 'herb', n: 1 } }, fate);
    case 'predator':
      return demand(c, { [against]: { kind: 'herb-or-clan', n: 1 } }, fate);
    case 'scavenger':
      return demand(c, { [against]: { kind: 'larder', n: bootyRoll(c, against) } }, fate);
    case 'raid': {
      const n = Math.min(bootyRoll(c, by), clanOf(c.g, against).larder.length);
      c.vars.left = n;
      if (n > 0) enterGuard(c, against, by, fate);
      return;
    }
    default:
      return enterGuard(c, against, by, fate);
  }
}

function effect(c: Ctx<G, 'curse'>): void {
  const { against, fate, countered, left = 0 } = c.vars;
  if (countered === true) return;
  const clan = clanOf(c.g, against);
  if (fate === 'trek') {
    clan.trek = true;
    c.emit('spite.trek', { clan: against });
  } else if (fate === 'wrath') {
    clan.wrath = true;
    c.emit('spite.wrath', { clan: against });
  } else if (fate === 'raid' && left > 0) {
    c.vars.left = left - 1;
    c.enter('loot');
    c.goto('effect');
  }
}

/** The raiding clan picks the booty (G3). */
const loot: State<G, 'loot'> = {
  rule: 'G3',
  seats: (c) => [c.up.by],
  choices: (c, _seat, offer) => {
    for (const { card } of clanOf(c.g, c.up.against).larder) offer.can('loot', card);
  },
  verbs: {
    loot: (c, seat, [card]) => {
      const { against } = c.up;
      clanOf(c.g, seat).larder.push(unstore(clanOf(c.g, against), String(card)));
      c.emit('spite.looted', { clan: seat, against, card: String(card) });
      c.leave();
    },
  },
};

export const procedures = {
  curse: [
    { label: 'begin', run: begin },
    { label: 'effect', run: effect },
  ],
} satisfies Partial<Procedures<G>>;
export const states = { loot } satisfies Partial<States<G>>;
