import {
  type Ctx,
  moveCard,
  type Procedures,
  shuffleUnder,
  type State,
  type States,
} from '../../../kernel/index.js';
import { ORIGINAL } from '../cards.js';
import { addFolk, discardStored, foodIn, foodOf, grow, members, unstore } from '../cave.js';
import { clanOf, clansOf, CONTESTS, handOf, type Clan, type ClanId, type Fate, type G } from '../model.js';
import { goalOf } from '../setup.js';
import { gather } from './gathering.js';
import type { Due, Meal } from '../frames.js';
import { dearness, demand } from './losses.js';

/** I1 to I3: winter. */

/** I1: shuffles the discards under the deck, with winter at the bottom. */
function prepare(c: Ctx<G>): void {
  const { g } = c;
  // Winter was revealed, so it isn't in the deck.
  shuffleUnder(c, g.deck, g.discards);
  g.deck.push(ORIGINAL.winter);
}

/** The least useful cards that meet the need. Exact: dynamic programming over sums of food. */
function bestMeal(clan: Clan, need: number): string[] {
  let plans = new Map<number, { cost: number; cards: string[] }>([[0, { cost: 0, cards: [] }]]);
  for (const stored of clan.larder) {
    const next = new Map(plans);
    for (const [sum, plan] of plans) {
      if (sum >= need) continue;
      const total = sum + foodOf(stored);
      const cost = plan.cost + dearness(clan, stored.card);
      if (cost < (next.get(total)?.cost ?? Infinity))
        next.set(total, { cost, cards: [...plan.cards, stored.card] });
    }
    plans = next;
  }
  let best: { cost: number; cards: string[] } | undefined;
  for (const [sum, plan] of plans) if (sum >= need && plan.cost < (best?.cost ?? Infinity)) best = plan;
  return best?.cards ?? clan.larder.map(({ card }) => card);
}

function eat(c: Ctx<G>, id: ClanId, cards: readonly string[]): number {
  const clan = clanOf(c.g, id);
  let food = 0;
  for (const card of cards) {
    const stored = unstore(clan, card);
    food += foodOf(stored);
    discardStored(c.g, stored);
  }
  if (cards.length > 0) c.emit('winter.ate', { clan: id, cards, food });
  return food;
}

/** I3: a clan with too little food or no choice eats all; the others are asked at once. */
function setTable(c: Ctx<G, 'winter'>): void {
  const { g } = c;
  g.phase = 'winter';
  const meals: Record<string, Meal> = {};
  const owing: ClanId[] = [];
  for (const id of clansOf(c.seats)) {
    const clan = clanOf(g, id);
    const need = members(clan);
    const food = foodIn(clan);
    const smallest = Math.min(...clan.larder.map(foodOf));
    const given =
      food - smallest >= need
        ? 0
        : eat(
            c,
            id,
            clan.larder.map(({ card }) => card),
          );
    meals[id] = { need, given };
    if (given < need && clan.larder.length > 0) owing.push(id);
  }
  c.vars.meals = meals;
  const keeping = clansOf(c.seats).filter((id) => handOf(g, id).length > 1);
  if (owing.length + keeping.length > 0) c.enter('hearth', { owing, keeping });
}

const owes = (c: Ctx<G, 'hearth'>, seat: string): boolean => c.vars.owing.some((id) => id === seat);
const keeps = (c: Ctx<G, 'hearth'>, seat: string): boolean => c.vars.keeping.some((id) => id === seat);
const without = (list: readonly ClanId[], seat: string): ClanId[] => list.filter((one) => one !== seat);

/** Each clan eats and keeps one fate card, in any order (GL16). */
const hearth: State<G, 'hearth'> = {
  rule: 'I3',
  hidden: true,
  seats: (c) => clansOf(c.seats).filter((id) => owes(c, id) || keeps(c, id)),
  choices: (c, seat, offer) => {
    if (owes(c, seat)) {
      offer.can('feed', 'best');
      for (const { card } of clanOf(c.g, seat).larder) offer.can('feed', card);
    }
    if (keeps(c, seat)) for (const fate of new Set(handOf(c.g, seat))) offer.can('keep', fate);
  },
  verbs: {
    feed: (c, seat, [what]) => {
      const id = seat as ClanId;
      const meals = c.up.meals ?? {};
      const meal = meals[id] ?? { need: 0, given: 0 };
      const cards = what === 'best' ? bestMeal(clanOf(c.g, id), meal.need - meal.given) : [String(what)];
      const given = meal.given + eat(c, id, cards);
      c.up.meals = { ...meals, [id]: { ...meal, given } };
      if (given >= meal.need) c.vars.owing = without(c.vars.owing, seat);
    },
    keep: (c, seat, [fate]) => {
      const hand = handOf(c.g, seat);
      for (const other of hand.toSpliced(hand.indexOf(fate as Fate), 1))
        moveCard(other, hand, c.g.fateDiscards);
      c.emit('winter.kept', { clan: seat });
      c.vars.keeping = without(c.vars.keeping, seat);
    },
  },
};

/** I1: reshuffles the fate deck with its discards. */
function reshuffle(c: Ctx<G>): void {
  c.g.fates = c.shuffle([...c.g.fates, ...c.g.fateDiscards.splice(0)]);
}

/** J3: whether a clan was fed enough to survive the winter (GL33). */
function livedThrough(g: G, need: number, given: number): boolean {
  switch (g.options.survival) {
    case 'fed':
      return given >= need;
    case 'half':
      return given * 2 >= need;
    case 'any':
      return true;
  }
}

/** I3: well-fed clans grow; those with less than half lose a clan card. */
function judge(c: Ctx<G, 'winter'>): void {
  const dues: Record<string, Due> = {};
  const lived: ClanId[] = [];
  for (const [id, { need, given }] of Object.entries(c.vars.meals ?? {})) {
    if (livedThrough(c.g, need, given)) lived.push(id as ClanId);
    if (given >= need) {
      const value = grow(c, id as ClanId, 'ready');
      c.emit('winter.grew', { clan: id, value });
    } else if (given * 2 >= need) c.emit('winter.endured', { clan: id, need, given });
    else {
      c.emit('winter.starved', { clan: id, need, given });
      dues[id] = { kind: 'clan', n: 1 };
    }
  }
  c.vars.lived = lived;
  demand(c, dues, 'hunger');
}

/** Shuffles eaten cards under the deck and brings all clan cards home. */
function spring(c: Ctx<G, 'winter'>): void {
  const { g } = c;
  shuffleUnder(c, g.deck, g.discards);
  if (g.options.deck === 'mixed') {
    const cards = g.deck.filter((card) => card !== ORIGINAL.winter);
    g.deck = [...c.shuffle(cards), ORIGINAL.winter];
  }
  for (const id of clansOf(c.seats)) {
    const clan = clanOf(g, id);
    addFolk(clan.ready, clan.spent);
    addFolk(clan.ready, clan.sick);
    clan.spent = [0, 0, 0];
    clan.sick = [0, 0, 0];
    // GL17: winter ends a Great Trek, not the wrath of the spirits.
    clan.trek = false;
  }
  maybeEnd(c);
}

/** J3: a clan with enough trophies that survived the winter ends the game; most trophies win, then most members. */
function maybeEnd(c: Ctx<G, 'winter'>): void {
  const { g } = c;
  const all = clansOf(c.seats);
  const goal = goalOf(g);
  const { lived = [] } = c.vars;
  const able = all.filter((id) => clanOf(g, id).trophies >= goal);
  const fed = able.filter((id) => lived.includes(id));
  // If the chits don't last for another Gathering, hunger no longer matters (GL33).
  const enough = fed.length === 0 && g.chits < CONTESTS.length ? able : fed;
  // The last year ends the game for everyone (GL36).
  const isLast = enough.length === 0 && g.year >= g.options.years;
  const there = isLast ? all : enough;
  if (there.length === 0) {
    for (const id of able) c.emit('winter.too-hungry', { clan: id, trophies: clanOf(g, id).trophies });
    return;
  }
  const rank = (id: ClanId): number => clanOf(g, id).trophies * 1000 + members(clanOf(g, id));
  const most = Math.max(...there.map(rank));
  const winners = there.filter((id) => rank(id) === most);
  g.phase = 'over';
  c.emit('end.won', { winners, trophies: clanOf(g, winners[0] ?? '').trophies });
  c.end({
    winners,
    scores: Object.fromEntries(all.map((id) => [id, clanOf(g, id).trophies])),
    how: isLast ? 'end.years' : 'end.trophies',
  });
}

export const procedures = {
  winter: [
    { label: 'prepare', run: prepare },
    { label: 'gather', run: gather },
    { label: 'table', run: setTable },
    { label: 'fates', run: reshuffle },
    { label: 'judge', run: judge },
    { label: 'spring', run: spring },
  ],
} satisfies Partial<Procedures<G>>;
export const states = { hearth } satisfies Partial<States<G>>;
