import { fitMove } from '../../kernel/parameters.js';
import { parseMove } from '../../kernel/notation.js';
import type { Choice, Condition, Frame, GameModule, Move, Policy, Position } from '../../kernel/types.js';
import { greedy } from './ai/greedy.js';
import { personaEffect } from './cards.js';
import { countDistricts, districtsOf, ownerOf } from './land.js';
import { cardOf, DISTRICTS, districtAt, idOf, STATUTES, statuteAt, statuteOf } from './pack.js';
import { clockwise, gothiOf, NONE, placeOf, SUPPORT, UNDECIDED, type G } from './model.js';
import { councilStrength } from './phases/council.js';
import type { View } from './view-types.js';

/** Answers that may be given once and for all, conditions for plans, and what can be composed before its time. */

function offered(choices: readonly Choice[], line: string): Move | undefined {
  const move = parseMove(line);
  if (move === undefined) return undefined;
  for (const choice of choices) {
    const fitted = choice.blocked === undefined ? fitMove(choice, move) : undefined;
    if (fitted !== undefined) return fitted;
  }
  return undefined;
}

const first = (choices: readonly Choice[], verb: string): Move | undefined => {
  const choice = choices.find((one) => one.verb === verb);
  return choice === undefined || choice.args.some((slot) => typeof slot === 'object')
    ? undefined
    : { verb, args: choice.args.flatMap((slot) => (typeof slot === 'object' ? [] : [slot])) };
};

interface Rule {
  readonly id: string;
  readonly states: readonly string[];
  readonly initial?: string;
  readonly usual: string;
  /** Options besides `ask` and `best`, each with the line or verb it plays. */
  readonly lines?: Readonly<Record<string, string>>;
}

/** `best` is what a greedy player would do, from the seat's own view. */
function policy({ id, states, initial = 'ask', usual, lines = {} }: Rule): Policy<View> {
  return {
    id,
    options: ['ask', ...Object.keys(lines), 'best'],
    initial,
    usual,
    decide: (option, view, seat, choices) => {
      if (option === 'ask' || !states.includes(view.asked?.state ?? '')) return undefined;
      if (option === 'best') return greedy({ view, seat, choices, draw: () => 0 });
      const line = lines[option] ?? '';
      return offered(choices, line) ?? first(choices, line);
    },
  };
}

export const POLICIES: readonly Policy<View>[] = [
  policy({ id: 'vote', states: ['vote'], usual: 'ask', lines: { support: 'support' } }),
  policy({ id: 'keep', states: ['keep'], usual: 'best' }),
  policy({ id: 'pledge', states: ['pledge'], usual: 'best' }),
  policy({ id: 'family', states: ['family'], usual: 'best', lines: { decline: 'decline' } }),
  policy({ id: 'replace', states: ['replace'], initial: 'leave', usual: 'leave', lines: { leave: 'leave' } }),
  policy({ id: 'passage', states: ['cross'], usual: 'pass', lines: { pass: 'pass' } }),
  policy({ id: 'feud', states: ['feuding'], usual: 'best', lines: { hold: 'hold' } }),
  policy({ id: 'raze', states: ['raze', 'burn'], usual: 'best', lines: { spare: 'spare' } }),
  policy({ id: 'claim', states: ['claim'], usual: 'best' }),
  policy({ id: 'capture', states: ['capture'], usual: 'best', lines: { fail: 'fail' } }),
  policy({ id: 'slay', states: ['slay', 'foe'], usual: 'best' }),
  policy({ id: 'limit', states: ['limit'], usual: 'best' }),
  policy({ id: 'raid', states: ['raid'], usual: 'ask', lines: { return: 'return' } }),
  policy({ id: 'hunt', states: ['sheep'], usual: 'ask' }),
  policy({ id: 'settle', states: ['settle'], usual: 'ask' }),
  policy({ id: 'ride', states: ['ride'], usual: 'ask', lines: { done: 'done' } }),
  policy({ id: 'feast', states: ['feast'], usual: 'ask', lines: { done: 'done' } }),
];

const COUNTS = ['1', '2', '3', '4', '5'] as const;
const statutes = STATUTES.map(({ id }) => id);
const suers = ({ table }: View, at: number): number =>
  table.votes.reduce((sum, vote, who) => sum + (vote === at ? (table.away[who]?.length ?? 0) : 0), 0);

/** What plans may depend on. All of it is seen by everybody. */
export const CONDITIONS: readonly Condition<View>[] = [
  {
    id: 'supporters',
    about: () => COUNTS,
    holds: ({ table }, _seat, n) => table.votes.filter((vote) => vote === SUPPORT).length >= Number(n),
  },
  {
    id: 'proposed',
    about: () => statutes,
    holds: ({ table }, _seat, id) => table.token >= 0 && statuteOf(table.token).id === id,
  },
  {
    id: 'sued',
    about: () => statutes,
    holds: (view, _seat, id) => suers(view, statuteAt.get(id) ?? NONE) > 0,
  },
  {
    id: 'free',
    about: () => DISTRICTS.map(({ id }) => id),
    holds: ({ table }, _seat, id) => districtAt.has(id) && ownerOf(table, districtAt.get(id) ?? 0) === NONE,
  },
  {
    id: 'mine',
    about: ({ table }, seat) => districtsOf(table, placeOf(table, seat)).map(idOf),
    holds: ({ table }, seat, id) =>
      districtAt.has(id) && ownerOf(table, districtAt.get(id) ?? 0) === placeOf(table, seat),
  },
  {
    id: 'goods',
    about: () => COUNTS,
    holds: ({ table }, seat, n) => {
      const who = placeOf(table, seat);
      return who >= 0 && gothiOf(table, who).goods.length >= Number(n);
    },
  },
  {
    id: 'lands',
    about: () => COUNTS,
    holds: ({ table }, seat, n) => countDistricts(table, placeOf(table, seat)) >= Number(n),
  },
];

type Ahead = (g: G, who: number, due: boolean) => Frame | undefined;

/** The state in which a seat takes the action it has voted for, with the strength that it has by now. */
const voted =
  (action: string, frame: (who: number, strength: number) => Frame): Ahead =>
  (g, who, due) => {
    const vote = g.votes[who] ?? UNDECIDED;
    if (!due || vote === UNDECIDED || g.token === NONE) return undefined;
    const at = vote === SUPPORT ? g.token : vote;
    const one = statuteOf(at);
    if (one.action !== action) return undefined;
    return frame(who, councilStrength(g, at) + personaEffect(g, who, one.law, 'council'));
  };

/** Whether a gothi's own action of this Council is still to come. */
function isDue({ g, frames }: Position<G>, who: number): boolean {
  if (g.phase === 'council') return true;
  const dues = frames.find(({ at }) => at === 'council')?.vars['dues'];
  return (
    g.phase === 'acts' &&
    Array.isArray(dues) &&
    (dues as unknown as { who: readonly number[] }[]).some((due) => due.who.includes(who))
  );
}

const AHEAD: Readonly<Record<string, Ahead>> = {
  // The next Lawspeaker, once the Council's acts are over.
  propose: (g, who) =>
    (g.phase === 'hunt' || g.phase === 'winter') && clockwise(g, g.speaker)[1] === who
      ? { at: 'propose', vars: { who } }
      : undefined,
  vote: (g, who) =>
    g.phase === 'council' && g.token !== NONE && g.votes[who] === UNDECIDED && g.votes[g.speaker] === SUPPORT
      ? { at: 'vote', vars: { who } }
      : undefined,
  settle: voted('settle', (who, left) => ({ at: 'settle', vars: { who, left, grown: false } })),
  ride: voted('ride', (who, left) => ({ at: 'ride', vars: { who, left, halted: [] } })),
  raid: voted('raid', (who, strength) => ({ at: 'raid', vars: { who, strength } })),
  family: voted('foster', (who) => ({ at: 'family', vars: { who } })),
  feast: voted('feast', (who, left) => ({ at: 'feast', vars: { who, left, mode: '' } })),
  sheep: (g, who, due) => {
    const took = g.took[who] ?? NONE;
    if (due || (g.phase !== 'acts' && g.phase !== 'hunt') || took === NONE) return undefined;
    const ready = gothiOf(g, who).oaths.filter((card) => cardOf(card).colour === took);
    return { at: 'sheep', vars: { who, ready, home: false } };
  },
};

export const ahead: NonNullable<GameModule<G, View>['ahead']> = Object.fromEntries(
  Object.entries(AHEAD).map(([state, find]) => [
    state,
    (position, seat) => {
      const { g, over } = position;
      const who = placeOf(g, seat);
      return over === undefined && who >= 0 ? find(g, who, isDue(position, who)) : undefined;
    },
  ]),
);
