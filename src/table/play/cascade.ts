import { setImmediate as breathe } from 'node:timers/promises';
import type { AnyModule } from '../../games/registry.js';
import {
  brokenIn,
  type Choice,
  fillChoice,
  makeMove,
  type Move,
  type Seat,
  sideDice,
} from '../../kernel/index.js';
import { Fault, Refused, Stale } from '../../kernel/errors.js';
import { isUnsaved } from '../../store/trouble.js';
import type { Cascade, SharedDeps } from '../context/deps.js';
import { freeze } from '../write/freeze.js';
import { aiOf } from '../read/lobby-rules.js';
import { habitChanges } from '../turn/habit.js';
import { reviewOrders, type Held } from '../policy/orders.js';
import type { AnyGame } from '../read/positions.js';
import { nextAi, type NewEvent } from '../policy/step.js';
import { wantsThought, type Thought } from '../turn/thought.js';
import { writeEvent } from '../write/write.js';

export type { Cascade } from '../context/deps.js';

/** Who answers for a seat, and what else the event writes. */
export type Voice = Pick<NewEvent, 'person' | 'ai' | 'quiet' | 'order' | 'uses' | 'posts' | 'proposal'>;

/** Plays and writes a seat's answer. @throws Refused, Stale; Fault after freezing the game */
export async function playMove(
  shared: SharedDeps,
  cascade: Cascade,
  seat: Seat,
  move: Move,
  by: Voice,
): Promise<void> {
  const module = shared.positions.module(cascade.row);
  const game = await taken(shared, cascade);
  const state = module.states[game.state()?.name ?? ''];
  const secret = state?.sealed === true || state?.hidden === true;
  let checked: Move;
  let applied: ReturnType<AnyGame['play']>;
  try {
    checked = game.check(seat, move);
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof Stale)) throw await freeze(shared, cascade, error);
    shared.positions.keep(cascade.row, cascade.row.seq, game);
    throw error;
  }
  // Repeated answers by hand are suggested as an auto-action.
  const isByHand = by.person !== undefined && by.order === undefined && by.ai === undefined;
  if (isByHand) cascade.storedOrders ??= await shared.store.orders(cascade.row.id);
  const { storedOrders } = cascade;
  const habits =
    storedOrders === undefined || !isByHand
      ? []
      : habitChanges(module, storedOrders, { game, seat, move: checked, seq: cascade.row.seq + 1 });
  try {
    applied = game.play(seat, checked);
    sound(module, game);
  } catch (error) {
    throw await freeze(shared, cascade, error, `${seat}: ${makeMove(checked)}`);
  }
  await writeEvent(shared, cascade, game, {
    kind: 'move',
    at: shared.clock(),
    seat,
    move: checked,
    secret,
    applied,
    clearDrafts: [seat],
    ...by,
    uses: [...(by.uses ?? []), ...habits],
  });
}

/** Takes the open game. @throws Fault, with the game frozen, if it can't be opened */
async function taken(shared: SharedDeps, cascade: Cascade): Promise<AnyGame> {
  try {
    return await shared.positions.take(cascade.row);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw await freeze(shared, cascade, error, undefined, { why: 'unreadable', was: 'running' });
  }
}

/** @throws Fault naming what is broken */
export function sound(module: AnyModule, game: AnyGame): void {
  const broken = brokenIn(module, game.position);
  if (broken.length > 0) throw new Fault(broken.join('; '));
  if (game.waiting().length === 0 && game.position.over === undefined)
    throw new Fault('no seat has a decision and the game is not over');
}

/** Awaited AI seats make up to `most` decisions. @returns false if they have more to do */
export async function playAis(
  shared: SharedDeps,
  cascade: Cascade,
  most: number,
  quiet?: Seat,
  thought?: Thought,
): Promise<boolean> {
  for (let played = 0; ; played++) {
    const seat = nextAi(cascade.row);
    if (seat === undefined) {
      const order = await presentOrder(shared, cascade);
      if (order === undefined) return true;
      if (played >= most) return false;
      await playHeld(shared, cascade, order, quiet);
      await breathe();
      continue;
    }
    if (played >= most) return false;
    const fresh = thought?.seq === cascade.row.seq && thought.seat === seat ? thought : undefined;
    if (fresh === undefined && wantsThought(shared, cascade.row, seat)) return false;
    const ai = cascade.row.places.find((place) => place.seat === seat)?.ai ?? '';
    await playOnce(shared, cascade, seat, quiet === undefined ? { ai } : { ai, quiet }, fresh);
    await breathe();
  }
}

/** Plays an auto-action's move as if the seat's player had made it. */
export async function playHeld(
  shared: SharedDeps,
  cascade: Cascade,
  { seat, decided }: Held,
  quiet?: Seat,
): Promise<void> {
  const person = cascade.row.places.find((place) => place.seat === seat)?.person ?? null;
  const { move, order, uses } = decided;
  await playMove(shared, cascade, seat, move, {
    ...(person === null ? {} : { person }),
    ...(quiet === undefined ? {} : { quiet }),
    order,
    uses,
  });
}

/** The next auto-action of the seat that just answered; none in a sealed state, where it would show. */
async function presentOrder(shared: SharedDeps, cascade: Cascade): Promise<Held | undefined> {
  const { row, present, storedOrders } = cascade;
  if (present === undefined || row.stage !== 'running') return undefined;
  if (!row.awaited.some(({ seat }) => seat === present)) return undefined;
  const game = await shared.positions.at(row, row.seq);
  if (shared.positions.module(row).states[game.state()?.name ?? '']?.sealed === true) return undefined;
  const { held } = await reviewOrders(shared, row, game, [], {
    only: present,
    ...(storedOrders === undefined ? {} : { storedOrders }),
  });
  return held.find(({ seat }) => seat === present);
}

/** An AI answers once for a seat, even if a person holds it. */
export async function playOnce(
  shared: SharedDeps,
  cascade: Cascade,
  seat: Seat,
  by: Voice & { readonly ai: string },
  thought?: Thought,
): Promise<void> {
  const { row } = cascade;
  const { ai } = by;
  const module = shared.positions.module(row);
  const game = await shared.positions.at(row, row.seq);
  const choices = game.choices(seat);
  // Own dice: thinking doesn't advance the game's dice, and a restart decides the same.
  const dice = sideDice(row.seed ?? '', 'ai', seat, String(row.seq));
  const draw = (n: number): number => dice.draw(n);
  const sits = row.places.find((place) => place.seat === seat && place.ai === ai);
  let move: Move | undefined;
  try {
    const decide = aiOf(module, { ai, strategy: sits?.strategy ?? null });
    move = thought?.move ?? decide?.({ view: module.view(game.position, seat), seat, choices, draw });
    if (move !== undefined) return await playMove(shared, cascade, seat, move, by);
  } catch (error) {
    if (error instanceof Fault || error instanceof Stale || isUnsaved(error)) throw error;
    shared.log.warn(
      { game: row.id, seat, ai, seq: row.seq, error: String(error) },
      'the AI fell back to chance',
    );
  }
  const choice = choices[draw(Math.max(1, choices.length))];
  if (choice === undefined) throw await freeze(shared, cascade, new Fault(`${seat} can do nothing`));
  await playMove(shared, cascade, seat, fillChoice(choice as Choice, draw), by);
}
