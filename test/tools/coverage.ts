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

/** Playouts that look for what hasn't happened yet: states, verbs, refusals, and whatever cards do. */

export interface CoverageInput {
  readonly game: string;
  readonly seed: number;
  /** Gives up after so many games. */
  readonly games: number;
  /** Positions that every other game begins from. */
  readonly starts?: readonly Start[];
  /** False when time is up; asked after every game. */
  readonly keepGoing?: () => boolean;
}

export interface CoverageReport {
  readonly games: number;
  readonly decisions: number;
  /** Things that must happen. */
  readonly all: readonly string[];
  /** How often each has happened; features are not counted any further once they have done something. */
  readonly seen: ReadonlyMap<string, number>;
  /** Never happened, and nobody says why. */
  readonly left: readonly string[];
  /** Never happened, with the reason. */
  readonly justified: Readonly<Record<string, string>>;
  /** Reasons for what did happen, or for what there isn't. */
  readonly outdated: readonly string[];
}

/** What the kernel says of a move that nothing is known against, but that it isn't among the choices. */
const NOT_OFFERED = 'kernel.not-offered';

/** Everything of a game that playouts should show. */
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

/** Plays until everything has happened, or it is told to stop. */
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

/** Variants take turns, and in each its numbers of seats. */
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

/** One thing or a small number, and not one of the endless bags. */
function isPlain(word: Value): boolean {
  if (typeof word === 'number') return word < 10;
  const terms = readTerms(word);
  return terms?.length === 1 && terms[0]?.count === 1;
}

/** Moves of a verb that are remembered. */
const REMEMBERED = 12;

/** Moves that are tried before each decision without being offered. */
const TRIES = 3;

/** What has made no difference in a state so often is looked at there only now and then. */
const PATIENCE = 20;
const NOW_AND_THEN = 5;

/** Takes down what happens at each decision. */
class Watch {
  /** Features that haven't done anything yet. */
  #features: readonly Feature[];
  /** How often each move of each state was made, for choosing what is new. */
  readonly #made = new Map<string, number>();
  /** Words that were part of moves, for trying what isn't offered. */
  readonly #words: Value[] = [];
  /** How often each feature made no difference, by state. */
  readonly #idle = new Map<string, number>();
  /** The last few moves of each verb of each state. */
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

  /** Everything that is offered and refused before a decision. */
  before(game: Game<unknown, unknown>, seat: Seat, draw: (n: number) => number): void {
    const state = game.state()?.name ?? '';
    this.note(`state ${state}`);
    for (const { blocked } of game.choices(seat, true))
      if (blocked !== undefined) this.note(`refusal ${blocked.key}`);
    for (let i = 0; i < TRIES; i++) this.#try(game, seat, this.#imagined(state, draw));
  }

  /** A move as somebody may type it who remembers the game badly: of this state, perhaps about something else. */
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

  /** One of the moves that were made least so far; sometimes any. */
  choose(game: Game<unknown, unknown>, choices: readonly Choice[], draw: (n: number) => number): Move {
    const state = game.state()?.name ?? '';
    // Talk has endless variety; now and then somebody comes to the point.
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

  /** Which of the features changed what came of a move, or what was offered. */
  after(kept: Position, seat: Seat, move: Move, state: string, now: Position): void {
    this.#remember(state, move);
    if (this.module.states[state]?.verbs[move.verb] !== undefined) this.note(`verb ${state} ${move.verb}`);
    const result = fingerprint(now);
    // Asking changes nothing, so only what is played on needs a copy of its own.
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

/** A move as far as novelty goes: its verb and the first thing it names. */
const nameOf = (state: string, { verb, args }: Move): string => `${state} ${verb} ${String(args[0] ?? '')}`;

/** A position without the name of its pack. */
function fingerprint(position: Position): string {
  return JSON.stringify({ ...position, g: { ...(position.g as object), pack: '' } });
}

/** So many decisions are played on from a scripted position: what it is there for happens soon. */
const SCRIPTED_DECISIONS = 40;

function isScripted({ starts = [] }: CoverageInput, number: number): boolean {
  return number % 2 === 1 && starts.length > 0;
}

/** A new game, or every other time one that goes on from a scripted position. */
function beginning(
  module: AnyModule,
  input: CoverageInput & { readonly variant: string; readonly seats: number },
  number: number,
  seed: string,
  draw: (n: number) => number,
): Game<unknown, unknown> {
  const { starts = [], variant } = input;
  // In turn, so that each has been begun from when the last one has.
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

/** One game that prefers what is new; its decisions. */
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
  // Every third game is played by an AI, as chance alone seldom builds anything up.
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
        // Whoever falls over something unusual is no loss here; at the table chance takes over as well.
        return watch.choose(running, choices, draw);
      }
    },
    after: (running, { seat, move }) => watch.after(kept, seat, move, state, running.position),
  });
}
