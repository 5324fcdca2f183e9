import type { Over } from '../../kernel/types.js';
import type { GameRow } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import type { Cascade } from '../play/cascade.js';
import { checkHost, isClosed, openRow, type Context } from '../context/context.js';
import { newFinalPost, newLobbyPost, newNoticePost, newSagaPost, statusAndCall } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import { resultSoFar } from '../read/standing.js';
import type { Actor, GameCard, Table } from '../contract/index.js';
import { writeChange, writeEvent } from '../write/write.js';

/** The end of a game that its host, or a moderator, decides on without a vote. */
export function endMethods(context: Context): Pick<Table, 'end'> {
  const { store, positions, queues, clock } = context;

  async function resultOf(row: GameRow, { person }: Actor): Promise<Over | undefined> {
    if (row.stage !== 'running' && row.stage !== 'paused') return undefined;
    const { position } = await positions.at(row, row.seq);
    return resultSoFar(positions.module(row), position, row, person);
  }

  /** An event of the log, as a winner that the players agree on. */
  async function endedEarly(row: GameRow, { person }: Actor, over: Over): Promise<GameCard> {
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

  return {
    end: (actor, game) =>
      queues.run(game, async () => {
        const row = await openRow(store, actor, game);
        checkHost(actor, row);
        if (isClosed(row)) refuse('table.not-running', { stage: row.stage });
        const over = await resultOf(row, actor);
        if (over !== undefined) return endedEarly(row, actor, over);
        const fields = { stage: 'abandoned', endedAt: clock() };
        const posts =
          row.stage === 'lobby'
            ? [newLobbyPost()]
            : [newNoticePost('channel', 'table.ended'), ...statusAndCall({ ...row, ...fields })];
        return cardOf(await writeChange(context, row, { fields, posts }));
      }),
  };
}
