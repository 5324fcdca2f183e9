import type { GameRow } from '../../../store/port.js';
import { isDecided, seatOfPerson } from '../../read/card.js';
import { openRow, rowOf, type TableContext } from '../../context/context.js';
import { newNoticePost, statusAndCall } from '../../policy/posts.js';
import { refuse } from '../../texts/refuse.js';
import type { Actor, GameId, Tournament } from '../../contract/index.js';
import { writeChange } from '../../write/write.js';
import { currentRound } from './rounds.js';

/** A decided game counts only for ratings. It has no pings and deadlines until Play on is pressed. */

const NOTICE = 'table.tournament-decided';

/** Removes pings and deadlines from one running game of a decided table. @returns undefined if there is none */
export async function quietDecided(context: TableContext, now: Tournament): Promise<Tournament | undefined> {
  const { guild, field } = now;
  const ids = (currentRound(field)?.tables ?? []).flatMap(({ game, result }) =>
    game !== undefined && (result?.how === 'late' || result?.how === 'ruled') ? [game] : [],
  );
  if (ids.length === 0) return undefined;
  const rows = await context.store.listGames({ guild, ids, stages: ['running'], limit: ids.length });
  const loud = rows.find(({ agreement }) => agreement['decided'] === undefined);
  if (loud === undefined) return undefined;
  await context.queues.run(loud.id, async () => {
    const row = await rowOf(context.store, loud.id);
    if (row.stage !== 'running') return;
    const fields = {
      agreement: { ...row.agreement, decided: 'yes' },
      awaited: row.awaited.map(({ seat, since, at }) => ({ seat, since, at })),
    };
    const posts = [newNoticePost('channel', NOTICE), ...statusAndCall({ ...row, ...fields })];
    await writeChange(context, row, { fields, posts });
  });
  return now;
}

/** Restores pings and deadlines, for a player who presses Play on. */
export async function playOn(context: TableContext, actor: Actor, game: GameId): Promise<GameRow> {
  return context.queues.run(game, async () => {
    const row = await openRow(context.store, actor, game);
    if (seatOfPerson(row, actor.person) === undefined) refuse('table.not-seated');
    if (!isDecided(row)) return row;
    const agreement = { ...row.agreement, decided: 'played on' };
    const called = row.awaited.flatMap(
      ({ seat }) => row.places.find((place) => place.seat === seat)?.person ?? [],
    );
    const args = { who: actor.person, people: called, call: called };
    const notice = newNoticePost('channel', 'table.tournament-plays-on', args);
    return writeChange(context, row, { fields: { agreement }, posts: [notice, ...statusAndCall(row)] });
  });
}
