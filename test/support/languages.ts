/** Complete languages. An incomplete one isn't listed: its missing texts are shown in English. */
export const COMPLETE = ['en', 'de'] as const;
