import type { Choice } from '../../kernel/index.js';
import { controlId, makeControlId } from '../custom-id.js';
import { button, type ButtonSpec, type ContainerPart } from '../post.js';
import type { ArgNames } from './labels.js';
import type { BotTeller } from '../texts.js';

/** What a panel is drawn from: one seat's decision, as that seat may see it. */
export interface PanelDecision {
  readonly game: string;
  /** Stands before the families of the panel's controls where they aren't a game's: `learn-`. */
  readonly family?: string;
  /** What one types before a move, where it isn't a game's: `/winter move:`. */
  readonly typed?: string;
  /** Sequence number of the game when the choices were taken. */
  readonly seq: number;
  /** Choices of the asking seat after what is composed, blocked ones with their reasons included where they are known. */
  readonly choices: readonly Choice[];
  readonly tell: BotTeller;
  /** What came of the press before, or why it can't be: the first that is read. */
  readonly note?: string;
  /** What the note proposes, at a press. */
  readonly act?: ReturnType<typeof button>;
  /** The move that the note is about, in notation: what leads to it is marked. */
  readonly marked?: string;
  /** Which game, turn and phase it is, where the heading doesn't say so. */
  readonly where?: string;
  /** What befell the seat since its last move. */
  readonly news?: ContainerPart;
  /** A line or two that say what is wanted, and which game it is. */
  readonly heading: string;
  /** Section of the rules that the decision belongs to, named below the controls. */
  readonly rule?: string;
  /** A few words beside a value that may follow the words so far; '' for none. */
  readonly hint?: (words: readonly string[], next: string) => string;
  /** Names of each verb's arguments, in order. */
  readonly args?: ArgNames;
  /** Verbs that stand behind all others, as buttons. */
  readonly aside?: readonly string[];
  /** Whole moves that recurring orders would take, and why: they stand at the top of long lists. */
  readonly likely?: readonly Likely[];
  /** Moves chosen so far and not played yet, in notation; they are played together. */
  readonly composed?: readonly string[];
  /** What the button says that ends the composition, where that doesn't play it. */
  readonly send?: string;
  /** An answer that is kept until everybody has answered, and may be given in parts. */
  readonly sealed?: boolean;
  /** The parts of it that are kept already, in notation. */
  readonly begun?: readonly string[];
}

export interface Likely {
  readonly line: string;
  readonly why: string;
}

/** A panel's progress, written into each of its controls and read back from the pressed one. */
export interface PanelState {
  readonly prefix: readonly string[];
  /** A bag being filled, as its parameter writes it, or a number that is being set; undefined when none is. */
  readonly bag: string | undefined;
  readonly page: number;
}

/** In place of a bag: what is chosen next are the pieces of one. */
export const PIECES = '+';

/** In place of a bag: ways that cost more than others and gain nothing are shown as well. */
export const ALL = '*';

export const FRESH: PanelState = { prefix: [], bag: undefined, page: 0 };

/** Families of a panel's controls. */
export const PANEL = {
  /** Opens a panel in a new ephemeral answer. */
  open: 'open',
  /** A value was chosen: the panel is redrawn. */
  step: 'step',
  /** One more thing in the bag. */
  add: 'add',
  /** Asks for a number or a word with a modal. */
  type: 'type',
  /** A whole move was chosen. */
  go: 'go',
  /** Plays the move. */
  sure: 'sure',
  /** Shows what the move would do. */
  try: 'try',
  /** Moves of one word are played at one press from now on. */
  quick: 'at-once',
  /** Plays what is composed. */
  send: 'send',
  /** Takes the last of what is composed off again. */
  drop: 'drop',
} as const;

/** One of the panel's families, for this decision. */
export function familyOf(decision: PanelDecision, family: keyof typeof PANEL): string {
  return `${decision.family ?? ''}${PANEL[family]}`;
}

export function makeRest(state: PanelState): string {
  return `${state.page === 0 ? '' : state.page.toString(36)}|${state.bag ?? ''}|${state.prefix.join(' ')}`;
}

export function parseRest(rest: string): PanelState {
  // A mark may follow that only keeps the ids of one message apart.
  const [page = '', bag = '', text = ''] = rest.split('|');
  return {
    page: page === '' ? 0 : Number.parseInt(page, 36) || 0,
    bag: bag === '' ? undefined : bag,
    prefix: text === '' ? [] : text.split(' '),
  };
}

const MARK = ' ★';

/** Marks what leads to the move that a hint proposes. */
export function markOf({ marked = '' }: PanelDecision, words: readonly string[]): string {
  return words.length > 0 && `${marked} `.startsWith(`${words.join(' ')} `) ? MARK : '';
}

/** A button that redraws the panel elsewhere. `mark` keeps ids of one message apart. */
export function stepButton(
  decision: PanelDecision,
  to: PanelState,
  label: string,
  mark: string,
  style?: ButtonSpec['style'],
) {
  const id = makeControlId({
    family: familyOf(decision, 'step'),
    game: decision.game,
    seq: decision.seq,
    rest: `${makeRest(to)}|${mark}`,
  });
  // What goes back, or on to another page, leads nowhere yet.
  const star = mark === 'v' ? markOf(decision, to.prefix) : '';
  return id === undefined
    ? undefined
    : button({ id, label: `${label}${star}`, ...(style === undefined ? {} : { style }) });
}

/** A button that chooses a whole move; undefined when it is too long for one. */
export function goButton(
  decision: PanelDecision,
  words: readonly string[],
  label: string,
  style?: ButtonSpec['style'],
) {
  const id = makeControlId({
    family: familyOf(decision, 'go'),
    game: decision.game,
    seq: decision.seq,
    rest: words.join(' '),
  });
  const star = markOf(decision, words);
  return id === undefined
    ? undefined
    : button({ id, label: `${label}${star}`, ...(style === undefined ? {} : { style }) });
}

/** A button with nothing to remember. */
export function plainButton(
  decision: PanelDecision,
  family: 'send' | 'drop',
  label: string,
  style?: ButtonSpec['style'],
) {
  const id = controlId(familyOf(decision, family), decision.game, decision.seq);
  return button({ id, label, ...(style === undefined ? {} : { style }) });
}
