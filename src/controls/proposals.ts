import { proposalReply } from '../answers/proposals.js';
import { textReply } from '../discord/answers.js';
import type { Control, Press } from '../discord/command.js';
import { VOTE } from '../discord/posts/proposal.js';
import { LATE } from '../discord/posts/late.js';
import type { VoteSubject } from '../table/index.js';
import { gameOf } from './press.js';

const vote = (yes: boolean) => async (press: Press) =>
  proposalReply(
    press,
    await press.bot.table.votes.vote(press.actor, gameOf(press), Number(press.id.rest), yes),
  );

const offer = (ask: (seat: string) => VoteSubject) => async (press: Press) =>
  proposalReply(press, await press.bot.table.votes.propose(press.actor, gameOf(press), ask(press.id.rest)));

export const proposalControls: readonly Control[] = [
  { family: VOTE.yes, run: vote(true) },
  { family: VOTE.no, run: vote(false) },
  {
    family: LATE.wait,
    run: async (press) => {
      await press.bot.table.votes.waive(press.actor, gameOf(press));
      return textReply(press, 'bot.late.waits');
    },
  },
  { family: LATE.extend, run: offer(() => ({ kind: 'extend' })) },
  { family: LATE.once, run: offer((seat) => ({ kind: 'once', seat })) },
  { family: LATE.replace, run: offer((seat) => ({ kind: 'replace', seat })) },
];
