import {
  type Ctx,
  type Procedure,
  type Procedures,
  type State,
  type States,
  takeLast,
} from '../../../../kernel/index.js';
import { hasCouncilOfWar } from '../../board/abilities.js';
import { cardId, cardInfo, eventInfo } from '../../cards/cards.js';
import { settle } from '../../board/holdings.js';
import { NO_CARD, TRIBES, tribeIds, tribeNo, type G, type Tribe } from '../../vocabulary/model.js';
import type { EventIcon } from '../../cards/pack-schema.js';
import { isActive, livingTribes } from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import { bringImport } from './auction.js';
import { crowdDisease, feud } from './decimation.js';
import { startDepletion } from './depletion.js';
import { breakage, storm } from './losses.js';
import { migration, solar } from './rows.js';

/** D: the event card is revealed, decides the order (A2), and its icons strike from left to right. */

function reveal(c: Ctx<G>): void {
  const { g } = c;
  const card = takeLast(c, g.events);
  if (card === undefined) return;
  g.event = card;
  const printed = eventInfo(g)?.order ?? [];
  g.order = printed.filter((t) => g.tribes[t].present);
  c.emit('event.revealed', {
    event: cardId(g, card),
    number: cardInfo(g, card).number,
    order: tribeIds(g.order),
  });
}

/** A2: the first living tribe of the card's order, if its war chief may call a council (R135). */
function councilTribe(g: G): Tribe | undefined {
  const first = g.order.find((t) => !g.tribes[t].extinct);
  if (first === undefined || !hasCouncilOfWar(g, first)) return undefined;
  return livingTribes(g).length > 1 && isActive(g, first) ? first : undefined;
}

const council: State<G, 'council'> = {
  rule: 'A2',
  seats: (c) => {
    const first = c.vars.done === true ? undefined : councilTribe(c.g);
    return first === undefined ? [] : [TRIBES[first]];
  },
  choices: (c, seat, offer) => {
    offer.can('keep');
    for (const t of c.g.order) {
      if (TRIBES[t] !== seat && !c.g.tribes[t].extinct) offer.can('swap', TRIBES[t]);
    }
  },
  verbs: {
    keep: (c) => {
      c.vars.done = true;
    },
    swap: (c, seat, args) => {
      const { order } = c.g;
      const other = tribeNo(args[0] ?? '');
      const [to, from] = [order.indexOf(other), order.indexOf(tribeNo(seat))];
      order[to] = tribeNo(seat);
      order[from] = other;
      c.vars.done = true;
      c.emit('event.council', { tribe: seat, other: TRIBES[other], order: tribeIds(order) });
    },
  },
};

function strike(c: Ctx<G>, icon: EventIcon): void {
  switch (icon.type) {
    case 'migration':
      migration(c, icon.row);
      break;
    case 'solar':
      solar(c);
      break;
    case 'crowd':
      crowdDisease(c, icon.threshold);
      break;
    case 'venereal':
      c.enter(rulesOf(c.g).venereal, { tribes: icon.tribes });
      break;
    case 'feud':
      feud(c);
      break;
    case 'depletion':
      startDepletion(c, icon.per);
      break;
    case 'elderDieOff':
      c.enter(rulesOf(c.g).elderDieOff, { dice: icon.dice });
      break;
    case 'breakage':
      breakage(c);
      break;
    case 'storm':
      storm(c);
      break;
    // D8, D9, B3: these last all turn and are read from the card (`eventIs`).
    case 'noMaritime':
      c.emit('event.no-maritime');
      break;
    case 'noMarkland':
      c.emit('event.no-markland');
      break;
    case 'falconer':
      c.emit('event.falconer');
      break;
  }
}

const event: Procedure<G, 'event'> = [
  { label: 'reveal', run: reveal },
  {
    label: 'council',
    run: (c) => {
      if (councilTribe(c.g) !== undefined) c.enter('council');
    },
  },
  {
    label: 'icon',
    run: (c) => {
      if (c.g.turn <= rulesOf(c.g).quietEvents) {
        c.emit('event.quiet');
        return c.goto('auction');
      }
      const at = c.vars.icon ?? 0;
      const icon = c.g.event === NO_CARD ? undefined : eventInfo(c.g)?.icons[at];
      if (icon === undefined) return c.goto('auction');
      c.vars.icon = at + 1;
      strike(c, icon);
    },
  },
  {
    label: 'struck',
    run: (c) => {
      settle(c);
      c.goto('icon');
    },
  },
  { label: 'auction', run: bringImport },
  { label: 'settle', run: settle },
];

export const procedures = { event } satisfies Partial<Procedures<G>>;
export const states = { council } satisfies Partial<States<G>>;
