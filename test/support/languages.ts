/** Languages that everything is told in. One that is only begun isn't here yet: what it lacks is told in English. */
export const COMPLETE = ['en', 'de'] as const;
