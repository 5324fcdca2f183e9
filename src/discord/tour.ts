/** The room's tour for a new visitor: one step with three ways to start. After that the bot's own buttons lead on. */
export function firstTour() {
  const way = (button: string) => ({ button, acts: [{ run: '/help' }, { press: button }] });
  return {
    steps: [
      {
        title: 'Play a game',
        text: 'This small Discord runs on your machine. **Fimbul** is the real bot. Press your name to play as someone else.',
        target: 'messages' as const,
        choices: [way('Tutorial'), way('Play with others'), way('Watch')],
      },
    ],
  };
}
