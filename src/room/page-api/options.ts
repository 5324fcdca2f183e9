/** A command's options as a person filled them in, checked against the command. */
import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { invalidField } from '../rest/errors.js';
import type { PageOption } from '../contract.js';

/** The fields of an option's definition used here, for any type. */
interface Definition {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly options?: readonly APIApplicationCommandOption[];
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly channel_types?: readonly number[];
}

export interface CheckedOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly options?: readonly CheckedOption[];
  readonly focused?: boolean;
}

interface Asked {
  /** During autocomplete, values may be unfinished and required ones missing. */
  readonly autocomplete: boolean;
  /** The id of the stored attachment for a client's file id. */
  readonly upload: (id: string) => string | undefined;
  readonly channelType: (id: string) => number | undefined;
}

const MAX_TEXT = 6000;

function bad(name: string, code: string, message: string): never {
  throw invalidField(['data', 'options', name], code, message);
}

function inBounds(
  def: Definition,
  amount: number,
  low: number | undefined,
  high: number | undefined,
  what: string,
): void {
  if (low !== undefined && amount < low) bad(def.name, 'BASE_TYPE_MIN', `${what} must be at least ${low}.`);
  if (high !== undefined && amount > high) bad(def.name, 'BASE_TYPE_MAX', `${what} must be at most ${high}.`);
}

function value(def: Definition, given: PageOption, asked: Asked): string | number | boolean {
  const raw = given.value;
  if (raw === undefined) return bad(def.name, 'BASE_TYPE_REQUIRED', 'This field is required');
  // The focused value of an autocomplete is passed on as text.
  if (asked.autocomplete && given.focused) return String(raw);
  switch (def.type) {
    case O.String: {
      const text = String(raw);
      inBounds(def, text.length, def.min_length, def.max_length ?? MAX_TEXT, 'The length');
      if (def.choices?.length && !def.choices.some((c) => c.value === text))
        bad(def.name, 'BASE_TYPE_CHOICES', 'Value is none of the choices.');
      return text;
    }
    case O.Integer:
    case O.Number: {
      const number = Number(raw);
      const fits = def.type === O.Integer ? Number.isSafeInteger(number) : Number.isFinite(number);
      if (!fits || raw === '' || typeof raw === 'boolean')
        bad(
          def.name,
          'NUMBER_TYPE_COERCE',
          `Value "${String(raw)}" is not ${def.type === O.Integer ? 'int' : 'number'}.`,
        );
      inBounds(def, number, def.min_value, def.max_value, 'The value');
      if (def.choices?.length && !def.choices.some((c) => c.value === number))
        bad(def.name, 'BASE_TYPE_CHOICES', 'Value is none of the choices.');
      return number;
    }
    case O.Boolean:
      if (typeof raw !== 'boolean') bad(def.name, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
      return raw;
    case O.Attachment:
      return (
        asked.upload(String(raw)) ?? bad(def.name, 'ATTACHMENT_NOT_FOUND', 'The file was not sent along.')
      );
    default:
      if (!/^\d+$/.test(String(raw)))
        bad(def.name, 'NUMBER_TYPE_COERCE', `Value "${String(raw)}" is not snowflake.`);
      if (def.type === O.Channel && def.channel_types?.length) {
        const type = asked.channelType(String(raw));
        if (type !== undefined && !def.channel_types.includes(type))
          bad(def.name, 'BASE_TYPE_CHOICES', 'The channel is not of a kind that the option takes.');
      }
      return String(raw);
  }
}

export function checkOptions(
  defs: readonly APIApplicationCommandOption[],
  given: readonly PageOption[],
  asked: Asked,
): CheckedOption[] {
  const definitions = defs as readonly Definition[];
  const nested = definitions.some((d) => d.type === O.Subcommand || d.type === O.SubcommandGroup);
  if (nested && given.length !== 1)
    throw invalidField(['data', 'options'], 'BASE_TYPE_REQUIRED', 'A subcommand is required');
  const out = given.map((option): CheckedOption => {
    const def = definitions.find((d) => d.name === option.name);
    if (!def)
      return bad(
        String(option.name),
        'APPLICATION_COMMAND_OPTION_UNKNOWN',
        'The command has no such option.',
      );
    if (def.type === O.Subcommand || def.type === O.SubcommandGroup)
      return {
        name: def.name,
        type: def.type,
        options: checkOptions(def.options ?? [], option.options ?? [], asked),
      };
    return {
      name: def.name,
      type: def.type,
      value: value(asked.autocomplete ? { type: def.type, name: def.name } : def, option, asked),
      ...(asked.autocomplete && option.focused ? { focused: true } : {}),
    };
  });
  if (!asked.autocomplete && !nested)
    for (const def of definitions)
      if (def.required && !out.some((o) => o.name === def.name))
        bad(def.name, 'BASE_TYPE_REQUIRED', 'This field is required');
  return out;
}
