import { newGamePost } from '../answers/new-game.js';
import { tutorialPost } from '../answers/tutorial.js';
import { othersPost, watchPost } from '../answers/start.js';
import { answer } from '../discord/answers.js';
import { tellerOf, titleOf } from '../discord/bot.js';
import type { Control, Press } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import { START_FAMILIES } from '../discord/posts/start.js';
import { gameOf } from './press.js';

/** Controls of the ways to start. */

/** Joins a lobby that may be in another channel, so the answer says where. */
async function join(press: Press): Promise<MessageBody> {
  const card = await press.bot.table.lobby.join(press.actor, gameOf(press));
  const tell = tellerOf(press.bot, card, press.locale);
  return answer(tell.text('bot.others.joined', { title: titleOf(card), where: `<#${card.channel}>` }));
}

export const startControls: readonly Control[] = [
  { family: START_FAMILIES.tutorial, run: (press) => tutorialPost(press, press.id.rest) },
  { family: START_FAMILIES.others, run: othersPost },
  { family: START_FAMILIES.watch, run: watchPost },
  { family: START_FAMILIES.join, run: join },
  {
    family: START_FAMILIES.game,
    run: (press) => {
      const [module = '', variant = ''] = press.id.rest.split(' ');
      return module === '' ? newGamePost(press, {}, 'everyone') : newGamePost(press, { module, variant });
    },
  },
];
