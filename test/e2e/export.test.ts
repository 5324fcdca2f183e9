import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeHtml, logOf, pageOf } from '../../src/export/page.js';
import { recordOf, worthDrawing } from '../../src/export/record.js';
import type { Pictures } from '../../src/discord/bot.js';
import { anyModule } from '../../src/games/registry.js';
import { text } from '../../renders/scene.js';
import { wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** An exported game: public information while it runs, everything once it is over. */

const pictures: Pictures = {
  ...wordPictures,
  scenes: (snapshot, locale) => [
    {
      id: 'table',
      alt: `<alt> ${locale}`,
      scene: {
        width: 100,
        height: 50,
        background: '#fff',
        items: [text(0, 0, 100, 20, `event ${snapshot.seq}`, { size: 10, fill: '#000' })],
        glyphs: {},
      },
    },
  ],
};

/** The data embedded in a page, decompressed. */
const inside = (page: string): string => {
  const packed = /<script type="application\/gzip" id="game">([^<]*)</u.exec(page)?.[1] ?? '';
  return gunzipSync(Buffer.from(packed, 'base64')).toString('utf8');
};

let scene: Scene;
let ann: Visitor;
let bob: Visitor;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3, pictures });
  [ann, bob] = [scene.person(0), scene.person(2)];
  await ann.type('/game new');
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
});
afterEach(() => scene.close());

async function recorded() {
  const { bot } = scene.app();
  const actor = { guild: scene.room.guildId, person: ann.id };
  const record = await recordOf(bot, actor, 1, { locale: 'en' });
  const page = pageOf(record, bot);
  return { record, page, data: inside(page), log: logOf(record) };
}

describe('/game nonce', () => {
  it('adds a word to the seed before the start only', async () => {
    expect(wordsOf(await bob.type('/game nonce', { text: 'driftwood' }))).toContain('part of the dice');
    await ann.type('/game start');
    const { nonces } = await scene
      .app()
      .bot.table.games.card({ guild: scene.room.guildId, person: ann.id }, 1);
    expect(nonces).toEqual(['driftwood']);
    expect(wordsOf(await bob.type('/game nonce', { text: 'ice' }))).toContain('already started');
  });
});

describe('/game export', () => {
  it('provides a page and a log, without secrets or account ids', async () => {
    await ann.type('/game start');
    await ann.type('/play', { move: 'offer 1' });
    const answer = await ann.type('/game export');
    expect(answer.attachments.map(({ filename }) => filename.replace(/^.*\./u, '')).sort()).toEqual([
      'html',
      'json',
    ]);
    const running = await recorded();
    for (const text of [running.page, running.data, running.log]) {
      expect(text).not.toContain('offer 1');
      expect(text).not.toContain(ann.id);
    }
    expect(running.log).not.toContain('"seed"');
    await bob.type('/play', { move: 'offer 3' });
    const { data, log } = await recorded();
    expect(data).toContain('Blue offers 3 logs');
    expect(log).not.toContain('woodpile.tale"');
    expect(data).toContain('"event 0"');
    expect(data).toContain('<alt> en');
  });

  it('includes the seed and all moves once the game is over', async () => {
    await ann.type('/game start');
    await ann.type('/play', { move: 'offer 1' });
    await bob.type('/play', { move: 'offer 3' });
    await scene.app().bot.table.host.end({ guild: scene.room.guildId, person: ann.id }, 1);
    const { log } = await recorded();
    const kept = JSON.parse(log) as { seed?: string; events: { move?: string }[] };
    expect(kept.seed).toMatch(/^[0-9a-f]{64}$/u);
    expect(kept.events.map(({ move }) => move)).toContain('offer 3');
  });

  it('keeps data and scripts in elements that no text can close', async () => {
    expect(escapeHtml(`<b a="x">&'`)).toBe('&#60;b a=&#34;x&#34;&#62;&#38;&#39;');
    await ann.type('/game start');
    const { page } = await recorded();
    // The game, three fonts, and the script that runs.
    expect(page.match(/<script/gu)).toHaveLength(5);
    expect(page.match(/<\/script/gu)).toHaveLength(5);
    expect(page).not.toContain('<alt>');
    expect(page).not.toMatch(/(src|href)="?(https?:)?\/\//u);
  });
});

describe('the pictures of an exported page', () => {
  it('are limited in number, with the ends of turns first', () => {
    const chapters = [1, 2, 3, 4].flatMap((turn) =>
      ['a', 'b', 'c'].map((phase, at) => ({ turn, phase, from: turn * 10 + at - 1, to: turn * 10 + at })),
    );
    const moments = [0, ...chapters.map(({ to }) => to)];
    expect([...worthDrawing(moments, chapters, 5)].sort((a, b) => a - b)).toEqual([0, 12, 22, 32, 42]);
    expect(worthDrawing(moments, chapters, 100).size).toBe(moments.length);
  });
});
