import type { Choice } from '../../kernel/types.js';
import { addToBag, narrow } from './narrow.js';
import { FRESH, PANEL, type PanelState, parseRest } from './panel.js';

/** Where a control of a panel leads, from the control alone: one place for those who press and those who count presses. */

export type Pressed =
  | { readonly to: 'panel'; readonly state: PanelState }
  /** A whole move was chosen. */
  | { readonly to: 'move'; readonly line: string };

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
      return { to: 'panel', state: chosen(parseRest(rest), values) };
    case PANEL.add:
      return { to: 'panel', state: addThing(choices, parseRest(rest), values[0] ?? '') };
    case PANEL.go:
    case PANEL.sure:
      return { to: 'move', line: rest };
    default:
      return undefined;
  }
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
