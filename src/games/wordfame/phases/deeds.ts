import {
  type Choice,
  type Ctx,
  type Frame,
  makeMove,
  matchMove,
  type Move,
  movesOf,
  parseMove,
  type State,
  type States,
} from '../../../kernel/index.js';
import { bondiStrength } from '../cards.js';
import { gothiOf, placeOf, seatOf, type G, type PublicState } from '../model.js';
import { cardOf, statuteAt, statuteOf } from '../pack.js';
import type { Action } from '../vocabulary.js';
import { actStrength, proposableParameter, votedBy } from './council.js';
import { fosterable } from './foster.js';
import { LODGEABLE, Composition, type LodgeableState } from './composition.js';
import type { Offer } from '../texts.js';

/**
 * WF67, the acts of a round by post: after the vote, all lodge their Council act and hunt at the same time. Acts are
 * played in their order (W6.5, W7.1). If a lodged act became impossible, or needs a draw first, the gothi is asked.
 */

/** The state of an action; undefined if it draws cards first (W9.5). */
export function stateOfAct(action: Action, who: number, strength: number): Frame | undefined {
  switch (action) {
    case 'settle':
      return { at: 'settle', vars: { who, left: strength, grown: false } };
    case 'ride':
      return { at: 'ride', vars: { who, left: strength, halted: [] } };
    case 'raid':
      return { at: 'raid', vars: { who, strength } };
    case 'foster':
      return { at: 'family', vars: { who } };
    case 'feast':
      return { at: 'feast', vars: { who, left: strength, mode: '' } };
    case 'pledge':
      return undefined;
  }
}

/** Frames of a gothi's Council act and hunt, the first on top. */
function agenda(g: G, who: number): Frame[] {
  const frames: Frame[] = [];
  const statute = votedBy(g, who);
  const { law, action } = statuteOf(statute);
  // Hunting needs a farm of the color (WF20), but the act may gain one.
  const ready = gothiOf(g, who).oaths.filter((card) => cardOf(card).colour === law);
  frames.push({ at: 'sheep', vars: { who, ready, home: false } });
  const act = stateOfAct(action, who, actStrength(g, who, statute));
  if (act !== undefined) frames.push(act);
  return frames;
}

/** Whether a gothi has anything to do at this Council. */
const hasDeeds = (g: G, who: number): boolean => {
  const { law, action } = statuteOf(votedBy(g, who));
  return action !== 'pledge' || bondiStrength(g, who, law) > 0;
};

/** Cached per gothi: a composition mostly grows by one move, so the last one is continued. */
interface Composed {
  readonly round: number;
  readonly moves: readonly Move[];
  readonly composition: Composition;
}
const compositions = new WeakMap<G, Composed[]>();

const isSameMove = (a: Move, b: Move | undefined): boolean =>
  b !== undefined &&
  a.verb === b.verb &&
  a.args.length === b.args.length &&
  a.args.every((value, n) => value === b.args[n]);

/** The position after a gothi's composed moves. Nothing else changes while all lodge, so the cache stays valid. */
export function compose(g: G, who: number, composed: readonly Move[]): Composition {
  let all = compositions.get(g);
  if (all === undefined) compositions.set(g, (all = []));
  const last = all[who];
  const goesOn =
    last?.round === g.round &&
    last.moves.length <= composed.length &&
    last.moves.every((move, n) => isSameMove(move, composed[n]));
  const composition = goesOn ? last.composition : new Composition(g, agenda(g, who), stateOfAct);
  for (let n = goesOn ? last.moves.length : 0; n < composed.length; n++)
    composition.play(seatOf(g, who), composed[n] as Move);
  all[who] = { round: g.round, moves: composed, composition };
  return composition;
}

const isNextSpeaker = (g: PublicState, who: number): boolean => (g.speaker + 1) % g.seats.length === who;

const deeds: State<G, 'deeds'> = {
  rule: 'WF67',
  sealed: true,
  closes: ['lodge', 'wait', 'propose'],
  seats: (c) => c.g.seats.filter((_, who) => hasDeeds(c.g, who)),
  choices: (c, seat, offer) => {
    const who = placeOf(c.g, seat);
    const composition = compose(c.g, who, offer.composed);
    const next = composition.top()?.at ?? 'sheep';
    composition.choices(seat, onTheWay(offer, next === 'sheep'));
    offer.can('wait');
    // A begun act must end first.
    if (next !== 'sheep') return;
    offer.can('lodge');
    // W6.1: the token doesn't move before the next proposal, so its choices are known.
    if (isNextSpeaker(c.g, who)) offer.can('propose', proposableParameter(c.g));
  },
  verbs: {},
  resolve: (c, answers) => {
    const { g } = c;
    g.fosterable = g.seats.map((_, who) => fosterable(g, who));
    for (const [seat, answer] of Object.entries(answers)) {
      const moves = movesOf(answer);
      const last = moves.at(-1);
      const lines = moves.slice(0, -1).map(makeMove);
      if (last?.verb === 'propose') g.coming = String(last.args[0]);
      g.lodged[placeOf(g, seat)] = last?.verb === 'wait' ? lines : [...lines, 'lodge'];
    }
  },
};

/** `next` ends an act, `lodge` ends all of them. */
const onTheWay = (offer: Offer, hunting: boolean): Offer => ({
  explain: offer.explain,
  composed: offer.composed,
  can: (verb, ...args) => {
    if (verb !== 'done') offer.can(verb, ...args);
    else if (!hunting) offer.can('next');
  },
  later: (_n, list) => list(),
  cannot: (...refusal) => offer.cannot(...refusal),
  blocked: (...refusal) => offer.blocked(...refusal),
});

const offered = (choices: readonly Choice[], move: Move | undefined): Move | undefined => {
  const found = move === undefined ? undefined : matchMove(choices, move);
  return found === undefined || found.choice.blocked !== undefined ? undefined : found.move;
};

const DONE: Move = { verb: 'done', args: [] };

/** Whether the pool has a persona that this gothi couldn't foster when the acts were lodged. */
const hasNewcomer = (g: G, who: number): boolean =>
  fosterable(g, who).some((kind) => g.fosterable[who]?.includes(kind) !== true);

/**
 * The next lodged move for this state. `next` ends an act, `lodge` the hunt; an act without lodged moves is asked. An
 * impossible move drops all moves after it.
 */
function lodgedFor(
  state: LodgeableState,
  c: Pick<Ctx<G>, 'g' | 'emit'>,
  seat: string,
  choices: readonly Choice[],
): Move | undefined {
  const { g } = c;
  const who = placeOf(g, seat);
  const lines = g.lodged[who] ?? [];
  const hunting = state === 'sheep';
  // The act has already ended by itself.
  if (hunting && lines[0] === 'next') lines.shift();
  const [line] = lines;
  if (line === undefined) return undefined;
  if (line === 'lodge') return hunting ? offered(choices, DONE) : undefined;
  if (line === 'decline' && hasNewcomer(g, who)) {
    lines.shift();
    return undefined;
  }
  const move = line === 'next' ? DONE : parseMove(line);
  const found = offered(choices, move);
  if (found !== undefined) {
    lines.shift();
    return found;
  }
  // A line for the hunt waits for the end of the acts; then lines for acts are dropped.
  if (!hunting && LODGEABLE[state]?.verbs[move?.verb ?? ''] === undefined) return undefined;
  g.lodged[who] = [];
  c.emit('deeds.failed', { move: line }, [seat]);
  return undefined;
}

/** W6.1: the proposal that the next Lawspeaker has lodged. */
function proposedBefore(c: Ctx<G>, choices: readonly Choice[]): Move | undefined {
  const { coming } = c.g;
  c.g.coming = '';
  return statuteAt.has(coming) ? offered(choices, { verb: 'propose', args: [coming] }) : undefined;
}

/** A state that plays lodged moves before it asks. */
const lodging = <At extends LodgeableState>(at: At, state: State<G, At>): State<G, At> => ({
  ...state,
  answered: (c, seat, choices) => lodgedFor(at, c, seat, choices),
});

/** The game's states, with lodged moves where possible. Decisions within an act are asked in turn. */
export const withDeeds = (all: States<G>): States<G> => ({
  ...all,
  propose: { ...all.propose, answered: (c, _seat, choices) => proposedBefore(c, choices) },
  settle: lodging('settle', all.settle),
  ride: lodging('ride', all.ride),
  raid: lodging('raid', all.raid),
  family: lodging('family', all.family),
  feast: lodging('feast', all.feast),
  sheep: lodging('sheep', all.sheep),
});

export const states = { deeds } satisfies Partial<States<G>>;
