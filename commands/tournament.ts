import { byLevel } from '../src/kernel/levels.js';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ChannelType,
} from 'discord-api-types/v10';
import { exportPost } from '../src/answers/tournament-export.js';
import {
  joinedPost,
  leftPost,
  listPost,
  openedPost,
  refreshed,
  shownRound,
  shownStandings,
  startedPost,
} from '../src/answers/tournament.js';
import { say } from '../src/discord/answers.js';
import { type AnyModule, aiLabel, mention, tellerOf } from '../src/discord/bot.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { bare } from '../src/discord/escape.js';
import type { Post } from '../src/discord/post.js';
import { paceOptions, parsePace } from '../src/discord/posts/agreement.js';
import { tournamentTitle } from '../src/discord/posts/tournament.js';
import { BOT_TEXTS, botTeller } from '../src/discord/texts.js';
import { KINDS, type Tournament } from '../src/table/index.js';
import { unfitChannel } from '../src/answers/fit-channel.js';
import { translations } from './languages.js';
import { completedOption, described, gameChoices, matching, numberOf, textOf } from './shared.js';
import { choiceOption, personOption, slash, subcommand, wholeOption } from './slash.js';

const which = () => completedOption('tournament', 'opt.tournament');
const whole = (name: string, least: number, most: number, required = false) => ({
  ...wholeOption(name, `opt.tour.${name}`, least, most),
  required,
});
const person = (key: string) => ({ ...personOption(key), required: true });

/** `/tournament`: organise one, take part in it, look at it. */
export function tournamentCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  return {
    data: slash('tournament', subcommands(modules)),
    run: (call) => RUN[call.sub]?.(call, modules) ?? Promise.resolve(say(call, 'bot.old-control')),
    complete: (call) => complete(call, modules),
  };
}

function subcommands(modules: ReadonlyMap<string, AnyModule>): APIApplicationCommandSubcommandOption[] {
  const sub = (name: string, options: readonly APIApplicationCommandBasicOption[] = [which()]) =>
    subcommand('tournament', name, options);
  const kinds = KINDS.map((kind) => ({
    value: kind,
    name: botTeller('en').lookup(`bot.tour.kind-${kind}`),
    name_localizations: translations(BOT_TEXTS, (tell) => tell.lookup(`bot.tour.kind-${kind}`)) ?? null,
  }));
  return [
    sub('new', [
      { ...choiceOption('game', 'opt.tour.game', gameChoices([...modules.values()])), required: true },
      { ...choiceOption('kind', 'opt.tour.kind', kinds), required: true },
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        ...described('opt.tour.name'),
        max_length: 40,
      },
      whole('seats', 2, 6),
      completedOption('fill', 'opt.tour.fill'),
      whole('rounds', 1, 20),
      whole('days', 1, 60),
      completedOption('pace', 'opt.pace'),
      completedOption('variant', 'opt.tour.variant'),
      whole('division', 2, 32),
      whole('moves', 1, 8),
      {
        type: ApplicationCommandOptionType.Channel,
        name: 'channel',
        ...described('opt.tour.channel'),
        channel_types: [ChannelType.GuildText],
      },
    ]),
    sub('list', []),
    sub('join'),
    sub('leave'),
    sub('start'),
    sub('standings', [which(), whole('season', 1, 200)]),
    sub('round', [whole('round', 1, 200), which(), whole('season', 1, 200)]),
    sub('export', [which(), whole('season', 1, 200)]),
    sub('drop', [person('opt.tour.drop'), which()]),
    sub('extend', [whole('days', 1, 60, true), which()]),
    sub('decide', [whole('table', 1, 64, true), person('opt.tour.winner'), which()]),
    sub('end'),
  ];
}

type Run = (call: CommandCall, modules: ReadonlyMap<string, AnyModule>) => Promise<Post>;

const found = (call: CommandCall): Promise<Tournament> => {
  const text = textOf(call, 'tournament');
  return call.bot.table.tournaments.find(call.actor, {
    ...(text === undefined ? {} : { text }),
    channel: call.channel,
  });
};

const onFound =
  (work: (call: CommandCall, id: number) => Promise<Post>): Run =>
  async (call) =>
    work(call, (await found(call)).id);

const RUN: Readonly<Record<string, Run>> = {
  new: create,
  list: listPost,
  join: onFound(joinedPost),
  leave: onFound(leftPost),
  start: onFound(startedPost),
  standings: onFound((call, id) => shownStandings(call, id, numberOf(call, 'season'))),
  round: onFound((call, id) => shownRound(call, id, numberOf(call, 'round'), numberOf(call, 'season'))),
  export: onFound((call, id) => exportPost(call, id, numberOf(call, 'season'))),
  drop: onFound(async (call, id) => {
    const who = textOf(call, 'person') ?? '';
    const now = await call.bot.table.tournaments.drop(call.actor, id, who);
    await refreshed(call, now);
    return say(call, 'bot.tour.dropped', { title: tournamentTitle(now), who: mention(who) });
  }),
  extend: onFound(async (call, id) => {
    const days = Number(call.options['days']);
    const now = await call.bot.table.tournaments.extend(call.actor, id, days);
    await refreshed(call, now);
    return say(call, 'bot.tour.extended', { title: tournamentTitle(now), days });
  }),
  decide: onFound(async (call, id) => {
    const [table, who] = [Number(call.options['table']), textOf(call, 'person') ?? ''];
    const now = await call.bot.table.tournaments.rule(call.actor, id, table, who);
    await refreshed(call, now);
    return say(call, 'bot.tour.decided', { title: tournamentTitle(now), table, who: mention(who) });
  }),
  end: onFound(async (call, id) => {
    const now = await call.bot.table.tournaments.end(call.actor, id);
    await refreshed(call, now);
    return say(call, 'bot.tour.ended', { title: tournamentTitle(now) });
  }),
};

async function create(call: CommandCall): Promise<Post> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const kind = KINDS.find((each) => each === call.options['kind']);
  const inThread = call.inThread === true;
  // Each game has a thread of its own, and a thread has none.
  const channel = textOf(call, 'channel') ?? (inThread ? undefined : call.channel);
  if (channel === undefined) return say(call, 'bot.tour.which-channel');
  const given = {
    name: textOf(call, 'name'),
    variant: textOf(call, 'variant'),
    fill: textOf(call, 'fill'),
    seats: numberOf(call, 'seats'),
    rounds: numberOf(call, 'rounds'),
    days: numberOf(call, 'days'),
    division: numberOf(call, 'division'),
    moves: numberOf(call, 'moves'),
    pace: parsePace(textOf(call, 'pace') ?? '').pace,
  };
  const made = await call.bot.table.tournaments.create(call.actor, {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    module: textOf(call, 'game') ?? '',
    kind: kind ?? 'swiss',
    language: botTeller(call.locale).locale,
    channel,
    home: call.channel,
    threads: !inThread,
  });
  return openedPost(call, made);
}

async function complete(
  call: CompleteCall,
  modules: ReadonlyMap<string, AnyModule>,
): Promise<readonly Completion[]> {
  if (call.focused === 'pace')
    return matching(
      paceOptions(botTeller(call.locale)).map(({ value, label }) => ({ name: label, value })),
      call.typed,
    );
  if (call.focused === 'tournament') {
    const all = await call.bot.table.tournaments.list(call.actor);
    return matching(
      all.map(({ title, number }) => ({ name: bare(title), value: `T${number}` })),
      call.typed,
    );
  }
  const game = textOf(call, 'game') ?? '';
  const module = modules.get(game);
  const tell = tellerOf(call.bot, { module: game }, call.locale);
  const names =
    call.focused === 'variant'
      ? (module?.meta.variants ?? []).map(({ id }) => ({ name: tell.name(id), value: id }))
      : byLevel(Object.keys(module?.ai ?? {})).map((ai) => ({ name: aiLabel(tell, ai), value: ai }));
  return matching(names, call.typed);
}
