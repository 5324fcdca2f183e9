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
import { Refused } from '../../kernel/errors.js';
import type { AnyModule } from '../bot.js';
import { unformattedName } from '../escape.js';
import { clip, LIMITS } from '../limits.js';
import { botTeller, type BotTeller, LANGUAGES } from '../texts.js';

/** A table's agreement in words, and as options of the lobby's forms. */

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

/** Time per decision, and per reaction in games with questions that close by themselves. */
function termsOf(tell: BotTeller, { pace, agreement }: GameCard, module: AnyModule | undefined): string {
  const terms = paceName(tell, pace, agreement.bank);
  const reacts = Object.values(module?.states ?? {}).some(({ onTimeout }) => onTimeout !== undefined);
  const window = timeName(tell, PACE_TIMES[pace].window);
  return reacts ? tell.text('bot.pace.window', { pace: terms, window }) : terms;
}

/** Pace and missed deadlines, as small print. */
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
 * The terms that differ from the default, and that they make the game unrated: players must know before they join.
 * Empty if all are default.
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

/** Suffix of a pace with a time bank, in the values of menus and options. */
const BANK = '+bank';

/** The option value of a pace. */
export const paceValue = (pace: Pace, bank: boolean): string => (bank ? `${pace}${BANK}` : pace);

const BANKS = [false, true];

/** @param banks offer paces without a time bank, with one, or both */
export function paceOptions(tell: BotTeller, banks = BANKS): readonly Option[] {
  return banks.flatMap((bank) =>
    PACES.map((pace) => ({ value: paceValue(pace, bank), label: paceName(tell, pace, bank) })),
  );
}

/** Paces without a time bank. */
export const plainPaces = (tell: BotTeller): readonly Option[] => paceOptions(tell, [false]);

/** The pace with this value, label, or first word of the label, in any case and language. @throws Refused */
export function parsePace(
  tell: BotTeller,
  typed: string,
  banks = BANKS,
): {
  readonly pace: Pace;
  readonly agreement: Pick<Agreement, 'bank'>;
} {
  const wanted = typed.trim().toLowerCase();
  for (const bank of banks)
    for (const pace of PACES)
      if (namesOf(pace, bank).some((name) => name.toLowerCase() === wanted))
        return { pace, agreement: { bank } };
  const args = {
    typed: clip(unformattedName(typed).replaceAll('`', ''), LIMITS.optionLabel),
    paces: PACES.map((pace) => tell.text(`bot.pace.${pace}`)),
  };
  throw new Refused({ rule: 'table', key: 'bot.no-such-pace', args });
}

const namesOf = (pace: Pace, bank: boolean): readonly string[] => [
  paceValue(pace, bank),
  ...LANGUAGES.map(botTeller).flatMap((tell) => [
    paceName(tell, pace, bank),
    ...(bank ? [] : [tell.text(`bot.pace.${pace}`)]),
  ]),
];

export function missedOptions(tell: BotTeller): readonly Option[] {
  return MISSED.map((missed) => ({ value: missed, label: tell.text(`bot.missed.${missed}`) }));
}

export function verbosityOptions(tell: BotTeller): readonly Option[] {
  return VERBOSITIES.map((each) => ({ value: each, label: tell.text(`bot.verbosity.${each}`) }));
}

export function adviceOptions(tell: BotTeller): readonly Option[] {
  return ADVICE.map((each) => ({ value: each, label: tell.text(`bot.advice.${each}`) }));
}

/** The member of `all` equal to `value`; undefined if there is none. */
export function oneOf<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((each) => each === value);
}
