import { answered, choose, type Decide, dropLast, sendComposed } from '../answers/moving.js';
import { tryOut } from '../answers/what-if.js';
import type { Control, Press } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import { PANEL } from '../discord/presenter/panel-state.js';
import { movesOf, parseMove } from '../kernel/index.js';
import { gameOf } from './press.js';

/** The move in the control's id. */
const said = ({ id }: Press) => ({ line: id.rest, move: parseMove(id.rest) });

/** Plays the move and turns off this confirmation for good, unless the control is stale. */
async function playQuickly(press: Press): Promise<MessageBody> {
  const { table } = press.bot;
  const { move } = said(press);
  let stands = false;
  const decide: Decide = (_turn, compose) => {
    const moves = move === undefined ? [] : movesOf(move);
    compose(moves);
    stands = true;
    return { does: 'play', moves };
  };
  const post = await answered(press, gameOf(press), decide, { seq: press.id.seq });
  if (stands) await table.people.save({ ...(await table.people.get(press.actor.person)), quick: true });
  return post;
}

export const sureControls: readonly Control[] = [
  {
    family: PANEL.go,
    run: (press) => choose(press, gameOf(press), () => said(press), { seq: press.id.seq }),
  },
  {
    family: PANEL.sure,
    run: (press) => choose(press, gameOf(press), () => said(press), { seq: press.id.seq, sure: true }),
  },
  { family: PANEL.send, run: (press) => sendComposed(press, gameOf(press), press.id.seq) },
  { family: PANEL.drop, run: (press) => dropLast(press, gameOf(press)) },
  { family: PANEL.try, run: (press) => tryOut(press, gameOf(press), press.id.rest, press.id.seq) },
  {
    family: PANEL.quick,
    run: playQuickly,
  },
];
