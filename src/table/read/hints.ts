import type { GameRow } from '../../store/port.js';
import { agreementOf } from './paces.js';
import type { Agreement } from '../contract/index.js';

type Row = Pick<GameRow, 'agreement' | 'places' | 'hinted'>;

/** Whether only one person plays; all other seats are AIs or empty. */
export const isAlone = ({ places }: Pick<GameRow, 'places'>): boolean =>
  places.filter(({ person }) => person !== null).length === 1;

/** Whether hints are available. Among people all must agree; a player left alone gets none. */
export function givesHints(row: Row): boolean {
  const { advice } = agreementOf(row);
  return advice === 'all' || (advice === 'practice' && isAlone(row) && row.hinted !== 0);
}

/** `hinted` of a game that starts with these people. */
export const hintedAtStart = (row: Row): 0 | 1 => (givesHints({ ...row, hinted: null }) ? 1 : 0);

/** `hinted` after a change that all players agreed on. */
export function hintedAfter(row: Row, advice: Agreement['advice']): GameRow['hinted'] {
  return advice === 'all' || (advice === 'practice' && isAlone(row)) ? 1 : row.hinted;
}
