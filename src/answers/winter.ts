import { Z95 } from '../kernel/index.js';
import { type RiddleAnswer, LETTERS, type Riddle } from '../club/index.js';
import { mention } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import {
  button,
  galleries,
  line,
  post,
  type ContainerPart,
  type MessageBody,
  rows,
  words,
} from '../discord/post.js';
import { pageParts } from '../discord/posts/pager.js';
import { factsOf, tellerOfDay, WINTER } from '../discord/posts/winter.js';
import { lineLabel } from '../discord/presenter/labels.js';
import type { RiddleDay, WinterDay } from '../table/index.js';
import { decimal, intervalOf, measureName, percent } from './figures.js';
import { backButton, boardButton, footLines, MOST_LINES, sealPart, withFile } from './winter-parts.js';
import { soloPost } from './winter-solo.js';
import type { BotTeller } from '../discord/texts.js';

/** A day's winter for one person: the riddle, and after their answer the solution and everybody's lines. */

/** Today's winter, or an earlier day's. */
export async function winterPost(call: RequestContext, day?: string): Promise<MessageBody> {
  return shown(call, await call.bot.table.winters.show(call.actor, day, call.locale));
}

export async function answeredPost(call: RequestContext, day: string, letter: string): Promise<MessageBody> {
  return shown(call, await call.bot.table.winters.answer(call.actor, day, letter, call.locale));
}

/** The board of a day in words, and below it the digests. */
export async function winterText(call: RequestContext, day: string, page: number): Promise<MessageBody> {
  const winterDay = await call.bot.table.winters.show(call.actor, day, call.locale);
  const tell = tellerOfDay(call.bot, winterDay, call.locale);
  const text = call.bot.pictures.text(winterDay.snapshot, call.locale);
  const parts = pageParts(tell, text, page, (at) => controlId(WINTER.text, '', -1, `${day} ${at}`));
  return post([...parts, sealPart(winterDay, tell), ...rows([backButton(tell, day)])]);
}

async function shown(call: RequestContext, winterDay: WinterDay): Promise<MessageBody> {
  if (winterDay.is === 'solo') return soloPost(call, winterDay);
  const tell = tellerOfDay(call.bot, winterDay, call.locale);
  const pictures = await call.bot.pictures.board(winterDay.snapshot, call.locale);
  const title = tell.text('bot.winter.title', { day: winterDay.day });
  const head = words([title, tell.text('bot.winter.riddle', factsOf(tell, winterDay))].join('\n'));
  const parts = winterDay.isOpen
    ? solutionParts(call, winterDay, tell)
    : questionParts(call, winterDay, tell);
  return withFile(winterDay, tell, [head, ...galleries(pictures), ...parts], pictures);
}

/** An answer in words, never as a letter alone. */
function labelOf(call: RequestContext, { winter }: RiddleDay, tell: BotTeller, move: string): string {
  return lineLabel(tell, move.split(' '), call.bot.modules.get(winter.game)?.verbs);
}

const letterOf = ({ answers }: Pick<Riddle, 'answers'>, move: string): string =>
  LETTERS[answers.findIndex((answer) => answer.move === move)] ?? '';

function questionParts(call: RequestContext, riddle: RiddleDay, tell: BotTeller): readonly ContainerPart[] {
  const { winter, day, state = '' } = riddle;
  const ask = `ask.${state}`;
  const lines = winter.answers.map(({ move }) =>
    tell.text('bot.winter.answer', {
      letter: letterOf(winter, move),
      line: labelOf(call, riddle, tell, move),
    }),
  );
  const buttons = winter.answers.map(({ move }) => {
    const letter = letterOf(winter, move);
    const id = controlId(WINTER.answer, '', -1, `${day} ${letter}`);
    return button({ id, label: letter, style: 'primary' });
  });
  const question = [
    ...(tell.has(ask) ? [tell.lookup(ask)] : []),
    tell.text('bot.winter.question'),
    ...lines,
    tell.text('bot.winter.terms', {
      worlds: winter.worlds,
      left: Math.max(0, riddle.snapshot.turns - winter.turn),
    }),
  ].join('\n');
  return [words(question), ...rows([...buttons, boardButton(tell, day)])];
}

function solutionParts(call: RequestContext, riddle: RiddleDay, tell: BotTeller): readonly ContainerPart[] {
  const { winter, answered, day } = riddle;
  const given = winter.answers.find(({ move }) => move === answered);
  const verdict =
    given === undefined
      ? tell.text('bot.winter.past')
      : tell.text(given.move === winter.best ? 'bot.winter.right' : 'bot.winter.wrong', {
          letter: letterOf(winter, given.move),
          by: percent(given.behind.share),
        });
  const answers = winter.answers
    .toSorted((a, b) => b.wins.share - a.wins.share)
    .map((answer) => answerLine(call, riddle, tell, answer));
  return [
    words([verdict, ...answers].join('\n')),
    words([tell.text('bot.winter.solution-title'), ...solutionLines(call, riddle, tell)].join('\n')),
    line(),
    words([...everybodysLines(riddle, tell), ...footLines(riddle, tell)].join('\n')),
    ...rows([boardButton(tell, day)]),
  ];
}

function answerLine(
  call: RequestContext,
  riddle: RiddleDay,
  tell: BotTeller,
  { move, wins }: RiddleAnswer,
): string {
  const { winter, answered } = riddle;
  return tell.text('bot.winter.of', {
    mark: move === winter.best ? '★' : '·',
    letter: letterOf(winter, move),
    line: labelOf(call, riddle, tell, move),
    wins: percent(wins.share),
    error: percent(Z95 * wins.error),
    own: move === answered ? 'yes' : 'no',
  });
}

/** Why the best answer is best, with figures and their intervals. */
function solutionLines(call: RequestContext, riddle: RiddleDay, tell: BotTeller): readonly string[] {
  const { answers, best, usual, worlds, why } = riddle.winter;
  const [one, other] = [best, usual].map((wanted) => answers.find(({ move }) => move === wanted));
  if (one === undefined || other === undefined) return [];
  const lines = [
    tell.text('bot.winter.solution', {
      best: labelOf(call, riddle, tell, best),
      usual: labelOf(call, riddle, tell, usual),
      wins: percent(one.wins.share),
      other: percent(other.wins.share),
      ...intervalOf(other.behind),
      worlds,
    }),
  ];
  if (why !== undefined) {
    const { measure, by, error: spread } = why;
    lines.push(
      tell.text('bot.winter.why', {
        measure: measureName(tell, measure),
        by: decimal(tell, by),
        low: decimal(tell, by - Z95 * spread),
        high: decimal(tell, by + Z95 * spread),
      }),
    );
  }
  return lines;
}

function everybodysLines({ lines, winter, everywhere }: RiddleDay, tell: BotTeller): readonly string[] {
  const standings = lines.slice(0, MOST_LINES).map(({ place, person, moves: [move = ''], result }) =>
    tell.text('bot.winter.line', {
      place,
      who: mention(person),
      letter: letterOf(winter, move),
      right: move === winter.best ? 'yes' : 'no',
      by: `−${percent(-result)}`,
    }),
  );
  const rest = lines.length - standings.length;
  return [
    tell.text('bot.winter.lines'),
    ...(standings.length === 0 ? [tell.text('bot.winter.nobody')] : standings),
    ...(rest > 0 ? [tell.text('bot.winter.more', { rest })] : []),
    tell.text('bot.winter.everywhere', everywhere),
  ];
}
