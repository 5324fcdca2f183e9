import { controlId } from '../custom-id.js';
import { button, post, type MessageBody, rows, words } from '../post.js';
import { type BotTeller, botTeller } from '../texts.js';

/** The three ways to start, offered in `/help`, the first message on a server, and the lobby. */

export const START_FAMILIES = {
  /** The rest of the id is the game to learn; '' for the lightest. */
  tutorial: 'tutorial',
  others: 'play-others',
  watch: 'watch',
  /** Joins the lobby of the game in the id. */
  join: 'others-join',
  /** Starts a new game; the rest of the id is module and variant, '' to ask for them. */
  game: 'new-game',
} as const;

type Button = ReturnType<typeof button>;

export function tutorialButton(tell: BotTeller, module = '', style: 'primary' | 'plain' = 'plain'): Button {
  return button({
    id: controlId(START_FAMILIES.tutorial, '', -1, module),
    label: tell.text('bot.ways.tutorial'),
    style,
  });
}

export function startButtons(tell: BotTeller): readonly Button[] {
  return [
    tutorialButton(tell, '', 'primary'),
    button({ id: controlId(START_FAMILIES.others, '', -1), label: tell.text('bot.ways.others') }),
    button({ id: controlId(START_FAMILIES.watch, '', -1), label: tell.text('bot.ways.watch') }),
  ];
}

/** The first message on a server. */
export function welcomePost(locale: string): MessageBody {
  const tell = botTeller(locale);
  return post([words(tell.text('bot.welcome')), ...rows(startButtons(tell))], { silent: true });
}
