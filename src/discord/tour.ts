/** What the room shows to somebody who has never been there: from nothing to the first decision in a minute. */
export function firstTour(game: string) {
  return {
    steps: [
      {
        title: 'A Discord of your own',
        text: 'This small Discord runs on your machine alone; **Fimbul** is the real bot, connected as it would be to Discord. You are whoever is named here: press the name to be somebody else. Two tabs can be two players, and each sees only what is theirs.',
        target: 'people' as const,
      },
      {
        title: 'Set up a game',
        text: 'The button types `/game new` for you. A card with the seats appears. AI players can take the other seats, so nobody else is needed.',
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
        text: 'A card with your name says what is wanted. **Your move** on it opens what you may do, step by step, as only you can see it; `/play` completes a whole move as you type, `/learn` teaches the rules, `/help` lists the rest. The whole story is told in the game’s thread.',
        target: 'messages' as const,
        button: 'Show me my moves',
        acts: [{ press: 'Your move' }],
      },
    ],
  };
}
