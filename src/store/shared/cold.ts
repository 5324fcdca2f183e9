import type { Store } from '../port.js';
import { clubStore } from './club.js';
import type { StoreDatabase } from './database.js';
import { directStore } from './direct.js';
import { draftStore } from './drafts.js';
import { gameStore } from './games.js';
import { gameLists, logStore } from './reads.js';
import { voteStore } from './votes.js';
import { orderStore } from './orders.js';
import { peopleStore } from './people.js';
import { pruneStore } from './prune.js';
import { ratingStore } from './ratings.js';
import { settingStore } from './settings.js';
import { tallyStore } from './tally.js';
import { tournamentStore } from './tournaments.js';
import { winterStore } from './winter.js';

/** The part of the store that is the same on both databases. */
export const coldStore = (database: StoreDatabase) =>
  ({
    ...clubStore(database),
    ...directStore(database),
    ...draftStore(database),
    ...gameLists(database),
    ...gameStore(database),
    ...logStore(database),
    ...orderStore(database),
    ...peopleStore(database),
    ...pruneStore(database),
    ...ratingStore(database),
    ...settingStore(database),
    ...tallyStore(database),
    ...tournamentStore(database),
    ...voteStore(database),
    ...winterStore(database),
  }) satisfies Partial<Store>;
