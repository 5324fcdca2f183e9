import type { Json, Seat } from '../basics.js';
import type { Tellings } from '../names.js';
import type { GameMeta, SetupInput } from './meta.js';
import type { Packs } from './packs.js';
import type { Ai, Condition, Planner, Policy, Strategist } from './players.js';
import type { Choice, Move } from './moves.js';
import type { Frame, Moment, Position, Viewer } from './position.js';
import type { Ctx, Procedures, States } from './rules.js';
import type { Hint, Odds, Printed, Teller, Texts, Timeline } from './telling.js';
import type { Tutorial } from './tutorial.js';
import type { Zones } from './zones.js';

/** The contract of a game: all that it brings. */

/** How what only its seat has seen reads later. */
export interface Recall<View> {
  /** A move of the seat, without what the seat may not look at again. */
  readonly move: (move: Move) => Move;
  /** What the seat saw of a position that is past, without the same. */
  readonly view: (view: View) => View;
}

/** Sets a scripted position up, with the frames that go on from it. */
export type ReadScenario<G> = (
  spec: Json,
  input: SetupInput,
  c: Ctx<undefined>,
) => { readonly g: G; readonly frames: readonly Frame[] };

/** One game: its rules, what may be seen of it, and its words. */
export interface GameModule<G, View> {
  readonly meta: GameMeta;
  /** The opening position's `g`; random set-up goes through the context. */
  readonly setup: (c: Ctx<undefined>, input: SetupInput) => G;
  /** Name of the procedure that plays a game from set-up to score. */
  readonly main: string;
  readonly procedures: Procedures<G>;
  readonly states: States<G>;
  readonly view: (position: Position<G>, viewer: Viewer) => View;
  readonly moment: (position: Position<G>) => Moment;
  /** Sentences that name what is broken; empty when all is well. */
  readonly invariants: (position: Position<G>) => readonly string[];
  /** A position that looks the same to `viewer` and differs in what that viewer can't see (for leak tests). */
  readonly permuteHidden: (position: Position<G>, viewer: Viewer, draw: (n: number) => number) => Position<G>;
  /**
   * Shuffles anew, with the context's dice, what nobody has seen yet: decks and what was left out of the game unseen,
   * never a hand. Runs when a game goes back past something that was learnt. No viewer may notice.
   */
  readonly reshuffle: (c: Ctx<G>) => void;
  /** Where cards lie, and who sees them; conformance checks that none is lost or doubled. */
  readonly zones?: Zones<G>;
  readonly texts: Readonly<Record<string, Texts>>;
  readonly packs?: Packs;
  readonly ai: Readonly<Record<string, Ai<View>>>;
  /** AIs of these names think ahead: where there is a thread for it they get time, elsewhere `ai` answers. */
  readonly planners?: Readonly<Record<string, Planner<View>>>;
  /** Programs that play by a text, by names that no other AI has; the text is kept with the seat. */
  readonly strategists?: Readonly<Record<string, Strategist<View>>>;
  readonly policies: readonly Policy<View>[];
  /** What plans may depend on. Texts: `condition.<id>` with `{thing}`. */
  readonly conditions?: readonly Condition<View>[];
  /**
   * States for which moves can be composed before their time: the frame with which the state asks this seat, or
   * undefined when it won't be asked so. It is put on a copy, as things stand now; several where procedures go on
   * below it, the state last. Without a state on top, procedures run up to what they ask, which must be that state.
   */
  readonly ahead?: Readonly<
    Record<string, (position: Position<G>, seat: Seat) => Frame | readonly Frame[] | undefined>
  >;
  /**
   * Which of many questions a state asks a seat, where answers planned for one are to be given to no other (a benefit
   * and where it comes from). What is planned for it holds for the phase in which it was planned: a question that
   * wasn't foreseen is the seat's, one that never comes is passed over, and an answer that can't be given comes back
   * alone. '' where it is the state that counts.
   */
  readonly question?: (view: View, seat: Seat) => string;
  /**
   * Names of each verb's arguments, in order: options of typed commands. A verb that isn't listed is typed as one
   * line. Texts: `verb.<verb>` and `verb.<verb>.help`, `arg.<argument>`, `ask.<state>` (what is wanted and how),
   * `phase.<phase>`, `name.<id>`, and `<over.how>` (or
   * `how.<over.how>`), told with `{winners}` alone.
   */
  readonly verbs?: Readonly<Record<string, readonly string[]>>;
  /** Verbs by phase, where a game has more of them than one list holds; those not named stand outside. */
  readonly verbGroups?: Readonly<Record<string, readonly string[]>>;
  /** Verbs that are seldom wanted: a panel never opens with what they may be, only with a button for each. */
  readonly aside?: readonly string[];
  /** Every happening of the game, and where each is told; without it all are told in short reports too. */
  readonly happenings?: Tellings<G>;
  /** What a seat keeps from the others, in words; '' when it holds nothing. */
  readonly hand?: (view: View, seat: Seat, tell: Teller, isOver?: boolean) => string;
  /** A few words on what `next` stands for, which may follow the words of a move so far; '' where the name says it all. */
  readonly hint?: Hint<View>;
  /**
   * What a decision is about, in a line for the call that everybody reads: which hunt, whose feud, what is for sale.
   * From what everybody sees; '' where the question says it.
   */
  readonly subject?: (view: View, tell: Teller) => string;
  /**
   * Seats that will be asked after whoever is waited for now, the next first, where the rules know: the call names
   * them quietly, so that they can settle their moves in advance. From what everybody sees.
   */
  readonly upNext?: (view: View) => readonly Seat[];
  /** What a seat has to decide with, in a line that stands above its choices; '' when there is nothing to say. */
  readonly means?: (view: View, seat: Seat, tell: Teller) => string;
  /**
   * What a move that ends something would leave unused though it could be used, in a line; '' for any other move. Only
   * then is a player asked whether they mean it.
   */
  readonly unused?: (view: View, seat: Seat, move: Move, choices: readonly Choice[], tell: Teller) => string;
  /** Cards, animals, laws, seats one by one (`/card`). */
  readonly printed?: Printed<View>;
  /** Exact chances of what a seat might try, where there are dice. */
  readonly odds?: Odds<View>;
  /** What a seat was shown and may not look at again (`recall.ts`); without it, histories repeat all of it. */
  readonly recall?: Recall<View>;
  readonly tutorial?: Tutorial;
  /** What is drawn as curves over the turns, and told as the parts of the score. */
  readonly timeline?: Timeline<View>;
  /** Reads a scripted position in rulebook terms, and describes a position in the same terms. */
  readonly scenario: {
    readonly read: ReadScenario<G>;
    readonly describe: (position: Position<G>) => Json;
  };
}
