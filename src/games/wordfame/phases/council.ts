import {
  type Bag,
  type Ctx,
  makeMove,
  movesOf,
  type Parameter,
  parseBag,
  parseMove,
  type Procedure,
  type Procedures,
  type State,
  type States,
  type Value,
} from '../../../kernel/index.js';
import { ownVotes, personaEffect } from '../cards.js';
import { addMen, land, menAt } from '../land.js';
import { oneOf, upTo } from '../offer.js';
import { at, edgeAt, edgeOf, STATUTES, statuteAt, statuteOf, THING, type Statute } from '../pack.js';
import {
  clockwise,
  FACTIONS,
  NONE,
  placeOf,
  seatOf,
  SUPPORT,
  UNDECIDED,
  type G,
  type PublicState,
} from '../model.js';
import type { Due } from '../frames.js';
import { beginAction } from './action.js';
import type { Offer } from '../texts.js';

/** W6: the Law Council. */

/** W6.1, WF11: the statute above the token, or the bottom statute of another Law. */
const proposable = ({ token }: Pick<G, 'token'>): readonly number[] =>
  token === NONE ? BOTTOMS : at(PROPOSABLE, token);

export const proposableParameter = ({ token }: Pick<G, 'token'>): Parameter =>
  token === NONE ? BOTTOM_PARAMETER : at(PROPOSABLE_PARAMETERS, token);

const statutesWhere = (holds: (one: Statute) => boolean): readonly number[] =>
  STATUTES.flatMap((one, at) => (holds(one) ? [at] : []));
const BOTTOMS = statutesWhere(({ level }) => level === 1);
/** Statutes that may be proposed, and sued for, by the statute with the token. */
const PROPOSABLE = STATUTES.map(({ law, level }) =>
  statutesWhere((one) => (one.law === law ? one.level === level + 1 : one.level === 1)),
);
const SUABLE = STATUTES.map(({ law, level }) =>
  statutesWhere((one) => one.law !== law && one.level <= level),
);
const wordsFor = (statutes: readonly number[]): string[] => statutes.map((one) => statuteOf(one).id);
const BOTTOM_PARAMETER = oneOf('statute', wordsFor(BOTTOMS));
const PROPOSABLE_PARAMETERS = PROPOSABLE.map((open) => oneOf('statute', wordsFor(open)));
const SUITS: readonly Parameter[] = SUABLE.map((named) => ({ name: 'statute', oneOf: wordsFor(named) }));

const propose: State<G, 'propose'> = {
  rule: 'W6.1',
  // A gothi who plans ahead is asked alone.
  seats: (c) => [seatOf(c.g, c.vars.who ?? c.g.speaker)],
  choices: (c, _seat, offer) => {
    offer.can('propose', proposableParameter(c.g));
    if (!offer.explain) return;
    const open = proposable(c.g);
    STATUTES.forEach(({ id, level, law }, statute) => {
      if (open.includes(statute)) return;
      const same = c.g.token !== NONE && statuteOf(c.g.token).law === law;
      offer.cannot('propose', [id], 'W6.1', same ? 'propose.next-up' : 'propose.bottom', { level });
    });
  },
  verbs: {
    propose: (c, seat, [id]) => {
      const statute = statuteAt.get(String(id)) ?? 0;
      c.g.token = statute;
      c.g.votes[c.g.speaker] = SUPPORT;
      c.emit('council.proposed', { gothi: seat, statute: String(id) });
      c.leave();
    },
  },
};

/** A gothi's men by side of Thingvellir. */
export function thingMen(g: PublicState, who: number): Record<string, number> {
  const men: Record<string, number> = {};
  for (const edge of land(g).edgesOf[THING] ?? []) {
    const n = menAt(g, who, edge);
    if (n > 0) men[edgeOf(edge).id] = n;
  }
  return men;
}

/** W6.3, WF13: statutes of other Laws, no higher than the proposal. */
export const suable = ({ token }: Pick<G, 'token'>): readonly number[] => at(SUABLE, token);

function nextVoter(g: G): number | undefined {
  const n = g.seats.length;
  for (let i = 1; i <= n; i++) if (g.votes[(g.speaker + i) % n] === UNDECIDED) return (g.speaker + i) % n;
  return undefined;
}

/** A gothi without men at Thingvellir can only support (WF12). */
function canSue(g: PublicState, who: number): boolean {
  for (const edge of land(g).edgesOf[THING] ?? []) if (menAt(g, who, edge) > 0) return true;
  return false;
}

/** Parameters of a suit: statutes, and men by number or, on several sides, by side (W6.6). */
function suits(g: G, who: number): readonly [Parameter, Parameter] | undefined {
  if (!canSue(g, who)) return undefined;
  const men = thingMen(g, who);
  const sides = Object.values(men);
  const total = sides.reduce((sum, n) => sum + n, 0);
  const bag: Bag = { name: 'men', of: men, min: 1, max: total };
  return [at(SUITS, g.token), sides.length === 1 ? upTo('men', total) : bag];
}

function offerVotes(g: G, who: number, offer: Offer): void {
  offer.can('support');
  const open = suits(g, who);
  if (open !== undefined) offer.can('sue', ...open);
  if (!offer.explain) return;
  const named = suable(g);
  const many: Parameter = open?.[1] ?? { name: 'men', min: 1, max: 12 };
  const any: Parameter = typeof many === 'object' && 'of' in many ? many : { name: 'men', min: 1, max: 12 };
  STATUTES.forEach((one, statute) => {
    if (named.includes(statute)) {
      if (open === undefined) offer.cannot('sue', [one.id, any], 'WF12', 'sue.nobody');
      return;
    }
    const same = one.law === statuteOf(g.token).law;
    offer.cannot('sue', [one.id, any], same ? 'WF13' : 'W6.3', same ? 'sue.same-law' : 'sue.too-high');
  });
}

/** W6.2: clockwise from the Lawspeaker's left; nobody abstains (WF12). With `who` one of them alone. */
const vote: State<G, 'vote'> = {
  rule: 'W6.2',
  seats: (c) => {
    const who = c.vars.who ?? nextVoter(c.g);
    return who === undefined || c.g.votes[who] !== UNDECIDED ? [] : [seatOf(c.g, who)];
  },
  choices: (c, seat, offer) => offerVotes(c.g, placeOf(c.g, seat), offer),
  verbs: {
    support: (c, seat) => support(c, placeOf(c.g, seat)),
    sue: (c, seat, [id, men]) => sue(c, placeOf(c.g, seat), String(id), men ?? 1),
  },
};

function support(c: Ctx<G>, who: number): void {
  c.g.votes[who] = SUPPORT;
  c.emit('council.supported', { gothi: seatOf(c.g, who) });
}

/** Lines of a ballot before the last. */
const MOST_LINES = 3;

/** Number of votes before a gothi's, the Lawspeaker's included. */
export const votersBefore = (g: PublicState, who: number): number =>
  (who - g.speaker + g.seats.length) % g.seats.length;

/** Conditions of a ballot's line: a number of supporters, or an earlier suit for a statute. */
function casesFor(g: G, who: number): readonly string[] {
  const before = votersBefore(g, who);
  return before < 2 ? [] : [...MANY.slice(0, before - 1), ...at(SUED, g.token)];
}
const MANY: readonly string[] = FACTIONS.map((_, n) => `supporters-${n + 2}`);
const SUED = SUABLE.map((named) => named.map((statute) => `sued-${statuteOf(statute).id}`));

/** Whether a line's condition holds when the ballot is opened. */
function caseHolds({ votes }: PublicState, word: string): boolean {
  const sued = statuteAt.get(word.replace(/^sued-/u, ''));
  if (sued !== undefined) return votes.includes(sued);
  return votes.filter((one) => one === SUPPORT).length >= Number(word.replace('supporters-', ''));
}

/**
 * W6.2 by post: all lodge ballots in any order, which are opened clockwise. The first line whose condition holds is the
 * vote; `hear` asks the gothi in turn. The line stays secret, and no condition uses more than the gothi would have seen.
 */
const ballot: State<G, 'ballot'> = {
  rule: 'W6.2',
  sealed: true,
  closes: ['support', 'sue', 'hear'],
  seats: (c) => {
    const { g } = c;
    const asked: string[] = [];
    // A gothi without men there can only support and isn't asked.
    for (const who of clockwise(g, g.speaker + 1))
      if (g.votes[who] === UNDECIDED && canSue(g, who)) asked.push(seatOf(g, who));
    return asked;
  },
  choices: (c, seat, offer) => {
    const who = placeOf(c.g, seat);
    offerVotes(c.g, who, offer);
    const open = suits(c.g, who);
    const cases = casesFor(c.g, who);
    // No votes come before the first.
    if (open === undefined || cases.length === 0) return;
    offer.can('hear');
    const had = offer.composed.map(({ args }) => args[0]);
    const left = had.length === 0 ? cases : cases.filter((word) => !had.includes(word));
    if (had.length >= MOST_LINES || left.length === 0) return;
    const when = { name: 'case', oneOf: left };
    offer.can('should', when, 'support');
    offer.can('should', when, 'sue', ...open);
  },
  verbs: {},
  resolve: (c, answers) => {
    c.up.ballots = Object.fromEntries(
      Object.entries(answers).map(([seat, answer]) => [seat, movesOf(answer).map(makeMove)]),
    );
  },
};

/** The vote of an opened ballot: its verb and arguments. */
function opened(g: PublicState, lines: readonly string[]): readonly Value[] {
  for (const line of lines) {
    if (line === 'support') return [line];
    const { verb, args } = parseMove(line) ?? { verb: 'hear', args: [] };
    if (verb !== 'should') return [verb, ...args];
    const [word, ...voted] = args;
    if (caseHolds(g, String(word))) return voted;
  }
  return ['hear'];
}

/** Opens the next ballot; `hear`, or no ballot, asks the gothi. */
function openNext(c: Ctx<G, 'council'>): void {
  const who = nextVoter(c.g);
  if (who === undefined) {
    delete c.vars.ballots;
    return;
  }
  c.goto('open');
  const { [seatOf(c.g, who)]: lines = [], ...rest } = c.vars.ballots ?? {};
  c.vars.ballots = rest;
  const [verb, id, men] = opened(c.g, lines);
  if (verb === 'support') support(c, who);
  else if (verb === 'sue') sue(c, who, String(id), men ?? 1);
  else c.enter('vote', { who });
}

/** WF16: suing men are on the Law, not on the map, until the Council ends. */
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
  c.emit('council.sued', { gothi: seatOf(g, who), statute: id, n });
}

/** The statute of a vote, for supporters the proposal. Negative without a vote. */
export const votedFor = ({ token }: Pick<PublicState, 'token'>, vote: number): number =>
  vote === SUPPORT ? token : vote;

export const votedBy = (g: Pick<PublicState, 'token' | 'votes'>, who: number): number =>
  votedFor(g, g.votes[who] ?? SUPPORT);

/** W6.4: one for each supporter, or for each Thingman on the suit, and the statute's own votes (WF14). */
export function councilStrength(g: PublicState, statute: number): number {
  const supported = statute === g.token;
  let n = ownVotes(g, statute);
  g.votes.forEach((vote, who) => {
    if (supported && vote === SUPPORT) n++;
    else if (vote === statute) n += g.away[who]?.length ?? 0;
  });
  return n;
}

/** Strength of an act: the votes, and the bonus of personae of the Law's color. */
export const actStrength = (g: PublicState, who: number, statute: number): number =>
  councilStrength(g, statute) + personaEffect(g, who, statuteOf(statute).law, 'council');

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

const council: Procedure<G, 'council'> = [
  {
    label: 'propose',
    run: (c) => {
      c.g.phase = 'council';
      c.g.votes = c.g.seats.map(() => UNDECIDED);
      c.g.lodged = c.g.seats.map(() => []);
      c.enter('propose');
    },
  },
  { label: 'ballots', run: (c) => c.enter('ballot') },
  { label: 'open', run: openNext },
  {
    label: 'order',
    run: (c) => {
      c.g.phase = 'acts';
      c.g.votes.forEach((vote, who) => {
        c.g.took[who] = statuteOf(votedFor(c.g, vote)).law;
      });
      c.vars.dues = orderOfActs(c.g);
    },
  },
  {
    label: 'deeds',
    run: (c) => {
      if (c.g.options.deeds === 'lodged') c.enter('deeds');
    },
  },
  {
    label: 'act',
    run: (c) => {
      const due = c.vars.dues?.shift();
      if (due === undefined) return;
      const [first = 0] = due.who;
      const { action } = statuteOf(due.statute);
      const strength = actStrength(c.g, first, due.statute);
      c.goto('act');
      beginAction(c, { who: first, all: due.who, action, strength, by: 'council' });
    },
  },
  {
    // W6.6, WF17: men return to the sides they came from.
    label: 'return',
    run: (c) => {
      c.g.away.forEach((edges, who) => {
        for (const edge of edges.splice(0)) addMen(c.g, who, edge, 1);
      });
    },
  },
];

export const procedures = { council } satisfies Partial<Procedures<G>>;
export const states = { propose, ballot, vote } satisfies Partial<States<G>>;
