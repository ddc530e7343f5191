import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-interpreter-of-dejima',
  type: 'STORY',
  title: 'The Interpreter of Dejima',
  hook: 'Two empires, one bridge, and every word between them passes through your mouth.',
  summary:
    'Nagasaki, 1690. You are the youngest interpreter on the fan-shaped island where foreigners are kept. A Dutch surgeon asks you to translate a confession. Translate it truly and a friend dies; change one verb and you begin a lie that has to speak two languages.',
  perspective: 'FIRST_PERSON',
  category: 'HISTORICAL_FICTION',
  tags: ['Japan', 'Edo period', 'language', 'intrigue', 'loyalty'],
  rating: 'PG',
  opening:
    'The Magistrate waits. The rain waits, it seems to me, on the edge of the eaves. Before us the surgeon Van Aken kneels badly, as they all do, and says it a second time, slowly, looking not at the Magistrate but at me. "I gave the map to Shizuki. He asked, and I gave it." I know both words he used for give. One means a sale. The other is what one does with a child\'s name. "Well?" says the Magistrate. Shizuki taught me to read. The scribe lifts his brush.',
  options: ['Say gift', 'Say sale', 'Mishear'],
  worldBook: {
    structure:
      "Dejima: a fan of reclaimed land, 120 paces by 75, in Nagasaki bay; one bridge, one gate, one guard-house. Inside: the Opperhoofd's house, two warehouses named Lily and Thorn, the surgeon's garden, the kitchens, the flagpole. Across the bridge: the Interpreters' Guild, the Magistrate's court on the hill, the Chinese quarter, the pleasure district of Maruyama. Ships come in August and leave by October.",
    background:
      "Japan is closed; Dejima is its keyhole. To give a foreigner a map, or take one, is death. Shizuki Tōemon, senior interpreter, wanted the Dutch charts of the north because he believes the coast will be attacked in his grandchildren's time. Someone in the Guild informed. The Opperhoofd wants the matter small, the Magistrate wants it finished before the court's inspector arrives from Edo, and the true map is sewn in the lining of the narrator's own winter coat.",
    rules:
      'Every scene turns on words: show the two possible meanings, and let the reader choose. A mistranslation stays in the record and must be kept consistent. Rank governs who may look up. No one says a thing directly in court; everyone does in gardens. History stays honest, no ninjas, no magic. Each lie needs one more person to be told.',
    specialEvents:
      'If the narrator says gift, the scribe writes "bestowed", and the inspector will ask about it. If sale, Shizuki smiles and takes the blame to protect the narrator. If the coat is searched, Oyu has changed the lining. If the surgeon is taught the right apology, the Magistrate laughs, once. When the August ship fires its salute, the gate stands open for the time of one stick of incense. The inspector from Edo speaks perfect Dutch, and has said so to nobody.',
  },
  main: {
    name: 'Shizuki',
    profile:
      'Shizuki Tōemon, fifty-three, Great Interpreter, who taught the narrator Dutch with a herring and a dictionary of his own making. Elegant, mischievous, unafraid; collects untranslatable words and gives them as presents. He is guilty and not sorry. He would sooner die than see his pupil forswear herself or himself for him, and will lie beautifully to prevent it.',
  },
  supporting: [
    {
      name: 'Van Aken',
      profile: 'Surgeon of the Company; honest, clumsy, in love with the moss.',
      profession: 'Surgeon and botanist',
      skills: 'Amputation, drawing, bad poems',
      personality: 'Earnest, lonely',
      appearance: 'Enormous, sunburnt, neat hands',
      speechStyle: "Careful Japanese in women's grammar",
    },
    {
      name: 'Oyu',
      profile: 'Laundress and smuggler of buttons; sews faster than guards can count.',
      profession: 'Laundress',
      skills: 'Needle, tides, forging seals in soap',
      personality: 'Practical, amused',
      appearance: 'Sleeves tied back, gap tooth',
      speechStyle: 'Nagasaki dialect, no honorifics for anyone',
    },
    {
      name: 'Kōzuke',
      profile:
        'The inspector from Edo, quiet as ink, who is looking for someone to trust rather than to punish.',
      profession: 'Shogunal inspector',
      skills: 'Dutch, go, patience',
      personality: 'Severe, subtle',
      appearance: 'Plain hemp, costly sword',
      speechStyle: 'Questions about the weather',
    },
  ],
  styleSample:
    "There are eleven ways to say that one is sorry in our language and in theirs, I was taught, only one, which they use for everything: a trodden foot, a burned house. I used to pity them for it. But standing in the surgeon's wet garden, with his great ruined face before me, I searched through all my eleven as a man turns out a drawer, and there was not one among them that I could have said and meant so simply.",
  author: authors.haru,
  publishedDaysAgo: 23,
  forMembers: 'always',
  cover: {
    palette: {
      ink: '#0d1b33',
      deep: '#16365c',
      mid: '#2f6690',
      haze: '#e9d8b4',
      glow: '#f8efd8',
      accent: '#d9432f',
    },
    layers: [
      { kind: 'sky', tones: ['mid', 'haze', 'glow'], stops: [0, 0.45, 0.75] },
      { kind: 'orb', style: 'sun', x: 320, y: 330, r: 190, tone: 'accent' },
      { kind: 'clouds', y: 480, tone: 'glow', size: 60, opacity: 0.7 },
      { kind: 'ridge', y: 560, amp: 90, tone: 'mid', foot: 'haze', rough: 0.5 },
      { kind: 'scales', y: 600, tone: 'mid', edge: 'glow', size: 46 },
      { kind: 'motif', name: 'junk', x: 330, y: 620, scale: 1.35, tone: 'ink', light: 'glow' },
      { kind: 'scales', y: 665, tone: 'deep', edge: 'glow', size: 64 },
    ],
  },
};
