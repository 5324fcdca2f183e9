import type { Command, CommandCall, CompleteCall, Completion } from '../discord/command.js';
import { clip, LIMITS } from '../discord/limits.js';
import { unformattedName } from '../discord/escape.js';
import { Refused } from '../kernel/errors.js';
import type { GameCard } from '../table/index.js';

/** Completions if a command may mean several games. A value ends with its game's number. */

/** The option that names a game. In commands where it names a kind of game, it has no completions. */
const GAME = 'game';

export interface Optioned {
  readonly name: string;
  readonly type?: number | undefined;
  readonly autocomplete?: boolean | undefined;
  readonly options?: readonly Optioned[] | undefined;
}

/** The options of a subcommand. */
export function optionsOf(data: Optioned, sub: string): readonly Optioned[] {
  let at: Optioned | undefined = data;
  for (const name of sub === '' ? [] : sub.split(' ')) at = at?.options?.find((each) => each.name === name);
  return at?.options ?? [];
}

export const isAboutGame = (options: readonly Optioned[]): boolean =>
  options.some(({ name, autocomplete }) => name === GAME && autocomplete === true);

/** The same call, with the game filled in. */
export const aboutGame = <C extends CommandCall | CompleteCall>(call: C, card: GameCard): C => ({
  ...call,
  options: { ...call.options, [GAME]: String(card.number) },
});

/** Moves the game's number from a completed value to the game option. */
export function withNamedGame({ data }: Command, call: CommandCall): CommandCall {
  const known = optionsOf(data as Optioned, call.sub);
  if (!isAboutGame(known) || call.options[GAME] !== undefined) return call;
  for (const { name, autocomplete } of known) {
    const value = call.options[name];
    if (autocomplete !== true || typeof value !== 'string') continue;
    const [, given, number] = /^(.*\S)\s+#(\d{1,9})$/su.exec(value) ?? [];
    if (given !== undefined && number !== undefined)
      return { ...call, options: { ...call.options, [name]: given, [GAME]: number } };
  }
  return call;
}

/** Completions of all games, those that wait for the actor first; each game has a share of the list. */
export async function completeAmong(
  complete: NonNullable<Command['complete']>,
  call: CompleteCall,
  cards: readonly GameCard[],
): Promise<readonly Completion[]> {
  const waits = ({ awaited }: GameCard): boolean =>
    awaited.some(({ person }) => person === call.actor.person);
  const [first = [], ...others] = await Promise.all(
    cards.toSorted((a, b) => Number(waits(b)) - Number(waits(a))).map((card) => ofGame(complete, call, card)),
  );
  const share = Math.max(1, Math.floor(LIMITS.autocompleteChoices / cards.length));
  const later = others.flatMap((found) => found.slice(0, share));
  return [...first.slice(0, LIMITS.autocompleteChoices - later.length), ...later];
}

/** Completions of one game; none if the game refuses the actor. */
async function ofGame(
  complete: NonNullable<Command['complete']>,
  call: CompleteCall,
  card: GameCard,
): Promise<readonly Completion[]> {
  const found = await complete(aboutGame(call, card)).catch((error: unknown) => {
    if (error instanceof Refused) return [];
    throw error;
  });
  const title = ` · ${unformattedName(card.title)}`;
  return found.map(({ name, value }) => ({
    name: `${clip(name, LIMITS.optionLabel - title.length)}${title}`,
    value: `${value} #${card.number}`,
  }));
}
