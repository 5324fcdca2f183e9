import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { textReply } from '../src/discord/answers.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import type { GameCard } from '../src/table/index.js';
import { completeGame, described, findGame, gameOption, type Wants } from './shared.js';
import { slash, slashAnywhere, subcommand } from './slash.js';

/** Builds commands about one game of a channel, and commands with subcommands. */

export interface Subcommand {
  readonly options?: readonly APIApplicationCommandBasicOption[];
  /** Description text, if not `cmd.<command>.<subcommand>`. */
  readonly description?: string;
  readonly wants?: Wants;
  readonly run: (call: CommandCall) => Promise<MessageBody>;
}

interface OnGame extends Omit<Subcommand, 'run'> {
  readonly run: (call: CommandCall, card: GameCard) => Promise<MessageBody>;
}

type Completed = Promise<readonly Completion[]>;

/** A subcommand about one game: adds the game option and passes the game's card to `run`. */
export const onGame = ({ options = [], run, ...more }: OnGame) => ({
  ...more,
  options: [...options, gameOption()],
  run: async (call: CommandCall) => run(call, await findGame(call, undefined, more.wants)),
});

/** A command about one game. `complete` handles the other options. */
export function gameCommand({
  name,
  complete,
  completeGames = completeGame,
  ...given
}: OnGame & {
  readonly name: string;
  readonly complete?: (call: CompleteCall, card: GameCard) => Completed | readonly Completion[];
  readonly completeGames?: (call: CompleteCall) => Completed;
}): Command {
  const { options, run } = onGame(given);
  return {
    data: slash(name, options),
    run,
    complete: async (call) =>
      complete === undefined || call.focused === 'game'
        ? completeGames(call)
        : complete(call, await findGame(call, undefined, given.wants)),
  };
}

/** A command with subcommands. `complete` handles every option except the game. */
export function groupCommand({
  name,
  subcommands,
  complete = () => [],
  anywhere,
}: {
  readonly name: string;
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  readonly complete?: (
    call: CompleteCall,
    find: () => Promise<GameCard>,
  ) => Completed | readonly Completion[];
  readonly anywhere?: true;
}): Command {
  const find = (sub: string): Subcommand | undefined =>
    Object.hasOwn(subcommands, sub) ? subcommands[sub] : undefined;
  const all = Object.entries(subcommands).map(([sub, { options, description }]) => ({
    ...subcommand(name, sub, options),
    ...(description === undefined ? {} : described(description)),
  }));
  return {
    ...(anywhere ? { anywhere, data: slashAnywhere(name, all) } : { data: slash(name, all) }),
    run: async (call) => find(call.sub)?.run(call) ?? textReply(call, 'bot.old-control'),
    complete: async (call) =>
      call.focused === 'game'
        ? completeGame(call)
        : complete(call, () => findGame(call, undefined, find(call.sub)?.wants)),
  };
}
