import { distance } from 'fastest-levenshtein';
import { withPack, type GameCard, type GameId } from '../table/index.js';
import { answer } from '../discord/answers.js';
import { type AnyModule, gameName, richTellerOf, tellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
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
import { ABOUT, aboutButton, aboutRest, withButtons } from '../discord/presenter/about.js';
import { FRESH, makeRest, PANEL } from '../discord/presenter/panel.js';
import { openingView, thingsNamed } from './printed.js';
import { sectionButtons, sectionsOf } from './rules.js';
import type { BotTeller } from '../discord/texts.js';

/** One printed thing: its picture, figures, place in the game, odds, and rule sections. */

/** Where the actor asks: a game as they see it, or none. */
interface Place {
  readonly module: AnyModule;
  readonly view: unknown;
  /** Absent outside a game and before its start. */
  readonly card?: GameCard;
  readonly seat?: string;
}

/** The actor's view of a game that has begun; otherwise the opening view of such a game. */
export async function placeOf(call: RequestContext, module: AnyModule, game?: GameId): Promise<Place> {
  const card = game === undefined ? undefined : await call.bot.table.games.card(call.actor, game);
  if (game === undefined || card === undefined || card.seq < 0 || card.module !== module.meta.id)
    return { module, view: openingView(module) };
  const { view, viewer, card: now } = withPack(await call.bot.table.look.snapshot(call.actor, game));
  return { module, view, card: now, ...(viewer === 'spectator' ? {} : { seat: viewer }) };
}

const idOf = ({ card }: Place): string => (card === undefined ? '' : String(card.id));

function tellersOf(
  call: RequestContext,
  { module, card }: Place,
): { readonly rich: BotTeller; readonly tell: BotTeller } {
  const source = card ?? { module: module.meta.id };
  return { rich: richTellerOf(call.bot, source, call.locale), tell: tellerOf(call.bot, source, call.locale) };
}

/** A thing by its id or name; otherwise buttons for the nearest names. */
export async function namedPost(call: RequestContext, place: Place, typed: string): Promise<MessageBody> {
  const { tell } = tellersOf(call, place);
  const { module, view } = place;
  const all = module.printed?.about(view) ?? [];
  if (all.length === 0)
    return answer(tell.text('bot.about.nothing', { game: gameName(tell, module.meta.id) }));
  if (typed === '') return listPost(call, place, 0);
  const [first, ...others] = all.includes(typed) ? [typed] : thingsNamed(module, tell, typed, view);
  const isSure =
    first !== undefined && (others.length === 0 || tell.name(first).toLowerCase() === typed.toLowerCase());
  if (isSure) return aboutPost(call, place, first);
  const near = first === undefined ? nearest(all, tell, typed) : [first, ...others];
  const lines = [
    ...(first === undefined
      ? [
          tell.text('bot.about.none', {
            game: gameName(tell, module.meta.id),
            text: typed.replaceAll(/[`*_<>@]/gu, ''),
          }),
        ]
      : []),
    tell.text('bot.about.near'),
  ];
  return withButtons(
    answer(lines.join('\n')),
    near
      .slice(0, LIMITS.buttonsPerRow)
      .flatMap((thing) =>
        aboutButton(ABOUT.one, idOf(place), aboutRest(module.meta.id, thing), tell.name(thing)),
      ),
  );
}

/** All things, the closest spelling first. */
const nearest = (all: readonly string[], tell: BotTeller, typed: string): readonly string[] =>
  all
    .map((thing) => ({ thing, off: distance(tell.name(thing).toLowerCase(), typed.toLowerCase()) }))
    .sort((a, b) => a.off - b.off)
    .map(({ thing }) => thing);

/** Pictures can't show markdown. */
const bareLine = (text: string): string => text.replaceAll(/[*_`]|^-# |^- /gmu, '');

export async function aboutPost(call: RequestContext, place: Place, thing: string): Promise<MessageBody> {
  const { module, view, seat, card } = place;
  const { rich, tell } = tellersOf(call, place);
  const { printed } = module;
  if (printed === undefined || !printed.about(view).includes(thing)) return namedPost(call, place, '');
  const figures = (with_: BotTeller): readonly string[] => printed.figures(view, thing, with_);
  const where = card === undefined ? [] : printed.now(view, thing, rich);
  const odds = seat === undefined || card?.stage !== 'running' ? '' : oddsOf(place, seat, thing, rich);
  const caption = { title: tell.name(thing), lines: figures(tell).map(bareLine) };
  const picture = await call.bot.pictures.card?.(
    { module: module.meta.id, view },
    call.locale,
    thing,
    caption,
  );
  const pictures: readonly PostPicture[] = picture === undefined ? [] : [picture];
  const lines = [
    rich.text('bot.about.title', { name: rich.name(thing) }),
    // The picture and its alt text contain the figures.
    ...(pictures.length > 0 ? [] : figures(rich).map((text) => `• ${text}`)),
    ...(where.length === 0 ? [] : [rich.text('bot.about.now'), ...where.map((text) => `• ${text}`)]),
    ...(odds === '' ? [] : [rich.text('bot.about.odds'), odds]),
  ];
  const parts: ContainerPart[] = [...galleries(pictures), words(lines.join('\n'))];
  const sections = printed.rules(view, thing);
  const found = sections.flatMap((id) => sectionsOf(module, tell).find((each) => each.id === id) ?? []);
  const buttons = rows(sectionButtons(tell, module, found, idOf(place)));
  return withButtons(post([...parts, ...buttons], { files: pictures, color: 0x22303b }), waysOn(place, tell));
}

/** The odds of the seat's attempts at the thing, without a first line that repeats the title. */
function oddsOf({ module, view }: Place, seat: string, thing: string, tell: BotTeller): string {
  const { odds } = module;
  if (odds === undefined || !odds.about(view, seat).includes(thing)) return '';
  const [first = '', ...lines] = odds.tell(view, seat, thing, tell).split('\n');
  return [...(first.includes(tell.name(thing)) && lines.length > 0 ? [] : [first]), ...lines].join('\n');
}

/** Buttons to the move and to the list of things. */
function waysOn(place: Place, tell: BotTeller) {
  const { module, card, seat } = place;
  const move =
    card?.stage === 'running' && seat !== undefined
      ? [
          button({
            id: controlId(PANEL.open, idOf(place), -1, makeRest(FRESH)),
            label: tell.text('bot.call.move'),
            style: 'primary',
          }),
        ]
      : [];
  return [
    ...move,
    ...aboutButton(ABOUT.list, idOf(place), aboutRest(module.meta.id, 0), tell.text('bot.about.button')),
  ];
}

/** All printed things, a page at a time: things in play first. */
export async function listPost(call: RequestContext, place: Place, page: number): Promise<MessageBody> {
  const { module, view, card } = place;
  const { rich, tell } = tellersOf(call, place);
  const { printed } = module;
  const all = printed?.about(view) ?? [];
  if (printed === undefined || all.length === 0)
    return answer(tell.text('bot.about.nothing', { game: gameName(tell, module.meta.id) }));
  const now = new Map(all.map((thing) => [thing, card === undefined ? [] : printed.now(view, thing, tell)]));
  const lies = (thing: string): boolean => (now.get(thing) ?? []).length > 0;
  const ordered = [...all.filter(lies), ...all.filter((thing) => !lies(thing))];
  const size = LIMITS.selectOptions;
  const pages = Math.ceil(ordered.length / size);
  const at = Math.max(0, Math.min(page, pages - 1));
  const options = ordered.slice(at * size, (at + 1) * size).map((thing) => ({
    value: thing,
    label: rich.name(thing),
    description: bareLine((now.get(thing) ?? [])[0] ?? printed.figures(view, thing, tell)[0] ?? ''),
  }));
  const title = [
    tell.text('bot.about.which'),
    ...(pages > 1 ? [tell.text('bot.panel.page', { page: at + 1, pages })] : []),
  ];
  const turn = (to: number, label: string) =>
    aboutButton(ABOUT.list, idOf(place), aboutRest(module.meta.id, to), label);
  return post([
    words(tell.text('bot.about.list')),
    select(controlId(ABOUT.pick, idOf(place), -1, aboutRest(module.meta.id, at)), title.join(' · '), options),
    ...rows([...(at > 0 ? turn(at - 1, '◀') : []), ...(at < pages - 1 ? turn(at + 1, '▶') : [])]),
  ]);
}
