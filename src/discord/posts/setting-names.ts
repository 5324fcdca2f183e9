import { isNumberOption, type OptionMeta } from '../../kernel/index.js';
import type { GameCard } from '../../table/index.js';
import { type Bot, moduleOf } from '../bot.js';
import { botTeller, type BotTeller } from '../texts.js';

/** Names of a lobby's settings and their values. */

/** Options that apply to the variant, in the game's order. */
export function optionsOf(bot: Bot, card: GameCard): readonly OptionMeta[] {
  const options = moduleOf(bot, card)?.meta.options ?? [];
  return options.filter((option) => option.variants?.includes(card.variant) !== false);
}

/** A language's own name: `Deutsch`. */
export const languageName = (language: string): string => botTeller(language).text('bot.language');

export function optionName(tell: BotTeller, { id }: OptionMeta): string {
  return tell.has(`option.${id}`) ? tell.lookup(`option.${id}`) : id;
}

export function valueName(tell: BotTeller, option: OptionMeta, value: string): string {
  const key = `option.${option.id}.${value}`;
  return tell.has(key) ? tell.lookup(key) : isNumberOption(option) ? value : tell.name(value);
}

/** An option with its value: `Pogroms: off`. */
export const settingName = (tell: BotTeller, option: OptionMeta, value: string): string =>
  `${optionName(tell, option)}: ${valueName(tell, option, value)}`;
