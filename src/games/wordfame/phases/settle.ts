import type { Ctx, State, States } from '../../../kernel/index.js';
import {
  canGrow,
  claimable,
  growing,
  growStead,
  land,
  moveMarker,
  ownerOf,
  placeStead,
  valueOf,
} from '../land.js';
import { oneOf } from '../offer.js';
import { COLORS, districtAt, idOf } from '../pack.js';
import { gothiOf, NONE, placeOf, seatOf, type G, type PublicState } from '../model.js';
import type { Offer } from '../texts.js';

/** W9.1: Settle. Subsume one District (WF26), or expand own ones step by step. */

const colorWords = (g: G, who: number): string[] => growing(g, who).map((colour) => COLORS[colour] ?? '');

/** Districts that can be expanded with the strength left. */
export function expandable(g: PublicState, who: number, left: number): number[] {
  const found: number[] = [];
  for (const district of land(g).districts)
    if (ownerOf(g, district) === who && valueOf(g, district) <= left && canGrow(g, district))
      found.push(district);
  return found;
}

/** W9.1a: needs a free small token. */
export const subsumable = (g: PublicState, who: number): number[] =>
  gothiOf(g, who).small > 0 ? claimable(g, who) : [];

function explain(g: G, who: number, left: number, grown: boolean, offer: Offer): void {
  const colour = { name: 'colour', oneOf: COLORS };
  const free = subsumable(g, who);
  const own = expandable(g, who, left);
  for (const district of land(g).districts) {
    const id = idOf(district);
    const owner = ownerOf(g, district);
    const value = valueOf(g, district);
    if (grown) offer.cannot('subsume', [id, colour], 'W9.1', 'settle.expanding');
    else if (owner !== NONE)
      offer.cannot('subsume', [id, colour], 'W9.1', 'settle.taken', { owner: seatOf(g, owner) });
    else if (gothiOf(g, who).small === 0) offer.cannot('subsume', [id, colour], 'WF27', 'settle.no-token');
    else if (!free.includes(district)) offer.cannot('subsume', [id, colour], 'W9.1', 'settle.far');
    if (own.includes(district)) continue;
    if (owner !== who) offer.cannot('expand', [id, colour], 'W9.1', 'settle.not-yours');
    else if (value === 4) offer.cannot('expand', [id, colour], 'W9.1', 'settle.top');
    else if (!canGrow(g, district)) offer.cannot('expand', [id, colour], 'WF27', 'settle.no-large');
    else offer.cannot('expand', [id, colour], 'W9.1', 'settle.dear', { cost: value, left });
  }
}

const settle: State<G, 'settle'> = {
  rule: 'W9.1',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const { who, left, grown } = c.vars;
    const colour = oneOf('colour', colorWords(c.g, who));
    const free = grown ? [] : subsumable(c.g, who);
    const own = expandable(c.g, who, left);
    if (free.length > 0) offer.can('subsume', oneOf('district', free.map(idOf)), colour);
    if (own.length > 0) offer.can('expand', oneOf('district', own.map(idOf)), colour);
    offer.can('done');
    if (offer.explain) explain(c.g, who, left, grown, offer);
  },
  verbs: {
    subsume: (c, seat, [district, colour]) => {
      const who = placeOf(c.g, seat);
      placeStead(c.g, who, districtAt.get(String(district)) ?? 0);
      advance(c, who, String(colour));
      c.emit('settle.subsumed', { gothi: seat, district: String(district), colour: String(colour) });
      c.leave();
    },
    expand: (c, seat, [id, colour]) => {
      const who = placeOf(c.g, seat);
      const district = districtAt.get(String(id)) ?? 0;
      const cost = valueOf(c.g, district);
      growStead(c.g, district);
      advance(c, who, String(colour));
      c.emit('settle.expanded', {
        gothi: seat,
        district: String(id),
        colour: String(colour),
        value: cost + 1,
      });
      const left = c.vars.left - cost;
      c.vars.left = left;
      c.vars.grown = true;
      if (expandable(c.g, who, left).length === 0) c.leave();
    },
    done: (c) => c.leave(),
  },
};

function advance(c: Ctx<G>, who: number, colour: string): void {
  moveMarker(
    c.g,
    who,
    COLORS.findIndex((one) => one === colour),
    1,
  );
}

export const states = { settle } satisfies Partial<States<G>>;
