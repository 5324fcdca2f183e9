/** The package ships no types for its schemas; they are read by name. */
declare module 'discord-api-spec/zod';
