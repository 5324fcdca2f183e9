import type { Texts } from '../../../../kernel/types.js';

/** Standing decisions in English: `policy.<id>`, `policy.<id>.<option>`. */
export const policies: Texts = {
  'policy.ask': 'Ask me',
  'policy.idle': 'Hunts of others, when you hold nothing to play',
  'policy.idle.let': 'Let them hunt',
  'policy.interfere': 'Hunts of others, when you could interfere',
  'policy.interfere.never': 'Never interfere',
  'policy.interfere.large': 'Interfere with large animals',
  'policy.interfere.leader': 'Interfere with whoever leads',
  'policy.interfere.always': 'Always interfere',
  'policy.counter': 'A card against you, when you could counter it',
  'policy.counter.always': 'Always counter it',
  'policy.counter.never': 'Let it happen',
  'policy.feed': 'Feeding the clan in winter',
  'policy.feed.best': 'What wastes least',
  'policy.losses': 'Losses',
  'policy.losses.best': 'Give up what is missed least',
  'policy.brave': 'Your hunt, when somebody interferes',
  'policy.brave.best': 'What the odds advise',
  'policy.booty': 'Booty of a raid',
  'policy.booty.best': 'What is worth most to you',
  'policy.limit': 'Too many cards',
  'policy.limit.best': 'Discard what is worth least',
};
