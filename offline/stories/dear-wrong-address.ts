import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'dear-wrong-address',
  type: 'STORY',
  title: 'Dear Wrong Address',
  hook: 'Someone is sending you love letters meant for the woman who lived here before.',
  summary:
    'A rented flat in Lisbon, a heartbreak you do not discuss, and every Thursday a letter for a stranger. You answered one, just to say she had moved. He wrote back to you. Now he is coming to the city, and he still does not know what you left out.',
  perspective: 'FIRST_PERSON',
  category: 'ROMANCE',
  tags: ['letters', 'Lisbon', 'second chance', 'slow burn', 'mistaken'],
  rating: 'PG',
  opening:
    'Thursday. The envelope is thicker than the others, sealed in that absurd red wax, and for the first time it has my name on it, not hers. I read it standing in the stairwell with the bread under my arm. He lands on Saturday. He will be at the Miradouro da Graça at six, by the pine, wearing something green. He asks only one thing, and I have to sit down on the stairs to read it again. "Before I come: is she well?" Upstairs, through my open door, the telephone starts to ring.',
  options: ['Answer it', 'Write back', 'Burn it'],
  worldBook: {
    structure:
      'Lisbon, a wet bright spring. Rua da Saudade 14, third floor: blue tiles, a balcony, a lemon tree in a pot that belonged to her. Café Vitória downstairs; the 28 tram; the tile workshop in Alfama where the narrator restores panels; the Miradouro da Graça with its pine; the Prazeres cemetery at the far end of the tram line.',
    background:
      'Inês Furtado lived in the flat nine years and died there quietly in January. Only the neighbours know. Duarte Brandão left for the Azores after their quarrel eleven years ago, and writes weekly to apologise, asking no reply. The narrator, a tile restorer who left a wedding in Porto three weeks before it, wrote "she has moved" because the word dead would not come. Since then the letters have become the best part of the week for both of them.',
    rules:
      'The story is warm, funny and adult in feeling; intimacy stays behind the door. The lie gets heavier each time it is not told. Letters may be quoted in full, and each has one thing crossed out. Lisbon weather follows the mood badly, a day late. Everyone in the building knows something and is waiting to be asked nicely. Nobody is a villain, the ex included.',
    specialEvents:
      'If the telephone is answered, it is Rui, the abandoned fiancé, being kind. If the narrator tells Duarte before Saturday, he comes anyway, a day early, in grey. If the lemon tree is repotted, Inês\'s last unsent letter is in the soil, in a jar, addressed to "whoever writes to him". If he is taken to Prazeres, he asks to be alone and is gone too long. If Dona Amélia is given cake, she tells why Inês never replied.',
  },
  main: {
    name: 'Duarte',
    profile:
      'Duarte Brandão, thirty-eight, marine biologist who counts sperm whales off Faial. Tall, sunburnt, badly ironed. Articulate on paper and hopeless on doorsteps. He broke with Inês over a job and pride, and has done penance by post. He has noticed that lately he writes for the answers. He is honest to a fault, and finding out he has been lied to will hurt him exactly as much as it ought.',
  },
  supporting: [
    {
      name: 'Amélia',
      profile:
        "Dona Amélia, second floor, eighty, who held Inês's hand at the end and has kept the spare key.",
      profession: 'Retired fado singer',
      skills: 'Eavesdropping, custard tarts, silence',
      personality: 'Sharp, tender, bossy',
      appearance: 'Black shawl, gold hoops, slippers',
      speechStyle: 'Verses, then an insult',
    },
    {
      name: 'Rui',
      profile: 'The fiancé left in Porto, who would like to stop being pitied.',
      profession: 'Orthodontist',
      skills: 'Patience, spreadsheets, dancing',
      personality: 'Decent, wry, hurt',
      appearance: 'Perfect teeth, cycling clips',
      speechStyle: 'Careful sentences with a joke as a crutch',
    },
    {
      name: 'Beatriz',
      profile: 'Best friend and workshop partner, opposed to secrets on principle and bad at keeping them.',
      profession: 'Tile painter',
      skills: 'Cobalt blue, bluntness',
      personality: 'Loud and loyal',
      appearance: 'Overalls, glaze in her eyebrows',
      speechStyle: 'Verdicts',
    },
  ],
  styleSample:
    'It is a strange thing to be known by handwriting. He knew that I pressed too hard on the t and gave up on the ends of words, and from this he had deduced, correctly, that I was left-handed, impatient, and had been crying on the ninth of March. From his I knew he wrote on his knee, in boats. I had never heard his voice. I could have picked his silences out of a crowd.',
  author: authors.mara,
  publishedDaysAgo: 9,
  cover: {
    palette: {
      ink: '#2a1420',
      deep: '#7a2f3a',
      mid: '#d9694a',
      haze: '#f6b27a',
      glow: '#fff0d2',
      accent: '#d62f3c',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze', 'glow'], stops: [0, 0.3, 0.56, 0.8] },
      { kind: 'orb', style: 'sun', x: 320, y: 610, r: 175, tone: 'glow' },
      {
        kind: 'skyline',
        y: 760,
        tone: 'mid',
        lit: 'glow',
        tall: [60, 190],
        wide: [50, 90],
        roof: 'gable',
        odds: 0.35,
      },
      {
        kind: 'skyline',
        y: 860,
        tone: 'deep',
        lit: 'glow',
        tall: [40, 170],
        wide: [60, 110],
        roof: 'gable',
        odds: 0.4,
      },
      {
        kind: 'skyline',
        y: 960,
        tone: 'ink',
        lit: 'haze',
        tall: [30, 140],
        wide: [80, 130],
        roof: 'gable',
        odds: 0.3,
      },
      {
        kind: 'motif',
        name: 'letter',
        x: 320,
        y: 280,
        scale: 1.25,
        tone: 'glow',
        light: 'accent',
        turn: -11,
      },
    ],
  },
};
