import type { Ctx, Parameter, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import {
  addMen,
  bandsOf,
  foesAt,
  hasFoeAt,
  isAtPeace,
  land,
  menAt,
  othersAreAway,
  ownerOf,
  reachOf,
} from '../land.js';
import { oneEdge, upTo } from '../offer.js';
import { between, edgeAt, edgeOf, EDGES, idOf, THING } from '../pack.js';
import type { StateVars } from '../frames.js';
import { gothiOf, NONE, placeOf, seatOf, type G, type PublicState } from '../model.js';
import type { Offer } from '../texts.js';

/** W9.2: Ride. Men muster from the hall and bands roam, one strength each, in any order. */

const edgeId = (edge: number): string => edgeOf(edge).id;

/** W9.2a: edges of own Districts, except under assembly peace (WF17). */
export function musterEdges(g: PublicState, who: number): number[] {
  const found: number[] = [];
  const { districts, edgesOf } = land(g);
  const peace = othersAreAway(g, who);
  for (const district of districts) {
    if (g.owner[district] !== who) continue;
    for (const edge of edgesOf[district] ?? [])
      if (!found.includes(edge) && !(peace && isAtPeace(g, who, edge))) found.push(edge);
  }
  return found;
}

/** W9.2b: edges that a band reaches in one move (WF28). */
export const roamEdges = (g: PublicState, who: number, from: number): readonly number[] =>
  othersAreAway(g, who) ? reachOf(g, from).filter((edge) => !isAtPeace(g, who, edge)) : reachOf(g, from);

/** Parameters for each edge that a band leaves, and for the edges it reaches. */
const FROM = EDGES.map(({ id }) => oneEdge('from', [id]));
const REACHED = new Map<readonly number[], Parameter>();
function reachedParameter(edges: readonly number[], known: boolean): Parameter {
  const found = REACHED.get(edges);
  if (found !== undefined) return found;
  const parameter = oneEdge('to', edges.map(edgeId));
  if (known) REACHED.set(edges, parameter);
  return parameter;
}

function explain(c: Ctx<G, 'ride'>, who: number, left: number, offer: Offer): void {
  const { g } = c;
  const many = { name: 'men', min: 1, max: 12 };
  const { hall } = gothiOf(g, who);
  const { edgesOf, districts } = land(g);
  const own = districts.filter((district) => g.owner[district] === who).flatMap((one) => edgesOf[one] ?? []);
  EDGES.forEach(({ id }, edge) => {
    if (!land(g).edges.includes(edge))
      offer.cannot('ride', [oneEdge('edge', [id]), many], 'W4', 'ride.closed');
    else if (!own.includes(edge))
      offer.cannot('ride', [oneEdge('edge', [id]), many], 'W9.2', 'ride.not-yours');
    else if (isAtPeace(g, who, edge))
      offer.cannot('ride', [oneEdge('edge', [id]), many], 'WF17', 'ride.peace');
    else if (hall === 0) offer.cannot('ride', [oneEdge('edge', [id]), many], 'W9.2', 'ride.empty-hall');
    else
      offer.cannot('ride', [oneEdge('edge', [id]), many], 'W9.2', 'ride.too-many', {
        n: Math.min(hall, left),
      });
  });
  const any = oneEdge(
    'to',
    EDGES.map(({ id }) => id),
  );
  for (const edge of land(g).edges) {
    const from = oneEdge('from', [edgeId(edge)]);
    if (menAt(g, who, edge) === 0) offer.cannot('roam', [from, any, many], 'W9.2', 'roam.nobody');
    else if (c.vars.halted.includes(edge)) offer.cannot('roam', [from, any, many], 'WF28', 'roam.halted');
    else {
      const peace = reachOf(g, edge).filter((to) => isAtPeace(g, who, to));
      for (const to of peace)
        offer.cannot('roam', [from, oneEdge('to', [edgeId(to)]), many], 'WF17', 'ride.peace');
      offer.cannot('roam', [from, any, many], 'WF28', 'roam.far');
    }
  }
}

const ride: State<G, 'ride'> = {
  rule: 'W9.2',
  seats: (c) => (c.vars.left > 0 ? [seatOf(c.g, c.vars.who)] : []),
  choices: (c, _seat, offer) => {
    const { g } = c;
    const who = c.vars.who;
    const left = c.vars.left;
    const { hall } = gothiOf(g, who);
    if (hall > 0) {
      const edges = musterEdges(g, who);
      if (edges.length > 0)
        offer.can('ride', oneEdge('edge', edges.map(edgeId)), upTo('men', Math.min(hall, left)));
    }
    const { halted } = c.vars;
    for (const from of bandsOf(g, who)) {
      if (halted.includes(from)) continue;
      const edges = roamEdges(g, who, from);
      if (edges.length > 0)
        offer.can(
          'roam',
          FROM[from] ?? '',
          reachedParameter(edges, edges === reachOf(g, from)),
          upTo('men', menAt(g, who, from)),
        );
    }
    offer.can('done');
    if (offer.explain) explain(c, who, left, offer);
  },
  verbs: {
    ride: (c, seat, [id, men]) => {
      const who = placeOf(c.g, seat);
      const edge = edgeAt.get(String(id)) ?? 0;
      const n = Number(men);
      gothiOf(c.g, who).hall -= n;
      addMen(c.g, who, edge, n);
      c.vars.left -= n;
      c.emit('ride.set-forth', { gothi: seat, edge: String(id), n });
      if (hasFoeAt(c.g, who, edge)) fightAt(c, c.vars, who, edge);
    },
    roam: (c, seat, [from, to, men]) => {
      const who = placeOf(c.g, seat);
      const start = edgeAt.get(String(from)) ?? 0;
      const end = edgeAt.get(String(to)) ?? 0;
      c.vars.left -= 1;
      c.emit('ride.roamed', { gothi: seat, from: String(from), to: String(to), n: Number(men) });
      const crossed = between(start, end);
      const owner = ownerOf(c.g, crossed);
      const n = Number(men);
      // No owner to ask and no opponent: the band arrives.
      if ((owner === NONE || owner === who || crossed === THING) && !hasFoeAt(c.g, who, end)) {
        addMen(c.g, who, start, -n);
        addMen(c.g, who, end, n);
      } else c.enter('roam', { who, from: start, to: end, n, owner: crossed === THING ? NONE : owner });
    },
    done: (c) => c.leave(),
  },
};

/** WF28: a band that meets opponents fights and stays for the rest of the Ride. */
function fightAt(c: Ctx<G>, { halted }: StateVars['ride'], who: number, edge: number): void {
  if (!halted.includes(edge)) halted.push(edge);
  c.enter('arrive', { who, edge, fought: [] });
}

/** W10.1: one Feud with each opponent there; the arriving gothi picks the first (WF41). */
const arrive: Procedure<G, 'arrive'> = [
  {
    label: 'next',
    run: (c) => {
      const who = c.vars.who;
      const edge = c.vars.edge;
      if (menAt(c.g, who, edge) === 0) return;
      const { fought } = c.vars;
      const foes = foesAt(c.g, who, edge).filter((foe) => !fought.includes(foe));
      if (foes.length === 0) return;
      c.enter('foe', { who, foes });
      c.goto('fight');
    },
  },
  {
    label: 'fight',
    run: (c) => {
      const who = c.vars.who;
      const edge = c.vars.edge;
      const foe = c.vars.foe ?? NONE;
      if (foe === NONE) return;
      c.vars.fought.push(foe);
      c.vars.foe = NONE;
      c.enter('feud', {
        attacker: who,
        defender: foe,
        edge,
        crossed: NONE,
        men: [menAt(c.g, who, edge), menAt(c.g, foe, edge)],
      });
      c.goto('next');
    },
  },
];

const foe: State<G, 'foe'> = {
  rule: 'WF41',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    for (const one of c.vars.foes) offer.can('fight', seatOf(c.g, one));
  },
  verbs: {
    fight: (c, _seat, [other]) => {
      c.up.foe = placeOf(c.g, String(other));
      c.leave();
    },
  },
};

/** A band crosses a District: the owner may attack it (W10.1c). */
const roam: Procedure<G, 'roam'> = [
  {
    label: 'cross',
    run: (c) => {
      const owner = c.vars.owner;
      const who = c.vars.who;
      if (owner === NONE || owner === who) return c.goto('move');
      c.enter('cross', {
        owner,
        rider: who,
        from: c.vars.from,
        to: c.vars.to,
        n: c.vars.n,
      });
    },
  },
  {
    label: 'fall',
    run: (c) => {
      if (c.vars.falls !== true) return;
      const from = c.vars.from;
      c.enter('feud', {
        attacker: c.vars.owner,
        defender: c.vars.who,
        edge: from,
        crossed: between(from, c.vars.to),
        men: [0, c.vars.n],
      });
    },
  },
  {
    // WF36: survivors go on; a Feud sets their number here.
    label: 'move',
    run: (c) => {
      const who = c.vars.who;
      const to = c.vars.to;
      const n = c.vars.falls === true ? (c.vars.left ?? 0) : c.vars.n;
      if (n === 0) return;
      addMen(c.g, who, c.vars.from, -n);
      addMen(c.g, who, to, n);
      if (hasFoeAt(c.g, who, to)) fightAt(c, c.up, who, to);
    },
  },
];

/** W10.1c: asks the owner of the crossed District, even one without Goods. */
const cross: State<G, 'cross'> = {
  rule: 'W10.1',
  seats: (c) => [seatOf(c.g, c.vars.owner)],
  choices: (_c, _seat, offer) => {
    offer.can('pass');
    offer.can('fall');
  },
  verbs: {
    pass: (c) => c.leave(),
    fall: (c, seat) => {
      const rider = seatOf(c.g, c.vars.rider);
      const district = idOf(between(c.vars.from, c.vars.to));
      c.up.falls = true;
      c.emit('ride.fell-on', { gothi: seat, rider, district });
      c.leave();
    },
  },
  onTimeout: { verb: 'pass', args: [] },
};

export const procedures = { arrive, roam } satisfies Partial<Procedures<G>>;
export const states = { ride, foe, cross } satisfies Partial<States<G>>;
