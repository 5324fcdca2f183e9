/** The room's tour for a new visitor: from nothing to the first decision in a minute. */
export function firstTour(game: string) {
  return {
    steps: [
      {
        title: 'A Discord of your own',
        text: 'This small Discord runs on your machine. **Fimbul** is the real bot. Press a name to play as someone else; two tabs can be two players.',
        target: 'people' as const,
      },
      {
        title: 'Set up a game',
        text: 'The button types `/game new` for you. A card with the seats appears.',
        target: 'composer' as const,
        button: 'Set up a game',
        acts: [{ run: `/game new game:${game}` }],
      },
      {
        title: 'Fill the seats and start',
        text: 'AI players take the empty seats. With friends, each of them presses **Join** instead.',
        target: 'messages' as const,
        button: 'Fill with AI and start',
        acts: [{ press: 'Fill with AI' }, { press: 'Start' }],
      },
      {
        title: 'Your turn',
        text: 'Fimbul pings you. Press **Your move**: only you see your options. `/learn` is a tutorial, `/help` shows the rest.',
        target: 'messages' as const,
        button: 'Show my moves',
        acts: [{ press: 'Your move' }],
      },
    ],
  };
}
