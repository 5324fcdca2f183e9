import type { Ctx, Procedures, State, States } from '../../../../kernel/index.js';
import { cardId, cardInfo, cardNo } from '../../cards/cards.js';
import { discardForWorth } from '../../board/holdings.js';
import {
  TRIBES,
  tribeIds,
  tribeNo,
  type Card,
  type G,
  type Rank,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { activeTribes, elderPlace, elderWords, isActive, killElder } from '../../board/people.js';

/** D5 elder die-off, D6 breakage, D7 storm: small losses with at most a choice between equals. */

function loseElder(
  c: Ctx<G>,
  t: Tribe,
  word: string | number,
  key: 'event.elder-dies' | 'event.mariner-lost',
): void {
  const { rank } = elderPlace(c.g, t, word as string);
  killElder(c.g, t, word as string);
  c.emit(key, { tribe: TRIBES[t], rank, elder: String(word) });
}

/** D5: every tribe rolls; a single elder on that rank dies; otherwise the owner chooses. */
function elderDieOff(c: Ctx<G, 'elder-die-off'>): void {
  const dice = c.vars.dice;
  c.leave();
  const order = c.g.order.filter((t) => !c.g.tribes[t].extinct && isActive(c.g, t));
  const queue: [string, Rank][] = [];
  for (let die = 0; die < dice; die++) {
    for (const t of order) {
      const rank = c.die() as Rank;
      c.emit('event.die-off', { tribe: TRIBES[t], rank });
      queue.push([TRIBES[t], rank]);
    }
  }
  c.enter('die-off', { queue });
}

/** Deaths in the order rolled, until one needs its owner's choice. A tribe's later rolls wait for its earlier ones. */
function openDeaths(c: Ctx<G, 'die-off'>): [string, Rank][] {
  return c.vars.queue;
}

function dieOff(c: Ctx<G, 'die-off'>): string[] {
  const waiting: string[] = [];
  for (const entry of [...openDeaths(c)]) {
    const [seat, rank] = entry;
    if (waiting.includes(seat)) continue;
    const t = tribeNo(seat);
    const words = elderWords(c.g, t, rank);
    const only = words[0];
    if (words.length > 1) {
      waiting.push(seat);
      continue;
    }
    c.vars.queue = openDeaths(c).filter((other) => other !== entry);
    if (only !== undefined) loseElder(c, t, only, 'event.elder-dies');
  }
  return waiting;
}

const dieOffProcedure = [
  {
    label: 'deaths',
    run: (c: Ctx<G, 'die-off'>): void => {
      const waiting = dieOff(c);
      if (waiting.length === 0) return c.leave();
      c.enter('die-off-choice', { waiting, queue: c.vars.queue });
      c.goto('deaths');
    },
  },
];

const dieOffChoice: State<G, 'die-off-choice'> = {
  rule: 'D5',
  seats: (c) => c.vars.waiting,
  choices: (c, seat, offer) => {
    const entry = openDeaths(c).find(([owner]) => owner === seat);
    if (entry === undefined) return;
    for (const word of elderWords(c.g, tribeNo(seat), entry[1])) offer.can('lose', word);
  },
  verbs: {
    lose: (c, seat, args) => {
      loseElder(c, tribeNo(seat), args[0] ?? '', 'event.elder-dies');
      const entry = openDeaths(c).find(([owner]) => owner === seat);
      const rest = openDeaths(c).filter((other) => other !== entry);
      c.vars.waiting = c.vars.waiting.filter((other) => other !== seat);
      c.vars.queue = rest;
      c.up.queue = rest;
    },
  },
};

/** D6: imports with the iron mark. */
function ironImports(g: PublicState, t: Tribe): Card[] {
  return g.tribes[t].tableau.filter((spot) => cardInfo(g, spot.card).ironX).map((spot) => spot.card);
}

export function breakage(c: Ctx<G>): void {
  const left = activeTribes(c.g).filter((t) => ironImports(c.g, t).length > 0);
  if (left.length > 0) c.enter('breakage', { left: tribeIds(left) });
  else c.emit('event.nothing-breaks');
}

const breakageState: State<G, 'breakage'> = {
  rule: 'D6',
  seats: (c) => c.vars.left,
  choices: (c, seat, offer) => {
    for (const card of ironImports(c.g, tribeNo(seat))) offer.can('break', cardId(c.g, card));
  },
  verbs: {
    break: (c, seat, args) => {
      const card = cardNo(c.g, args[0] ?? '');
      const got = discardForWorth(c.g, tribeNo(seat), card);
      c.vars.left = c.vars.left.filter((other) => other !== seat);
      c.emit('event.broke', { tribe: seat, card: cardId(c.g, card), iron: got.iron });
    },
  },
};

/** D7: one mariner elder of each tribe; a tribe chooses only between its Alpha and others. */
export function storm(c: Ctx<G>): void {
  const left: string[] = [];
  let lost = false;
  for (const t of activeTribes(c.g)) {
    const words = elderWords(c.g, t, 6);
    const only = words[0];
    if (only === undefined) continue;
    lost = true;
    if (words.length > 1) left.push(TRIBES[t]);
    else loseElder(c, t, only, 'event.mariner-lost');
  }
  if (!lost) c.emit('event.storm-spares-all');
  if (left.length > 0) c.enter('storm', { left });
}

const stormState: State<G, 'storm'> = {
  rule: 'D7',
  seats: (c) => c.vars.left,
  choices: (c, seat, offer) => {
    for (const word of elderWords(c.g, tribeNo(seat), 6)) offer.can('lose', word);
  },
  verbs: {
    lose: (c, seat, args) => {
      loseElder(c, tribeNo(seat), args[0] ?? '', 'event.mariner-lost');
      c.vars.left = c.vars.left.filter((other) => other !== seat);
    },
  },
};

export const procedures = {
  'elder-die-off': [{ label: 'roll', run: elderDieOff }],
  'die-off': dieOffProcedure,
} satisfies Partial<Procedures<G>>;
export const states = {
  'die-off-choice': dieOffChoice,
  breakage: breakageState,
  storm: stormState,
} satisfies Partial<States<G>>;
