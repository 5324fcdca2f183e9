import type { TableLog } from '../../context/deps.js';
import type { Tournaments } from '../../contract/index.js';

/** How often tournaments are checked for ended games, ms. */
const EVERY = 5_000;

/** @param updateCards updates cards that are out of date @returns stops it, and waits for the task in progress */
export function startTournaments(
  table: { readonly tournaments: Tournaments },
  updateCards: () => Promise<void>,
  log: Pick<TableLog, 'warn'>,
  every = EVERY,
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const look = (): void => {
    underWay ??= table.tournaments
      .tick()
      .then(updateCards)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'tournaments were not looked at'))
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(look, every);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
