import { z } from 'zod';
import { gameName, tellerOf, titleOf } from '../discord/bot.js';
import type { RequestContext, Command, CommandCall } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { unformattedName } from '../discord/escape.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import { Refused } from '../kernel/errors.js';
import type { GameCard } from '../table/index.js';
import { completeAmong, withNamedGame } from './among-games.js';
import { seatsPost } from './seats.js';

/** If a command may mean several games: a button for each, whose id holds the command. */

export const AGAIN = 'again';

type Typed = Pick<CommandCall, 'sub' | 'options'>;

/** The id's content: command, subcommand, options. */
const InId = z.tuple([
  z.string(),
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
]);

/** Wraps a command so that it asks for the game or seat if that isn't clear. */
export function asking(command: Command): Command {
  const { complete } = command;
  return {
    ...command,
    async run(typed) {
      const call = withNamedGame(command, typed);
      try {
        return await command.run(call);
      } catch (error) {
        if (isWhichGame(error)) return whichPost(call, command.data.name, error);
        const seats = seatsPost(call, error, {
          family: AGAIN,
          restOf: (options) => restOf(command.data.name, { ...call, options }),
        });
        if (seats === undefined) throw error;
        return seats;
      }
    },
    ...(complete === undefined
      ? {}
      : {
          complete: (call) =>
            complete(call).catch(async (error: unknown) => {
              if (!isWhichGame(error)) throw error;
              return completeAmong(complete, call, await cardsAmong(call, error));
            }),
        }),
  };
}

const isWhichGame = (error: unknown): error is Refused =>
  error instanceof Refused && error.key === 'table.which-game';

async function whichPost(call: CommandCall, name: string, error: Refused): Promise<MessageBody> {
  const cards = await cardsAmong(call, error);
  const rest = restOf(name, call);
  const buttons = cards.flatMap((card) => {
    const id = makeControlId({ family: AGAIN, game: String(card.id), seq: -1, rest });
    return id === undefined ? [] : [button({ id, label: labelOf(call, card) })];
  });
  const tell = botTeller(call.locale);
  if (buttons.length === cards.length) return post([words(tell.text('bot.which-game')), ...rows(buttons)]);
  // Too long for a button's id: show lines to copy, with each game's number.
  const lines = cards.map((card) => `- ${titleOf(card)}: \`game:${card.number}\``);
  const line = tell.text('bot.which-game.typed', {
    line: unformattedName(lineOf(name, call)).replaceAll('`', ''),
  });
  return post([words([line, ...lines].join('\n'))]);
}

const restOf = (name: string, { sub, options }: Typed): string =>
  JSON.stringify([name, sub, options] satisfies z.infer<typeof InId>);

/** A game's title and module name. */
const labelOf = (call: RequestContext, card: GameCard): string =>
  `${unformattedName(card.title)} · ${gameName(tellerOf(call.bot, card, call.locale), card.module)}`;

/** A command as it was typed. */
const lineOf = (name: string, { sub, options }: Typed): string =>
  [`/${name}`, sub, ...Object.entries(options).map(([option, value]) => `${option}:${value}`)]
    .filter((word) => word !== '')
    .join(' ');

/** The games that a `table.which-game` refusal lists; empty for any other. */
export function cardsAmong(
  call: RequestContext,
  { facts: { games } }: Refused,
): Promise<readonly GameCard[]> {
  const ids = Array.isArray(games) ? games.map(Number) : [];
  return Promise.all(ids.map((id) => call.bot.table.games.card(call.actor, id)));
}

/** The command in a button's id; undefined if it can't be read. */
export function typedIn(rest: string): z.infer<typeof InId> | undefined {
  try {
    return InId.safeParse(JSON.parse(rest)).data;
  } catch {
    return undefined;
  }
}
