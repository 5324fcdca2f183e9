import type { Bag, Ctx, Json, Procedure, Parameter, State, Value } from '../../../kernel/types.js';
import { parseBag } from '../../../kernel/parameters.js';
import { ownVotes, personaEffect } from '../cards.js';
import { addMen, land, menAt } from '../land.js';
import { offerWords, upTo } from '../offer.js';
import { edgeAt, edgeOf, STATUTES, statuteAt, statuteOf, THING } from '../pack.js';
import { clockwise, NONE, placeOf, seatOf, SUPPORT, UNDECIDED, type G, type Table } from '../model.js';
import { beginAction } from './action.js';

/** W6: the Law Council. */

/** W6.1, WF11: the next statute up where the token lies, or the bottom of a different Law. */
export function proposable(g: Pick<G, 'token'>): number[] {
  if (g.token === NONE) return STATUTES.flatMap(({ level }, at) => (level === 1 ? [at] : []));
  const { law, level } = statuteOf(g.token);
  return STATUTES.flatMap((one, at) =>
    (one.law === law ? one.level === level + 1 : one.level === 1) ? [at] : [],
  );
}

const propose: State<G> = {
  rule: 'W6.1',
  // Whoever plans ahead is asked in their own place.
  seats: (c) => [seatOf(c.g, Number(c.vars['who'] ?? c.g.speaker))],
  choices: (c, _seat, offer) => {
    const open = proposable(c.g);
    offerWords(
      offer,
      'propose',
      'statute',
      open.map((statute) => statuteOf(statute).id),
    );
    if (!offer.explain) return;
    STATUTES.forEach(({ id, level, law }, at) => {
      if (open.includes(at)) return;
      const same = c.g.token !== NONE && statuteOf(c.g.token).law === law;
      offer.cannot('propose', [id], 'W6.1', same ? 'propose.next-up' : 'propose.bottom', { level });
    });
  },
  verbs: {
    propose: (c, seat, [id]) => {
      const statute = statuteAt.get(String(id)) ?? 0;
      c.g.token = statute;
      c.g.votes[c.g.speaker] = SUPPORT;
      c.say('council.proposed', { gothi: seat, statute: String(id) });
      c.leave();
    },
  },
};

/** Sides of Thingvellir on which one has men, with their numbers. */
export function thingMen(g: Table, who: number): Record<string, number> {
  const men: Record<string, number> = {};
  for (const edge of land(g).edgesOf[THING] ?? []) {
    const n = menAt(g, who, edge);
    if (n > 0) men[edgeOf(edge).id] = n;
  }
  return men;
}

/** W6.3, WF13: statutes of other Laws, no higher than the proposal. */
export function suable(g: Pick<G, 'token'>): number[] {
  const { law, level } = statuteOf(g.token);
  return STATUTES.flatMap((one, at) => (one.law !== law && one.level <= level ? [at] : []));
}

const nextVoter = (g: G): number | undefined =>
  clockwise(g, g.speaker + 1).find((who) => g.votes[who] === UNDECIDED);

/** W6.2: clockwise from the Lawspeaker's left; nobody abstains (WF12). */
const vote: State<G> = {
  rule: 'W6.2',
  seats: (c) => {
    const who = c.vars['who'] === undefined ? nextVoter(c.g) : Number(c.vars['who']);
    return who === undefined ? [] : [seatOf(c.g, who)];
  },
  choices: (c, seat, offer) => {
    const who = placeOf(c.g, seat);
    offer.can('support');
    const men = thingMen(c.g, who);
    const sides = Object.keys(men);
    const total = Object.values(men).reduce((sum, n) => sum + n, 0);
    const open = suable(c.g);
    const ids = open.map((statute) => statuteOf(statute).id);
    if (sides.length === 1) offer.can('sue', { name: 'statute', oneOf: ids }, upTo('men', total));
    else if (sides.length > 1) {
      // Who has men on several sides says from which they come, for they return there (W6.6).
      const bag: Bag = { name: 'men', of: men, min: 1, max: total };
      offer.can('sue', { name: 'statute', oneOf: ids }, bag);
    }
    if (!offer.explain) return;
    const many: Parameter =
      sides.length > 1 ? { name: 'men', of: men, min: 1, max: total } : { name: 'men', min: 1, max: 12 };
    STATUTES.forEach((one, at) => {
      if (open.includes(at)) {
        if (total === 0) offer.cannot('sue', [one.id, many], 'WF12', 'sue.nobody');
        return;
      }
      const same = one.law === statuteOf(c.g.token).law;
      offer.cannot('sue', [one.id, many], same ? 'WF13' : 'W6.3', same ? 'sue.same-law' : 'sue.too-high');
    });
  },
  verbs: {
    support: (c, seat) => {
      c.g.votes[placeOf(c.g, seat)] = SUPPORT;
      c.say('council.supported', { gothi: seat });
    },
    sue: (c, seat, [id, men]) => sue(c, placeOf(c.g, seat), String(id), men ?? 1),
  },
};

/** WF16: men who sue lie on the Law, away from the map, until the Council is over. */
function sue(c: Ctx<G>, who: number, id: string, given: Value): void {
  const { g } = c;
  const sides = thingMen(g, who);
  const [only = ''] = Object.keys(sides);
  const men = typeof given === 'number' ? { [only]: given } : (parseBag(given) ?? {});
  const away = g.away[who] ?? [];
  let n = 0;
  for (const [side, many] of Object.entries(men)) {
    const edge = edgeAt.get(side) ?? 0;
    addMen(g, who, edge, -many);
    for (let i = 0; i < many; i++) away.push(edge);
    n += many;
  }
  g.votes[who] = statuteAt.get(id) ?? 0;
  c.say('council.sued', { gothi: seatOf(g, who), statute: id, n });
}

/** W6.4: one for each supporter, or for each Thingman on the suit, and the statute's own votes (WF14). */
export function councilStrength(g: Table, statute: number): number {
  const supported = statute === g.token;
  let n = ownVotes(g, statute);
  g.votes.forEach((vote, who) => {
    if (supported && vote === SUPPORT) n++;
    else if (vote === statute) n += g.away[who]?.length ?? 0;
  });
  return n;
}

interface Due {
  readonly statute: number;
  readonly who: readonly number[];
}

/** W6.5: suits first, clockwise; each suer and supporter acts, but a Foster is joint (WF15, W9.4a). */
function orderOfActs(g: G): Due[] {
  const dues: Due[] = [];
  const order = clockwise(g, g.speaker);
  const add = (statute: number, who: number, all: readonly number[]): void => {
    if (statuteOf(statute).action !== 'foster') dues.push({ statute, who: [who] });
    else if (!dues.some((due) => due.statute === statute)) dues.push({ statute, who: all });
  };
  for (const who of order) {
    const statute = g.votes[who] ?? SUPPORT;
    if (statute >= 0)
      add(
        statute,
        who,
        order.filter((one) => g.votes[one] === statute),
      );
  }
  const supporters = order.filter((who) => g.votes[who] === SUPPORT);
  for (const who of supporters) add(g.token, who, supporters);
  return dues;
}

const council: Procedure<G> = [
  {
    label: 'propose',
    run: (c) => {
      c.g.phase = 'council';
      c.g.votes = c.g.seats.map(() => UNDECIDED);
      c.enter('propose');
      c.enter('vote');
    },
  },
  {
    label: 'order',
    run: (c) => {
      c.g.phase = 'acts';
      c.g.votes.forEach((vote, who) => {
        c.g.took[who] = statuteOf(vote === SUPPORT ? c.g.token : vote).law;
      });
      c.vars['dues'] = orderOfActs(c.g) as unknown as Json;
    },
  },
  {
    label: 'act',
    run: (c) => {
      const dues = c.vars['dues'] as unknown as Due[];
      const due = dues.shift();
      if (due === undefined) return;
      const [first = 0] = due.who;
      const { action, law } = statuteOf(due.statute);
      const strength = councilStrength(c.g, due.statute) + personaEffect(c.g, first, law, 'council');
      c.goto('act');
      beginAction(c, { who: first, all: due.who, action, strength, by: 'council' });
    },
  },
  {
    // W6.6, WF17: back to the very sides they came from.
    label: 'return',
    run: (c) => {
      c.g.away.forEach((edges, who) => {
        for (const edge of edges.splice(0)) addMen(c.g, who, edge, 1);
      });
    },
  },
];

export const procedures: Readonly<Record<string, Procedure<G>>> = { council };
export const states: Readonly<Record<string, State<G>>> = { propose, vote };
