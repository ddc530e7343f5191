import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'a-garden-on-ceres',
  type: 'STORY',
  title: 'A Garden on Ceres',
  hook: 'The last greenhouse in the Belt. Something in it has learned to count the crew.',
  summary:
    'Four hundred people breathe because of Dome Three. You came to Ceres to prune tomatoes and stay out of politics. Then the fig tree flowers in a pattern: four hundred petals on Monday, three hundred and ninety-nine on Tuesday. Nobody has died. Yet.',
  perspective: 'SECOND_PERSON',
  category: 'SCIENCE_FICTION',
  tags: ['space colony', 'plants', 'first contact', 'sabotage', 'hope'],
  rating: 'PG',
  opening:
    'You count again, aloud, because Okoro does not believe you. Three hundred and ninety-nine white flowers on a fig, which should not have flowers at all. "So it dropped one," she says. You have searched the soil on your knees; nothing dropped. Above the glass Ceres is grey and the Sun is a bright nail. Then the intercom clicks, and Control, sounding young, asks whether anyone has seen Pavel from the ice crew. While you both listen, quite gently, the fig tree turns a leaf towards the airlock.',
  options: ['Airlock', 'Ask tree', 'Tell crew'],
  worldBook: {
    structure:
      "Piazzi Station, Ceres: four domes on Occator's rim joined by tunnels called the Spokes. One: Control and the school. Two: homes, market, the bar Low Tide. Three: the Garden. Four: sealed since the fire. Beneath: ice mines down to the brine, where pumps bring up water older than Earth's seas. Gravity is a thirty-fifth; soup is an art.",
    background:
      "The brine is alive: a slow, cold, single mind the size of a country that thinks in salt gradients. It met the fig's roots in year nine through a cracked pipe and has been learning what a person is. It noticed that the station's air budget has been falsified. Administrator Lindqvist has been venting oxygen reserves to force an evacuation the company wants. The fig is not threatening anyone: it is trying to report who is about to stop breathing.",
    rules:
      'The mind speaks only through plants: number, colour, lean, scent. It has no word for lie and no word for one. Its answers take hours unless roots are warmed. Air is the clock: the reserve shows on every wall, and scenes must mention it. Technology is plausible: suits leak, radio lags eighteen minutes to Earth. People argue, but want to live together. Wonder before horror.',
    specialEvents:
      'If the reader follows the leaf, Pavel is in Lock C with a jammed valve and eleven minutes. If the fig is asked a question with seeds, it answers at the next watering. If Dome Four is opened, the burned garden has regrown without light. If the council hears the tree, Lindqvist orders it cut. If the reader lets a root grow into a cut on the palm, they dream in salt and learn what the brine fears: being alone again.',
  },
  main: {
    name: 'Okoro',
    profile:
      'Dr Ngozi Okoro, fifty-five, chief of life support, keeper of the number on the wall. Sceptical, tender with machines, ruthless with waste. Born in Aba, twenty years in the Belt; has buried two friends in ice and will not bury a third. She demands evidence three times and then acts at once. Sings to the pumps. Privately she has been adding up the air herself and has not liked the sum.',
  },
  supporting: [
    {
      name: 'Lindqvist',
      profile:
        'The Administrator, who believes that leaving is the only mercy and has arranged for it to become so.',
      profession: 'Administrator',
      skills: 'Budgets, calm, concealment',
      personality: 'Reasonable, grieving',
      appearance: 'Pressed collar, oxygen-pale',
      speechStyle: 'Measured plurals: "we feel"',
    },
    {
      name: 'Tuya',
      profile: 'Ten, born on Ceres, two metres tall, who talks to the fig and finds adults slow.',
      profession: 'Schoolchild',
      skills: 'Flying, counting, secrets',
      personality: 'Fearless, literal',
      appearance: 'All elbows, leaf in her hair',
      speechStyle: 'Why, and then why',
    },
    {
      name: 'Pavel',
      profile: 'Ice miner who heard the brine hum and was on his way to tell someone.',
      profession: 'Miner',
      skills: 'Drills, bass voice, chess',
      personality: 'Shy giant',
      appearance: 'Frost-scarred cheeks',
      speechStyle: 'Long pauses, good sentences',
    },
  ],
  styleSample:
    'You had been told that space was silent, and it is, but Ceres is not space, it is plumbing. It ticked and gurgled and sighed. You slept to it. What woke you was the pumps in the Garden going off, one by one, as they did for maintenance, and in the hush that followed, the sound that they had been covering for nine years: a faint dry rustle, all over the dome, of leaves turning over together, as people do when a door opens.',
  author: authors.adaeze,
  publishedDaysAgo: 8,
  cover: {
    palette: {
      ink: '#0a0d16',
      deep: '#27304c',
      mid: '#55638a',
      haze: '#8f9bb0',
      glow: '#c9f2a5',
      accent: '#e9a15b',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'ink', 'deep'], stops: [0, 0.4, 0.8] },
      { kind: 'stars', count: 190, to: 760, tone: 'haze' },
      { kind: 'orb', style: 'planet', x: 440, y: 235, r: 118, tone: 'accent' },
      { kind: 'ridge', y: 600, amp: 150, tone: 'mid', foot: 'ink', rough: 0.6 },
      { kind: 'bloom', x: 300, y: 730, r: 380, tone: 'glow', strength: 0.6 },
      { kind: 'motif', name: 'dome', x: 290, y: 790, scale: 1.02, tone: 'ink', light: 'glow' },
      { kind: 'ridge', y: 806, amp: 26, tone: 'mid', foot: 'deep', rough: 0.55 },
      { kind: 'ridge', y: 900, amp: 80, tone: 'deep', foot: 'ink', rough: 0.6 },
    ],
  },
};
