import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-kite-war-of-pol-street',
  type: 'STORY',
  title: 'The Kite War of Pol Street',
  hook: 'Two rooftops, one sky, and a rematch thirty years overdue.',
  summary:
    "Uttarayan, the kite festival, is three days off. Your street has lost to the street opposite every year since your uncle's string was cut on purpose. You are fourteen, you have a secret recipe, a rival who keeps beating you at chess, and a grandmother with a grudge.",
  perspective: 'FIRST_PERSON',
  category: 'TEEN_FICTION',
  tags: ['kites', 'India', 'friendship', 'rivals', 'festival'],
  rating: 'G',
  opening:
    "The kite drops out of the evening with its string cut clean, and lands in our water tank. It is black with one gold eye. Nobody has flown that kite since before I was born; there's a photograph of it on Dadi's wall with a garland on. My cousin fishes it out. There is writing on the spine: SAME ROOF. MIDNIGHT. BRING THE BOX. On the terrace opposite, Farhan from school, who never smiles before he has won, is standing with no kite in his hands, looking just as scared as me.",
  options: ['Ask Dadi', 'Wave', 'Find box'],
  worldBook: {
    structure:
      "The old city of Ahmedabad: Moti Pol and Kharadi Pol, two lanes back to back with a gate between that has been shut for thirty years. Rooftops joined by ladders and laundry; Dadi's terrace with the water tank; the string-makers' pavement pink with colour; the bird hospital; school; the river Sabarmati. Three days: thirteenth, fourteenth, fifteenth of January.",
    background:
      "In 1994 uncle Jignesh and Farhan's father, Salim, flew as a team, the black kite with the gold eye. The night before the final the string was cut, each thought by the other, and the gate was shut. The truth is that Dadi cut it. There had been trouble in the city that winter, and she was frightened of two boys alone on a roof. She has never told. The box holds the other half of the kite and a letter never sent.",
    rules:
      'Flying is skill: wind, pull, slack, cut; each duel has three choices and real consequences. No glass-coated string: birds get hurt and the bird hospital keeps count; a clever cotton recipe must beat it. Adults are loving and wrong. Danger stays at the scale of ladders, scoldings and broken hearts. Crushes are shy, at the level of shared sugar cane. Everyone ends the day with a sweet.',
    specialEvents:
      'If the narrator asks Dadi, she says there is no box and goes to bed at six. If Farhan is met at midnight, he has the same note. If a bird is hurt, both teams carry it. If the recipe is stolen, the thief is a cousin with a good reason. On the fourteenth the wind dies at noon, and the only place that it still blows is above the locked gate. If Dadi tells, she tells it on the loudspeaker by accident.',
  },
  main: {
    name: 'Farhan',
    profile:
      'Farhan Mansuri, fifteen, best flyer of Kharadi Pol and second best at chess, or so he claims. Neat, competitive, sarcastic; carries a first-aid kit for pigeons. He learned kites from a father who flies looking at the ground. He would like a friend who does not let him win. When nervous he explains aerodynamics. He keeps every promise and is annoyed by it.',
  },
  supporting: [
    {
      name: 'Dadi',
      profile:
        'Grandmother, general of Moti Pol, who has been guilty for thirty years and cross to cover it.',
      profession: 'Grandmother',
      skills: 'Undhiyu, whistling, artillery',
      personality: 'Tyrannical, adoring',
      appearance: 'White sari, sunglasses, trainers',
      speechStyle: 'Commands, then sweets',
    },
    {
      name: 'Bittu',
      profile: 'Cousin, nine, spool-holder and spy, who can be bought by either side with jaggery.',
      profession: 'Spool-holder',
      skills: 'Climbing, gossip',
      personality: 'Chaos',
      appearance: 'Cap, missing teeth, pink fingers',
      speechStyle: 'Breaking news',
    },
    {
      name: 'Meher',
      profile: 'Best friend, volunteer at the bird hospital, who will boycott the war if one bird is cut.',
      profession: 'Pupil',
      skills: 'Splints, posters, being right',
      personality: 'Fierce, funny',
      appearance: 'Plaits, bandages, badge',
      speechStyle: 'Debating points',
    },
  ],
  styleSample:
    'There is a moment when the kite stops being something you hold and becomes something that holds you. It comes up the string. Bittu calls it the fish. You feel it nibble, and lean, and then the whole sky takes hold of your finger like a baby does, hard, without knowing its strength. I was up there, I swear, I could see our roof and me on it, very small, with my mouth open. And I saw the other kite come out of the sun.',
  author: authors.adaeze,
  publishedDaysAgo: 14,
  cover: {
    palette: {
      ink: '#1f1440',
      deep: '#4b2a78',
      mid: '#c34b7b',
      haze: '#ff9d6b',
      glow: '#ffeab0',
      accent: '#1fb5a6',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze', 'glow'], stops: [0, 0.32, 0.6, 0.82] },
      { kind: 'orb', style: 'sun', x: 180, y: 640, r: 110, tone: 'glow' },
      { kind: 'motif', name: 'kite', x: 520, y: 470, scale: 0.42, tone: 'mid', light: 'glow', turn: 20 },
      { kind: 'motif', name: 'kite', x: 110, y: 330, scale: 0.5, tone: 'accent', light: 'glow', turn: -18 },
      { kind: 'motif', name: 'kite', x: 385, y: 230, scale: 1.3, tone: 'ink', light: 'accent', turn: 14 },
      { kind: 'motif', name: 'kite', x: 210, y: 130, scale: 0.32, tone: 'ink', light: 'haze', turn: 30 },
      {
        kind: 'skyline',
        y: 960,
        tone: 'mid',
        lit: 'glow',
        tall: [150, 260],
        wide: [60, 110],
        roof: 'onion',
        odds: 0.2,
      },
      {
        kind: 'skyline',
        y: 980,
        tone: 'ink',
        lit: 'haze',
        tall: [70, 190],
        wide: [80, 150],
        roof: 'flat',
        odds: 0.1,
      },
      { kind: 'motif', name: 'figure', x: 250, y: 880, scale: 0.55, tone: 'ink', rim: 'glow' },
    ],
  },
};
