import type { NumberOption, OptionMeta, WordOption } from './types.js';

/** Settings of a game: allowed values, defaults, and how rules read them. */

export type Settings = Readonly<Record<string, string>>;

export function isNumberOption(option: OptionMeta): option is NumberOption {
  return 'min' in option;
}

/** The initial value, as stored. */
export function initialOf(option: OptionMeta): string {
  return String(option.initial);
}

const presetsOf = (option: OptionMeta): WordOption['presets'] =>
  isNumberOption(option) ? undefined : option.presets;

/** Whether choosing this option sets other options. */
export const setsOthers = (option: OptionMeta): boolean => presetsOf(option) !== undefined;

/** Options that this one sets, for any of its values. */
export const setBy = (option: OptionMeta): readonly string[] =>
  Object.values(presetsOf(option) ?? {}).flatMap((preset) => Object.keys(preset));

/** The default: a preset's value if one applies, else the initial value. */
export function usualOf(option: OptionMeta, options: readonly OptionMeta[], given: Settings): string {
  for (const one of options) {
    const preset = presetsOf(one)?.[given[one.id] ?? initialOf(one)];
    const value = preset?.[option.id];
    if (value !== undefined) return value;
  }
  return initialOf(option);
}

/** The value as stored; undefined if it is not allowed. */
export function fitOption(option: OptionMeta, value: string): string | undefined {
  if (!isNumberOption(option)) return option.values.includes(value) ? value : undefined;
  if (!/^-?\d{1,9}$/.test(value)) return undefined;
  const number = Number(value);
  const { min, max, step = 1 } = option;
  return number >= min && number <= max && (number - min) % step === 0 ? String(number) : undefined;
}

/** The option's allowed values as text: `off, on`, or `0–99`. */
export function rangeOf(option: OptionMeta): string {
  if (!isNumberOption(option)) return option.values.join(', ');
  const { min, max, step = 1 } = option;
  return step === 1 ? `${min}–${max}` : `${min}–${max} (${min}, ${min + step} …)`;
}

/** @throws RangeError if the stored value is not allowed */
export function numberOf(option: NumberOption, settings: Settings): number {
  return Number(settingOf(option, settings));
}

/** The stored value, or the initial one. @throws RangeError if it is not allowed */
export function settingOf(option: OptionMeta, settings: Settings): string {
  const given = settings[option.id];
  if (given === undefined) return initialOf(option);
  const fitted = fitOption(option, given);
  if (fitted === undefined) throw new RangeError(`${option.id} can't be ${given}: ${rangeOf(option)}`);
  return fitted;
}

/**
 * Every option's value: as given, else its default.
 * @throws RangeError if an option is unknown or a value is not allowed
 */
export function settingsOf(options: readonly OptionMeta[], given: Settings): Record<string, string> {
  for (const id of Object.keys(given)) {
    if (options.some((option) => option.id === id)) continue;
    const known = options.map((option) => option.id).join(', ');
    throw new RangeError(`there is no option ${id}; there are ${known || 'none'}`);
  }
  return Object.fromEntries(
    options.map((option) => [
      option.id,
      given[option.id] === undefined ? usualOf(option, options, given) : settingOf(option, given),
    ]),
  );
}

/** Values to try in turn: every word; for a number, its initial value and both ends. */
export function samplesOf(option: OptionMeta): readonly string[] {
  if (!isNumberOption(option)) return option.values;
  return [...new Set([option.initial, option.min, lastOf(option)].map(String))];
}

/** At most `most` values for a menu, in order: all, or the ones near `now` and fewer the farther away. */
export function menuOf(option: OptionMeta, now: string, most: number): readonly string[] {
  if (!isNumberOption(option)) return option.values.slice(0, most);
  const { min, step = 1, initial } = option;
  const last = lastOf(option);
  const count = (last - min) / step + 1;
  if (count <= most) return Array.from({ length: count }, (_, at) => String(min + at * step));
  const at = Number(now);
  const near = [...new Set([min, last, initial, at])];
  for (const leap of LEAPS) {
    for (const number of [at - leap * step, at + leap * step]) {
      if (near.length < most && number > min && number < last && !near.includes(number)) near.push(number);
    }
  }
  return near.sort((a, b) => a - b).map(String);
}

const LEAPS: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 500, 2000, 10_000];

/** The highest value that steps of `step` reach. */
const lastOf = ({ min, max, step = 1 }: NumberOption): number => max - ((max - min) % step);
