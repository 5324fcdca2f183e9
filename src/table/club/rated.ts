import {
  type Facts,
  type FinishedGame,
  isEarly,
  scopesOf,
  unratedBecause,
  unratedBy,
} from '../../club/index.js';
import type { Course, EndedGame, GameRow, Store } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import type { Scope, UnratedGame, RatingVerdict } from '../contract/index.js';
import { DECLARED } from '../votes/effects.js';
import { undoAt } from '../turn/undo.js';

/** Whether a game may be rated, from its log. */

type Kept = Pick<EndedGame, 'id' | 'agreement' | 'hinted' | 'places' | 'turn' | 'turns' | keyof Course> & {
  readonly over: EndedGame['over'] | null;
};
type Return = Course['returns'][number];

/** Undos and rewinds without a vote. Each passed vote covers the first return that fits it. */
function notAgreed({ returns, agreed }: Pick<Course, 'returns' | 'agreed'>): readonly Return[] {
  const voted = new Set<Return>();
  for (const vote of agreed) {
    const own = returns.find((each) => !voted.has(each) && isOf(vote, each));
    if (own !== undefined) voted.add(own);
  }
  return returns.filter((each) => !voted.has(each));
}

function isOf(vote: Course['agreed'][number], { kind, seq, to, at }: Return): boolean {
  if (vote.kind !== kind || vote.to !== to) return false;
  // A vote to undo is void as soon as anything else happens.
  return kind === 'undo' ? seq === vote.seq + 1 : seq > vote.seq && at >= vote.at;
}

async function factsOf(store: Store, game: Kept): Promise<Facts> {
  const alone = notAgreed(game);
  const rewound = alone.some(({ kind }) => kind === 'rewind');
  return {
    hints: game.hinted === 1,
    undone: await anyNotFree(store, game, alone),
    rewound,
    early: game.over?.how === DECLARED && isEarly(game),
  };
}

/** Whether any undo needed consent when it was made. */
async function anyNotFree(store: Store, game: Kept, alone: readonly Return[]): Promise<boolean> {
  for (const { kind, seq, seat } of alone) {
    if (kind !== 'undo' || seat === null) continue;
    if ((await undoAt(store, { ...game, seq: seq - 1 }, seat)).kind !== 'free') return true;
  }
  return false;
}

/** Converts an ended game to the input of the rating rules. */
export async function finishedOf(store: Store, game: EndedGame): Promise<FinishedGame> {
  const { id, module, variant, over, endedAt, places, decisions, replacements } = game;
  return {
    ...{ id, module, variant, over, replacements },
    at: endedAt,
    facts: await factsOf(store, game),
    seats: places.flatMap(({ seat, person, ai }) =>
      seat === null ? [] : [{ seat, person, ai, decisions: decisions.filter((each) => each.seat === seat) }],
    ),
  };
}

/** Whether a game is rated. For a running game: what is already certain. */
export async function verdictOf(store: Store, row: GameRow): Promise<RatingVerdict> {
  const course = await store.course(row.id);
  const { replacements } = course;
  const why = await whyNot(store, { ...row, ...course });
  return { replacements, ...(why === undefined ? {} : { why }) };
}

async function whyNot(store: Store, game: GameRow & Course): Promise<RatingVerdict['why']> {
  const { over, endedAt, stage } = game;
  if (stage === 'finished' && over !== null)
    return unratedBecause(await finishedOf(store, { ...game, over, endedAt: endedAt ?? 0 }));
  return unratedBy(await factsOf(store, game)) ?? (stage === 'abandoned' ? 'no-result' : undefined);
}

/** Latest ended games searched for unrated ones. */
const ENDED = 20;
const MOST_TOLD = 5;

/** A scope's latest unrated games, without the practice games of one person with hints. */
export async function unratedGames(
  store: Store,
  guild: string,
  scope: Scope,
): Promise<readonly UnratedGame[]> {
  const rows = await store.listGames({ guild, stages: ['finished', 'abandoned'], limit: ENDED });
  const found: UnratedGame[] = [];
  for (const row of rows) {
    if (found.length === MOST_TOLD) break;
    if (row.seq < 0 || !scopesOf(row).includes(scope)) continue;
    const { why } = await verdictOf(store, row);
    const isPractice = why === 'hints' && row.places.filter(({ person }) => person !== null).length < 2;
    if (why !== undefined && !isPractice) found.push({ title: cardOf(row).title, why });
  }
  return found;
}
