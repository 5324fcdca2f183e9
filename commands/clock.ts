import { DateTime } from 'luxon';
import { answer, textReply } from '../src/discord/answers.js';
import { directClosedWarning } from '../src/discord/permission-warnings.js';
import { timeTag } from '../src/discord/bot.js';
import type { RequestContext, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts.js';
import { timeOfDay } from '../src/discord/time-of-day.js';
import type { Person } from '../src/table/index.js';
import { groupCommand, type Subcommand } from './game-command.js';
import { completedOption, matching, ownLanguage, textOf } from './shared.js';
import { required, yesNoOption } from './slash.js';

/** `/clock`: a person's time zone, quiet hours and absences. Others only see the resulting deadlines. */

/** Default quiet hours once a time zone is set. */
const USUAL_QUIET = { from: 23 * 60, to: 7 * 60 };
/** Lengths of absence offered, in days. */
const ABSENCES = [1, 2, 3, 5, 7, 10, 14, 21, 28] as const;

const needed = (name: string, key: string) => required(completedOption(name, key));

/** A subcommand that gets the actor's stored data. */
const forMe = (
  run: (call: CommandCall, me: Person) => Promise<MessageBody>,
  options: NonNullable<Subcommand['options']> = [],
): Subcommand => ({
  options,
  run: async (call) => run(call, await call.bot.table.people.get(call.actor.person)),
});

export const clockCommand = groupCommand({
  name: 'clock',
  anywhere: true,
  subcommands: {
    show: forMe(shown),
    zone: forMe(saveZone, [needed('name', 'cmd.clock.zone.name')]),
    quiet: forMe(saveQuiet, [
      needed('from', 'cmd.clock.quiet.from'),
      needed('until', 'cmd.clock.quiet.until'),
    ]),
    away: forMe(saveAway, [needed('until', 'cmd.clock.away.until')]),
    back: forMe(endAbsence),
    direct: forMe(saveDirect, [required(yesNoOption('on', 'cmd.clock.direct.on'))]),
  },
  complete,
});

async function saveZone(call: CommandCall, me: Person): Promise<MessageBody> {
  const zone = textOf(call, 'name') ?? '';
  const quiet = me.quiet ?? (me.zone === undefined ? USUAL_QUIET : undefined);
  return saved(call, { ...me, zone, ...(quiet === undefined ? {} : { quiet }) });
}

async function saveQuiet(call: CommandCall, me: Person): Promise<MessageBody> {
  const [from, to] = ['from', 'until'].map((name) => minutesOf(textOf(call, name) ?? ''));
  if (from === undefined || to === undefined) {
    const typed = textOf(call, from === undefined ? 'from' : 'until') ?? '';
    return textReply(call, 'bot.clock.bad-time', { typed });
  }
  return saved(call, { ...me, quiet: { from, to } });
}

async function saveAway(call: CommandCall, me: Person): Promise<MessageBody> {
  const typed = textOf(call, 'until') ?? '';
  const now = call.bot.table.process.now();
  const until = dayOf(typed, now, me.zone);
  if (until === undefined || until <= now) {
    const example = DateTime.fromMillis(now, { zone: 'utc' }).plus({ days: 7 }).toISODate() ?? '';
    return textReply(call, 'bot.clock.bad-date', { typed, example });
  }
  return saved(call, { ...me, away: { from: now, until } });
}

async function endAbsence(call: CommandCall, { away, ...rest }: Person): Promise<MessageBody> {
  const now = call.bot.table.process.now();
  if (away === undefined || away.from >= now) return saved(call, rest);
  // Keep the past part: deadlines were suspended until now.
  return saved(call, { ...rest, away: { from: away.from, until: Math.min(now, away.until) } });
}

async function saveDirect(call: CommandCall, me: Person): Promise<MessageBody> {
  await call.bot.table.people.directs.reopen(me.id);
  return saved(call, { ...me, ...ownLanguage(call), direct: call.options['on'] === true });
}

async function saved(call: RequestContext, person: Person): Promise<MessageBody> {
  await call.bot.table.people.save(person);
  return shown(call, await call.bot.table.people.get(person.id));
}

async function shown(call: RequestContext, { zone, quiet, away, direct }: Person): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const now = call.bot.table.process.now();
  const lines = [
    tell.text('bot.clock.title'),
    zone === undefined
      ? tell.text('bot.clock.no-zone')
      : tell.text('bot.clock.zone', { zone, time: DateTime.fromMillis(now, { zone }).toFormat('HH:mm') }),
    quiet === undefined
      ? tell.text('bot.clock.no-quiet')
      : tell.text('bot.clock.quiet', { from: timeOfDay(quiet.from), until: timeOfDay(quiet.to) }),
    away === undefined || away.until <= now
      ? ''
      : tell.text('bot.clock.away', { until: timeTag(away.until, 'f') }),
    direct === true ? tell.text('bot.clock.direct') : '',
    await directClosedWarning(call),
    tell.text('bot.clock.note'),
  ];
  return answer(lines.filter((text) => text !== '').join('\n'));
}

/** The 24 full hours, starting at `from`. */
const hoursOfDay = (from: number): readonly string[] =>
  Array.from({ length: 24 }, (_, hour) => timeOfDay(((hour + from) % 24) * 60));

/** Words that turn something off. */
const OFF = ['off', 'aus', 'nie', 'never'];
export const isOff = (typed: string): boolean => OFF.includes(typed.toLowerCase());

/** Hours for something daily, from the morning on, and `off`. */
export const hoursOrOff = (): readonly Completion[] =>
  [...hoursOfDay(8), 'off'].map((time) => ({ name: time, value: time }));

/** Minutes of the day for `23:00`, `7:30` or `7`; undefined if it isn't a time. */
export function minutesOf(typed: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/u.exec(typed.trim());
  if (match === null) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours > 24 || minutes > 59 ? undefined : (hours * 60 + minutes) % (24 * 60);
}

/** Start of the local day for `2026-12-24`, `24.12.2026` or a number of days from now, ms; undefined for other text. */
function dayOf(typed: string, now: number, zone = 'utc'): number | undefined {
  const text = typed.trim();
  if (/^\d{1,2}$/u.test(text))
    return DateTime.fromMillis(now, { zone })
      .plus({ days: Number(text) })
      .startOf('day')
      .toMillis();
  for (const format of ['yyyy-MM-dd', 'd.M.yyyy']) {
    const day = DateTime.fromFormat(text, format, { zone });
    if (day.isValid) return day.toMillis();
  }
  return undefined;
}

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const now = call.bot.table.process.now();
  if (call.sub === 'zone') {
    const at = (zone: string): string => DateTime.fromMillis(now, { zone }).toFormat('HH:mm');
    const zones = matching(
      Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone })),
      call.typed.replaceAll(' ', '_'),
    );
    return zones.slice(0, 25).map(({ name, value }) => ({ name: `${name} · ${at(value)}`, value }));
  }
  if (call.sub === 'quiet') {
    return matching(
      hoursOfDay(20).map((time) => ({ name: time, value: time })),
      call.typed,
    );
  }
  const { zone = 'utc' } = await call.bot.table.people.get(call.actor.person);
  const tell = botTeller(call.locale);
  const days = ABSENCES.map((count) => {
    const value = DateTime.fromMillis(now, { zone }).plus({ days: count }).toISODate() ?? '';
    return { name: tell.text('bot.clock.days', { days: count, date: value }), value };
  });
  return matching(days, call.typed);
}
