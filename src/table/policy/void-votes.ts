import type { GameRow, GameWrite, Store } from '../../store/port.js';
import { newProposalPost } from './posts.js';
import { isVoid } from './votes.js';
import { rowAfter } from '../read/row.js';

/** Voids the open vote if the write leaves it nothing to decide. */
export async function voided(
  store: Pick<Store, 'openProposal'>,
  before: GameRow,
  write: GameWrite,
): Promise<GameWrite> {
  if (write.proposal !== undefined) return write;
  const open = await store.openProposal(write.game);
  if (open === undefined) return write;
  const after = rowAfter(before, write);
  if (!isVoid(after, open)) return write;
  const proposal = { ...open, state: 'void', settledAt: write.at };
  return { ...write, proposal, posts: [...write.posts, newProposalPost(proposal)] };
}
