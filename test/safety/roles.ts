/** The words of the permission table: roles, verdicts and rows. */

export const ROLES = ['host', 'player', 'answered', 'moderator', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  host: 'host (also plays)',
  player: 'player to move',
  answered: 'player not to move',
  moderator: 'moderator (does not play)',
  stranger: 'stranger',
};

/** `yes`, or the kind of refusal. */
export const VERDICTS = {
  yes: '✓',
  owner: 'only the bot’s owner',
  host: 'only the host or a moderator',
  seat: 'only a player of the game',
  advice: 'only if the host allows it',
  turn: 'only the player to move',
  later: 'not at this stage',
  sits: 'players have a seat already',
  pupil: 'only the learner',
  moderator: 'only a moderator',
  follows: 'players are told anyway',
  playing: 'only when the game is over',
} as const;
export type Verdict = keyof typeof VERDICTS;

export type Stage = 'lobby' | 'running' | 'frozen';

export interface Act {
  /** A command (`/game start`), or a control as `family` on the card where it stands. */
  readonly does: string;
  readonly stage: Stage;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The id in the control instead of the game's. */
  readonly of?: string;
  /** The rest of the control's id, and the chosen values. */
  readonly rest?: string;
  readonly values?: readonly string[];
  /** Form inputs by field id. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Typed in a channel other than the game's. */
  readonly elsewhere?: true;
  /** It changes nothing, so one game serves every role. */
  readonly shows?: true;
  /** Part of the answer on success. Controls of the lobby card answer nothing. */
  readonly done: RegExp;
  readonly verdicts: Readonly<Record<Role, Verdict>>;
}

export const all = (verdict: Verdict, but: Partial<Record<Role, Verdict>> = {}): Record<Role, Verdict> => ({
  host: verdict,
  player: verdict,
  answered: verdict,
  moderator: verdict,
  stranger: verdict,
  ...but,
});
export const hosts = all('host', { host: 'yes', moderator: 'yes' });
export const seated = all('yes', { moderator: 'seat', stranger: 'seat' });
export const awaited = all('yes', { answered: 'turn', moderator: 'seat', stranger: 'seat' });
export const anybody = all('yes');
export const nothing = /^$/u;
