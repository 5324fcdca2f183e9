import { decisionOf, freshPanel } from '../discord/answers.js';
import { tellerOf } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { bare } from '../discord/escape.js';
import { button, countComponents, type Post, rows } from '../discord/post.js';
import { LIMITS } from '../discord/limits.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { FRESH, makeRest, panel, PANEL } from '../discord/presenter/panel.js';
import { understand, type Understood } from '../discord/presenter/understand.js';
import type { GameId } from '../table/types.js';
import { linesOf, play } from './moving.js';

/** A move as somebody typed it: by id or by name, whole or begun; what comes near is offered where nothing fits. */

export async function playTyped(call: Call, game: GameId, typed: string): Promise<Post> {
  // Several moves in a row are typed as they are written.
  if (linesOf(typed).length > 1) return play(call, game, typed);
  const { decision, legal } = await decisionOf(call, game);
  // Whoever isn't asked is told so by the table.
  if (decision === undefined) return play(call, game, typed);
  const { card } = legal;
  const tells = [...new Set([call.locale, card.language, 'en'])].map((locale) =>
    tellerOf(call.bot, card, locale),
  );
  const found = understand(decision.choices, tells, typed);
  if (found.whole && found.words !== undefined) {
    const answer = await play(call, game, [...(decision.composed ?? []), found.words.join(' ')].join('; '));
    return withNear(answer, found, game, decision.seq, decision.tell);
  }
  if (found.words !== undefined && found.near.length === 0)
    return panel(decision, { ...FRESH, prefix: found.words });
  const note = decision.tell.tell(found.near.length === 0 ? 'bot.typed.unknown' : 'bot.typed.near', {
    typed: bare(typed).replaceAll('`', ''),
  });
  return withNear(await freshPanel(call, game, note), found, game, decision.seq, decision.tell);
}

/** The answer with a button for each move that comes near, above everything else that can be done. */
function withNear(
  of: Post,
  { near }: Understood,
  game: GameId,
  seq: number,
  tell: Parameters<typeof lineLabel>[0],
): Post {
  const buttons = near.flatMap((words, at) => {
    const rest = `${makeRest({ ...FRESH, prefix: words })}|s${at}`;
    const id = makeControlId({ family: PANEL.step, game: String(game), seq, rest });
    return id === undefined ? [] : [button({ id, label: lineLabel(tell, words), style: 'primary' })];
  });
  if (buttons.length === 0) return of;
  const components = [...of.components, ...rows(buttons)];
  return countComponents(components) > LIMITS.components ? of : { ...of, components };
}
