import type { Proposal } from '../../table/index.js';
import { proposalPost } from '../posts/proposal.js';
import {
  type Delivering,
  type Delivery,
  editIfThere,
  removeSentBefore,
  upsertMessage,
} from './delivering.js';

export const proposal: Delivery<'proposal'> = async (d) => {
  const { bot, row, card, game } = d;
  const vote = await game.proposal();
  if (vote?.state !== 'open') return settled(d, vote);
  const to = vote.kind === 'undo' ? Number(vote.args['to']) : card.seq;
  const undone = to < card.seq ? await game.entries(to, card.seq) : [];
  return upsertMessage(d, proposalPost(bot, vote, row.ping, undone), row.resend);
};

/** Shows the result in the message of a closed vote. The next vote gets a new message. */
async function settled(d: Delivering, vote: Proposal | undefined) {
  const { bot, sender, row } = d;
  await removeSentBefore(d);
  const { existing } = row;
  if (vote !== undefined && existing?.body.kind === 'proposal' && existing.body.at === vote.openedAt)
    await editIfThere(sender, existing.channel, existing.message, proposalPost(bot, vote, []));
  return {};
}
