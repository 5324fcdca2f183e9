import { type APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { say } from '../src/discord/answers.js';
import { oneOf } from '../src/discord/posts/agreement.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { ADVICE, type Ask, type GameCard } from '../src/table/index.js';
import { completeEvents, eventOf } from './rewind.js';
import {
  completeAdvice,
  completedOption,
  completeGame,
  completeSeat,
  findGame,
  gameOption,
  textOf,
} from './shared.js';
import { personOption, slash, subcommand } from './slash.js';
import { told } from '../src/answers/proposals.js';
import { seatIn } from '../src/answers/seats.js';

/** `/propose`, the buttons under a vote, and what a missed deadline offers. */

const seatOption = { ...completedOption('seat', 'opt.seat'), required: true };

const sub = (name: string, options: readonly APIApplicationCommandBasicOption[] = []) =>
  subcommand('propose', name, [...options, gameOption()]);

const asks: Readonly<Record<string, (call: CommandCall, card: GameCard) => Ask>> = {
  pause: () => ({ kind: 'pause' }),
  resume: () => ({ kind: 'resume' }),
  extend: () => ({ kind: 'extend' }),
  end: () => ({ kind: 'end' }),
  winner: (call, card) => ({ kind: 'winner', seat: seatIn(call, card) ?? '' }),
  once: (call, card) => ({ kind: 'once', seat: seatIn(call, card) ?? '' }),
  replace(call, card) {
    const person = textOf(call, 'person');
    const seat = seatIn(call, card) ?? '';
    return person === undefined ? { kind: 'replace', seat } : { kind: 'replace', seat, person };
  },
  // Any other word has been answered before.
  hints: (call) => ({ kind: 'hints', advice: adviceOf(call) ?? 'none' }),
  // What is no number has been answered before.
  rewind: (call) => ({ kind: 'rewind', to: eventOf(textOf(call, 'to') ?? '') ?? -1 }),
};

/** `/propose`. */
export const proposeCommand: Command = {
  data: slash('propose', [
    sub('pause'),
    sub('resume'),
    sub('extend'),
    sub('end'),
    sub('winner', [seatOption]),
    sub('once', [seatOption]),
    sub('replace', [seatOption, personOption('opt.person')]),
    sub('hints', [{ ...completedOption('hints', 'opt.hints'), required: true }]),
    sub('rewind', [{ ...completedOption('to', 'opt.to'), required: true }]),
  ]),
  async run(call) {
    const ask = Object.hasOwn(asks, call.sub) ? asks[call.sub] : undefined;
    if (ask === undefined) return say(call, 'bot.old-control');
    const card = await findGame(call);
    if (call.sub === 'hints' && adviceOf(call) === undefined) return say(call, 'bot.proposal.which-hints');
    const typed = textOf(call, 'to') ?? '';
    if (call.sub === 'rewind' && eventOf(typed) === undefined)
      return say(call, 'bot.rewind.which', { typed, last: card.seq });
    return told(call, await call.bot.table.votes.propose(call.actor, card.id, ask(call, card)));
  },
  complete,
};

const adviceOf = (call: CommandCall) => oneOf(ADVICE, textOf(call, 'hints'));

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  if (call.focused === 'game') return completeGame(call);
  if (call.focused === 'hints') return completeAdvice(call);
  const card = await findGame(call);
  if (call.focused === 'to') return completeEvents(call, card);
  return completeSeat(call, card);
}
