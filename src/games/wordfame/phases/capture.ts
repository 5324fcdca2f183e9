import type { Ctx, State, States } from '../../../kernel/index.js';
import { discard, takeCard, wordsOf } from '../cards.js';
import { tellKilling } from '../fame.js';
import { enforceLimit, moveMarker, ownerOf, placeStead, removeStead, farmed, valueOf } from '../land.js';
import { cardOf, COLORS, idOf, WEAPONS } from '../pack.js';
import { gothiOf, placeOf, seatOf, type G, type PublicState } from '../model.js';

/** W9.6b: capture of a District. The payment is decided when the Bondi's worth is known (WF35, WF56). */

/** Strength missing against the Thingmen in the owner's Longhall. */
function lackOf(g: PublicState, district: number, worth: number): number {
  return Math.max(0, gothiOf(g, ownerOf(g, district)).hall - worth);
}

const capture: State<G, 'capture'> = {
  rule: 'W9.6',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const { who, district, worth } = c.vars;
    const lack = lackOf(c.g, district, worth);
    if (lack === 0) return offer.can('seize');
    const { goods, fame } = gothiOf(c.g, who);
    const weapons = goods.filter((card) => cardOf(card).colour === WEAPONS);
    if (c.vars.armed !== true) for (const word of wordsOf(weapons, 'good')) offer.can('arm', word);
    else offer.cannot('arm', [{ name: 'weapon', oneOf: wordsOf(weapons, 'good') }], 'W9.6', 'capture.armed');
    if (fame >= lack) offer.can('pay', lack);
    else offer.cannot('pay', [lack], 'WF35', 'capture.too-little', { lack, fame });
    offer.can('fail');
  },
  verbs: {
    seize: (c) => seize(c),
    arm: (c, seat, [word]) => {
      const card = takeCard(gothiOf(c.g, placeOf(c.g, seat)).goods, String(word), 'good');
      discard(c.g, [card]);
      c.vars.armed = true;
      c.vars.worth += cardOf(card).worth;
      c.emit('capture.armed-with', { gothi: seat, weapon: String(word) });
    },
    pay: (c, seat, [fame]) => {
      gothiOf(c.g, placeOf(c.g, seat)).fame -= Number(fame);
      c.emit('capture.paid', { gothi: seat, fame: Number(fame) });
      seize(c);
    },
    fail: (c, seat) => {
      c.emit('capture.failed', { gothi: seat, district: idOf(c.vars.district) });
      c.leave();
    },
  },
};

/** WF34: the victim gets its token back and loses a farm; the captor's stead begins at 1 without a new farm. */
function seize(c: Ctx<G, 'capture'>): void {
  const { who, district } = c.vars;
  const victim = ownerOf(c.g, district);
  const value = valueOf(c.g, district);
  removeStead(c.g, district);
  placeStead(c.g, who, district);
  c.emit('capture.seized', { gothi: seatOf(c.g, who), district: idOf(district), owner: seatOf(c.g, victim) });
  c.leave();
  if (tellKilling(c, who, value)) return;
  if (farmed(c.g, victim).length > 0) c.enter('burn', { who, victim });
  enforceLimit(c, victim);
}

/** Chooses the victim's lost farm. */
const burn: State<G, 'burn'> = {
  rule: 'WF34',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    for (const colour of farmed(c.g, c.vars.victim)) offer.can('burn', COLORS[colour] ?? '');
  },
  verbs: {
    burn: (c, seat, [colour]) => {
      const victim = c.vars.victim;
      moveMarker(
        c.g,
        victim,
        COLORS.findIndex((one) => one === colour),
        -1,
      );
      c.emit('capture.burnt', { gothi: seat, owner: seatOf(c.g, victim), colour: String(colour) });
      c.leave();
    },
  },
};

export const states = { capture, burn } satisfies Partial<States<G>>;
