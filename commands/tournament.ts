import {
  type APIApplicationCommandBasicOption,
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
  surelyEndPost,
} from '../src/answers/tournament.js';
import { textReply } from '../src/discord/answers.js';
import { type AnyModule, aiLabel, mention, tellerOf } from '../src/discord/bot.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { unformattedName } from '../src/discord/escape.js';
import type { MessageBody } from '../src/discord/post.js';
import { parsePace, plainPaces } from '../src/discord/posts/agreement.js';
import { tournamentTitle } from '../src/discord/posts/tournament.js';
import { BOT_TEXTS, botTeller } from '../src/discord/texts.js';
import { type AnyArgs, byLevel } from '../src/kernel/index.js';
import { KINDS, type Tournament } from '../src/table/index.js';
import { unfitChannel } from '../src/answers/fit-channel.js';
import { groupCommand, type Subcommand } from './game-command.js';
import { translations } from './languages.js';
import {
  completedOption,
  completeLabels,
  described,
  gameChoices,
  matching,
  numberOf,
  textOf,
} from './shared.js';
import { choiceOption, personOption, required, wholeOption } from './slash.js';

const which = () => completedOption('tournament', 'opt.tournament');
const whole = (name: string, least: number, most: number) =>
  wholeOption(name, `opt.tour.${name}`, least, most);
const person = (key: string) => required(personOption(key));

/** `/tournament`: organize, join and show tournaments. */
export const tournamentCommand = (modules: ReadonlyMap<string, AnyModule>): Command =>
  groupCommand({
    name: 'tournament',
    subcommands: { new: { options: newOptions(modules), run: create }, ...subcommands },
    complete: (call) => complete(call, modules),
  });

function newOptions(modules: ReadonlyMap<string, AnyModule>): readonly APIApplicationCommandBasicOption[] {
  const kinds = KINDS.map((kind) => ({
    value: kind,
    name: botTeller('en').lookup(`bot.tour.kind-${kind}`),
    name_localizations: translations(BOT_TEXTS, (tell) => tell.text(`bot.tour.kind-${kind}`)) ?? null,
  }));
  return [
    required(choiceOption('game', 'opt.tour.game', gameChoices([...modules.values()]))),
    required(choiceOption('kind', 'opt.tour.kind', kinds)),
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
  ];
}

const ONE = [which()];
const OF_SEASON = [which(), whole('season', 1, 200)];

/** A subcommand about the named tournament, or this channel's. */
const onTournament = (
  options: Subcommand['options'] & {},
  run: (call: CommandCall, id: number) => Promise<MessageBody>,
): Subcommand => ({
  options,
  async run(call) {
    const text = textOf(call, 'tournament');
    const named = text === undefined ? {} : { text };
    const { id } = await call.bot.table.tournaments.find(call.actor, { ...named, channel: call.channel });
    return run(call, id);
  },
});

/** An organizer's subcommand; `run` returns the changed tournament and arguments for the text `bot.tour.<key>`. */
const organizing = (
  key: string,
  options: Subcommand['options'] & {},
  run: (call: CommandCall, id: number) => Promise<readonly [Tournament, AnyArgs?]>,
): Subcommand =>
  onTournament(options, async (call, id) => {
    const [now, args] = await run(call, id);
    await refreshed(call, now);
    return textReply(call, `bot.tour.${key}`, { title: tournamentTitle(now), ...args });
  });

const subcommands: Readonly<Record<string, Subcommand>> = {
  list: { run: listPost },
  join: onTournament(ONE, joinedPost),
  leave: onTournament(ONE, leftPost),
  start: onTournament(ONE, startedPost),
  standings: onTournament(OF_SEASON, (call, id) => shownStandings(call, id, numberOf(call, 'season'))),
  round: onTournament([whole('round', 1, 200), ...OF_SEASON], (call, id) =>
    shownRound(call, id, numberOf(call, 'round'), numberOf(call, 'season')),
  ),
  export: onTournament(OF_SEASON, (call, id) => exportPost(call, id, numberOf(call, 'season'))),
  drop: organizing('dropped', [person('opt.tour.drop'), ...ONE], async (call, id) => {
    const who = textOf(call, 'person') ?? '';
    return [await call.bot.table.tournaments.drop(call.actor, id, who), { who: mention(who) }];
  }),
  extend: organizing('extended', [required(whole('days', 1, 60)), ...ONE], async (call, id) => {
    const days = Number(call.options['days']);
    return [await call.bot.table.tournaments.extend(call.actor, id, days), { days }];
  }),
  decide: organizing('decided', [person('opt.tour.winner'), ...ONE], async (call, id) => {
    const who = textOf(call, 'person') ?? '';
    return [await call.bot.table.tournaments.rule(call.actor, id, who), { who: mention(who) }];
  }),
  end: onTournament(ONE, surelyEndPost),
};

async function create(call: CommandCall): Promise<MessageBody> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const kind = KINDS.find((each) => each === call.options['kind']);
  const inThread = call.inThread === true;
  // Each game opens a thread, which isn't possible within a thread.
  const channel = textOf(call, 'channel') ?? (inThread ? undefined : call.channel);
  if (channel === undefined) return textReply(call, 'bot.tour.which-channel');
  const given = {
    name: textOf(call, 'name'),
    variant: textOf(call, 'variant'),
    fill: textOf(call, 'fill'),
    seats: numberOf(call, 'seats'),
    rounds: numberOf(call, 'rounds'),
    days: numberOf(call, 'days'),
    division: numberOf(call, 'division'),
    moves: numberOf(call, 'moves'),
    pace: parsePace(botTeller(call.locale), textOf(call, 'pace') ?? 'relaxed', [false]).pace,
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
  if (call.focused === 'pace') return completeLabels(call, plainPaces);
  if (call.focused === 'tournament') {
    const all = await call.bot.table.tournaments.list(call.actor);
    return matching(
      all.map(({ title, number }) => ({ name: unformattedName(title), value: `T${number}` })),
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
