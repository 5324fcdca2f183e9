/** Discord's error answers: the JSON code, its HTTP status and its words. */

/** A leaf of a 50035 error tree. */
interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** Field errors with the path at which each stands, e.g. `['components', 0, 'custom_id']`. */
export interface PathError extends FieldError {
  readonly path: readonly (string | number)[];
}

export class DiscordError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }

  body(): unknown {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** Something that may be done only so often, besides what the headers tell. */
export class Limited extends DiscordError {
  constructor(
    code: number,
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(429, code, message);
  }

  override body(): unknown {
    return { message: this.message, code: this.code, retry_after: this.retryAfterMs / 1000, global: false };
  }
}

const KNOWN = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownOverwrite: [404, 10009, 'Unknown permission overwrite'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [400, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownBan: [404, 10026, 'Unknown Ban'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownCommandPermissions: [404, 10066, 'Unknown application command permissions'],
  maxChannels: [400, 30013, 'Maximum number of server channels reached (500)'],
  maxPins: [400, 30003, 'Maximum number of pins reached for the channel (250)'],
  maxRoles: [400, 30005, 'Maximum number of server roles reached (250)'],
  maxReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  maxThreadMembers: [400, 30033, 'Maximum number of thread participants has been reached (1000)'],
  maxCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  tooLarge: [413, 40005, 'Request entity too large'],
  openingDmsTooFast: [403, 40003, 'You are opening direct messages too fast'],
  missingAccess: [403, 50001, 'Missing Access'],
  dmAction: [403, 50003, 'Cannot execute action on this channel type'],
  otherAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotDmUser: [403, 50007, 'Cannot send messages to this user'],
  nonTextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  pinOtherChannel: [400, 50019, 'A message can only be pinned in the channel it was sent in'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  channelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidRecipients: [400, 50033, 'Invalid Recipient(s)'],
  bulkTooOld: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  tagRequired: [400, 40067, 'A tag is required to create a forum post in this channel'],
  jsonBody: [400, 50109, 'The request body contains invalid JSON.'],
  archivedThread: [400, 50083, 'Thread is archived'],
  reactionBlocked: [403, 90001, 'Reaction was blocked'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [400, 160005, 'This thread is locked'],
  pollExpired: [400, 520001, 'Poll expired'],
  editsPoll: [400, 520003, 'Cannot edit a poll message'],
  noPoll: [400, 520006, 'Cannot expire a non-poll message'],
  maxThreads: [400, 160006, 'Maximum number of active threads reached'],
} as const satisfies Record<string, readonly [number, number, string]>;

export type KnownError = keyof typeof KNOWN;

export function refuse(name: KnownError): DiscordError {
  const [status, code, message] = KNOWN[name];
  return new DiscordError(status, code, message);
}

/** The 403 with this code, in Discord's words where they are known. */
export function forbidden(code: number): DiscordError {
  const known = Object.values(KNOWN).find(([status, each]) => status === 403 && each === code);
  return new DiscordError(403, code, known?.[2] ?? '403: Forbidden');
}

/** "Invalid Form Body" with each complaint at its nested place. */
export function invalidForm(errors: readonly PathError[]): DiscordError {
  const tree: Record<string, unknown> = {};
  for (const { path, code, message } of errors) {
    let node = tree;
    for (const key of path) {
      const next = (node[String(key)] ??= {}) as Record<string, unknown>;
      node = next;
    }
    const leaves = (node['_errors'] ??= []) as FieldError[];
    leaves.push({ code, message });
  }
  return new DiscordError(400, 50035, 'Invalid Form Body', tree);
}

/** A text or list that is too short or too long. */
export const badLength = (path: readonly (string | number)[], least: number, most: number): DiscordError =>
  invalidField(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);

/** One complaint. */
export function invalidField(
  path: readonly (string | number)[],
  code: string,
  message: string,
): DiscordError {
  return invalidForm([{ path, code, message }]);
}
