import { newGamePost } from '../answers/new-game.js';
import { tutorialPost } from '../answers/tutorial.js';
import { othersPost, watchPost } from '../answers/ways.js';
import { answer } from '../discord/answers.js';
import { tellerOf, titleOf } from '../discord/bot.js';
import type { Control, Press } from '../discord/command.js';
import type { Post } from '../discord/post.js';
import { WAYS } from '../discord/posts/ways.js';
import { gameOf } from './press.js';

/** Controls of the ways to start. */

/** Joins a lobby that may be in another channel, so the answer says where. */
async function join(press: Press): Promise<Post> {
  const card = await press.bot.table.lobby.join(press.actor, gameOf(press));
  const tell = tellerOf(press.bot, card, press.locale);
  return answer(tell.text('bot.others.joined', { title: titleOf(card), where: `<#${card.channel}>` }));
}

export const waysControls: readonly Control[] = [
  { family: WAYS.tutorial, run: (press) => tutorialPost(press, press.id.rest) },
  { family: WAYS.others, run: othersPost },
  { family: WAYS.watch, run: watchPost },
  { family: WAYS.join, run: join },
  {
    family: WAYS.game,
    run: (press) => {
      const [module = '', variant = ''] = press.id.rest.split(' ');
      return module === '' ? newGamePost(press, {}, 'everyone') : newGamePost(press, { module, variant });
    },
  },
];
