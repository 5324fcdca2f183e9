import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { reviewPost } from '../src/answers/review.js';
import { tellerOf } from '../src/discord/bot.js';
import type { Command } from '../src/discord/command.js';
import {
  completedOption,
  completeGame,
  described,
  findGame,
  gameOption,
  matching,
  textOf,
} from './shared.js';

/** `/review`: looks back at a finished game, for the eyes of whoever asks. */
export const reviewCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'review',
    ...described('cmd.review'),
    contexts: [InteractionContextType.Guild],
    options: [completedOption('seat', 'opt.review.seat'), gameOption()],
  },
  run: async (call) => reviewPost(call, (await findGame(call)).id, textOf(call, 'seat')),
  complete: async (call) => {
    if (call.focused === 'game') return completeGame(call);
    const card = await findGame(call);
    const tell = tellerOf(call.bot, card, call.locale);
    const seats = card.places.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
    return matching(
      seats.map((seat) => ({ name: tell.name(seat), value: seat })),
      call.typed,
    );
  },
};
