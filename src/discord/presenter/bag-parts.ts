import { makeControlId } from '../custom-id.js';
import { type Bag, parseBag, writeTerms } from '../../kernel/index.js';
import { LIMITS } from '../limits.js';
import { type ContainerPart, rows, select, words } from '../post.js';
import { argLabel, capital, noneOf, wordLabel } from './labels.js';
import { pagedSelect, tooLong } from './menus.js';
import { bagSteps, type Narrowed } from './narrow.js';
import {
  type PanelDecision,
  familyOf,
  goButton,
  makeRest,
  type PanelState,
  PIECES,
  stepButton,
} from './panel-state.js';
import { isEnd } from './whole-moves.js';

/** Controls for a bag with too many possible contents for one menu: all pieces in one menu, or one piece at a time. */

/** Every component of the bags with every possible count, up to a limit. */
function pieces(bags: readonly Bag[], limit = Infinity): readonly string[] {
  const most = new Map<string, number>();
  for (const { of: content, max } of bags)
    for (const [id, count] of Object.entries(content))
      most.set(id, Math.max(most.get(id) ?? 0, Math.min(count, max, limit)));
  return [...most].flatMap(([id, count]) =>
    Array.from({ length: count }, (_, at) => writeTerms([{ id, count: at + 1 }])),
  );
}

/** The pieces chosen in a menu, as one bag; the largest count of each component wins. */
export function bagOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values)
    for (const [id, count] of Object.entries(parseBag(value) ?? {}))
      counts.set(id, Math.max(counts.get(id) ?? 0, count));
  return writeTerms([...counts].map(([id, count]) => ({ id, count })));
}

export function bagParts(
  decision: PanelDecision,
  found: Narrowed,
  bags: readonly Bag[],
  state: PanelState,
): ContainerPart[] {
  const all = pieces(bags);
  if (all.length <= LIMITS.selectOptions) return pieceParts(decision, found, bags, all);
  // Too many with their counts: one of each, or one piece at a time.
  const kinds = pieces(bags, 1);
  if (kinds.length > LIMITS.selectOptions || state.bag !== undefined)
    return onePieceParts(decision, found, bags, state);
  const single = stepButton(
    decision,
    { prefix: found.prefix, bag: '-', page: 0 },
    decision.tell.text('bot.panel.one-by-one'),
    'd',
  );
  return [...pieceParts(decision, found, bags, kinds), ...rows([single ?? []].flat())];
}

/** All pieces in one multiple-choice menu. */
function pieceParts(
  decision: PanelDecision,
  found: Narrowed,
  bags: readonly Bag[],
  all: readonly string[],
): ContainerPart[] {
  const { tell, game, seq } = decision;
  const { prefix, name } = found;
  const id = makeControlId({
    family: familyOf(decision, 'step'),
    game,
    seq,
    rest: makeRest({ prefix, bag: PIECES, page: 0 }),
  });
  if (id === undefined) return [tooLong(decision, prefix)];
  const least = Math.max(1, Math.min(...bags.map(({ min }) => min)));
  const most = Math.max(...bags.map(({ max }) => max));
  const kinds = new Set(bags.flatMap((bag) => Object.keys(bag.of))).size;
  const options = all.map((value) => ({
    value,
    label: wordLabel(tell, value),
    description: decision.hint?.(prefix, value) ?? '',
  }));
  const title = name === undefined ? tell.text('bot.panel.pieces') : capital(argLabel(tell, name));
  const parts: ContainerPart[] = [
    words(tell.text('bot.panel.pieces-now', { least: least <= 1 ? 0 : least, most })),
    select(id, title, options, undefined, Math.min(kinds, most)),
  ];
  const whole = writeTerms(
    Object.entries(bags[0]?.of ?? {}).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])),
  );
  const buttons = [
    isEnd(decision.choices, [...prefix, whole])
      ? goButton(decision, [...prefix, whole], tell.text('bot.panel.bag-all'))
      : undefined,
    bags.some(({ min }) => min === 0)
      ? stepButton(
          decision,
          { prefix: [...prefix, '-'], bag: undefined, page: 0 },
          name === undefined ? tell.text('bot.panel.bag-none') : noneOf(tell, name),
          'd',
        )
      : undefined,
  ];
  return [...parts, ...rows(buttons.filter((each) => each !== undefined))];
}

/** Adds one piece to the bag at a time. */
function onePieceParts(
  decision: PanelDecision,
  found: Narrowed,
  bags: readonly Bag[],
  state: PanelState,
): ContainerPart[] {
  const { tell } = decision;
  const filled = state.bag ?? '-';
  const steps = bagSteps(bags, filled);
  const parts: ContainerPart[] = [words(tell.text('bot.panel.bag', { bag: wordLabel(tell, filled) }))];
  const here: PanelState = { prefix: found.prefix, bag: filled, page: state.page };
  if (steps.add.length > 0) {
    const options = steps.add.map((thing) => ({
      value: thing,
      label: wordLabel(tell, thing),
      description: decision.hint?.(found.prefix, thing) ?? '',
    }));
    parts.push(...pagedSelect(decision, here, 'add', options, tell.text('bot.panel.bag-add')));
  }
  if (steps.done) {
    const done = stepButton(
      decision,
      { prefix: [...found.prefix, filled], bag: undefined, page: 0 },
      tell.text(filled === '-' ? 'bot.panel.bag-none' : 'bot.panel.bag-done'),
      'd',
    );
    parts.push(...(done === undefined ? [tooLong(decision, found.prefix)] : rows([done])));
  }
  return parts;
}
