import type { Over } from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import type { Cascade } from '../play/cascade.js';
import { checkHost, isClosed, openRow, type TableContext } from '../context/context.js';
import { newFinalPost, newLobbyPost, newNoticePost, newSagaPost, statusAndCall } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import { resultSoFar } from '../read/standing.js';
import type { Actor, GameCard, GameId } from '../contract/index.js';
import { writeChange, writeEvent } from '../write/write.js';

/** Ends a game without a vote, for its host or a moderator. */
export function endGame(context: TableContext, actor: Actor, game: GameId): Promise<GameCard> {
  const { store, queues, clock } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, actor, game);
    checkHost(actor, row);
    if (isClosed(row)) refuse('table.not-running', { stage: row.stage });
    const over = await resultOf(context, row, actor);
    if (over !== undefined) return endedEarly(context, row, actor, over);
    const fields = { stage: 'abandoned', endedAt: clock() };
    const posts =
      row.stage === 'lobby'
        ? [newLobbyPost()]
        : [newNoticePost('channel', 'table.ended'), ...statusAndCall({ ...row, ...fields })];
    return cardOf(await writeChange(context, row, { fields, posts }));
  });
}

async function resultOf(
  { positions }: TableContext,
  row: GameRow,
  { person }: Actor,
): Promise<Over | undefined> {
  if (row.stage !== 'running' && row.stage !== 'paused') return undefined;
  const { position } = await positions.at(row, row.seq);
  return resultSoFar(positions.module(row), position, row, person);
}

/** Ends the game with the current standing as its result, as an `end` event of the log. */
async function endedEarly(
  context: TableContext,
  row: GameRow,
  { person }: Actor,
  over: Over,
): Promise<GameCard> {
  const { positions, clock } = context;
  const cascade: Cascade = { row, events: [] };
  const seq = row.seq + 1;
  await writeEvent(context, cascade, await positions.take(row), {
    kind: 'end',
    at: clock(),
    person,
    happenings: [],
    fields: { stage: 'finished', over, endedAt: clock() },
    posts: [newFinalPost(seq), newSagaPost(seq)],
  });
  return cardOf(cascade.row);
}
