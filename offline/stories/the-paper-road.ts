import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-paper-road',
  type: 'STORY',
  title: 'The Paper Road',
  hook: 'Samarkand, 1404. The secret of paper is worth a city. You carry it in your head.',
  summary:
    "Timur's paper mills feed half the world, and no papermaker may leave alive. You have left. Ahead: forty days of desert, a caravan in which everyone travels under another name, and a Castilian envoy who will pay anything to learn what your hands know.",
  perspective: 'SECOND_PERSON',
  category: 'HISTORICAL_FICTION',
  tags: ['Silk Road', 'escape', 'caravan', 'medieval', 'secrets'],
  rating: 'PG_13',
  opening:
    'The caravan master counts heads at dusk and gets one too many. He counts again, touching each hood with his stick. Behind you Samarkand is a blue thumbprint going out. You have dyed the pulp-scars on your forearms with walnut, you have a dead man\'s pilgrim token, and you smell, you know, of wet mulberry. The stick stops on your shoulder. "Pilgrim," says the old woman. "What is the price of a sheep in Nishapur?" Two riders with the Emir\'s banner are coming down the road behind her.',
  options: ['Guess', 'Bribe her', 'Confess'],
  worldBook: {
    structure:
      "The road west: Samarkand, Bukhara, the Oxus ferry at Amul, the Black Sands, Merv in its ruins, Nishapur, Sultaniyeh, Tabriz. A caravan of sixty camels under Bibi Khanum's stick; by day the line, by night a ring of fires: merchants, pilgrims, the envoy's party, the salt men. Wells are four days apart, and one of them is sour.",
    background:
      "In the mills on the Siab canal, captured masters from Damascus and Khanbaliq perfected a paper that drinks ink and never yellows. The reader was born there, a slave of the vats, and knows the seventh step that no outsider does: the starch. Emir Timur is seventy and marching on China; his clerks keep order by ledger, and a missing papermaker is a missing weapon. The Spaniard's embassy is real and is going home with presents and one empty chest.",
    rules:
      "Hands betray: papermakers have soft scarred fingers and cannot help testing any sheet for grain. Hospitality binds; who has eaten your salt may not sell you until the next well. The Emir's riders change horses and gain a day in each five. History stays honest: no magic, no modern ideas, many faiths at one fire. Violence is quick and has consequences. Skill solves more than steel.",
    specialEvents:
      "If the reader corrects the envoy's damp letters, he knows at once. If the reader tells Bibi the truth before the Oxus, she names a price: teach her granddaughter. At the sour well, someone has been poisoned on purpose. In Merv's ruins lies a library of the old kind. If riders catch the line, one traveller steps forward and claims to be the papermaker. News of Timur's death at Otrar overtakes the caravan in February and changes every bargain.",
  },
  main: {
    name: 'Bibi',
    profile:
      "Bibi Khanum of Bukhara, sixty-six, caravan master, widow of three husbands and owner of their debts. Counts everything twice. Harsh to the proud, easy with the sick, and impossible to lie to about distances. She lost a son to the Emir's levy and will cheat the Emir of anything, provided the books balance. She walks; she says that camels gossip.",
  },
  supporting: [
    {
      name: 'Don Payo',
      profile: 'Castilian envoy, courteous and curious, who would put a secret in a chest and a man as well.',
      profession: 'Ambassador',
      skills: 'Languages, chess, flattery',
      personality: 'Merry, homesick, unscrupulous',
      appearance: 'Red beard, velvet gone to rags',
      speechStyle: 'Elaborate courtesies, sudden plain offers',
    },
    {
      name: 'Yulduz',
      profile: "Bibi's granddaughter, fifteen, who steals paper to draw the birds of each well.",
      profession: 'Camel-girl',
      skills: 'Drawing, knots, stars',
      personality: 'Silent, stubborn, greedy for beauty',
      appearance: "Boy's coat, charcoal thumbs",
      speechStyle: 'One word where others use ten',
    },
    {
      name: 'Isma',
      profile:
        "A scribe travelling as a salt man; he keeps the Emir's ledger of runaways and has not yet written you in.",
      profession: 'Imperial clerk',
      skills: 'Memory, arithmetic, disguise',
      personality: 'Dutiful, doubting',
      appearance: 'Salt-cracked hands, ink under one nail',
      speechStyle: 'Sums and conditionals',
    },
  ],
  styleSample:
    'On the ninth day there was nothing to see but the road, and on the tenth there was no road. You walked in the shade of a camel named Proof. At noon the sand sang. Bibi Khanum said it was the drowned army of some king; the Spaniard said that it was wind in hollow stone; the girl said nothing, and drew it, a grey line that shook. You looked at her paper before you looked at her drawing. You could not help it. And she saw you look.',
  author: authors.haru,
  publishedDaysAgo: 52,
  cover: {
    palette: {
      ink: '#2a1018',
      deep: '#7c2c22',
      mid: '#c9602d',
      haze: '#efa64f',
      glow: '#fff2cf',
      accent: '#1f7f86',
    },
    layers: [
      { kind: 'sky', tones: ['accent', 'haze', 'glow'], stops: [0, 0.42, 0.66] },
      { kind: 'orb', style: 'sun', x: 410, y: 430, r: 120, tone: 'glow' },
      { kind: 'skyline', y: 620, tone: 'haze', tall: [10, 60], wide: [26, 60], roof: 'onion' },
      { kind: 'ridge', y: 620, amp: 40, tone: 'haze', foot: 'mid', rough: 0.5, smooth: true },
      { kind: 'ridge', y: 700, amp: 70, tone: 'mid', foot: 'deep', rough: 0.5, smooth: true },
      { kind: 'motif', name: 'camels', x: 300, y: 752, scale: 0.9, tone: 'ink' },
      { kind: 'ridge', y: 785, amp: 50, tone: 'deep', foot: 'ink', rough: 0.5, smooth: true },
      { kind: 'ridge', y: 900, amp: 60, tone: 'ink', foot: 'ink', rough: 0.5, smooth: true },
      { kind: 'weather', of: 'papers', tone: 'glow', count: 16 },
    ],
  },
};
