import { BadText } from '../kernel/errors.js';
import { answer, textReply } from '../discord/answers.js';
import { moduleOf, tellerOf, titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { escapeName } from '../discord/escape.js';
import { clip, LIMITS } from '../discord/limits.js';
import { button, post, type ContainerPart, type MessageBody, rows, select, words } from '../discord/post.js';
import type { GameCard } from '../table/index.js';

/** Seats for AIs that play by a text: the choice of a text, and errors in it. */

export const STRATEGY = { choose: 'strategy-choose', write: 'strategy-write' } as const;

/** A request to fill seats: the AI, and how many seats (absent: all free ones). */
export interface WantedAi {
  readonly ai: string;
  readonly more?: number;
}

const restOf = (module: string, { ai, more }: WantedAi): string =>
  [module, ai, ...(more === undefined ? [] : [more])].join(' ');

/** Reads a control's rest. It has the module too, since a form is built from the control alone. */
export function parseWanted(rest: string): WantedAi & { readonly module: string } {
  const [module = '', ai = '', more] = rest.split(' ');
  return { module, ai, ...(more === undefined ? {} : { more: Number(more) }) };
}

function choosing(call: RequestContext, card: GameCard, wanted: WantedAi, isAgain: boolean): ContainerPart[] {
  const tell = tellerOf(call.bot, card, call.locale);
  const names = Object.keys(moduleOf(call.bot, card)?.strategists?.[wanted.ai]?.texts ?? {});
  const id = (family: string): string => controlId(family, String(card.id), -1, restOf(card.module, wanted));
  const write = button({
    id: id(STRATEGY.write),
    label: tell.text(isAgain ? 'bot.strategy.again' : 'bot.strategy.write'),
    ...(isAgain ? { style: 'primary' as const } : {}),
  });
  const options = names.slice(0, LIMITS.selectOptions).map((value) => {
    const about = tell.has(`ai.${value}`) ? { description: tell.lookup(`ai.${value}`) } : {};
    return { value, label: value, ...about };
  });
  return [
    ...(options.length === 0 ? [] : [select(id(STRATEGY.choose), tell.text('bot.strategy.choose'), options)]),
    ...rows([write]),
  ];
}

/** Asks for the text that an AI plays by. */
export function whichStrategy(call: RequestContext, card: GameCard, wanted: WantedAi): MessageBody {
  const tell = tellerOf(call.bot, card, call.locale);
  const asked = tell.text('bot.strategy.which', { ai: tell.name(wanted.ai) });
  return post([words(asked), ...choosing(call, card, wanted, false)]);
}

/** Lines shown before the wrong one. */
const BEFORE = 2;
const WIDEST = 120;

/** The lines up to the error, with a mark under it. */
function excerpt(text: string, { line, column, found }: BadText): string {
  const lines = text.split('\n');
  const from = Math.max(0, line - 1 - BEFORE);
  const shown = lines
    .slice(from, line)
    .map(
      (each, at) =>
        `${String(from + at + 1).padStart(3)} ${clip(each.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, ' ').replaceAll('`', '´'), WIDEST)}`,
    );
  const mark = `    ${' '.repeat(Math.min(WIDEST, column - 1))}${'^'.repeat(Math.max(1, Math.min(found.length, 30)))}`;
  return ['```', ...shown, mark, '```'].join('\n');
}

/** The error, its place, and a button to correct the text. */
function wrongStrategy(
  call: RequestContext,
  card: GameCard,
  wanted: WantedAi,
  text: string,
  error: BadText,
): MessageBody {
  const tell = tellerOf(call.bot, card, call.locale);
  const expected = tell.lookup(error.expected.key, error.expected.args);
  const why = tell.lookup(error.found === '' ? 'strategy.ends' : 'strategy.wrong', {
    line: error.line,
    found: escapeName(error.found),
    expected,
  });
  const title = tell.text('bot.strategy.wrong', { why });
  return post([words(`${title}\n${excerpt(text, error)}`), ...choosing(call, card, wanted, true)]);
}

/** Splits a one-line text into one clause per line. */
const inLines = (text: string): string => (text.includes('\n') ? text : text.split(';').join('\n'));

/** Fills free seats with an AI that plays by a text. */
export async function fillByStrategy(
  call: RequestContext,
  card: GameCard,
  wanted: WantedAi,
  strategy: string,
): Promise<MessageBody> {
  const { ai, more } = wanted;
  const had = card.places.length;
  let after: GameCard;
  try {
    after = await call.bot.table.lobby.fill(call.actor, card.id, ai, {
      strategy,
      ...(more === undefined ? {} : { more }),
    });
  } catch (error) {
    if (!(error instanceof BadText)) throw error;
    return wrongStrategy(call, card, wanted, inLines(strategy.trim()), error);
  }
  const title = titleOf(card);
  const text = after.places.at(-1)?.strategy;
  if (after.places.length === had || text === undefined)
    return textReply(call, 'bot.strategy.full', { title });
  const tell = tellerOf(call.bot, card, call.locale);
  const read = moduleOf(call.bot, card)?.strategists?.[ai]?.read(text);
  const lines = [
    tell.text('bot.strategy.sits', {
      strategy: escapeName(read?.name ?? ''),
      n: after.places.length - had,
      title,
    }),
  ];
  const unsaid = read?.unsaid ?? [];
  if (unsaid.length > 0) lines.push(tell.text('bot.strategy.unsaid', { unsaid: unsaid.join(', ') }));
  return answer(lines.join('\n'));
}
