import { describe, expect, it } from 'vitest';
import { toyBot } from '../support/tables.js';

describe('a server with very many games', () => {
  it('finds each by number, name and place', async () => {
    const { table } = toyBot();
    const ann = { guild: 'g', person: 'ann' };
    const first = await table.create(ann, { channel: 'first', module: 'woodpile' });
    for (let at = 0; at < 600; at++) {
      const { id } = await table.create(ann, { channel: 'c', module: 'woodpile' });
      if (at < 599) await table.end(ann, id);
    }
    expect((await table.find(ann, { text: '1' })).id).toBe(first.id);
    expect((await table.find(ann, { text: first.title })).id).toBe(first.id);
    expect((await table.find(ann, { text: first.slug })).id).toBe(first.id);
    expect((await table.find(ann, { channel: 'first' })).id).toBe(first.id);
    expect((await table.find(ann, { channel: 'c' })).number).toBe(601);
    expect((await table.games(ann, { text: '1', limit: 25 })).map((card) => card.number)).toContain(1);
    await expect(table.find({ ...ann, guild: 'h' }, { text: '1' })).rejects.toMatchObject({
      key: 'table.no-such-game',
    });
  });
});
