import type { Ctx, Offer, State } from '../../../kernel/types.js';
import { discard, forget, goodWord, personaEffect, takeCard, wordsOf, worthOf } from '../cards.js';
import { gainFame, tellKilling } from '../fame.js';
import { foesAt, hasManIn, land, menAt, neighboursOf, ownerOf, slay } from '../land.js';
import { offerWords, oneEdge, oneOf, upTo } from '../offer.js';
import { cardOf, COLOURS, districtAt, edgeAt, edgeOf, idOf, WEAPONS } from '../pack.js';
import { gothiOf, NONE, placeOf, seatOf, type G, type Table } from '../model.js';

/** W9.6: Feast. Gifts to friends, or murder among rivals; captures stand in `capture.ts`. */

/** Wordfame of a gift by how many Goods are in it (WF32). */
export const FAME_OF_GIFT = [0, 1, 3, 5] as const;

/** Gifts that can be put together: single Goods, a 2 with a 1, a 3 with a 2 and a 1 of its colour. */
export function giftsOf(goods: readonly number[], left: number): string[] {
  const gifts: string[] = [];
  const has = (colour: number, worth: number): boolean =>
    goods.some((card) => cardOf(card).colour === colour && cardOf(card).worth === worth);
  COLOURS.forEach((_, colour) => {
    for (let worth = 1; worth <= Math.min(3, left); worth++) {
      if (!has(colour, worth)) continue;
      gifts.push(goodWord(colour, worth));
      const rest = worth === 2 ? [1] : worth === 3 ? [2, 1] : [];
      if (rest.length > 0 && rest.every((n) => has(colour, n)))
        gifts.push([worth, ...rest].map((n) => goodWord(colour, n)).join('+'));
    }
  });
  return gifts;
}

/** Neighbours, and whoever has a man in one of one's Districts (WF46). */
export function receiversOf(g: Table, who: number): number[] {
  const near = neighboursOf(g, who);
  const own = land(g).districts.filter((district) => g.owner[district] === who);
  return g.seats.flatMap((_, other) =>
    other !== who && (near.includes(other) || own.some((district) => hasManIn(g, other, district)))
      ? [other]
      : [],
  );
}

/** Edges of one's own Districts with opposing men. */
export function victimsOf(g: Table, who: number): { edge: number; foe: number }[] {
  const edges = new Set(
    land(g).districts.flatMap((district) =>
      g.owner[district] === who ? (land(g).edgesOf[district] ?? []) : [],
    ),
  );
  return [...edges].flatMap((edge) => foesAt(g, who, edge).map((foe) => ({ edge, foe })));
}

/** WF54: Districts of others in which one has a man, while a small token is free. */
export function capturable(g: Table, who: number): number[] {
  if (gothiOf(g, who).small === 0) return [];
  return land(g).districts.filter((district) => {
    const owner = ownerOf(g, district);
    return owner !== NONE && owner !== who && hasManIn(g, who, district);
  });
}

/** WF45: whoever bears weapons in one's family goes along. */
export const captureKin = (g: Table, who: number): number => personaEffect(g, who, WEAPONS, 'capture');

function explain(g: G, who: number, left: number, mode: string, offer: Offer): void {
  const near = receiversOf(g, who);
  const { goods, oaths, small } = gothiOf(g, who);
  const all = giftsOf(goods, 3);
  const seats = g.seats.filter((_, other) => other !== who);
  const gift = { name: 'gift', oneOf: all };
  const to = { name: 'gothi', oneOf: seats };
  const bondi = { name: 'bondi', oneOf: wordsOf(oaths, 'bondi') };
  if (all.length > 0)
    if (mode === 'murder') offer.cannot('give', [gift, to], 'W9.6', 'feast.murdering');
    else {
      for (const word of all)
        if (worthOf(word.split('+')[0] ?? '') > left)
          offer.cannot('give', [word, to], 'W9.6', 'feast.dear', { left });
      for (const other of seats)
        if (!near.includes(placeOf(g, other)))
          offer.cannot('give', [gift, other], 'W9.6', 'feast.stranger', { other });
    }
  if (bondi.oneOf.length === 0) return;
  if (mode === 'gifts') offer.cannot('murder', [bondi], 'W9.6', 'feast.giving');
  else if (victimsOf(g, who).length === 0) offer.cannot('murder', [bondi], 'W9.6', 'murder.nobody');
  for (const district of land(g).districts) {
    const id = idOf(district);
    const owner = ownerOf(g, district);
    if (mode === 'gifts') offer.cannot('capture', [id, bondi], 'W9.6', 'feast.giving');
    else if (owner === NONE || owner === who) offer.cannot('capture', [id, bondi], 'W9.6', 'capture.nobodys');
    else if (!hasManIn(g, who, district)) offer.cannot('capture', [id, bondi], 'W9.6', 'capture.no-man');
    else if (small === 0) offer.cannot('capture', [id, bondi], 'WF54', 'settle.no-token');
  }
}

const feast: State<G> = {
  rule: 'W9.6',
  seats: (c) => (Number(c.vars['left']) > 0 ? [seatOf(c.g, Number(c.vars['who']))] : []),
  choices: (c, _seat, offer) => {
    const { g } = c;
    const who = Number(c.vars['who']);
    const left = Number(c.vars['left']);
    const mode = String(c.vars['mode']);
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
      const bondi = wordsOf(oaths, 'bondi');
      if (victimsOf(g, who).length > 0) offerWords(offer, 'murder', 'bondi', bondi);
      const lands = capturable(g, who);
      if (lands.length > 0) offer.can('capture', oneOf('district', lands.map(idOf)), oneOf('bondi', bondi));
    }
    offer.can('done');
    if (offer.explain) explain(g, who, left, mode, offer);
  },
  verbs: {
    give: (c, seat, [gift, to]) => give(c, placeOf(c.g, seat), String(gift), placeOf(c.g, String(to))),
    murder: (c, seat, [bondi]) => {
      const who = placeOf(c.g, seat);
      const worth = spendBondi(c, who, String(bondi));
      c.vars['mode'] = 'murder';
      c.say('murder.began', { gothi: seat, bondi: String(bondi), worth });
      c.enter('slay', { who, left: worth });
    },
    capture: (c, seat, [district, bondi]) => {
      const who = placeOf(c.g, seat);
      const place = districtAt.get(String(district)) ?? 0;
      const worth = spendBondi(c, who, String(bondi));
      const kin = captureKin(c.g, who);
      const owner = ownerOf(c.g, place);
      c.vars['mode'] = 'murder';
      c.say('capture.began', {
        gothi: seat,
        district: String(district),
        owner: seatOf(c.g, owner),
        bondi: String(bondi),
        worth,
        kin,
        hall: gothiOf(c.g, owner).hall,
      });
      c.enter('capture', { who, district: place, worth: worth + kin });
    },
    done: (c) => finish(c),
  },
};

/** Who takes part in a murder is outlawed; the worth shows when the card is discarded (WF33). */
function spendBondi(c: Ctx<G>, who: number, word: string): number {
  const card = takeCard(gothiOf(c.g, who).oaths, word, 'bondi');
  discard(c.g, [card]);
  c.reveal();
  c.vars['left'] = Number(c.vars['left']) - 1;
  return cardOf(card).worth;
}

function give(c: Ctx<G>, who: number, gift: string, to: number): void {
  const { g } = c;
  const words = gift.split('+');
  const { goods } = gothiOf(g, who);
  for (const word of words) {
    const card = takeCard(goods, word, 'good');
    forget(g, who, card);
    g.gifts.push({ to, card });
  }
  c.vars['mode'] = 'gifts';
  c.vars['left'] = Number(c.vars['left']) - worthOf(words[0] ?? '');
  const fame = FAME_OF_GIFT[words.length] ?? 1;
  c.say('feast.gave', { gothi: seatOf(g, who), gift, to: seatOf(g, to), fame });
  if (gainFame(c, who, fame)) return;
  const left = Number(c.vars['left']);
  if (left === 0 || giftsOf(goods, left).length === 0) finish(c);
}

/** WF32: gifts are tucked away only now, so nobody gives on what was given. */
function finish(c: Ctx<G>): void {
  for (const { to, card } of c.g.gifts.splice(0)) gothiOf(c.g, to).goods.push(card);
  c.leave();
}

/** Men slain by one Bondi of which people speak (WF70). */
export const TOLD = 2;

/** W9.6b: as many Thingmen as the Bondi's worth, on edges of one's own Districts. */
const slaying: State<G> = {
  rule: 'W9.6',
  seats: (c) => {
    const who = Number(c.vars['who']);
    return Number(c.vars['left']) > 0 && victimsOf(c.g, who).length > 0 ? [seatOf(c.g, who)] : [];
  },
  choices: (c, _seat, offer) => {
    const left = Number(c.vars['left']);
    for (const { edge, foe } of victimsOf(c.g, Number(c.vars['who'])))
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
      const slain = Number(c.vars['slain'] ?? 0);
      c.vars['left'] = Number(c.vars['left']) - n;
      c.vars['slain'] = slain + n;
      c.say('murder.slew', { gothi: seat, foe: String(other), edge: String(id), n });
      if (slain < TOLD && slain + n >= TOLD) tellKilling(c, placeOf(c.g, seat), 1);
    },
    done: (c) => c.leave(),
  },
};

export const states: Readonly<Record<string, State<G>>> = { feast, slay: slaying };
