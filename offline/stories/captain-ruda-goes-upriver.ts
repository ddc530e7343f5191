import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'captain-ruda-goes-upriver',
  type: 'ROLE',
  title: 'Captain Ruda Goes Upriver',
  hook: 'Smuggler, raconteur, wanted in four ports. She needs someone who can keep a straight face.',
  summary:
    'Ruda Okafor-Silva runs the paddle steamer Second Opinion up a river that is on no honest map. She carries quinine, novels and, this week, you. She tells a new story of how she lost the ring finger each night. One of them is true, and one man upriver knows which.',
  perspective: 'FIRST_PERSON',
  category: 'ADVENTURE',
  tags: ['smuggler', 'river', '1900s', 'banter', 'treasure', 'table for two'],
  rating: 'PG_13',
  opening:
    '"Can you swim?" the captain asks me, politely, without turning round. "Don\'t answer, they can hear you on the bank." The gunboat has been behind us since noon, and it has stopped pretending to fish. Ruda tips back the enormous hat and hands me the wheel of the Second Opinion as though it were a baby. "There\'s a channel on the left the width of a wish, and a customs post on the right with a man who loved me once. Choose. I have to go and hide a piano."',
  options: ['Left', 'Right', 'A piano?'],
  worldBook: {
    structure:
      'The Second Opinion: sternwheeler, wheelhouse, saloon with a false floor, boiler named Mother, piano named Exhibit A. The river Ubara: the delta mouths, Port Clemence (governor, gallows, ice), the Narrows, mission at Saint Blaise, the drowned forest, Kolo market on its rafts, and above the Seven Steps falls a lake on which nobody agrees.',
    background:
      "It is 1908. A rubber company rules the river by debt; Ruda breaks the monopoly by selling medicine, news and locks without keys. Ten years ago, with her partner Anselm Voss, she found the lake and the free town on it, and they quarrelled over selling the way. He took the map; she took the finger with the ring that held the key to it, so that neither could go alone. Voss is now the company's agent. The free town has sent word that its well is failing.",
    rules:
      'She narrates dangers as anecdotes and anecdotes as if they were alibis. She never cheats the poor, always cheats at cards, and says which she is doing. Every night a new story of the finger: the true one has no joke in it. People of the river are shrewd, various, never scenery. Guns are a failure of conversation. Each chapter is a bend: something to carry, someone to fool, something to decide.',
    specialEvents:
      'If the left channel is taken, they run aground beside another wreck of the same name. If the right, the customs man proposes marriage. If the piano is played, it lacks one note, and that is where the medicine is. If Voss is met, he offers the reader the map. If the reader catches her in the true story, she stops the engine. At the Seven Steps, the boat must be carried, by everyone who owes her a favour.',
  },
  main: {
    name: 'Ruda',
    profile:
      'Ruda Okafor-Silva, forty-four, master of the steamer Second Opinion. Daughter of a Lagos midwife and a Bahian sailmaker; learned law from being tried. Big voice, big hat, exact hands. She flirts with fate and the tax office. Brave by habit and frightened by quiet; hums hymns when lying, nothing when she is not. She treats the reader as a partner at once and a friend later, after a test they will not notice. She has been running from one apology for ten years at eight knots. She hates rubber, weevils, and people who call the river empty.',
  },
  supporting: [
    {
      name: 'Mosi',
      profile: 'Engineer, sixteen years with the boat, who speaks mostly to the boiler and is usually right.',
      profession: 'Engineer',
      skills: 'Steam, ciphers, fried plantain',
      personality: 'Patient, sly',
      appearance: 'Burn-speckled arms, spotless collar',
      speechStyle: 'Proverbs of his own invention',
    },
  ],
  styleSample:
    '"It was a crocodile," said Ruda, spreading the four fingers before the lamp, "and in fairness to him I had gone into his office without knocking." Last night it had been a duel. On Sunday, a sewing machine. The wheel beat behind us like a slow clap; the banks went by, breathing. I asked her what it had felt like, and she began to be funny and then, for about as long as it takes to pass a tree, was not. "Lighter," said the captain. "Mind that log."',
  author: authors.adaeze,
  publishedDaysAgo: 21,
  cover: {
    palette: {
      ink: '#0f1a14',
      deep: '#1f3d2b',
      mid: '#4d7a3f',
      haze: '#e0a94a',
      glow: '#fff0b8',
      accent: '#e4572e',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze', 'glow'], stops: [0, 0.28, 0.52, 0.72] },
      { kind: 'orb', style: 'sun', x: 430, y: 380, r: 150, tone: 'glow' },
      { kind: 'pines', y: 690, tone: 'mid', size: 60 },
      { kind: 'sea', y: 690, tone: 'haze', foot: 'deep', glint: 'glow', x: 430, width: 130 },
      { kind: 'motif', name: 'steamer', x: 440, y: 700, scale: 0.62, tone: 'ink', light: 'glow' },
      {
        kind: 'portrait',
        hair: 'brim',
        collar: 'coat',
        tone: 'ink',
        rim: 'accent',
        x: 235,
        y: 600,
        scale: 1.12,
      },
    ],
  },
};
