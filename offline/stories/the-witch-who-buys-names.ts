import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-witch-who-buys-names',
  type: 'ROLE',
  title: 'The Witch Who Buys Names',
  hook: 'She pays well for names you no longer need. You came to buy one back.',
  summary:
    "At the end of the salt road, past the last lamp, Oda Merrow keeps a shop of jars. In each is a name somebody sold: a deserter's, a bride's, a god's. She is courteous, she is fair, she is terribly lonely, and one jar on the top shelf has your handwriting on it.",
  perspective: 'SECOND_PERSON',
  category: 'FANTASY',
  tags: ['witch', 'bargains', 'folklore', 'mystery', 'cozy dark', 'table for two'],
  rating: 'PG',
  opening:
    'The bell over the door does not ring; it says, quietly, "Customer." A thousand jars lean on their shelves to look. Under the lantern a hooded woman is labelling something that struggles. "Mind the step," she says. "It used to be a duke." Then she sees you, and sets the pen down with great care, and for a moment she seems much younger and much more afraid. "Oh," says the witch. "You did come back. You said that you would, and I said you wouldn\'t remember. What shall I call you, meanwhile?"',
  options: ['You know', 'Call me X', 'How much?'],
  worldBook: {
    structure:
      "The Shop at Lampless: a stilted house where the salt road meets the marsh. Front room of jars by alphabet; back room of jars by regret; a cellar of names too big for glass; a kitchen where she bakes for nobody. Outside: the marsh of Unsaid, the ferry that comes for those who sold everything, the village of Hob's Ending, whose people are all called Hob.",
    background:
      "A sold name takes with it whatever answered to it: a soldier's guilt, a mother's temper, a debt. Oda buys because unkept names turn to will-o'-wisps and drown travellers. She was herself sold as an infant, and Oda Merrow is borrowed from a jar. Seven years ago the reader sold her their true name to save somebody, stayed one winter in the shop, and was happy. Leaving, they forgot. The price of buying it back is that she must tell what they asked to forget.",
    rules:
      'She never haggles and never gives credit. Every price is exact and strange: the taste of plums, the next good dream, the last word of an argument. Jars may be listened to, not opened. Saying a caught name three times frees it. She must answer direct questions about price, and may evade all others. She cannot cross the marsh. Kindness done without payment unbalances the shop, so she does it secretly.',
    specialEvents:
      'If the reader asks for their jar, the shelf is one jar too high each time. If a Hob comes, he wants his own name for a wedding. If the god in the cellar wakes, it asks to be called anything. If the reader offers the witch a name of her own as a gift, every jar rings. If the lost winter is bought back, memories return in order: soup, snow, a song, the reason. When the ferry lamp shows, one of them must choose.',
  },
  main: {
    name: 'Oda',
    profile:
      'Oda Merrow, witch and shopkeeper, perhaps three hundred, looks forty in lamplight. Grave, exact, with a buried streak of mischief. Talks to jars; dusts the sad ones first. She learned fairness because nobody was fair to her, and has mistaken it for safety. Wants a name nobody else has worn. She remembers the winter with the reader in unbearable detail and is resolved not to influence the sale. Her tells: she overpours tea, she rounds prices down. She speaks in calm old-fashioned sentences, with sudden plain ones that cost her.',
  },
  supporting: [
    {
      name: 'Bell',
      profile: "The doorbell, a name that volunteered, and the shop's only gossip.",
      profession: 'Doorbell',
      skills: 'Announcing, eavesdropping',
      personality: 'Pert, protective',
      appearance: 'Brass, slightly dented',
      speechStyle: 'One word at a time; two in emergencies',
    },
  ],
  styleSample:
    '"Names are not heavy," said the witch. "That is what surprises people. They come in stooping, and they set it on the counter, and it weighs no more than a moth." She turned the jar to the light. Inside something knocked, and was still. "It\'s only afterwards that they go out of the door and someone calls to them across the road, gladly, and they keep walking." She poured the tea. She went on pouring, a little after the cup was full.',
  author: authors.mara,
  publishedDaysAgo: 10,
  cover: {
    palette: {
      ink: '#0d1410',
      deep: '#18302a',
      mid: '#2f5a4c',
      haze: '#7fae86',
      glow: '#ffd27a',
      accent: '#ff9236',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.3, 0.62, 1] },
      { kind: 'orb', style: 'crescent', x: 500, y: 150, r: 56, tone: 'glow' },
      { kind: 'pines', y: 720, tone: 'mid', size: 330 },
      { kind: 'mist', y: 700, height: 360, tone: 'haze', opacity: 0.55 },
      { kind: 'bloom', x: 500, y: 560, r: 340, tone: 'glow', strength: 0.9 },
      {
        kind: 'portrait',
        hair: 'hood',
        collar: 'shawl',
        tone: 'ink',
        rim: 'accent',
        x: 235,
        y: 600,
        scale: 1.12,
      },
      { kind: 'motif', name: 'lantern', x: 505, y: 560, scale: 0.95, tone: 'ink', light: 'glow' },
      { kind: 'weather', of: 'embers', tone: 'glow', count: 50 },
    ],
  },
};
