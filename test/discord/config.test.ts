import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, VARIABLES } from '../../src/config.js';

const TOKEN = `${'a'.repeat(26)}.${'b'.repeat(6)}.${'c'.repeat(38)}`;

describe('configuration', () => {
  it('needs no variable: without a token it starts the room', () => {
    expect(readConfig({})).toMatchObject({
      token: undefined,
      port: 4040,
      host: '127.0.0.1',
      dataFolder: 'data',
    });
  });

  it('treats empty variables as unset', () => {
    expect(readConfig({ DISCORD_TOKEN: '', PORT: ' ' })).toEqual(readConfig({}));
  });

  it('reports all errors in one message, without any value', () => {
    const read = (): unknown =>
      readConfig({ DISCORD_TOKEN: 'hunter2', PORT: '99999', LOG_LEVEL: 'loud', HEALTH_PORT: 'many' });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const { message } = error as ConfigError;
      for (const name of ['DISCORD_TOKEN', 'PORT', 'LOG_LEVEL', 'HEALTH_PORT'])
        expect(message).toContain(name);
      expect(message).not.toContain('hunter2');
    }
  });

  it('requires a password before the room listens on a public address', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/ROOM_PASSWORD/u);
    expect(readConfig({ HOST: '0.0.0.0', ROOM_PASSWORD: 'a long one' }).host).toBe('0.0.0.0');
    expect(readConfig({ HOST: '0.0.0.0', DISCORD_TOKEN: TOKEN }).token).toBe(TOKEN);
  });

  it('documents exactly the variables of .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gmu)].map((match) => match[1]);
    expect(named.sort()).toEqual([...VARIABLES].sort());
    const values = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gmu)].map((match) => [match[1], match[2]]),
    );
    expect(readConfig(values)).toEqual(readConfig({}));
  });
});
