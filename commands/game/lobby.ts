import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { invitePost } from '../../src/answers/invite.js';
import { firstAi } from '../../src/answers/lobby.js';
import { newGamePost } from '../../src/answers/new-game.js';
import { seatIn } from '../../src/answers/seats.js';
import { fillByStrategy, whichStrategy } from '../../src/answers/strategies.js';
import { answer, textReply } from '../../src/discord/answers.js';
import { type AnyModule, moduleOf, tellerOf, titleOf } from '../../src/discord/bot.js';
import type { CommandCall } from '../../src/discord/command.js';
import type { MessageBody } from '../../src/discord/post.js';
import { statusPost } from '../../src/discord/posts/status.js';
import { botTeller, LANGUAGES } from '../../src/discord/texts.js';
import type { GameCard } from '../../src/table/index.js';
import { onGame, type Subcommand } from '../game-command.js';
import { completedOption, described, gameChoices, numberOf, textOf } from '../shared.js';
import { choiceOption, personOption, required, wholeOption } from '../slash.js';

/** Subcommands of `/game` for the lobby. */
export const lobby = (modules: ReadonlyMap<string, AnyModule>) => ({
  new: {
    options: [
      choiceOption('game', 'opt.what', gameChoices([...modules.values()])),
      completedOption('variant', 'opt.variant'),
      completedOption('pack', 'opt.pack'),
      wholeOption('ai', 'opt.seats', 0, 8),
      choiceOption(
        'language',
        'opt.language',
        LANGUAGES.map((language) => ({ name: botTeller(language).text('bot.language'), value: language })),
      ),
      completedOption('pace', 'opt.pace'),
    ],
    run: create,
  },
  invite: { options: [required(personOption('opt.invite'))], run: invite },
  ...gathering,
});

const gathering: Readonly<Record<string, Subcommand>> = {
  join: onGame({ wants: 'lobby', options: [completedOption('seat', 'opt.seat')], run: join }),
  leave: onGame({
    wants: 'any',
    async run(call, { id }) {
      const card = await call.bot.table.lobby.leave(call.actor, id);
      return textReply(call, 'bot.lobby.left', { title: titleOf(card) });
    },
  }),
  fill: onGame({
    wants: 'lobby',
    options: [
      completedOption('ai', 'opt.ai'),
      completedOption('strategy', 'opt.strategy'),
      wholeOption('seats', 'opt.more', 1, 8),
    ],
    run: fill,
  }),
  remove: onGame({
    wants: 'lobby',
    options: [required(wholeOption('place', 'opt.place', 1, 12))],
    async run(call, { id }) {
      const card = await call.bot.table.lobby.remove(call.actor, id, Number(call.options['place']));
      return statusPost(call.bot, card, call.locale);
    },
  }),
  start: onGame({
    wants: 'lobby',
    async run(call, { id }) {
      const { card } = await call.bot.table.lobby.start(call.actor, id);
      return textReply(call, 'bot.game.started', { title: titleOf(card) });
    },
  }),
  // Adds the player's own value to the seed, so no one can claim that the dice were chosen.
  nonce: onGame({
    wants: 'lobby',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        ...described('opt.nonce'),
        required: true,
        max_length: 64,
      },
    ],
    async run(call, { id }) {
      const card = await call.bot.table.lobby.addNonce(call.actor, id, textOf(call, 'text') ?? '');
      return textReply(call, 'bot.nonce.done', { title: titleOf(card) });
    },
  }),
};

function create(call: CommandCall): Promise<MessageBody> {
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

async function invite(call: CommandCall): Promise<MessageBody> {
  const whom = textOf(call, 'person');
  // Discord requires the player option; a call without one wasn't typed.
  if (whom === undefined) return textReply(call, 'bot.old-control');
  return invitePost(call, whom, call.programs?.includes(whom) === true);
}

async function join(call: CommandCall, found: GameCard): Promise<MessageBody> {
  const card = await call.bot.table.lobby.join(call.actor, found.id, seatIn(call, found));
  const tell = tellerOf(call.bot, card, call.locale);
  const seat = card.places.find((place) => place.person === call.actor.person)?.seat;
  const name = seat === undefined ? tell.text('bot.lobby.any-seat') : tell.name(seat);
  return answer(tell.text('bot.lobby.joined', { title: titleOf(card), seat: name }));
}

async function fill(call: CommandCall, found: GameCard): Promise<MessageBody> {
  const module = moduleOf(call.bot, found);
  const strategists = Object.keys(module?.strategists ?? {});
  const strategy = textOf(call, 'strategy');
  // A strategy without an AI means the AI that plays by strategies.
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
  return textReply(call, 'bot.lobby.filled', { title: titleOf(card) });
}
