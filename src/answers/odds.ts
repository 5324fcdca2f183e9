import { setImmediate } from 'node:timers/promises';
import { distance } from 'fastest-levenshtein';
import { answer } from '../discord/answers.js';
import { moduleOf, richTellerOf, tellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { unformattedName } from '../discord/escape.js';
import { LIMITS } from '../discord/limits.js';
import { post, type MessageBody, select, words } from '../discord/post.js';
import { ABOUT, aboutRest } from '../discord/presenter/about.js';
import { capital } from '../discord/presenter/labels.js';
import { withPack, type GameId } from '../table/index.js';

/** The odds of attempts, from the actor's view. */

/** Things with odds for the actor's seat; a spectator gets the first seat's. */
export async function oddsAt(call: RequestContext, game: GameId) {
  const snapshot = withPack(await call.bot.table.look.snapshot(call.actor, game));
  const { card, view, viewer } = snapshot;
  const odds = moduleOf(call.bot, card)?.odds;
  const seat = viewer === 'spectator' ? card.places[0]?.seat : viewer;
  const things = odds === undefined || seat === undefined ? [] : odds.about(view, seat);
  return { card, view, odds, seat, things, tell: tellerOf(call.bot, card, call.locale) };
}

/** The odds of one thing. @param typed its id or name; anything else gets a list to choose from */
export async function oddsPost(call: RequestContext, game: GameId, typed: string): Promise<MessageBody> {
  const { card, view, odds, seat, things, tell } = await oddsAt(call, game);
  if (odds === undefined || seat === undefined || things.length === 0)
    return answer(tell.text('bot.odds.none'));
  const where = whereLine(tell, card);
  const wanted = typed.toLowerCase();
  const named = (thing: string): string => tell.name(thing).toLowerCase();
  const is = things.find((thing) => thing === wanted || named(thing) === wanted);
  const like = things.filter((thing) => wanted !== '' && `${thing} ${named(thing)}`.includes(wanted));
  const thing = is ?? (like.length === 1 ? like[0] : undefined);
  if (thing !== undefined) return answer(`${where}\n${odds.tell(view, seat, thing, tell)}`);

  const rich = richTellerOf(call.bot, card, call.locale);
  const off = (one: string): number => Math.min(distance(named(one), wanted), distance(one, wanted));
  const spelt = things.filter((one) => off(one) <= wanted.length / 2).sort((a, b) => off(a) - off(b));
  const near = (like.length > 0 ? like : spelt).slice(0, MOST_NEAR);
  const ordered = [...near, ...things.filter((one) => !near.includes(one))];
  const lineOf = (one: string): string => {
    const brief = odds.brief(view, seat, one, tell);
    // Don't repeat the name if the text starts with it.
    if (brief.startsWith(tell.name(one))) return `- ${brief}`;
    return `- **${capital(rich.name(one))}**${brief === '' ? '' : `: ${brief}`}`;
  };
  const lines: string[] = [];
  for (const one of near.length > 0 && wanted !== '' ? near : things) {
    lines.push(lineOf(one));
    // A list takes up to 200 ms in a new process; other requests get their turn between its lines.
    await setImmediate();
  }
  const asked = [
    ...(wanted === '' ? [] : [tell.text('bot.odds.unknown', { typed: unformattedName(typed) })]),
    tell.text(near.length > 0 && wanted !== '' ? 'bot.odds.near' : 'bot.odds.which'),
  ].join(' ');
  const options = ordered
    .slice(0, LIMITS.selectOptions)
    .map((one) => ({ value: one, label: capital(rich.name(one)) }));
  return post([
    words([where, asked, ...lines].join('\n')),
    select(
      controlId(ABOUT.odds, String(card.id), -1, aboutRest(card.module, '')),
      tell.text('bot.odds.pick'),
      options,
    ),
  ]);
}

/** Most near matches for the typed text. */
const MOST_NEAR = 5;
