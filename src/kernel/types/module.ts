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

/** The contract of a game. */

/** Removes from histories hidden information that a seat may not look at again. */
export interface Recall<View> {
  /** A move of the seat, without that information. */
  readonly move: (move: Move) => Move;
  /** The seat's view of a past position, without that information. */
  readonly view: (view: View) => View;
}

/** Builds a scripted position and the frames that continue from it. */
export type ReadScenario<G> = (
  spec: Json,
  input: SetupInput,
  c: Ctx<undefined>,
) => { readonly g: G; readonly frames: readonly Frame[] };

/** One game: its rules, views and texts. */
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
  /** One sentence per broken invariant; empty if all hold. */
  readonly invariants: (position: Position<G>) => readonly string[];
  /** A position that looks the same to `viewer` but differs in hidden information (for leak tests). */
  readonly permuteHidden: (position: Position<G>, viewer: Viewer, draw: (n: number) => number) => Position<G>;
  /**
   * Reshuffles cards that nobody has seen, with the context's dice: decks and cards removed face down,
   * never a hand. Runs when a game is rewound past revealed information. No view may change.
   */
  readonly reshuffle: (c: Ctx<G>) => void;
  /** Card zones and their viewers; conformance checks that no card is lost or doubled. */
  readonly zones?: Zones<G>;
  readonly texts: Readonly<Record<string, Texts>>;
  readonly packs?: Packs;
  readonly ai: Readonly<Record<string, Ai<View>>>;
  /** Planners by AI name: used where a thread gives them time; elsewhere `ai` answers. */
  readonly planners?: Readonly<Record<string, Planner<View>>>;
  /** AIs that play by a text, under names that no other AI has; the text is stored with the seat. */
  readonly strategists?: Readonly<Record<string, Strategist<View>>>;
  readonly policies: readonly Policy<View>[];
  /** Conditions for plans. Texts: `condition.<id>` with `{thing}`. */
  readonly conditions?: readonly Condition<View>[];
  /**
   * States whose moves can be composed ahead: the frames in which the state would ask this seat, to put on a copy of
   * the position, the state last; undefined if it won't. Without a state, procedures run up to that state's question.
   */
  readonly ahead?: Readonly<
    Record<string, (position: Position<G>, seat: Seat) => Frame | readonly Frame[] | undefined>
  >;
  /**
   * Id of a state's question, if a planned answer fits only that one (a benefit and its source); else ''. Such plans
   * last for their phase: unforeseen questions are asked, missing ones skipped, an impossible answer is returned alone.
   */
  readonly question?: (view: View, seat: Seat) => string;
  /**
   * Names of each verb's arguments, in order: options of typed commands. An unlisted verb is typed as one line.
   * Texts: `verb.<verb>` and `verb.<verb>.help`, `arg.<argument>`, `ask.<state>` (the question and how to answer),
   * `phase.<phase>`, `name.<id>`, and `<over.how>` (or `how.<over.how>`), with the argument `{winners}` only.
   */
  readonly verbs?: Readonly<Record<string, readonly string[]>>;
  /** Verbs by phase, if a game has too many for one list; unlisted verbs belong to no phase. */
  readonly verbGroups?: Readonly<Record<string, readonly string[]>>;
  /** Rarely used verbs: a panel opens with a button for each, never with their arguments. */
  readonly aside?: readonly string[];
  /** Verbs that set something: of chosen moves that differ only in their last word, only the last counts. */
  readonly settings?: readonly string[];
  /** Every happening of the game and its tellings; if absent, all appear in short reports too. */
  readonly happenings?: Tellings<G>;
  /** A seat's hidden information, in words; '' if it has none. */
  readonly hand?: (view: View, seat: Seat, tell: Teller, isOver?: boolean) => string;
  /** A few words on `next`, a possible next word of a move; '' if its name is enough. */
  readonly hint?: Hint<View>;
  /**
   * Subject of a decision, in a line of the public turn notice: which hunt, whose feud, which goods.
   * From the public view; '' if the question is enough.
   */
  readonly subject?: (view: View, tell: Teller) => string;
  /**
   * Seats that the rules will ask after the awaited ones, the next first. The turn notice names
   * them without a ping, so that they can plan their moves. From the public view.
   */
  readonly upNext?: (view: View) => readonly Seat[];
  /** A seat's means for its decision, in a line above its choices; '' for nothing. */
  readonly means?: (view: View, seat: Seat, tell: Teller) => string;
  /**
   * A line on usable things that a closing move would leave unused; '' for any other move. Only
   * then is a player asked to confirm.
   */
  readonly unused?: (view: View, seat: Seat, move: Move, choices: readonly Choice[], tell: Teller) => string;
  /** Single cards, animals, laws and seats (`/card`). */
  readonly printed?: Printed<View>;
  /** Exact odds of a seat's attempts with dice. */
  readonly odds?: Odds<View>;
  /** Information that a seat may not look at again (`recall.ts`); if absent, histories repeat everything. */
  readonly recall?: Recall<View>;
  readonly tutorial?: Tutorial;
  /** Measures drawn as curves over the turns and listed as parts of the score. */
  readonly timeline?: Timeline<View>;
  /** Reads a scripted position in rulebook terms, and describes one in the same terms. */
  readonly scenario: {
    readonly read: ReadScenario<G>;
    readonly describe: (position: Position<G>) => Json;
  };
}
