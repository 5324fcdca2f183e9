import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { PageModalComponent, PageOption } from '../../src/room/contract.js';
import { componentsOf, SELECT_TYPES, type Component } from './messages.js';

export type OptionValue = string | number | boolean;

/** The options of a command, nested below its subcommands, as the page sends them. */
export function nested(
  path: readonly string[],
  command: APIApplicationCommand,
  options: Readonly<Record<string, OptionValue>>,
  focused?: string,
): PageOption[] {
  const leaf = (defs: readonly APIApplicationCommandOption[]): PageOption[] =>
    Object.entries(options).map(([name, value]) => ({
      type: defs.find((d) => d.name === name)?.type ?? 3,
      name,
      value,
      ...(name === focused ? { focused: true } : {}),
    }));
  const descend = (defs: readonly APIApplicationCommandOption[], rest: readonly string[]): PageOption[] => {
    const [name, ...more] = rest;
    if (name === undefined) return leaf(defs);
    const def = defs.find((d) => d.name === name && (d.type === 1 || d.type === 2));
    if (!def)
      throw new Error(`/${command.name} has no subcommand ${name}: ${defs.map((d) => d.name).join(', ')}`);
    const inner = (def as { options?: readonly APIApplicationCommandOption[] }).options ?? [];
    return [{ type: def.type, name, options: descend(inner, more) }];
  };
  return descend(command.options ?? [], path);
}

/** A completed form: its fields, nested, with their values. */
export function answers(
  list: readonly Component[],
  values: Readonly<Record<string, string | readonly string[] | boolean>>,
): PageModalComponent[] {
  const known = componentsOf({ components: list }).flatMap((c) => c.custom_id ?? []);
  for (const name of Object.keys(values))
    if (!known.includes(name)) throw new Error(`The modal has no field ${name}: ${known.join(', ')}`);
  const field = (c: Component): PageModalComponent => {
    // Unchanged fields are sent with their initial values, as by Discord.
    const given =
      c.custom_id === undefined
        ? undefined
        : (values[c.custom_id] ?? c.options?.find((o) => o.default)?.value);
    const base = { type: c.type, ...(c.custom_id === undefined ? {} : { custom_id: c.custom_id }) };
    if (c.component) return { ...base, component: field(c.component) };
    if (c.components) return { ...base, components: c.components.map(field) };
    if (Array.isArray(given)) return { ...base, values: given as readonly string[] };
    if (given === undefined) return base;
    return SELECT_TYPES.includes(c.type)
      ? { ...base, values: [String(given)] }
      : { ...base, value: given as string | boolean };
  };
  return list.map(field);
}
