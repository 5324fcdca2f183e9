import {
  type Choice,
  composedBy,
  type Condition,
  fitMove,
  type Frame,
  type GameModule,
  isPick,
  type Move,
  parseMove,
  type Policy,
  type Position,
} from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { worthOf } from './cards.js';
import { countDistricts, districtsOf, ownerOf } from './land.js';
import type { Action } from './vocabulary.js';
import { COLORS, DISTRICTS, districtAt, idOf, STATUTES, statuteAt, statuteOf } from './pack.js';
import { clockwise, gothiOf, NONE, placeOf, SUPPORT, UNDECIDED, type G } from './model.js';
import { lastVars, type FrameName } from './frames.js';
import { actStrength, votedFor } from './phases/council.js';
import { stateOfAct } from './phases/deeds.js';
import { openConflicts, totalOf } from './phases/feud.js';
import type { View } from './view-types.js';

/** Auto-actions, conditions of plans, and states that can be planned ahead. */

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
  return choice === undefined || choice.args.some((parameter) => typeof parameter === 'object')
    ? undefined
    : { verb, args: choice.args.flatMap((parameter) => (typeof parameter === 'object' ? [] : [parameter])) };
};

/** Verbs that end the submission of a round. */
const ENDS = ['lodge', 'wait'];

interface Rule {
  readonly id: string;
  readonly states: readonly FrameName[];
  readonly initial?: string;
  readonly usual: string;
  /** Options besides `ask` and `best`, with the move of each. */
  readonly lines?: Readonly<Record<string, string>>;
}

/** `best` is the greedy move, from the seat's own view. */
function policy({ id, states, initial = 'ask', usual, lines = {} }: Rule): Policy<View> {
  return {
    id,
    options: ['ask', ...Object.keys(lines), 'best'],
    initial,
    usual,
    decide: (option, view, seat, choices) => {
      if (option === 'ask' || view.asked === null || !states.includes(view.asked.state)) return undefined;
      if (option === 'best') return greedy({ view, seat, choices, draw: () => 0 });
      const line = lines[option] ?? '';
      return offered(choices, line) ?? first(choices, line);
    },
  };
}

/** W10.3: commits the cheapest Good that takes a lead, up to a number of Goods; else holds. */
function upToGoods(
  most: number,
  { table }: View,
  seat: string,
  choices: readonly Choice[],
): Move | undefined {
  const { feud } = table;
  if (feud === null) return undefined;
  const side = feud.sides.indexOf(placeOf(table, seat));
  const [commit] = choices.filter(({ verb }) => verb === 'commit');
  const [parameter] = commit?.args ?? [];
  const words =
    typeof parameter === 'object' && isPick(parameter)
      ? parameter.oneOf
      : typeof parameter === 'string'
        ? [parameter]
        : [];
  // The first cards are the lots, one for each man; the rest is committed.
  const put = (feud.cards[side]?.length ?? 0) - ((feud.men[side] ?? 0) + (feud.slain[side] ?? 0));
  const leads = words
    .filter((word) => {
      const colour = COLORS.findIndex((one) => word.startsWith(`${one}-`));
      const behind = totalOf(feud, 1 - side, colour) - totalOf(feud, side, colour);
      return openConflicts(feud).includes(colour) && behind >= 0 && worthOf(word) > behind;
    })
    .sort((a, b) => worthOf(a) - worthOf(b));
  const [good] = put < most ? leads : [];
  return good === undefined ? offered(choices, 'hold') : offered(choices, `commit ${good}`);
}

/** Planned acts of a round; `lodge` submits them when no other choice is left. */
const DEEDS: Policy<View> = {
  id: 'deeds',
  options: ['ask', 'lodge', 'wait', 'best'],
  initial: 'ask',
  usual: 'lodge',
  decide: (option, view, seat, choices) => {
    if (option === 'ask' || view.asked?.state !== 'deeds') return undefined;
    if (option === 'best') return greedy({ view, seat, choices, draw: () => 0 });
    const isOver = choices.every(({ verb, blocked }) => blocked !== undefined || ENDS.includes(verb));
    return option === 'wait' || isOver ? offered(choices, option) : undefined;
  },
};

/** The feud book: the most Goods for a Feud, none, or the best. */
const FEUD_BOOK: Policy<View> = {
  id: 'feud',
  options: ['ask', 'hold', 'up-to-1', 'up-to-2', 'up-to-3', 'best'],
  initial: 'ask',
  decide: (option, view, seat, choices) => {
    if (option === 'ask' || view.asked?.state !== 'feuding') return undefined;
    if (option === 'best') return greedy({ view, seat, choices, draw: () => 0 });
    return option === 'hold'
      ? offered(choices, 'hold')
      : upToGoods(Number(option.at(-1)), view, seat, choices);
  },
};

export const POLICIES: readonly Policy<View>[] = [
  policy({ id: 'opening', states: ['stand', 'farm', 'help'], usual: 'ask' }),
  policy({
    id: 'vote',
    states: ['ballot', 'vote'],
    usual: 'ask',
    lines: { support: 'support', hear: 'hear' },
  }),
  policy({ id: 'keep', states: ['keep'], usual: 'best' }),
  policy({ id: 'pledge', states: ['pledge'], usual: 'best' }),
  policy({ id: 'family', states: ['family'], usual: 'ask', lines: { decline: 'decline' } }),
  policy({ id: 'replace', states: ['replace'], initial: 'leave', usual: 'leave', lines: { leave: 'leave' } }),
  policy({ id: 'passage', states: ['cross'], usual: 'pass', lines: { pass: 'pass' } }),
  FEUD_BOOK,
  policy({ id: 'raze', states: ['raze', 'burn'], usual: 'ask', lines: { spare: 'spare' } }),
  policy({ id: 'claim', states: ['claim'], usual: 'best' }),
  policy({ id: 'capture', states: ['capture'], usual: 'ask', lines: { fail: 'fail' } }),
  policy({ id: 'slay', states: ['slay', 'foe'], usual: 'ask' }),
  policy({ id: 'limit', states: ['limit'], usual: 'best' }),
  policy({ id: 'raid', states: ['raid'], usual: 'ask', lines: { return: 'return' } }),
  policy({ id: 'hunt', states: ['sheep'], usual: 'ask' }),
  DEEDS,
  policy({ id: 'settle', states: ['settle'], usual: 'ask' }),
  policy({ id: 'ride', states: ['ride'], usual: 'ask', lines: { done: 'done' } }),
  policy({ id: 'feast', states: ['feast'], usual: 'ask', lines: { done: 'done' } }),
];

const COUNTS = ['1', '2', '3', '4', '5'] as const;
const statutes = STATUTES.map(({ id }) => id);
const suers = ({ table }: View, at: number): number =>
  table.votes.reduce((sum, vote, who) => sum + (vote === at ? (table.away[who]?.length ?? 0) : 0), 0);

/** Conditions of plans, all public. */
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

/** `ballot` is the statute of the last line on the seat's own unopened ballot. */
type Ahead = (g: G, who: number, due: boolean, ballot: number) => Frame | undefined;

/** The state of the action that a seat has voted for, with its present strength. */
const voted =
  (action: Action): Ahead =>
  (g, who, due, ballot) => {
    const cast = g.votes[who] ?? UNDECIDED;
    const vote = cast === UNDECIDED ? ballot : cast;
    if (!due || vote === UNDECIDED || g.token === NONE) return undefined;
    const at = votedFor(g, vote);
    if (statuteOf(at).action !== action) return undefined;
    // The own vote counts once its ballot is opened.
    const own = cast === UNDECIDED ? 1 : 0;
    return stateOfAct(action, who, actStrength(g, who, at) + own);
  };

/** Whether a gothi's Council action is still pending. */
function isDue({ g, frames }: Position<G>, who: number): boolean {
  // If acts are lodged, all gothar are asked once everyone has voted.
  if (g.phase === 'council') return g.options.deeds === 'turn';
  const dues = lastVars(frames, 'council')?.dues;
  return g.phase === 'acts' && dues?.some((due) => due.who.includes(who)) === true;
}

const AHEAD: Readonly<Record<string, Ahead>> = {
  // The next Lawspeaker, once the Council's acts are over.
  propose: (g, who) =>
    (g.phase === 'hunt' || g.phase === 'winter') && g.coming === '' && clockwise(g, g.speaker)[1] === who
      ? { at: 'propose', vars: { who } }
      : undefined,
  settle: voted('settle'),
  ride: voted('ride'),
  raid: voted('raid'),
  family: voted('foster'),
  feast: voted('feast'),
  sheep: (g, who, due) => {
    const took = g.took[who] ?? NONE;
    if (due || (g.phase !== 'acts' && g.phase !== 'hunt') || took === NONE) return undefined;
    if ((g.lodged[who] ?? []).length > 0) return undefined;
    return { at: 'sheep', vars: { who, home: false } };
  },
};

/** The last line of an unopened ballot. */
function lastLine({ g, frames }: Position<G>, seat: string): number {
  const lodged = lastVars(frames, 'council')?.ballots;
  const line = parseMove(lodged?.[seat]?.at(-1) ?? '') ?? composedBy({ frames }, seat).at(-1);
  if (line === undefined || g.token === NONE) return UNDECIDED;
  if (line.verb === 'support') return SUPPORT;
  return line.verb === 'sue' ? (statuteAt.get(String(line.args[0])) ?? UNDECIDED) : UNDECIDED;
}

export const ahead: NonNullable<GameModule<G, View>['ahead']> = Object.fromEntries(
  Object.entries(AHEAD).map(([state, find]) => [
    state,
    (position, seat) => {
      const { g, over } = position;
      const who = placeOf(g, seat);
      return over === undefined && who >= 0
        ? find(g, who, isDue(position, who), lastLine(position, seat))
        : undefined;
    },
  ]),
);
