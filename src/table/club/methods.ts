import type { Registry } from '../../games/registry.js';
import { cardOf, seatOfPerson } from '../read/card.js';
import { isClosed, openRow, rowOf, type TableContext } from '../context/context.js';
import { refuse } from '../texts/refuse.js';
import type { Club, LobbyMethods } from '../contract/index.js';
import { dailyMethods } from './daily.js';
import { isTutorial } from '../read/tutorial.js';
import { rematchMethods, setupOf } from './rematch.js';
import { checkOn, settingsOf, turnOne } from './settings.js';
import { wantedMethods } from './wanted.js';

/** Latest games of a person searched for their last setup. */
const MOST = 100;

export function clubMethods(context: TableContext, registry: Registry, lobby: LobbyMethods): Club {
  const { store, clock } = context;
  return {
    settings: (guild) => settingsOf(store, guild),
    async turn(actor, feature, on) {
      if (actor.moderator !== true) refuse('table.not-moderator');
      return turnOne(store, actor.guild, feature, on);
    },

    async follow(actor, game, follows) {
      const row = await openRow(store, actor, game);
      if (follows) {
        await checkOn(store, actor.guild, 'follow');
        if (isClosed(row)) refuse('table.not-running', { stage: row.stage });
        if (seatOfPerson(row, actor.person) !== undefined) refuse('table.follow-plays');
      }
      await store.follow(game, actor.person, follows);
      return follows;
    },
    isFollowing: async (actor, game) => {
      await openRow(store, actor, game);
      return (await store.followers(game)).includes(actor.person);
    },
    async followers(game) {
      const { guild, places } = await rowOf(store, game);
      if (!(await settingsOf(store, guild)).follow) return [];
      const all = await store.followers(game);
      return all.filter((person) => !places.some((place) => place.person === person));
    },

    ...rematchMethods(context, lobby),
    ...wantedMethods(context, registry, lobby),

    async lastChoices({ guild, person }, module) {
      const rows = await store.listGames({ guild, person, limit: MOST });
      const row = rows.find(
        (each) => each.host === person && (module ?? each.module) === each.module && !isTutorial(each),
      );
      if (row === undefined || registry.get(row.module) === undefined) return undefined;
      const { title, agreement, pace, language } = cardOf(row);
      const { variant = row.variant, options = {} } = setupOf(context, row);
      return { module: row.module, title, variant, options, pace, agreement, language };
    },

    ...dailyMethods(store, clock),
  };
}
