import { decisionFrom, panelOf } from '../discord/answers.js';
import { moduleOf, tellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId, makeControlId } from '../discord/custom-id.js';
import { unformattedName } from '../discord/escape.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { lineLabel, verbLabel } from '../discord/presenter/labels.js';
import { narrow } from '../discord/presenter/narrow.js';
import { type PanelDecision, FRESH, makeRest } from '../discord/presenter/panel.js';
import { familyOf } from '../discord/presenter/panel-state.js';
import { thingIn, understand, type Understood } from '../discord/presenter/understand.js';
import { type Choice, type Move, movesOf, parseMove } from '../kernel/index.js';
import type { GameCard, GameId, Turn } from '../table/index.js';
import { answered, type Compose, linesOf, movesIn } from './moving.js';
import type { BotTeller } from '../discord/texts.js';

/** A typed move: by id or name, whole or partial. Near matches are offered if nothing fits. */

export async function playTyped(call: RequestContext, game: GameId, typed: string): Promise<MessageBody> {
  // Several moves, each by id or name.
  if (linesOf(typed).length > 1)
    return answered(
      call,
      game,
      (turn, compose) => ({ does: 'play', moves: movesNamed(call, turn, typed, compose) }),
      {},
    );
  const seen: Seen = {};
  const shown = await answered(
    call,
    game,
    (turn) => {
      const { decision, legal } = decisionFrom(call, turn);
      // The table refuses a player who isn't asked.
      if (decision === undefined) return { does: 'play', moves: movesIn(typed) };
      const tells = tellsOf(call, legal.card);
      const found = understand(decision.choices, tells, typed);
      Object.assign(seen, { decision, found, turn });
      if (found.move === undefined) return { does: 'ask' };
      return { does: 'play', moves: [...(turn.composed?.moves ?? []), found.move] };
    },
    { explain: true },
    (turn) => panelFor(call, turn, typed, seen.found),
  );
  const { decision, found } = seen;
  return decision === undefined || found === undefined || found.near.length === 0
    ? shown
    : nearPost(refusalOf(decision, found) ?? noteOf(call, seen, typed), found, decision);
}

/** The reason if the typed words are a blocked choice. */
function refusalOf({ choices, tell }: PanelDecision, { move, words }: Understood): string | undefined {
  if (move === undefined || words === undefined) return undefined;
  const blocked = choices.find(
    ({ verb, args, blocked: why }) =>
      why !== undefined && narrow([{ verb, args }], words).complete !== undefined,
  )?.blocked;
  return blocked === undefined
    ? undefined
    : tell.text('bot.refused', { why: tell.lookup(blocked.key, blocked.args), rule: blocked.rule });
}

/** The reading of the typed words, and their turn. */
interface Seen {
  readonly decision?: PanelDecision;
  readonly found?: Understood;
  readonly turn?: Turn;
}

/** The note above the near matches. */
function noteOf(call: RequestContext, { decision, found, turn }: Seen, typed: string): string {
  if (decision === undefined || turn === undefined) return '';
  const note = noteOn(decision.tell, typed, found);
  const thing = absentNote(call, turn, typed, found);
  return thing === '' ? note : `${thing}\n${note}`;
}

/** The place of a named thing that can't be chosen now; '' if a move with it is offered. */
function absentNote(
  call: RequestContext,
  { legal, view }: Turn,
  typed: string,
  found: Understood | undefined,
): string {
  const { card, choices } = legal;
  const printed = moduleOf(call.bot, card)?.printed;
  const tells = tellsOf(call, card);
  const [tell] = tells;
  if (printed === undefined || view === undefined || tell === undefined) return '';
  const things = printed.about(view).filter((id) => card.places.every(({ seat }) => seat !== id));
  const thing = thingIn(things, tells, typed);
  if (thing === undefined || found?.near.some((line) => line.includes(thing)) === true) return '';
  // A choice may contain the thing, and only the rest of the line be wrong.
  if (understand(choices, tells, thing).near.some((line) => line.includes(thing))) return '';
  const [where = tell.text('bot.typed.nowhere')] = printed.now(view, thing, tell);
  return tell.text('bot.typed.absent', { thing: tell.name(thing), where });
}

/** A note that the typed words are no move. */
const noteOn = (tell: BotTeller, typed: string, found: Understood | undefined): string =>
  tell.text(found === undefined || found.near.length === 0 ? 'bot.typed.unknown' : 'bot.typed.near', {
    typed: unformattedName(typed).replaceAll('`', ''),
  });

/** Several typed moves, which replace those chosen before. None if one can't be read. */
export function movesNamed(
  call: RequestContext,
  turn: Turn,
  typed: string,
  compose: Compose,
): readonly Move[] {
  const { card, choices } = turn.legal;
  return namedInTurn(choices, tellsOf(call, card), typed, compose);
}

/** The same. Each line is matched with the choices after earlier lines, then with the current ones. */
export function namedInTurn(
  now: readonly Choice[],
  tells: readonly BotTeller[],
  typed: string,
  compose: Compose,
): readonly Move[] {
  const moves: Move[] = [];
  for (const line of linesOf(typed)) {
    const next = moves.length === 0 ? now : compose(moves).choices;
    const move = moveNamed(next, tells, line) ?? moveNamed(now, tells, line) ?? parseMove(line);
    if (move === undefined) return [];
    moves.push(...movesOf(move));
  }
  return moves;
}

/** The move a line names by id or name; undefined if it is ambiguous. */
export function moveNamed(
  choices: readonly Choice[],
  tells: readonly BotTeller[],
  line: string,
): Move | undefined {
  const { move, near } = understand(choices, tells, line);
  return near.length === 0 ? move : undefined;
}

/** The languages a player may type in: their own, the game's, and English. */
export const tellsOf = (call: RequestContext, card: GameCard): readonly BotTeller[] =>
  [...new Set([call.locale, card.language, 'en'])].map((locale) => tellerOf(call.bot, card, locale));

/** A note on a verb that isn't available now: its state's question and rule; '' for other words. */
function laterNote(call: RequestContext, { legal }: Turn, typed: string): string {
  const { card, choices } = legal;
  const tells = tellsOf(call, card);
  const begins = (form: string): boolean => typed === form || typed.startsWith(`${form} `);
  const found = Object.entries(moduleOf(call.bot, card)?.states ?? {}).flatMap(([state, { rule, verbs }]) =>
    Object.keys(verbs).flatMap((verb) => {
      const forms = [verb, ...tells.map((tell) => verbLabel(tell, verb).toLowerCase())].filter(begins);
      const length = Math.max(0, ...forms.map((form) => form.length));
      return length === 0 ? [] : [{ state, rule, verb, length }];
    }),
  );
  const [meant] = found.toSorted((a, b) => b.length - a.length);
  const [tell] = tells;
  if (meant === undefined || tell === undefined || !tell.has(`ask.${meant.state}`)) return '';
  if (choices.some(({ verb, blocked }) => verb === meant.verb && blocked === undefined)) return '';
  const ask = tell.lookup(`ask.${meant.state}`);
  return tell.text('bot.typed.later', { verb: verbLabel(tell, meant.verb), ask, rule: meant.rule });
}

/** The panel after the typed words; with a note if they fit nothing and nothing is near. */
function panelFor(
  call: RequestContext,
  turn: Turn,
  typed: string,
  found: Understood | undefined,
): MessageBody {
  if (found?.words !== undefined && found.near.length === 0)
    return panelOf(call, turn, '', { ...FRESH, prefix: found.words });
  if (found !== undefined && found.near.length > 0) return panelOf(call, turn);
  const notes = [
    noteOn(tellerOf(call.bot, turn.legal.card, call.locale), typed, found),
    absentNote(call, turn, typed, found),
    laterNote(call, turn, typed),
  ];
  return panelOf(call, turn, notes.filter((note) => note !== '').join(' '));
}

/** A button for each near match. */
export function nearPost(note: string, { near }: Understood, decision: PanelDecision): MessageBody {
  const { game, seq, tell, choices } = decision;
  const buttons = near.flatMap((line, at) => {
    const rest = `${makeRest({ ...FRESH, prefix: line })}|s${at}`;
    const id = makeControlId({ family: familyOf(decision, 'step'), game, seq, rest });
    const more = narrow(choices, line).complete === undefined ? ' …' : '';
    return id === undefined
      ? []
      : [button({ id, label: `${lineLabel(tell, line)}${more}`, style: 'primary' })];
  });
  // The panel opens by a button: below a whole panel the note would be out of sight on a phone.
  const id = controlId(familyOf(decision, 'open'), game, seq, makeRest(FRESH));
  const open = button({ id, label: tell.text('bot.call.move') });
  return post([words(note), ...rows([...buttons, open])], { color: 0x3b6ea5 });
}
