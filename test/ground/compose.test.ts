import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, VARIABLES } from '../../src/config.js';

interface Service {
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly user?: string;
  readonly volumes?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly privileged?: boolean;
}

/** Every setting in `compose.yaml` is known to the program, and every shard occurs once. */
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

  it.each(own)('%s can be started', (_, service) => {
    expect(Object.keys(service.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(() => readConfig(given(service))).not.toThrow();
  });

  it.each(Object.entries(services))('%s has only the permissions it needs', (_, service) => {
    expect(service.read_only).toBe(true);
    expect(service.tmpfs).toContain('/tmp');
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.cap_add).toBeUndefined();
    expect(service.privileged).toBeUndefined();
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/u);
    // An image without its own user would run as root.
    expect(service.build ?? service.user).toMatch(/^(?:\.|postgres)$/u);
  });

  it('gives the games a volume, and sockets and caches memory', () => {
    expect(services['postgres']?.volumes).toEqual(['games:/var/lib/postgresql/data']);
    expect(services['postgres']?.tmpfs).toContain('/var/run/postgresql');
    const docker = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
    expect(docker).toContain('VOLUME /data\n');
    expect(docker).toContain('XDG_CACHE_HOME=/tmp/');
  });

  it('has a separate process for every shard, a proxy and a worker', () => {
    const configs = own.map(([, service]) => readConfig(given(service)));
    const bots = configs.filter(({ role }) => role === 'bot');
    const shards = bots.flatMap(({ shards: of }) => (of === undefined || of === 'auto' ? [] : of.ids));
    expect([...shards].sort()).toEqual([0, 1, 2, 3]);
    expect(new Set(configs.map(({ role }) => role))).toEqual(new Set(['bot', 'worker', 'proxy']));
    expect(bots.every(({ proxy }) => proxy !== undefined)).toBe(true);
  });
});
