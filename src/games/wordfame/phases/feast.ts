import { type Ctx, type State, type States, writeTerms } from '../../../kernel/index.js';
import { bondiWords, discard, forget, goodWord, personaEffect, takeBondi, takeCard } from '../cards.js';
import { gainFame, tellKilling } from '../fame.js';
import { foesAt, hasManIn, land, menAt, nearOf, ownerOf, slay } from '../land.js';
import { offerWords, oneEdge, oneOf, upTo } from '../offer.js';
import { cardOf, CARDS, COLORS, districtAt, edgeAt, edgeOf, idOf, WEAPONS, type Card } from '../pack.js';
import { gothiOf, NONE, placeOf, seatOf, type G, type PublicState } from '../model.js';
import type { Offer } from '../texts.js';

/** W9.6: Feast: gifts and murder; captures are in `capture.ts`. */

/** Wordfame of a gift by its number of Goods (WF32). */
const FAME_OF_GIFT = [0, 1, 3, 5] as const;

export interface Gift {
  /** Notation: a bag of its Goods, the dearest first. */
  readonly words: string;
  readonly goods: readonly string[];
  /** Required strength: the worth of its dearest Good. */
  readonly strength: number;
  readonly fame: number;
}

/** Possible gifts: single Goods, a 2 and a 1, or a 3, a 2 and a 1 of one color. */
export function giftsOf(goods: readonly number[], left: number): string[] {
  const gifts: string[] = [];
  let had = 0;
  for (const card of goods) had |= GOOD_BITS[card] ?? 0;
  for (const { words, needs, strength } of GIFTS) {
    if (strength <= left && (had & needs) === needs) gifts.push(words);
  }
  return gifts;
}

/** A gift by its words. @throws Error if it is no gift */
export function giftOf(words: string): Gift {
  const gift = giftAt.get(words);
  if (gift === undefined) throw new Error(`${words} is no gift`);
  return gift;
}

/** A bit for each color and worth. */
const goodBit = (colour: number, worth: number): number => 1 << (4 * colour + worth);
const GOOD_BITS = CARDS.map(({ colour, worth }) => goodBit(colour, worth));
/** All gifts, with the bits of their Goods. */
const GIFTS = COLORS.flatMap((_, colour) =>
  [[1], [2], [2, 1], [3], [3, 2, 1]].map((worths) => {
    const goods = worths.map((worth) => goodWord(colour, worth));
    return {
      words: writeTerms(goods.map((id) => ({ id, count: 1 }))),
      goods,
      needs: worths.reduce((bits, worth) => bits | goodBit(colour, worth), 0),
      strength: worths[0] ?? 0,
      fame: FAME_OF_GIFT[worths.length] ?? 1,
    };
  }),
);
export const giftAt: ReadonlyMap<string, Gift> = new Map(GIFTS.map((gift) => [gift.words, gift]));

/** Neighbors, and gothar with a man in an own District (WF46). */
export function receiversOf(g: PublicState, who: number): number[] {
  const near = nearOf(g, who);
  const found: number[] = [];
  for (let other = 0; other < g.seats.length; other++)
    if (other !== who && ((near & (1 << other)) !== 0 || isGuest(g, who, other))) found.push(other);
  return found;
}

/** Whether another gothi has a man in an own District. */
function isGuest(g: PublicState, who: number, other: number): boolean {
  for (const district of land(g).districts)
    if (g.owner[district] === who && hasManIn(g, other, district)) return true;
  return false;
}

/** Edges of own Districts with opposing men. */
export function victimsOf(g: PublicState, who: number): { edge: number; foe: number }[] {
  const edges = new Set(
    land(g).districts.flatMap((district) =>
      g.owner[district] === who ? (land(g).edgesOf[district] ?? []) : [],
    ),
  );
  return [...edges].flatMap((edge) => foesAt(g, who, edge).map((foe) => ({ edge, foe })));
}

const hasVictims = (g: PublicState, who: number): boolean => {
  for (let other = 0; other < g.seats.length; other++)
    if (other !== who && isGuest(g, who, other)) return true;
  return false;
};

/** WF54: Districts of others with an own man, while a small token is free. */
export function capturable(g: PublicState, who: number): number[] {
  if (gothiOf(g, who).small === 0) return [];
  return land(g).districts.filter((district) => {
    const owner = ownerOf(g, district);
    return owner !== NONE && owner !== who && hasManIn(g, who, district);
  });
}

/** WF45: bonus of family members who bear weapons. */
export const captureKin = (g: PublicState, who: number): number => personaEffect(g, who, WEAPONS, 'capture');

function explain(g: G, who: number, left: number, mode: string, offer: Offer): void {
  const near = receiversOf(g, who);
  const { goods, small } = gothiOf(g, who);
  const all = giftsOf(goods, 3);
  const seats = g.seats.filter((_, other) => other !== who);
  const gift = { name: 'gift', oneOf: all };
  const to = { name: 'gothi', oneOf: seats };
  const bondi = { name: 'bondi', oneOf: bondiWords(g, who) };
  if (all.length > 0)
    if (mode === 'murder') offer.cannot('give', [gift, to], 'W9.6', 'feast.murdering');
    else {
      for (const word of all)
        if (giftOf(word).strength > left) offer.cannot('give', [word, to], 'W9.6', 'feast.dear', { left });
      for (const other of seats)
        if (!near.includes(placeOf(g, other)))
          offer.cannot('give', [gift, other], 'W9.6', 'feast.stranger', { other });
    }
  if (bondi.oneOf.length === 0) return;
  if (mode === 'gifts') offer.cannot('murder', [bondi], 'W9.6', 'feast.giving');
  else if (!hasVictims(g, who)) offer.cannot('murder', [bondi], 'W9.6', 'murder.nobody');
  for (const district of land(g).districts) {
    const id = idOf(district);
    const owner = ownerOf(g, district);
    if (mode === 'gifts') offer.cannot('capture', [id, bondi], 'W9.6', 'feast.giving');
    else if (owner === NONE || owner === who) offer.cannot('capture', [id, bondi], 'W9.6', 'capture.nobodys');
    else if (!hasManIn(g, who, district)) offer.cannot('capture', [id, bondi], 'W9.6', 'capture.no-man');
    else if (small === 0) offer.cannot('capture', [id, bondi], 'WF54', 'settle.no-token');
  }
}

const feast: State<G, 'feast'> = {
  rule: 'W9.6',
  seats: (c) => (c.vars.left > 0 ? [seatOf(c.g, c.vars.who)] : []),
  choices: (c, _seat, offer) => {
    const { g } = c;
    const { who, left, mode } = c.vars;
    const { goods, oaths } = gothiOf(g, who);
    if (mode !== 'murder' && goods.length > 0) {
      const gifts = giftsOf(goods, left);
      const friends = receiversOf(g, who);
      if (gifts.length > 0 && friends.length > 0)
        offer.can(
          'give',
          oneOf('gift', gifts),
          oneOf(
            'gothi',
            friends.map((one) => seatOf(g, one)),
          ),
        );
    }
    if (mode !== 'gifts' && oaths.length > 0) {
      const bondi = bondiWords(g, who);
      if (hasVictims(g, who)) offerWords(offer, 'murder', 'bondi', bondi);
      const lands = capturable(g, who);
      if (lands.length > 0) offer.can('capture', oneOf('district', lands.map(idOf)), oneOf('bondi', bondi));
    }
    offer.can('done');
    if (offer.explain) explain(g, who, left, mode, offer);
  },
  verbs: {
    give: (c, seat, [gift, to]) =>
      give(c, placeOf(c.g, seat), giftOf(String(gift)), placeOf(c.g, String(to))),
    murder: (c, seat, [bondi]) => {
      const who = placeOf(c.g, seat);
      const { bondi: look, worth } = spendBondi(c, who, String(bondi));
      c.vars.mode = 'murder';
      c.emit('murder.began', { gothi: seat, bondi: look, worth });
      c.enter('slay', { who, left: worth });
    },
    capture: (c, seat, [district, bondi]) => {
      const who = placeOf(c.g, seat);
      const place = districtAt.get(String(district)) ?? 0;
      const { bondi: look, worth } = spendBondi(c, who, String(bondi));
      const kin = captureKin(c.g, who);
      const owner = ownerOf(c.g, place);
      c.vars.mode = 'murder';
      c.emit('capture.began', {
        gothi: seat,
        district: String(district),
        owner: seatOf(c.g, owner),
        bondi: look,
        worth,
        kin,
        hall: gothiOf(c.g, owner).hall,
      });
      c.enter('capture', { who, district: place, worth: worth + kin });
    },
    done: (c) => finish(c),
  },
};

/** Outlaws the Bondi of a murder; discarding the card reveals its worth (WF33). */
function spendBondi(c: Ctx<G, 'feast'>, who: number, word: string): Card {
  const card = takeBondi(c.g, who, word);
  discard(c.g, [card]);
  c.reveal();
  c.vars.left -= 1;
  return cardOf(card);
}

function give(
  c: Ctx<G, 'feast'>,
  who: number,
  { words, goods: given, strength, fame }: Gift,
  to: number,
): void {
  const { g } = c;
  const { goods } = gothiOf(g, who);
  for (const word of given) {
    const card = takeCard(goods, word, 'good');
    forget(g, who, card);
    g.gifts.push({ to, card });
  }
  c.vars.mode = 'gifts';
  c.vars.left -= strength;
  c.emit('feast.gave', { gothi: seatOf(g, who), gift: words, to: seatOf(g, to), fame });
  if (gainFame(c, who, fame)) return;
  const { left } = c.vars;
  if (left === 0 || giftsOf(goods, left).length === 0) finish(c);
}

/** WF32: delivers gifts at the end, so they can't be given again in the same Feast. */
function finish(c: Ctx<G>): void {
  for (const { to, card } of c.g.gifts.splice(0)) gothiOf(c.g, to).goods.push(card);
  c.leave();
}

/** Men that one Bondi must slay to gain Wordfame (WF70). */
export const SLAIN_FOR_FAME = 2;

/** W9.6b: slays as many Thingmen as the Bondi's worth, on edges of own Districts. */
const slaying: State<G, 'slay'> = {
  rule: 'W9.6',
  seats: (c) => {
    const who = c.vars.who;
    return c.vars.left > 0 && hasVictims(c.g, who) ? [seatOf(c.g, who)] : [];
  },
  choices: (c, _seat, offer) => {
    const { left } = c.vars;
    for (const { edge, foe } of victimsOf(c.g, c.vars.who))
      offer.can(
        'slay',
        oneEdge('edge', [edgeOf(edge).id]),
        seatOf(c.g, foe),
        upTo('men', Math.min(left, menAt(c.g, foe, edge))),
      );
    offer.can('done');
  },
  verbs: {
    slay: (c, seat, [id, other, men]) => {
      const n = Number(men);
      slay(c.g, placeOf(c.g, String(other)), edgeAt.get(String(id)) ?? 0, n);
      const { slain = 0 } = c.vars;
      c.vars.left -= n;
      c.vars.slain = slain + n;
      c.emit('murder.slew', { gothi: seat, foe: String(other), edge: String(id), n });
      if (slain < SLAIN_FOR_FAME && slain + n >= SLAIN_FOR_FAME) tellKilling(c, placeOf(c.g, seat), 1);
    },
    done: (c) => c.leave(),
  },
};

export const states = { feast, slay: slaying } satisfies Partial<States<G>>;
