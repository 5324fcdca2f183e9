import { choose, dropLast, play, sendComposed } from '../answers/moving.js';
import { tryOut } from '../answers/what-if.js';
import type { Control, Press } from '../discord/command.js';
import { PANEL } from '../discord/presenter/panel-state.js';
import { parseMove } from '../kernel/notation.js';
import { gameOf } from './press.js';

/** The move that the control stands for. */
const said = ({ id }: Press) => ({ line: id.rest, move: parseMove(id.rest) });

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
    run: async (press) => {
      const { table } = press.bot;
      await table.legal(press.actor, gameOf(press), { seq: press.id.seq });
      await table.savePerson({ ...(await table.person(press.actor.person)), quick: true });
      return play(press, gameOf(press), press.id.rest, press.id.seq);
    },
  },
];
