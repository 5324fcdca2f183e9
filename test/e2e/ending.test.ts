import { afterEach, describe, expect, it } from 'vitest';
import type { Chart } from '../../renders/index.js';
import type { Pictures } from '../../src/discord/bot.js';
import { anyModule } from '../../src/games/registry.js';
import { drained, wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, threadOf, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** The end of a game: reported, drawn and revealed, and still readable afterwards. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
let charts: Chart[];
let films: number[];

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

async function begun(): Promise<void> {
  charts = [];
  films = [];
  const pictures: Pictures = {
    ...wordPictures,
    async chart(chart) {
      charts.push(chart);
      return { name: 'chart.png', png: DOT, alt: 'the chart in words' };
    },
    async film(snapshots) {
      films.push(snapshots.length);
      return { name: 'film.gif', png: DOT, alt: 'the last table' };
    },
  };
  scene = await openScene({ modules: [anyModule(toyGame)], people: 4, pictures });
  [ann, bob] = [scene.person(0), scene.person(2)];
  await ann.type('/game new');
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
}
afterEach(() => scene.close());

async function playedOut(): Promise<void> {
  const { table } = scene.app().bot;
  const actor = (person: string) => ({ guild: scene.room.guildId, person });
  for (let left = 200; left > 0; left--) {
    const card = await table.games.card(actor(ann.id), 1);
    const [next] = card.awaited;
    if (next?.person === undefined) break;
    await table.play.act(
      actor(next.person),
      1,
      card.phase === 'offer' ? `offer ${next.seat === 'red' ? 1 : 0}` : 'gather',
    );
  }
  await drained(scene.app().bot);
}

describe('the end of a game', () => {
  it('shows the score in parts, the curves, the hidden information and the saga', async () => {
    await begun();
    await playedOut();
    const posts = postsIn(scene.room, scene.channel);
    const final = posts.find((text) => text.includes(' is over"')) ?? '';
    expect(final).toContain('Logs: ');
    expect(final).toContain('Revealed at the end');
    expect(final).toMatch(/Red\*\*: tale \d/u);
    expect(final).toContain('the chart in words');
    const [chart] = charts;
    expect(chart?.labels).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(chart?.panels.map(({ title }) => title)).toEqual(['Logs']);
    const last = chart?.panels[0]?.series.map(({ values }) => values.at(-1));
    const actor = { guild: scene.room.guildId, person: ann.id };
    const { view } = await scene.app().bot.table.look.snapshot(actor, 1);
    expect(last).toEqual(Object.values((view as { logs: Record<string, number> }).logs));
    const saga = threadOf(scene.room, scene.channel).posts.find((text) => text.includes('The saga of')) ?? '';
    expect(saga).toContain('This is told of Red and Blue');
    expect(saga).toContain('The fire told Red a tale.');
    expect(saga).toMatch(/Turn 5 of 5/u);
  });

  it('reveals nothing before', async () => {
    await begun();
    const { outbox } = scene.app().bot.table;
    await expect(outbox.read(1).revealed()).rejects.toThrow('table.not-over');
    expect(postsIn(scene.room, scene.channel).join('')).not.toContain('Revealed at the end');
  });

  it('stays readable for people who never played: log, board, animation', async () => {
    await begun();
    await playedOut();
    const eve = scene.person(3);
    const final = await eve.see((words) => words.includes(' is over') && words.includes('Logs: '), 'the end');
    expect(wordsOf(await eve.press(final, 'Game log'))).toContain('Turn 5 of 5');
    expect(wordsOf(await eve.type('/log', { turn: 1, phase: 'offer', seat: 'blue' }))).toContain('Blue');
    expect(wordsOf(await eve.type('/board'))).toContain('logs');
    expect(wordsOf(await eve.press(final, 'Animated replay'))).toContain('as everyone could see it');
    expect(wordsOf(await eve.type('/game export', { film: true }))).toContain('as everyone could see it');
    expect(films).toHaveLength(2);
    expect(Math.min(...films)).toBeGreaterThan(5);
  });
});
