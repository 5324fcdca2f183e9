/**
 * Must load before the components: their default avatars are on Discord's servers,
 * and no request may leave this machine.
 */
const blank =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#5865f2"/></svg>',
  );

const names = ['default', 'blue', 'gray', 'green', 'orange', 'red', 'pink'] as const;

Object.assign(globalThis, {
  $discordMessage: { avatars: Object.fromEntries(names.map((name) => [name, blank])) },
});

export {};
