import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/table/contract/index.js';
import { toyBot } from '../support/tables.js';
import { ada, alone, bo, cyd, pair, playOut, refusalOf, setting } from './setting.js';

describe('a server with very many games', () => {
  it('finds each by number, name and place', async () => {
    const { table } = toyBot();
    const ann = { guild: 'g', person: 'ann' };
    const first = await table.lobby.create(ann, { channel: 'first', module: 'woodpile' });
    for (let at = 0; at < 600; at++) {
      const { id } = await table.lobby.create(ann, { channel: 'c', module: 'woodpile' });
      if (at < 599) await table.host.end(ann, id);
    }
    expect((await table.games.find(ann, { text: '1' })).id).toBe(first.id);
    expect((await table.games.find(ann, { text: first.title })).id).toBe(first.id);
    expect((await table.games.find(ann, { text: first.slug })).id).toBe(first.id);
    expect((await table.games.find(ann, { channel: 'first' })).id).toBe(first.id);
    expect((await table.games.find(ann, { channel: 'c' })).number).toBe(601);
    expect((await table.games.list(ann, { text: '1', limit: 25 })).map((card) => card.number)).toContain(1);
    await expect(table.games.find({ ...ann, guild: 'h' }, { text: '1' })).rejects.toMatchObject({
      key: 'table.no-such-game',
    });
  });
});

describe('a game to review', () => {
  const meant = async (table: Table, who = ada): Promise<number> =>
    (await table.games.find(who, { channel: 'hall', wants: 'review' })).id;
  const choice = async (table: Table, who = ada): Promise<unknown> => {
    const error: unknown = await meant(table, who).catch((one: unknown) => one);
    return (error as { readonly facts?: { readonly games?: unknown } }).facts?.games;
  };

  it('is never one still being played, and the refusal says what to do', async () => {
    const { table } = setting();
    await pair(table);
    await pair(table);
    expect(await refusalOf(meant(table))).toBe('table.none-to-review');
    expect(await refusalOf(table.games.find(ada, { channel: 'elsewhere', wants: 'review' }))).toBe(
      'table.none-to-review',
    );
  });

  it('is the finished one, even if others are being played', async () => {
    const { table } = setting();
    const over = await pair(table);
    await playOut(table, over);
    await pair(table);
    const ended = await pair(table);
    await table.host.end(ada, ended.id);
    for (const who of [ada, bo, cyd]) expect(await meant(table, who)).toBe(over.id);
  });

  it('is the actor’s own finished game in the server, if none in the channel is over', async () => {
    const { table } = setting();
    const over = await pair(table);
    await playOut(table, over);
    const elsewhere = { channel: 'elsewhere', wants: 'review' } as const;
    expect((await table.games.find(bo, elsewhere)).id).toBe(over.id);
    expect(await refusalOf(table.games.find(cyd, elsewhere))).toBe('table.none-to-review');
  });

  it('is chosen among several, the latest ended first', async () => {
    const { table, wait } = setting();
    const [first, second, third] = [await pair(table), await pair(table), await pair(table)];
    for (const each of [second, third, first]) {
      wait(1000);
      await playOut(table, each);
    }
    expect(await choice(table)).toEqual([first.id, third.id, second.id]);
  });

  it('may be the actor’s own last turn, if they play alone against AIs', async () => {
    const { table } = setting();
    const own = await alone(table);
    expect(await meant(table)).toBe(own.id);
    expect(await refusalOf(meant(table, bo))).toBe('table.none-to-review');
    const over = await pair(table);
    await playOut(table, over);
    expect(await choice(table)).toEqual([over.id, own.id]);
    expect(await meant(table, bo)).toBe(over.id);
  });
});
