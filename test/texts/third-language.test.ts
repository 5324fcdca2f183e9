import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Twenty French texts. An incomplete language falls back to English. */
const FRENCH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/discord/texts': {
    'cmd.game': 'Créer, rejoindre, lancer ou terminer une partie',
    'cmd.game.new': 'Créer une partie dans ce salon',
    'word.game': 'jeu',
    'word.new': 'nouveau',
    'opt.language': 'La langue que tout le monde lit',
    'bot.lobby.host': 'Hôte : {host}',
    'bot.lobby.any-seat': 'au hasard',
    'bot.lobby.open':
      '○ {open, plural, one {une place libre} other {# places libres}}{need, plural, =0 {} one {, il en faut une} other {, il en faut #}}',
    'bot.lobby.join': 'Rejoindre',
    'bot.lobby.leave': 'Quitter',
    'bot.lobby.fill': 'Compléter avec des IA',
    'bot.lobby.start-ai': 'Commencer',
    'bot.lobby.random-seat': 'Laisser le hasard choisir',
    'bot.lobby.settings': 'Réglages …',
    'bot.lobby.seats-range': '{min} à {max} places',
  },
  'src/games/glacier/texts': {
    'name.glacier': 'Au bord du glacier',
    'about.glacier': 'Des clans de l’âge de glace chassent avant que l’hiver n’arrive.',
    'name.standard': 'Partie normale',
    'name.ochre': 'Ocre',
    'name.birch': 'Bouleau',
  },
};

const copy = mkdtempSync(join(tmpdir(), 'fimbul-language-'));
afterAll(() => rmSync(copy, { recursive: true }));

interface Sent {
  readonly command: {
    readonly name_localizations?: Readonly<Record<string, string>>;
    readonly options: readonly {
      readonly name: string;
      readonly description_localizations?: Readonly<Record<string, string>>;
      readonly options?: readonly {
        readonly name: string;
        readonly choices?: readonly { value: string }[];
      }[];
    }[];
  };
  readonly lobby: string;
}

function newGame(language: string): Sent {
  const program = ['--import', 'tsx', 'test/support/new-game.ts', language, 'glacier'];
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Sent;
}

describe('a third language', () => {
  beforeAll(() => {
    for (const folder of [
      'src',
      'commands',
      'renders',
      'test/support',
      'test/tools',
      'migrations',
      'package.json',
    ])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const [folder, texts] of Object.entries(FRENCH))
      writeFileSync(join(copy, folder, 'fr.json'), JSON.stringify(texts));
  });

  it('needs only text files: /game new and its lobby use twenty keys of it, and English otherwise', () => {
    const { command, lobby } = newGame('fr');
    const { 'src/discord/texts': bot = {}, 'src/games/glacier/texts': game = {} } = FRENCH;
    const created = command.options.find(({ name }) => name === 'new');
    expect(command.name_localizations?.['fr']).toBe(bot['word.game']);
    expect(created?.description_localizations?.['fr']).toBe(bot['cmd.game.new']);
    const languages = created?.options?.find(({ name }) => name === 'language')?.choices ?? [];
    expect(languages.map(({ value }) => value)).toEqual(['en', 'de', 'fr']);
    for (const text of [
      ...Object.values(game).filter((text) => text !== game['about.glacier']),
      '○ 3 places libres, il en faut une',
      '2 à 4 places',
    ])
      expect(lobby).toContain(text);
    for (const key of ['any-seat', 'join', 'leave', 'fill', 'start-ai', 'random-seat', 'settings'])
      expect(lobby.toLowerCase(), key).toContain(bot[`bot.lobby.${key}`]?.toLowerCase());
    // Not translated yet.
    expect(lobby).toContain('By joining you agree');
  });
});
