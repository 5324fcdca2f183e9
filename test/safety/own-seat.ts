/** Controls with which players reach their seat from other servers and from direct messages. */
export const OWN_SEAT = [
  ...['open', 'step', 'add', 'type', 'go', 'sure', 'send', 'drop', 'try', 'at-once'],
  ...['show-board', 'show-hand', 'show-story', 'show-news', 'show-players'],
  ...['board-part', 'board-text', 'story', 'story-jump'],
  ...[
    'undo',
    'undo-ask',
    'orders',
    'orders-pick',
    'orders-undo',
    'orders-set',
    'orders-all',
    'orders-take',
    'quick',
  ],
  ...['plan-make', 'plan-step', 'plan-add', 'plan-type', 'plan-go', 'plan-sure', 'plan-if', 'plan-unless'],
  ...['plan-keep', 'plan-discard', 'plan-send', 'plan-drop', 'plan-forget'],
  ...['about', 'about-pick', 'about-one', 'about-odds', 'advise', 'rule', 'review', 'next'],
];
