import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { AGAIN, typedIn } from '../answers/which-game.js';
import { say } from '../discord/answers.js';
import type { Command, CommandCall, Control } from '../discord/command.js';

/** A game was pressed of those that a command may have meant. */

/** The option of every command that is about one game; where it is a kind of game, there is nothing to complete. */
const GAME = 'game';

interface Optioned {
  readonly name: string;
  readonly type?: number | undefined;
  readonly autocomplete?: boolean | undefined;
  readonly options?: readonly Optioned[] | undefined;
}

/** The options that a subcommand has. */
function optionsOf(data: Optioned, sub: string): readonly Optioned[] {
  let at: Optioned | undefined = data;
  for (const name of sub === '' ? [] : sub.split(' ')) at = at?.options?.find((each) => each.name === name);
  return at?.options ?? [];
}

const { Boolean: BOOLEAN, Integer: INTEGER, Number: NUMBER } = ApplicationCommandOptionType;

/** What Discord would have sent for the option. */
function fits({ type }: Optioned, value: CommandCall['options'][string]): boolean {
  if (type === BOOLEAN) return typeof value === 'boolean';
  if (type === INTEGER || type === NUMBER) return typeof value === 'number';
  return typeof value === 'string';
}

/** Does what was typed, with the game that is pressed. */
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
      if (
        command === undefined ||
        !isWhole ||
        !known.some((each) => each.name === GAME && each.autocomplete === true)
      )
        return say(press, 'bot.old-control');
      const card = await press.bot.table.card(press.actor, Number(press.id.game));
      const { missing = [], inGameChannel = false } = press;
      const options = { ...given, [GAME]: String(card.number) };
      return command.run({ ...press, missing, inGameChannel, sub, options });
    },
  };
}
