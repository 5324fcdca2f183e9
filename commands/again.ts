import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { gameName, tellerOf, titleOf } from '../src/discord/bot.js';
import type { Call, Command, CommandCall, Control } from '../src/discord/command.js';
import { makeControlId } from '../src/discord/custom-id.js';
import { bare } from '../src/discord/escape.js';
import { say } from '../src/discord/answers.js';
import { button, post, type Post, rows, words } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts/index.js';
import { Refused } from '../src/kernel/errors.js';
import type { GameCard } from '../src/table/types.js';
import { cardsAmong } from './shared.js';

/**
 * A command that may mean several games is answered with a button for each, which does what was typed, with that game.
 * What was typed stands in the id of the button, so that it outlives a restart.
 */

const AGAIN = 'again';
/** The option of every command that is about one game; where it is a kind of game, there is nothing to complete. */
const GAME = 'game';

type Given = CommandCall['options'];
type Typed = Pick<CommandCall, 'sub' | 'options'>;

const Kept = z.tuple([
  z.string(),
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
]);

/** The command, asking which game is meant where there are several. */
export function asking(command: Command): Command {
  return {
    ...command,
    async run(call) {
      try {
        return await command.run(call);
      } catch (error) {
        if (!(error instanceof Refused) || error.key !== 'table.which-game') throw error;
        return whichPost(call, command.data.name, error);
      }
    },
  };
}

async function whichPost(call: CommandCall, name: string, error: Refused): Promise<Post> {
  const cards = await cardsAmong(call, error);
  const rest = JSON.stringify([name, call.sub, call.options] satisfies z.infer<typeof Kept>);
  const buttons = cards.flatMap((card) => {
    const id = makeControlId({ family: AGAIN, game: String(card.id), seq: -1, rest });
    return id === undefined ? [] : [button({ id, label: labelOf(call, card) })];
  });
  const tell = botTeller(call.locale);
  if (buttons.length === cards.length) return post([words(tell.tell('bot.which-game')), ...rows(buttons)]);
  // Too long to stand in a button: to be copied, with the number of a game.
  const lines = cards.map((card) => `- ${titleOf(card)}: \`game:${card.number}\``);
  const line = tell.tell('bot.which-game.typed', { line: bare(lineOf(name, call)).replaceAll('`', '') });
  return post([words([line, ...lines].join('\n'))]);
}

/** The name of a game and what is played there, which tells two of them apart sooner. */
const labelOf = (call: Call, card: GameCard): string =>
  `${bare(card.title)} · ${gameName(tellerOf(call.bot, card, call.locale), card.module)}`;

/** A command as it was typed. */
const lineOf = (name: string, { sub, options }: Typed): string =>
  [`/${name}`, sub, ...Object.entries(options).map(([option, value]) => `${option}:${value}`)]
    .filter((word) => word !== '')
    .join(' ');

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
function fits({ type }: Optioned, value: Given[string]): boolean {
  if (type === BOOLEAN) return typeof value === 'boolean';
  if (type === INTEGER || type === NUMBER) return typeof value === 'number';
  return typeof value === 'string';
}

function keptOf(rest: string): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(rest)).data;
  } catch {
    return undefined;
  }
}

/** Does what was typed, with the game that is pressed. */
export function againControl(commands: readonly Command[]): Control {
  return {
    family: AGAIN,
    async run(press) {
      const [name, sub, given] = keptOf(press.id.rest) ?? ['', '', {}];
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
