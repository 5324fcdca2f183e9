import { moduleOf, richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { clip } from '../discord/limits.js';
import {
  galleries,
  type ContainerPart,
  type PostPicture,
  post,
  type MessageBody,
  rows,
  words,
} from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import type { PossibleOutcome } from '../club/index.js';
import type { GameId, WhatIf } from '../table/index.js';
import { changedLines } from './catch-up.js';
import { confirmButtons, ruleLine } from './confirm.js';
import type { BotTeller } from '../discord/texts.js';

/** Previews of moves, before they are played. */

/** Characters of a preview's changes. */
const MOST_CHANGES = 1200;
const MOST_TOLD = 12;

/** The preview of moves, in words and pictures. */
export async function whatIfParts(
  call: RequestContext,
  seen: WhatIf,
): Promise<{ readonly parts: readonly ContainerPart[]; readonly files: readonly PostPicture[] }> {
  const { pictures } = call.bot;
  const { card } = seen.before;
  const tell = richTellerOf(call.bot, card, call.locale);
  const happened = seen.happenings.slice(0, MOST_TOLD).map(({ key, args }) => `• ${tell.lookup(key, args)}`);
  const { after } = seen;
  const files =
    after === undefined
      ? []
      : await pictures.board({ ...after, seq: after.seq + 1 }, call.locale, seen.before);
  const changes =
    after === undefined
      ? []
      : changedLines(pictures.text(seen.before, call.locale), pictures.text(after, call.locale));
  const text = [
    ...(happened.length === 0 ? [tell.text('bot.what-if.nothing')] : happened),
    oddsLine(call, seen, tell),
    ruleLine(call, card, seen.rule, tell),
    ...(changes.length === 0 ? [] : [tell.text('bot.what-if.changed'), ...changes]),
    tell.text(`bot.what-if.stops-${seen.stops}`),
  ];
  const parts: ContainerPart[] = [
    words(clip(text.filter((each) => each !== '').join('\n'), MOST_CHANGES + 800)),
  ];
  parts.push(...galleries(files));
  return { parts, files };
}

/** The odds of the chosen move, if the game has any. */
function oddsLine(call: RequestContext, seen: WhatIf, tell: BotTeller): string {
  const odds = moduleOf(call.bot, seen.before.card)?.odds;
  const typed = (seen.lines.at(-1) ?? '').split(' ');
  if (odds === undefined) return '';
  for (let at = typed.length - 1; at > 0; at--) {
    const hint = odds.hint(seen.before.view, seen.seat, typed.slice(0, at), typed[at] ?? '', tell);
    if (hint !== '') return tell.text('bot.what-if.odds', { odds: hint });
  }
  return '';
}

/** The outcomes of a roll with their chances; empty without a roll. */
async function rollLines(call: RequestContext, seen: WhatIf, tell: BotTeller): Promise<readonly string[]> {
  const { reviewer, log } = call.bot;
  const { roll } = seen;
  if (reviewer === undefined || roll === undefined) return [];
  const outcomes = await reviewer.outcomes(roll).catch((error: unknown) => {
    log.warn({ err: error }, 'the outcomes of a roll were not worked out');
    return undefined;
  });
  if (outcomes === undefined || outcomes.length < 2) return [];
  const odds = oddsLine(call, seen, tell);
  const chances = chancesOf(outcomes, odds);
  return [
    odds,
    tell.text('bot.what-if.outcomes'),
    ...outcomes.map(({ happening: { key, args } }, at) =>
      tell.text('bot.what-if.outcome', { ...(chances[at] ?? NONE), what: tell.lookup(key, args) }),
    ),
  ].filter((text) => text !== '');
}

const NONE = { chance: 0, exact: 'no' };

/** Whole percent. With two outcomes, a chance in the game's own odds replaces the nearer estimate. */
function chancesOf(
  outcomes: readonly PossibleOutcome[],
  odds: string,
): readonly { readonly chance: number; readonly exact: string }[] {
  const [, percentage] = /(\d+)\s?%/u.exec(odds) ?? [];
  const shares = outcomes.map(({ share }) => Math.round(100 * share));
  const [first = 0, second] = shares;
  if (percentage === undefined || second === undefined || shares.length > 2)
    return shares.map((chance) => ({ chance, exact: 'no' }));
  const chance = Number(percentage);
  const isFirst = Math.abs(first - chance) < Math.abs(second - chance);
  return (isFirst ? [chance, 100 - chance] : [100 - chance, chance]).map((percentage) => ({
    chance: percentage,
    exact: 'yes',
  }));
}

export async function tryOut(
  call: RequestContext,
  game: GameId,
  line: string,
  seq: number,
): Promise<MessageBody> {
  const seen = await call.bot.table.play.whatIf(call.actor, game, [line], { seq });
  const { card } = seen.before;
  const rolled = await rollLines(call, seen, richTellerOf(call.bot, card, call.locale));
  const { parts, files } =
    rolled.length > 0 ? { parts: [words(rolled.join('\n'))], files: [] } : await whatIfParts(call, seen);
  const tell = richTellerOf(call.bot, card, call.locale);
  const title = tell.text('bot.what-if.title', { line: lineLabel(tell, line.split(' ')) });
  return post(
    [
      words(`${whereLine(tell, card)}\n${title}`),
      ...parts,
      ...rows(confirmButtons(tell, String(game), seq, line, false)),
    ],
    { files, color: 0x3b6ea5 },
  );
}
