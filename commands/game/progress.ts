import { unfitChannel } from '../../src/answers/fit-channel.js';
import { END_YES } from '../../src/answers/lobby.js';
import { verifyPost } from '../../src/answers/verify.js';
import { answer, textReply } from '../../src/discord/answers.js';
import { gameName, tellerOf, titleOf } from '../../src/discord/bot.js';
import type { CommandCall } from '../../src/discord/command.js';
import { controlId } from '../../src/discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../../src/discord/post.js';
import { statusPost } from '../../src/discord/posts/status.js';
import { botTeller } from '../../src/discord/texts.js';
import type { GameCard } from '../../src/table/index.js';
import { onGame, type Subcommand } from '../game-command.js';
import { rewind } from '../rewind.js';
import { completedOption } from '../shared.js';
import { required, yesNoOption } from '../slash.js';
import { exportGame } from './export.js';

/** Subcommands of `/game` for running and finished games. */
export const progress: Readonly<Record<string, Subcommand>> = {
  status: onGame({ wants: 'any', run: async (call, card) => statusPost(call.bot, card, call.locale) }),
  end: onGame({ wants: 'any', run: end }),
  here: onGame({ wants: 'any', run: here }),
  list: { options: [yesNoOption('all', 'opt.everything')], run: list },
  verify: onGame({ run: (call, { id }) => verifyPost(call, id) }),
  unfreeze: onGame({
    async run(call, { id }) {
      const { card } = await call.bot.table.host.thaw(call.actor, id);
      return statusPost(call.bot, card, call.locale);
    },
  }),
  export: onGame({ options: [yesNoOption('film', 'opt.film')], run: exportGame }),
  follow: onGame({ run: follow }),
  rewind: onGame({ options: [required(completedOption('to', 'opt.to'))], run: rewind }),
};

async function end(call: CommandCall, card: GameCard): Promise<MessageBody> {
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

/** Moves the game to this channel, even if its own channel is gone. */
async function here(call: CommandCall, { id }: GameCard): Promise<MessageBody> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const card = await call.bot.table.host.relocate(call.actor, id, call.channel, call.inThread === true);
  return textReply(call, 'bot.game.moved-in', { title: titleOf(card) });
}

async function list(call: CommandCall): Promise<MessageBody> {
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
      stage: tell.text(`bot.stage.${card.stage}`),
      more: ` · <#${card.thread ?? card.channel}>`,
    }),
  );
  return answer([tell.text('bot.game.list'), ...lines].join('\n'));
}

/** Toggles whether a spectator gets a message at the end. */
async function follow(call: CommandCall, card: GameCard): Promise<MessageBody> {
  const { club } = call.bot.table;
  const follows = await club.follow(call.actor, card.id, !(await club.isFollowing(call.actor, card.id)));
  return textReply(call, follows ? 'bot.follow.on' : 'bot.follow.off', { title: titleOf(card) });
}
