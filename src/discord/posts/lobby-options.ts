import { initialOf, type OptionMeta, setBy, setsOthers, usualOf } from '../../kernel/index.js';
import type { GameCard } from '../../table/index.js';
import { type Bot, richTellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { type Form, formsOf, SETTINGS } from './lobby-forms.js';
import { languageName, optionsOf, settingName, valueName } from './setting-names.js';
import { LIMITS } from '../limits.js';
import type { BotTeller } from '../texts.js';
import { button, type ContainerPart, type MessageBody, post, rows, select, words } from '../post.js';

/** The settings of a lobby. The card names those that differ from the default; a button shows and changes all. */

/** Maximum number of changed settings named on the card, and on the page. */
const MOST_ON_CARD = 2;
const MOST_SHOWN = 12;
/** Characters of the dice seal on the card; the page behind Options shows it in full. */
const SEAL = 16;

/** The card's last line: changed settings, language and dice seal. */
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
  return button({ id: controlId(SETTINGS.open, String(card.id), -1), label });
}

/** The current settings and the forms to change them, visible only to the person who opened them. */
export function settingsPost(bot: Bot, card: GameCard, locale: string): MessageBody {
  const tell = richTellerOf(bot, card, locale);
  const forms = formsOf(bot, card, tell).filter(({ fields }) => fields.length > 0);
  const [shared, rules] = [forms.slice(0, SHARED), forms.slice(SHARED)];
  const now = shared.flatMap(({ fields }) =>
    fields.flatMap(({ label, now: value, values }) => {
      const named = values.find((each) => each.value === value)?.label;
      return named === undefined ? [] : [`${label}: **${named}**`];
    }),
  );
  const lines = [
    tell.text('bot.lobby.settings-title', { title: titleOf(card) }),
    ...aboutLines(tell, card),
    ...now,
    `-# ${changedLine(tell, card, optionsOf(bot, card), MOST_SHOWN)}`,
  ];
  const game = String(card.id);
  const open = ({ id, title }: Form) =>
    button({ id: controlId(SETTINGS.form, game, -1, id), label: `${title} …` });
  const parts: ContainerPart[] = [words(lines.join('\n'))];
  if (forms.length <= LIMITS.buttonsPerRow) return post([...parts, ...rows(forms.map(open))]);
  return post([...parts, ...rows(shared.map(open)), rulesMenu(tell, rules, game)]);
}

/** Number of forms that every game has; the others are the game's own. */
const SHARED = 2;

/** A menu of the game's own forms, each named by its first and last setting. */
const rulesMenu = (tell: BotTeller, forms: readonly Form[], game: string): ContainerPart =>
  select(
    controlId(SETTINGS.form, game, -1),
    tell.text('bot.lobby.form-which'),
    forms.map(({ id, title, fields }) => ({
      value: id,
      label: `${title}: ${fields[0]?.label ?? ''} … ${fields.at(-1)?.label ?? ''}`,
    })),
  );

/** About the game: description, variant, clock, who starts it, and the full dice seal. */
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

/** The settings that differ from the default, or a statement that none does. */
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

/** The preset, always named, and the settings that differ from it. */
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
