import { decisionFrom, explain, freshPanel } from '../../src/discord/answers.js';
import { type Bot, moduleOf } from '../../src/discord/bot.js';
import { buttonLines } from '../../src/discord/height.js';
import { livingStatus } from '../../src/discord/living-status.js';
import type { MessageBody } from '../../src/discord/post.js';
import { callPost } from '../../src/discord/posts/call.js';
import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { type AnyModule, registryOf } from '../../src/games/registry.js';
import { Refused } from '../../src/kernel/errors.js';
import { makeMove } from '../../src/kernel/notation.js';
import { drawer } from '../../src/kernel/random.js';
import { silentLog } from '../../src/log.js';
import type { Actor, GameCard } from '../../src/table/contract/index.js';
import { setting } from '../table/setting.js';
import { COMPLETE } from './languages.js';
import { wordPictures } from './tables.js';

/** The bot's five main messages, as posted during a random game. */

export type Kind = 'call' | 'status' | 'lobby' | 'panel' | 'error';

export interface Rendered {
  readonly kind: Kind;
  readonly language: string;
  readonly post: MessageBody;
  /** The awaited state; '' in the lobby. */
  readonly state: string;
  /** The game's own texts in it: question, subject, means, reason of a refusal. */
  readonly ofGame: readonly string[];
}

interface Part {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly components?: readonly Part[];
}

const ROW = 1;
const flat = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => (part.type === ROW ? [part] : [part, ...flat(part.components ?? [])]));
const partsOf = ({ components }: MessageBody): readonly Part[] => flat(components as readonly Part[]);

/** Rows of buttons and menus on a phone. */
export const rowsOf = (of: MessageBody): number =>
  partsOf(of)
    .filter(({ type }) => type === ROW)
    .map(({ components = [] }) => buttonLines(components.map(({ label = '' }) => label)))
    .reduce((sum, lines) => sum + lines, 0);

/** The texts of a message; for a panel, only those above its first control. */
export function textsOf({ kind, post }: Pick<Rendered, 'kind' | 'post'>): readonly string[] {
  const parts = partsOf(post);
  const first = parts.findIndex(({ type }) => type === ROW);
  const shown = kind === 'panel' && first >= 0 ? parts.slice(0, first) : parts;
  const texts = shown.flatMap(({ content }) => content ?? []);
  // A new panel follows below an error.
  return kind === 'error' ? [texts[0]?.split('\n')[0] ?? ''] : texts;
}

/** Number of words in a text, without mentions, times, emojis and signs. */
function wordsIn(text: string): number {
  const bare = text.replace(/<[@#:at][^>]*>/gu, ' ');
  return bare.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Number of the bot's own words, apart from the game's texts and the player's chosen moves. */
export function ownWords(of: Rendered): number {
  const lines = textsOf(of).flatMap((text) => text.split('\n').filter((line) => !line.startsWith('• ')));
  const count = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + wordsIn(text), 0);
  return count(lines) - count(of.ofGame);
}

/** Number of decisions to play, and interval of those examined. */
interface Reach {
  readonly most: number;
  readonly every: number;
}

const people = ['p1', 'p2', 'p3', 'p4'].map((person): Actor => ({ guild: 'north', person }));

/** Collects the main messages of a game with as many people as it allows. */
export async function mainMessages(
  module: AnyModule,
  { most, every }: Reach,
  look: (of: Rendered) => void,
): Promise<void> {
  const { table, store } = setting({ modules: [module] });
  const [host = { guild: '', person: '' }, ...others] = people.slice(0, module.meta.variants[0]?.maxSeats);
  const made = await table.lobby.create(host, { channel: 'c', module: module.meta.id });
  for (const who of others) await table.lobby.join(who, made.id);
  const bot: Bot = { table, modules: registryOf([module]), pictures: wordPictures, log: silentLog() };
  const lobby = await table.games.card(host, made.id);
  for (const language of COMPLETE)
    look({ kind: 'lobby', language, state: '', ofGame: [], post: lobbyPost(bot, { ...lobby, language }) });
  await table.lobby.start(host, made.id);
  for (const who of [host, ...others]) await table.orders.setPolicies(who, made.id, 'ask');
  const draw = drawer(3);
  for (let moves = 0; moves < most; moves++) {
    const card = await table.games.card(host, made.id);
    const who = people.find(({ person }) => person === card.awaited[0]?.person);
    if (who === undefined) break;
    if (moves % every === 0) await lookAt(bot, card, who, look);
    const { choices, seat } = await table.play.legal(who, made.id);
    const { view } = await table.look.snapshot(who, made.id);
    const move = module.ai['random']?.({ view, seat, choices, draw });
    if (move === undefined) throw new Error('nobody plays at random');
    await table.play.act(who, made.id, makeMove(move));
  }
  await table.process.close();
  await store.close();
}

async function lookAt(bot: Bot, card: GameCard, who: Actor, look: (of: Rendered) => void): Promise<void> {
  const reading = bot.table.outbox.read(card.id);
  const asked = await reading.asked();
  const turn = await bot.table.play.turn(who, card.id, { explain: true });
  const blocked = turn.legal.choices.find((choice) => choice.blocked !== undefined)?.blocked;
  for (const language of COMPLETE) {
    const told = { ...card, language };
    const call = { bot, actor: who, channel: card.channel, locale: language };
    const { tell, means } = decisionFrom(call, turn);
    const state = asked?.state ?? '';
    const ask = tell.has(`ask.${state}`) ? tell.lookup(`ask.${state}`) : '';
    const subject = asked?.view === undefined ? '' : (moduleOf(bot, card)?.subject?.(asked.view, tell) ?? '');
    const see = (kind: Kind, post: MessageBody, ...ofGame: readonly string[]): void =>
      look({ kind, language, state, post, ofGame });
    see('call', callPost(bot, told, card.awaited, { ping: [], resend: true }, asked), ask, subject);
    see('status', await livingStatus(bot, { ...reading, card: async () => told }));
    see('panel', await freshPanel(call, card.id), ask, means);
    if (blocked === undefined) continue;
    const why = tell.lookup(blocked.key, blocked.args ?? {});
    see('error', await explain(call, new Refused(blocked), card.id), why);
  }
}
