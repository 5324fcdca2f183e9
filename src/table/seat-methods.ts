import type { Seat } from '../kernel/types.js';
import type { GameRow, PlaceRow } from '../store/port.js';
import { playAis, type Cascade } from './cascade.js';
import { cardOf } from './card.js';
import { checkHost, checkLobby, checkRunning, openRow, type Context } from './context.js';
import { checkAi, checkSeat } from './lobby.js';
import { newLobbyPost, newMembersPost, newNoticePost } from './posts.js';
import { refuse } from './refuse.js';
import type { Step } from './step.js';
import type { Actor, GameCard, GameId, PersonId } from './types.js';
import { writeChange, writeEvent } from './write.js';

/** On whose word a seat changes hands: the host's, or its own player's, who leaves or comes back. */
export type Handing = 'host' | 'leave' | 'back';

/**
 * A seat of a running game changes hands: an event of the log, so that controls made for whoever sat there are stale.
 * Everything is one write; who is in the thread and who is called follows by the posts that are written with it.
 */
export function handOver(
  context: Context,
  actor: Actor,
  game: GameId,
  seat: Seat,
  by: { readonly person: PersonId } | { readonly ai: string },
  handing: Handing = 'host',
): Promise<GameCard> {
  const { store, queues } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, actor, game);
    if (handing === 'host') checkHost(actor, row);
    checkRunning(row);
    const place = row.places.find((one) => one.seat === seat);
    if (handing === 'leave' && place?.person !== actor.person) refuse('table.not-seated');
    if (handing === 'back' && place !== undefined) checkComesBack(actor, row, place);
    return giveSeat(context, row, seat, by, handing);
  });
}

/** The same within the game's turn, on whoever's word: refused only where it can't be. `more` is written with it. */
export async function giveSeat(
  context: Context,
  row: GameRow,
  seat: Seat,
  by: { readonly person: PersonId } | { readonly ai: string },
  handing: Handing,
  more: Pick<Step, 'posts' | 'proposal'> = {},
): Promise<GameCard> {
  const { positions, clock } = context;
  const place = row.places.find((one) => one.seat === seat) ?? refuse('table.no-such-seat', { seat });
  if ('ai' in by) checkAi(positions.module(row), by.ai);
  else if (row.places.some((one) => one.person === by.person)) refuse('table.sits-already');
  const to =
    'ai' in by
      ? { person: null, ai: by.ai, strategy: null, former: place.person ?? place.former }
      : { person: by.person, ai: null, strategy: null, former: null };
  const places = row.places.map((one) => (one === place ? { ...one, ...to } : one));
  const cascade: Cascade = { row, events: [] };
  await writeEvent(context, cascade, await positions.take(row), {
    ...more,
    kind: 'people',
    at: clock(),
    seat,
    ...by,
    places,
    // A host who leaves passes the office on.
    fields: hostAfter(row, places),
    happenings: [],
    posts: [...(more.posts ?? []), newMembersPost(place.person), noticeOf(seat, by, handing)],
    clearDrafts: [seat],
  });
  const settled = await playAis(context, cascade, context.aiBatch);
  if (!settled) context.goOn(row.id);
  return cardOf(cascade.row);
}

/** Who comes to a seat without having asked for it is called to look at it; who takes it back knows. */
function noticeOf(seat: Seat, by: { readonly person: PersonId } | { readonly ai: string }, handing: Handing) {
  if ('ai' in by) return newNoticePost('thread', 'table.seat-ai', { seat, ai: by.ai });
  const key = handing === 'back' ? 'table.seat-back' : 'table.seat-person';
  return newNoticePost('thread', key, { seat, who: by.person });
}

function checkComesBack(actor: Actor, row: GameRow, place: PlaceRow): void {
  if (place.ai === null) refuse('table.seat-taken', { seat: place.seat ?? '' });
  if (place.former === actor.person || actor.person === row.host || actor.moderator === true) return;
  refuse('table.not-former', { seat: place.seat ?? '' });
}

/**
 * Whoever gave a seat to the AI takes it back; the host and moderators may take any seat that an AI plays. Without a
 * seat the actor's own former one is meant.
 */
export async function takeBack(
  context: Context,
  actor: Actor,
  game: GameId,
  seat: Seat | undefined,
): Promise<GameCard> {
  const row = await openRow(context.store, actor, game);
  checkRunning(row);
  if (row.places.some((one) => one.person === actor.person)) refuse('table.you-sit');
  const own = row.places.find((one) => one.former === actor.person)?.seat ?? undefined;
  const meant = seat ?? own ?? refuse('table.no-former');
  return handOver(context, actor, game, meant, { person: actor.person }, 'back');
}

/** Host or moderator, before the start: two seats change their people; an empty one is as good as any. */
export function swapSeats(
  context: Context,
  actor: Actor,
  game: GameId,
  seats: readonly [Seat, Seat],
): Promise<GameCard> {
  const { store, positions, queues } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, actor, game);
    checkHost(actor, row);
    checkLobby(row);
    const [one, other] = seats;
    for (const seat of seats) checkSeat(positions.module(row), row.variant, seat);
    if (!row.places.some(({ seat }) => seat === one || seat === other))
      refuse('table.nobody-sits', { seats: [...seats] });
    const swapped = new Map([
      [one, other],
      [other, one],
    ]);
    const places = row.places.map((place) => ({
      ...place,
      seat: swapped.get(place.seat ?? '') ?? place.seat,
    }));
    return cardOf(await writeChange(context, row, { fields: {}, places, posts: [newLobbyPost()] }));
  });
}

function hostAfter(row: GameRow, places: GameRow['places']): { readonly host: string } {
  const sat = new Set(row.places.map((place) => place.person));
  const stay = places.flatMap(({ person }) => (person !== null && sat.has(person) ? [person] : []));
  const [heir] = stay;
  return { host: heir === undefined || !sat.has(row.host) || stay.includes(row.host) ? row.host : heir };
}
