import { timed, type Metrics } from './discord/metrics.js';
import type { Store } from './store/port.js';

/** The store, with the time of each decision's writing. */
export function timedStore(store: Store, metrics: Pick<Metrics, 'measure'>): Store {
  return {
    ...store,
    createGame: (...given) => timed(metrics, 'committed', () => store.createGame(...given)),
    write: (work) => timed(metrics, 'committed', () => store.write(work)),
  };
}
