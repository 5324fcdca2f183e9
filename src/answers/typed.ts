import { decisionFrom, panelOf } from '../discord/answers.js';
import { tellerOf } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { controlId, makeControlId } from '../discord/custom-id.js';
import { bare } from '../discord/escape.js';
import { button, post, type Post, rows, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { narrow } from '../discord/presenter/narrow.js';
import { type Decision, FRESH, makeRest, PANEL } from '../discord/presenter/panel.js';
import { understand, type Understood } from '../discord/presenter/understand.js';
import type { Teller } from '../kernel/text.js';
import type { GameId, Turn } from '../table/types.js';
import { answered, linesOf, movesIn, play } from './moving.js';

/** A move as somebody typed it: by id or by name, whole or begun; what comes near is offered where nothing fits. */

export async function playTyped(call: Call, game: GameId, typed: string): Promise<Post> {
  // Several moves in a row are typed as they are written.
  if (linesOf(typed).length > 1) return play(call, game, typed);
  const seen: { decision?: Decision; found?: Understood } = {};
  const of = await answered(
    call,
    game,
    (turn) => {
      const { decision, legal } = decisionFrom(call, turn);
      // Whoever isn't asked is told so by the table.
      if (decision === undefined) return { does: 'play', moves: movesIn(typed) };
      const tells = [...new Set([call.locale, legal.card.language, 'en'])].map((locale) =>
        tellerOf(call.bot, legal.card, locale),
      );
      const found = understand(decision.choices, tells, typed);
      Object.assign(seen, { decision, found });
      if (!found.whole || found.words === undefined) return { does: 'ask' };
      return { does: 'play', moves: [...(turn.composed?.moves ?? []), ...movesIn(found.words.join(' '))] };
    },
    { explain: true },
    (turn) => panelFor(call, turn, typed, seen.found),
  );
  const { decision, found } = seen;
  return decision === undefined || found === undefined || found.near.length === 0
    ? of
    : withNear(of, refusalOf(decision, found) ?? noteOn(decision.tell, typed, found), found, game, decision);
}

/** Why what was typed can't be done, where it is a move that is known. */
function refusalOf({ choices, tell }: Decision, { whole, words }: Understood): string | undefined {
  if (!whole || words === undefined) return undefined;
  const blocked = choices.find(
    ({ verb, args, blocked: why }) =>
      why !== undefined && narrow([{ verb, args }], words).complete !== undefined,
  )?.blocked;
  return blocked === undefined
    ? undefined
    : tell.tell('bot.refused', { why: tell.tell(blocked.key, blocked.args), rule: blocked.rule });
}

/** That the typed words are no move, as they were typed. */
const noteOn = (tell: Teller, typed: string, found: Understood | undefined): string =>
  tell.tell(found === undefined || found.near.length === 0 ? 'bot.typed.unknown' : 'bot.typed.near', {
    typed: bare(typed).replaceAll('`', ''),
  });

/** The panel where the typed words end; where they fit nothing and nothing comes near, a note above it says so. */
function panelFor(call: Call, turn: Turn, typed: string, found: Understood | undefined): Post {
  if (found?.words !== undefined && found.near.length === 0)
    return panelOf(call, turn, '', { ...FRESH, prefix: found.words });
  if (found !== undefined && found.near.length > 0) return panelOf(call, turn);
  return panelOf(call, turn, noteOn(tellerOf(call.bot, turn.legal.card, call.locale), typed, found));
}

/** A button for each move that comes near. */
function withNear(
  of: Post,
  note: string,
  { near }: Understood,
  game: GameId,
  { seq, tell, choices }: Decision,
): Post {
  const buttons = near.flatMap((line, at) => {
    const rest = `${makeRest({ ...FRESH, prefix: line })}|s${at}`;
    const id = makeControlId({ family: PANEL.step, game: String(game), seq, rest });
    const more = narrow(choices, line).complete === undefined ? ' …' : '';
    return id === undefined
      ? []
      : [button({ id, label: `${lineLabel(tell, line)}${more}`, style: 'primary' })];
  });
  // Everything else is a press away: below a whole panel the question would be out of sight on a phone.
  const id = controlId(PANEL.open, String(game), seq, makeRest(FRESH));
  const open = button({ id, label: tell.tell('bot.call.move') });
  return { ...of, ...post([words(note), ...rows([...buttons, open])], { colour: 0x3b6ea5 }) };
}
