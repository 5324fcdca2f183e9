import { type Choice, makeMove, type Move, parseMove } from '../../kernel/index.js';
import { addToBag, narrow } from './narrow.js';
import { bagOf } from './bag-parts.js';
import type { MessageBody } from '../post.js';
import { wordLabel } from './labels.js';
import { type PanelDecision, FRESH, panel, PANEL, type PanelState, parseRest, withForced } from './panel.js';
import { PIECES, WHOLE } from './panel-state.js';
import { isEnd } from './whole-moves.js';

/** Interprets a pressed control of a panel. Shared by the dispatcher and the measurement of presses per move. */

export type Pressed =
  | { readonly to: 'panel'; readonly state: PanelState }
  /** A whole move was chosen; `sure`: the player has confirmed it. */
  | {
      readonly to: 'move';
      readonly line: string;
      /** Undefined if the line isn't a valid move. */
      readonly move: Move | undefined;
      readonly sure: boolean;
    }
  /** Plays the composed moves. */
  | { readonly to: 'send' }
  /** Removes the last composed move. */
  | { readonly to: 'drop' };

/** @param family without the prefix of plans and lessons */
export function pressed(
  choices: readonly Choice[],
  family: string,
  rest: string,
  values: readonly string[],
): Pressed | undefined {
  switch (family) {
    case PANEL.open:
      return { to: 'panel', state: parseRest(rest) };
    case PANEL.step:
    case PANEL.type:
      return stepped(choices, parseRest(rest), values);
    case PANEL.add:
      return { to: 'panel', state: addThing(choices, parseRest(rest), values[0] ?? '') };
    case PANEL.go:
      return { to: 'move', line: rest, move: parseMove(rest), sure: false };
    case PANEL.sure:
      return { to: 'move', line: rest, move: parseMove(rest), sure: true };
    case PANEL.send:
      return { to: 'send' };
    case PANEL.drop:
      return { to: 'drop' };
    default:
      return undefined;
  }
}

/** A chosen value completes the move if nothing can follow it. */
function stepped(choices: readonly Choice[], before: PanelState, values: readonly string[]): Pressed {
  const state = chosen(before, values);
  const words = withForced(choices, state.prefix);
  const isChosen = words.length > 0 && state.prefix.length > before.prefix.length;
  const { complete } = narrow(choices, words);
  const isLast = isEnd(choices, words) || (before.bag === WHOLE && complete !== undefined);
  if (!isChosen || !isLast) return { to: 'panel', state };
  // Opening a menu and choosing from it count as confirmation.
  const line = complete === undefined ? words.join(' ') : makeMove(complete);
  return { to: 'move', line, move: complete ?? parseMove(line), sure: values.length > 0 };
}

/** Appends the chosen or typed words. */
export function chosen(state: PanelState, values: readonly string[]): PanelState {
  if (state.bag === PIECES && values.length > 0)
    return { ...FRESH, prefix: [...state.prefix, bagOf(values)] };
  const typed = values
    .flatMap((value) => value.trim().toLowerCase().split(/\s+/u))
    .filter((word) => word !== '');
  return typed.length === 0 ? state : { ...FRESH, prefix: [...state.prefix, ...typed] };
}

/** The panel in another state; undefined if no choice leads on from there. */
export function panelAt(
  decision: PanelDecision,
  before: PanelState,
  to: PanelState,
): MessageBody | undefined {
  const last = narrow(decision.choices, to.prefix);
  if (last.complete !== undefined || last.next.length > 0 || last.bags.length > 0) return panel(decision, to);
  if (before.bag !== PIECES || to.prefix.length === 0) return undefined;
  // The choices are still valid; only this number or combination isn't allowed.
  const { tell } = decision;
  const note = tell.text('bot.panel.pieces-wrong', { bag: wordLabel(tell, to.prefix.at(-1) ?? '') });
  return panel({ ...decision, note }, { ...before, bag: undefined });
}

/** Adds one component to the bag. */
export function addThing(choices: readonly Choice[], state: PanelState, thing: string): PanelState {
  const { bags } = narrow(choices, state.prefix);
  return { ...state, bag: addToBag(bags, state.bag ?? '-', thing) };
}
