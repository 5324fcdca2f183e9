import type { Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { playAis, writeStep, type Burst } from './burst.js';
import { cardOf } from './card.js';
import { checkHost, checkRunning, openRow, type Context } from './context.js';
import { checkAi } from './lobby.js';
import { noticePost } from './posts.js';
import { refuse } from './refuse.js';
import type { Asker, GameCard, GameId, PersonId } from './types.js';

/**
 * A seat of a running game changes hands: an event of the log, so that controls made for whoever sat there are stale.
 * `own`: the person gives up their own seat; otherwise only the host or a moderator may.
 */
export function handOver(
  context: Context,
  asker: Asker,
  game: GameId,
  seat: Seat,
  by: { readonly person: PersonId } | { readonly ai: string },
  own = false,
): Promise<GameCard> {
  const { store, positions, queues, clock } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, asker, game);
    if (!own) checkHost(asker, row);
    checkRunning(row);
    const place = row.places.find((one) => one.seat === seat) ?? refuse('table.no-such-seat', { seat });
    if (own && place.person !== asker.person) refuse('table.not-seated');
    if ('ai' in by) checkAi(positions.module(row), by.ai);
    else if (row.places.some((one) => one.person === by.person)) refuse('table.sits-already');
    const to = 'ai' in by ? { person: null, ai: by.ai } : { person: by.person, ai: null };
    const places = row.places.map((one) => (one === place ? { ...one, ...to } : one));
    const burst: Burst = { row, events: [] };
    await writeStep(context, burst, await positions.take(row), {
      kind: 'people',
      at: clock(),
      seat,
      ...by,
      places,
      // A host who leaves passes the office on.
      fields: hostAfter(row, places),
      happenings: [],
      posts: [
        'ai' in by
          ? noticePost('thread', 'table.seat-ai', { seat, ai: by.ai })
          : noticePost('thread', 'table.seat-person', { seat, who: by.person }),
      ],
      clearDrafts: [seat],
    });
    const settled = await playAis(context, burst, context.aiBatch);
    if (!settled) context.goOn(game);
    return cardOf(burst.row);
  });
}

function hostAfter(row: GameRow, places: GameRow['places']): { readonly host: string } {
  const sat = new Set(row.places.map((place) => place.person));
  const stay = places.flatMap(({ person }) => (person !== null && sat.has(person) ? [person] : []));
  const [heir] = stay;
  return { host: heir === undefined || !sat.has(row.host) || stay.includes(row.host) ? row.host : heir };
}
