import { describe, expect, it } from 'vitest';
import { turnDigest, digestLines, digestTable } from '../../src/discord/posts/digest.js';
import { LANGUAGES } from '../../src/discord/texts.js';
import { tellerOf } from '../../src/discord/bot.js';
import { GAMES, type AnyModule } from '../../src/games/registry.js';
import { settingsOf } from '../../src/kernel/options.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { silentLog } from '../../src/log.js';
import type { GameCard, OutboxMessage, PostBody, Table } from '../../src/table/contract/index.js';
import { altOf } from '../../renders/index.js';
import { wordPictures } from '../support/tables.js';
import { ada, sendAll, setting } from './setting.js';

/** Resolved phases are reported once, in few messages. */

type PhaseBody = Extract<PostBody, { kind: 'phase' }>;

const phasesOf = (posts: readonly OutboxMessage[]): readonly PhaseBody[] =>
  posts.flatMap(({ body }) => (body.kind === 'phase' ? [body] : []));

/** Ada among AIs, with the fewest seats of the game. */
async function among(table: Table, module: AnyModule): Promise<GameCard> {
  const options = settingsOf(module.meta.options, {});
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: module.meta.id, options });
  await table.lobby.join(ada, id);
  const [variant] = module.meta.variants;
  const most = variant?.maxSeats ?? 2;
  if (most > 1) await table.lobby.fill(ada, id, 'greedy', { upTo: Math.min(3, most) });
  const { card } = await table.lobby.start(ada, id);
  // Orders count as answers too, each with its results.
  for (const { id: policy, options: ways } of module.policies)
    if (ways.includes('ask')) await table.orders.setPolicy(ada, id, policy, 'ask');
  return card;
}

/** Plays Ada's decisions at random; returns the posts after each. */
async function* played(
  table: Table,
  module: AnyModule,
  card: GameCard,
  most: number,
): AsyncGenerator<readonly OutboxMessage[]> {
  const draw = drawer(3);
  yield await sendAll(table);
  for (let at = 0; at < most;) {
    if ((await table.games.card(ada, card.id)).stage !== 'running') return;
    const { choices, seat } = await table.play.legal(ada, card.id);
    if (choices.length === 0) {
      // AIs play in the background.
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    at += 1;
    const { view } = await table.look.snapshot(ada, card.id);
    const move = module.ai['greedy']?.({ view, seat, choices, draw });
    const [first] = choices;
    if (first === undefined) return;
    await table.play.act(ada, card.id, move ?? fillChoice(first, draw));
    // Waits for everything that follows automatically, before it is sent.
    while (await goesOn(table, card)) await new Promise((resolve) => setTimeout(resolve, 2));
    yield await sendAll(table);
  }
}

async function goesOn(table: Table, { id }: GameCard): Promise<boolean> {
  const { stage, awaited } = await table.games.card(ada, id);
  return stage === 'running' && !awaited.some(({ person }) => person === ada.person);
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('%s', (id, module) => {
  it('reports phases between two decisions of people in one message, each once, and every end of a turn', async () => {
    const { table } = setting({ modules: [module], aiBatch: 200 });
    const card = await among(table, module);
    const told: string[] = [];
    const ends: number[] = [];
    let to = 0;
    for await (const posts of played(table, module, card, 40)) {
      const reports = phasesOf(posts);
      expect(reports.length).toBeLessThan(2);
      for (const report of reports) {
        ({ to } = report);
        const last = report.phases.at(-1);
        // The picture shows the end of the phases in the heading; setup is reported when complete.
        if (last !== undefined && last.phase !== 'start') {
          const shown = await table.outbox.read(card.id).phaseEnd(report.from, to, last);
          expect(shown).toMatchObject(last);
          for (const locale of LANGUAGES)
            expect(altOf({ game: id, view: shown.view, locale, id: 'glance' })).not.toMatch(
              /undefined|\. \./u,
            );
        }
        expect(report.phases).not.toEqual([expect.objectContaining({ phase: 'setup' })]);
        told.push(...report.phases.map(({ turn, phase }) => `${turn} ${phase}`));
        if (report.ends !== undefined) ends.push(report.ends);
      }
    }
    const chapters = (await table.outbox.read(card.id).chapters()).map(
      ({ turn, phase }) => `${turn} ${phase}`,
    );
    const last = told.filter((each) => !each.endsWith(' start'));
    expect(last).toEqual(chapters.slice(0, last.length));
    expect(ends).toEqual([...new Set(ends)]);
    const now = await table.games.card(ada, card.id);
    if (now.turn > 1) expect(ends).toContain(now.turn - 1);
    const bot = {
      table,
      modules: new Map([[module.meta.id, module]]),
      pictures: wordPictures,
      log: silentLog(),
    };
    for (const language of LANGUAGES) {
      for (const turn of ends.slice(-1)) {
        const tell = tellerOf(bot, now, language);
        const brought = await turnDigest(bot, now, table.outbox.read(now.id), turn, to);
        const lines = brought === undefined ? [] : digestLines(brought, tell);
        expect(lines).toHaveLength(1 + now.places.length);
        expect(lines.join('\n')).not.toMatch(/measure\.|bot\.|NaN|undefined/u);
        // The picture at the end of the turn has the same figures.
        const { columns = [], rows = [] } = brought === undefined ? {} : digestTable(brought, tell);
        expect(rows).toHaveLength(now.places.length);
        for (const { name, cells } of rows) {
          const line = lines.find((each) => each.includes(`**${name}**`));
          cells.forEach(({ n, setback }, at) => {
            if (setback !== true) expect(line).toContain(` ${columns[at]} ${n}`);
          });
        }
      }
    }
  }, 60_000);

  it('reports only turns if the host wants no more', async () => {
    const { table } = setting({ modules: [module], aiBatch: 200 });
    const card = await among(table, module);
    await table.host.setVerbosity(ada, card.id, 'turns');
    await sendAll(table);
    for await (const posts of played(table, module, card, 15))
      for (const { ends, phases } of phasesOf(posts))
        if (phases.every(({ phase }) => phase !== 'start')) expect(ends).toBeDefined();
  }, 60_000);
});
