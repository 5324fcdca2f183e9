import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
} from 'discord-api-types/v10';
import {
  byLevel,
  initialOf,
  isNumberOption,
  menuOf,
  type OptionMeta,
  setBy,
  usualOf,
} from '../../kernel/index.js';
import type { GameCard } from '../../table/index.js';
import { type Bot, moduleOf, richTellerOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { clip, LIMITS } from '../limits.js';
import { capital } from '../presenter/labels.js';
import { LANGUAGES, type BotTeller } from '../texts.js';
import { adviceOptions, missedOptions, paceOptions, paceValue, verbosityOptions } from './agreement.js';
import { languageName, optionName, optionsOf, settingName, valueName } from './setting-names.js';

/** The settings of a lobby as forms of up to five fields. */

export const SETTINGS = {
  open: 'lobby-settings',
  /** Opens a form; the rest of the id, or the menu's value, names it. */
  form: 'lobby-form',
} as const;

interface Field {
  /** Id of the option; `@…` for settings that every game has. */
  readonly id: string;
  readonly label: string;
  /** The current value; undefined if none was chosen yet. */
  readonly now: string | undefined;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
  }[];
}

export interface Form {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Up to this many values are radio buttons, more are a menu. */
const MOST_RADIO = 3;

export function formsOf(bot: Bot, card: GameCard, tell: BotTeller): readonly Form[] {
  const rules = optionsOf(bot, card);
  const pages = Array.from({ length: Math.ceil(rules.length / LIMITS.modalFields) }, (_, page): Form => {
    const from = page * LIMITS.modalFields;
    const own = rules.slice(from, from + LIMITS.modalFields);
    return {
      id: String(page),
      title: tell.text('bot.lobby.form-rules', { from: from + 1, to: from + own.length }),
      fields: own.map((option) => ruleField(tell, card, option, rules)),
    };
  });
  const terms = {
    id: 'terms',
    title: tell.text('bot.lobby.form-terms'),
    fields: termFields(bot, card, tell),
  };
  const game = { id: 'game', title: tell.text('bot.lobby.form-game'), fields: gameFields(bot, card, tell) };
  return [terms, game, ...pages];
}

/** A field for a setting that every game has. Values are shown without repeating the label. */
function sharedField(tell: BotTeller, id: string, now: string | undefined, values: Field['values']): Field {
  const label = tell.lookup(`bot.lobby.field-${id}`);
  const shorter = (name: string): string =>
    name.startsWith(`${label}: `) ? capital(name.slice(label.length + 2)) : name;
  const own = values.map((each) => ({ ...each, label: shorter(each.label) }));
  return { id: `@${id}`, label, now, values: own };
}

/** The terms the players agree on. */
function termFields(bot: Bot, card: GameCard, tell: BotTeller): readonly Field[] {
  const { bank, missed, verbosity, advice } = card.agreement;
  const variants = moduleOf(bot, card)?.meta.variants ?? [];
  const all = [
    sharedField(
      tell,
      'variant',
      card.variant,
      variants.map(({ id }) => ({ value: id, label: tell.name(id), ...describedBy(tell, `variant.${id}`) })),
    ),
    sharedField(tell, 'pace', paceValue(card.pace, bank), paceOptions(tell)),
    sharedField(tell, 'missed', missed, missedOptions(tell)),
    sharedField(tell, 'verbosity', verbosity, verbosityOptions(tell)),
    sharedField(tell, 'advice', advice, adviceOptions(tell)),
  ];
  return all.filter(({ values }) => values.length > 1);
}

const describedBy = (tell: BotTeller, key: string): { readonly description?: string } =>
  tell.has(key) ? { description: tell.lookup(key) } : {};

function gameFields(bot: Bot, card: GameCard, tell: BotTeller): readonly Field[] {
  const { packs, ai = {} } = moduleOf(bot, card) ?? {};
  const offered = bot.table.games.packs(card.module);
  const levels = byLevel(Object.keys(ai)).filter((level) => tell.has(`ai.${level}`));
  const [level] = card.places.flatMap((place) => (place.strategy === undefined ? (place.ai ?? []) : []));
  const all = [
    sharedField(
      tell,
      'language',
      card.language,
      LANGUAGES.map((each) => ({ value: each, label: languageName(each) })),
    ),
    sharedField(
      tell,
      'level',
      level,
      levels.map((each) => ({ value: each, label: tell.name(each), ...describedBy(tell, `ai.${each}`) })),
    ),
    sharedField(
      tell,
      'pack',
      packs === undefined ? undefined : (card.options[packs.option] ?? offered[0]?.id),
      offered.map(({ id: pack, version }) => ({
        value: pack,
        label: tell.text('bot.pack', { pack, version }),
      })),
    ),
  ];
  return all.filter(({ values }) => values.length > 1);
}

function ruleField(tell: BotTeller, card: GameCard, option: OptionMeta, all: readonly OptionMeta[]): Field {
  const now = card.options[option.id] ?? initialOf(option);
  const usual = usualOf(option, all, card.options);
  const [set] = all.filter((one) => setBy(one).includes(option.id));
  // The value of the chosen preset, or of the rulebook.
  const described =
    set !== undefined
      ? settingName(tell, set, card.options[set.id] ?? initialOf(set))
      : isNumberOption(option)
        ? tell.text('bot.lobby.as-printed')
        : undefined;
  const values = menuOf(option, now, LIMITS.selectOptions).map((value) => ({
    value,
    label: valueName(tell, option, value),
    ...(value === usual && described !== undefined ? { description: described } : {}),
  }));
  return { id: option.id, label: optionName(tell, option), now, values };
}

/** The form with its current values; undefined if the form no longer exists. */
export function formModal(
  bot: Bot,
  card: GameCard,
  id: string,
  locale: string,
): APIModalInteractionResponseCallbackData | undefined {
  const form = formsOf(bot, card, richTellerOf(bot, card, locale)).find((each) => each.id === id);
  if (form === undefined || form.fields.length === 0) return undefined;
  return {
    custom_id: controlId(SETTINGS.form, String(card.id), -1, id),
    title: clip(form.title, LIMITS.modalTitle),
    components: form.fields.map((field) => ({
      type: ComponentType.Label as const,
      label: clip(field.label, LIMITS.modalLabel),
      component: inputOf(field),
    })),
  };
}

function inputOf({ id, now, values }: Field): APIComponentInLabel {
  const options = values.map(({ value, label, description }) => ({
    value,
    label: clip(label, LIMITS.optionLabel),
    ...(description === undefined ? {} : { description: clip(description, LIMITS.optionDescription) }),
    ...(value === now ? { default: true } : {}),
  }));
  const shared = { custom_id: id, options, required: now !== undefined };
  return values.length <= MOST_RADIO
    ? { type: ComponentType.RadioGroup, ...shared }
    : { type: ComponentType.StringSelect, ...shared };
}

/** The fields changed in the form. Unchanged ones aren't written: a preset may have set them meanwhile. */
export function changesIn(
  bot: Bot,
  card: GameCard,
  id: string,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const form = formsOf(bot, card, richTellerOf(bot, card, card.language)).find((each) => each.id === id);
  const changed = (form?.fields ?? []).flatMap(({ id: field, now }) => {
    const value = given[field];
    return value === undefined || value === now ? [] : [[field, value] as const];
  });
  return Object.fromEntries(changed);
}
