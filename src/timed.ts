import type { Pictures } from './discord/bot.js';
import { timed, type Metrics } from './metrics/metrics.js';
import type { Store } from './store/port.js';
import { carried, traced } from './trace.js';

/** The store, with the time of each decision's writing; its posts know what trace they belong to. */
export function timedStore(store: Store, metrics: Pick<Metrics, 'measure'>): Store {
  return {
    ...store,
    createGame: (...given) => timed(metrics, 'committed', () => store.createGame(...given)),
    write: (work) =>
      traced('commit', { game: work.game, posts: work.posts.length }, () => {
        const from = carried();
        const kept = from === undefined ? work : { ...work, trace: from };
        return timed(metrics, 'committed', () => store.write(kept));
      }),
  };
}

/** Pictures, with the time of each drawing. */
export function timedPictures(pictures: Pictures, metrics: Pick<Metrics, 'measure'>): Pictures {
  return {
    ...pictures,
    board: (...given) => timed(metrics, 'drawn', () => pictures.board(...given)),
    final: (snapshot, locale) => timed(metrics, 'drawn', () => pictures.final(snapshot, locale)),
  };
}
