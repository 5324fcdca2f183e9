import { letterOf } from '../../renders/index.js';
import { rangeOf } from '../club/index.js';
import { answer } from '../discord/answers.js';
import { gameName, mention, tellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { whyText } from '../discord/posts/rated.js';
import { button, galleries, type PostPicture, post, type MessageBody, rows, words } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import type { RatingPoint, Scope, Standing } from '../table/index.js';

/** The ladder of a server, and the rating curve of one person. */

export const LADDER = { show: 'ladder', curve: 'ladder-curve', counts: 'ladder-counts' } as const;

/** Most people to list. */
const MOST = 25;
/** Most people in the picture. */
const MOST_DRAWN = 16;
/** Buttons to other ladders. */
const MOST_LADDERS = 9;
/** Latest games in a curve. */
const MOST_POINTS = 40;

function scopeName(call: RequestContext, scope: Scope): string {
  const [module = '', variant = ''] = scope.split('/');
  const tell = tellerOf(call.bot, { module }, call.locale);
  if (module === '') return tell.text('bot.ladder.all');
  const game = gameName(tell, module);
  return variant === '' ? game : `${game}, ${tell.name(variant)}`;
}

export async function ladderPost(call: RequestContext, scope: Scope): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const all = await call.bot.table.ladder.standings(call.actor, scope);
  if (all.length === 0) {
    const unrated = await unratedLines(call, scope);
    const none = { scope: scope === '' ? 'all' : 'one', what: scopeName(call, scope) };
    return answer([tell.text('bot.ladder.none', none), ...unrated].join('\n'));
  }
  const shown = all.slice(0, MOST);
  const ranks = ranksOf(shown);
  const picture = await ladderPicture(call, scopeName(call, scope), shown.slice(0, MOST_DRAWN));
  const files = picture === undefined ? [] : [picture];
  const lines = shown.map(({ person, games, firsts, mu, sigma }, at) => {
    const { low, high, isProvisional } = rangeOf({ mu, sigma });
    const provisional = isProvisional ? 'yes' : 'no';
    // Strings, so that no digits are grouped: 1847, not 1,847.
    const range = { low: String(low), high: String(high) };
    return tell.text('bot.ladder.line', {
      rank: ranks[at] ?? at + 1,
      who:
        picture === undefined || at >= MOST_DRAWN ? mention(person) : `${mention(person)} (${letterOf(at)})`,
      games,
      firsts,
      provisional,
      ...range,
    });
  });
  const rest = all.length - shown.length;
  const text = [
    tell.text('bot.ladder.title', { what: scopeName(call, scope) }),
    ...lines,
    ...(rest > 0 ? [tell.text('bot.ladder.more', { rest })] : []),
    tell.text('bot.ladder.note'),
  ];
  const own = [
    ladderButton(LADDER.curve, scope, tell.text('bot.ladder.mine'), 'primary'),
    ladderButton(LADDER.counts, scope, tell.text('bot.ladder.why')),
  ];
  const others = await otherLadders(call, scope);
  return post([words(text.join('\n')), ...galleries(files), ...rows([...own, ...others])], { files });
}

const ladderButton = (family: string, scope: Scope, label: string, style?: 'primary') =>
  button({ id: controlId(family, '', -1, scope), label, ...(style === undefined ? {} : { style }) });

/** Which games are rated, and for whom. */
export function countsPost({ locale }: RequestContext, scope: Scope): MessageBody {
  const tell = botTeller(locale);
  const back = ladderButton(LADDER.show, scope, tell.text('bot.ladder.back'));
  return post([words(tell.text('bot.ladder.counts')), ...rows([back])]);
}

/** The latest games that aren't rated, and why. */
async function unratedLines(call: RequestContext, scope: Scope): Promise<readonly string[]> {
  const tell = botTeller(call.locale);
  const games = await call.bot.table.ladder.unrated(call.actor, scope);
  return games.map(({ title, why }) => tell.text('bot.ladder.unrated', { title, why: whyText(tell, why) }));
}

/** A button to each other ladder of the server that isn't empty: all games, and each game. */
async function otherLadders(call: RequestContext, scope: Scope) {
  const scopes = ['', ...call.bot.modules.keys()].filter((each) => each !== scope);
  const { ladder } = call.bot.table;
  const has = await Promise.all(scopes.map((each) => ladder.standings(call.actor, each)));
  const shown = scopes.filter((_, at) => (has[at]?.length ?? 0) > 0);
  // If only one game has been played, its ladder equals the ladder of all games.
  if (scope === '' && shown.length < 2) return [];
  return shown
    .slice(0, MOST_LADDERS)
    .map((each) => ladderButton(LADDER.show, each, capital(scopeName(call, each), call)));
}

/** Capitalizes a button's label: `All games`. */
const capital = (text: string, { locale }: RequestContext): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** Ranks by the lower end of the range; equal ones share a rank: 1, 1, 3. */
const ranksOf = (sorted: readonly Standing[]): readonly number[] => {
  const lows = sorted.map((one) => rangeOf(one).low);
  return lows.map((low) => lows.indexOf(low) + 1);
};

/** Everybody's range and curve, with people as letters, as in the text. Undefined if drawing fails. */
async function ladderPicture(
  call: RequestContext,
  what: string,
  shown: readonly Standing[],
): Promise<PostPicture | undefined> {
  const tell = botTeller(call.locale);
  const ranks = ranksOf(shown);
  const middle = (rating: Pick<Standing, 'mu' | 'sigma'>): number => rangeOf(rating).middle;
  try {
    return await call.bot.pictures.club?.({
      kind: 'ladder',
      title: tell.text('bot.ladder.picture', { what }),
      range: tell.text('bot.ladder.picture-range'),
      curve: tell.text('bot.ladder.picture-curve'),
      provisional: tell.text('bot.ladder.picture-provisional'),
      lines: shown.map((one, at) => {
        const { low, high, isProvisional } = rangeOf(one);
        const rank = String(ranks[at] ?? at + 1);
        return { tag: at, rank, low, middle: middle(one), high, isProvisional, curve: one.curve.map(middle) };
      }),
    });
  } catch (error) {
    call.bot.log.error({ err: error }, 'could not draw the leaderboard');
    return undefined;
  }
}

export async function curvePost(call: RequestContext, person: string, scope: Scope): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const what = scopeName(call, scope);
  const who = mention(person);
  const points = await call.bot.table.ladder.curve(call.actor, person, scope);
  const last = points.at(-1);
  if (last === undefined) return answer(tell.text('bot.ladder.no-curve', { who, what }));
  const { low, high, isProvisional } = rangeOf(last);
  const text = tell.text('bot.ladder.curve', {
    who,
    what,
    low: String(low),
    high: String(high),
    games: points.length,
    provisional: isProvisional ? 'yes' : 'no',
  });
  const picture =
    points.length < 2 ? undefined : await call.bot.pictures.chart?.(chartOf(call, what, points));
  const files = picture === undefined ? [] : [picture];
  const back = ladderButton(LADDER.show, scope, tell.text('bot.ladder.back'));
  return post([words(text), ...galleries(files), ...rows([back])], { files });
}

function chartOf(call: RequestContext, what: string, points: readonly RatingPoint[]) {
  const tell = botTeller(call.locale);
  const first = Math.max(0, points.length - MOST_POINTS);
  const ranges = points.slice(first).map(rangeOf);
  const series = (
    [
      ['high', 'triangle', 'teal'],
      ['middle', 'circle', 'blue'],
      ['low', 'square', 'brown'],
    ] as const
  ).map(([which, shape, color], at) => ({
    name: tell.text(`bot.ladder.${which}`),
    letter: 'ABC'[at] ?? '',
    shape,
    color,
    values: ranges.map((range) => range[which]),
  }));
  return {
    title: tell.text('bot.ladder.chart', { what }),
    labels: ranges.map((_, at) => String(first + at + 1)),
    panels: [{ title: tell.text('bot.ladder.chart-range'), series, isCut: true }],
  };
}
