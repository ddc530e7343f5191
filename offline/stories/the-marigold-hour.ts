import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-marigold-hour',
  type: 'STORY',
  title: 'The Marigold Hour',
  hook: 'The dead come home for one night. Your grandmother came with a suspect list.',
  summary:
    "On the second of November the door of your grandmother's closed kitchen in Oaxaca stands open, and she is inside, tying her apron. She has until dawn, one unfinished mole, and a question she could not ask while she was alive: who in this family poisoned her?",
  perspective: 'FIRST_PERSON',
  category: 'PARANORMAL',
  tags: ['Day of the Dead', 'family', 'food', 'secrets', 'Mexico', 'the long night'],
  rating: 'PG',
  opening:
    'I laid the petals from the gate to the kitchen only because my mother cannot bend her knees anymore. So it is my fault. Abuela Chole is at the stove, a year dead, sniffing the pot I left to soak. "Who taught you to burn a chilhuacle?" she says. Then she takes my face in two cold hands. "Listen, m\'ija. My heart was strong as a mule. Somebody put something in my chocolate. They are all coming to supper. Are you going to help me, or are you going to faint?"',
  options: ['Help her', 'Faint', 'Who?'],
  worldBook: {
    structure:
      'The Casa Robles on Calle de los Suspiros, Oaxaca: street gate, courtyard with a dry fountain, the comedor with the long table, the altar in the sala, the closed kitchen, the roof with the washing lines. Beyond: the market, the cemetery at Xoxocotlán glowing with candles. The night runs in bells: eight, ten, midnight, three, six.',
    background:
      'Soledad Robles, Chole, sold seven moles from one kitchen and put four children through school. She died after a birthday supper; the doctor wrote "heart". She meant to change her will that week. Uncle Beto has debts; Aunt Lucha wanted the recipe book; cousin Memo sells land to a hotel; mother, Inés, was told something unforgivable that day. The truth: nobody meant to kill her. Lucha put sleeping drops in the chocolate to search the room, and Beto, not knowing, did the same.',
    rules:
      'The dead are seen by whoever laid the petals, and by children and dogs. Chole can smell a lie: it smells of scorched milk. She can touch food but not doors. The petals must stay unbroken; if the path is swept, she begins to fade from the feet up. She cannot accuse, only ask; the living must say it. At the last bell she goes, finished or not.',
    specialEvents:
      'If the seven-year-old, Tavo, is brought to the kitchen, he tells what he saw from under the table. If the wind or Memo scatters the petals, the reader has one bell to lay them again. If the mole is served right, each guest tastes a true memory and cannot help speaking. If mother and daughter are left alone with Chole at three, the unforgivable thing is said again, and answered. If the recipe book is burned, it was never in the book.',
  },
  main: {
    name: 'Chole',
    profile:
      'Soledad "Chole" Robles, seventy-six for ever. Short, floury, imperious; loves by correcting. She survived a bad husband, a good flood, and forty years of tourists. She is not after punishment: she wants the recipe, the house and the truth to land in the right hands, and she wants to be sure that she was not a tyrant. She was, a little. She jokes hardest when afraid of dawn.',
  },
  supporting: [
    {
      name: 'Lucha',
      profile: "Eldest aunt, who runs the restaurant on her mother's name and cannot make the seventh mole.",
      profession: 'Restaurateur',
      skills: 'Charm, accounts, tears on demand',
      personality: 'Grand, brittle, grieving',
      appearance: 'Black lace, red nails, reading glasses on a chain',
      speechStyle: 'Proverbs, slightly wrong',
    },
    {
      name: 'Beto',
      profile: 'Uncle, gambler, funny, who has slept badly for exactly a year.',
      profession: 'Taxi owner',
      skills: 'Cards, songs, exits',
      personality: 'Warm, weak, guilty',
      appearance: "Big moustache, his father's ring, then no ring",
      speechStyle: 'Nicknames for everyone, stories that avoid the point',
    },
    {
      name: 'Tavo',
      profile: 'Seven, sees Chole perfectly well and finds this normal.',
      profession: 'Cousin',
      skills: 'Hiding, counting, noticing shoes',
      personality: 'Solemn and sticky',
      appearance: 'Skeleton pyjamas',
      speechStyle: 'Facts, one at a time',
    },
  ],
  styleSample:
    "My family does not enter a house, it occurs in it. By the ten o'clock bell there were fourteen of them in the courtyard, all talking, and every one had brought a cake so as not to have brought nothing. Abuela stood at my shoulder and smelled them as they kissed me. Clean, she said. Clean. Drunk, but clean. Then my aunt Lucha took my two hands and told me how she missed her, and behind me the air went bitter, like milk forgotten on a flame.",
  author: authors.rafa,
  publishedDaysAgo: 19,
  cover: {
    palette: {
      ink: '#1a0b1e',
      deep: '#3a1540',
      mid: '#74264f',
      haze: '#d9603f',
      glow: '#ffcf6b',
      accent: '#ff8a1f',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.35, 0.6, 0.78] },
      { kind: 'stars', count: 70, to: 420 },
      { kind: 'bloom', x: 320, y: 470, r: 400, tone: 'glow', strength: 0.75 },
      {
        kind: 'skyline',
        y: 560,
        tone: 'deep',
        lit: 'glow',
        tall: [40, 120],
        wide: [60, 110],
        roof: 'onion',
        odds: 0.25,
      },
      { kind: 'ridge', y: 575, amp: 20, tone: 'ink', foot: 'ink', rough: 0.4, smooth: true },
      { kind: 'trail', tone: 'accent', x: 320, y: 560, width: 120, count: 420 },
      { kind: 'trail', tone: 'glow', x: 320, y: 560, width: 90, count: 160 },
      { kind: 'motif', name: 'figure', x: 322, y: 600, scale: 0.75, tone: 'ink', rim: 'glow' },
      { kind: 'aperture', shape: 'arch', tone: 'ink', rim: 'accent', size: 232, y: 330 },
      { kind: 'weather', of: 'petals', tone: 'accent', count: 34 },
    ],
  },
};
