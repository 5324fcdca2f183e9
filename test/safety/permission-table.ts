import { OWN_SEAT } from './own-seat.js';
import { tournamentActs } from './tournament-acts.js';
import { winterActs } from './winter-acts.js';

/** Who may do what, as data. The tests try every cell; `docs/hosting/permissions.md` is this table in words. */

export const ROLES = ['host', 'player', 'answered', 'moderator', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  host: 'host (also plays)',
  player: 'player who is waited for',
  answered: 'player who is not waited for',
  moderator: 'moderator (does not play)',
  stranger: 'stranger',
};

/** What happens: it is done, or the refusal that is read. */
const VERDICTS = {
  yes: '✓',
  owner: 'only who runs the bot',
  host: 'only the host or a moderator',
  seat: 'only who plays',
  advice: 'only where the host allows it',
  turn: 'only who is waited for',
  later: 'not at this stage',
  sits: 'who plays has a seat already',
  pupil: 'only who takes the lesson',
  moderator: 'only a moderator',
  follows: 'who plays is told anyway',
  playing: 'only when the game is over',
} as const;
export type Verdict = keyof typeof VERDICTS;

export type Stage = 'lobby' | 'running' | 'frozen';

export interface Act {
  /** A command (`/game start`), or a control as `family` on the card where it stands. */
  readonly does: string;
  readonly stage: Stage;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** What the control's id names in place of the game. */
  readonly of?: string;
  /** Rest of the control's id, and the values chosen. */
  readonly rest?: string;
  readonly values?: readonly string[];
  /** Typed in another channel than the game's. */
  readonly elsewhere?: true;
  /** It changes nothing, so that one game serves everybody who may do it. */
  readonly shows?: true;
  /** Words of an answer that says it is done. Controls of the lobby card say nothing when they are done. */
  readonly done: RegExp;
  readonly verdicts: Readonly<Record<Role, Verdict>>;
}

const all = (verdict: Verdict, but: Partial<Record<Role, Verdict>> = {}): Record<Role, Verdict> => ({
  host: verdict,
  player: verdict,
  answered: verdict,
  moderator: verdict,
  stranger: verdict,
  ...but,
});
const hosts = all('host', { host: 'yes', moderator: 'yes' });
const seated = all('yes', { moderator: 'seat', stranger: 'seat' });
const awaited = all('yes', { answered: 'turn', moderator: 'seat', stranger: 'seat' });
const anybody = all('yes');
const nothing = /^$/u;

export const ACTS: readonly Act[] = [
  {
    does: '/game new',
    stage: 'lobby',
    options: { game: 'woodpile' },
    done: /is open: join/u,
    verdicts: anybody,
  },
  { does: '/game join', stage: 'lobby', options: { seat: 'green' }, done: /You play/u, verdicts: anybody },
  { does: '/game leave', stage: 'lobby', done: /You left/u, verdicts: seated },
  { does: '/game fill', stage: 'lobby', done: /AI players took/u, verdicts: hosts },
  { does: '/game remove', stage: 'lobby', options: { place: 2 }, done: /Woodpile/u, verdicts: hosts },
  { does: '/game start', stage: 'lobby', done: /has begun/u, verdicts: hosts },
  {
    does: '/game start',
    stage: 'running',
    done: nothing,
    verdicts: all('host', { host: 'later', moderator: 'later' }),
  },
  { does: '/game join', stage: 'running', done: nothing, verdicts: all('later') },
  { does: '/game leave', stage: 'running', done: /You left/u, verdicts: seated },
  { does: '/game status', stage: 'running', done: /Turn 1 of 5/u, verdicts: anybody, shows: true },
  { does: '/game list', stage: 'running', done: /Games of this server/u, verdicts: anybody, shows: true },
  { does: '/game verify', stage: 'running', done: /check out/u, verdicts: anybody, shows: true },
  { does: 'verify', stage: 'running', done: /check out/u, verdicts: anybody, shows: true },
  { does: '/game end', stage: 'running', done: /End .* for everyone/u, verdicts: anybody },
  {
    does: '/game here',
    stage: 'running',
    elsewhere: true,
    done: /goes on in this channel/u,
    verdicts: hosts,
  },
  { does: 'end-yes', stage: 'running', done: /has ended/u, verdicts: hosts },
  { does: '/game remove', stage: 'running', options: { place: 2 }, done: /Turn 1 of 5/u, verdicts: hosts },
  {
    does: '/game replace',
    stage: 'running',
    options: { seat: 'blue' },
    done: /Turn 1 of 5/u,
    verdicts: hosts,
  },
  {
    does: '/game take',
    stage: 'running',
    done: nothing,
    verdicts: all('sits', { moderator: 'later', stranger: 'later' }),
  },
  {
    does: '/game swap',
    stage: 'lobby',
    options: { seat: 'red', with: 'blue' },
    done: /Woodpile/u,
    verdicts: hosts,
  },
  { does: 'hand-over', stage: 'running', done: /Your seat/u, verdicts: seated },
  { does: '/game rewind', stage: 'running', options: { to: '0' }, done: /back at move/u, verdicts: hosts },
  {
    does: '/game settings',
    stage: 'running',
    options: { told: 'quiet' },
    done: /Posts here/u,
    verdicts: hosts,
  },
  { does: '/catchup', stage: 'running', done: /Since/u, verdicts: anybody },
  { does: 'show-news', stage: 'running', done: /Since/u, verdicts: anybody },
  {
    does: '/game nonce',
    stage: 'lobby',
    options: { text: 'abc' },
    done: /part of the dice/u,
    verdicts: { ...seated, answered: 'seat' },
  },
  { does: '/game export', stage: 'running', done: /to step through/u, verdicts: anybody, shows: true },
  { does: 'film', stage: 'running', done: /no pictures to replay/u, verdicts: anybody, shows: true },
  { does: '/undo', stage: 'running', done: /[Uu]ndone|nothing to undo/u, verdicts: seated },
  { does: 'undo', stage: 'running', done: /[Uu]ndone|nothing to undo/u, verdicts: seated },
  { does: 'undo-ask', stage: 'running', done: /[Uu]ndone|nothing to undo/u, verdicts: seated },
  ...['pause', 'extend', 'end'].map((what): Act => ({
    does: `/propose ${what}`,
    stage: 'running',
    done: /players vote/u,
    verdicts: seated,
  })),
  { does: '/propose resume', stage: 'running', done: /isn’t paused/u, verdicts: seated },
  ...['winner', 'once', 'replace'].map((what): Act => ({
    does: `/propose ${what}`,
    stage: 'running',
    options: { seat: 'blue' },
    done: /players vote/u,
    verdicts: seated,
  })),
  {
    does: '/propose hints',
    stage: 'running',
    options: { hints: 'all' },
    done: /players vote/u,
    verdicts: seated,
  },
  {
    does: '/propose rewind',
    stage: 'running',
    options: { to: '0' },
    done: /players vote/u,
    verdicts: seated,
  },
  { does: 'vote-yes', stage: 'running', rest: '0', done: /vote is over/u, verdicts: anybody },
  { does: 'vote-no', stage: 'running', rest: '0', done: /vote is over/u, verdicts: anybody },
  { does: 'late-wait', stage: 'running', done: /The players wait/u, verdicts: seated },
  { does: 'late-extend', stage: 'running', done: /players vote/u, verdicts: seated },
  { does: 'late-once', stage: 'running', rest: 'blue', done: /players vote/u, verdicts: seated },
  { does: 'late-replace', stage: 'running', rest: 'blue', done: /players vote/u, verdicts: seated },
  {
    does: '/game unfreeze',
    stage: 'running',
    done: nothing,
    verdicts: all('host', { host: 'later', moderator: 'later' }),
  },
  { does: '/game unfreeze', stage: 'frozen', done: /Turn/u, verdicts: hosts },
  {
    does: '/play',
    stage: 'running',
    options: { move: 'offer 1' },
    done: /Submitted|Played/u,
    verdicts: awaited,
  },
  {
    does: '/play',
    stage: 'frozen',
    options: { move: 'gather' },
    done: nothing,
    verdicts: all('later', { moderator: 'seat', stranger: 'seat' }),
  },
  {
    does: '/woodpile offer',
    stage: 'running',
    options: { rest: '1' },
    done: /Submitted|Played/u,
    verdicts: awaited,
  },
  { does: '/board', stage: 'running', done: /logs/u, verdicts: anybody, shows: true },
  { does: '/hand', stage: 'running', done: /Turn 1 of 5/u, verdicts: seated, shows: true },
  { does: '/log', stage: 'running', done: /Woodpile|Turn|#/u, verdicts: anybody, shows: true },
  {
    does: '/odds',
    stage: 'running',
    options: { about: '?' },
    done: /nothing to roll/u,
    verdicts: anybody,
    shows: true,
  },
  {
    does: '/card',
    stage: 'running',
    options: { name: '?' },
    done: /look up/u,
    verdicts: anybody,
    shows: true,
  },
  {
    does: '/rules',
    stage: 'running',
    options: { text: '?' },
    done: /Offers/u,
    verdicts: anybody,
    shows: true,
  },
  { does: '/games mine', stage: 'running', done: /our games|no games/u, verdicts: anybody },
  { does: '/games looking', stage: 'running', done: /ooking for players/u, verdicts: anybody },
  { does: '/games digest', stage: 'running', done: /Daily digest: off/u, verdicts: anybody },
  { does: 'games', stage: 'running', of: '', rest: 'all', done: /our games|no games/u, verdicts: anybody },
  { does: 'daily', stage: 'running', of: '', rest: '480', done: /Daily digest: every day/u, verdicts: anybody },
  { does: '/review', stage: 'running', done: nothing, verdicts: all('playing') },
  { does: 'review', stage: 'running', done: nothing, verdicts: all('playing') },
  ...winterActs(anybody),
  { does: '/leaderboard', stage: 'running', done: /No rated game/u, verdicts: anybody, shows: true },
  { does: 'ladder', stage: 'running', of: '', done: /No rated game/u, verdicts: anybody, shows: true },
  { does: 'ladder-curve', stage: 'running', of: '', done: /has no rated game/u, verdicts: anybody },
  { does: '/club settings', stage: 'running', done: /Club features of this server/u, verdicts: anybody },
  {
    does: 'club-turn',
    stage: 'running',
    of: '',
    rest: 'follow on',
    done: /Following games\*\*: on/u,
    verdicts: all('moderator', { moderator: 'yes' }),
  },
  ...tournamentActs(anybody, all('moderator', { moderator: 'yes' })),
  {
    does: 'wanted-too',
    stage: 'running',
    of: '',
    rest: 'woodpile 3 relaxed',
    done: /signed up|enough/u,
    verdicts: anybody,
  },
  {
    does: 'wanted-not',
    stage: 'running',
    of: '',
    rest: 'woodpile 3 relaxed',
    done: /ooking for players/u,
    verdicts: anybody,
  },
  {
    does: '/game invite',
    stage: 'lobby',
    options: { person: 'stranger' },
    done: /Invited|no open game|already play/u,
    verdicts: anybody,
  },
  {
    does: '/game follow',
    stage: 'running',
    done: /You follow/u,
    verdicts: all('follows', { moderator: 'yes', stranger: 'yes' }),
  },
  {
    does: 'tour-play-on',
    stage: 'running',
    done: /goes on, with turn pings/u,
    verdicts: seated,
    shows: true,
  },
  { does: 'rematch', stage: 'running', done: nothing, verdicts: all('playing') },
  { does: '/help', stage: 'running', done: /## Help/u, verdicts: anybody, shows: true },
  { does: '/stats person', stage: 'running', done: /decisions so far/u, verdicts: anybody, shows: true },
  { does: '/stats server', stage: 'running', done: /Games of this server/u, verdicts: anybody, shows: true },
  { does: '/me show', stage: 'running', done: /Your data/u, verdicts: anybody, shows: true },
  { does: '/me export', stage: 'running', done: /Your data/u, verdicts: anybody },
  { does: '/me delete', stage: 'running', done: /Delete your data/u, verdicts: anybody },
  // A button that was made for somebody else only asks anew.
  { does: 'help', stage: 'running', of: '', rest: 'play', done: /### Play/u, verdicts: anybody },
  { does: 'me-forget', stage: 'running', of: '', rest: '1', done: /Delete your data/u, verdicts: anybody },
  { does: '/learn', stage: 'running', done: /lesson/u, verdicts: anybody },
  ...['open', 'step', 'add', 'go', 'sure', 'send', 'drop', 'hint', 'text', 'anew'].map((what): Act => ({
    does: `learn-${what}`,
    stage: 'running',
    of: 'untaught',
    rest: 'offer 1',
    done: nothing,
    verdicts: all('pupil'),
  })),
  { does: 'learn-type', stage: 'running', rest: '||', done: /Type it/u, verdicts: anybody },
  { does: '/clock show', stage: 'running', done: /Your clock/u, verdicts: anybody, shows: true },
  { does: '/clock direct', stage: 'running', options: { on: false }, done: /Your clock/u, verdicts: anybody },
  {
    does: '/clock zone',
    stage: 'running',
    options: { name: 'Europe/Oslo' },
    done: /Europe\/Oslo/u,
    verdicts: anybody,
  },
  {
    does: '/clock quiet',
    stage: 'running',
    options: { from: '22:00', until: '6' },
    done: /22:00/u,
    verdicts: anybody,
  },
  { does: '/clock away', stage: 'running', options: { until: '3' }, done: /Away until/u, verdicts: anybody },
  { does: '/clock back', stage: 'running', done: /Your clock/u, verdicts: anybody },
  {
    does: '/lab ask',
    stage: 'running',
    options: { question: '?' },
    done: /Choose one of these questions|lab is off/u,
    verdicts: anybody,
  },
  { does: '/status', stage: 'running', done: nothing, verdicts: all('owner') },
  { does: 'lobby-join', stage: 'lobby', done: nothing, verdicts: anybody },
  { does: 'lobby-leave', stage: 'lobby', done: nothing, verdicts: seated },
  { does: 'lobby-seat', stage: 'lobby', values: ['green'], done: nothing, verdicts: anybody },
  { does: 'lobby-variant', stage: 'lobby', values: ['standard'], done: nothing, verdicts: hosts },
  { does: 'lobby-option', stage: 'lobby', rest: 'start', values: ['5'], done: nothing, verdicts: hosts },
  { does: 'lobby-settings', stage: 'lobby', rest: '0', done: /Options of/u, verdicts: anybody, shows: true },
  { does: 'lobby-set', stage: 'lobby', rest: '0:start', values: ['5'], done: /Options of/u, verdicts: hosts },
  { does: 'lobby-pace', stage: 'lobby', values: ['daily+bank'], done: nothing, verdicts: hosts },
  { does: 'lobby-missed', stage: 'lobby', values: ['ai'], done: nothing, verdicts: hosts },
  { does: 'lobby-verbosity', stage: 'lobby', values: ['quiet'], done: nothing, verdicts: hosts },
  { does: 'lobby-fill', stage: 'lobby', done: nothing, verdicts: hosts },
  {
    does: 'strategy-choose',
    stage: 'lobby',
    rest: 'woodpile script',
    values: ['thrifty'],
    done: /thrifty.*plays 1 seat/u,
    verdicts: hosts,
  },
  // Opens a form; what is sent with it is refused or taken like a choice.
  {
    does: 'strategy-write',
    stage: 'lobby',
    rest: 'woodpile script',
    done: /Write a strategy/u,
    verdicts: anybody,
  },
  { does: 'lobby-remove', stage: 'lobby', done: nothing, verdicts: hosts },
  { does: 'lobby-start', stage: 'lobby', done: nothing, verdicts: hosts },
  { does: 'tutorial', stage: 'lobby', of: '', rest: 'woodpile', done: /Tutorial/u, verdicts: anybody },
  { does: 'play-others', stage: 'lobby', of: '', done: /Play with others/u, verdicts: anybody, shows: true },
  { does: 'watch', stage: 'lobby', of: '', done: /Running games/u, verdicts: anybody, shows: true },
  { does: 'others-join', stage: 'lobby', done: /You’re in/u, verdicts: anybody },
  {
    does: 'new-game',
    stage: 'lobby',
    of: '',
    rest: 'woodpile standard',
    done: /is open: join/u,
    verdicts: anybody,
  },
  { does: 'open', stage: 'running', rest: '||', done: /What do you do|Offer/u, verdicts: awaited },
  { does: 'step', stage: 'running', rest: '||offer', done: /logs|Offer/u, verdicts: awaited },
  {
    does: 'add',
    stage: 'running',
    rest: '||offer',
    values: ['1'],
    done: /logs|Offer|moved on/u,
    verdicts: awaited,
  },
  { does: 'type', stage: 'running', rest: '||', done: /Type it/u, verdicts: anybody, shows: true },
  { does: 'go', stage: 'running', rest: 'offer 1', done: /Submitted|Played/u, verdicts: awaited },
  { does: 'sure', stage: 'running', rest: 'offer 1', done: /Submitted|Played/u, verdicts: awaited },
  { does: 'next', stage: 'running', of: '', done: /Turn 1 of 5|No other game waits/u, verdicts: anybody },
  { does: 'send', stage: 'running', done: /What do you do|Offer|Saved|Played/u, verdicts: awaited },
  { does: 'drop', stage: 'running', done: /What do you do|Offer/u, verdicts: awaited },
  { does: 'try', stage: 'running', rest: 'offer 1', done: /If you play/u, verdicts: awaited },
  { does: 'at-once', stage: 'running', rest: 'offer 1', done: /Submitted|Played/u, verdicts: awaited },
  { does: '/auto show', stage: 'running', done: /Auto-actions of/u, verdicts: seated },
  { does: 'orders', stage: 'running', done: /Auto-actions of/u, verdicts: seated },
  { does: 'orders-pick', stage: 'running', values: ['offer'], done: /What to offer/u, verdicts: seated },
  {
    does: 'orders-set',
    stage: 'running',
    rest: 'storm',
    values: ['avoid'],
    done: /Gather by the house/u,
    verdicts: seated,
  },
  { does: 'orders-all', stage: 'running', rest: 'ask', done: /Auto-actions saved/u, verdicts: seated },
  { does: 'orders-undo', stage: 'running', rest: '00', done: /as before/u, verdicts: seated },
  {
    does: 'orders-take',
    stage: 'running',
    rest: 'storm.avoid',
    done: /Gather by the house|Auto-actions of/u,
    verdicts: seated,
  },
  { does: 'quick', stage: 'running', rest: 'off', done: /Auto-actions of/u, verdicts: seated },
  { does: '/auto queue', stage: 'running', options: { move: 'gather' }, done: /Saved/u, verdicts: seated },
  { does: 'plan-make', stage: 'running', done: /A queued move/u, verdicts: seated },
  { does: 'plan-step', stage: 'running', rest: '||', done: /A queued move/u, verdicts: seated },
  {
    does: 'plan-add',
    stage: 'running',
    rest: '||gather',
    values: ['1'],
    done: /A queued move/u,
    verdicts: seated,
  },
  { does: 'plan-type', stage: 'running', rest: '||', done: /Type it/u, verdicts: anybody, shows: true },
  { does: 'plan-go', stage: 'running', rest: 'gather', done: /A queued move/u, verdicts: seated },
  { does: 'plan-sure', stage: 'running', rest: 'gather', done: /A queued move/u, verdicts: seated },
  { does: 'plan-if', stage: 'running', values: ['rich red'], done: /A queued move/u, verdicts: seated },
  { does: 'plan-unless', stage: 'running', values: ['rich red'], done: /A queued move/u, verdicts: seated },
  { does: 'plan-keep', stage: 'running', done: /no queued move to save/u, verdicts: seated },
  { does: 'plan-discard', stage: 'running', done: /Auto-actions of/u, verdicts: seated },
  { does: 'plan-send', stage: 'running', done: /A queued move/u, verdicts: seated },
  { does: 'plan-drop', stage: 'running', done: /A queued move/u, verdicts: seated },
  { does: 'plan-forget', stage: 'running', values: ['1'], done: /Auto-actions of/u, verdicts: seated },
  { does: 'show-board', stage: 'running', done: /logs/u, verdicts: anybody, shows: true },
  { does: 'show-hand', stage: 'running', done: /Turn 1 of 5/u, verdicts: seated, shows: true },
  { does: 'show-players', stage: 'running', done: /Red/u, verdicts: anybody, shows: true },
  { does: 'show-story', stage: 'running', done: /Woodpile|Turn|#/u, verdicts: anybody, shows: true },
  { does: 'about', stage: 'running', rest: 'woodpile|0', done: /look up/u, verdicts: anybody, shows: true },
  {
    does: 'about-pick',
    stage: 'running',
    rest: 'woodpile|0',
    values: ['red'],
    done: /look up/u,
    verdicts: anybody,
  },
  {
    does: 'about-one',
    stage: 'running',
    rest: 'woodpile|red',
    done: /look up/u,
    verdicts: anybody,
    shows: true,
  },
  {
    does: 'about-odds',
    stage: 'running',
    rest: 'woodpile|',
    values: ['red'],
    done: /nothing to roll/u,
    verdicts: anybody,
    shows: true,
  },
  {
    does: 'again',
    stage: 'running',
    rest: '["game","status",{}]',
    done: /Turn 1 of 5/u,
    verdicts: anybody,
    shows: true,
  },
  {
    does: 'advise',
    stage: 'running',
    done: /^$/u,
    verdicts: all('advice', { moderator: 'seat', stranger: 'seat' }),
  },
  { does: 'rule', stage: 'running', rest: 'woodpile|W1', done: /Offers/u, verdicts: anybody, shows: true },
  { does: 'board-text', stage: 'running', rest: '0', done: /logs/u, verdicts: anybody, shows: true },
  { does: 'board-part', stage: 'running', values: ['west'], done: /logs/u, verdicts: anybody, shows: true },
  { does: 'story', stage: 'running', rest: '1||||', done: /Turn/u, verdicts: anybody, shows: true },
  {
    does: 'story-jump',
    stage: 'running',
    values: ['1|offer||0'],
    done: /Turn/u,
    verdicts: anybody,
    shows: true,
  },
];

/** The table as Markdown. */
export function asMarkdown(): string {
  const control = (act: Act): string =>
    act.does.startsWith('/')
      ? `\`${act.does}\``
      : `control \`${act.does}\`${OWN_SEAT.includes(act.does) ? ' ⇄' : ''}`;
  const row = (act: Act): string =>
    `| ${[control(act), act.stage, ...ROLES.map((role) => VERDICTS[act.verdicts[role]])].join(' | ')} |`;
  return [
    '# Who may do what',
    '',
    'Every cell of this table is tried by `test/safety/permissions.test.ts`, through the real client; `npx vitest run test/safety/permissions.test.ts -u` writes the table anew.',
    '',
    'A game belongs to its server: from another one it can be neither seen nor touched, with one exception: controls marked ⇄ work from other servers and direct messages for whoever has a seat in the game and is a member of its server, and nobody else sees the answer. The host is who set the game up (the office passes on when they leave). A moderator is who may manage the server. What somebody is shown is made from their own seat’s view, or from the public one. Typing into the form that `type` (in a lesson `learn-type`, in a day’s solo game `winter-type`) opens does nothing by itself; what is typed is checked like everything else.',
    '',
    `| what | the game is | ${ROLES.map((role) => ROLE_NAMES[role]).join(' | ')} |`,
    `|---|---|${ROLES.map(() => '---|').join('')}`,
    ...ACTS.map(row),
    '',
    'Where the bot lacks a permission that a game needs, `/game new` is refused and names what is missing. In a running game commands are answered as ever; what it may not post waits and is posted once it may.',
    '',
  ].join('\n');
}
