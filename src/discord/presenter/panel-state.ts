import type { Choice } from '../../kernel/index.js';
import { controlId, makeControlId } from '../custom-id.js';
import { button, type ButtonSpec, type ContainerPart } from '../post.js';
import type { ArgNames } from './labels.js';
import type { BotTeller } from '../texts.js';

/** The input of a panel: one seat's decision, from that seat's view. */
export interface PanelDecision {
  readonly game: string;
  /** Prefix of the panel's control families outside a game: `learn-`. */
  readonly family?: string;
  /** The command typed before a move outside a game: `/winter move:`. */
  readonly typed?: string;
  /** Sequence number of the game when the choices were read. */
  readonly seq: number;
  /** The seat's choices after the composed moves, including blocked ones with their reasons if known. */
  readonly choices: readonly Choice[];
  readonly tell: BotTeller;
  /** The result of the last press, or why it wasn't possible; shown first. */
  readonly note?: string;
  /** A button for the action the note suggests. */
  readonly act?: ReturnType<typeof button>;
  /** The move the note is about, in notation: controls on the way to it are marked. */
  readonly marked?: string;
  /** Game, turn and phase, if the heading doesn't name them. */
  readonly where?: string;
  /** What happened to the seat since its last move. */
  readonly news?: ContainerPart;
  /** One or two lines with the question and the game. */
  readonly heading: string;
  /** The rule section of the decision, named below the controls. */
  readonly rule?: string;
  /** A hint for a value that may come next; '' for none. */
  readonly hint?: (words: readonly string[], next: string) => string;
  /** Names of each verb's arguments, in order. */
  readonly args?: ArgNames;
  /** Verbs shown as buttons after all others. */
  readonly aside?: readonly string[];
  /** Whole moves that standing orders would take, with reasons: shown above long lists. */
  readonly likely?: readonly Likely[];
  /** Moves chosen but not yet played, in notation; they are played together. */
  readonly composed?: readonly string[];
  /** Label of the button that ends the composition, if it doesn't play it. */
  readonly send?: string;
  /** The answer stays secret until everyone has answered; it may be given in parts. */
  readonly sealed?: boolean;
  /** The parts already stored, in notation. */
  readonly begun?: readonly string[];
}

export interface Likely {
  readonly line: string;
  readonly why: string;
}

/** A panel's state, stored in each control's id. */
export interface PanelState {
  readonly prefix: readonly string[];
  /** A partly filled bag or a number being set, in notation; undefined for neither. */
  readonly bag: string | undefined;
  readonly page: number;
}

/** Instead of a bag: the next choice is a list of its pieces. */
export const PIECES = '+';

/** Instead of a bag: dominated endings are shown too. */
export const ALL = '*';

/** In place of a bag: each option is a whole move, even where more could follow. */
export const WHOLE = '.';

export const FRESH: PanelState = { prefix: [], bag: undefined, page: 0 };

export const PANEL = {
  /** Opens a panel in a new ephemeral answer. */
  open: 'open',
  /** A value was chosen: the panel is redrawn. */
  step: 'step',
  /** Adds one piece to the bag. */
  add: 'add',
  /** Asks for a number or word in a modal. */
  type: 'type',
  /** A whole move was chosen. */
  go: 'go',
  /** Plays the move. */
  sure: 'sure',
  /** Shows what the move would do. */
  try: 'try',
  /** Plays one-word moves without confirmation from now on. */
  quick: 'at-once',
  /** Plays the composed moves. */
  send: 'send',
  /** Removes the last composed move. */
  drop: 'drop',
} as const;

/** A control family of this decision's panel. */
export function familyOf(decision: PanelDecision, family: keyof typeof PANEL): string {
  return `${decision.family ?? ''}${PANEL[family]}`;
}

export function makeRest(state: PanelState): string {
  return `${state.page === 0 ? '' : state.page.toString(36)}|${state.bag ?? ''}|${state.prefix.join(' ')}`;
}

export function parseRest(rest: string): PanelState {
  // A suffix may follow that only keeps ids unique within a message.
  const [page = '', bag = '', text = ''] = rest.split('|');
  return {
    page: page === '' ? 0 : Number.parseInt(page, 36) || 0,
    bag: bag === '' ? undefined : bag,
    prefix: text === '' ? [] : text.split(' '),
  };
}

const MARK = ' ★';

/** The star on controls that lead to the hint's move. */
export function markOf({ marked = '' }: PanelDecision, words: readonly string[]): string {
  return words.length > 0 && `${marked} `.startsWith(`${words.join(' ')} `) ? MARK : '';
}

/** A control of the panel as a button; undefined if its id is too long. */
export function panelButton(
  decision: PanelDecision,
  family: keyof typeof PANEL,
  rest: string,
  label: string,
  style?: ButtonSpec['style'],
) {
  const { game, seq } = decision;
  const id = makeControlId({ family: familyOf(decision, family), game, seq, rest });
  return id === undefined ? undefined : button({ id, label, ...(style === undefined ? {} : { style }) });
}

/** A button that redraws the panel in another state. @param mark keeps ids unique within a message */
export function stepButton(
  decision: PanelDecision,
  to: PanelState,
  label: string,
  mark: string,
  style?: ButtonSpec['style'],
) {
  // Buttons to go back or turn pages don't lead to the move.
  const star = mark === 'v' ? markOf(decision, to.prefix) : '';
  return panelButton(decision, 'step', `${makeRest(to)}|${mark}`, `${label}${star}`, style);
}

/** A button that chooses a whole move. */
export const goButton = (
  decision: PanelDecision,
  words: readonly string[],
  label: string,
  style?: ButtonSpec['style'],
) => panelButton(decision, 'go', words.join(' '), `${label}${markOf(decision, words)}`, style);

/** A button without state. */
export function plainButton(
  decision: PanelDecision,
  family: 'send' | 'drop',
  label: string,
  style?: ButtonSpec['style'],
) {
  const id = controlId(familyOf(decision, family), decision.game, decision.seq);
  return button({ id, label, ...(style === undefined ? {} : { style }) });
}
