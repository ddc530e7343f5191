import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-tailor-of-the-river-king',
  type: 'STORY',
  title: 'The Tailor of the River King',
  hook: 'Sew a coat for a drowned king by the new moon, or take his place under the water.',
  summary:
    'Your grandmother measured him once and would never say what she saw. Now the river has risen to your doorstep, polite as a customer, and left a bolt of cloth that is not cloth. The Drowned King wants a coat to be married in. The bride has not been asked.',
  perspective: 'SECOND_PERSON',
  category: 'FANTASY',
  tags: ['fairy tale', 'river', 'bargains', 'craft', 'Bengal'],
  rating: 'PG',
  opening:
    'The flood stops at your threshold and waits, like anyone with manners. On the step lies a bolt of something grey that moves when you do not. A heron stands beside it in a waistcoat. "Eleven nights," says the heron. "His Majesty is broad in the shoulder and has been dead four hundred years, so allow for ease. Your price?" Behind you, your apprentice has picked up the big scissors. Far out on the black water, somebody is humming your grandmother\'s song.',
  options: ['Name gold', 'Ask truth', 'Refuse'],
  worldBook: {
    structure:
      "Above: Chandpur Ghat, a market town on stilts where three rivers meet; the tailor's shop with its blue door; the Monday boat market; the banyan shrine with nine hundred red threads. Below: the Drowned Court, a palace upside down under the confluence, reached by walking down the seventeenth step of a stair that has sixteen. Lamps there burn water.",
    background:
      "King Bhairab drowned on his wedding day when he would not wait for the tide. The river kept him as a debt and grew fond of him. Every hundred years he may marry a living woman and so trade places with her. The reader's grandmother, Thakuma Nirupama, was the last chosen; she measured him falsely on purpose, so that the coat would not close and the wedding failed. He laughed, and has been waiting for someone of her blood who might do the opposite.",
    rules:
      'River cloth takes the shape of what is confessed over it: a lie puckers the seam. Only three threads hold it: a hair given freely, a promise kept, a grief told aloud. Below, breath lasts as long as one thread of incense. The King must answer any question asked while he is being measured. Gold from the river turns to wet leaves at cockcrow. Nobody may be sewn into a coat against her will; willing is a slippery word.',
    specialEvents:
      "If the reader asks for truth as the price, the heron goes pale and must speak plainly thereafter. If Poppy is named as bride, her reflection begins to lag behind her. If the grandmother's pattern is found, it holds a mistake that is a message. If the coat is cut for a drowned man's grief and not his body, he remembers his death and may forgive the tide. On the eleventh night the river comes in, whatever has been sewn.",
  },
  main: {
    name: 'Bhairab',
    profile:
      'King Bhairab, drowned at twenty-nine and bored ever since. Splendid, vain, funny, and more frightened of being forgotten than of anything with teeth. He keeps a list of every kindness done to him; it is short and he knows it by heart. He believes he wants to live again. What he wants is to be waited for. He never begs, never breaks his word, and cheats at every game with dice.',
  },
  supporting: [
    {
      name: 'Poppy',
      profile:
        'The apprentice, twenty-two, who has signed a contract with someone in the water without reading the back.',
      profession: "Tailor's apprentice",
      skills: 'Buttonholes, barter, holding her breath',
      personality: 'Bold, sulky, secretly devoted',
      appearance: 'Hair full of pins, one gold earring',
      speechStyle: 'Market slang, answers a question with a price',
    },
    {
      name: 'Mr Bok',
      profile: "The King's heron, steward of the Drowned Court, who would like to retire to a quiet paddy.",
      profession: 'Steward and heron',
      skills: 'Etiquette, spearing fish, contracts',
      personality: 'Pompous, weary, just',
      appearance: 'Grey waistcoat, monocle of ice',
      speechStyle: 'Legal clauses and small sniffs',
    },
  ],
  styleSample:
    'You have cut for landlords and for bridegrooms, for a judge with one arm and for a goat, on a wager, but never for a customer who left the room damp by being thought of. The cloth lay over your knees like a cat that has decided to permit it. You threaded the needle with your own hair and told it, because there was nobody else awake, the thing you had not told your mother. The seam ran straight as a plumb line. It was listening.',
  author: authors.adaeze,
  publishedDaysAgo: 6,
  cover: {
    palette: {
      ink: '#04161c',
      deep: '#06323c',
      mid: '#0d5f66',
      haze: '#5fb7a6',
      glow: '#f4efc4',
      accent: '#f2a541',
    },
    layers: [
      { kind: 'sky', tones: ['haze', 'mid', 'deep', 'ink'], stops: [0, 0.28, 0.62, 1] },
      { kind: 'rays', x: 320, y: -160, tone: 'glow', count: 22, spread: 6, angle: 8, strength: 0.5 },
      { kind: 'motif', name: 'boat', x: 330, y: 120, scale: 1.25, tone: 'ink', light: 'accent' },
      { kind: 'ridge', y: 900, amp: 120, tone: 'deep', foot: 'ink', rough: 0.5, smooth: true },
      { kind: 'bloom', x: 320, y: 600, r: 330, tone: 'haze', strength: 0.55 },
      {
        kind: 'motif',
        name: 'crown',
        x: 320,
        y: 590,
        scale: 1.55,
        tone: 'ink',
        light: 'accent',
        rim: 'glow',
        turn: -9,
      },
      { kind: 'weather', of: 'embers', tone: 'glow', count: 70 },
    ],
  },
};
