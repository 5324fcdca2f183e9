import { cardOf, isModerator } from '../read/card.js';
import {
  checkRunning,
  checkSeq,
  seatedAt,
  seatOfPerson,
  type TableContext,
  type Seated,
} from '../context/context.js';
import { goBack } from '../play/go-back.js';
import { newNoticePost } from '../policy/posts.js';
import { open, openProposal } from './votes.js';
import { refuse } from '../texts/refuse.js';
import { onTurn, turnOf } from '../turn/turn.js';
import type { Actor, GameId, Proposal, UndoAsked, UndoMethods, UndoRequest } from '../contract/index.js';
import { undoStateOf } from '../turn/undo.js';
import type { GameRow, NewPost } from '../../store/port.js';
import type { Seat } from '../../kernel/index.js';

/** Asks for an undo that isn't free: all affected players must agree, and the next event voids the vote. */
export function askUndo(context: TableContext): UndoMethods['ask'] {
  const { store, queues } = context;

  async function seated(actor: Actor, game: GameId, seq: number | undefined) {
    const at = await seatedAt(store, actor, game);
    checkRunning(at.row);
    await onTurn(context, at, async () => checkSeq(at.row, seq));
    return at;
  }

  /** Takes the answer back at once and returns the seat's new turn. */
  async function takenBack(
    actor: Actor,
    { row, seat }: Seated,
    to: number,
    posts: readonly NewPost[] = [],
  ): Promise<UndoAsked> {
    const { outcome, cascade } = await goBack(context, row, to, actor, { kind: 'undo', seat, posts });
    const turn = await turnOf(context, cascade.row, seat, { explain: true });
    return { card: outcome.card, seat, needs: [], agreed: [], turn };
  }

  return (actor, id, seq) =>
    queues.run(id, async () => {
      const { row, seat } = await seated(actor, id, seq);
      const state = await undoStateOf(context, row, seat);
      if (state.kind === 'none') refuse('table.nothing-to-undo');
      if (state.kind === 'free') {
        return takenBack(actor, { row, seat }, state.to);
      }
      const asked = await openProposal(context, row);
      if (asked?.kind === 'undo' && asked.args['seat'] === seat) return requestOf(row, asked);
      if (asked !== undefined) refuse('table.proposal-open', { kind: asked.kind });
      // With nobody to ask, only the host or a moderator may take it back.
      if (state.needs.length === 0) {
        if (actor.person !== row.host && !isModerator(actor, row)) refuse('table.undo-host');
        const posts = [newNoticePost('channel', 'table.undone-alone', { seat })];
        return takenBack(actor, { row, seat }, state.to, posts);
      }
      const voters = row.places.flatMap((place) =>
        place.person !== null && place.seat !== null && state.needs.includes(place.seat)
          ? [place.person]
          : [],
      );
      // The vote doesn't show the answer, which may be secret.
      const { to, why } = state;
      return requestOf(row, await open(context, row, actor, 'undo', { seat, to, why }, { voters }));
    });
}

function requestOf(row: GameRow, vote: Pick<Proposal, 'args' | 'voters' | 'votes'>): UndoRequest {
  const { args, voters, votes } = vote;
  const seats = (people: readonly string[]): readonly Seat[] =>
    people.flatMap((person) => seatOfPerson(row, person) ?? []);
  return {
    card: cardOf(row),
    seat: String(args['seat']),
    needs: seats(voters),
    agreed: seats(voters.filter((person) => votes[person] === true)),
  };
}
