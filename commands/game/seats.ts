import { handOverPost } from '../../src/answers/hand-over.js';
import { firstAi } from '../../src/answers/lobby.js';
import { seatIn } from '../../src/answers/seats.js';
import { textReply } from '../../src/discord/answers.js';
import { moduleOf } from '../../src/discord/bot.js';
import { statusPost } from '../../src/discord/posts/status.js';
import { onGame } from '../game-command.js';
import { completedOption, textOf } from '../shared.js';
import { personOption, required } from '../slash.js';

/** Subcommands of `/game` that change the players of seats. */

const seat = completedOption('seat', 'opt.seat');

export const replaceSeat = onGame({
  options: [required(seat), personOption('opt.person')],
  async run(call, found) {
    const person = textOf(call, 'person');
    if (person !== undefined && call.programs?.includes(person) === true)
      return textReply(call, 'bot.replace.program');
    const by = person === undefined ? { ai: firstAi(moduleOf(call.bot, found)) } : { person };
    const card = await call.bot.table.host.replace(call.actor, found.id, seatIn(call, found) ?? '', by);
    return statusPost(call.bot, card, call.locale);
  },
});

/** Takes a seat back from an AI. */
export const take = onGame({
  options: [seat],
  async run(call, found) {
    const card = await call.bot.table.host.takeBack(call.actor, found.id, seatIn(call, found));
    return handOverPost(call, card.id);
  },
});

export const swap = onGame({
  wants: 'any',
  options: [required(seat), required(completedOption('with', 'opt.with'))],
  async run(call, found) {
    const [one = '', other = ''] = [seatIn(call, found), seatIn(call, found, 'with')];
    const card = await call.bot.table.host.swap(call.actor, found.id, one, other);
    return statusPost(call.bot, card, call.locale);
  },
});
