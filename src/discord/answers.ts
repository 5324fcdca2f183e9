import { randomUUID } from 'node:crypto';
import { Refused, Stale, Fault } from '../kernel/errors.js';
import { type AnyArgs, type Choice, makeForm } from '../kernel/index.js';
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
import { droppedNotes, optionLabel, ORDERS, policyName } from './presenter/orders.js';
import { type PanelDecision, FRESH, notedPanel, type PanelState } from './presenter/panel.js';
import { botTeller, type BotTeller } from './texts.js';

/** Answers to one person: what was done, why not, and what can be done instead. */

/** A plain answer. */
export function answer(text: string): MessageBody {
  return post([words(text)]);
}

export interface Meanwhile {
  readonly meanwhile?: (post: MessageBody) => void;
}

/** Between two changes of the message that tells how far something is, ms. */
const TOLD_EVERY = 2_500;

/**
 * Tells that something is being worked out, at once and then now and then.
 * @returns what is to be called with how much of it is done, from 0 to 1
 */
export function progressOf(
  { meanwhile }: Meanwhile,
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

export interface Deciding {
  readonly legal: Legal;
  /** Undefined when nobody waits for the actor. */
  readonly decision?: PanelDecision;
  readonly tell: BotTeller;
  readonly means: string;
}

/** The decision of a turn, with all that stands on its panel. */
export function decisionFrom(call: RequestContext, { legal: now, composed: so, view }: Turn): Deciding {
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

/** What will answer in a while, unless the actor does, and why it would. */
function heldNote({ held }: Legal, tell: BotTeller): string {
  if (held === undefined) return '';
  const [kind] = held.order.split('/');
  const { policy, value = '', initial } = held;
  const named =
    policy === undefined ? {} : { policy: policyName(tell, policy), value: optionLabel(tell, policy, value) };
  const own = value === initial ? 'initial' : 'set';
  const key = `bot.orders.held-${policy === undefined ? String(kind) : own}`;
  const why = tell.has(key) ? tell.lookup(key, named) : '';
  return tell.text('bot.orders.held', { line: lineLabel(tell, held.move.split(' ')), why });
}

/** What may be chosen after that. */
function withComposition(now: Legal, { choices, state, rule }: Composition): Legal {
  const { card, seq, seat, sealed, begun, dropped } = now;
  return {
    ...{ card, seq, seat, sealed, dropped, choices },
    ...(begun === undefined ? {} : { begun }),
    ...(state === undefined ? {} : { state }),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** What stands beside what may be chosen, words and odds, where the game knows any; and what the seat has to go by. */
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

/** What a panel shows beside the choices themselves, as a game has it. */
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

/** Words and odds beside a value that may come next, as a game has them. */
function hintsOf(
  module: Pick<AnyModule, 'hint' | 'odds'>,
  view: unknown,
  seat: string,
  tell: BotTeller,
): NonNullable<PanelDecision['hint']> {
  return (typed, next) =>
    [module.hint, module.odds?.hint]
      .map((hint) => hint?.(view, seat, typed, next, tell) ?? '')
      .filter((text) => text !== '')
      .join(' · ');
}

/** The actor's panel as it is now, with a note above it; or who is waited for, when it isn't the actor. */
export async function freshPanel(
  call: RequestContext,
  game: GameId,
  note = '',
  state: PanelState = FRESH,
): Promise<MessageBody> {
  return panelOf(call, await call.bot.table.play.turn(call.actor, game, { explain: true }), note, state);
}

/** The panel of a turn that has been read. */
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

/** What a program would do, and how one's last turn was, where a program may be asked. */
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

/** What is printed, and the rule that the decision belongs to. */
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

/** Refusals of the table that are about a move, and so are followed by the moves there are. */
const ABOUT_MOVES: readonly string[] = ['table.not-your-turn', 'table.unreadable'];

/** Whether fresh controls help after this error. */
function wantsControls(error: unknown): boolean {
  if (error instanceof Stale) return true;
  return error instanceof Refused && (error.rule !== 'table' || ABOUT_MOVES.includes(error.key));
}

/**
 * An error as its reader may see it. With a game, the actor's fresh controls stand below where they help: as they were
 * when it was refused, and where somebody else's word may have come between, as they are by now.
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
  // Whoever isn't asked reads so below, with the seats that are.
  const isIdle =
    open(choices).length === 0 && error instanceof Refused && error.key === 'table.not-your-turn';
  const message = panelOf(call, turn, isIdle ? '' : noteOf(call, error, { card }));
  return error instanceof Refused ? withCited(call, card, error.rule, message) : message;
}

/** With no controls below. */
async function plainly(call: RequestContext, error: unknown, game: GameId): Promise<MessageBody> {
  const card = decidedOn(error)?.card ?? (await cardNow(call, game, error));
  return answer(noteOf(call, error, { game, ...(card === undefined ? {} : { card }) }));
}

/** The actor's turn as it is, or why there is none; undefined where the game can't be opened. */
function turnNow(call: RequestContext, game: GameId): Promise<Turn | Refused | undefined> {
  return call.bot.table.play
    .turn(call.actor, game, { explain: true })
    .catch((failed: unknown) => (failed instanceof Refused ? failed : undefined));
}

/** The game that an error is about, unless that is what it says: that there is no such game. */
async function cardNow(call: RequestContext, game: GameId, error: unknown): Promise<GameCard | undefined> {
  if (error instanceof Refused && error.key === 'table.no-such-game') return undefined;
  return call.bot.table.games.card(call.actor, game).catch(() => undefined);
}

/** The answer with the rule that it cites, to be read at a press. */
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

/** An answer that says what a person asked for can't be, without an error: a `table.*` or `bot.*` key. */
export function textReply(call: RequestContext, key: string, args: AnyArgs = {}): MessageBody {
  return answer(botTeller(call.locale).lookup(key, args));
}

/** Characters of what can be typed in place of buttons. */
const MOST_FORMS = 1500;

/**
 * What somebody reads when Discord has refused the answer that was made for them: that nothing happened, and what they
 * can type instead. Plain text, so that it can't be refused for the same reason.
 */
export async function untaken(call: RequestContext, error: unknown, game?: GameId): Promise<MessageBody> {
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
