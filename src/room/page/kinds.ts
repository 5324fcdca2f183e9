/** Discord's enum values. Importing them from `discord-api-types` would bundle the whole package. */
export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const CHANNEL = {
  text: 0,
  dm: 1,
  voice: 2,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  forum: 15,
} as const;

export const MESSAGE = {
  plain: 0,
  added: 1,
  removed: 2,
  pinned: 6,
  joined: 7,
  threadCreated: 18,
  reply: 19,
  command: 20,
  threadStarter: 21,
  contextCommand: 23,
  pollResult: 46,
} as const;

export const FLAG = { ephemeral: 64, thinking: 128, suppressEmbeds: 4, componentsV2: 32768 } as const;

export const isEphemeral = (message: { readonly flags?: number }): boolean =>
  ((message.flags ?? 0) & FLAG.ephemeral) !== 0;

export const PERMISSION = {
  administrator: 1n << 3n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  sendInThreads: 1n << 38n,
  useCommands: 1n << 31n,
} as const;
