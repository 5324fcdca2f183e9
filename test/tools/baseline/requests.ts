import { subscribe } from 'node:diagnostics_channel';
import { anyModule } from '../../../src/games/registry.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { moveIfOffered } from '../../e2e/visitor.js';
import { openScene } from '../../e2e/with-bot.js';
import { drained } from '../../support/tables.js';
import { drawer } from '../../../src/kernel/random.js';

interface Sent {
  readonly request: { readonly method: string; readonly path: string };
}

const MOST_MOVES = 40;
/** The number of these requests varies: messages of a channel are merged by time, and late responses are sent again. */
const VARIES = /\/channels\/…\/messages(?:\/…)?$|^POST \/api\/v10\/webhooks\//u;

/** A request's method and path, without ids and tokens. */
const kindOf = ({ method, path }: Sent['request']): string =>
  `${method} ${path.replace(/\?.*/u, '').replaceAll(/\/[\w-]{60,}|\/\d{15,}/gu, '/…')}`;

/** Requests to Discord while one person and AIs play a game, by kind. */
export async function requestLines(): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  subscribe('undici:request:create', (message) => {
    const { request } = message as Sent;
    if (!request.path.startsWith('/api/v10/')) return;
    counts.set(kindOf(request), (counts.get(kindOf(request)) ?? 0) + 1);
  });
  const scene = await openScene({ modules: [anyModule(glacier)] });
  const me = scene.person(0);
  const { bot } = scene.app();
  await me.type('/game new', { game: 'glacier' });
  await me.type('/game fill');
  await me.type('/game start');
  await drained(bot);
  const actor = { guild: scene.room.guildId, person: me.id };
  await bot.table.orders.setPolicies(actor, 1, 'ask');
  const draw = drawer(7);
  /** Waits until the AIs have moved and everything is posted. */
  const settled = async (): Promise<boolean> => {
    for (;;) {
      await drained(bot);
      const { stage, awaited } = await bot.table.games.find(actor, { text: '1' });
      if (stage !== 'running') return false;
      if (awaited.some(({ person }) => person === me.id)) return true;
    }
  };
  for (let moves = 0; moves < MOST_MOVES && (await settled()); moves++) await moveIfOffered(me, draw, []);
  for (const look of ['board', 'log', 'game status', 'auto show', 'help', 'games mine'])
    await me.type(`/${look}`);
  await drained(bot);
  await scene.close();
  return [...counts].map(([kind, count]) => `request ${kind}${VARIES.test(kind) ? '' : `: ${count}`}`);
}
