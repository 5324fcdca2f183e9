import { byLevel } from '../../kernel/levels.js';
import { initialOf, isNumberOption, menuOf, setBy, setsOthers, usualOf } from '../../kernel/options.js';
import type { OptionMeta } from '../../kernel/types.js';
import type { GameCard } from '../../table/index.js';
import { type Bot, moduleOf, richTellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import {
  adviceOptions,
  missedOptions,
  paceName,
  paceOptions,
  paceValue,
  verbosityOptions,
} from './agreement.js';
import { LIMITS } from '../limits.js';
import { botTeller, LANGUAGES, type BotTeller } from '../texts.js';
import { button, type Part, type Post, post, rows, select, words } from '../post.js';

/**
 * The settings of a lobby: the card names what differs from the default, and a button opens them page by page for the
 * person who presses it.
 */

export const SETTINGS = {
  /** Opens a page; the rest, or the value of its menu, is the page's number from 0. */
  open: 'lobby-settings',
  /** Changes one; the rest is `page:option`. */
  set: 'lobby-set',
} as const;

/** Settings on one page. */
const PER_PAGE = 9;

/** Options that matter in the lobby's variant, in the game's order. */
function optionsOf(bot: Bot, card: GameCard): readonly OptionMeta[] {
  const options = moduleOf(bot, card)?.meta.options ?? [];
  return options.filter((option) => option.variants?.includes(card.variant) !== false);
}

/** Changed settings that the card names, and that the pages name. */
const MOST_ON_CARD = 2;
const MOST_SHOWN = 12;
/** Characters of the dice seal on the card; all of it stands behind Options. */
const SEAL = 16;

/** The card's last line: changed settings, language, dice seal. */
export function factsLine(bot: Bot, card: GameCard): string {
  const tell = richTellerOf(bot, card, card.language);
  return tell.text('bot.lobby.facts', {
    settings: changedLine(tell, card, optionsOf(bot, card), MOST_ON_CARD),
    language: languageName(card.language),
    seal: card.commitment === undefined ? 'none' : card.commitment.slice(0, SEAL),
  });
}

export function settingsButton(bot: Bot, card: GameCard): ReturnType<typeof button> {
  const label = richTellerOf(bot, card, card.language).text('bot.lobby.settings');
  return button({ id: controlId(SETTINGS.open, String(card.id), -1, '0'), label });
}

/** One page of the settings, for the eyes of whoever opened it. */
export function settingsPost(bot: Bot, card: GameCard, page: number, locale: string): Post {
  const tell = richTellerOf(bot, card, locale);
  const all = optionsOf(bot, card);
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const at = Math.min(Math.max(0, page), pages - 1);
  const game = String(card.id);
  const own = all.slice(at * PER_PAGE, (at + 1) * PER_PAGE);
  const title = tell.text('bot.lobby.settings-title', { title: titleOf(card) });
  const changed = `-# ${changedLine(tell, card, all, MOST_SHOWN)}`;
  const parts: Part[] = [words([title, ...(at === 0 ? aboutLines(tell, card) : []), changed].join('\n'))];
  if (at === 0)
    parts.push(...agreementMenus(bot, card, tell, (what) => controlId(SETTINGS.set, game, -1, `0:@${what}`)));
  for (const option of own)
    parts.push(menu(tell, card, option, all, controlId(SETTINGS.set, game, -1, `${at}:${option.id}`)));
  parts.push(...pageMenu(tell, all, at, game));
  return post(parts);
}

/** What a newcomer may want to know: the game, the variant, the clock, who starts, the whole dice seal. */
function aboutLines(tell: BotTeller, card: GameCard): readonly string[] {
  const { commitment } = card;
  return [
    ...[`about.${card.module}`, `variant.${card.variant}`].flatMap((key) =>
      tell.has(key) ? [tell.lookup(key)] : [],
    ),
    tell.text('bot.agreement.clock'),
    tell.text('bot.lobby.need'),
    ...(commitment === undefined ? [] : [tell.text('bot.lobby.promise', { commitment })]),
  ];
}

/** What the host and the players agree on, beside the game's own settings. */
function agreementMenus(
  bot: Bot,
  card: GameCard,
  tell: BotTeller,
  id: (what: string) => string,
): readonly Part[] {
  const { meta, packs } = moduleOf(bot, card) ?? {};
  const variants = meta?.variants ?? [];
  const { bank, missed, verbosity, advice } = card.agreement;
  const offered = bot.table.games.packs(card.module);
  const variant = tell.text('bot.lobby.choose-variant', { variant: tell.name(card.variant) });
  const now = packs === undefined ? '' : (card.options[packs.option] ?? offered[0]?.id ?? '');
  return [
    ...(variants.length > 1
      ? [
          select(
            id('variant'),
            variant,
            variants.map((each) => ({
              value: each.id,
              label: tell.name(each.id),
              description: tell.has(`variant.${each.id}`) ? tell.lookup(`variant.${each.id}`) : '',
            })),
            card.variant,
          ),
        ]
      : []),
    select(id('pace'), paceName(tell, card.pace, bank), paceOptions(tell), paceValue(card.pace, bank)),
    select(id('missed'), tell.lookup(`bot.missed.${missed}`), missedOptions(tell), missed),
    select(id('verbosity'), tell.lookup(`bot.verbosity.${verbosity}`), verbosityOptions(tell), verbosity),
    select(id('advice'), tell.lookup(`bot.advice.${advice}`), adviceOptions(tell), advice),
    select(
      id('language'),
      tell.text('bot.lobby.language', { language: languageName(card.language) }),
      LANGUAGES.map((each) => ({ value: each, label: languageName(each) })),
      card.language,
    ),
    ...levelMenu(bot, card, tell, id('level')),
    ...(offered.length > 1
      ? [
          select(
            id('pack'),
            tell.text('bot.lobby.pack', { pack: now }),
            offered.map(({ id: pack, version }) => ({
              value: pack,
              label: tell.text('bot.pack', { pack, version }),
            })),
            now,
          ),
        ]
      : []),
  ];
}

/** A language by its own name: `Deutsch`. */
const languageName = (language: string): string => botTeller(language).text('bot.language');

/** At which level programs play; where none sits yet, free places get one each. */
function levelMenu(bot: Bot, card: GameCard, tell: BotTeller, id: string): readonly Part[] {
  const levels = byLevel(Object.keys(moduleOf(bot, card)?.ai ?? {})).filter((ai) => tell.has(`ai.${ai}`));
  const [now] = card.places.flatMap(({ ai, strategy }) => (strategy === undefined ? (ai ?? []) : []));
  if (levels.length < 2) return [];
  const level = now === undefined ? tell.text('bot.lobby.no-level') : tell.name(now);
  return [
    select(
      id,
      tell.text('bot.lobby.level', { level }),
      levels.map((ai) => ({
        value: ai,
        label: tell.text('bot.lobby.level', { level: tell.name(ai) }),
        description: tell.lookup(`ai.${ai}`),
      })),
      now,
    ),
  ];
}

/** The way to other pages: a menu that names what is on each, and a button to the next. */
function pageMenu(tell: BotTeller, all: readonly OptionMeta[], at: number, game: string): readonly Part[] {
  const pages = Math.ceil(all.length / PER_PAGE);
  if (pages < 2) return [];
  const named = Array.from({ length: Math.min(pages, LIMITS.selectOptions) }, (_, page) => {
    const own = all.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
    const [first, last] = [own[0], own.at(-1)].map((option) => (option ? optionName(tell, option) : ''));
    return { value: String(page), label: `${page + 1}: ${first} … ${last}` };
  });
  const title = tell.text('bot.lobby.settings-page', { page: at + 1, pages });
  const next = (at + 1) % pages;
  return [
    // The rest keeps the two controls apart; the menu's value says the page.
    select(controlId(SETTINGS.open, game, -1, 'menu'), title, named, String(at)),
    ...rows([
      button({
        id: controlId(SETTINGS.open, game, -1, String(next)),
        label: tell.text('bot.lobby.settings-next'),
      }),
    ]),
  ];
}

function menu(
  tell: BotTeller,
  card: GameCard,
  option: OptionMeta,
  all: readonly OptionMeta[],
  id: string,
): Part {
  const now = card.options[option.id] ?? initialOf(option);
  const usual = usualOf(option, all, card.options);
  const [set] = all.filter((one) => setBy(one).includes(option.id));
  const values = menuOf(option, now, LIMITS.selectOptions).map((value) => ({
    value,
    label: settingName(tell, option, value),
    ...(value === usual && set !== undefined
      ? { description: settingName(tell, set, card.options[set.id] ?? initialOf(set)) }
      : value === usual && isNumberOption(option)
        ? { description: tell.text('bot.lobby.as-printed') }
        : {}),
  }));
  return select(id, settingName(tell, option, now), values, now);
}

/** What differs from the rules as they come; that nothing does, otherwise. */
function changedLine(tell: BotTeller, card: GameCard, all: readonly OptionMeta[], most: number): string {
  const sets = all.filter(setsOthers);
  const changed = all.flatMap((option) => {
    if (sets.includes(option)) return [];
    const now = card.options[option.id] ?? initialOf(option);
    const usual = usualOf(option, all, card.options);
    if (now === usual) return [];
    const setting = settingName(tell, option, now);
    const isOfSet = sets.some((set) => setBy(set).includes(option.id));
    return [
      isOfSet ? tell.text('bot.lobby.differs', { setting, usual: valueName(tell, option, usual) }) : setting,
    ];
  });
  if (sets.length > 0) return withSets(tell, card, sets, changed, most);
  if (changed.length === 0) return tell.text('bot.lobby.settings-none', { n: all.length });
  const shown = changed.slice(0, most);
  return tell.text('bot.lobby.settings-some', {
    settings: shown.join(' · '),
    more: changed.length - shown.length,
  });
}

/** The chosen preset, always named, and what differs from it. */
function withSets(
  tell: BotTeller,
  card: GameCard,
  sets: readonly OptionMeta[],
  changed: readonly string[],
  most: number,
): string {
  const chosen = sets
    .map((set) => settingName(tell, set, card.options[set.id] ?? initialOf(set)))
    .join(' · ');
  return tell.text('bot.lobby.settings-preset', {
    chosen,
    settings: changed.slice(0, most).join(' · '),
    changed: changed.length,
    more: Math.max(0, changed.length - most),
  });
}

function optionName(tell: BotTeller, { id }: OptionMeta): string {
  return tell.has(`option.${id}`) ? tell.lookup(`option.${id}`) : id;
}

function valueName(tell: BotTeller, option: OptionMeta, value: string): string {
  const key = `option.${option.id}.${value}`;
  return tell.has(key) ? tell.lookup(key) : isNumberOption(option) ? value : tell.name(value);
}

/** An option with a value, in words: `Pogroms: off`. */
const settingName = (tell: BotTeller, option: OptionMeta, value: string): string =>
  `${optionName(tell, option)}: ${valueName(tell, option, value)}`;
