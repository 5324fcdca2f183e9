import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { commandEntries, matchEntries } from '../../../src/room/page/command-bar/entries.js';
import {
  commandData,
  commandLine,
  EMPTY_FIELD,
  fieldProblem,
  parseLine,
  problemsFrom,
  splitTyped,
} from '../../../src/room/page/command-bar/fields.js';

const base = { application_id: '1', version: '1', default_member_permissions: null, type: 1 } as const;

const COMMANDS: readonly APIApplicationCommand[] = [
  {
    ...base,
    id: '10',
    name: 'game',
    description: 'Games',
    options: [
      {
        type: 1,
        name: 'new',
        description: 'Open a table',
        options: [
          { type: 4, name: 'seats', description: 'How many', min_value: 2, max_value: 4 },
          {
            type: 3,
            name: 'game',
            description: 'Which',
            required: true,
            choices: [{ name: 'Greenland', value: 'gl' }],
          },
        ],
      },
      {
        type: 2,
        name: 'seat',
        description: 'Seats',
        options: [{ type: 1, name: 'leave', description: 'Leave' }],
      },
    ],
  },
  {
    ...base,
    id: '11',
    name: 'play',
    description: 'A move',
    options: [{ type: 3, name: 'move', description: 'What', required: true, autocomplete: true }],
  },
];

const entries = commandEntries(COMMANDS);
const entry = (name: string) => {
  const found = entries.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no entry ${name}`);
  return found;
};

describe('the list of commands', () => {
  it('contains every subcommand, required options first', () => {
    expect(entries.map((candidate) => candidate.name)).toEqual(['game new', 'game seat leave', 'play']);
    expect(entry('game new').options.map((option) => option.name)).toEqual(['game', 'seats']);
  });

  it('ranks prefixes before other matches', () => {
    expect(matchEntries(entries, 'ne').map((candidate) => candidate.name)).toEqual(['game new']);
    expect(matchEntries(entries, 'game s').map((candidate) => candidate.name)[0]).toBe('game seat leave');
  });
});

describe('a typed line', () => {
  it('is parsed into options whose values may contain spaces', () => {
    const parsed = parseLine(entries, '/play move: hunt the walrus');
    expect(parsed?.fields['move']?.text).toBe('hunt the walrus');
  });

  it('assigns loose words to the first option', () => {
    expect(parseLine(entries, '/play pass')?.fields['move']?.text).toBe('pass');
  });

  it('is restored as typed', () => {
    const parsed = parseLine(entries, '/game new game:Greenland seats:4');
    if (parsed === null) throw new Error('not read');
    expect(commandLine(parsed.entry, parsed.fields)).toBe('/game new game:Greenland seats:4');
  });

  it('without a known command is rejected', () => {
    expect(parseLine(entries, '/games')).toBeNull();
  });
});

describe('localized commands', () => {
  const german: typeof COMMANDS = COMMANDS.map((command) =>
    command.name === 'play'
      ? { ...command, name_localizations: { de: 'zug' }, description_localizations: { de: 'Ein Zug' } }
      : command,
  );
  const all = commandEntries(german, 'de');

  it('are offered by localized names and accepted by English ones', () => {
    expect(matchEntries(all, 'zug').map(({ name, description }) => [name, description])).toEqual([
      ['zug', 'Ein Zug'],
    ]);
    expect(matchEntries(all, 'play').map(({ name }) => name)).not.toContain('play');
    for (const line of ['/zug move:wait', '/play move:wait']) {
      const parsed = parseLine(all, line);
      if (parsed === null) throw new Error('not read');
      expect(commandData(parsed.entry, parsed.fields, null).name).toBe('play');
    }
  });
});

describe('the request of a command', () => {
  it('nests options and converts their types', () => {
    const fields = { game: { ...EMPTY_FIELD, text: 'greenland' }, seats: { ...EMPTY_FIELD, text: '3' } };
    expect(commandData(entry('game new'), fields, null)).toEqual({
      id: '10',
      name: 'game',
      type: 1,
      options: [
        {
          type: 1,
          name: 'new',
          options: [
            { type: 3, name: 'game', value: 'gl' },
            { type: 4, name: 'seats', value: 3 },
          ],
        },
      ],
    });
  });

  it('nests a subcommand in its group', () => {
    expect(commandData(entry('game seat leave'), {}, null).options).toEqual([
      { type: 2, name: 'seat', options: [{ type: 1, name: 'leave', options: [] }] },
    ]);
  });

  it('marks the focused option', () => {
    const data = commandData(entry('play'), { move: { ...EMPTY_FIELD, text: 'w' } }, 'move');
    expect(data.options).toEqual([{ type: 3, name: 'move', value: 'w', focused: true }]);
  });

  it("maps a refusal's path to its option", () => {
    const data = commandData(entry('game new'), { seats: { ...EMPTY_FIELD, text: '9' } }, null);
    expect(problemsFrom(entry('game new'), data, { 'data.options.0.options.0.value': 'too many' })).toEqual({
      seats: 'too many',
    });
  });
});

describe('a field', () => {
  it.each([
    ['seats', '', null],
    ['seats', '3', null],
    ['seats', '5', 'At most 4'],
    ['seats', '1', 'At least 2'],
    ['seats', '2.5', 'Enter a whole number'],
    ['seats', 'many', 'Enter a number'],
    ['game', '', 'This option is required'],
    ['game', 'Chess', 'Choose one of the list'],
    ['game', 'Greenland', null],
  ])('checks %s with the text “%s”', (name, text, problem) => {
    const option = entry('game new').options.find((candidate) => candidate.name === name);
    if (option === undefined) throw new Error(`no option ${name}`);
    expect(fieldProblem(option, { ...EMPTY_FIELD, text })).toBe(problem);
  });
});

describe('in another language, the command bar', () => {
  const named = { name_localizations: { de: 'zug' }, description_localizations: { de: 'Ein Zug' } };
  const [own] = commandEntries(
    [
      {
        ...base,
        id: '12',
        name: 'play',
        description: 'A move',
        name_localizations: { de: 'spiele' },
        options: [
          { type: 3, name: 'move', description: 'What', required: true, ...named },
          { type: 4, name: 'game', description: 'Which', name_localizations: { de: 'spiel' } },
        ],
      },
    ],
    'de',
  );
  if (own === undefined) throw new Error('no entry');

  it('shows options by localized names and sends their own', () => {
    expect(own.options.map(({ label, description }) => [label, description])).toEqual([
      ['zug', 'Ein Zug'],
      ['spiel', 'Which'],
    ]);
    for (const line of ['spiele zug:jagen spiel:3', 'spiele move:jagen game:3']) {
      const read = parseLine([own], line);
      expect(commandData(own, read?.fields ?? {}, null).options).toEqual([
        { type: 3, name: 'move', value: 'jagen' },
        { type: 4, name: 'game', value: 3 },
      ]);
      expect(commandLine(own, read?.fields ?? {})).toBe('/spiele zug:jagen spiel:3');
    }
    expect(splitTyped(own, 'move', 'jagen spiel:3')).toEqual({ name: 'game', before: 'jagen', after: '3' });
  });
});
