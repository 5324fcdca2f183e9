import { describe, expect, it } from 'vitest';
import type { Actor, GameCard, Table } from '../../src/table/contract/index.js';
import { proposalPost } from '../../src/discord/posts/proposal.js';
import { textOf } from '../support/tables.js';
import { ada, bo, cyd, mod, pair, playOut, refusalOf, setting } from './setting.js';

/** What players and hosts can change about a game's rating. */

const START = { channel: 'hall', module: 'woodpile' };
const ratedIn = async (table: Table): Promise<readonly string[]> =>
  (await table.ladder.standings(ada, '')).map(({ person }) => person).toSorted();
const whyNot = async (table: Table, { id }: GameCard) => (await table.ladder.verdict(ada, id))?.why;
const won = async (table: Table, person: string): Promise<boolean> =>
  ((await table.ladder.standings(ada, '')).find((one) => one.person === person)?.mu ?? 0) > 25;

/** Ada (red), Bo (blue) and Cyd (green) play. */
async function three(table: Table): Promise<GameCard> {
  const { id } = await table.lobby.create(ada, START);
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  await table.lobby.join(cyd, id, 'green');
  return (await table.lobby.start(ada, id)).card;
}

/** Ada (red) plays against AIs of known strength, without hints. */
async function solo(table: Table): Promise<GameCard> {
  const { id } = await table.lobby.create(ada, { ...START, agreement: { advice: 'none' } });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.fill(ada, id, 'random', { upTo: 2 });
  return (await table.lobby.start(ada, id)).card;
}

async function agree(
  table: Table,
  card: GameCard,
  ask: Parameters<Table['votes']['propose']>[2],
  ...others: Actor[]
) {
  const { id } = await table.votes.propose(ada, card.id, ask);
  for (const other of others) await table.votes.vote(other, card.id, id, true);
  return table.games.card(ada, card.id);
}

/** Each offers nothing, and ada risks a roll. */
async function rolled(table: Table, card: GameCard, ...players: readonly Actor[]): Promise<GameCard> {
  for (const player of players) await table.play.act(player, card.id, 'offer 0');
  return (await table.play.act(ada, card.id, 'risk')).card;
}

describe('a declared winner', () => {
  it('is rated from half of the game on, and the vote says so', async () => {
    for (const rounds of [0, 1, 3]) {
      const { table } = setting();
      const game = await pair(table);
      for (let now = game; now.turn <= rounds;) {
        const person = now.awaited[0]?.person ?? '';
        const line = now.phase === 'offer' ? 'offer 0' : 'gather';
        now = (await table.play.act({ ...ada, person }, game.id, line)).card;
      }
      const vote = await table.votes.propose(ada, game.id, { kind: 'winner', seat: 'red' });
      const said = textOf(proposalPost({ table, modules: new Map() } as never, vote, []));
      expect(said.includes('won’t be rated')).toBe(rounds < 3);
      const over = (await table.votes.vote(bo, game.id, vote.id, true)).card;
      expect(over.stage).toBe('finished');
      expect(await whyNot(table, over)).toBe(rounds < 3 ? 'early' : undefined);
      expect(await ratedIn(table)).toEqual(rounds < 3 ? [] : ['ada', 'bo']);
    }
  });
});

describe('hints', () => {
  it('change after the start only if all players agree, and the game isn’t rated even if they are off again', async () => {
    const { table } = setting();
    const game = await pair(table);
    expect(await refusalOf(table.host.setAdvice(ada, game.id, 'all'))).toBe('table.advice-vote');
    expect(await refusalOf(table.host.setAdvice(mod, game.id, 'all'))).toBe('table.advice-vote');
    const vote = await table.votes.propose(ada, game.id, { kind: 'hints', advice: 'all' });
    expect([vote.state, vote.card.hints]).toEqual(['open', false]);
    expect((await table.votes.vote(bo, game.id, vote.id, true)).card.hints).toBe(true);
    expect((await agree(table, game, { kind: 'hints', advice: 'none' }, bo)).hints).toBe(false);
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBe('hints');
    expect(await ratedIn(table)).toEqual([]);
  });

  it('stay off if one player says No, or nothing', async () => {
    const { table, wait } = setting();
    const game = await three(table);
    const first = await table.votes.propose(ada, game.id, { kind: 'hints', advice: 'all' });
    await table.votes.vote(bo, game.id, first.id, true);
    expect((await table.votes.vote(cyd, game.id, first.id, false)).state).toBe('failed');
    await table.votes.propose(ada, game.id, { kind: 'hints', advice: 'all' });
    wait(100 * 60 * 60_000);
    await table.process.wake();
    expect((await table.games.card(ada, game.id)).hints).toBe(false);
    expect(await refusalOf(table.votes.propose(ada, game.id, { kind: 'hints', advice: 'practice' }))).toBe(
      'table.advice-same',
    );
  });

  it('can’t be changed once the game is over', async () => {
    const { table } = setting();
    const over = await playOut(table, await pair(table));
    expect(await ratedIn(table)).toEqual(['ada', 'bo']);
    expect(await refusalOf(table.host.setAdvice(ada, over.id, 'all'))).toBe('table.advice-over');
    await table.host.setVerbosity(ada, over.id, 'quiet');
    expect(await table.ladder.rebuild('north')).toMatchObject({ games: 1, differing: 0 });
    expect(await whyNot(table, over)).toBeUndefined();
  });

  it('are a single player’s own choice, and count even if they are off again', async () => {
    const { table } = setting();
    const { id } = await table.lobby.create(ada, START);
    await table.lobby.fill(ada, id, 'random', { upTo: 2 });
    const { card } = await table.lobby.start(ada, id);
    expect(card.hints).toBe(true);
    expect((await table.host.setAdvice(ada, id, 'none')).hints).toBe(false);
    await playOut(table, await table.games.card(ada, id));
    expect(await whyNot(table, card)).toBe('hints');
  });

  it('don’t come back for a player when the other one leaves', async () => {
    const { table } = setting();
    const game = await pair(table);
    await rolled(table, game, ada, bo);
    const left = await table.lobby.leave(bo, game.id);
    expect(left.hints).toBe(false);
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBeUndefined();
    expect([await won(table, 'ada'), await won(table, 'bo')]).toEqual([true, false]);
  });

  it('keep the tournament of a game when the agreement changes', async () => {
    const { table, store } = setting();
    const game = await pair(table);
    const row = await store.loadGame(game.id);
    const agreement = { ...row?.agreement, tournament: '7 1 1' };
    const of = { game: game.id, revision: row?.revision ?? 0, at: 1, posts: [] };
    await store.write({ ...of, fields: { agreement } });
    expect((await table.host.setVerbosity(ada, game.id, 'quiet')).tournament).toBe(7);
  });
});

describe('undo and rewind', () => {
  it('make a game unrated if the only player undoes a roll', async () => {
    const { table } = setting();
    const game = await solo(table);
    await rolled(table, game, ada);
    expect((await table.undo.ask(ada, game.id)).needs).toEqual([]);
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBe('undone');
  });

  it('make a game unrated if a player undoes a roll after the other one has left', async () => {
    const { table } = setting();
    const game = await pair(table);
    await rolled(table, game, ada, bo);
    await table.lobby.leave(bo, game.id);
    await table.undo.ask(ada, game.id);
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBe('undone');
    expect(await ratedIn(table)).toEqual([]);
    expect((await table.ladder.unrated(ada, '')).map(({ why }) => why)).toEqual(['undone']);
  });

  it('leave it rated if the undo was free, or the other player agreed', async () => {
    const { table } = setting();
    const game = await pair(table);
    await table.play.act(ada, game.id, 'offer 1');
    await table.undo.retract(ada, game.id);
    await rolled(table, game, ada, bo);
    const { needs } = await table.undo.ask(ada, game.id);
    expect(needs).toEqual(['blue']);
    await table.votes.vote(bo, game.id, 1, true);
    expect((await table.look.history(ada, game.id)).at(-1)?.kind).toBe('undo');
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBeUndefined();
    expect(await ratedIn(table)).toEqual(['ada', 'bo']);
  });

  it('leave it rated if a move was free to undo although another player had undone theirs', async () => {
    const { table } = setting();
    const game = await three(table);
    await table.play.act(ada, game.id, 'offer 1');
    await table.play.act(bo, game.id, 'offer 1');
    await table.undo.retract(bo, game.id);
    await table.undo.retract(ada, game.id);
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBeUndefined();
  });

  it('make a game unrated if the host rewinds without a vote, even after one that passed', async () => {
    const { table, wait } = setting();
    const game = await pair(table);
    await rolled(table, game, ada, bo);
    wait(5);
    await agree(table, game, { kind: 'rewind', to: 0 }, bo);
    expect(await whyNot(table, game)).toBeUndefined();
    wait(5);
    await rolled(table, game, ada, bo);
    await table.host.rewind(ada, game.id, 0);
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await whyNot(table, over)).toBe('rewound');
    expect(await ratedIn(table)).toEqual([]);
  });
});

describe('replacing a player', () => {
  it('leaves both unrated, and the others rated', async () => {
    const { table } = setting();
    const game = await three(table);
    await rolled(table, game, ada, bo, cyd);
    await table.host.replace(ada, game.id, 'blue', { ai: 'random' });
    const over = await playOut(table, await table.games.card(ada, game.id));
    expect(await ratedIn(table)).toEqual(['cyd']);
    const verdict = await table.ladder.verdict(ada, over.id);
    expect(verdict).toEqual({ replacements: [{ by: 'ada', person: 'bo' }] });
    expect((await table.ladder.rebuild('north')).differing).toBe(0);
  });

  it('counts as leaving if the players agreed to it', async () => {
    const { table } = setting();
    const game = await three(table);
    await rolled(table, game, ada, bo, cyd);
    const { id } = await table.votes.propose(bo, game.id, { kind: 'replace', seat: 'blue' });
    for (const player of [ada, cyd]) await table.votes.vote(player, game.id, id, true);
    expect((await table.games.card(ada, game.id)).places[1]?.person).toBeUndefined();
    await playOut(table, await table.games.card(ada, game.id));
    expect(await ratedIn(table)).toEqual(['ada', 'bo', 'cyd']);
    expect(await won(table, 'bo')).toBe(false);
  });

  it('counts as leaving if the host gives up their own seat', async () => {
    const { table } = setting();
    const game = await three(table);
    await rolled(table, game, ada, bo, cyd);
    await table.host.replace(ada, game.id, 'red', { ai: 'random' });
    await playOut(table, await table.games.card(bo, game.id));
    expect(await ratedIn(table)).toEqual(['ada', 'bo', 'cyd']);
    expect(await won(table, 'ada')).toBe(false);
  });
});

describe('ending a game', () => {
  /** Ada gives a log away, so Bo is in front. */
  async function behind(table: Table): Promise<GameCard> {
    const game = await pair(table);
    await table.play.act(ada, game.id, 'offer 2');
    return (await table.play.act(bo, game.id, 'offer 0')).card;
  }

  it('counts with its current standing if the host is behind and the others haven’t agreed', async () => {
    const { table } = setting();
    const game = await behind(table);
    const over = await table.host.end(ada, game.id);
    expect(over.stage).toBe('finished');
    expect(over.over).toEqual({ winners: ['blue'], scores: { red: 1, blue: 3 }, how: 'table.ended-early' });
    expect([await won(table, 'bo'), await won(table, 'ada')]).toEqual([true, false]);
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
    expect((await table.ladder.rebuild('north')).differing).toBe(0);
  });

  it.each([
    ['a moderator who doesn’t play ends the game', mod],
    ['no player is ahead of the host', ada],
  ])('has no result if %s', async (_name, who) => {
    const { table } = setting();
    const game = who === mod ? await behind(table) : await pair(table);
    expect((await table.host.end(who, game.id)).stage).toBe('abandoned');
    expect(await whyNot(table, game)).toBe('no-result');
    expect(await ratedIn(table)).toEqual([]);
  });

  it('has no result if the players agree', async () => {
    const { table } = setting();
    const over = await agree(table, await behind(table), { kind: 'end' }, bo);
    expect(over.stage).toBe('abandoned');
  });
});
