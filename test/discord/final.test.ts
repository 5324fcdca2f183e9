import { describe, expect, it } from 'vitest';
import { deedLines } from '../../src/discord/posts/deeds.js';
import { finalPost } from '../../src/discord/posts/end.js';
import { BOT_TEXTS, LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { anyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { playout, type PlayoutInput } from '../../src/kernel/playout.js';
import { settingsOf } from '../../src/kernel/options.js';
import { drawer } from '../../src/kernel/random.js';
import { happening } from '../../src/kernel/happenings.js';
import { teller, tellEnding } from '../../src/kernel/text.js';
import type { Happening, Over } from '../../src/kernel/types.js';
import type { GameCard } from '../../src/table/contract/index.js';
import { longNight } from '../support/test-game.js';
import { offlineBot, textOf } from '../support/tables.js';

/** Final posts of games without a single winner or with seats that have no score. */

const bot = offlineBot(registryOf([anyModule(longNight)]));
const lobby = async (): Promise<GameCard> => {
  const host = { guild: '1', person: '11' };
  const { id } = await bot.table.lobby.create(host, { channel: 'c', module: 'long-night' });
  await bot.table.lobby.join(host, id, 'ash');
  await bot.table.lobby.join({ guild: '1', person: '22' }, id, 'birch');
  return bot.table.lobby.join({ guild: '1', person: '33' }, id, 'elm');
};
const said = async (over: Over): Promise<string> =>
  textOf(finalPost(bot, { ...(await lobby()), stage: 'finished', over }, []));

describe('the final post', () => {
  it('names everyone who shares the victory, and the points everyone has', async () => {
    const text = await said({
      winners: ['ash', 'birch', 'elm'],
      scores: {},
      tallies: [{ id: 'warmth', value: 12 }],
      how: 'night.dawn',
    });
    expect(text).toContain('Dawn comes, and Ash, Birch, and elm have lived to see it.');
    expect(text).toContain('The fire gave 12 warmth to Ash, Birch, and elm.');
    expect(text).not.toMatch(/\d\. `/u);
  });

  it('ranks nobody first if all have lost', async () => {
    const text = await said({ winners: [], scores: { ash: 3, birch: 5, elm: 1 }, how: 'no.words' });
    expect(text).toContain('No one won.');
    expect(text).toMatch(/– `B` \*\*Birch\*\* · 5 [^]*– `A` \*\*Ash\*\* · 3 [^]*– `E` \*\*elm\*\* · 1 /u);
  });

  it('ranks a tiebreak winner first, shares ranks for equal points, and lists eliminated seats last', async () => {
    const text = await said({ winners: ['elm'], scores: { ash: 4, elm: 4 }, how: 'no.words' });
    expect(text).toMatch(/1\. `E` [^]*2\. `A` [^]*– `B` \*\*Birch\*\* · out · <@22>/u);
  });

  it('gives shared winners the same rank', async () => {
    const text = await said({
      winners: ['ash', 'elm'],
      scores: { ash: 4, elm: 4, birch: 2 },
      how: 'no.words',
    });
    expect(text).toMatch(/1\. `A` [^]*1\. `E` [^]*3\. `B` /u);
  });
});

describe('the order of the last post', () => {
  const scores = { ash: 4, birch: 2, elm: 4 };
  const over: Over = { winners: ['ash', 'elm'], scores, how: 'no.words' };

  it('is result, rematch, rest; each seat is listed once, and hashes are behind a button', async () => {
    const card: GameCard = {
      ...(await lobby()),
      stage: 'finished',
      seq: 9,
      over,
      seed: 'a1b2c3',
      commitment: 'd4',
    };
    const parts = new Map([['birch', 'Wood: 7']]);
    const text = textOf(finalPost(bot, card, [], ['**Deeds**'], { rematch: true, review: true, parts }));
    const order = ['is over', '**Birch** · 2', 'Wood: 7', 'Rematch', '**Deeds**', 'Check dice'];
    const places = order.map((each) => text.indexOf(each));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).not.toMatch(/a1b2c3|d4/u);
  });

  it('names one deed per seat, the weightiest, and no kind twice in a row', () => {
    const tell = teller(
      { en: { 'tale.won': 'A deed of {seat}: {n}.', 'tale.fled': '{seat} fled.' } },
      'en',
      BOT_TEXTS,
    );
    const module = { happenings: { won: happening({ tale: 9 }), fled: happening({ tale: 3 }) } } as never;
    const won = (seat: string, n: number) => ({ key: 'won', args: { seat, n } });
    const fled = (seat: string) => ({ key: 'fled', args: { seat } });
    const groups = [
      { turn: 1, phase: 'x', happenings: [fled('a'), won('a', 1), won('b', 2), fled('b'), won('c', 3)] },
    ];
    expect(deedLines(module, tell as never, groups, ['a', 'b', 'c', 'd'])).toEqual([
      '**Deeds**',
      '• A deed of a: 1.',
      '• b fled.',
      '• A deed of c: 3.',
    ]);
  });

  it('prefers what a seat did most often, unless another seat did it as often', () => {
    const tell = teller(
      { en: { 'deed.hunt': '{seat} hunted {n} times.', 'tale.fled': '{seat} fled.' } },
      'en',
      BOT_TEXTS,
    );
    const module = { happenings: { hunt: happening(), fled: happening({ tale: 3 }) } } as never;
    const hunts = (seat: string, n: number) =>
      Array.from({ length: n }, () => ({ key: 'hunt', args: { seat } }));
    const fled = { key: 'fled', args: { seat: 'b' } };
    const deeds = (...happenings: readonly Happening[]) =>
      deedLines(module, tell as never, [{ turn: 1, phase: 'x', happenings }], ['a', 'b']);
    expect(deeds(...hunts('a', 4), ...hunts('b', 3), fled)).toEqual([
      '**Deeds**',
      '• a hunted 4 times.',
      '• b fled.',
    ]);
    expect(deeds(...hunts('a', 3), ...hunts('b', 3), fled)).toEqual(['**Deeds**', '• b fled.']);
    expect(deeds(...hunts('a', 2))).toEqual([]);
  });
});

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('%s', (_, module) => {
  const tellers = LANGUAGES.map((language) => tellerFor(module.texts, language));

  it('describes every ending from its winners alone, in every language', () => {
    const [variant] = module.meta.variants;
    const seats = (variant?.seats ?? module.meta.seats.map(({ id }) => id)).slice(0, variant?.minSeats);
    const options = settingsOf(module.meta.options, {});
    const draw = drawer(1);
    const decide: PlayoutInput['decide'] = (game, seat, choices) => {
      const move = module.ai['greedy']?.({ view: module.view(game.position, seat), seat, choices, draw });
      if (move === undefined) throw new Error('nobody wants to win');
      return move;
    };
    // Random and greedy games end in different ways.
    for (const how of [{}, { decide }]) {
      const given = { variant: variant?.id ?? '', seats, options, seed: 'end', draw, ...how };
      const { over } = playout(module, given).position;
      if (over === undefined) throw new Error('the game has no end');
      for (const tell of tellers) expect(tellEnding(tell, over.how, over.winners)).not.toBe('');
    }
  });

  it('has words for endings without further arguments', () => {
    const keys = Object.keys(module.texts['en'] ?? {}).filter((key) => key.startsWith('how.'));
    for (const tell of tellers)
      for (const key of keys)
        expect(tellEnding(tell, key.slice('how.'.length), [module.meta.seats[0]?.id ?? ''])).not.toBe('');
  });
});
