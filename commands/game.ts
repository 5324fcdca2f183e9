import {
  ApplicationCommandOptionType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
} from 'discord-api-types/v10';
import { byLevel } from '../src/kernel/levels.js';
import { answer, say } from '../src/discord/answers.js';
import { aiLabel, type AnyModule, gameName, moduleOf, tellerOf, titleOf } from '../src/discord/bot.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { controlId } from '../src/discord/custom-id.js';
import { button, post, type Post, rows, words } from '../src/discord/post.js';
import { oneOf, paceOptions, verbosityOptions } from '../src/discord/posts/agreement.js';
import { statusPost } from '../src/discord/posts/status.js';
import { packName } from '../src/discord/posts/lobby.js';
import { botTeller, LANGUAGES } from '../src/discord/texts.js';
import { ADVICE, VERBOSITIES, type GameCard } from '../src/table/index.js';
import {
  completeAdvice,
  completedOption,
  completeGame,
  described,
  findGame,
  gameChoices,
  gameOption,
  matching,
  numberOf,
  textOf,
} from './shared.js';
import { choiceOption, personOption, slash, subcommand, wholeOption, yesNoOption } from './slash.js';
import { exportGame } from './export.js';
import { handOverPost } from '../src/answers/hand-over.js';
import { here } from './here.js';
import { newGamePost } from '../src/answers/new-game.js';
import { completeEvents, rewind } from './rewind.js';
import { seatIn } from '../src/answers/seats.js';
import { verifyPost } from '../src/answers/verify.js';
import { invitePost } from '../src/answers/invite.js';
import { END_YES, firstAi } from '../src/answers/lobby.js';
import { fillByStrategy, whichStrategy } from '../src/answers/strategies.js';

export function gameCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  const subs: Readonly<Record<string, (call: CommandCall) => Promise<Post>>> = {
    new: create,
    join,
    leave,
    fill,
    remove,
    start,
    status,
    end,
    here,
    list,
    verify,
    unfreeze,
    replace,
    take,
    swap,
    rewind,
    settings,
    export: exportGame,
    nonce,
    invite: async (call) => {
      const whom = textOf(call, 'person');
      // Discord asks for somebody; what comes without is no invitation that was typed.
      if (whom === undefined) return say(call, 'bot.old-control');
      return invitePost(call, whom, call.programs?.includes(whom) === true);
    },
    follow,
  };
  return {
    data: slash('game', subcommands(modules)),
    run: (call) => {
      const sub = Object.hasOwn(subs, call.sub) ? subs[call.sub] : undefined;
      return sub === undefined ? Promise.resolve(say(call, 'bot.old-control')) : sub(call);
    },
    complete,
  };
}

function subcommands(modules: ReadonlyMap<string, AnyModule>): APIApplicationCommandSubcommandOption[] {
  const sub = (name: string, options: readonly APIApplicationCommandBasicOption[]) =>
    subcommand('game', name, options);
  const games = gameChoices([...modules.values()]);
  return [
    sub('new', [
      choiceOption('game', 'opt.what', games),
      completedOption('variant', 'opt.variant'),
      completedOption('pack', 'opt.pack'),
      wholeOption('ai', 'opt.seats', 0, 8),
      choiceOption(
        'language',
        'opt.language',
        LANGUAGES.map((language) => ({ name: botTeller(language).text('bot.language'), value: language })),
      ),
      completedOption('pace', 'opt.pace'),
    ]),
    sub('join', [completedOption('seat', 'opt.seat'), gameOption()]),
    sub('leave', [gameOption()]),
    sub('fill', [
      completedOption('ai', 'opt.ai'),
      completedOption('strategy', 'opt.strategy'),
      wholeOption('seats', 'opt.more', 1, 8),
      gameOption(),
    ]),
    sub('remove', [{ ...wholeOption('place', 'opt.place', 1, 12), required: true }, gameOption()]),
    sub('start', [gameOption()]),
    sub('status', [gameOption()]),
    sub('end', [gameOption()]),
    sub('here', [gameOption()]),
    sub('list', [yesNoOption('all', 'opt.everything')]),
    sub('verify', [gameOption()]),
    sub('unfreeze', [gameOption()]),
    sub('replace', [
      { ...completedOption('seat', 'opt.seat'), required: true },
      personOption('opt.person'),
      gameOption(),
    ]),
    sub('take', [completedOption('seat', 'opt.seat'), gameOption()]),
    sub('swap', [
      { ...completedOption('seat', 'opt.seat'), required: true },
      { ...completedOption('with', 'opt.with'), required: true },
      gameOption(),
    ]),
    sub('export', [yesNoOption('film', 'opt.film'), gameOption()]),
    sub('nonce', [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        ...described('opt.nonce'),
        required: true,
        max_length: 64,
      },
      gameOption(),
    ]),
    sub('settings', [
      completedOption('posts', 'opt.posts'),
      completedOption('hints', 'opt.hints'),
      completedOption('ai', 'opt.level'),
      gameOption(),
    ]),
    sub('invite', [{ ...personOption('opt.invite'), required: true }]),
    sub('follow', [gameOption()]),
    sub('rewind', [{ ...completedOption('to', 'opt.to'), required: true }, gameOption()]),
  ];
}

function create(call: CommandCall): Promise<Post> {
  const texts = Object.fromEntries(
    (['variant', 'pack', 'language', 'pace'] as const).flatMap((name) => {
      const text = textOf(call, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const [module, ai] = [textOf(call, 'game'), numberOf(call, 'ai')];
  return newGamePost(call, {
    ...texts,
    ...(module === undefined ? {} : { module }),
    ...(ai === undefined ? {} : { ai }),
  });
}

/** Subcommands for games that gather players, and those for any; the others are for games that have begun. */
const FOR_LOBBIES: readonly string[] = ['join', 'fill', 'remove', 'start', 'nonce'];
const FOR_ANY: readonly string[] = ['leave', 'status', 'end', 'swap', 'settings'];

/** The game that a subcommand means here. */
const meantBy = (call: CommandCall | CompleteCall): Promise<GameCard> =>
  findGame(
    call,
    undefined,
    FOR_LOBBIES.includes(call.sub) ? 'lobby' : FOR_ANY.includes(call.sub) ? 'any' : 'begun',
  );

async function join(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const card = await call.bot.table.lobby.join(call.actor, found.id, seatIn(call, found));
  const tell = tellerOf(call.bot, card, call.locale);
  const seat = card.places.find((place) => place.person === call.actor.person)?.seat;
  const name = seat === undefined ? tell.text('bot.lobby.any-seat') : tell.name(seat);
  return answer(tell.text('bot.lobby.joined', { title: titleOf(card), seat: name }));
}

async function leave(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const card = await call.bot.table.lobby.leave(call.actor, found.id);
  return say(call, 'bot.lobby.left', { title: titleOf(card) });
}

async function fill(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const module = moduleOf(call.bot, found);
  const strategists = Object.keys(module?.strategists ?? {});
  const strategy = textOf(call, 'strategy');
  // Who names a strategy and nobody who plays by it means the one that does.
  const ai = textOf(call, 'ai') ?? (strategy === undefined ? undefined : strategists[0]) ?? firstAi(module);
  const seats = numberOf(call, 'seats');
  const more = seats === undefined ? {} : { more: seats };
  if (strategists.includes(ai)) {
    const wanted = { ai, ...more };
    if (strategy === undefined) return whichStrategy(call, found, wanted);
    return fillByStrategy(call, found, wanted, strategy);
  }
  const card = await call.bot.table.lobby.fill(call.actor, found.id, ai, {
    ...more,
    ...(strategy === undefined ? {} : { strategy }),
  });
  return say(call, 'bot.lobby.filled', { title: titleOf(card) });
}

async function remove(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  return shown(call, await call.bot.table.lobby.remove(call.actor, found.id, Number(call.options['place'])));
}

async function start(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const { card } = await call.bot.table.lobby.start(call.actor, found.id);
  return say(call, 'bot.game.started', { title: titleOf(card) });
}

async function status(call: CommandCall): Promise<Post> {
  return shown(call, await meantBy(call));
}

async function end(call: CommandCall): Promise<Post> {
  const card = await meantBy(call);
  const tell = botTeller(call.locale);
  return post([
    words(tell.text('bot.game.confirm-end', { title: titleOf(card) })),
    ...rows([
      button({
        id: controlId(END_YES, String(card.id), -1),
        label: tell.text('bot.game.confirm-end-yes'),
        style: 'danger',
      }),
    ]),
  ]);
}

async function list(call: CommandCall): Promise<Post> {
  const all = call.options['all'] === true;
  const games = await call.bot.table.games.list(call.actor, {
    limit: 25,
    ...(all ? {} : { stages: ['lobby', 'running', 'paused', 'frozen'] as const }),
  });
  const tell = botTeller(call.locale);
  if (games.length === 0) return answer(tell.text('bot.game.none'));
  const lines = games.map((card) =>
    tell.text('bot.game.line', {
      title: titleOf(card),
      game: gameName(tellerOf(call.bot, card, call.locale), card.module),
      stage: tell.lookup(`bot.stage.${card.stage}`),
      more: ` · <#${card.thread ?? card.channel}>`,
    }),
  );
  return answer([tell.text('bot.game.list'), ...lines].join('\n'));
}

const verify = async (call: CommandCall): Promise<Post> => verifyPost(call, (await meantBy(call)).id);

/** Something of one's own for the seed, so that nobody can say the dice were chosen. */
async function nonce(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const card = await call.bot.table.lobby.addNonce(call.actor, found.id, textOf(call, 'text') ?? '');
  return say(call, 'bot.nonce.done', { title: titleOf(card) });
}

/** Somebody who looks on is told the end, or not any more. */
async function follow(call: CommandCall): Promise<Post> {
  const card = await meantBy(call);
  const { club } = call.bot.table;
  const follows = await club.follow(call.actor, card.id, !(await club.isFollowing(call.actor, card.id)));
  return say(call, follows ? 'bot.follow.on' : 'bot.follow.off', { title: titleOf(card) });
}

async function unfreeze(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const { card } = await call.bot.table.host.thaw(call.actor, found.id);
  return shown(call, card);
}

async function replace(call: CommandCall): Promise<Post> {
  const person = textOf(call, 'person');
  if (person !== undefined && call.programs?.includes(person) === true)
    return say(call, 'bot.replace.program');
  const found = await meantBy(call);
  const by = person === undefined ? { ai: firstAi(moduleOf(call.bot, found)) } : { person };
  return shown(call, await call.bot.table.host.replace(call.actor, found.id, seatIn(call, found) ?? '', by));
}

/** A seat back from the AI. */
async function take(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const card = await call.bot.table.host.takeBack(call.actor, found.id, seatIn(call, found));
  return handOverPost(call, card.id);
}

async function swap(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const [one = '', other = ''] = [seatIn(call, found), seatIn(call, found, 'with')];
  return shown(call, await call.bot.table.host.swap(call.actor, found.id, one, other));
}

/** A program that plays by a text is set up where it sits down: `/game settings` has levels alone. */
const strategistsFor = (call: CompleteCall, module: AnyModule | undefined): readonly string[] =>
  call.sub === 'settings' ? [] : Object.keys(module?.strategists ?? {});

async function settings(call: CommandCall): Promise<Post> {
  const found = await meantBy(call);
  const advice = oneOf(ADVICE, textOf(call, 'hints'));
  const told =
    oneOf(VERBOSITIES, textOf(call, 'posts')) ??
    (advice === undefined && textOf(call, 'ai') === undefined ? found.agreement.verbosity : undefined);
  const level = textOf(call, 'ai');
  if (advice !== undefined) await call.bot.table.host.setAdvice(call.actor, found.id, advice);
  if (level !== undefined) await call.bot.table.host.setLevel(call.actor, found.id, level);
  if (told !== undefined) await call.bot.table.host.setVerbosity(call.actor, found.id, told);
  const card = await call.bot.table.games.card(call.actor, found.id);
  const tell = botTeller(call.locale);
  const verbosity = tell.lookup(`bot.verbosity.${card.agreement.verbosity}`);
  const asked = tell.lookup(`bot.advice.${card.agreement.advice}`);
  const lines = [tell.text('bot.settings.told', { title: titleOf(card), verbosity }), `${asked}.`];
  const words = tellerOf(call.bot, card, call.locale);
  const programs = [
    ...new Set(card.places.flatMap(({ ai, strategy }) => (strategy === undefined ? (ai ?? []) : []))),
  ];
  for (const ai of programs) lines.push(tell.text('bot.settings.level', { level: aiLabel(words, ai) }));
  return answer(lines.join('\n'));
}

function shown(call: CommandCall, card: GameCard): Post {
  return statusPost(call.bot, card, call.locale);
}

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  if (call.focused === 'game') return completeGame(call);
  if (call.focused === 'posts') {
    const levels = verbosityOptions(botTeller(call.locale));
    return matching(
      levels.map(({ value, label }) => ({ name: label, value })),
      call.typed,
    );
  }
  if (call.focused === 'hints') return completeAdvice(call);
  if (call.focused === 'pace') {
    const paces = paceOptions(botTeller(call.locale));
    return matching(
      paces.map(({ value, label }) => ({ name: label, value })),
      call.typed,
    );
  }
  const what = textOf(call, 'game') ?? [...call.bot.modules.keys()][0] ?? '';
  const words = tellerOf(call.bot, { module: what }, call.locale);
  if (call.focused === 'pack') {
    const packs = call.bot.table.games.packs(what);
    return matching(
      packs.map((pack) => ({ name: packName(words, pack), value: pack.id })),
      call.typed,
    );
  }
  if (call.focused === 'variant') {
    const module = call.bot.modules.get(what);
    return matching(
      (module?.meta.variants ?? []).map(({ id }) => ({ name: words.name(id), value: id })),
      call.typed,
    );
  }
  const card = await meantBy(call);
  if (call.focused === 'to') return completeEvents(call, card);
  const module = moduleOf(call.bot, card);
  const tell = tellerOf(call.bot, card, call.locale);
  if (call.focused === 'ai')
    return matching(
      [...byLevel(Object.keys(module?.ai ?? {})), ...strategistsFor(call, module)].map((ai) => ({
        name: aiLabel(tell, ai),
        value: ai,
      })),
      call.typed,
    );
  if (call.focused === 'strategy') {
    const texts = Object.values(module?.strategists ?? {}).flatMap((one) => Object.keys(one.texts));
    return matching(
      texts.map((value) => ({
        name: tell.has(`ai.${value}`) ? `${value}: ${tell.lookup(`ai.${value}`)}` : value,
        value,
      })),
      call.typed,
    );
  }
  const seats = module?.meta.seats ?? [];
  return matching(
    seats.map(({ id }) => ({ name: tell.name(id), value: id })),
    call.typed,
  );
}
