import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  type APIApplicationCommandStringOption,
} from 'discord-api-types/v10';
import { LIMITS } from '../src/discord/limits.js';
import { matching } from '../src/discord/matching.js';
import type { RequestContext, CompleteCall, Completion } from '../src/discord/command.js';
import { type AnyModule, gameName, tellerOf } from '../src/discord/bot.js';
import { unformattedName } from '../src/discord/escape.js';
import { adviceOptions } from '../src/discord/posts/agreement.js';
import { BOT_TEXTS, botTeller, type BotTeller, LANGUAGES, tellerFor } from '../src/discord/texts.js';
import { Refused } from '../src/kernel/errors.js';
import type { Json } from '../src/kernel/index.js';
import type { GameCard, Stage } from '../src/table/index.js';
import { cardsAmong } from '../src/answers/which-game.js';
import { describedIn, named } from './languages.js';

export { matching } from '../src/discord/matching.js';

/** Description of a command or option with its translations. */
export function described(
  key: string,
  args: Readonly<Record<string, Json>> = {},
): ReturnType<typeof describedIn> {
  return describedIn(BOT_TEXTS, (tell) => tell.lookup(key, args));
}

/** All games as choices of an option, named in every language. */
export function gameChoices(modules: readonly AnyModule[]): APIApplicationCommandOptionChoice<string>[] {
  const others = LANGUAGES.filter((language) => language !== 'en');
  return modules.map(({ meta: { id }, texts }) => {
    const nameIn = (language: string): string => gameName(tellerFor(texts, language), id);
    return {
      name: nameIn('en'),
      name_localizations: Object.fromEntries(others.map((language) => [language, nameIn(language)])),
      value: id,
    };
  });
}

/** The option that selects a game. */
export function gameOption(): APIApplicationCommandStringOption {
  return {
    type: ApplicationCommandOptionType.String,
    ...named('game'),
    ...described('opt.game'),
    autocomplete: true,
  };
}

/** A text option with completions. */
export function completedOption(
  name: string,
  key: string,
  args: Readonly<Record<string, Json>> = {},
): APIApplicationCommandStringOption {
  return {
    type: ApplicationCommandOptionType.String,
    ...named(name),
    ...described(key, args),
    autocomplete: true,
  };
}

/** Typed to list everything. */
const EVERYTHING = '?';

/** A required text option: Discord puts text typed after the command's name into it. */
export function askedOption(name: string, key: string): APIApplicationCommandStringOption {
  return { ...completedOption(name, key), required: true };
}

/** The typed text of such an option; '' for everything. */
export function askedOf(call: Parameters<typeof textOf>[0], name: string): string {
  const typed = textOf(call, name);
  return typed === undefined || typed === EVERYTHING ? '' : typed;
}

/** Its completions; while nothing is typed, with an entry for everything. */
export function withEverything(call: CompleteCall, found: readonly Completion[]): readonly Completion[] {
  const all = { name: botTeller(call.locale).text('bot.everything'), value: EVERYTHING };
  return call.typed.trim() === '' ? [all, ...found] : found;
}

/** An option's value as text; undefined if it wasn't given. */
export function textOf(
  call: { readonly options: Readonly<Record<string, string | number | boolean>> },
  name: string,
): string | undefined {
  const value = call.options[name];
  return value === undefined || String(value).trim() === '' ? undefined : String(value).trim();
}

/** An option's value as a number; undefined if it wasn't given. */
export function numberOf(call: Parameters<typeof textOf>[0], name: string): number | undefined {
  const value = call.options[name];
  return value === undefined ? undefined : Number(value);
}

/** The person's own language: direct messages have no language of a server or game. */
export const ownLanguage = (call: Pick<RequestContext, 'locale'>): { readonly language: string } => ({
  language: botTeller(call.locale).locale,
});

/** The stages of games a command works on. Most need a game that has begun. */
export type Wants = 'lobby' | 'begun' | 'review' | 'any';

/**
 * The game a command refers to: the one named, or the one in this channel.
 * @param module restricts the search to one kind of game
 * @param wants the stages the command works on
 * @throws Refused `table.which-game` if there are several; then `asking` offers them
 */
export function findGame(
  call: RequestContext & { readonly options: Readonly<Record<string, string | number | boolean>> },
  module?: string,
  wants: Wants = 'begun',
): Promise<GameCard> {
  const text = textOf(call, 'game');
  const here = {
    channel: call.channel,
    ...(module === undefined ? {} : { module }),
    ...(wants === 'any' ? {} : { wants }),
  };
  return call.bot.table.games.find(call.actor, text === undefined ? here : { text });
}

/**
 * The module a command refers to, and its game if there is one: from this channel, else the first module.
 * @param wants `module` accepts several games of the same module; `table` needs a single game
 * @throws Refused `table.which-game` if several remain
 */
export async function meantModule(
  call: Parameters<typeof findGame>[0],
  wants: 'module' | 'table' = 'module',
): Promise<{ readonly module: AnyModule | undefined; readonly card?: GameCard }> {
  const { modules } = call.bot;
  const text = textOf(call, 'game');
  // The option may also name a module.
  const byKind = text === undefined ? undefined : modules.get(text);
  if (byKind !== undefined) return { module: byKind };
  try {
    const card = await findGame(call);
    return { module: modules.get(card.module), card };
  } catch (error) {
    if (!(error instanceof Refused) || text !== undefined) throw error;
    const cards = await cardsAmong(call, error);
    const [kind, ...others] = new Set(cards.map((card) => card.module));
    if (others.length > 0 || (kind !== undefined && wants === 'table')) throw error;
    return { module: kind === undefined ? modules.values().next().value : modules.get(kind) };
  }
}

/** Maximum number of games searched for completions. */
const MOST_GAMES = 100;

/** Games that match the typed text. @param fits further condition @param stages stages to search */
export async function completeGame(
  call: CompleteCall,
  fits?: (card: GameCard) => boolean,
  stages?: readonly Stage[],
): Promise<readonly Completion[]> {
  const text = call.typed.trim();
  const most = LIMITS.autocompleteChoices;
  const games = await call.bot.table.games.list(call.actor, {
    limit: fits === undefined ? most : MOST_GAMES,
    ...(text === '' ? {} : { text }),
    ...(stages === undefined ? {} : { stages }),
  });
  const fitting = fits === undefined ? games : games.filter(fits).slice(0, most);
  return fitting.map((card) => {
    const tell = tellerOf(call.bot, card, call.locale);
    return {
      name: unformattedName(
        `${card.title} · ${gameName(tell, card.module)} · ${tell.text(`bot.stage.${card.stage}`)}`,
      ),
      value: String(card.number),
    };
  });
}

/** Completions for who may ask for hints. */
export function completeAdvice(call: CompleteCall): readonly Completion[] {
  return completeLabels(call, adviceOptions);
}

/** Values with labels in the reader's language. */
export function completeLabels(
  call: CompleteCall,
  options: (tell: BotTeller) => readonly { readonly value: string; readonly label: string }[],
): readonly Completion[] {
  const all = options(botTeller(call.locale));
  return matching(
    all.map(({ value, label }) => ({ name: label, value })),
    call.typed,
  );
}

/** Components of a game by name. */
export function completeNames(
  call: CompleteCall,
  tell: BotTeller,
  ids: readonly string[],
): readonly Completion[] {
  return matching(
    ids.map((id) => ({ name: tell.name(id), value: id })),
    call.typed,
  );
}

/** Taken seats of a game by name. */
export function completeSeat(call: CompleteCall, card: GameCard): readonly Completion[] {
  const seats = card.places.flatMap(({ seat }) => seat ?? []);
  return completeNames(call, tellerOf(call.bot, card, call.locale), seats);
}
