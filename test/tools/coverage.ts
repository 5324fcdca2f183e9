import { findGame, type AnyModule } from '../../src/games/registry.js';
import { chooseSeats } from '../../src/kernel/choose-seats.js';
import { optionsOfRound, variantSizes } from './cases.js';
import { Refused } from '../../src/kernel/errors.js';
import { copyPosition, openGame, startGame, type Game } from '../../src/kernel/game.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice, isClosed } from '../../src/kernel/parameters.js';
import { readTerms } from '../../src/kernel/words.js';
import type { Start } from './scenario.js';
import type { Choice, Move, Position, Seat, Value } from '../../src/kernel/types.js';
import { goalsOf } from './coverage-goals/index.js';
import type { Feature } from './coverage-goals/types.js';

/** Playouts that search for states, verbs, refusals and card effects that haven't occurred yet. */

export interface CoverageInput {
  readonly game: string;
  readonly seed: number;
  /** Limit on the number of games. */
  readonly games: number;
  /** Starting positions of every other game. */
  readonly starts?: readonly Start[];
  /** False when time is up; called after every game. */
  readonly keepGoing?: () => boolean;
}

export interface CoverageReport {
  readonly games: number;
  readonly decisions: number;
  /** All goals. */
  readonly all: readonly string[];
  /** Number of occurrences by goal; features are only counted once. */
  readonly seen: ReadonlyMap<string, number>;
  /** Goals that were missed without a stated reason. */
  readonly left: readonly string[];
  /** Missed goals with a stated reason. */
  readonly justified: Readonly<Record<string, string>>;
  /** Stated reasons for goals that were reached or don't exist. */
  readonly outdated: readonly string[];
}

/** The kernel's refusal of a move that isn't offered but breaks no stated fact. */
const NOT_OFFERED = 'kernel.not-offered';

/** All goals of a game. */
export function wantedOf(module: AnyModule): readonly string[] {
  const states = Object.entries(module.states).flatMap(([name, state]) => [
    `state ${name}`,
    ...Object.keys(state.verbs).map((verb) => `verb ${name} ${verb}`),
  ]);
  const { refusals, features } = goalsOf(module.meta.id);
  return [
    ...states,
    ...[NOT_OFFERED, ...refusals].map((key) => `refusal ${key}`),
    ...features.map(({ name }) => name),
  ];
}

/** Plays until every goal is reached, or until stopped. */
export function cover(
  input: CoverageInput,
  progress?: (games: number, left: number) => void,
): CoverageReport {
  const module = findGame(input.game);
  const all = wantedOf(module);
  const seen = new Map<string, number>();
  const watch = new Watch(module, seen);
  const { unseen } = goalsOf(input.game);
  const isLeft = (name: string): boolean => !seen.has(name);
  const tables = variantSizes(module.meta);
  let games = 0;
  let decisions = 0;
  while (games < input.games && all.some((name) => isLeft(name) && unseen[name] === undefined)) {
    if (input.keepGoing?.() === false) break;
    const table = nextSize(module, tables, games);
    if (table === undefined) break;
    decisions += playCovering(module, watch, { ...input, ...table }, games++);
    progress?.(games, all.filter(isLeft).length);
  }
  const missing = all.filter(isLeft);
  return {
    games,
    decisions,
    all,
    seen,
    left: missing.filter((name) => unseen[name] === undefined),
    justified: Object.fromEntries(
      missing.flatMap((name) => (unseen[name] === undefined ? [] : [[name, unseen[name]]])),
    ),
    outdated: Object.keys(unseen).filter((name) => seen.has(name) || !all.includes(name)),
  };
}

/** The next variant and number of seats, each in turn. */
function nextSize(
  module: AnyModule,
  tables: ReturnType<typeof variantSizes>,
  number: number,
): (typeof tables)[number] | undefined {
  const { variants } = module.meta;
  const round = Math.floor(number / 2);
  const id = variants[round % variants.length]?.id;
  const own = tables.filter(({ variant }) => variant === id);
  return own[Math.floor(round / variants.length) % own.length];
}

/** One thing or a small number, unlike bags, which have endless combinations. */
function isPlain(word: Value): boolean {
  if (typeof word === 'number') return word < 10;
  const terms = readTerms(word);
  return terms?.length === 1 && terms[0]?.count === 1;
}

/** Most remembered moves per verb. */
const REMEMBERED = 12;

/** Unoffered moves tried before each decision. */
const TRIES = 3;

/** After this many decisions without effect in a state, a feature is only rarely checked there. */
const PATIENCE = 20;
const NOW_AND_THEN = 5;

/** Records what happens at each decision. */
class Watch {
  /** Features without an effect so far. */
  #features: readonly Feature[];
  /** Number of times each move was made in each state, to prefer new ones. */
  readonly #made = new Map<string, number>();
  /** Words of earlier moves, for unoffered moves. */
  readonly #words: Value[] = [];
  /** Number of checks without effect, by feature and state. */
  readonly #idle = new Map<string, number>();
  /** The last few moves, by state and verb. */
  readonly #last = new Map<string, Move[]>();

  constructor(
    readonly module: AnyModule,
    readonly seen: Map<string, number>,
  ) {
    this.#features = goalsOf(module.meta.id).features;
  }

  note(name: string): void {
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1);
  }

  /** Records offered and refused moves before a decision. */
  before(game: Game<unknown, unknown>, seat: Seat, draw: (n: number) => number): void {
    const state = game.state()?.name ?? '';
    this.note(`state ${state}`);
    for (const { blocked } of game.choices(seat, true))
      if (blocked !== undefined) this.note(`refusal ${blocked.key}`);
    for (let i = 0; i < TRIES; i++) this.#try(game, seat, this.#imagined(state, draw));
  }

  /** A plausible but possibly illegal move of this state, such as one with another object. */
  #imagined(state: string, draw: (n: number) => number): Move {
    const verbs = Object.keys(this.module.states[state]?.verbs ?? {});
    const verb = verbs[draw(Math.max(1, verbs.length))] ?? '';
    const made = this.#last.get(`${state} ${verb}`) ?? [];
    const { args } = made[draw(Math.max(1, made.length))] ?? { args: [] };
    const word = this.#words[draw(Math.max(1, this.#words.length))];
    if (word === undefined || draw(2) === 0) return { verb, args };
    return { verb, args: [word, ...args.slice(1)] };
  }

  #try(game: Game<unknown, unknown>, seat: Seat, move: Move): void {
    try {
      game.check(seat, move);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.note(`refusal ${error.key}`);
    }
  }

  /** One of the least frequent moves so far; sometimes a random one. */
  choose(game: Game<unknown, unknown>, choices: readonly Choice[], draw: (n: number) => number): Move {
    const state = game.state()?.name ?? '';
    // Offers in talks vary endlessly; sometimes prefer a move that ends them.
    const plain = draw(3) === 0 ? choices.filter(isClosed) : choices;
    const pool = plain.length > 0 ? plain : choices;
    const candidates = Array.from({ length: 6 }, () => fillChoice(pool[draw(pool.length)] as Choice, draw));
    const times = (move: Move): number => this.#made.get(nameOf(state, move)) ?? 0;
    const move =
      draw(3) === 0
        ? (candidates[0] as Move)
        : candidates.reduce((rarest, one) => (times(one) < times(rarest) ? one : rarest));
    this.#made.set(nameOf(state, move), times(move) + 1);
    return move;
  }

  #remember(state: string, move: Move): void {
    const name = `${state} ${move.verb}`;
    this.#last.set(name, [move, ...(this.#last.get(name) ?? [])].slice(0, REMEMBERED));
    for (const word of move.args) if (isPlain(word) && !this.#words.includes(word)) this.#words.push(word);
  }

  /** Records the features that changed the result of a move or the offered choices. */
  after(kept: Position, seat: Seat, move: Move, state: string, now: Position): void {
    this.#remember(state, move);
    if (this.module.states[state]?.verbs[move.verb] !== undefined) this.note(`verb ${state} ${move.verb}`);
    const result = fingerprint(now);
    // Listing choices changes nothing, so only positions that are played on are copied.
    const offered = JSON.stringify(openGame(this.module, kept).choices(seat));
    const left = this.#features.filter(({ name, without }) => {
      const other = without(kept);
      if (other === undefined || this.#isTiresome(`${name} ${state}`)) return true;
      if (!this.#differs(other, seat, move, offered, result)) return true;
      this.note(name);
      return false;
    });
    this.#features = left;
  }

  #isTiresome(where: string): boolean {
    const times = this.#idle.get(where) ?? 0;
    this.#idle.set(where, times + 1);
    return times > PATIENCE && times % NOW_AND_THEN !== 0;
  }

  #differs(other: Position, seat: Seat, move: Move, offered: string, result: string): boolean {
    if (JSON.stringify(openGame(this.module, other).choices(seat)) !== offered) return true;
    const twin = openGame(this.module, copyPosition(other));
    twin.telling = false;
    twin.play(seat, move);
    return fingerprint(twin.position) !== result;
  }
}

/** A move's key for novelty: its verb and first argument. */
const nameOf = (state: string, { verb, args }: Move): string => `${state} ${verb} ${String(args[0] ?? '')}`;

/** A position without its pack's name. */
function fingerprint(position: Position): string {
  return JSON.stringify({ ...position, g: { ...(position.g as object), pack: '' } });
}

/** Decisions played from a scripted position, whose purpose shows soon. */
const SCRIPTED_DECISIONS = 40;

function isScripted({ starts = [] }: CoverageInput, number: number): boolean {
  return number % 2 === 1 && starts.length > 0;
}

/** A new game, or every other time one from a scripted position. */
function beginning(
  module: AnyModule,
  input: CoverageInput & { readonly variant: string; readonly seats: number },
  number: number,
  seed: string,
  draw: (n: number) => number,
): Game<unknown, unknown> {
  const { starts = [], variant } = input;
  // In turn, so that every start is used before one is repeated.
  const start = isScripted(input, number) ? starts[Math.floor(number / 2) % starts.length] : undefined;
  if (start !== undefined) {
    const scripted = openGame(module, start(seed));
    scripted.begin();
    return scripted;
  }
  const seats = chooseSeats(module.meta, variant, input.seats, draw);
  const options = optionsOfRound(module.meta, Math.floor(number / 2));
  return startGame(module, { seats, variant, options, seed, dice: 'fast' }).game;
}

/** Plays one game that prefers new moves. @returns its decisions */
function playCovering(
  module: AnyModule,
  watch: Watch,
  input: CoverageInput & { readonly variant: string; readonly seats: number },
  number: number,
): number {
  const draw = drawer(Math.imul(input.seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const seed = `coverage ${input.seed} ${number}`;
  const game = beginning(module, input, number, seed, draw);
  game.telling = false;
  // Every third game uses an AI, since random play rarely builds anything up.
  const ai = number % 3 === 2 ? module.ai['greedy'] : undefined;
  let kept = game.position;
  let state = '';
  return playOn(game, {
    draw,
    enough: (decisions) => isScripted(input, number) && decisions >= SCRIPTED_DECISIONS,
    before: (running, seat) => {
      watch.before(running, seat, draw);
      kept = copyPosition(running.position);
      state = running.state()?.name ?? '';
    },
    decide: (running, seat, choices) => {
      if (ai === undefined || draw(8) === 0) return watch.choose(running, choices, draw);
      try {
        return ai({ view: module.view(running.position, seat), seat, choices, draw });
      } catch {
        // If the AI fails in an unusual position, random play continues, as at the table.
        return watch.choose(running, choices, draw);
      }
    },
    after: (running, { seat, move }) => watch.after(kept, seat, move, state, running.position),
  });
}
