import type { Seat } from '../../kernel/index.js';
import type { GameRow, NewPost, PlaceRow } from '../../store/port.js';
import { playAis, type Cascade } from '../play/cascade.js';
import { cardOf } from '../read/card.js';
import { checkHost, checkLobby, checkRunning, openRow, type TableContext } from '../context/context.js';
import { checkAi, checkSeat } from '../read/lobby-rules.js';
import { newLobbyPost, newMembersPost, newNoticePost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import {
  checkComesBack,
  checkGives,
  checkOneSeat,
  handed,
  sittersOf,
  type Handing,
  type Sitter,
  type Sitters,
} from './sitters.js';
import type { NewEvent } from '../policy/step.js';
import type { Actor, GameCard, GameId, PersonId } from '../contract/index.js';
import { writeChange, writeEvent } from '../write/write.js';

/** Hands over a seat as an event, which makes the old player's controls stale. */
export function handOver(
  context: TableContext,
  actor: Actor,
  game: GameId,
  seat: Seat,
  by: Sitter,
  handing: Handing = 'host',
): Promise<GameCard> {
  const { store, queues } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, actor, game);
    if (handing === 'host') checkHost(actor, row);
    // A player may leave a paused game: otherwise the seat would block it once it resumes.
    if (handing !== 'leave' || row.stage !== 'paused') checkRunning(row);
    const place = placeAt(row, seat);
    if (handing === 'leave' && place.person !== actor.person) refuse('table.not-seated');
    const sitters = await sittersOf(store, row);
    if (handing === 'host') checkGives(actor, row, place, by, sitters);
    if (handing === 'back') checkComesBack(actor, row, place, sitters);
    return giveSeat(context, row, seat, by, handingOf(actor, place, by, handing), {
      by: actor.person,
      ...replacedBy(actor, place),
    });
  });
}

const placeAt = (row: GameRow, seat: Seat): PlaceRow =>
  row.places.find((one) => one.seat === seat) ?? refuse('table.no-such-seat', { seat });

/** The player who loses the seat by someone else's decision, recorded for the ratings. */
const replacedBy = ({ person: by }: Actor, { person }: PlaceRow): Pick<NewEvent, 'replaced'> =>
  person === null || person === by ? {} : { replaced: { person, by } };

/** A host who gives up their own seat leaves. Taking a seat that was never theirs counts as the host's decision. */
function handingOf(actor: Actor, place: PlaceRow, by: Sitter, handing: Handing): Handing {
  if (handing === 'host' && place.person === actor.person) return 'leave';
  if ('ai' in by) return handing;
  return by.person === place.former ? 'back' : handing === 'back' ? 'host' : handing;
}

/** Hands over a seat without checking rights; must run in the game's queue. `more` is written with the event. */
export async function giveSeat(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  to: Sitter,
  how: Handing,
  { by, ...more }: Pick<NewEvent, 'posts' | 'proposal' | 'replaced'> & { readonly by?: PersonId } = {},
): Promise<GameCard> {
  const { store, positions, clock } = context;
  const place = placeAt(row, seat);
  const sitters = await sittersOf(store, row);
  if ('ai' in to) checkAi(positions.module(row), to.ai);
  else {
    if (row.places.some((one) => one.person === to.person)) refuse('table.sits-already');
    checkOneSeat(row, sitters, { actor: by, person: to.person, seat });
  }
  const places = row.places.map((one) => (one === place ? placeAfter(place, to, how, sitters) : one));
  const cascade: Cascade = { row, events: [] };
  await writeEvent(context, cascade, await positions.take(row), {
    ...more,
    kind: 'people',
    at: clock(),
    seat,
    ...to,
    places,
    // The next player hosts after a host leaves; a paused game without players runs again.
    fields: { ...hostAfter(row, places), ...stageAfter(row, places) },
    happenings: [handed(place, to, how)],
    posts: [...(more.posts ?? []), newMembersPost(), ...noticesOf(place, to, how, by)],
    clearDrafts: [seat],
  });
  const settled = await playAis(context, cascade, context.aiBatch);
  if (!settled) context.goOn(row.id);
  return cardOf(cascade.row);
}

/** `former` is the player with a claim to the seat, else its last player. */
function placeAfter(place: PlaceRow, to: Sitter, how: Handing, sitters: Sitters): PlaceRow {
  const isSettled = how === 'back' || how === 'vote';
  const claimant = isSettled ? undefined : sitters.claimant(place.seat ?? '');
  const last = place.person ?? (how === 'back' ? null : place.former);
  const by = 'ai' in to ? { person: null, ai: to.ai } : { person: to.person, ai: null };
  return { ...place, ...by, strategy: null, former: claimant ?? last };
}

/** Announces the new holder in the thread. In the channel, tells a displaced player the way back. */
function noticesOf(
  { seat, person }: PlaceRow,
  to: Sitter,
  how: Handing,
  by: PersonId | undefined,
): readonly NewPost[] {
  const isAi = 'ai' in to;
  const notice = isAi
    ? newNoticePost('thread', 'table.seat-ai', { seat, ai: to.ai })
    : newNoticePost('thread', how === 'back' && by === to.person ? 'table.seat-back' : 'table.seat-person', {
        seat,
        who: to.person,
      });
  if (how !== 'host' || person === null) return [notice];
  const args = { seat, who: person, call: [person], to: isAi ? 'ai' : 'person' };
  return [notice, newNoticePost('channel', 'table.displaced', args)];
}

/** A player takes a former seat back; host and moderators may take an AI's. */
export async function takeBack(
  context: TableContext,
  actor: Actor,
  game: GameId,
  seat: Seat | undefined,
): Promise<GameCard> {
  const row = await openRow(context.store, actor, game);
  checkRunning(row);
  if (row.places.some((one) => one.person === actor.person)) refuse('table.you-sit');
  const sitters = await sittersOf(context.store, row);
  const own = row.places.find(
    (one) =>
      one.former === actor.person && (one.ai !== null || sitters.claimant(one.seat ?? '') === actor.person),
  )?.seat;
  const meant = seat ?? own ?? refuse('table.no-former');
  return handOver(context, actor, game, meant, { person: actor.person }, 'back');
}

/** Swaps the players of two seats in the lobby, for host or moderator. One seat may be empty. */
export function swapSeats(
  context: TableContext,
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

function stageAfter({ stage }: GameRow, places: GameRow['places']): { readonly stage?: 'running' } {
  const isLeft = places.every(({ person }) => person === null);
  return stage === 'paused' && isLeft ? { stage: 'running' } : {};
}

function hostAfter(row: GameRow, places: GameRow['places']): { readonly host: string } {
  const sat = new Set(row.places.map((place) => place.person));
  const stay = places.flatMap(({ person }) => (person !== null && sat.has(person) ? [person] : []));
  const [heir] = stay;
  return { host: heir === undefined || !sat.has(row.host) || stay.includes(row.host) ? row.host : heir };
}
