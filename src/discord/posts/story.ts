import { isHeadline } from '../../kernel/index.js';
import type { Entry, GameCard, PhaseGroup } from '../../table/index.js';
import { type AnyModule, phaseName, titleOf, turnName } from '../bot.js';
import { clip } from '../limits.js';
import {
  galleries,
  line,
  type ContainerPart,
  type PostPicture,
  type MessageBody,
  post,
  words,
} from '../post.js';
import type { BotTeller } from '../texts.js';
import { mergedLines } from './equal-lines.js';

/** Happenings as lines: the short report of a phase, and the thread's chronicle. */

/** Maximum lines of a phase report, over all its phases. */
const MOST_LINES = 12;
/** Characters of one chronicle message with headings; below Discord's limit. */
const PAGE = 3800;

/** Contents of a phase report. */
export interface PhaseReport {
  readonly groups: readonly PhaseGroup[];
  /** All resolved phases, even those without happenings; none at the very start. */
  readonly phases?: readonly Moment[];
  readonly pictures: readonly PostPicture[];
  /** What the finished turn changed for each seat. */
  readonly digest?: readonly string[];
}

/** The report of resolved phases: one message with pictures and a few lines. */
export function phasePost(
  card: GameCard,
  module: AnyModule | undefined,
  tell: BotTeller,
  { groups, phases = [], pictures, digest = [] }: PhaseReport,
): MessageBody {
  const about = groups.length > 0 ? groups : phases;
  const isOpening = about.length === 0;
  const what = isOpening ? tell.text('bot.phase.opening') : spanName(card, tell, about);
  const parts: ContainerPart[] = [words(tell.text('bot.phase.title', { title: titleOf(card), what }))];
  parts.push(...galleries(pictures));
  if (!isOpening) parts.push(words(phaseLines(card, module, tell, groups)));
  if (digest.length > 0) parts.push(line(), words(digest.join('\n')));
  return post(parts, { files: pictures, silent: true, color: 0x6f8fa8 });
}

/** A short report by phase, about `most` lines in total. */
export function phaseLines(
  card: GameCard,
  module: AnyModule | undefined,
  tell: BotTeller,
  groups: readonly PhaseGroup[],
  most = MOST_LINES,
): string {
  const reports = groups.map((group) => {
    const main = group.happenings.filter((happening) => isHeadline(module, happening.key));
    // A phase without headlines reports every happening.
    const list = main.length === 0 ? group.happenings : main;
    const texts = list.map((happening) => tell.lookup(happening.key, happening.args));
    return { group, lines: mergedLines(card, tell, texts) };
  });
  const total = reports.reduce((sum, each) => sum + each.lines.length, 0);
  const share = Math.max(2, Math.floor(most / Math.max(1, reports.length)));
  const out: string[] = [];
  let shown = 0;
  for (const { group, lines } of reports) {
    if (lines.length === 0) continue;
    if (reports.length > 1) {
      // If all phases are in one turn, the post's heading already names it.
      const isOne = groups.every(({ turn }) => turn === group.turn);
      const moment = isOne ? phaseName(tell, group.phase) : momentName(card, tell, group);
      out.push(tell.text('bot.phase.part', { moment }));
    }
    // The last events decide a phase, so a long report keeps its end.
    const some = lines.length > share ? lines.slice(-share) : lines;
    shown += some.length;
    out.push(...some.map((text) => `• ${text}`));
  }
  if (total > shown) out.push(tell.text('bot.phase.more', { count: total - shown }));
  if (total === 0) out.push(tell.text('bot.phase.nothing'));
  return out.join('\n');
}

/** The latest happenings, at most `most`, newest last. */
export function latestLines(
  module: AnyModule | undefined,
  tell: BotTeller,
  groups: readonly PhaseGroup[],
  most: number,
): readonly string[] {
  const all = groups.flatMap(({ happenings }) => happenings);
  const main = all.filter(({ key }) => isHeadline(module, key));
  return (main.length === 0 ? all : main).slice(-most).map(({ key, args }) => tell.lookup(key, args));
}

/** The full chronicle of some events, split into messages. */
export function chroniclePosts(
  card: GameCard,
  tell: BotTeller,
  entries: readonly Entry[],
): readonly MessageBody[] {
  // Changes of players have their own notice in the thread.
  const reported = entries.filter(({ kind }) => kind !== 'people');
  // Entries without any happening, such as a move that only ends a phase, aren't worth a message.
  if (reported.every(({ happenings, undoes = [] }) => happenings.length + undoes.length === 0)) return [];
  return pages(chronicleLines(card, tell, reported)).map((text) => post([words(text)], { silent: true }));
}

/** An entry's happenings by phase: first the phase of the move, then later ones. */
function partsOf(entry: Entry): readonly PhaseGroup[] {
  const starts = [{ index: 0, turn: entry.turn, phase: entry.phase }, ...entry.marks];
  return starts.map(({ index, turn, phase }, at) => ({
    turn,
    phase,
    happenings: entry.happenings.slice(index, starts[at + 1]?.index),
  }));
}

/** The entry with only its last happenings. */
export function latestOf(entry: Entry, most: number): Entry {
  const cut = Math.max(0, entry.happenings.length - most);
  const marks = entry.marks.map((mark) => ({ ...mark, index: Math.max(0, mark.index - cut) }));
  return { ...entry, happenings: entry.happenings.slice(cut), marks };
}

/** One line per move and happening, with a heading whenever the turn or phase changes. */
export function chronicleLines(
  card: GameCard,
  tell: BotTeller,
  entries: readonly Entry[],
): readonly string[] {
  const lines: string[] = [];
  let at = '';
  const headed = ({ turn, phase }: Moment): void => {
    const here = `${turn}/${phase}`;
    if (here === at) return;
    at = here;
    lines.push(tell.text('bot.chronicle.part', { moment: momentName(card, tell, { turn, phase }) }));
  };
  for (const entry of entries) {
    // An event without a move may have no happenings in its first phase.
    if (entry.move !== undefined || entry.undoes !== undefined) headed(entry);
    if (entry.move !== undefined) {
      const seat = entry.seat === undefined ? '' : tell.name(entry.seat);
      lines.push(tell.text('bot.chronicle.move', { seq: entry.seq, seat, move: entry.move }));
    }
    for (const { seq, seat, move } of entry.undoes ?? [])
      lines.push(
        tell.text('bot.chronicle.undone', {
          seq,
          seat: seat === undefined ? '' : tell.name(seat),
          move: move ?? '…',
        }),
      );
    for (const part of partsOf(entry)) {
      if (part.happenings.length > 0) headed(part);
      const texts = part.happenings.map(({ key, args }) => tell.lookup(key, args));
      lines.push(...mergedLines(card, tell, texts));
    }
  }
  return lines;
}

type Moment = Pick<PhaseGroup, 'turn' | 'phase'>;

/** For example `Turn 3 of 10 · Hunts`. Phases before the first turn have their own name. */
function momentName(card: GameCard, tell: BotTeller, { turn, phase }: Moment): string {
  const name = phaseName(tell, phase);
  return turn === 0 ? name : `${turnName(tell, turn, card.turns)} · ${name}`;
}

/** The span of a report, from its first phase to its last. */
function spanName(card: GameCard, tell: BotTeller, groups: readonly Moment[]): string {
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined) return '';
  const from = momentName(card, tell, first);
  if (groups.length === 1) return from;
  // If a phase occurs twice in a turn, first and last don't describe the span: name the turn only.
  const places = new Set(groups.map(({ turn, phase }) => `${turn}/${phase}`));
  if (first.turn === last.turn && places.size < groups.length) return turnName(tell, first.turn, card.turns);
  const to = first.turn === last.turn ? phaseName(tell, last.phase) : momentName(card, tell, last);
  return `${from} – ${to}`;
}

/** Joins lines into texts that fit one message each. */
export function pages(lines: readonly string[], size = PAGE): readonly string[] {
  const all: string[] = [];
  let page = '';
  for (const each of lines) {
    const text = each.length > size ? clip(each, size) : each;
    if (page !== '' && page.length + 1 + text.length > size) {
      all.push(page);
      page = '';
    }
    page = page === '' ? text : `${page}\n${text}`;
  }
  if (page !== '') all.push(page);
  return all;
}
