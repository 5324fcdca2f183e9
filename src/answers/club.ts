import { say } from '../discord/answers.js';
import { titleOf } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, post, type Post, rows, words } from '../discord/post.js';
import { timeOfDay } from '../discord/time-of-day.js';
import { botTeller } from '../discord/texts/index.js';
import { FEATURES, type ClubSettings, type GameId } from '../table/types.js';

/** Family of the buttons by which moderators turn things on and off. */
export const CLUB_TURN = 'club-turn';

/** What is on in this server; whoever may change it has the buttons. */
export async function clubPost(call: Call, settings: ClubSettings): Promise<Post> {
  const tell = botTeller(call.locale);
  const lines = FEATURES.map((feature) =>
    tell.tell(settings[feature] ? 'bot.club.on' : 'bot.club.off', { what: tell.tell(`bot.club.${feature}`) }),
  );
  const hour = settings.winter ? await call.bot.table.winters.hour(call.actor.guild) : undefined;
  const posted =
    hour === undefined
      ? tell.tell('bot.winter.hour-off')
      : tell.tell('bot.winter.hour-on', {
          channel: hour.channel,
          time: timeOfDay(hour.minute),
          zone: hour.zone === 'utc' ? 'UTC' : hour.zone,
        });
  const text = [
    tell.tell('bot.club.title'),
    ...lines,
    ...(settings.winter ? [posted] : []),
    tell.tell('bot.club.note'),
  ].join('\n');
  if (call.actor.moderator !== true) return post([words(text)]);
  const buttons = FEATURES.map((feature) =>
    button({
      id: controlId(CLUB_TURN, '', -1, `${feature} ${settings[feature] ? 'off' : 'on'}`),
      label: tell.tell(settings[feature] ? 'bot.club.turn-off' : 'bot.club.turn-on', {
        what: tell.tell(`bot.club.${feature}`),
      }),
      style: settings[feature] ? 'plain' : 'good',
    }),
  );
  return post([words(text), ...rows(buttons)]);
}

/** Says yes to the game once more. */
export async function rematchPost(call: Call, game: GameId): Promise<Post> {
  const { card, how, missing } = await call.bot.table.club.rematch(call.actor, game);
  return say(call, `bot.rematch.${how}`, { title: titleOf(card), missing: missing.length });
}
