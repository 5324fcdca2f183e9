import type { APIButtonComponent, APIStringSelectComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { parseControlId } from '../../../src/discord/custom-id.js';
import type { MessageBody } from '../../../src/discord/post.js';
import {
  type PanelDecision,
  FRESH,
  makeRest,
  panel,
  type PanelState,
  parseRest,
} from '../../../src/discord/presenter/panel.js';
import { type Pressed, pressed } from '../../../src/discord/presenter/press.js';

/** Walks through a panel: the possible presses on each post, and the next post. */

/** A possible action on a post. */
export interface Step {
  /** The control's family. */
  readonly family: string;
  readonly values: readonly string[];
  /** Presses on a phone: one for a button; a menu needs one to open and one to choose. */
  readonly taps: number;
  readonly leads: Pressed;
}

type Part = { readonly type: number; readonly components?: readonly Part[] };

function controlsOf(parts: readonly Part[]): readonly (APIButtonComponent | APIStringSelectComponent)[] {
  return parts.flatMap((part) => {
    const inner = controlsOf(part.components ?? []);
    const isControl = part.type === ComponentType.Button || part.type === ComponentType.StringSelect;
    return isControl ? [part as unknown as APIButtonComponent | APIStringSelectComponent, ...inner] : inner;
  });
}

/**
 * All possible actions on a post of a panel.
 * @param wanted the choice to make in a menu that allows several
 */
export function stepsOf(
  decision: PanelDecision,
  of: MessageBody,
  wanted: (before: PanelState) => readonly string[] = () => [],
): readonly Step[] {
  return controlsOf(of.components as unknown as readonly Part[]).flatMap((control) => {
    const id = 'custom_id' in control ? parseControlId(control.custom_id) : undefined;
    if (id === undefined) return [];
    const several = control.type === ComponentType.StringSelect && (control.max_values ?? 1) > 1;
    const lists: (readonly string[])[] =
      control.type === ComponentType.StringSelect ? control.options.map(({ value }) => [value]) : [[]];
    if (several) {
      const all = wanted(parseRest(id.rest));
      if (all.length > 1) lists.push(all);
    }
    return lists.flatMap((values) => {
      const leads = pressed(decision.choices, id.family, id.rest, values);
      // A menu with several choices needs another press to close.
      const taps = values.length + 1 + (several ? 1 : 0);
      return leads === undefined ? [] : [{ family: id.family, values, taps, leads }];
    });
  });
}

/**
 * The posts of a panel, starting with its first, each once, in random order.
 * @param most the maximum number of posts
 */
export function* walk(
  decision: PanelDecision,
  most: number,
  draw: (n: number) => number,
): Generator<MessageBody> {
  const open: PanelState[] = [FRESH];
  const seen = new Set<string>([makeRest(FRESH)]);
  for (let shown = 0; shown < most && open.length > 0; shown++) {
    const [state] = open.splice(shown === 0 ? 0 : draw(open.length), 1);
    if (state === undefined) return;
    const of = panel(decision, state);
    yield of;
    for (const { leads } of stepsOf(decision, of)) {
      if (leads.to !== 'panel' || seen.has(makeRest(leads.state))) continue;
      seen.add(makeRest(leads.state));
      open.push(leads.state);
    }
  }
}
