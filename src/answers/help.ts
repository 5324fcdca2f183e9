import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { startButtons } from '../discord/posts/start.js';
import { botTeller } from '../discord/texts.js';

/** Family of the buttons of `/help`: each opens a group of commands. */
export const HELP = 'help';

const GROUPS = ['play', 'auto', 'look', 'clock', 'club', 'data'] as const;

/** `/help` on a server: the list of groups, or the commands of one group. */
export function helpPost(call: RequestContext, group = ''): MessageBody {
  const tell = botTeller(call.locale);
  const open = GROUPS.find((each) => each === group);
  const games = [...call.bot.modules.keys()].map((id) => `\`/${id}\``).join(', ');
  const others = GROUPS.filter((each) => each !== open).map((each) =>
    button({ id: controlId(HELP, '', -1, each), label: tell.text(`bot.help.${each}`) }),
  );
  const text = open === undefined ? tell.text('bot.help') : tell.text(`bot.help.${open}.text`, { games });
  const buttons = open === undefined ? rows(startButtons(tell)) : [];
  return post([words(text), ...buttons, ...rows(others)]);
}
