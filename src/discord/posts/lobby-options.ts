import { initialOf, isNumberOption, menuOf } from '../../kernel/options.js';
import type { Teller } from '../../kernel/text.js';
import type { OptionMeta } from '../../kernel/types.js';
import type { GameCard } from '../../table/types.js';
import { type Bot, moduleOf, tellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { button, countParts, type Part, type Post, post, rows, select, words } from '../post.js';

/**
 * The settings of a lobby. A few stand on the card itself; where a game has more than a message can carry, the card
 * tells what differs from the rules as they come, and a button opens all of them for whoever presses it, page by page.
 */

export const SETTINGS = {
  /** Opens a page; the rest, or the value of its menu, is the page's number from 0. */
  open: 'lobby-settings',
  /** Changes one; the rest is `page:option`. */
  set: 'lobby-set',
} as const;

/** Settings on one page. */
const PER_PAGE = 10;

/** Options that matter in the lobby's variant, in the game's order. */
function optionsOf(bot: Bot, card: GameCard): readonly OptionMeta[] {
  const options = moduleOf(bot, card)?.meta.options ?? [];
  return options.filter((option) => option.variants?.includes(card.variant) !== false);
}

/** Parts of the card, in at most so many components; the last of them a button's row where a page is needed. */
export function settingParts(
  bot: Bot,
  card: GameCard,
  family: string,
  room: number,
): { readonly parts: readonly Part[]; readonly paged: boolean } {
  const tell = tellerOf(bot, card, card.language);
  const all = optionsOf(bot, card);
  const game = String(card.id);
  const inline = all.map((option) => menu(tell, card, option, controlId(family, game, -1, option.id)));
  if (countParts(inline) <= room) return { parts: inline, paged: false };
  return { parts: [words(changedLine(tell, card, all))], paged: true };
}

export function settingsButton(bot: Bot, card: GameCard): ReturnType<typeof button> {
  const label = tellerOf(bot, card, card.language).tell('bot.lobby.settings');
  return button({ id: controlId(SETTINGS.open, String(card.id), -1, '0'), label });
}

/** One page of the settings, for the eyes of whoever opened it. */
export function settingsPost(bot: Bot, card: GameCard, page: number, locale: string): Post {
  const tell = tellerOf(bot, card, locale);
  const all = optionsOf(bot, card);
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const at = Math.min(Math.max(0, page), pages - 1);
  const game = String(card.id);
  const own = all.slice(at * PER_PAGE, (at + 1) * PER_PAGE);
  const title = tell.tell('bot.lobby.settings-title', { title: titleOf(card) });
  const parts: Part[] = [words(`${title}\n${changedLine(tell, card, all)}`)];
  for (const option of own)
    parts.push(menu(tell, card, option, controlId(SETTINGS.set, game, -1, `${at}:${option.id}`)));
  parts.push(...pageMenu(tell, all, at, game));
  return post(parts);
}

/** The way to other pages: a menu that names what is on each, and a button to the next. */
function pageMenu(tell: Teller, all: readonly OptionMeta[], at: number, game: string): readonly Part[] {
  const pages = Math.ceil(all.length / PER_PAGE);
  if (pages < 2) return [];
  const named = Array.from({ length: Math.min(pages, LIMITS.selectOptions) }, (_, page) => {
    const own = all.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
    const [first, last] = [own[0], own.at(-1)].map((option) => (option ? optionName(tell, option) : ''));
    return { value: String(page), label: `${page + 1}: ${first} … ${last}` };
  });
  const title = tell.tell('bot.lobby.settings-page', { page: at + 1, pages });
  const next = (at + 1) % pages;
  return [
    // The rest keeps the two controls apart; the menu's value says the page.
    select(controlId(SETTINGS.open, game, -1, 'menu'), title, named, String(at)),
    ...rows([
      button({
        id: controlId(SETTINGS.open, game, -1, String(next)),
        label: tell.tell('bot.lobby.settings-next'),
      }),
    ]),
  ];
}

function menu(tell: Teller, card: GameCard, option: OptionMeta, id: string): Part {
  const now = card.options[option.id] ?? initialOf(option);
  const values = menuOf(option, now, LIMITS.selectOptions).map((value) => ({
    value,
    label: settingName(tell, option, value),
    ...(value === initialOf(option) && isNumberOption(option)
      ? { description: tell.tell('bot.lobby.as-printed') }
      : {}),
  }));
  return select(id, settingName(tell, option, now), values, now);
}

/** What differs from the rules as they come; that nothing does, otherwise. */
function changedLine(tell: Teller, card: GameCard, all: readonly OptionMeta[]): string {
  const changed = all.flatMap((option) => {
    const now = card.options[option.id] ?? initialOf(option);
    return now === initialOf(option) ? [] : [settingName(tell, option, now)];
  });
  if (changed.length === 0) return tell.tell('bot.lobby.settings-none', { n: all.length });
  const shown = changed.slice(0, MOST_SHOWN);
  return tell.tell('bot.lobby.settings-some', {
    settings: shown.join(' · '),
    more: changed.length - shown.length,
  });
}

/** Changed settings that the card names; more are on the pages. */
const MOST_SHOWN = 12;

export function optionName(tell: Teller, { id }: OptionMeta): string {
  return tell.has(`option.${id}`) ? tell.tell(`option.${id}`) : id;
}

/** An option with a value, in words: `Pogroms: off`. */
export function settingName(tell: Teller, option: OptionMeta, value: string): string {
  const key = `option.${option.id}.${value}`;
  const named = tell.has(key) ? tell.tell(key) : isNumberOption(option) ? value : tell.name(value);
  return `${optionName(tell, option)}: ${named}`;
}
