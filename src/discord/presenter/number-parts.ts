import { LIMITS } from '../limits.js';
import { type ContainerPart, rows, words } from '../post.js';
import { argLabel, capital, countLabel, restLabel } from './labels.js';
import { narrow, type Narrowed } from './narrow.js';
import {
  type PanelDecision,
  goButton,
  makeRest,
  panelButton,
  type PanelState,
  stepButton,
} from './panel-state.js';

/** Controls for a number with too many values for a menu: set step by step, or typed. */

/** Up to this many values are a menu. */
const MOST_NUMBERS = LIMITS.selectOptions;

export function isWide(span: Narrowed['span']): span is NonNullable<Narrowed['span']> {
  return span !== undefined && span.max - span.min >= MOST_NUMBERS;
}

const STEPS = [-10, -1, 1, 10] as const;

/** Narrowed choices with a span. */
type Ranged = Narrowed & { readonly span: NonNullable<Narrowed['span']> };

export function numberParts(decision: PanelDecision, found: Ranged, state: PanelState): ContainerPart[] {
  const { tell } = decision;
  const { prefix, name, span } = found;
  const n = numberOf(decision, found, state);
  const what = capital(name === undefined ? tell.text('bot.modal.label') : argLabel(tell, name));
  const to = (value: number): PanelState => ({ prefix, bag: String(value), page: 0 });
  const turns = STEPS.flatMap((by) => {
    const value = Math.max(span.min, Math.min(span.max, n + by));
    const label = by < 0 ? `−${-by}` : `+${by}`;
    const step = value === n ? undefined : stepButton(decision, to(value), label, `n${by}`);
    return step === undefined ? [] : [step];
  });
  const here = makeRest({ prefix, bag: undefined, page: 0 });
  const take = takeButton(decision, found, n);
  return [
    words(tell.text('bot.panel.number', { what, n, min: span.min, max: span.max })),
    ...rows(turns),
    ...rows([take ?? [], panelButton(decision, 'type', here, tell.text('bot.panel.type')) ?? []].flat()),
  ];
}

/** The current number. It starts at the likely one, else at the smallest. */
function numberOf({ likely = [] }: PanelDecision, { prefix, span }: Ranged, { bag }: PanelState): number {
  const begun = `${prefix.join(' ')} `;
  const proposed = likely
    .find(({ line }) => line.startsWith(begun))
    ?.line.slice(begun.length)
    .split(' ')[0];
  for (const text of [bag, proposed]) {
    const n = Number(text);
    if (text !== undefined && Number.isInteger(n) && n >= span.min && n <= span.max) return n;
  }
  return span.min;
}

/** A button that takes the number; it plays the move if the number completes it. */
function takeButton(decision: PanelDecision, { prefix, name }: Ranged, n: number) {
  const { tell, choices, args } = decision;
  const all = [...prefix, String(n)];
  const { complete, next, bags } = narrow(choices, all);
  const what = name === undefined ? String(n) : countLabel(tell, name, String(n));
  return complete !== undefined && next.length === 0 && bags.length === 0
    ? goButton(decision, all, restLabel(tell, [], all, args), 'primary')
    : stepButton(
        decision,
        { prefix: all, bag: undefined, page: 0 },
        tell.text('bot.panel.take', { n: what }),
        't',
        'primary',
      );
}
