import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  type APIApplicationCommandStringOption,
} from 'discord-api-types/v10';
import { LIMITS } from '../src/discord/limits.js';
import { matching } from '../src/discord/matching.js';
import type { RequestContext, CompleteCall, Completion } from '../src/discord/command.js';
import { type AnyModule, gameName, tellerOf } from '../src/discord/bot.js';
import { bare } from '../src/discord/escape.js';
import { adviceOptions } from '../src/discord/posts/agreement.js';
import { BOT_TEXTS, botTeller, type BotTeller, LANGUAGES, tellerFor } from '../src/discord/texts.js';
import { Refused } from '../src/kernel/errors.js';
import type { Json } from '../src/kernel/index.js';
import type { GameCard, Stage } from '../src/table/index.js';
import { cardsAmong } from '../src/answers/which-game.js';
import { describedIn, named } from './languages.js';

export { matching } from '../src/discord/matching.js';

/** Description of a command or option, with its translations. */
export function described(
  key: string,
  args: Readonly<Record<string, Json>> = {},
): ReturnType<typeof describedIn> {
  return describedIn(BOT_TEXTS, (tell) => tell.lookup(key, args));
}

/** The kinds of game there are, as the choices of an option, each named in every language. */
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

/** The option that names a game, for places where there are several. */
export function gameOption(): APIApplicationCommandStringOption {
  return {
    type: ApplicationCommandOptionType.String,
    ...named('game'),
    ...described('opt.game'),
    autocomplete: true,
  };
}

/** An option of free text, completed as it is typed. */
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

/** In place of what is asked about: everything there is. */
const EVERYTHING = '?';

/** The option that what is typed after the name of the command goes into, as Discord does with one that is required. */
export function askedOption(name: string, key: string): APIApplicationCommandStringOption {
  return { ...completedOption(name, key), required: true };
}

/** What was typed into such an option; '' for everything. */
export function askedOf(call: Parameters<typeof textOf>[0], name: string): string {
  const typed = textOf(call, name);
  return typed === undefined || typed === EVERYTHING ? '' : typed;
}

/** Completions of such an option, with that of everything where nothing is typed yet. */
export function withEverything(call: CompleteCall, found: readonly Completion[]): readonly Completion[] {
  const all = { name: botTeller(call.locale).text('bot.everything'), value: EVERYTHING };
  return call.typed.trim() === '' ? [all, ...found] : found;
}

/** The value of an option as text; undefined when it wasn't given. */
export function textOf(
  call: { readonly options: Readonly<Record<string, string | number | boolean>> },
  name: string,
): string | undefined {
  const value = call.options[name];
  return value === undefined || String(value).trim() === '' ? undefined : String(value).trim();
}

/** The value of an option as a number; undefined when it wasn't given. */
export function numberOf(call: Parameters<typeof textOf>[0], name: string): number | undefined {
  const value = call.options[name];
  return value === undefined ? undefined : Number(value);
}

/** The language that somebody has who asks for direct messages: those have no language of a server or a game. */
export const spokenTo = (call: Pick<RequestContext, 'locale'>): { readonly language: string } => ({
  language: botTeller(call.locale).locale,
});

/** Which games a command is for: most are of no use before a game has begun. */
export type Wants = 'lobby' | 'begun' | 'review' | 'any';

/**
 * The game that a command means: the one named, or the one of this place.
 * @param module the kind of game that the command is for, where it is for one
 * @param wants which games it is for, where there are such
 * @throws Refused `table.which-game` where there are several; `asking` offers them then
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
 * The module that is meant, and the table where there is one: that of this place, or the first game there is.
 * @param wants the module alone, which several tables of one kind have in common; or the table with it
 * @throws Refused `table.which-game` where that leaves several
 */
export async function meantModule(
  call: Parameters<typeof findGame>[0],
  wants: 'module' | 'table' = 'module',
): Promise<{ readonly module: AnyModule | undefined; readonly card?: GameCard }> {
  const { modules } = call.bot;
  const text = textOf(call, 'game');
  // A game can also be meant by its kind.
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

/** Games among which the ones that a command can be about are looked for. */
const MOST_GAMES = 100;

/** Games that the actor may mean by what is typed; `fits`: those alone, of some stages. */
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
      name: bare(`${card.title} · ${gameName(tell, card.module)} · ${tell.text(`bot.stage.${card.stage}`)}`),
      value: String(card.number),
    };
  });
}

/** Who may ask for hints. */
export function completeAdvice(call: CompleteCall): readonly Completion[] {
  return completeLabels(call, adviceOptions);
}

/** Values that have a label, in the language of who types. */
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

/** Things of a game, by their names. */
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

/** Seats of a game that are taken, by their names. */
export function completeSeat(call: CompleteCall, card: GameCard): readonly Completion[] {
  const seats = card.places.flatMap(({ seat }) => seat ?? []);
  return completeNames(call, tellerOf(call.bot, card, call.locale), seats);
}
