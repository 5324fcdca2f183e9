import type { GameRow, GameWrite, Store } from '../../store/port.js';
import { newProposalPost } from './posts.js';
import { isVoid } from './votes.js';
import { rowAfter } from '../read/row.js';

/** A write that leaves an open vote nothing to decide closes it. */
export async function voided(
  store: Pick<Store, 'openProposal'>,
  before: GameRow,
  work: GameWrite,
): Promise<GameWrite> {
  if (work.proposal !== undefined) return work;
  const kept = await store.openProposal(work.game);
  if (kept === undefined) return work;
  const after = rowAfter(before, work);
  if (!isVoid(after, kept)) return work;
  const proposal = { ...kept, state: 'void', settledAt: work.at };
  return { ...work, proposal, posts: [...work.posts, newProposalPost(proposal)] };
}
