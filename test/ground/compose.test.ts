import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, VARIABLES } from '../../src/config.js';

interface Service {
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: unknown;
}

/** `compose.yaml` says nothing that the program doesn't know, and its shards are all there once. */
describe('compose.yaml', () => {
  const { services } = parse(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8'), {
    merge: true,
  }) as { readonly services: Readonly<Record<string, Service>> };
  const own = Object.entries(services).filter(([, { build }]) => build !== undefined);
  const given = ({ environment }: Service): Readonly<Record<string, string>> => ({
    ...environment,
    ...(environment['DATABASE_URL'] === undefined ? {} : { DATABASE_URL: 'postgres://a:b@c/d' }),
    ...(environment['DISCORD_TOKEN'] === undefined
      ? {}
      : { DISCORD_TOKEN: `${'a'.repeat(24)}.${'b'.repeat(6)}.${'c'.repeat(38)}` }),
  });

  it.each(own)('%s can be started so', (_, service) => {
    expect(Object.keys(service.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(() => readConfig(given(service))).not.toThrow();
  });

  it('has all shards, each in one process, with a proxy and a worker beside them', () => {
    const configs = own.map(([, service]) => readConfig(given(service)));
    const bots = configs.filter(({ role }) => role === 'bot');
    const shards = bots.flatMap(({ shards: of }) => (of === undefined || of === 'auto' ? [] : of.ids));
    expect([...shards].sort()).toEqual([0, 1, 2, 3]);
    expect(new Set(configs.map(({ role }) => role))).toEqual(new Set(['bot', 'worker', 'proxy']));
    expect(bots.every(({ proxy }) => proxy !== undefined)).toBe(true);
  });
});
