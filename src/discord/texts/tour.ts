/** What the room shows to somebody who has never been there: from nothing to the first decision in a minute. */
export function firstTour(game: string) {
  return {
    steps: [
      {
        title: 'A Discord of your own',
        text: 'This small Discord runs on your machine alone; **Fimbul** is the real bot, connected as it would be to Discord. Nobody else is needed: AI players take the other seats.',
        target: 'channels' as const,
      },
      {
        title: 'Set up a game',
        text: `The button types \`/game new\` for you. A card with the seats appears: choose one, or leave it to chance.`,
        target: 'composer' as const,
        button: 'Set up a game',
        acts: [{ run: `/game new game:${game}` }],
      },
      {
        title: 'Fill the table and begin',
        text: 'Empty seats go to AI players here. With friends, each of them would press **Join** on the card instead.',
        target: 'messages' as const,
        button: 'Fill with AI and start',
        acts: [{ press: 'Fill with AI' }, { press: 'Start' }],
      },
      {
        title: 'You are called when it is your turn',
        text: 'The orange card says what is wanted and how. **Your move** opens what you may do, step by step; `/play` completes a whole move as you type. The story of the game is told in its thread, on the left.',
        target: 'messages' as const,
        button: 'Show me my moves',
        acts: [{ press: 'Your move' }],
      },
      {
        title: 'Be anybody',
        text: 'Press your name to be somebody else: two tabs can be two players, and each sees only what is theirs. `/help` lists the rest.',
        target: 'people' as const,
      },
    ],
  };
}
