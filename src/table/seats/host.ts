import type { GameRow, NewPost } from '../../store/port.js';
import {
  checkHost,
  checkRunning,
  checkStarted,
  isClosed,
  openRow,
  type TableContext,
} from '../context/context.js';
import type { Actor, Agreement, GameCard, GameId, HostMethods, Outcome } from '../contract/index.js';
import { follow, goBack } from '../play/go-back.js';
import { thawed } from '../play/thawing.js';
import { newLobbyPost, newNoticePost } from '../policy/posts.js';
import { cardOf } from '../read/card.js';
import { whyOf } from '../read/frozen.js';
import { hintedAfter } from '../read/hints.js';
import { checkAi, fillUp } from '../read/lobby-rules.js';
import { agreementOf, agreementFields } from '../read/paces.js';
import { refuse } from '../texts/refuse.js';
import { writeChange } from '../write/write.js';
import { endGame } from './ending.js';
import { handOver, swapSeats, takeBack } from './hand-over.js';
import { inLobby } from './lobby.js';
import { relocate } from './relocate.js';

/** Decisions of the host or a moderator without a vote. */
export function hostMethods(context: TableContext): HostMethods {
  const { store, positions, queues } = context;

  return {
    setVerbosity: (actor, game, verbosity) =>
      agree(context, actor, game, { verbosity }, newNoticePost('thread', 'table.verbosity', { verbosity })),
    setAdvice: (actor, game, advice) =>
      agree(context, actor, game, { advice }, newNoticePost('thread', 'table.advice', { advice })),

    async setLevel(actor, game, ai) {
      const found = await openRow(store, actor, game);
      checkHost(actor, found);
      checkAi(positions.module(found), ai);
      if (found.stage !== 'lobby') return changeLevel(context, actor, found, ai);
      return inLobby(context, actor, game, (row) => {
        const program = { ai, strategy: null };
        const places = row.places.map((place) => (isProgram(place) ? { ...place, ...program } : place));
        const isAny = row.places.some(isProgram);
        return { places: isAny ? places : fillUp(positions.module(row), row, program, undefined) };
      });
    },

    replace: (actor, id, seat, by) => handOver(context, actor, id, seat, by),
    takeBack: (actor, id, seat) => takeBack(context, actor, id, seat),
    swap: (actor, id, one, other) => swapSeats(context, actor, id, [one, other]),
    relocate: (actor, id, channel, inThread) => relocate(context, actor, id, channel, inThread),

    rewind: (actor, id, to) => queues.run(id, () => rewind(context, actor, id, to)),

    thaw: (actor, id) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        checkHost(actor, row);
        if (row.stage !== 'frozen') refuse('table.not-frozen');
        return follow(context, await thawed(context, row, actor), actor);
      }),

    end: (actor, id) => endGame(context, actor, id),
  };
}

/** AIs with a strategy text keep their level. */
const isProgram = ({ ai, strategy }: GameRow['places'][number]): boolean => ai !== null && strategy === null;

/** Changes one field of the agreement; the lobby card or a notice tells the players. */
const agree = (
  context: TableContext,
  actor: Actor,
  game: GameId,
  change: Partial<Pick<Agreement, 'verbosity' | 'advice'>>,
  notice: NewPost,
): Promise<GameCard> =>
  context.queues.run(game, async () => {
    const row = await openRow(context.store, actor, game);
    checkHost(actor, row);
    const isLobby = row.stage === 'lobby';
    const { advice } = change;
    if (advice !== undefined && !isLobby) checkHints(actor, row);
    const fields = {
      agreement: { ...row.agreement, ...agreementFields(agreementOf(row), change) },
      ...(advice === undefined || isLobby ? {} : { hinted: hintedAfter(row, advice) }),
    };
    const posts = isLobby ? [newLobbyPost()] : [notice];
    return cardOf(await writeChange(context, row, { fields, posts }));
  });

/** Hands over each AI seat, so the table gets one notice per seat. */
async function changeLevel(context: TableContext, actor: Actor, row: GameRow, ai: string): Promise<GameCard> {
  const others = row.places.flatMap((place) =>
    place.seat !== null && isProgram(place) && place.ai !== ai ? [place.seat] : [],
  );
  let card = cardOf(row);
  for (const seat of others) card = await handOver(context, actor, row.id, seat, { ai });
  return card;
}

/** @throws Refused if the game is over, or if other people play: they must agree by vote */
function checkHints(actor: Actor, row: GameRow): void {
  if (isClosed(row)) refuse('table.advice-over');
  if (row.places.some(({ person }) => person !== null && person !== actor.person))
    refuse('table.advice-vote');
}

async function rewind(context: TableContext, actor: Actor, id: GameId, to: number): Promise<Outcome> {
  const { store, positions } = context;
  const row = await openRow(store, actor, id);
  checkHost(actor, row);
  checkStarted(row);
  if (row.stage !== 'running' && row.stage !== 'frozen') checkRunning(row);
  if (whyOf(row) !== undefined) checkRunning(row);
  // Going back replays under the rules of the log, so a game with other rules must be thawed first.
  if (row.stage === 'frozen' && row.rules !== context.rules(positions.module(row)))
    refuse('table.thaw-first');
  if (!Number.isSafeInteger(to) || to < 0 || to >= row.seq) refuse('table.no-such-event', { seq: to });
  const running = { ...row, stage: 'running', fault: null };
  const posts = [newNoticePost('channel', 'table.rewound', { to })];
  return (await goBack(context, running, to, actor, { kind: 'rewind', posts })).outcome;
}
