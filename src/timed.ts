import type { Pictures } from './discord/bot.js';
import { timed, type Metrics } from './metrics/metrics.js';
import type { Store } from './store/port.js';

/** Measures the store's writes. */
export function timedStore(store: Store, metrics: Pick<Metrics, 'measure'>): Store {
  return {
    ...store,
    createGame: (...given) => timed(metrics, 'committed', () => store.createGame(...given)),
    write: (unit) => timed(metrics, 'committed', () => store.write(unit)),
  };
}

/** Measures drawing. */
export function timedPictures(pictures: Pictures, metrics: Pick<Metrics, 'measure'>): Pictures {
  return {
    ...pictures,
    board: (...given) => timed(metrics, 'drawn', () => pictures.board(...given)),
    final: (snapshot, locale) => timed(metrics, 'drawn', () => pictures.final(snapshot, locale)),
  };
}
