import {
  choicesAhead,
  copyJson,
  foresee,
  type Foreseen,
  type Happening,
  happeningsFor,
  imagine,
  makeMove,
  type Move,
  parseMove,
  type Position,
  type Seat,
  progressOf,
} from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';
import { hintMaterial } from './advice.js';
import { composeIn } from './composition.js';
import { checkAsked, checkRunning, snapshotOf, type TableContext, type Seated } from '../context/context.js';
import type { AnyGame } from '../read/positions.js';
import { refuse } from '../texts/refuse.js';
import type { Composition, Orders, Snapshot, WhatIf } from '../contract/index.js';

/** Choices to plan ahead and previews of moves, computed on copies from the seat's view. */

/** States for which moves can be composed ahead, with their current choices. */
export function aheadOf(
  { positions, entropy }: TableContext,
  row: GameRow,
  position: Position,
  seat: Seat,
): Orders['ahead'] {
  const module = positions.module(row);
  return Object.keys(module.ahead ?? {}).flatMap((state) => {
    const choices = choicesAhead(module, position, seat, state, entropy.draw);
    return choices.length === 0 ? [] : [{ state, choices: copyJson(choices) }];
  });
}

/** Composes moves for a state ahead; undefined if the state can't be planned for. @throws Fault */
export function composeAhead(
  { positions, entropy }: TableContext,
  { row, seat }: Seated,
  { position }: AnyGame,
  moves: readonly (Move | string)[],
  state: string,
): Composition | undefined {
  const module = positions.module(row);
  const frame = module.ahead?.[state]?.(position, seat);
  if (frame === undefined) return undefined;
  const read = moves.flatMap((move) => (typeof move === 'string' ? (parseMove(move) ?? []) : move));
  return composeIn({ module, position, seat, draw: entropy.draw, frame }, read);
}

/** Runs moves on two copies with different hidden information. Their common result is certain. */
export function foreseen(
  { positions, entropy }: TableContext,
  { row, seat }: Seated,
  { position }: AnyGame,
  moves: readonly (Move | string)[],
  state: string | undefined,
): Foreseen<unknown> & { readonly sure: boolean; readonly view?: unknown } {
  const module = positions.module(row);
  const frame = state === undefined ? undefined : module.ahead?.[state]?.(position, seat);
  if (state !== undefined && frame === undefined) refuse('table.not-ahead');
  const once = () => {
    const seen = foresee(imagine(module, position, seat, entropy.draw, frame), seat, moves);
    return { ...seen, view: viewOr(() => module.view(seen.position, seat)) };
  };
  const [one, two] = [once(), once()];
  const happenings = common(happeningsFor(one.happenings, seat), happeningsFor(two.happenings, seat));
  const sure = one.view !== undefined && JSON.stringify(one.view) === JSON.stringify(two.view);
  return { ...one, happenings, sure };
}

/** A preview of moves for display; `state` is set for a plan's moves. */
export async function whatIfOf(
  context: TableContext,
  at: Seated,
  moves: readonly (Move | string)[],
  state?: string,
): Promise<WhatIf> {
  const { positions } = context;
  const { row, seat } = at;
  checkRunning(row);
  const game = await positions.at(row, row.seq);
  if (state === undefined) checkAsked(row, seat);
  const before = await snapshotOf(positions, row, seat);
  const module = positions.module(row);
  const seen = foreseen(context, at, game, moves, state);
  const { stops, played, happenings, sure, view, position } = seen;
  const after: Snapshot = { ...before, view: copyJson(view), ...progressOf(module.moment(position)) };
  const name = state ?? game.state()?.name ?? '';
  return {
    seat,
    before,
    ...(sure ? { after } : {}),
    happenings,
    lines: played.map(makeMove),
    stops,
    ...(state === undefined && stops === 'chance'
      ? { roll: { ...hintMaterial(context, row, seat, game.position), moves: played.map(makeMove) } }
      : {}),
    rule: module.states[name]?.rule ?? '',
  };
}

/** The module's view may throw on a position in the middle of a step. */
function viewOr(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function common(one: readonly Happening[], two: readonly Happening[]): readonly Happening[] {
  const differs = one.findIndex((happening, i) => JSON.stringify(happening) !== JSON.stringify(two[i]));
  return differs < 0 ? one : one.slice(0, differs);
}
