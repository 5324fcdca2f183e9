import { answer } from '../discord/answers.js';
import { mention, richTellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import { stillAsked } from '../discord/posts/proposal.js';
import type { Proposal } from '../table/index.js';

/** The state of a proposal, for the person who voted or proposed. */
export function proposalReply(call: RequestContext, proposal: Proposal): MessageBody {
  const tell = richTellerOf(call.bot, proposal.card, call.locale);
  switch (proposal.state) {
    case 'passed':
      return answer(tell.text('bot.proposal.done'));
    case 'open':
      return proposal.person === call.actor.person
        ? answer(tell.text('bot.proposal.opened'))
        : answer(tell.text('bot.proposal.counted', { open: stillAsked(proposal).map(mention) }));
    default:
      return answer(tell.text('bot.proposal.failed'));
  }
}
