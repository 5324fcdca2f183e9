import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { answer, say } from '../src/discord/answers.js';
import { gameName, tellerOf, titleOf } from '../src/discord/bot.js';
import type { Command } from '../src/discord/command.js';
import { described } from './shared.js';

/** Games told at most; the rest is counted. */
const MOST = 20;

/** `/games`: the actor's own games in every server, those that wait for them first. Works in a direct message too. */
export const gamesCommand: Command = {
  anywhere: true,
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'games',
    ...described('cmd.games'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(call) {
    const { person } = call.actor;
    const mine = await call.bot.table.mine(person);
    if (mine.length === 0) return say(call, 'bot.games.none');
    const waits = (card: (typeof mine)[number]): boolean =>
      card.awaited.some((each) => each.person === person);
    const sorted = [...mine.filter(waits), ...mine.filter((card) => !waits(card))];
    const lines = sorted.slice(0, MOST).map((card) => {
      const tell = tellerOf(call.bot, card, call.locale);
      const due = card.awaited.find((each) => each.person === person)?.due;
      return tell.tell(waits(card) ? 'bot.games.waits' : 'bot.games.line', {
        title: titleOf(card),
        game: gameName(tell, card.module),
        stage: tell.tell(`bot.stage.${card.stage}`),
        where: `https://discord.com/channels/${card.guild}/${card.channel}`,
        due: due === undefined ? '' : ` <t:${Math.floor(due / 1000)}:R>`,
      });
    });
    const tell = tellerOf(call.bot, { module: '' }, call.locale);
    const rest = sorted.length - lines.length;
    return answer(
      [
        tell.tell('bot.games.title'),
        ...lines,
        ...(rest > 0 ? [tell.tell('bot.games.more', { rest })] : []),
      ].join('\n'),
    );
  },
};
