/** Names of each verb's arguments, in order. */
export const VERBS: Readonly<Record<string, readonly string[]>> = {
  play: ['card'],
  place: ['figure', 'space'],
  work: ['cards'],
  feed: ['food'],
  hire: ['cards'],
  learn: ['cards'],
  camp: ['n'],
  move: ['from', 'to'],
  reveal: ['n'],
  catch: ['animals'],
  tip: ['animals'],
  bury: ['zone', 'cards'],
  stone: ['stone'],
  settle: ['juncture'],
  bottom: [],
  end: [],
  ritual: ['cards'],
  take: ['benefit'],
  build: ['place'],
  pay: ['price'],
  use: ['card'],
  claim: ['tile'],
  all: [],
  forgo: ['benefit'],
  skip: [],
  choose: ['card'],
};

/** Verbs of the Eclipse are grouped, because Discord allows 25 subcommands. */
export const VERB_GROUPS: Readonly<Record<string, readonly string[]>> = { eclipse: ['use', 'claim', 'all'] };
