import { aidsOf } from '../../../src/discord/answers.js';
import { offersOf } from '../../../src/discord/posts/call.js';
import { callButtons } from '../../../src/discord/posts/call-buttons.js';
import { type ContainerPart, post } from '../../../src/discord/post.js';
import {
  panel,
  type PanelDecision,
  FRESH,
  makeRest,
  type PanelState,
} from '../../../src/discord/presenter/panel.js';
import { ALL } from '../../../src/discord/presenter/panel-state.js';
import { moveOutcome } from '../../../src/discord/presenter/move-outcome.js';
import { narrow } from '../../../src/discord/presenter/narrow.js';
import { tellerFor } from '../../../src/discord/texts.js';
import type { AnyModule } from '../../../src/games/registry.js';
import { type Game, viewOf } from '../../../src/kernel/game.js';
import { progressOf } from '../../../src/kernel/moment.js';
import { makeMove, movesOf } from '../../../src/kernel/notation.js';
import { playout } from '../../../src/kernel/playout.js';
import { isClosed, parseBag } from '../../../src/kernel/parameters.js';
import type { Choice, Move, Position, Seat } from '../../../src/kernel/types.js';
import { foresee, imagine } from '../../../src/kernel/what-if.js';
import { readTerms, writeTerms } from '../../../src/kernel/words.js';
import { publicChoices } from '../../../src/table/context/context.js';
import { stepsOf } from './panel-walk.js';

/** Counts the presses with which a person would play an AI's moves on the panels. */

export interface TapsInput {
  readonly module: AnyModule;
  readonly variant: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string>>;
  readonly ai: string;
  readonly seed: string;
  readonly draw: (n: number) => number;
  /** Standing orders in force: those of every new seat, or the recommended ones. */
  readonly orders: 'initial' | 'usual';
}

export interface TapsCounted {
  /** Presses of each player per round, 0 in rounds without a decision. */
  readonly turns: readonly number[];
  /** Presses of each player in the first round with a decision; turn 0 is the setup. */
  readonly first: readonly number[];
  /** Presses by state. */
  readonly states: Readonly<Record<string, { readonly decisions: number; readonly taps: number }>>;
  /** Moves that can't be reached by presses. */
  readonly unreachable: readonly string[];
}

/** Most panels searched for one move. */
const MOST_PANELS = 120;
/** What a move costs that must be typed: opening the keyboard, and its words. */
const TYPED = 8;

type AnyGame = Game<unknown, unknown>;

interface Composed {
  /** The choices at that time. */
  readonly choices: readonly Choice[];
  line: string;
}

interface Session {
  /** Whether the panel is on the screen. */
  open: boolean;
  composed: Composed[];
  turn: number;
}

export function countTaps(input: TapsInput): TapsCounted {
  const { module, variant, seats, options, seed, draw } = input;
  const taps = new Map<string, number>();
  const states: Record<string, { decisions: number; taps: number }> = {};
  const unreachable: string[] = [];
  const sessions = new Map<Seat, Session>();
  const composing = new Map<Seat, Move[]>();
  const think = module.ai[input.ai];
  if (think === undefined) throw new Error(`${module.meta.id} has no AI ${input.ai}`);
  let last: Seat | undefined;
  const at = roundsOf(module);
  let firstRound: number | undefined;

  const add = (seat: Seat, turn: number, n: number, state = ''): void => {
    const key = `${seat} ${turn}`;
    taps.set(key, (taps.get(key) ?? 0) + n);
    if (state !== '') {
      const sum = (states[state] ??= { decisions: 0, taps: 0 });
      sum.decisions += 1;
      sum.taps += n;
    }
  };
  /** Plays the composed moves with one press. */
  const flush = (seat: Seat): void => {
    const session = sessions.get(seat);
    if (session === undefined || session.composed.length === 0) return;
    add(seat, session.turn, 1);
    session.composed = [];
  };

  /** A sealed answer is composed in one sitting: no panel shows the others' answers. */
  const isComposing = (game: AnyGame, seat: Seat): boolean =>
    module.states[game.state()?.name ?? '']?.closes !== undefined && game.waiting().includes(seat);

  const decide = (game: AnyGame, seat: Seat, choices: readonly Choice[]): Move => {
    const turn = at(game.position);
    if (progressOf(module.moment(game.position)).turn > 0) firstRound ??= turn;
    for (const each of seats) add(each, turn, 0);
    if (last !== undefined && last !== seat && !isComposing(game, last)) {
      flush(last);
      const before = sessions.get(last);
      if (before !== undefined) before.open = false;
    }
    const settled = byOrder(input, game, seat, choices);
    if (settled !== undefined) {
      // An auto-action continues with the chosen moves; if nothing is left to choose, all are played.
      const before = sessions.get(seat);
      if (before !== undefined && before.composed.length > 0) {
        const line = makeMove(settled);
        const { stops } = foresee(imagine(module, game.position, seat, draw), seat, [line]);
        before.composed = stops === 'own' ? [...before.composed, { choices, line }] : [];
      }
      last = seat;
      return settled;
    }
    const session = sessions.get(seat) ?? { open: false, composed: [], turn };
    sessions.set(seat, session);
    session.turn = turn;
    const begun = composing.get(seat)?.shift();
    const thought = begun ?? think({ view: viewOf(module, game.position, seat), seat, choices, draw });
    // A composition is pressed move by move.
    const [move = thought, ...rest] = movesOf(thought);
    if (rest.length > 0) composing.set(seat, rest);
    const line = shortest(choices, makeMove(move));
    const decision = decisionOf(
      module,
      game,
      seat,
      session.composed.map((each) => each.line),
    );
    const found = isAddition(session.composed, line)
      ? { n: 0, sure: true }
      : leastTaps(decision, line, session.open);
    if (found === undefined) unreachable.push(`${game.state()?.name ?? ''}: ${line}`);
    const { n, sure } = found ?? { n: TYPED, sure: true };
    const { stops } = foresee(imagine(module, game.position, seat, draw), seat, [line]);
    const bare = !line.includes(' ');
    const tell = tellerFor(module.texts, 'en');
    const leaves = module.unused?.(viewOf(module, game.position, seat), seat, move, choices, tell) ?? '';
    const what = moveOutcome({ stops, bare, composed: session.composed.length, leaves: leaves !== '', sure });
    add(seat, turn, n + (what === 'confirm' ? 1 : 0), game.state()?.name);
    if (what === 'compose') session.composed.push({ choices, line });
    else session.composed = [];
    if (stops !== 'own') flush(seat);
    session.open = true;
    last = seat;
    return move;
  };

  playout(module, { seats, variant, options, seed, draw, decide });
  for (const seat of seats) flush(seat);
  const first = seats.map((seat) => taps.get(`${seat} ${firstRound ?? 1}`) ?? 0);
  return { turns: [...taps.values()], first, states, unreachable };
}

/**
 * Numbers a game's rounds. A round ends with the turn, or when a phase of the round is repeated, as in games with a
 * phase per player.
 */
function roundsOf(module: AnyModule): (position: Position) => number {
  const at = roundCounter();
  return (position) => at(progressOf(module.moment(position)));
}

/** Returns the number of the round, if called with every state of a game in order. */
export function roundCounter(): (stand: { readonly turn: number; readonly phase: string }) => number {
  let round = 0;
  let before: { readonly turn: number; readonly phase: string } | undefined;
  const had = new Set<string>();
  return ({ turn, phase }) => {
    if (before === undefined || before.turn !== turn || (before.phase !== phase && had.has(phase))) {
      round += 1;
      had.clear();
    }
    had.add(phase);
    before = { turn, phase };
    return round;
  };
}

/** A standing order's answer, or a forced choice. */
function byOrder(
  { module, orders }: TapsInput,
  game: AnyGame,
  seat: Seat,
  choices: readonly Choice[],
): Move | undefined {
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0 && isClosed(only))
    return {
      verb: only.verb,
      args: only.args.map((parameter) => (typeof parameter === 'object' ? '' : parameter)),
    };
  const view = viewOf(module, game.position, seat);
  for (const policy of module.policies) {
    const option = orders === 'usual' ? (policy.usual ?? policy.initial) : policy.initial;
    const move = option === 'ask' ? undefined : policy.decide(option, view, seat, choices);
    if (move !== undefined) return move;
  }
  return undefined;
}

/** A decision with the choices that its turn ping may show: of all asked seats, without hidden cards. */
type Asking = PanelDecision & {
  readonly asked: readonly (readonly Choice[])[];
  readonly offers: ReturnType<typeof offersOf>;
};

function decisionOf(module: AnyModule, game: AnyGame, seat: Seat, composed: readonly string[]): Asking {
  const tell = tellerFor(module.texts, 'en');
  const view = viewOf(module, game.position, seat);
  const choices = game.choices(seat, true);
  const seats = game.waiting();
  const asked = publicChoices(module, game);
  const shown = asked.map((own, at) => ({ seat: seats[at] ?? '', choices: own }));
  return {
    game: '1234',
    seq: 1234,
    choices,
    tell,
    heading: tell.text('bot.panel.what'),
    asked,
    offers: offersOf(module, viewOf(module, game.position, 'spectator'), shown, {
      game: '1234',
      seq: 1234,
      tell,
    }),
    ...aidsOf(module, view, seat, choices, tell),
    ...(composed.length === 0 ? {} : { composed }),
  };
}

/** The move without trailing empty arguments, if that is legal. */
function shortest(choices: readonly Choice[], line: string): string {
  const words = line.split(' ');
  for (let length = words.length - 1; length > 1 && words[length] === '-'; length--) {
    const shorter = words.slice(0, length);
    if (narrow(choices, shorter).complete !== undefined) return shorter.join(' ');
  }
  return line;
}

/**
 * An AI sends 4 hunters and then 1 more to the same card; a person sends 5. Merges such moves if the larger number was
 * offered for the first of them.
 */
function isAddition(composed: readonly Composed[], line: string): boolean {
  const [verb, thing, n = '', ...more] = line.split(' ');
  if (more.length > 0 || !/^\d+$/u.test(n)) return false;
  for (const before of composed) {
    const [sameVerb, sameThing, m = '', ...rest] = before.line.split(' ');
    if (sameVerb !== verb || sameThing !== thing || !/^\d+$/u.test(m)) continue;
    const sum = [verb, thing, String(Number(m) + Number(n)), ...rest];
    if (narrow(before.choices, sum.map(String)).complete === undefined) continue;
    before.line = sum.join(' ');
    return true;
  }
  return false;
}

/** Actions offered by the turn ping. */
const callOf = ({
  game,
  seq,
  tell,
  asked,
  offers,
  aside = [],
  args = {},
}: Asking): readonly ContainerPart[] =>
  callButtons({
    tell,
    game,
    seq,
    choices: asked,
    aside,
    args,
    ...offers,
    story: 'https://discord.com',
  });

interface Way {
  readonly n: number;
  readonly state: PanelState;
}

/** Fewest presses for a complete move, from the ping or from the panel. */
function leastTaps(
  decision: Asking,
  line: string,
  open: boolean,
): { readonly n: number; readonly sure: boolean } | undefined {
  const words = line.split(' ');
  const queue: Way[] = [];
  if (open) queue.push({ n: 0, state: FRESH });
  else
    for (const { leads } of stepsOf(decision, post(callOf(decision)))) {
      if (leads.to === 'move' && leads.line === line) return { n: 1, sure: leads.sure };
      if (leads.to === 'panel' && onTheWay(leads.state, words)) queue.push({ n: 1, state: leads.state });
    }
  const piecesOf = ({ prefix }: PanelState): readonly string[] =>
    (readTerms(words[prefix.length] ?? '') ?? []).map((term) => writeTerms([term]));
  const seen = new Set<string>();
  for (let looked = 0; looked < MOST_PANELS; looked++) {
    queue.sort((a, b) => a.n - b.n);
    const way = queue.shift();
    if (way === undefined) return undefined;
    if (seen.has(makeRest(way.state))) continue;
    seen.add(makeRest(way.state));
    let best: { n: number; sure: boolean } | undefined;
    for (const { taps, leads } of stepsOf(decision, panel(decision, way.state), piecesOf)) {
      const n = way.n + taps;
      if (leads.to === 'move' && leads.line === line && (best === undefined || n < best.n))
        best = { n, sure: leads.sure };
      if (leads.to === 'panel' && onTheWay(leads.state, words)) queue.push({ n, state: leads.state });
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Whether the words and the bag so far can still become the move. */
function onTheWay({ prefix, bag }: PanelState, words: readonly string[]): boolean {
  if (prefix.length > words.length || prefix.some((word, at) => word !== words[at])) return false;
  if (bag === undefined || bag === ALL || /^-?\d+$/u.test(bag)) return true;
  const wanted = parseBag(words[prefix.length] ?? '') ?? {};
  return Object.entries(parseBag(bag) ?? {}).every(([thing, count]) => count <= (wanted[thing] ?? 0));
}
