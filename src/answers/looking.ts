import { answer } from '../discord/answers.js';
import {
  type Bot,
  moduleOf,
  phaseName,
  pictureName,
  richTellerOf,
  tellerOf,
  titleOf,
  turnName,
  whereLine,
} from '../discord/bot.js';
import type { RequestContext, Completion } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { escapeName } from '../discord/escape.js';
import { LIMITS } from '../discord/limits.js';
import { matching } from '../discord/matching.js';
import {
  button,
  galleries,
  type ContainerPart,
  type PostPicture,
  post,
  type MessageBody,
  rows,
  select,
  words,
} from '../discord/post.js';
import { catchUpPost } from './catch-up.js';
import { SHOW } from '../discord/posts/call-buttons.js';
import { playersPost } from '../discord/posts/status.js';
import { ABOUT, aboutButton, aboutRest } from '../discord/presenter/about.js';
import { packGoneParts } from '../discord/posts/pack-gone.js';
import { pager, pageParts } from '../discord/posts/pager.js';
import { chronicleLines, pages } from '../discord/posts/story.js';
import type { PictureRef } from '../../renders/index.js';
import { withPack, type Chapter, type GameId, type Snapshot } from '../table/index.js';
import type { BotTeller } from '../discord/texts.js';

/** Answers that show a game: board, hand, story. Everything follows from the actor's own view. */

export const LOOK = {
  /** The board in words. */
  text: 'board-text',
  /** One of the board's pictures. */
  part: 'board-part',
  /** A page of the story. */
  story: 'story',
  /** Jumps to a phase of the story. */
  jump: 'story-jump',
} as const;

/** A picture that can be shown alone: a part of the map, a seat's area, the result. */
interface BoardPart extends Completion {
  readonly picture: PictureRef;
}

/** All pictures of a board by name: shared ones, the viewer's own area, then other seats' areas. */
export function boardParts(bot: Bot, snapshot: Snapshot, tell: BotTeller): readonly BoardPart[] {
  const all = bot.pictures.parts?.(snapshot) ?? [];
  const isOwn = ({ seat }: PictureRef): boolean => seat === snapshot.viewer;
  const isShared = ({ seat }: PictureRef): boolean => seat === undefined;
  const others = all.filter((picture) => !isShared(picture) && !isOwn(picture));
  return [...all.filter(isShared), ...all.filter(isOwn), ...others].map((picture) => {
    const { id, seat } = picture;
    return seat === undefined
      ? { picture, name: pictureName(tell, id), value: id }
      : { picture, name: tell.name(seat), value: `${id}-${seat}` };
  });
}

/** The default pictures: the whole table and the viewer's own area. */
async function wholeBoard(
  { bot, locale }: RequestContext,
  snapshot: Snapshot,
  all: readonly BoardPart[],
): Promise<readonly PostPicture[]> {
  const { pictures } = bot;
  const parts = all.filter(({ picture: { id, seat } }) => id === 'table' || seat === snapshot.viewer);
  const drawn = await Promise.all(parts.map(({ picture }) => pictures.part?.(snapshot, locale, picture)));
  const shown = drawn.filter((picture) => picture !== undefined);
  return shown.length > 0 ? shown : pictures.board(snapshot, locale);
}

/** The board with a menu of its pictures. @param typed shows only this picture */
export async function boardPost(call: RequestContext, game: GameId, typed = ''): Promise<MessageBody> {
  const { bot, locale } = call;
  const snapshot = await bot.table.look.snapshot(call.actor, game);
  const tell = richTellerOf(bot, snapshot.card, locale);
  const all = boardParts(bot, snapshot, tellerOf(bot, snapshot.card, locale));
  const [meant] = typed === '' ? [] : matching(all, typed);
  if (typed !== '' && meant === undefined && all.length > 0) {
    const names = all.map(({ name }) => name).join(', ');
    return answer(tell.text('bot.board.no-part', { typed: escapeName(typed), parts: names }));
  }
  const one = meant === undefined ? undefined : await bot.pictures.part?.(snapshot, locale, meant.picture);
  const whole = meant === undefined ? await wholeBoard(call, snapshot, all) : [];
  const pictures = one === undefined ? whole : [one];
  if (pictures.length === 0) return boardText(call, game, 0);
  const parts: ContainerPart[] = [words(whereLine(tell, snapshot.card)), ...galleries(pictures)];
  if (all.length > pictures.length) {
    const options = all.map(({ name, value }) => ({ label: name, value })).slice(0, LIMITS.selectOptions);
    const id = controlId(LOOK.part, String(game), -1);
    parts.push(select(id, tell.text('bot.board.part'), options, meant?.value));
  }
  const id = controlId(LOOK.text, String(game), -1, '0');
  const { module } = snapshot.card;
  parts.push(
    ...rows([
      button({ id, label: tell.text('bot.board.as-text') }),
      ...(moduleOf(call.bot, snapshot.card)?.printed === undefined
        ? []
        : aboutButton(ABOUT.list, String(game), aboutRest(module, 0), tell.text('bot.about.button'))),
    ]),
  );
  return post(parts, { files: pictures });
}

/** The board in words, a page of it. */
export async function boardText(call: RequestContext, game: GameId, page: number): Promise<MessageBody> {
  const snapshot = await call.bot.table.look.snapshot(call.actor, game);
  const tell = richTellerOf(call.bot, snapshot.card, call.locale);
  const text = call.bot.pictures.text(snapshot, call.locale);
  const idOf = (at: number): string => controlId(LOOK.text, String(game), -1, String(at));
  return post(pageParts(tell, text, page, idOf, whereLine(tell, snapshot.card)));
}

/** The actor's hidden information. */
export async function handPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const snapshot: Snapshot = withPack(await call.bot.table.look.snapshot(call.actor, game));
  const tell = richTellerOf(call.bot, snapshot.card, call.locale);
  if (snapshot.viewer === 'spectator')
    return answer(tell.text('bot.hand.spectator', { title: titleOf(snapshot.card) }));
  const { card, view, viewer } = snapshot;
  const held = moduleOf(call.bot, card)?.hand?.(view, viewer, tell, card.over !== undefined) ?? '';
  return answer(`${whereLine(tell, card)}\n${held === '' ? tell.text('bot.hand.none') : held}`);
}

/** A part of the story. */
export interface StoryPart {
  readonly turn?: number;
  readonly phase?: string;
  readonly seat?: string;
  /** From 0; absent: the last page. */
  readonly page?: number;
}

function makeStoryRest(part: StoryPart): string {
  return [part.turn ?? '', part.phase ?? '', part.seat ?? '', part.page ?? ''].join('|');
}

export function parseStoryRest(rest: string): StoryPart {
  const [turn = '', phase = '', seat = '', page = ''] = rest.split('|');
  return {
    ...(turn === '' ? {} : { turn: Number(turn) }),
    ...(phase === '' ? {} : { phase }),
    ...(seat === '' ? {} : { seat }),
    ...(page === '' ? {} : { page: Number(page) }),
  };
}

/** Characters of one page of the story. */
const STORY_PAGE = 3000;
/** Most phases in the menu. */
const MOST_JUMPS = 25;

/** A part of the story with its picture, pages, and a menu of phases. */
export async function storyPost(call: RequestContext, game: GameId, part: StoryPart): Promise<MessageBody> {
  const { table, pictures } = call.bot;
  const card = await table.games.card(call.actor, game);
  const tell = tellerOf(call.bot, card, call.locale);
  const { turn, phase, seat } = part;
  const entries = await table.look.history(call.actor, game, {
    ...(turn === undefined ? {} : { turn }),
    ...(phase === undefined ? {} : { phase }),
    ...(seat === undefined ? {} : { seat }),
  });
  const all = pages(chronicleLines(card, tell, entries), STORY_PAGE);
  const page = Math.max(0, Math.min(part.page ?? all.length - 1, all.length - 1));
  const what = [
    turn === undefined ? '' : turnName(tell, turn, card.turns),
    phase === undefined ? '' : phaseName(tell, phase),
    seat === undefined ? '' : tell.name(seat),
    all.length > 1 ? tell.text('bot.panel.page', { page: page + 1, pages: all.length }) : '',
  ];
  const parts: ContainerPart[] = [
    words(
      tell.text('bot.history.title', {
        title: titleOf(card),
        what: what.map((text) => (text === '' ? '' : ` · ${text}`)).join(''),
      }),
    ),
  ];
  const chapters = await table.look.chapters(call.actor, game);
  const chapter = turn === undefined && phase === undefined ? undefined : chapterOf(chapters, turn, phase);
  // Without a turn or phase: the board after the last entry.
  const seq = chapter?.to ?? entries.at(-1)?.seq;
  const snapshot = seq === undefined ? undefined : await table.look.snapshot(call.actor, game, { seq });
  const shown = snapshot === undefined ? [] : await pictures.board(snapshot, call.locale);
  parts.push(...galleries(shown), ...packGoneParts(snapshot, tell));
  parts.push(words(all[page] ?? tell.text('bot.history.empty')));
  const idOf = (at: number): string =>
    controlId(LOOK.story, String(game), -1, makeStoryRest({ ...part, page: at }));
  parts.push(...pager(tell, { page, pages: all.length }, idOf, 'story'));
  if (chapters.length > 0) parts.push(jumpMenu(game, card.turns, tell, chapters, turn));
  return post(parts, { files: shown });
}

function chapterOf(chapters: readonly Chapter[], turn?: number, phase?: string): Chapter | undefined {
  return chapters
    .filter((each) => (turn ?? each.turn) === each.turn && (phase ?? each.phase) === each.phase)
    .at(-1);
}

/** A menu of the phases around the shown turn. */
function jumpMenu(
  game: GameId,
  turns: number,
  tell: ReturnType<typeof tellerOf>,
  chapters: readonly Chapter[],
  turn: number | undefined,
): ContainerPart {
  const at = turn === undefined ? chapters.length : chapters.findIndex((each) => each.turn >= turn);
  const from = Math.max(
    0,
    Math.min(at < 0 ? chapters.length : at, chapters.length - MOST_JUMPS / 2) - MOST_JUMPS / 2,
  );
  const seen = new Set<string>();
  const options = chapters.slice(Math.floor(from)).flatMap((each) => {
    const value = makeStoryRest({ turn: each.turn, phase: each.phase, page: 0 });
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ value, label: `${turnName(tell, each.turn, turns)} · ${phaseName(tell, each.phase)}` }];
  });
  return select(
    controlId(LOOK.jump, String(game), -1),
    tell.text('bot.history.jump'),
    options.slice(0, MOST_JUMPS),
  );
}

/** Answers to the families of `SHOW`. */
export const SHOWN = {
  [SHOW.board]: (call: RequestContext, game: GameId) => boardPost(call, game),
  [SHOW.hand]: handPost,
  [SHOW.news]: catchUpPost,
  [SHOW.story]: (call: RequestContext, game: GameId) => storyPost(call, game, {}),
  [SHOW.players]: async (call: RequestContext, game: GameId) =>
    playersPost(call.bot, await call.bot.table.games.card(call.actor, game), call.locale),
} as const;
