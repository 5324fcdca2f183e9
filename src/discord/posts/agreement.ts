import {
  DEFAULT_AGREEMENT,
  PACE_TIMES,
  ADVICE,
  MISSED,
  PACES,
  VERBOSITIES,
  type Agreement,
  type GameCard,
  type Pace,
} from '../../table/index.js';
import type { AnyModule } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** What a table agrees on, in words, and as menus of the lobby card. */

interface Option {
  readonly value: string;
  readonly label: string;
}

function timeName(tell: BotTeller, ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return tell.text('bot.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export function paceName(tell: BotTeller, pace: Pace, bank: boolean): string {
  const { decision, bank: saved } = PACE_TIMES[pace];
  const name = tell.text(`bot.pace.${pace}`);
  if (!bank) return tell.text('bot.pace.plain', { pace: name, decision: timeName(tell, decision) });
  const { start, each, most } = saved;
  return tell.text('bot.pace.bank', {
    pace: name,
    start: timeName(tell, start),
    each: timeName(tell, each),
    most: timeName(tell, most),
  });
}

/** The time for a decision, and for a reaction where the game has questions that close by themselves. */
function termsOf(tell: BotTeller, { pace, agreement }: GameCard, module: AnyModule | undefined): string {
  const terms = paceName(tell, pace, agreement.bank);
  const reacts = Object.values(module?.states ?? {}).some(({ onTimeout }) => onTimeout !== undefined);
  const window = timeName(tell, PACE_TIMES[pace].window);
  return reacts ? tell.text('bot.pace.window', { pace: terms, window }) : terms;
}

/** Speed and missed deadlines, as a small line. */
export function agreementLine(tell: BotTeller, card: GameCard, module: AnyModule | undefined): string {
  return `-# ${termsOf(tell, card, module)}. ${tell.text(`bot.missed.${card.agreement.missed}`)}.`;
}

export function joiningLine(tell: BotTeller, card: GameCard, module: AnyModule | undefined): string {
  return tell.text('bot.agreement', {
    pace: termsOf(tell, card, module),
    missed: tell.text(`bot.missed.${card.agreement.missed}`),
  });
}

/**
 * What of the agreement differs from the default, and that it keeps the game from being rated: who sits down must know
 * before they do. Empty where everything is as usual.
 */
export function unusualLines(tell: BotTeller, { agreement }: Pick<GameCard, 'agreement'>): readonly string[] {
  const { advice, missed, bank, verbosity } = agreement;
  const usual = DEFAULT_AGREEMENT;
  const lines = [
    ...(advice === usual.advice ? [] : [tell.lookup(`bot.unusual.advice-${advice}`)]),
    ...(missed === usual.missed ? [] : [tell.text(`bot.missed.${missed}`)]),
    ...(bank === usual.bank ? [] : [tell.text('bot.unusual.bank')]),
    ...(verbosity === usual.verbosity ? [] : [tell.text(`bot.verbosity.${verbosity}`)]),
  ];
  return lines.length === 0 ? [] : [tell.text('bot.unusual'), ...lines.map((text) => `• ${text}`)];
}

/** Mark of a pace whose unused time is saved up, in the values of menus and options. */
const BANK = '+bank';

/** A pace, and whether unused time is saved up, as a value of menus and options. */
export const paceValue = (pace: Pace, bank: boolean): string => (bank ? `${pace}${BANK}` : pace);

export function paceOptions(tell: BotTeller): readonly Option[] {
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

export function missedOptions(tell: BotTeller): readonly Option[] {
  return MISSED.map((missed) => ({ value: missed, label: tell.text(`bot.missed.${missed}`) }));
}

export function verbosityOptions(tell: BotTeller): readonly Option[] {
  return VERBOSITIES.map((each) => ({ value: each, label: tell.text(`bot.verbosity.${each}`) }));
}

export function adviceOptions(tell: BotTeller): readonly Option[] {
  return ADVICE.map((each) => ({ value: each, label: tell.text(`bot.advice.${each}`) }));
}

/** Of `all` the one that is meant; undefined when it is none of them. */
export function oneOf<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((each) => each === value);
}
