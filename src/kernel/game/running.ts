import { Dice, type Witness } from '../dice.js';
import { Fault, Refused, Stale } from '../errors.js';
import { progressOf } from '../moment.js';
import { composeMoves, makeMove, matchMove, movesOf, notOffered } from '../notation.js';
import { placesOf, stepOf, type Places, type Sequence, type Stop } from '../places.js';
import { isClosed } from '../parameters.js';
import type { Draw } from '../random.js';
import type {
  Block,
  Choice,
  Ctx,
  DiceState,
  Frame,
  GameModule,
  Happening,
  Json,
  Move,
  Over,
  Pile,
  Position,
  Seat,
  Vars,
} from '../types.js';
import type { Applied, Mark } from './applied.js';
import { Choices, NO_MOVES } from './choices.js';
import { Foresight } from './foresight.js';
import { copyPosition, isAnswered, partsOf } from './positions.js';

/** More steps than this between two decisions are an endless loop in the rules. */
const MOST_STEPS = 20_000;

const NO_SEATS: readonly Seat[] = [];
const NOTHING: readonly never[] = [];

/** Runs the rules on one position. Cheap to create, so it isn't kept between requests. */
export class Game<G, View> {
  readonly position: Position<G>;
  readonly #module: GameModule<G, View>;
  readonly #places: Places<G>;
  /** This game, typed as rules see it. */
  readonly #rules: Ctx<G>;
  #dice: Dice;
  /** Happenings are not collected while this is off (playouts). */
  telling = true;
  /** Called with the position before each step (to see how a phase ended). */
  watch: ((position: Position<G>) => void) | undefined;
  vars: Vars = {};
  #happenings: Happening[] = [];
  #marks: Mark[] = [];
  #forced: { seat: Seat; move: Move }[] = [];
  #revealed = false;
  /** Frames entered by the running step or handler, in order. */
  #entered: Frame[] = [];
  #left = false;
  #goto: string | undefined;
  /** Cache of the last state and procedure: the next lookup usually wants the same. */
  #stop = { at: '', is: undefined as Stop<G> | undefined };
  #sequence = { at: '', is: undefined as Sequence<G> | undefined };
  #waiting: readonly Seat[] = NO_SEATS;
  #offered: { seat: Seat; choices: Choices } | undefined;

  /** Set on copies for previews: chance and hidden information throw a `Foresight`. */
  readonly #blind: boolean;

  constructor(module: GameModule<G, View>, position: Position<G>, blind = false) {
    this.#module = module;
    this.#places = placesOf(module);
    this.#rules = this as unknown as Ctx<G>;
    this.#blind = blind;
    this.position = position;
    this.#dice = new Dice(position.dice);
    this.#waiting = this.#findWaiting();
  }

  // The context of the rules.

  get g(): G {
    return this.position.g;
  }

  get seats(): readonly Seat[] {
    return this.position.seats;
  }

  get variant(): string {
    return this.position.variant;
  }

  get up(): Vars {
    return this.position.frames.at(-2)?.vars ?? {};
  }

  enter(name: string, vars: Vars = {}): void {
    const procedure = this.#places.procedures.get(name);
    if (procedure !== undefined) this.#entered.push({ at: name, step: procedure.first, vars });
    else if (this.#places.states.has(name)) this.#entered.push({ at: name, vars });
    else throw new Fault(`no procedure or state is called ${name}`);
  }

  goto(label: string): void {
    this.#goto = label;
  }

  leave(): void {
    this.#left = true;
  }

  emit(key: string, args: Readonly<Record<string, Json>> = {}, to?: readonly Seat[]): void {
    if (!this.telling) return;
    this.#mark();
    this.#happenings.push(to === undefined ? { key, args } : { key, args, to });
  }

  #mark(): void {
    if (this.position.g === undefined) return;
    const { turn, phase } = progressOf(this.#module.moment(this.position));
    const last = this.#marks.at(-1);
    if (last?.turn !== turn || last.phase !== phase)
      this.#marks.push({ index: this.#happenings.length, turn, phase });
  }

  #see(why: Foresight['why']): void {
    if (this.#blind) throw new Foresight(why, this.#happenings);
  }

  die(): number {
    this.#see('chance');
    return this.#dice.die();
  }

  dice(n: number): number[] {
    this.#see('chance');
    const faces: number[] = [];
    for (let i = 0; i < n; i++) faces.push(this.#dice.die());
    return faces;
  }

  draw(n: number): number {
    this.#see('chance');
    return this.#dice.draw(n);
  }

  shuffle<T>(list: T[], pile?: Pile<T>): T[] {
    this.#see('chance');
    return this.#dice.shuffle(list, pile);
  }

  reveal(): void {
    this.#see('hidden');
    this.#revealed = true;
  }

  end(over: Over): void {
    this.position.over = over;
  }

  // For all other callers.

  /** Seats whose decision the game waits for; empty when it is over. */
  waiting(): readonly Seat[] {
    return this.#waiting;
  }

  /** The state the game waits in; undefined when it is over. */
  state(): { readonly name: string; readonly rule: string } | undefined {
    const top = this.position.frames.at(-1);
    if (this.position.over !== undefined || top === undefined) return undefined;
    const state = this.#stateAt(top.at);
    return state === undefined ? undefined : { name: top.at, rule: state.rule };
  }

  #stateAt(at: string): Stop<G> | undefined {
    if (this.#stop.at !== at) this.#stop = { at, is: this.#places.states.get(at) };
    return this.#stop.is;
  }

  #sequenceAt(at: string): Sequence<G> | undefined {
    if (this.#sequence.at !== at) this.#sequence = { at, is: this.#places.procedures.get(at) };
    return this.#sequence.is;
  }

  /** A seat's choices. With `explain`, blocked ones too, each with its reason. */
  choices(seat: Seat, explain = false): readonly Choice[] {
    return this.#ask(seat, explain)?.all() ?? [];
  }

  /** A random choice of a seat, without listing the others; undefined if it has none. */
  drawChoice(seat: Seat, draw: Draw): Choice | undefined {
    const choices = this.#ask(seat, false);
    return choices === undefined || choices.count === 0 ? undefined : choices.at(draw(choices.count));
  }

  /**
   * Checks a move against the choices.
   * @throws Refused with the rule and the blocking fact; Stale if the seat isn't awaited
   */
  check(seat: Seat, move: Move): Move {
    return move.then === undefined ? this.#checkOne(seat, move, 0) : this.#checkAll(seat, movesOf(move));
  }

  /**
   * Checks each move of a composition after the ones before, on a copy without hidden information; between them nothing
   * may be revealed and no other seat asked. A forced move may be written out unless the next question offers the same
   * words.
   */
  #checkAll(seat: Seat, moves: readonly Move[]): Move {
    const copy = new Game(this.#module, copyPosition(this.position), true);
    copy.telling = false;
    const checked: Move[] = [];
    let taken: readonly string[] = [];
    for (const [at, move] of moves.entries()) {
      if (taken.includes(makeMove(move)) && !copy.#offers(seat, move)) continue;
      const last = checked.at(-1);
      if (last !== undefined && !copy.waiting().includes(seat)) throw stops(last, at);
      const one = copy.#checkOne(seat, move, at);
      checked.push(one);
      if (at === moves.length - 1) break;
      try {
        const { forced } = copy.play(seat, one);
        taken = forced.filter((each) => each.seat === seat).map((each) => makeMove(each.move));
      } catch (error) {
        throw error instanceof Foresight ? stops(one, at + 1) : error;
      }
    }
    return composeMoves(checked) ?? { verb: '', args: [] };
  }

  #offers(seat: Seat, move: Move): boolean {
    const found = matchMove(this.choices(seat), move);
    return found !== undefined && found.choice.blocked === undefined;
  }

  #checkOne(seat: Seat, move: Move, part: number): Move {
    if (!this.#waiting.includes(seat)) throw new Stale(`${seat} is not waited for`);
    const found = matchMove(this.choices(seat), move);
    if (found !== undefined) return found.move;
    const blocked = matchMove(this.choices(seat, true), move)?.choice.blocked;
    if (blocked !== undefined) throw new Refused(blocked, part);
    throw new Refused(
      this.#why(seat, move) ?? notOffered(this.state()?.rule ?? '', this.choices(seat), move),
      part,
    );
  }

  #why(seat: Seat, move: Move): Block | undefined {
    const top = this.position.frames.at(-1);
    if (top === undefined) return undefined;
    this.vars = top.vars;
    return this.#stateAt(top.at)?.why?.(this.#rules, seat, move);
  }

  /** Checks and plays a move. Changes the position; after Refused or Stale nothing has changed. */
  apply(seat: Seat, move: Move): Applied {
    return this.play(seat, this.check(seat, move));
  }

  /** Plays a move that was just taken from `choices()`, unchecked. */
  play(seat: Seat, move: Move): Applied {
    const count = this.#dice.count;
    // The caller keeps the last lists; empty ones are reused.
    if (this.#happenings.length > 0) this.#happenings = [];
    if (this.#marks.length > 0) this.#marks = [];
    if (this.#forced.length > 0) this.#forced = [];
    this.#revealed = false;
    if (move.then === undefined) {
      this.#take(seat, move);
      this.#advance();
    } else {
      for (const one of movesOf(move)) {
        this.#take(seat, one);
        this.#advance();
      }
    }
    return this.#applied(count);
  }

  /** Sets the position from JSON, in place. */
  restore(text: string): void {
    const stored = JSON.parse(text) as Position<G>;
    delete this.position.over;
    Object.assign(this.position, stored);
    const { witness } = this.#dice;
    this.#dice = new Dice(stored.dice);
    this.#dice.witness = witness;
    this.#offered = undefined;
    // Left over if a fault or a preview stopped a move.
    this.#entered = [];
    this.#left = false;
    this.#goto = undefined;
    this.#waiting = this.#findWaiting();
  }

  /** Replaces the dice and reshuffles hidden cards. */
  renew(dice: DiceState): void {
    const { witness } = this.#dice;
    this.#dice = new Dice(dice);
    this.#dice.witness = witness;
    this.#offered = undefined;
    this.#module.reshuffle(this.#rules);
    this.position.dice = this.#dice.save();
    this.#waiting = this.#findWaiting();
  }

  /** Sets the callback for every drawn number. */
  set witness(witness: Witness | undefined) {
    this.#dice.witness = witness;
  }

  /** Runs to the first decision of a new or scripted position. */
  begin(): Applied {
    const count = this.#dice.count;
    this.#advance();
    return this.#applied(count);
  }

  /** The generator's state after the set-up of a blank game. */
  savedDice(): Position['dice'] {
    return this.#dice.save();
  }

  #applied(countBefore: number): Applied {
    if (this.#dice.count !== countBefore) this.position.dice = this.#dice.save();
    return {
      happenings: this.#happenings.length === 0 ? NOTHING : this.#happenings,
      forced: this.#forced.length === 0 ? NOTHING : this.#forced,
      floor: this.#revealed || this.#dice.count !== countBefore,
      marks: this.#marks.length === 0 ? NOTHING : this.#marks,
    };
  }

  #ask(seat: Seat, explain: boolean): Choices | undefined {
    if (!explain && this.#offered?.seat === seat) return this.#offered.choices;
    const top = this.position.frames.at(-1);
    const state = top === undefined ? undefined : this.#stateAt(top.at);
    if (top === undefined || state === undefined || !this.#waiting.includes(seat)) return undefined;
    const choices = new Choices(explain, state.closes === undefined ? NO_MOVES : partsOf(top, seat));
    this.vars = top.vars;
    state.choices(this.#rules, seat, choices);
    if (!explain) this.#offered = { seat, choices };
    return choices;
  }

  #take(seat: Seat, move: Move): void {
    const frames = this.position.frames;
    const top = frames.at(-1);
    const state = top === undefined ? undefined : this.#stateAt(top.at);
    if (top === undefined || state === undefined) throw new Fault('there is no state to answer');
    if (state.sealed) {
      const so = state.closes === undefined ? NO_MOVES : partsOf(top, seat);
      const answers: Record<Seat, Move> = top.answers ?? {};
      answers[seat] = so.length === 0 ? move : (composeMoves([...so, move]) ?? move);
      top.answers = answers;
      return;
    }
    const verb = state.verbs.get(move.verb);
    if (verb === undefined) throw new Fault(`${top.at} offers ${move.verb} and can't play it`);
    this.vars = top.vars;
    verb(this.#rules, seat, move.args);
    this.#settle(top);
  }

  /** Puts entered frames on the stack and removes the frame that ended. */
  #settle(running: Frame): void {
    const frames = this.position.frames;
    if (this.#left) {
      frames.pop();
      this.#left = false;
    } else if (this.#goto !== undefined) {
      running.step = this.#goto;
    }
    this.#goto = undefined;
    // The first one entered runs first, so it goes on top.
    for (let i = this.#entered.length - 1; i >= 0; i--) frames.push(this.#entered[i] as Frame);
    if (this.#entered.length > 0) this.#entered = [];
  }

  #findWaiting(): readonly Seat[] {
    const top = this.position.frames.at(-1);
    if (this.position.over !== undefined || top === undefined) return NO_SEATS;
    const state = this.#stateAt(top.at);
    return state === undefined ? NO_SEATS : this.#asked(top, state);
  }

  #asked(top: Frame, state: Stop<G>): readonly Seat[] {
    this.vars = top.vars;
    const seats = state.seats(this.#rules);
    const { answers } = top;
    return answers === undefined ? seats : seats.filter((seat) => !isAnswered(state.closes, answers[seat]));
  }

  #advance(): void {
    const { frames } = this.position;
    this.#offered = undefined;
    this.#waiting = NO_SEATS;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (this.position.over !== undefined) return;
      this.watch?.(this.position);
      const top = frames.at(-1);
      if (top === undefined) throw new Fault('the sequence of play ran out before the game was over');
      if (top.step !== undefined) {
        this.#step(top, top.step);
        continue;
      }
      const state = this.#stateAt(top.at);
      if (state === undefined) throw new Fault(`no state is called ${top.at}`);
      const waiting = this.#asked(top, state);
      if (waiting.length === 0) {
        this.#close(top, state);
        continue;
      }
      this.#waiting = waiting;
      const only = waiting.length === 1 ? waiting[0] : undefined;
      const move = only === undefined ? undefined : this.#byItself(state, only);
      if (only === undefined || move === undefined) return;
      this.#forced.push({ seat: only, move });
      this.#offered = undefined;
      this.#waiting = NO_SEATS;
      this.#take(only, move);
    }
    throw new Fault('the rules went round in circles');
  }

  /** A move without a question: an earlier answer, or the only choice. */
  #byItself(state: Stop<G>, seat: Seat): Move | undefined {
    if (state.asksAlways && state.answered === undefined) return undefined;
    const choices = this.#ask(seat, false);
    const answer = state.answered?.(this.#rules, seat, this.choices(seat));
    const lone = choices?.count === 1 && !state.asksAlways ? choices.at(0) : undefined;
    if (answer !== undefined || lone === undefined || !isClosed(lone)) return answer;
    return { verb: lone.verb, args: lone.args as Move['args'] };
  }

  #step(top: Frame, label: string): void {
    const procedure = this.#sequenceAt(top.at);
    if (procedure === undefined) throw new Fault(`no procedure is called ${top.at}`);
    if (label === '') {
      this.position.frames.pop();
      return;
    }
    const step = stepOf(procedure, label);
    if (step === undefined) throw new Fault(`${top.at} has no step ${label}`);
    top.step = step.next;
    this.vars = top.vars;
    step.run(this.#rules);
    this.#settle(top);
  }

  #close(top: Frame, state: Stop<G>): void {
    if (state.resolve !== undefined && top.answers !== undefined) {
      this.#see('hidden');
      this.#revealed = true;
      this.vars = top.vars;
      state.resolve(this.#rules, top.answers);
    }
    this.#left = true;
    this.#settle(top);
  }
}

/** The refusal of moves that can't be composed with the one before. */
const stops = (move: Move, part: number): Refused =>
  new Refused({ rule: 'table', key: 'kernel.composition-ends', args: { move: makeMove(move) } }, part);
