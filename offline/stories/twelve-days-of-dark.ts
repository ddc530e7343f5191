import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'twelve-days-of-dark',
  type: 'STORY',
  title: 'Twelve Days of Dark',
  hook: 'Antarctic winter. Six people, one radio, and a seventh set of footprints coming in.',
  summary:
    'Station Halvorsen, the middle of polar night. No flight for twelve days, forty below, and the satellite link has gone quiet. Tonight someone walked in from the ice, left their boots by the door, and is sitting among you. Everyone agrees there have always been seven.',
  perspective: 'FIRST_PERSON',
  category: 'THRILLER',
  tags: ['Antarctica', 'paranoia', 'isolation', 'survival', 'winter', 'the long night'],
  rating: 'PG_13',
  opening:
    'Seven pairs of boots. I count them because I am the doctor and it is my job to know who is out. Solberg, Ruiz, the Captain, Kit, Anneke, me. The seventh pair is size forty-two, the snow on it not yet melted, and no name in the cuff. In the mess they are laughing. I stand in the doorway with the lamp and look from face to face to face, and I know every one of them, I have set that wrist, I have played cards with that laugh. "Doc," says one. "Close the door. You\'re letting it in."',
  options: ['Roll call', 'Say none', 'Radio'],
  worldBook: {
    structure:
      'Halvorsen Station, Dronning Maud Land: mess, galley, bunk corridor, clinic, generator shed (forty metres by rope), radio hut (ninety), the ice-core trench, the snowcat. Outside: the flag line, the crevasse called Mother, the wreck of a 1958 aircraft three kilometres east. Twelve days until the ski-plane; each day has a log entry, a temperature and a failure.',
    background:
      'Nothing supernatural need be true. The ice core reached a layer with a spore that loosens memory for faces; in the dark, with poor air, the crew have lost the ability to tell who is new. The seventh is real: Ilse Brandvold, sole survivor of a private traverse that should not exist, sent to take the core. She is frightened, capable, has killed nobody so far, and knows that as long as all remember her she is safe. One of the six is her contact.',
    rules:
      "The doctor's own memory cannot be trusted: written records can, unless altered. Each day the narrator may check one thing properly. Outside without a rope is death in twenty minutes. Suspicion is contagious: accusing somebody makes others remember against them. Everyone has one true alibi. The seventh's identity is fixed: clues must point to Kit's bunk-mate, the name that is on no list from last summer.",
    specialEvents:
      'If a roll call is held by name, seven answer, and two answer to the same middle name. If the radio hut is reached, the log shows a call out last night. If boots are fitted, they fit two people. On day four the generator is drained. On day seven the Captain proposes a vote. If the core is thawed, tempers fail and so does the light. If the narrator finds their own handwriting saying "do not trust the doctor", it is genuine.',
  },
  main: {
    name: 'Ilse',
    profile:
      'Ilse Brandvold, thirty-three, glaciologist for hire, living under whichever name the table gives her. Warm, quick, useful: she mends the stove, she remembers birthdays from what she reads in bunks at night. She left four colleagues in a crevasse and hears them. She wants the plane. She prefers charm to harm and will use either. She likes the doctor, and that is the problem.',
  },
  supporting: [
    {
      name: 'Solberg',
      profile:
        "The Captain's second, generator man, who trusts only machines and has begun to mark people's hands with pen.",
      profession: 'Engineer',
      skills: 'Diesel, rope, silence',
      personality: 'Stolid, cracking',
      appearance: 'Ice in his beard, blue thumb',
      speechStyle: 'Measurements',
    },
    {
      name: 'Ruiz',
      profile: 'Radio operator, Chilean navy, secretly the contact, who was told no one would be hurt.',
      profession: 'Radio operator',
      skills: 'Codes, guitar, alibis',
      personality: 'Charming, ill with guilt',
      appearance: 'Always cold, always shaved',
      speechStyle: 'Jokes, then coordinates',
    },
    {
      name: 'Anneke',
      profile: 'Core scientist who has stopped sleeping, and who draws all the faces to keep them.',
      profession: 'Glaciologist',
      skills: 'Drawing, patience',
      personality: 'Precise, frightened',
      appearance: 'Charcoal fingers, two hats',
      speechStyle: 'Caveats',
    },
  ],
  styleSample:
    'Day three. Minus forty-four. I write it down because the writing stays where I put it. This morning I asked each of them, one by one, as if for the medical files, who had been sick on the crossing. Everybody laughed and said the same name. I laughed too. I remember it perfectly: the green face, the bucket, the gale off Bouvet. Then I came back here to the clinic and looked up the crossing. It was calm, all nine days. I made a note at the time.',
  author: authors.solveig,
  publishedDaysAgo: 11,
  cover: {
    palette: {
      ink: '#040a16',
      deep: '#0a1c33',
      mid: '#14425a',
      haze: '#9fd8d6',
      glow: '#7dffb8',
      accent: '#ff9a3d',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid'], stops: [0, 0.5, 0.85] },
      { kind: 'stars', count: 170, to: 680, tone: 'haze' },
      { kind: 'aurora', y: 330, tones: ['glow', 'haze'] },
      { kind: 'ridge', y: 690, amp: 110, tone: 'deep', foot: 'mid', rough: 0.58 },
      { kind: 'ridge', y: 775, amp: 34, tone: 'haze', foot: 'mid', rough: 0.45, smooth: true },
      { kind: 'bloom', x: 420, y: 735, r: 170, tone: 'accent', strength: 0.7 },
      { kind: 'motif', name: 'hut', x: 420, y: 765, scale: 0.85, tone: 'ink', light: 'accent', rim: 'haze' },
      { kind: 'trail', tone: 'deep', x: 380, y: 790, width: 10, count: 34 },
      { kind: 'weather', of: 'snow', tone: 'haze', count: 60 },
    ],
  },
};
