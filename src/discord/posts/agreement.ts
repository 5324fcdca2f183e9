import type { Teller } from '../../kernel/text.js';
import { DEFAULT_AGREEMENT, PACE_TIMES } from '../../table/clock/paces.js';
import {
  ADVICE,
  MISSED,
  PACES,
  VERBOSITIES,
  type Agreement,
  type GameCard,
  type Pace,
} from '../../table/types.js';

/** What a table agrees on, in words, and as menus of the lobby card. */

interface Option {
  readonly value: string;
  readonly label: string;
}

function timeName(tell: Teller, ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return tell.tell('bot.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export function paceName(tell: Teller, pace: Pace, bank: boolean): string {
  const { decision, bank: saved } = PACE_TIMES[pace];
  const name = tell.tell(`bot.pace.${pace}`);
  if (!bank) return tell.tell('bot.pace.plain', { pace: name, decision: timeName(tell, decision) });
  const { start, each, most } = saved;
  return tell.tell('bot.pace.bank', {
    pace: name,
    start: timeName(tell, start),
    each: timeName(tell, each),
    most: timeName(tell, most),
  });
}

export function agreementLines(tell: Teller, { pace, agreement }: GameCard): readonly string[] {
  return [
    tell.tell('bot.agreement', {
      pace: paceName(tell, pace, agreement.bank),
      missed: tell.tell(`bot.missed.${agreement.missed}`),
    }),
    tell.tell('bot.agreement.told', { verbosity: tell.tell(`bot.verbosity.${agreement.verbosity}`) }),
  ];
}

/**
 * What of the agreement differs from the default, and that it keeps the game from being rated: who sits down must know
 * before they do. Empty where everything is as usual.
 */
export function unusualLines(tell: Teller, { agreement }: Pick<GameCard, 'agreement'>): readonly string[] {
  const { advice, missed, bank, verbosity } = agreement;
  const usual = DEFAULT_AGREEMENT;
  const lines = [
    ...(advice === usual.advice ? [] : [tell.tell(`bot.unusual.advice-${advice}`)]),
    ...(missed === usual.missed ? [] : [tell.tell(`bot.missed.${missed}`)]),
    ...(bank === usual.bank ? [] : [tell.tell('bot.unusual.bank')]),
    ...(verbosity === usual.verbosity ? [] : [tell.tell(`bot.verbosity.${verbosity}`)]),
  ];
  return lines.length === 0 ? [] : [tell.tell('bot.unusual'), ...lines.map((text) => `• ${text}`)];
}

/** Mark of a pace whose unused time is saved up, in the values of menus and options. */
const BANK = '+bank';

/** A pace, and whether unused time is saved up, as a value of menus and options. */
export const paceValue = (pace: Pace, bank: boolean): string => (bank ? `${pace}${BANK}` : pace);

export function paceOptions(tell: Teller): readonly Option[] {
  return [false, true].flatMap((bank) =>
    PACES.map((pace) => ({ value: paceValue(pace, bank), label: paceName(tell, pace, bank) })),
  );
}

export function parsePace(value: string): {
  readonly pace: Pace;
  readonly agreement: Pick<Agreement, 'bank'>;
} {
  const bank = value.endsWith(BANK);
  const name = bank ? value.slice(0, -BANK.length) : value;
  return { pace: PACES.find((pace) => pace === name) ?? 'relaxed', agreement: { bank } };
}

export function missedOptions(tell: Teller): readonly Option[] {
  return MISSED.map((missed) => ({ value: missed, label: tell.tell(`bot.missed.${missed}`) }));
}

export function verbosityOptions(tell: Teller): readonly Option[] {
  return VERBOSITIES.map((each) => ({ value: each, label: tell.tell(`bot.verbosity.${each}`) }));
}

export function adviceOptions(tell: Teller): readonly Option[] {
  return ADVICE.map((each) => ({ value: each, label: tell.tell(`bot.advice.${each}`) }));
}

/** Of `all` the one that is meant; undefined when it is none of them. */
export function oneOf<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((each) => each === value);
}
