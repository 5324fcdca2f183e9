import { copyPosition, openGame, type Seat } from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';
import { isUnsaved } from '../../store/trouble.js';
import { playAis, type Cascade } from './cascade.js';
import { outcomeOf, viewerOf, type TableContext } from '../context/context.js';
import { goneBack, revealedSince } from '../read/positions.js';
import { refuse } from '../texts/refuse.js';
import type { NewEvent } from '../policy/step.js';
import type { Actor, Outcome } from '../contract/index.js';
import { writeEvent } from '../write/write.js';

/** Lets AIs play on after an event; decisions beyond one batch follow in the background. */
export async function follow(
  context: TableContext,
  cascade: Cascade,
  actor: Actor,
  quiet?: Seat,
): Promise<Outcome> {
  const from = (cascade.events[0]?.seq ?? cascade.row.seq + 1) - 1;
  let settled = false;
  try {
    if (quiet !== undefined) cascade.present = quiet;
    settled = await playAis(context, cascade, context.aiBatch, quiet);
  } catch (error) {
    // The person's answer is saved; only the AIs' answers could not be.
    if (!isUnsaved(error)) throw error;
  }
  if (!settled) context.goOn(cascade.row.id, quiet);
  return outcomeOf(cascade, viewerOf(cascade.row, actor), from, settled);
}

/** Returns to event `to` by a new event. The dice are new if anything was learned since. */
export async function goBack(
  context: TableContext,
  row: GameRow,
  to: number,
  actor: Actor,
  by: Pick<NewEvent, 'seat' | 'posts' | 'proposal' | 'storedOrders'> & { readonly kind: 'undo' | 'rewind' },
): Promise<{ readonly outcome: Outcome; readonly cascade: Cascade }> {
  const { store, positions, clock } = context;
  const [target, ...since] = await store.events(row.id, { after: to - 1 });
  if (target === undefined) refuse('table.no-such-event', { seq: to });
  const newer = since.findLast(({ kind }) => kind === 'rules');
  if (newer !== undefined) refuse('table.before-rules', { seq: newer.seq });
  const module = positions.module(row);
  const then = openGame(module, copyPosition((await positions.at(row, to)).position));
  const renewed = revealedSince(since, to);
  const game = goneBack(module, row, { seq: row.seq + 1, renewed: renewed ? 1 : 0 }, then);
  const { storedOrders } = by;
  const cascade: Cascade = { row, events: [], ...(storedOrders === undefined ? {} : { storedOrders }) };
  await writeEvent(context, cascade, game, {
    ...by,
    at: clock(),
    person: actor.person,
    ...(by.seat === undefined ? {} : { quiet: by.seat }),
    backTo: to,
    renewed,
    phaseFrom: target.phaseFrom,
    clearDrafts: row.places.flatMap((place) => place.seat ?? []),
  });
  return { outcome: await follow(context, cascade, actor, by.seat), cascade };
}
