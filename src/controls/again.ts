import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { aboutGame, isAboutGame, type Optioned, optionsOf } from '../answers/among-games.js';
import { AGAIN, typedIn } from '../answers/which-game.js';
import { textReply } from '../discord/answers.js';
import type { Command, CommandCall, Control } from '../discord/command.js';

/** The buttons of a command that may mean several games. */

const { Boolean: BOOLEAN, Integer: INTEGER, Number: NUMBER } = ApplicationCommandOptionType;

/** Whether Discord could have sent the value for the option. */
function fits({ type }: Optioned, value: CommandCall['options'][string]): boolean {
  if (type === BOOLEAN) return typeof value === 'boolean';
  if (type === INTEGER || type === NUMBER) return typeof value === 'number';
  return typeof value === 'string';
}

/** Runs the typed command with the pressed game. */
export function againControl(commands: readonly Command[]): Control {
  return {
    family: AGAIN,
    async run(press) {
      const [name, sub, given] = typedIn(press.id.rest) ?? ['', '', {}];
      const command = commands.find(({ data }) => data.name === name);
      const known = command === undefined ? [] : optionsOf(command.data as Optioned, sub);
      const isWhole = Object.entries(given).every(([option, value]) =>
        known.some((each) => each.name === option && fits(each, value)),
      );
      if (command === undefined || !isWhole || !isAboutGame(known))
        return textReply(press, 'bot.old-control');
      const card = await press.bot.table.games.card(press.actor, Number(press.id.game));
      const { missing = [], inGameChannel = false } = press;
      return command.run(aboutGame({ ...press, missing, inGameChannel, sub, options: given }, card));
    },
  };
}
