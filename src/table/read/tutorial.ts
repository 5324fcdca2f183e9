import { TEACHER } from '../../kernel/index.js';

interface Place {
  readonly person?: string | null;
  readonly ai?: string | null;
}

/** A game of one person and the Coach is practice, no matter who hosts it. */
export const isTutorial = ({ places }: { readonly places: readonly Place[] }): boolean =>
  places.length === 2 &&
  places.some(({ person }) => typeof person === 'string') &&
  places.some(({ ai }) => ai === TEACHER);
