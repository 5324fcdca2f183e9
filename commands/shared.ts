import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  type APIApplicationCommandStringOption,
} from 'discord-api-types/v10';
import { LIMITS } from '../src/discord/limits.js';
import type { Call, CompleteCall, Completion } from '../src/discord/command.js';
import { type AnyModule, gameName, tellerOf, titleOf } from '../src/discord/bot.js';
import { makeControlId } from '../src/discord/custom-id.js';
import { bare } from '../src/discord/escape.js';
import { button, post, type Post, rows, words } from '../src/discord/post.js';
import { BOT_TEXTS, botTeller, LANGUAGES, tellerFor } from '../src/discord/texts/index.js';
import { Refused } from '../src/kernel/errors.js';
import type { Json } from '../src/kernel/types.js';
import type { GameCard } from '../src/table/types.js';
import { describedIn, named } from './languages.js';

/** Description of a command or option, with its translations. */
export function described(
  key: string,
  args: Readonly<Record<string, Json>> = {},
): ReturnType<typeof describedIn> {
  return describedIn(BOT_TEXTS, (tell) => tell.tell(key, args));
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

/** The value of an option as text; undefined when it wasn't given. */
export function textOf(
  call: { readonly options: Readonly<Record<string, string | number | boolean>> },
  name: string,
): string | undefined {
  const value = call.options[name];
  return value === undefined || String(value).trim() === '' ? undefined : String(value).trim();
}

/** The game that a command means: the one named, or the one of this place. */
export function findGame(
  call: Call & { readonly options: Readonly<Record<string, string | number | boolean>> },
): Promise<GameCard> {
  const text = textOf(call, 'game');
  return call.bot.table.find(call.actor, text === undefined ? { channel: call.channel } : { text });
}

/**
 * What a command answers about the game it means; where there are several, a button for each that answers it then.
 * @param family of controls that give the same answer
 */
export async function ofGame(
  call: Parameters<typeof findGame>[0],
  family: string,
  answer: (card: GameCard) => Promise<Post>,
  rest = '',
): Promise<Post> {
  let card: GameCard;
  try {
    card = await findGame(call);
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'table.which-game') throw error;
    return whichPost(call, error, family, rest);
  }
  return answer(card);
}

async function whichPost(call: Call, { key, facts }: Refused, family: string, rest: string): Promise<Post> {
  const games = Array.isArray(facts['games']) ? facts['games'].map(Number) : [];
  const cards = await Promise.all(games.map((game) => call.bot.table.card(call.actor, game)));
  const tell = botTeller(call.locale);
  const buttons = cards.flatMap((card) => {
    const id = makeControlId({ family, game: String(card.id), seq: -1, rest });
    return id === undefined ? [] : [button({ id, label: bare(card.title) })];
  });
  return post([words(tell.tell(key, { titles: cards.map(titleOf) })), ...rows(buttons)]);
}

/** The module that is meant, and the table where there is one: that of this place, or the first game there is. */
export async function meantModule(
  call: Parameters<typeof findGame>[0],
): Promise<{ readonly module: AnyModule | undefined; readonly card?: GameCard }> {
  const { modules } = call.bot;
  const text = textOf(call, 'game');
  // A game can also be meant by its kind.
  const byKind = text === undefined ? undefined : modules.get(text);
  if (byKind !== undefined) return { module: byKind };
  const card = text === undefined ? await findGame(call).catch(() => undefined) : await findGame(call);
  return card === undefined
    ? { module: modules.values().next().value }
    : { module: modules.get(card.module), card };
}

/** Games that the actor may mean by what is typed. */
export async function completeGame(call: CompleteCall): Promise<readonly Completion[]> {
  const text = call.typed.trim();
  const games = await call.bot.table.games(call.actor, {
    limit: LIMITS.autocompleteChoices,
    ...(text === '' ? {} : { text }),
  });
  return games.map((card) => {
    const tell = tellerOf(call.bot, card, call.locale);
    return {
      name: bare(`${card.title} · ${gameName(tell, card.module)} · ${tell.tell(`bot.stage.${card.stage}`)}`),
      value: String(card.number),
    };
  });
}

/** Seats of a game that are taken, by their names. */
export function completeSeat(call: CompleteCall, card: GameCard): readonly Completion[] {
  const tell = tellerOf(call.bot, card, call.locale);
  return matching(
    card.places.flatMap(({ seat }) => (seat === undefined ? [] : [{ name: tell.name(seat), value: seat }])),
    call.typed,
  );
}

/** Completions that hold what was typed, in name or value. */
export function matching(all: readonly Completion[], typed: string): readonly Completion[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return all;
  const starts = all.filter(
    (each) => each.value.toLowerCase().startsWith(wanted) || each.name.toLowerCase().startsWith(wanted),
  );
  const rest = all.filter(
    (each) => !starts.includes(each) && `${each.name} ${each.value}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...rest];
}
