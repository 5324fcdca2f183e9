import { aboutPost, listPost, placeOf } from '../answers/about.js';
import { advicePost } from '../answers/advice.js';
import { oddsPost } from '../answers/odds.js';
import { rulePost } from '../answers/rules.js';
import { textReply } from '../discord/answers.js';
import type { Control, Press } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import { ABOUT, parseAboutRest } from '../discord/presenter/about.js';

import { gameOf } from './press.js';

/** Buttons for printed components and rules. */

type Place = Awaited<ReturnType<typeof placeOf>>;

/** The game of a control; undefined outside a game. @throws Refused if the presser may not see the game */
async function gameIdOf(press: Press): Promise<number | undefined> {
  if (press.id.game === '') return undefined;
  return (await press.bot.table.games.card(press.actor, Number(press.id.game))).id;
}

const shows = (
  family: string,
  show: (press: Press, place: Place, what: string) => Promise<MessageBody>,
): Control => ({
  family,
  run: async (press) => {
    const game = await gameIdOf(press);
    const { module: id, what } = parseAboutRest(press.id.rest);
    const module = press.bot.modules.get(id);
    if (module === undefined) return textReply(press, 'bot.old-control');
    return show(press, await placeOf(press, module, game), what);
  },
});

export const aboutControls: readonly Control[] = [
  { family: ABOUT.advise, run: (press) => advicePost(press, gameOf(press)) },
  shows(ABOUT.list, (press, place, page) => listPost(press, place, Number(page) || 0)),
  shows(ABOUT.pick, (press, place) => aboutPost(press, place, press.values[0] ?? '')),
  { family: ABOUT.odds, run: (press) => oddsPost(press, gameOf(press), press.values[0] ?? '') },
  shows(ABOUT.one, (press, place, thing) => aboutPost(press, place, thing)),
  {
    family: ABOUT.rule,
    run: async (press) => {
      await gameIdOf(press);
      const { module, what } = parseAboutRest(press.id.rest);
      return rulePost(press, press.bot.modules.get(module), what, press.id.game);
    },
  },
];
