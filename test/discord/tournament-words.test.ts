import { expect, it } from 'vitest';
import type { ClubBoard, StandingsBoard } from '../../renders/index.js';
import { nextSeason, seasonOf } from '../../src/club/tournament/league.js';
import type { Entrant, TournamentKind, Round } from '../../src/club/tournament/types.js';
import { roundPost } from '../../src/discord/posts/tournament-round.js';
import { standingsPost } from '../../src/discord/posts/tournament-standings.js';
import { tournamentCard } from '../../src/discord/posts/tournament.js';
import type { Bot } from '../../src/discord/bot.js';
import { LIMITS } from '../../src/discord/limits.js';
import { type PostPicture, toBody } from '../../src/discord/post.js';
import { glacier } from '../../src/games/glacier/module.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import type { Tournament, TournamentStage } from '../../src/table/contract/index.js';
import { offlineBot, textOf } from '../support/tables.js';

/** Texts about each kind of tournament, in both languages. */

const bot = offlineBot(registryOf([anyModule(glacier)]));

const entrant = (id: number): Entrant => ({ id, person: `p${id}`, seed: id, division: 1 });
const played = (winner: number, loser: number): Round['tables'][number] => ({
  ...{ division: 1, entrants: [winner, loser], seats: ['red', 'blue'] },
  result: { how: 'played', places: [1, 2] },
});

/** Three people: one has a bye, and the winner of the others meets them. */
function tournament(
  kind: TournamentKind,
  stage: TournamentStage,
  language = 'en',
  rounds: readonly Round[] = [
    { season: 1, tables: [played(2, 3)], byes: [1], due: 0 },
    { season: 1, tables: [played(2, 1)], byes: [], due: 0 },
  ],
): Tournament {
  const plan = { kind, seats: 2, least: 2, rounds: 0, division: 8, moves: 1 };
  const entrants = rounds.length === 0 ? [] : [1, 2, 3].map(entrant);
  return {
    ...{ id: 1, guild: 'north', number: 1, name: 'Cup', title: 'T1 Cup', host: 'ada', channel: 'hall' },
    ...{ home: 'hall', stage, createdAt: 0 },
    setup: { plan, module: 'glacier', variant: 'standard', fill: '', pace: 'relaxed', days: 14, language },
    field: { plan, entrants, rounds, season: 1, lot: 1 },
  };
}

const said = async (post: Parameters<typeof toBody>[0] | Promise<Parameters<typeof toBody>[0]>) =>
  textOf(toBody(await post));

it.each([
  ['en', 'Bye: <@p1>', '1. <@p2> · won\n2. <@p1> · out in round 2'],
  ['de', 'Freilos: <@p1>', '1. <@p2> · gewonnen\n2. <@p1> · in Runde 2'],
])('a knockout names rounds instead of points, and the winner (%s)', async (language, rest, order) => {
  const over = tournament('knockout', 'over', language);
  expect(await said(roundPost(bot, over, 1))).toContain(rest);
  const standings = await said(standingsPost(bot, over, language, true));
  expect(standings).toContain(order);
  expect(standings).not.toMatch(/points|Punkte/u);
  // While it runs, nobody has won.
  expect(await said(standingsPost(bot, tournament('knockout', 'running', language), language))).not.toMatch(
    / · (won|gewonnen)/u,
  );
});

it('a round robin gives points, for a bye too', async () => {
  const over = tournament('robin', 'over');
  expect(await said(roundPost(bot, over, 1))).toContain('Bye (counts as a win): <@p1>');
  // One line of small print.
  expect((await said(standingsPost(bot, over, 'en'))).match(/^-# .*/gmu)).toEqual([
    '-# Sorted by points, points among the tied players, points of beaten opponents (Sonneborn–Berger), games won, seed.',
  ]);
});

it('halves are written in the language’s format, in words and in the picture', async () => {
  const level = { ...played(1, 2), result: { how: 'played', places: [1, 1] } } as const;
  const rounds = [{ season: 1, tables: [level], byes: [3], due: 0 }];
  const drawn: StandingsBoard[] = [];
  const club = async (board: ClubBoard): Promise<PostPicture> => {
    if (board.kind === 'standings') drawn.push(board);
    return { name: 'standings.png', png: Buffer.from(''), alt: '' };
  };
  const painting = { ...bot, pictures: { ...bot.pictures, club } };
  for (const [language, half] of [
    ['en', '0.5'],
    ['de', '0,5'],
  ] as const) {
    const told = await said(standingsPost(painting, tournament('robin', 'over', language, rounds), language));
    expect(told).toContain(` · ${half} `);
    // Names come first; a letter follows a name only beside the picture.
    expect(told).toMatch(/1\. <@p\d> \([A-C]\)/u);
    const board = drawn.at(-1)?.divisions[0]?.lines ?? [];
    expect(board.map(({ points }) => points)).toEqual(['1', half, half]);
  }
});

it('the end of a league’s season lists promotions, and earlier seasons keep their standings', async () => {
  const games = [[1, 2] as const, [3, 4] as const].map(([one, other], at) => ({
    ...played(one, other),
    division: at + 1,
  }));
  const first = tournament('league', 'between', 'en', [{ season: 1, tables: games, byes: [], due: 0 }]);
  const entrants = [1, 2, 3, 4].map((id) => ({ ...entrant(id), division: id < 3 ? 1 : 2 }));
  const ended = { ...first, field: { ...first.field, entrants } };
  const end = await said(standingsPost(bot, ended, 'en', true));
  expect(end).toContain('T1 Cup: season 1 is decided\n🏆 <@p1>');
  expect(end).toMatch(/Promoted: <@p3>\n⬇️ Relegated: <@p2>/u);
  expect(end).not.toContain('is over');

  const next = { ...ended, stage: 'running' as const, field: nextSeason(ended.field) };
  const wonBy = (told: string): string | undefined => /1\. (<@p\d>) · 1 point from 1 game/u.exec(told)?.[1];
  expect(wonBy(await said(standingsPost(bot, next, 'en')))).toBeUndefined();
  const former = { ...next, field: seasonOf(next.field, 1) };
  expect(wonBy(await said(standingsPost(bot, former, 'en')))).toBe('<@p1>');
  // A league stored by an older version: its tables imply the divisions.
  const old = { ...next, field: seasonOf({ ...next.field, past: [] }, 1) };
  expect(await said(standingsPost(bot, old, 'en'))).toContain('D2 · 1. <@p3> · 1 point');
});

it.each([
  ['en', '**Round 2** ends <t:0:R>.', '**Table 1:** 1. <@p2> · 2. <@p1> · decided by the organizer'],
  ['de', '**Runde 2** endet <t:0:R>.', '**Tisch 1:** 1. <@p2> · 2. <@p1> · vom Ausrichter entschieden'],
])('the card says when a round ends and which table was decided (%s)', async (language, ends, decided) => {
  const table = { ...played(2, 1), result: { how: 'ruled', places: [1, 2] } } as const;
  const rounds = [[played(2, 3)], [table]].map((tables) => ({ season: 1, tables, byes: [], due: 0 }));
  const now = tournament('knockout', 'running', language, rounds);
  expect(await said(tournamentCard(bot, now))).toContain(ends);
  expect(await said(roundPost(bot, now))).toContain(decided);
});

it.each([
  ['en', 'signing', 'No players yet'],
  ['en', 'over', 'No players'],
  ['de', 'over', 'Niemand hat mitgespielt'],
] as const)('an empty tournament (%s, %s) says so', async (language, stage, words) => {
  expect(await said(tournamentCard(bot, tournament('swiss', stage, language, [])))).toContain(words);
});

it.each([
  [3, /\[\\#\d+ Cold Harbour\]\(https:\/\/discord\.com\/channels\/\d{19}\/\d{19}\)/gu],
  [32, /<#\d{19}>/gu],
])('a round of %s tables has room for a link to each', async (count, way) => {
  const id = (n: number): string => String(1_000_000_000_000_000_000n + BigInt(n));
  const tables = Array.from({ length: count }, (_, at) => ({
    ...{ division: 1, entrants: [2 * at + 1, 2 * at + 2], seats: ['red', 'blue'], game: at },
  }));
  const of = tournament('swiss', 'running', 'de', [{ season: 1, tables, byes: [], due: 0 }]);
  const entrants = Array.from({ length: 2 * count }, (_, at) => ({ ...entrant(at + 1), person: id(at) }));
  const guild = id(1);
  const card = async (_: unknown, game: number) => ({
    ...{ id: game, guild, channel: id(2), thread: id(100 + game), title: `#${game} Cold Harbour` },
  });
  const withGames = {
    ...bot,
    table: { ...bot.table, games: { ...bot.table.games, card } },
  } as unknown as Bot;
  const told = await said(roundPost(withGames, { ...of, field: { ...of.field, entrants } }, 1));
  expect(told.match(way) ?? []).toHaveLength(count);
  expect(told.length).toBeLessThanOrEqual(LIMITS.messageText);
  expect(told).toContain('<t:0:R>');
});
