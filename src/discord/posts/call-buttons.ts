import type { Choice } from '../../kernel/index.js';
import { controlId } from '../custom-id.js';
import { buttonLines } from '../height.js';
import { button, linkButton, type ContainerPart, rows } from '../post.js';
import { type ArgNames, lineLabel, restLabel, verbLabel } from '../presenter/labels.js';
import { isBareVerb, narrow, verbsOf } from '../presenter/narrow.js';
import { type firstMenu, FRESH, makeRest, PANEL } from '../presenter/panel.js';
import { wholeMoves } from '../presenter/whole-moves.js';
import type { BotTeller } from '../texts.js';

/** Families of controls whose answer only the presser sees. */
export const SHOW = {
  board: 'show-board',
  hand: 'show-hand',
  story: 'show-story',
  news: 'show-news',
  players: 'show-players',
} as const;

type Button = ReturnType<typeof button>;

export interface CallButtons {
  readonly tell: BotTeller;
  readonly game: string;
  readonly seq: number;
  /** Choices of each seat that is asked. */
  readonly choices: readonly (readonly Choice[])[];
  /** Verbs that only the panel offers. */
  readonly aside?: readonly string[];
  readonly args?: ArgNames;
  /** False if the game's seats have nothing secret. */
  readonly hasHand?: boolean;
  /** Whole moves that auto-actions of each seat would take, in notation. */
  readonly likely?: readonly (readonly string[])[];
  /** Address of the game log's thread; absent if it has none. */
  readonly story?: string;
  /** The panel's first menu, if a single seat is asked. */
  readonly menu?: ReturnType<typeof firstMenu>;
  /** The button that offers auto-actions. */
  readonly offer?: Button;
}

/** Maximum lines of controls under a turn ping on a phone; with more than a few, only *Hand* joins the moves. */
const MOST_LINES = 3;
const FEW_LINES = 2;
/** Maximum number of moves on a ping; the panel has more. */
const MOST_MOVES = 10;

const labelOf = (control: Button): string => ('label' in control ? (control.label ?? '') : '');

/** The buttons of a turn ping: the panel, all moves if they fit, and the board, hand and log. */
export function callButtons(spec: CallButtons): readonly ContainerPart[] {
  const { tell, game, seq, story, offer, hasHand = true } = spec;
  const open = controlId(PANEL.open, game, seq, makeRest(FRESH));
  const panel = button({ id: open, label: tell.text('bot.call.move'), style: 'primary' });
  const board = button({ id: controlId(SHOW.board, game, -1), label: tell.text('bot.call.board') });
  const hand = button({ id: controlId(SHOW.hand, game, -1), label: tell.text('bot.call.hand') });
  const log =
    story === undefined
      ? button({ id: controlId(SHOW.story, game, -1), label: tell.text('bot.call.story') })
      : linkButton(tell.text('bot.call.story'), story);
  const hands = hasHand ? [hand] : [];
  const offers = offer === undefined ? [] : [offer];
  const all = [board, ...hands, log, ...offers];
  // The status card has these buttons too, so they go first to make room for moves.
  const rests = [all, [board, ...hands, ...offers], [...hands, ...offers]];
  const likely = likelyMoves(spec);
  // A likely move takes fewer presses than a menu.
  const menu = likely.length > 0 ? undefined : spec.menu;
  const { bare, steps } = verbButtons(spec, menu);
  // With a likely move, the others may be on the panel only. Without one, readers would take the listed moves for all.
  const short = likely.length > 0 ? [...likely, ...bare] : [...bare, ...steps];
  const menus = menu === undefined ? [] : [menu.part];
  const sets = [
    { moves: moveButtons(spec), below: [] },
    { moves: [...likely, ...bare, ...steps], below: menus },
    { moves: short, below: menus },
  ];
  for (const { moves, below } of sets)
    for (const rest of moves.length === 0 ? [] : rests) {
      const buttons = [panel, ...moves, ...rest];
      // A newcomer's ping has more text already.
      const most = rest === rests.at(-1) && offer === undefined ? MOST_LINES - below.length : FEW_LINES;
      if (buttonLines(buttons.map(labelOf)) <= most) return [...rows(buttons), ...below];
    }
  return [...rows([panel, ...all]), ...menus];
}

const offered = ({ choices, aside = [] }: CallButtons): readonly string[] =>
  verbsOf(choices.flat()).filter((verb) => !aside.includes(verb));

const isEveryones = ({ choices }: CallButtons, words: readonly string[]): boolean =>
  choices.every((own) => narrow(own, words).complete !== undefined);

/** The likeliest move of each verb for each seat, if all may make it. */
function likelyMoves(spec: CallButtons): readonly Button[] {
  const { tell, game, seq, args, likely = [] } = spec;
  return offered(spec).flatMap((verb) => {
    const lines = likely.flatMap((own) => own.find((line) => line.split(' ')[0] === verb) ?? []);
    const moves = [...new Set(lines)]
      .map((line) => line.split(' '))
      .filter((move) => isEveryones(spec, move));
    return moves.map((move) =>
      button({ id: controlId(PANEL.go, game, seq, move.join(' ')), label: lineLabel(tell, move, args) }),
    );
  });
}

/** A button for every move, if they are few and all asked seats may make them. */
function moveButtons(spec: CallButtons): readonly Button[] {
  const { tell, game, seq, choices, args } = spec;
  const verbs = offered(spec);
  const all = choices.flat();
  const lines = verbs.map((verb) => wholeMoves(all, [verb], MOST_MOVES)?.map((rest) => [verb, ...rest]));
  const moves = lines.flatMap((some) => some ?? []);
  if (
    lines.includes(undefined) ||
    moves.length > MOST_MOVES ||
    !moves.every((words) => isEveryones(spec, words))
  )
    return [];
  return moves.map((words) => {
    const [verb = '', ...rest] = words;
    // With a single verb, the ping's question already names it.
    const isPlain = verbs.length === 1 && rest.length > 0;
    const label = isPlain ? restLabel(tell, [verb], rest, args) : lineLabel(tell, words, args);
    return button({ id: controlId(PANEL.go, game, seq, words.join(' ')), label });
  });
}

/**
 * Buttons for verbs that are whole moves, and for others, if there are several, buttons that open the panel there.
 * @param menu lists the moves of one verb, or of all verbs
 */
function verbButtons(
  spec: CallButtons,
  menu: CallButtons['menu'],
): {
  readonly bare: readonly Button[];
  readonly steps: readonly Button[];
} {
  const { tell, game, seq, choices } = spec;
  const verbs = offered(spec);
  const isBare = (verb: string): boolean => isBareVerb(choices.flat(), verb);
  const bare = verbs
    .filter(isBare)
    .map((verb) => button({ id: controlId(PANEL.go, game, seq, verb), label: verbLabel(tell, verb) }));
  const isListed = (verb: string): boolean => menu !== undefined && (menu.verb ?? verb) === verb;
  const steps = verbs
    .filter((verb) => verbs.length > 1 && !isBare(verb) && !isListed(verb))
    .map((verb) =>
      button({
        id: controlId(PANEL.open, game, seq, makeRest({ ...FRESH, prefix: [verb] })),
        label: `${verbLabel(tell, verb)} …`,
      }),
    );
  return { bare, steps };
}
