import { proposalReply } from '../src/answers/proposals.js';
import { seatIn } from '../src/answers/seats.js';
import { textReply } from '../src/discord/answers.js';
import type { CommandCall } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import { oneOf } from '../src/discord/posts/agreement.js';
import { ADVICE, type VoteSubject, type GameCard } from '../src/table/index.js';
import { groupCommand, onGame, type Subcommand } from './game-command.js';
import { completeEvents, eventOf } from './rewind.js';
import { completeAdvice, completedOption, completeSeat, textOf } from './shared.js';
import { personOption, required } from './slash.js';

/** A subcommand that opens a vote, or answers why it isn't possible. */
const asking = (
  options: NonNullable<Subcommand['options']>,
  ask: (call: CommandCall, card: GameCard) => VoteSubject | MessageBody,
): Subcommand =>
  onGame({
    options,
    async run(call, card) {
      const asked = ask(call, card);
      if ('components' in asked) return asked;
      return proposalReply(call, await call.bot.table.votes.propose(call.actor, card.id, asked));
    },
  });

const seat = required(completedOption('seat', 'opt.seat'));
const seatOf = (call: CommandCall, card: GameCard): string => seatIn(call, card) ?? '';

export const proposeCommand = groupCommand({
  name: 'propose',
  subcommands: {
    pause: asking([], () => ({ kind: 'pause' })),
    resume: asking([], () => ({ kind: 'resume' })),
    extend: asking([], () => ({ kind: 'extend' })),
    end: asking([], () => ({ kind: 'end' })),
    winner: asking([seat], (call, card) => ({ kind: 'winner', seat: seatOf(call, card) })),
    once: asking([seat], (call, card) => ({ kind: 'once', seat: seatOf(call, card) })),
    replace: asking([seat, personOption('opt.person')], (call, card) => {
      const person = textOf(call, 'person');
      const ask = { kind: 'replace', seat: seatOf(call, card) } as const;
      return person === undefined ? ask : { ...ask, person };
    }),
    hints: asking([required(completedOption('hints', 'opt.hints'))], (call) => {
      const advice = oneOf(ADVICE, textOf(call, 'hints'));
      return advice === undefined ? textReply(call, 'bot.proposal.which-hints') : { kind: 'hints', advice };
    }),
    rewind: asking([required(completedOption('to', 'opt.to'))], (call, { seq }) => {
      const typed = textOf(call, 'to') ?? '';
      const to = eventOf(typed);
      if (to === undefined) return textReply(call, 'bot.rewind.which', { typed, last: seq });
      return { kind: 'rewind', to };
    }),
  },
  async complete(call, find) {
    if (call.focused === 'hints') return completeAdvice(call);
    const card = await find();
    return call.focused === 'to' ? completeEvents(call, card) : completeSeat(call, card);
  },
});
