import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-lodger-on-strada-lupu',
  type: 'STORY',
  title: 'The Lodger on Strada Lupu',
  hook: 'He pays a year in advance, plays piano at eleven, and asks to be invited in. Every night.',
  summary:
    'Bucharest, 1938. Your inheritance is a tall cold house and one lodger, who came with it. He is courteous, he is never seen before dusk, and he has begged you never to invite him past the second landing. Last night, half asleep and wholly curious, you almost did.',
  perspective: 'FIRST_PERSON',
  category: 'VAMPIRE',
  tags: ['gothic', 'slow burn', '1930s', 'piano', 'desire', 'the long night'],
  rating: 'R',
  opening:
    'At eleven the piano stops in the middle of a bar. I have lived three weeks beneath that piano and it has never stopped. Then his step on the stair, down, down, to the second landing, where he always turns. Tonight he does not turn. I can see his shadow under my door and the white edge of a glove. "Domnișoară," says Mr Vasarhely, very low, "there is someone in the house who was not invited. I would like your leave to come in before he does." Above us a floorboard speaks.',
  options: ['Let him in', 'Ask who', 'Bolt door'],
  worldBook: {
    structure:
      "Number 9, Strada Lupu: cellar with a bricked well; ground floor shop, shuttered; first floor, the narrator's rooms; second landing with its stained-glass wolf; second floor, Vasarhely's rooms and the Bösendorfer; attic with eleven trunks. Outside: Lipscani street, the Athenaeum, cafés where everyone listens, and green-shirted men who have begun to write addresses down.",
    background:
      'Aurel Vasarhely was a piano student in 1811 and has been dead politely ever since. Great-aunt Ecaterina kept him for fifty years as guest, secret, and once as lover; the rent was a promise that he never feed within these walls. With her death the promise passes to the heir or lapses. His maker, Count Sturza, is in the city, advising ministers, and thinks of Aurel as stolen property and of the house as his by older deed.',
    rules:
      'No vampire passes a threshold uninvited; each landing counts as one. An invitation spoken in fear does not hold; one spoken in desire holds for ever. Feeding need not kill; it gives the taker one memory and the giver one dream. Mirrors show them as they were on the last day. Church silver is useless; bread and salt shared honestly is not. Intimacy is adult, consenting, and written with restraint.',
    specialEvents:
      "If the reader opens the eleventh trunk, the aunt's letters tell what the promise cost. If Aurel is invited in fear, he stops at the sill and bleeds from the eyes. If the narrator gives blood freely, she dreams 1811 and learns Sturza's true name. If Inspector Dragu is told the truth, he believes it. On the night of the Athenaeum concert, Sturza will offer a bargain that is nearly fair.",
  },
  main: {
    name: 'Aurel',
    profile:
      'Aurel Vasarhely, twenty-six and one hundred and fifty-three. Formal as a bow tie, hungry as a wolf, and ashamed of neither so much as of wanting company. He restrains himself by music, by rules, and by telling the truth a little too soon. He loved Ecaterina and buried her; he will not be kept again unless as an equal. When he is tempted he plays Schubert. When he is losing, he stops.',
  },
  supporting: [
    {
      name: 'Sturza',
      profile:
        "Count Sturza, maker, minister's friend, who collects people with talent and lets the talent die.",
      profession: 'Adviser to governments',
      skills: 'Law, languages, being owed',
      personality: 'Affable, patient, pitiless',
      appearance: 'White hair, young hands, a carnation always fresh',
      speechStyle: 'Compliments with a hook in each',
    },
    {
      name: 'Dragu',
      profile: 'Inspector Dragu of the Prefecture, who lost a brother to a house like this one.',
      profession: 'Police inspector',
      skills: 'Waiting in cafés, locks, dialects',
      personality: 'Rumpled, brave, lonely',
      appearance: 'Coat two sizes large, garlic in the pocket as a joke',
      speechStyle: 'Short questions, long smoke',
    },
    {
      name: 'Zoe',
      profile: "The narrator's friend who sings at Café Corso and is being courted by an elderly count.",
      profession: 'Singer',
      skills: 'Gossip, jazz, reading men',
      personality: 'Glittering, reckless, true',
      appearance: 'Silver dress, bare feet by midnight',
      speechStyle: 'Half French, all mockery',
    },
  ],
  styleSample:
    'There is a sort of man who fills a doorway and a sort who leaves it emptier, and he was the second. He stood with the landing behind him and the wolf of coloured glass at his shoulder and did not lean, did not so much as let the toe of his shoe lie over the sill. He smelled of rosin and snow. I thought: he has been standing outside rooms for a hundred years. And I thought, God help me, of all the rooms there were.',
  author: authors.mara,
  publishedDaysAgo: 3,
  cover: {
    palette: {
      ink: '#12060c',
      deep: '#2b0b18',
      mid: '#6d182c',
      haze: '#b3323a',
      glow: '#ffcf9a',
      accent: '#ff4438',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.28, 0.55, 0.85] },
      { kind: 'orb', style: 'crescent', x: 168, y: 180, r: 62, tone: 'glow' },
      { kind: 'clouds', y: 330, tone: 'deep', size: 110, opacity: 0.45 },
      {
        kind: 'skyline',
        y: 960,
        tone: 'mid',
        tall: [380, 520],
        wide: [90, 130],
        roof: 'gable',
        odds: 0.16,
        lit: 'haze',
      },
      { kind: 'mist', y: 640, height: 380, tone: 'haze', opacity: 0.5 },
      {
        kind: 'skyline',
        y: 960,
        tone: 'ink',
        lit: 'accent',
        tall: [240, 470],
        wide: [120, 190],
        roof: 'gable',
        odds: 0.2,
      },
      { kind: 'bloom', x: 470, y: 905, r: 170, tone: 'glow', strength: 0.8 },
      { kind: 'motif', name: 'lamppost', x: 470, y: 985, scale: 0.62, tone: 'ink', light: 'glow' },
      { kind: 'motif', name: 'figure', x: 400, y: 965, scale: 0.62, tone: 'ink', rim: 'glow' },
      { kind: 'weather', of: 'snow', tone: 'glow', count: 90 },
    ],
  },
};
