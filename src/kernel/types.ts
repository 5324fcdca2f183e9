import type { Happening, Json, Seat, Vars } from './basics.js';
import type { Entered, FrameName, FramesOf, HappeningKey, Said, Tellings, VarsOf } from './names.js';

export type { Happening, Json, Seat, Setback, Vars } from './basics.js';

/**
 * The kernel's vocabulary: what every game module brings and what the kernel keeps.
 * Nothing here knows a particular game, Discord, a clock or a database.
 */

/** Somebody who looks on: a seat, or nobody's eyes in particular. */
export type Viewer = Seat | 'spectator';

/** One argument of a move as it is typed: a word, a number, or a bag such as `2energy+ivory` (`-` is empty). */
export type Value = string | number;

/**
 * What a player decided: a verb and one value for each parameter of the choice it takes up. A composition is several moves
 * of one seat that are decided together, `assign walrus 2; assign cod 1`: all of them are played or none, as one event.
 */
export interface Move {
  readonly verb: string;
  readonly args: readonly Value[];
  /** What follows the first move in a composition, in order. */
  readonly then?: readonly Move[];
}

/** A whole number between two bounds, both included. */
export interface Span {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** One of several words. */
export interface Pick {
  readonly name: string;
  readonly oneOf: readonly string[];
  /** The words are edges, `borg-reykholt`; whichever end is typed first, the same is meant. */
  readonly edges?: true;
}

/**
 * Any number of each of several things, between `min` and `max` in all. Written `2energy+walrus`, or `-`; a number of
 * different things is a bag of one each: `0612+c1-07`. How ids are written: `words.ts`.
 */
export interface Bag {
  readonly name: string;
  readonly of: Readonly<Record<string, number>>;
  readonly min: number;
  readonly max: number;
}

/** One argument of a choice: fixed, or open within bounds. */
export type Parameter = Value | Span | Pick | Bag;

/** Why a choice can't be taken: the rule, and the fact that blocks it as a message key with arguments. */
export interface Block {
  readonly rule: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** Something a seat may do now, or (with `blocked`) would do if it could. */
export interface Choice {
  readonly verb: string;
  readonly args: readonly Parameter[];
  readonly blocked?: Block;
}

/** One level of the stack: a procedure with its next step's label, or a state with the answers kept so far. */
export interface Frame {
  readonly at: string;
  /** Label of the step that runs next; '' after the last one. Absent on states. */
  step?: string;
  vars: Vars;
  /** Sealed answers, kept until everyone has given one. */
  answers?: Record<Seat, Move>;
}

interface AnyDice extends LaidLuck {
  /** How many dice, draws and shuffles have been asked of it. */
  count: number;
}

/** Luck laid down in advance, in order (scripted positions only). */
interface LaidLuck {
  /** Faces that the next dice show. */
  script?: number[];
  /** What the next draws give, from 0. */
  draws?: number[];
  /** What lies on top after each of the next shuffles, from the top; the rest is shuffled. */
  shuffles?: (readonly Laid[])[];
}

/** A thing that is shuffled: itself, or its `id` where it is an object. */
export type Laid = string | number;

/** Luck as scenarios and tutorials lay it down before a move. */
export interface Luck {
  readonly dice?: readonly number[];
  readonly draws?: readonly number[];
  readonly shuffles?: readonly (readonly Laid[])[];
}

/** A game's own dice: the key of its stream, which is as secret as the seed, and how many words of it are used up. */
export interface SecretDice extends AnyDice {
  key: string;
  at: number;
}

/** Dice of trials, of imagined positions and of games begun before there were others: a generator's four integers. */
export interface FastDice extends AnyDice {
  state: readonly number[];
}

/** The dice as they stand. Never in a view. */
export type DiceState = SecretDice | FastDice;

/** How a game ended. */
export interface Over {
  /** Several share the victory; nobody is here when all have lost. */
  readonly winners: readonly Seat[];
  /** Points of those who have any; who is out of the game may have none. */
  readonly scores: Readonly<Record<Seat, number>>;
  /** Message key of the way it ended. */
  readonly how: string;
  /** Points that are not one seat's: the table's, a team's. */
  readonly tallies?: readonly Tally[];
}

/** Points of several seats together; text `tally.<id>` with `{value}` and `{seats}`. */
export interface Tally {
  readonly id: string;
  readonly value: number;
  /** Whose they are; everybody's when absent. */
  readonly seats?: readonly Seat[];
}

/** Everything about a game at a moment; JSON identity holds at every decision. */
export interface Position<G = unknown> {
  readonly game: string;
  rulesVersion: number;
  readonly variant: string;
  readonly seats: readonly Seat[];
  g: G;
  frames: Frame[];
  dice: DiceState;
  over?: Over;
}

/**
 * What rules see and use while they run. One object serves a whole game; rules never keep it. `At` names the procedure
 * or state that runs, where its vars are wanted (`names.ts`).
 */
export type Ctx<G, At extends string = never> = Running<G, VarsOf<G, At>>;

interface Running<G, V> {
  readonly g: G;
  readonly seats: readonly Seat[];
  readonly variant: string;
  /** Vars of the procedure or state that runs. */
  readonly vars: V;
  /** Vars of whoever entered it: where a state leaves its outcome. */
  readonly up: Vars;
  /** Starts a procedure or state; it runs when this step or handler returns, before what comes next. */
  enter<N extends FrameName<G>>(name: N, ...vars: Entered<G, N>): void;
  /** The running procedure goes on at this label instead of its next step. */
  goto(label: string): void;
  /** Ends the running procedure or state. */
  leave(): void;
  /** Records what happened. */
  say<K extends HappeningKey<G>>(key: K, ...said: Said<G, K>): void;
  /** One die, 1–6. */
  die(): number;
  /** `n` dice, 1–6 each, in the order rolled. */
  dice(n: number): number[];
  /** A whole number from 0 to n − 1. */
  draw(n: number): number;
  /** Shuffles in place. */
  shuffle<T>(list: T[]): T[];
  /** Hidden information came out: nothing before this moment is undone without consent. */
  reveal(): void;
  /** The game is over. */
  end(over: Over): void;
}

/** Collects the choices of a seat. */
export interface Offer {
  /** True when blocked choices are wanted too; computing reasons otherwise is wasted. */
  readonly explain: boolean;
  /** Moves that this seat has composed so far in a sealed state with `closes`. */
  readonly composed: readonly Move[];
  can(verb: string, ...args: Parameter[]): void;
  /** A choice that can't be taken now, and why. Ignored unless `explain`. */
  cannot(
    verb: string,
    args: readonly Parameter[],
    rule: string,
    key: string,
    facts?: Readonly<Record<string, Json>>,
  ): void;
}

/** One labelled step of the sequence of play. */
export interface Step<G, At extends string = never> {
  readonly label: string;
  readonly run: (c: Ctx<G, At>) => void;
}

export type Procedure<G, At extends string = never> = readonly Step<G, At>[];

/** A point where the game waits. */
export interface State<G, At extends string = never> {
  /** Section of the rules that the decision belongs to, e.g. `E3`. */
  readonly rule: string;
  /** Who is asked; nobody left to ask ends the state. */
  readonly seats: (c: Ctx<G, At>) => readonly Seat[];
  /** The only place that knows what is legal. */
  readonly choices: (c: Ctx<G, At>, seat: Seat, offer: Offer) => void;
  /**
   * Why a move that is neither offered nor blocked there can't be: for what somebody may well try and nobody wants to
   * read before. Knows no more than the seat does.
   */
  readonly why?: (c: Ctx<G, At>, seat: Seat, move: Move) => Block | undefined;
  /** What each verb does. The arguments are already known to be legal. */
  readonly verbs: Readonly<Record<string, (c: Ctx<G, At>, seat: Seat, args: readonly Value[]) => void>>;
  /** Answers stay hidden until all are in; then `resolve` runs in place of the verbs. */
  readonly sealed?: true;
  readonly resolve?: (c: Ctx<G, At>, answers: Readonly<Record<Seat, Move>>) => void;
  /**
   * A sealed answer is composed of several moves, until one with such a verb ends it. `choices` reads what stands so
   * far from `offer.composed`, views from `composedBy`; an answer has all moves (`movesOf`). Nobody else learns
   * anything of it, so it can be taken back move by move.
   */
  readonly closes?: readonly string[];
  /** The choices depend on something hidden, so a lone one is asked all the same. */
  readonly hidden?: true;
  /**
   * What the seat has already answered, in a sealed state before. Asked once, when the state comes up and waits for this
   * seat alone; it may change `g`, and must give one of `choices`. Undefined asks the seat.
   */
  readonly answered?: (c: Ctx<G, At>, seat: Seat, choices: readonly Choice[]) => Move | undefined;
  /**
   * A window in which others may step in and mostly don't. It has a short clock of its own, and this is what counts as
   * the answer of a seat that lets it run out. Must always be among the choices.
   */
  readonly onTimeout?: Move;
}

/** All procedures of a game. */
export type Procedures<G> =
  unknown extends FramesOf<G, 'procedures'>
    ? Readonly<Record<string, Procedure<G>>>
    : { readonly [At in keyof FramesOf<G, 'procedures'> & string]: Procedure<G, At> };

/** All states of a game. */
export type States<G> =
  unknown extends FramesOf<G, 'states'>
    ? Readonly<Record<string, State<G>>>
    : { readonly [At in keyof FramesOf<G, 'states'> & string]: State<G, At> };

/** Shapes that tell seats apart without their colours; in curves each has a line of its own as well. */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'hexagon' | 'star';

export interface VariantMeta {
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The seats that play, all of them, where the rules name them. */
  readonly seats?: readonly Seat[];
}

/**
 * A setting chosen in the lobby: one of several words, or a whole number. Kept as text under its id; `options.ts`
 * reads it. Texts: `option.<id>`, `option.<id>.<value>` (else `name.<value>`), and `option.<id>.help` for the long one.
 */
export type OptionMeta = WordOption | NumberOption;

interface AnyOption {
  readonly id: string;
  /** Variants in which it changes anything; all of them when absent. */
  readonly variants?: readonly string[];
  /** The section or ruling that it is a reading of: where the rules can be read in several ways, each has a name. */
  readonly rule?: string;
}

export interface WordOption extends AnyOption {
  readonly values: readonly string[];
  readonly initial: string;
}

/** A number of the rules that a table (or a laboratory) may change, both bounds included. */
export interface NumberOption extends AnyOption {
  readonly min: number;
  readonly max: number;
  /** Values lie so far apart, from `min` on; 1 when absent. */
  readonly step?: number;
  readonly initial: number;
}

export interface GameMeta {
  readonly id: string;
  readonly rulesVersion: number;
  /** All seats the game knows, in the rulebook's order, each with the letter and shape that stand for it. */
  readonly seats: readonly {
    readonly id: Seat;
    readonly letter: string;
    readonly shape: SeatShape;
    readonly colour: string;
  }[];
  readonly variants: readonly VariantMeta[];
  readonly options: readonly OptionMeta[];
  /** Section ids of the rules, each with its title in our words (for coverage and `/rules`). */
  readonly rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    /** Variants in which it holds; all of them when absent. */
    readonly variants?: readonly string[];
  }[];
}

/** What a new game is made from. */
export interface SetupInput {
  readonly seats: readonly Seat[];
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Somebody who decides without being asked twice: sees its own view and choices, nothing else. */
export type Ai<View> = (input: {
  readonly view: View;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** A whole number from 0 to n − 1, from the AI's own generator. */
  readonly draw: (n: number) => number;
}) => Move;

/** A text that a program plays by, read. */
export interface ReadStrategy<View> {
  /** What it calls itself: letters, digits and hyphens. */
  readonly name: string;
  /** Decisions that it says nothing about, by the names that texts have for them. */
  readonly unsaid: readonly string[];
  readonly ai: Ai<View>;
}

/** A program that plays by a text which somebody wrote for it; what such a text may say is the game's own affair. */
export interface Strategist<View> {
  /** Texts that come with the game, by the names that they call themselves. */
  readonly texts: Readonly<Record<string, string>>;
  /** @throws BadText */
  readonly read: (text: string) => ReadStrategy<View>;
}

/**
 * Somebody who thinks ahead: like an `Ai`, but with a number of playouts to spend and somebody who says when to
 * stop, because rules and AIs read no clock.
 */
export type Planner<View> = (
  input: Parameters<Ai<View>>[0] & {
    /** Most games (or parts of games) that are played through for this decision. */
    readonly playouts: number;
    /** False when time is up; asked after every playout. */
    readonly keepGoing: () => boolean;
  },
) => Move;

/** A recurring decision that a player may settle in advance. */
export interface Policy<View> {
  readonly id: string;
  readonly options: readonly string[];
  /** The option in force when nothing was chosen; `ask` asks. */
  readonly initial: string;
  /** What most players would choose once they know the game; `initial` when absent. */
  readonly usual?: string;
  /** The move that the option takes, or undefined to ask. */
  readonly decide: (option: string, view: View, seat: Seat, choices: readonly Choice[]) => Move | undefined;
}

/** Something that may or may not be the case, which a plan can depend on: `alone walrus`. Read from one seat's view. */
export interface Condition<View> {
  readonly id: string;
  /** Words of what it may be about now; a condition about nothing in particular has none. */
  readonly about: (view: View, seat: Seat) => readonly string[];
  /** `thing` is one of those words, or '' ; false when it isn't there any more. */
  readonly holds: (view: View, seat: Seat, thing: string) => boolean;
}

/**
 * Where a game stands, by its rules: for status cards, reports and filters. A phase is reported as a whole when it ends,
 * so where each seat's turn is to be reported by itself the seat belongs to the moment.
 */
export interface Moment {
  readonly round: number;
  /** How many rounds there will be; absent where nobody can know. */
  readonly rounds?: number;
  /** Text: `phase.<phase>`; with a seat `phase.<phase>-<seat>` may say it better. */
  readonly phase: string;
  readonly seat?: Seat;
}

/** Message templates (ICU) by key, for one language. */
export type Texts = Readonly<Record<string, string>>;

/** Turns message keys into sentences of one language. */
export interface Teller {
  readonly locale: string;
  /** The sentence of a key; arguments that are ids of things are replaced by their names. */
  tell(key: string, args?: Readonly<Record<string, Json>>): string;
  /** The name of a seat, card, rank or other thing; the id itself when it has none. */
  name(id: string): string;
  has(key: string): boolean;
}

/** Chances by enumeration, from what a seat can see. */
export interface Odds<View> {
  /** Ids of the things that a seat may ask about, in the order of the table. */
  readonly about: (view: View, seat: Seat) => readonly string[];
  /** All about one of them, in lines; '' when there is nothing to roll for. */
  readonly tell: (view: View, seat: Seat, thing: string, tell: Teller) => string;
  /** One of them in a few words, for a list of all; '' when there is nothing to say. */
  readonly brief: (view: View, seat: Seat, thing: string, tell: Teller) => string;
  /** A few words about `next`, which may follow the words of a move so far; '' where dice have no say. */
  readonly hint: (view: View, seat: Seat, words: readonly string[], next: string, tell: Teller) => string;
  /** The enumeration beside so many simulated rolls. */
  readonly check: (rolls: number, draw: (n: number) => number) => readonly OddsCheck[];
}

/** A chance or an average, enumerated and seen, and how far off it may be by chance (one standard error). */
export interface OddsCheck {
  readonly what: string;
  readonly exact: number;
  readonly seen: number;
  readonly sigma: number;
}

/** What to count in many games to see whether a game is balanced. Names are free; tables bring them together. */
export interface GameMetrics<G> {
  /** Names that this happening counts under. */
  readonly counts: (happening: Happening) => readonly string[];
  /** Figures at the first decision of a turn, and at the end of a game. */
  readonly turn: (position: Position<G>) => Readonly<Record<string, number>>;
  readonly end: (position: Position<G>) => Readonly<Record<string, number>>;
  /** Points of the seats, in their order, where they grow turn by turn: how often whoever leads half-way wins. */
  readonly standing?: (position: Position<G>) => readonly number[];
  /** Seats in the order in which they play at first, where it is drawn; who wins from which place is told then. */
  readonly places?: (position: Position<G>) => readonly Seat[];
  /** Names that count 0 in a game where they don't occur. */
  readonly always: (seats: readonly Seat[], options: SetupInput['options']) => readonly string[];
  /** Options of set-up say which cards there are to be counted. */
  readonly tables: (options: SetupInput['options']) => readonly MetricsTable[];
}

export interface MetricsTable {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly {
    readonly title: string;
    readonly name: (row: string) => string;
    /** A share of games, told in percent. */
    readonly share?: boolean;
    /** Told for each of what has this name: of the games with a card those that it won. */
    readonly of?: (row: string) => string;
  }[];
}

/** One move of a tutorial, with the luck that is laid down just before it. Texts: `learn.<id>.title`, `.text`, `.hint` and `.done`. */
export interface TutorialStep extends Luck {
  readonly id: string;
  /** Section of the rules that it teaches. */
  readonly rule: string;
  /** The move that is hinted at, in notation. Nothing but it is right, unless `accepts` says more. */
  readonly move: string;
  readonly accepts?: (move: Move) => boolean;
  /** Why a move that the rules allow is not what is taught here: `learn.<id>.<word>` for the word that comes back. */
  readonly objection?: (move: Move) => string | undefined;
  /** What follows by itself: the others' answers, and the pupil's own where nothing is to be learnt. */
  readonly then?: readonly ({
    readonly seat: Seat;
    readonly move: string;
  } & Luck)[];
}

/** A short game from a scripted position, always the same, that teaches the rules move by move. */
export interface Tutorial extends SetupInput {
  readonly seed: string;
  /** As the module's scenarios write it. */
  readonly position: Json;
  /** The seat of whoever learns. */
  readonly seat: Seat;
  /** Further texts: `learn.intro` and `learn.end`. */
  readonly steps: readonly TutorialStep[];
}

/** What must have happened at least once before one may believe that a game has been tried (`fimbul coverage`). */
export interface CoverageGoals {
  /** Keys of all refusals, by the fact that blocks. */
  readonly refusals: readonly string[];
  /**
   * Things that cards and boards do, each with a way to take it away: a pack in which it is missing and everything
   * else is as it was. It has done something when a decision comes out differently without it.
   */
  readonly features: readonly Feature[];
  /** What no playout can show, and why not. */
  readonly unseen: Readonly<Record<string, string>>;
}

export interface Feature {
  readonly name: string;
  /** The position as it would be without the feature; undefined where it can't matter. */
  readonly without: (position: Position) => Position | undefined;
}

/** A game's data as a file that can be looked at: what is wrong with it, and what it gives. */
export interface Components {
  readonly own: Json;
  /** Sentences that name card and field; empty when it is sound. */
  readonly check: (data: unknown) => readonly string[];
  /** What a sound pack calls itself. */
  readonly label: (data: Json) => { readonly id: string; readonly version: string };
  /** The form of a pack as JSON Schema, for editors that check while one types. */
  readonly schema?: () => object;
  /** What a sound pack gives, card by card and in Markdown, for whoever makes one. */
  readonly report?: (data: Json) => string;
}

/**
 * Data that a game is played with and that its owners may bring themselves, such as card packs. A pack is known by a
 * key that names its content (`namePack`): a position made with the key as its option can be played wherever that
 * content has been loaded, whatever has become of the file it came from.
 */
export interface Packs extends Components {
  /** The option of set-up that holds a key; without it a game is played with the module's own pack. */
  readonly option: string;
  /** Makes a sound pack known under a key. */
  readonly load: (key: string, data: Json) => void;
  /** What was loaded under a key. */
  readonly content: (key: string) => Json | undefined;
  /** The game's texts with the names of a loaded pack; the same object every time. */
  readonly texts: (key: string) => Readonly<Record<string, Texts>> | undefined;
}

/** Figures of each seat at a moment, taken from a view so that nothing hidden gets in. */
export interface Timeline<View> {
  /** Ids of what is measured, in order; texts `measure.<id>`. */
  readonly measures: readonly string[];
  readonly of: (view: View, seat: Seat, measure: string) => number;
}

/** A card by its id or its value; several may be alike. */
export type Card = string | number;

export interface Zone<G, C extends Card = Card> {
  readonly id: string;
  /** Zones of one kind exchange cards; each kind is conserved. */
  readonly kind: string;
  readonly owner: 'table' | 'seat';
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /**
   * The cards of the table or of a seat, the top one first. Where somebody may not see them it is the list in the
   * position itself, which is written to; what all may see can be put together from anywhere.
   */
  readonly cards: (position: Position<G>, seat: Seat) => readonly C[];
  /** What shows of a card even to those who may not see it: its back, or the edge that sticks out. */
  readonly back?: (card: C) => string;
  /** Cards that may lie here, where it is known to all that others can't. */
  readonly holds?: (card: C, position: Position<G>) => boolean;
}

export interface Zones<G> {
  /** Every card of each kind that this position must hold. */
  readonly kinds: Readonly<Record<string, (position: Position<G>) => readonly Card[]>>;
  readonly zones: readonly Zone<G>[];
}

/** What is printed and has a name of its own, for who asks about one thing. Knows no more than the view does. */
export interface Printed<View> {
  /** Ids of all of them, in the order of the rules; never depends on what somebody can't see. */
  readonly about: (view: View) => readonly string[];
  /** Its figures, a line each. */
  readonly figures: (view: View, thing: string, tell: Teller) => readonly string[];
  /** Where it lies and who is there, as far as it shows; empty when nobody can see it. */
  readonly now: (view: View, thing: string, tell: Teller) => readonly string[];
  /** Sections of the rules that say what it is for. */
  readonly rules: (view: View, thing: string) => readonly string[];
}

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
  /** Data that can be checked and reported on, where a table can't bring its own. */
  readonly components?: Components;
  readonly ai: Readonly<Record<string, Ai<View>>>;
  /** AIs of these names think ahead: where there is a thread for it they get time, elsewhere `ai` answers. */
  readonly planners?: Readonly<Record<string, Planner<View>>>;
  /** Players that nobody meets at a table: each leaves something out, and what it loses by that is what it is worth. */
  readonly studied?: Readonly<Record<string, Ai<View>>>;
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
   * `phase.<phase>`, `name.<id>`, and `<over.how>`.
   */
  readonly verbs?: Readonly<Record<string, readonly string[]>>;
  /** Verbs by phase, where a game has more of them than one list holds; those not named stand outside. */
  readonly verbGroups?: Readonly<Record<string, readonly string[]>>;
  /** Verbs that are seldom wanted: a panel never opens with what they may be, only with a button for each. */
  readonly aside?: readonly string[];
  /** Every happening of the game, and where each is told; without it all are told in short reports too. */
  readonly happenings?: Tellings<G>;
  /** What a seat keeps from the others, in words; '' when it holds nothing. */
  readonly hand?: (view: View, seat: Seat, tell: Teller) => string;
  /** A few words on what `next` stands for, which may follow the words of a move so far; '' where the name says it all. */
  readonly hint?: (view: View, seat: Seat, words: readonly string[], next: string, tell: Teller) => string;
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
  /** Cards, animals, laws, seats one by one (`/card`). */
  readonly printed?: Printed<View>;
  /** Exact chances of what a seat might try, where there are dice. */
  readonly odds?: Odds<View>;
  readonly metrics?: GameMetrics<G>;
  readonly coverage?: CoverageGoals;
  readonly tutorial?: Tutorial;
  /** What is drawn as curves over the turns, and told as the parts of the score. */
  readonly timeline?: Timeline<View>;
  /** Rewrites a `g` of an older rulesVersion (the key) into the next one. */
  readonly migrations: Readonly<Record<number, (g: Json) => Json>>;
  /** Reads a scripted position in rulebook terms, and describes a position in the same terms. */
  readonly scenario: {
    readonly read: (
      spec: Json,
      input: SetupInput,
      c: Ctx<undefined>,
    ) => { readonly g: G; readonly frames: readonly Frame[] };
    readonly describe: (position: Position<G>) => Json;
  };
}
