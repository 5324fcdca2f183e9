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

/** A panel as somebody works through it: what can be pressed on a post, and where each press leads. */

/** One thing that can be done on a post. */
export interface Step {
  /** Family of the control. */
  readonly family: string;
  readonly values: readonly string[];
  /** Presses on a phone: a button takes one; a menu is opened, and something in it is chosen. */
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
 * Everything that can be done on a post of a panel.
 * @param wanted what is looked for in a menu of which several things may be chosen at once
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
      // A menu of which several may be chosen is closed with a press of its own.
      const taps = values.length + 1 + (several ? 1 : 0);
      return leads === undefined ? [] : [{ family: id.family, values, taps, leads }];
    });
  });
}

/**
 * The posts of a panel from its first one on, each once, in random order.
 * @param most how many of them
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
