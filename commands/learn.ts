import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { begin, goOn } from '../src/answers/lesson.js';
import { textReply } from '../src/discord/answers.js';
import type { AnyModule } from '../src/discord/bot.js';
import type { Command } from '../src/discord/command.js';
import { described, gameChoices, textOf } from './shared.js';
import { slash } from './slash.js';

/** `/learn`: a short scripted game in its own thread. */
export function learnCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  const taught = [...modules.values()].filter((module) => module.tutorial !== undefined);
  const choices = gameChoices(taught);
  return {
    data: slash('learn', [
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        ...described('opt.learn'),
        ...(choices.length === 0 ? {} : { choices }),
      },
    ]),
    async run(call) {
      const module = textOf(call, 'game') ?? taught[0]?.meta.id;
      if (module === undefined) return textReply(call, 'table.no-lesson');
      const before = await call.bot.table.lessons.find(call.actor, module);
      if (before !== undefined) return goOn(call, before);
      if (!call.inGameChannel || call.inThread === true) return textReply(call, 'bot.learn.where');
      return begin(call, module);
    },
  };
}
