import { botTeller, LANGUAGES } from './texts.js';

/** The room's tour for a new visitor: one step with three ways to start. After that the bot's own buttons lead on. */
export function firstTour() {
  const way = (key: 'tutorial' | 'others' | 'watch') => {
    const labels = LANGUAGES.map((locale) => botTeller(locale).text(`bot.ways.${key}`));
    return {
      button: botTeller('en').text(`bot.ways.${key}`),
      acts: [{ run: '/help' }, { press: labels }],
    };
  };
  return {
    steps: [
      {
        title: 'Play a game',
        text: 'This small Discord runs on your machine. **Fimbul** is the real bot. Press your name to play as someone else.',
        target: 'messages' as const,
        choices: [way('tutorial'), way('others'), way('watch')],
      },
    ],
  };
}
