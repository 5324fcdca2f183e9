import { randomUUID } from 'node:crypto';
import { Refused, Stale, Fault } from '../kernel/errors.js';
import { type AnyArgs, type Choice, hintsOf, makeForm } from '../kernel/index.js';
import {
  decidedOn,
  PackGone,
  type Composition,
  type GameCard,
  type GameId,
  type Legal,
  type Turn,
} from '../table/index.js';
import {
  type AnyModule,
  mention,
  moduleOf,
  placeLine,
  richTellerOf,
  titleOf,
  waitedFor,
  whereLine,
} from './bot.js';
import type { RequestContext } from './command.js';
import { controlId } from './custom-id.js';
import { button, post, type MessageBody, rows, words } from './post.js';
import { REVIEW } from './posts/end.js';
import { frozenLine } from './posts/frozen.js';
import { ABOUT, aboutButton, aboutRest, citedButton, withButtons } from './presenter/about.js';
import { lineLabel } from './presenter/labels.js';
import { likelyOf } from './presenter/likely.js';
import { open } from './presenter/narrow.js';
import { droppedNotes, ORDERS, policyName } from './presenter/orders.js';
import { type PanelDecision, FRESH, notedPanel, type PanelState } from './presenter/panel.js';
import { botTeller, type BotTeller } from './texts.js';

/** Answers to one person: the result, or a refusal with its reason and the moves that are possible. */

export function answer(text: string): MessageBody {
  return post([words(text)]);
}

export interface ProgressSink {
  readonly meanwhile?: (post: MessageBody) => void;
}

/** Interval between progress messages, ms. */
const TOLD_EVERY = 2_500;

/**
 * Shows progress: at once, then at most every `TOLD_EVERY` ms.
 * @returns a function to call with the share that is done, 0 to 1
 */
export function progressOf(
  { meanwhile }: ProgressSink,
  words: (percent: number) => MessageBody,
): (share: number) => void {
  let reported = 0;
  const progress = (share: number): void => {
    const now = Date.now();
    if (now - reported < TOLD_EVERY) return;
    reported = now;
    meanwhile?.(words(Math.min(99, Math.floor(100 * share))));
  };
  progress(0);
  return progress;
}

export interface PanelInput {
  readonly legal: Legal;
  /** Undefined when nobody waits for the actor. */
  readonly decision?: PanelDecision;
  readonly tell: BotTeller;
  readonly means: string;
}

/** The decision of a turn with everything its panel shows. */
export function decisionFrom(call: RequestContext, { legal: now, composed: so, view }: Turn): PanelInput {
  const tell = richTellerOf(call.bot, now.card, call.locale);
  if (!now.choices.some((choice) => choice.blocked === undefined)) return { legal: now, tell, means: '' };
  const legal: Legal = so === undefined ? now : withComposition(now, so);
  const ask = legal.state === undefined ? '' : `ask.${legal.state}`;
  const { means, aids } = helpOf(call, legal, tell, so?.view ?? view);
  const heading = [
    ask !== '' && tell.has(ask) ? tell.lookup(ask) : '',
    means,
    legal.sealed ? tell.text('bot.panel.sealed') : '',
    ...droppedNotes(tell, legal.dropped),
    heldNote(legal, tell),
  ];
  const decision: PanelDecision = {
    game: String(legal.card.id),
    seq: legal.seq,
    choices: legal.choices,
    tell,
    where: placeLine(tell, legal.card),
    heading: heading.filter((text) => text !== '').join('\n'),
    ...aids,
    ...(legal.rule === undefined || legal.rule === '' ? {} : { rule: legal.rule }),
    ...(so === undefined ? {} : { composed: so.lines }),
    ...(legal.sealed ? { sealed: true } : {}),
    ...(legal.begun === undefined ? {} : { begun: legal.begun }),
  };
  return { legal, decision, tell, means };
}

/** Announces the standing order that will answer in a while unless the actor does, and its reason. */
function heldNote({ held }: Legal, tell: BotTeller): string {
  if (held === undefined) return '';
  const [kind] = held.order.split('/');
  const { policy, value, initial } = held;
  const named = policy === undefined ? {} : { policy: policyName(tell, policy) };
  const own = value === initial ? 'initial' : 'set';
  const key = `bot.orders.held-${policy === undefined ? String(kind) : own}`;
  const why = tell.has(key) ? tell.lookup(key, named) : '';
  return tell.text('bot.orders.held', { line: lineLabel(tell, held.move.split(' ')), why });
}

/** The same turn with the choices that follow the composed moves. */
function withComposition(now: Legal, { choices, state, rule }: Composition): Legal {
  const { card, seq, seat, sealed, begun, dropped } = now;
  return {
    ...{ card, seq, seat, sealed, dropped, choices },
    ...(begun === undefined ? {} : { begun }),
    ...(state === undefined ? {} : { state }),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** Hints and odds for the choices, and the game's summary for the seat, where the game provides them. */
function helpOf(
  call: RequestContext,
  legal: Legal,
  tell: BotTeller,
  view: unknown,
): { readonly means: string; readonly aids?: ReturnType<typeof aidsOf> } {
  const module = moduleOf(call.bot, legal.card);
  if (module === undefined) return { means: '' };
  return {
    means: module.means?.(view, legal.seat, tell) ?? '',
    aids: aidsOf(module, view, legal.seat, legal.choices, tell),
  };
}

/** A game's hints, odds and options for its panel. */
export function aidsOf(
  module: Pick<AnyModule, 'hint' | 'odds' | 'verbs' | 'aside' | 'policies'>,
  view: unknown,
  seat: string,
  choices: readonly Choice[],
  tell: BotTeller,
): Pick<PanelDecision, 'hint' | 'args' | 'aside' | 'likely'> {
  return {
    hint: hintsOf(module, view, seat, tell),
    likely: likelyOf(module, view, seat, choices, tell),
    ...(module.verbs === undefined ? {} : { args: module.verbs }),
    ...(module.aside === undefined ? {} : { aside: module.aside }),
  };
}

/** The actor's panel with a note above it, or the players the game waits for. */
export async function freshPanel(
  call: RequestContext,
  game: GameId,
  note = '',
  state: PanelState = FRESH,
): Promise<MessageBody> {
  return panelOf(call, await call.bot.table.play.turn(call.actor, game, { explain: true }), note, state);
}

/** The panel of a turn that was already read. */
export function panelOf(call: RequestContext, turn: Turn, note = '', state: PanelState = FRESH): MessageBody {
  const { legal, decision, tell } = decisionFrom(call, turn);
  if (decision === undefined) {
    const lines = [
      note,
      whereLine(tell, legal.card),
      legal.card.frozen === undefined ? tell.text('bot.panel.not-waited') : frozenLine(tell, legal.card),
      waitsFor(tell, legal.card),
      ...droppedNotes(tell, legal.dropped),
    ];
    const id = controlId(ORDERS.list, String(legal.card.id), -1);
    const parts = [words(lines.filter((text) => text !== '').join('\n'))];
    if (legal.card.stage !== 'running') return post(parts);
    return post([...parts, ...rows([button({ id, label: tell.text('bot.orders.button') })])]);
  }
  const shown = notedPanel(decision, state, note);
  return withButtons(shown, aboutButtons(call, legal, tell));
}

/** Buttons for advice and for a review of the last turn, in games that allow hints. */
export function adviceButtons(card: GameCard, tell: BotTeller) {
  if (!card.hints) return [];
  const game = String(card.id);
  return [
    ...aboutButton(ABOUT.advise, game, '', tell.text('bot.advice.button')),
    ...(card.turn > 1
      ? [button({ id: controlId(REVIEW, game, -1), label: tell.text('bot.review.turn') })]
      : []),
  ];
}

/** Buttons for advice, the printed components and the rule of the decision. */
function aboutButtons(call: RequestContext, { card, rule }: Legal, tell: BotTeller) {
  const module = moduleOf(call.bot, card);
  if (module === undefined) return [];
  const game = String(card.id);
  const list =
    module.printed === undefined
      ? []
      : aboutButton(ABOUT.list, game, aboutRest(module.meta.id, 0), tell.text('bot.about.button'));
  return [...adviceButtons(card, tell), ...list, ...citedButton(tell, module, game, rule)];
}

export function waitsFor(tell: BotTeller, card: GameCard): string {
  const who = waitedFor(card).map((each) =>
    each.person === undefined ? tell.name(each.seat) : `${tell.name(each.seat)} (${mention(each.person)})`,
  );
  return who.length === 0 ? '' : tell.text('bot.panel.waits-for', { who });
}

/** Refusals of the table that concern a move: the possible moves follow. */
const ABOUT_MOVES: readonly string[] = ['table.not-your-turn', 'table.unreadable'];

/** Whether the actor's controls help after this error. */
function wantsControls(error: unknown): boolean {
  if (error instanceof Stale) return true;
  return error instanceof Refused && (error.rule !== 'table' || ABOUT_MOVES.includes(error.key));
}

/**
 * The text for an error. With a game, the actor's controls follow where they help: as of the refusal, or read again if
 * another player may have moved since.
 */
export async function explain(call: RequestContext, error: unknown, game?: GameId): Promise<MessageBody> {
  if (game === undefined) {
    const named = decidedOn(error)?.card;
    return answer(noteOf(call, error, named === undefined ? {} : { named }));
  }
  if (!wantsControls(error)) return plainly(call, error, game);
  const turn = decidedOn(error)?.turn ?? (await turnNow(call, game));
  if (turn === undefined) return plainly(call, error, game);
  if (turn instanceof Refused) return plainly(call, turn, game);
  const { card, choices } = turn.legal;
  // The panel below already says that the actor isn't asked, and who is.
  const isIdle =
    open(choices).length === 0 && error instanceof Refused && error.key === 'table.not-your-turn';
  const message = panelOf(call, turn, isIdle ? '' : noteOf(call, error, { card }));
  return error instanceof Refused ? withCited(call, card, error.rule, message) : message;
}

/** The error without controls. */
async function plainly(call: RequestContext, error: unknown, game: GameId): Promise<MessageBody> {
  const card = decidedOn(error)?.card ?? (await cardNow(call, game, error));
  return answer(noteOf(call, error, { game, ...(card === undefined ? {} : { card }) }));
}

/** The actor's turn, or the reason there is none; undefined if the game can't be opened. */
function turnNow(call: RequestContext, game: GameId): Promise<Turn | Refused | undefined> {
  return call.bot.table.play
    .turn(call.actor, game, { explain: true })
    .catch((failed: unknown) => (failed instanceof Refused ? failed : undefined));
}

/** The game the error is about; undefined if the error says it doesn't exist. */
async function cardNow(call: RequestContext, game: GameId, error: unknown): Promise<GameCard | undefined> {
  if (error instanceof Refused && error.key === 'table.no-such-game') return undefined;
  return call.bot.table.games.card(call.actor, game).catch(() => undefined);
}

/** Adds a button that shows the rule the refusal cites. */
function withCited(call: RequestContext, card: GameCard, rule: string, message: MessageBody): MessageBody {
  const tell = richTellerOf(call.bot, card, call.locale);
  return withButtons(message, citedButton(tell, moduleOf(call.bot, card), String(card.id), rule));
}

function noteOf(
  call: RequestContext,
  error: unknown,
  {
    card,
    game = card?.id,
    named = card,
  }: {
    readonly card?: GameCard;
    readonly game?: GameId;
    /** The game whose names it uses. */ readonly named?: GameCard;
  },
): string {
  const tell = named === undefined ? botTeller(call.locale) : richTellerOf(call.bot, named, call.locale);
  if (error instanceof Refused) {
    if (error.key === 'table.not-seated' && card !== undefined)
      return tell.text('bot.foreign', { title: titleOf(card) });
    const why = tell.lookup(error.key, error.facts);
    const ofTable = error.rule === 'table' || error.rule === '';
    return tell.text(ofTable ? 'bot.refused-table' : 'bot.refused', { why, rule: error.rule });
  }
  if (error instanceof Stale) return tell.text('bot.stale');
  if (error instanceof PackGone) return tell.text('table.pack-gone', { pack: error.pack });
  const id = randomUUID().slice(0, 8);
  call.bot.log.error({ err: error, id, game }, 'an answer failed');
  if (error instanceof Fault && card !== undefined)
    return tell.text('bot.fault', { id, title: titleOf(card) });
  return tell.text('bot.broken', { id });
}

/** Tells a person why a request isn't possible, without an error. The key is a `table.*` or `bot.*` text. */
export function textReply(call: RequestContext, key: string, args: AnyArgs = {}): MessageBody {
  return answer(botTeller(call.locale).lookup(key, args));
}

/** Maximum length of the moves listed for typing, in characters. */
const MOST_FORMS = 1500;

/**
 * The answer after Discord refused the real one: nothing happened, and these moves can be typed. Plain text, so that
 * Discord can't refuse it for the same reason.
 */
export async function fallbackAnswer(
  call: RequestContext,
  error: unknown,
  game?: GameId,
): Promise<MessageBody> {
  const id = randomUUID().slice(0, 8);
  call.bot.log.error({ err: error, id, game }, 'Discord refused an answer');
  const tell = botTeller(call.locale);
  const choices =
    game === undefined
      ? []
      : await call.bot.table.play.legal(call.actor, game).then(
          (legal) => legal.choices,
          () => [],
        );
  const forms: string[] = [];
  let letters = 0;
  for (const form of new Set(choices.map(makeForm))) {
    letters += form.length;
    if (letters > MOST_FORMS) break;
    forms.push(`- \`/play ${form}\``);
  }
  const how = tell.text(forms.length === 0 ? 'bot.untaken.again' : 'bot.untaken.type');
  return answer([tell.text('bot.untaken', { id }), how, ...forms].join('\n'));
}
