import type { Choice } from '../../kernel/types.js';
import { addToBag, narrow } from './narrow.js';
import { FRESH, PANEL, type PanelState, parseRest, withForced } from './panel.js';
import { isEnd } from './ways.js';

/** Where a control of a panel leads, from the control alone: one place for those who press and those who count presses. */

export type Pressed =
  | { readonly to: 'panel'; readonly state: PanelState }
  /** A whole move was chosen; `sure`: it was asked for a second time. */
  | { readonly to: 'move'; readonly line: string; readonly sure: boolean }
  /** What is composed is played. */
  | { readonly to: 'send' }
  /** The last of what is composed is taken off. */
  | { readonly to: 'drop' };

/** @param family without what stands before it in plans and lessons */
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
      return { to: 'move', line: rest, sure: false };
    case PANEL.sure:
      return { to: 'move', line: rest, sure: true };
    case PANEL.send:
      return { to: 'send' };
    case PANEL.drop:
      return { to: 'drop' };
    default:
      return undefined;
  }
}

/** A value that was chosen ends the move where nothing can follow it. */
function stepped(choices: readonly Choice[], before: PanelState, values: readonly string[]): Pressed {
  const state = chosen(before, values);
  const words = withForced(choices, state.prefix);
  const isChosen = words.length > 0 && state.prefix.length > before.prefix.length;
  return isChosen && isEnd(choices, words)
    ? // Opening a menu and choosing in it are two presses, as good as a question.
      { to: 'move', line: words.join(' '), sure: values.length > 0 }
    : { to: 'panel', state };
}

/** The words so far with the chosen or typed ones added. */
export function chosen(state: PanelState, values: readonly string[]): PanelState {
  const typed = values
    .flatMap((value) => value.trim().toLowerCase().split(/\s+/u))
    .filter((word) => word !== '');
  return typed.length === 0 ? state : { ...FRESH, prefix: [...state.prefix, ...typed] };
}

/** One more thing in the bag. */
export function addThing(choices: readonly Choice[], state: PanelState, thing: string): PanelState {
  const { bags } = narrow(choices, state.prefix);
  return { ...state, bag: addToBag(bags, state.bag ?? '-', thing) };
}
