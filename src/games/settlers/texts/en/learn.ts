import type { Texts } from '../../../../kernel/types.js';

/** The tutorial in English. */
export const learn: Texts = {
  'learn.intro':
    'You are **Brattahlid**, a household on the coast of Greenland: five people, a cow, five sheep, a barn and a boat. Gardar lives next door. It is the spring of the second year, and it will be a mild one in which ivory is dear. Whoever lives to see the succession with the most silver wins; whoever can’t feed all their people in winter dies.',
  'learn.end':
    'That was a year: seals, walrus, the ship, hay, slaughter, barns, repairs and a winter with one more card. You have silver, ivory for the next ship, a herd and food. In a real game households also deal: they give, lend, promise, and sometimes keep their word.',

  'learn.seals.title': 'Seals',
  'learn.seals.text':
    'In spring all households decide, unseen, whether **one of their people hunts seals**. Ten cards of twelve bring twelve food. One brings nothing, and with one the hunters die. You have ten food, and winter will ask for at least eighteen: let somebody go.',
  'learn.seals.hint': 'Choose “Hunt seals”.',
  'learn.seals.done':
    'Seals: twelve food, and your hunter is home again. Cow and sheep have had young, a child has grown up, and no boat has gone to Vinland for timber.',
  'learn.seals.stay': 'Safe, but hungry: food is short, and ten cards of twelve are good.',

  'learn.walrus.title': 'To the walrus',
  'learn.walrus.text':
    'Silver comes from ivory, and ivory from the **walrus hunt**. Each boat needs two of your people and holds ten. First all say how many boats they send. Send **your boat**.',
  'learn.walrus.hint': 'Choose “Send boats”, one.',
  'learn.walrus.done': 'Your boat is named. Gardar has none, and may ask you for berths.',
  'learn.walrus.keep': 'Without ivory there is no silver, and only silver wins.',
  'learn.walrus.other': 'Dealing can wait: send your boat.',

  'learn.crew.title': 'Who goes, who stays',
  'learn.crew.text':
    'Then all say how many people go. Whoever is away makes no hay: each person at home takes up to three for each level of your soil, and your soil is at level ten. Two at home are plenty, so let **four of six go**.',
  'learn.crew.hint': 'Choose “Send people”, four.',
  'learn.crew.done': 'Four hunters are out. If the one storm card is turned, they and the boat are lost.',
  'learn.crew.all': 'Somebody must make the hay, or the herd is lost in winter. Four are enough.',
  'learn.crew.few': 'Each hunter brings two to five ivory. Two at home are enough for the hay: send four.',

  'learn.ship.title': 'The ship',
  'learn.ship.text':
    'The ship from Norway pays **three silver** for an ivory in a dear year. If all together sell fewer than three, it stays away next summer. You have three from last year: **sell them all**.',
  'learn.ship.hint': 'Choose “Sell ivory”, three.',
  'learn.ship.done': 'Nine silver, and the ship will come again.',
  'learn.ship.keep': 'It won’t be dearer than this, and fewer than three keep the ship away. Sell all three.',
  'learn.ship.other': 'Dealing can wait: the ship is here now.',

  'learn.hay.title': 'Hay',
  'learn.hay.text':
    'Hay wears the soil, so take what you need. A cow eats six in early winter and two with each winter card; a sheep that grazes outside eats nothing first and then one with each card. Two cards at most: ten for the cow and ten for five sheep. You have four, so **take sixteen**, or a little more.',
  'learn.hay.hint': 'Choose “Mow”, sixteen.',
  'learn.hay.done':
    'The soil has lost six steps of a hundred, and the milk brought 52 food. In fall the hunters came home: a good year, five ivory each.',
  'learn.hay.little':
    'That keeps the herd only if winter is short. If a card can’t be paid, the whole herd is lost.',
  'learn.hay.much': 'Half of what is left rots in spring, and the soil is worn for nothing.',
  'learn.hay.other': 'Dealing can wait: make your hay.',

  'learn.slaughter.title': 'Slaughter',
  'learn.slaughter.text':
    'Your barn holds six animals, and with the young there are twelve. What finds no place is lost, so **slaughter the calf and the five lambs**: a sheep is twelve food, a cow eighteen.',
  'learn.slaughter.hint': 'Choose “Slaughter”: one calf and five lambs.',
  'learn.slaughter.done': 'Seventy-eight food more, and everyone else has a place in the barn.',
  'learn.slaughter.spare': 'Then six animals freeze outside and feed nobody.',
  'learn.slaughter.other':
    'Keep one cow and five sheep: six places. The calf and the lambs give no milk yet.',

  'learn.barns.title': 'Into the barn',
  'learn.barns.text':
    'Now the barns are filled. Fed sheep cost three hay each and let the soil recover by four; **grazing** costs nothing now. Keep **the cow and five sheep, grazing**: that takes six hay and leaves enough for two winter cards.',
  'learn.barns.hint': 'Choose “Fill the barns”: one cow, five sheep, graze.',
  'learn.barns.done': 'The herd is in, and your people have eaten: three food each.',
  'learn.barns.feed': 'The soil would thank you, but the hay must last two more cards. Let them graze.',
  'learn.barns.few': 'You have hay and places for all of them: a cow and five sheep.',
  'learn.barns.other': 'Dealing can wait: fill the barn.',

  'learn.repair.title': 'Mend the barn',
  'learn.repair.text':
    'A barn that nobody repairs in midwinter falls, and without a barn next year’s herd is lost. A repair takes one person and **one timber**, and you have just that.',
  'learn.repair.hint': 'Choose “Repair barns”, one.',
  'learn.repair.done':
    'The barn stands. Then one winter card said that it was still winter: the herd ate seven hay, your people six food, and spring came.',
  'learn.repair.idle': 'Without a roof the herd is lost next year: repair the barn.',
  'learn.repair.other': 'First the barn.',
};
