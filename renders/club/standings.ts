import { rect, type Item, type Scene } from '../scene.js';
import { boldIn, tokenOf } from '../token.js';
import { tagOf } from './tags.js';

/** Tournament standings, one row per person with the result of every round. Font size is 2 % of the height. */

interface StandingsLine {
  /** Index of the person's tag. */
  readonly tag: number;
  readonly rank: string;
  readonly points: string;
  /** Tie-breakers, in the order of the header. */
  readonly ties: readonly string[];
  /** Per round: place at the table and opponents. */
  readonly rounds: readonly string[];
  /** Withdrawn or eliminated. */
  readonly isOut: boolean;
}

export interface StandingsBoard {
  readonly kind: 'standings';
  readonly title: string;
  readonly points: string;
  readonly ties: readonly string[];
  readonly rounds: readonly string[];
  /** Named divisions of a league; otherwise one without a title. */
  readonly divisions: readonly { readonly title: string; readonly lines: readonly StandingsLine[] }[];
}

const W = 1200;
const HEAD = 92;
const COLUMNS = 62;
const ROW = 70;
const DIVISION = 60;
const INK = '#1e2730';
const FAINT = '#55626d';
const PAPER = '#f4f1e8';
const bold = boldIn(INK);
const LETTERS = 34;

/** Empty space below the last row, where Discord puts its ALT badge. */
const BADGE = 56;

/** Most rounds shown; the latest ones. */
const MOST_ROUNDS = 6;

export function standingsScene(board: StandingsBoard): Scene {
  const rounds = board.rounds.slice(-MOST_ROUNDS);
  const from = board.rounds.length - rounds.length;
  const tiesAt = 330;
  const tieW = 118;
  const roundsAt = tiesAt + board.ties.length * tieW + 16;
  const roundW = Math.min(200, (W - roundsAt - 20) / Math.max(1, rounds.length));
  const items: Item[] = [
    rect(0, 0, W, HEAD, { fill: '#1d2a36' }),
    bold(28, 0, W - 56, HEAD, board.title, 50, '#ffffff', { least: 32 }),
  ];
  let y = HEAD;
  /** The columns of a row or of the header: points, tie-breakers and rounds. */
  const columns = (
    height: number,
    row: Pick<StandingsLine, 'points' | 'ties' | 'rounds'>,
    ink: string,
    size = LETTERS,
  ): Item[] => {
    const middle = (x: number, w: number, text: string, at: number, color: string, least: number): Item =>
      bold(x, y, w, height, text, at, color, { align: 'center', least });
    return [
      middle(200, 122, row.points, size, ink, 28),
      ...row.ties.map((tie, at) => middle(tiesAt + at * tieW, tieW - 8, tie, LETTERS, FAINT, 26)),
      ...row.rounds
        .slice(from)
        .map((round, at) => middle(roundsAt + at * roundW, roundW - 6, round, LETTERS, ink, 26)),
    ];
  };
  for (const { title, lines } of board.divisions) {
    if (title !== '') {
      items.push(bold(28, y, W - 56, DIVISION, title, 40, INK));
      y += DIVISION;
    }
    items.push(...columns(COLUMNS, board, FAINT));
    y += COLUMNS;
    lines.forEach((line, at) => {
      if (at % 2 === 0) items.push(rect(12, y, W - 24, ROW, { fill: '#e7e1cf', r: 10 }));
      const ink = line.isOut ? FAINT : INK;
      items.push(
        bold(20, y, 88, ROW, line.rank, 40, ink, { align: 'right' }),
        ...tokenOf(tagOf(line.tag), 128, y + 7, 56, 30, 22),
        ...columns(ROW, line, ink, 42),
      );
      if (line.isOut) items.push(bold(184, y, 32, ROW, '×', 40, '#b8362f', { align: 'center' }));
      y += ROW;
    });
    y += 16;
  }
  return { width: W, height: y + BADGE, background: PAPER, items, glyphs: {} };
}

/** Alt text: rank, letter, points and rounds. */
export function standingsAlt({ title, points, divisions, rounds, ties }: StandingsBoard): string {
  const captions = divisions.map(({ title: name, lines }) => {
    const each = lines.map(
      (line) =>
        `${line.rank} ${tagOf(line.tag).letter}: ${points} ${line.points}${ties.map((tie, at) => `, ${tie} ${line.ties[at] ?? ''}`).join('')}${line.rounds.map((cell, at) => (cell === '' ? '' : `, ${rounds[at] ?? ''} ${cell}`)).join('')}`,
    );
    return `${name === '' ? '' : `${name}. `}${each.join('; ')}`;
  });
  return `${title}. ${captions.join('. ')}.`;
}
