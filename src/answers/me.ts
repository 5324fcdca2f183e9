import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';

/** The question before a person is forgotten. */

/** Family of the button that forgets; its id holds the person. */
export const FORGET_YES = 'me-forget';

export function confirmation(call: RequestContext): MessageBody {
  const tell = botTeller(call.locale);
  const id = controlId(FORGET_YES, '', -1, call.actor.person);
  return post([
    words(tell.text('bot.me.confirm')),
    ...rows([button({ id, label: tell.text('bot.me.confirm-yes'), style: 'danger' })]),
  ]);
}
