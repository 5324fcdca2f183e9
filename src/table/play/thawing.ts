import type { AnyModule } from '../../games/registry.js';
import { Refused } from '../../kernel/errors.js';
import type { GameRow } from '../../store/port.js';
import { sound, type Cascade } from './cascade.js';
import type { TableContext } from '../context/context.js';
import { isOutdated, packMissedBy, whyOf, type FaultRow } from '../read/frozen.js';
import { openText, type AnyGame } from '../read/positions.js';
import { newNoticePost, statusAndCall } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type { Actor } from '../contract/index.js';
import { compared } from '../read/verify.js';
import { writeChange, writeEvent } from '../write/write.js';

/** Thaws games: by itself after an update, or by the host. */

/** Restores the stage before the freeze and tells the table. */
export async function goOn(context: TableContext, row: GameRow, stage: string): Promise<GameRow> {
  const module = context.positions.module(row);
  const fields = {
    stage,
    fault: null,
    rules: context.rules(module),
  };
  context.log.info({ game: row.id, seq: row.seq }, 'a game has thawed');
  const posts = [newNoticePost('channel', 'table.thawed'), ...statusAndCall({ ...row, ...fields })];
  return writeChange(context, row, { fields, posts });
}

/** The host thaws a game: unchanged if its log replays exactly, otherwise from its board. @throws Refused */
export async function thawed(context: TableContext, row: GameRow, actor: Actor): Promise<Cascade> {
  const { store, positions } = context;
  const { difference } = await compared(store, positions, row);
  if (difference?.what === 'unreadable') {
    const pack = packMissedBy(row);
    if (pack !== undefined) refuse('table.pack-gone', { pack });
    refuse('table.cant-open');
  }
  const stage = whyOf(row)?.was ?? 'running';
  if (difference !== undefined || isOutdated(row, positions.module(row)))
    return goOnAsItStood(context, row, actor, stage);
  positions.forget(row);
  return { row: await goOn(context, row, stage), events: [] };
}

/** The game continues from its board under today's rules; undo and rewind can't go back before that. */
async function goOnAsItStood(
  context: TableContext,
  row: GameRow,
  actor: Actor,
  stage: FaultRow['was'],
): Promise<Cascade> {
  const { store, positions, clock } = context;
  const board = await store.board(row.id);
  if (board?.seq !== row.seq) refuse('table.cant-open');
  const module = positions.module(row);
  const game = fittingGame(module, board.position);
  const cascade: Cascade = { row: { ...row, stage, fault: null }, events: [] };
  const [from, to] = [row.rulesVersion, module.meta.rulesVersion];
  const change = { from, to, versions: from === to ? 'same' : 'other' };
  const isHost = actor.person === row.host;
  const facts = { who: row.host, seq: row.seq + 1, ...change, call: isHost ? [] : [row.host] };
  await writeEvent(context, cascade, game, {
    kind: 'rules',
    at: clock(),
    person: actor.person,
    fields: { stage, fault: null, rules: context.rules(module), rulesVersion: to },
    happenings: [{ key: 'table.rules-changed', args: change }],
    posts: [newNoticePost('channel', 'table.new-rules', facts)],
  });
  return cascade;
}

/** Opens and tests a stored position under today's rules. @throws Refused if they can't continue from it */
function fittingGame(module: AnyModule, text: string): AnyGame {
  try {
    const game = openText(module, text);
    sound(module, game);
    for (const seat of game.waiting()) game.choices(seat);
    for (const viewer of ['spectator', ...game.position.seats]) module.view(game.position, viewer);
    return game;
  } catch (error) {
    // A position of other rules may break them in any way.
    if (error instanceof Refused) throw error;
    refuse('table.cant-go-on');
  }
}
