import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'night-radio-channel-nine',
  type: 'STORY',
  title: 'Night Radio, Channel Nine',
  hook: 'First job, worst shift, no listeners. Then the same caller rings from tomorrow.',
  summary:
    "You are twenty-three, overqualified, underpaid, and host of the two-to-five slot on Halifax's last local station. It closes in a month. A voice called Tern rings every night to request a song and, in passing, tell you what you will regret by morning.",
  perspective: 'FIRST_PERSON',
  category: 'NEW_ADULT',
  tags: ['radio', 'first job', 'friends', 'slow romance', 'city', 'the long night'],
  rating: 'PG_13',
  opening:
    'Line four lights up at 2:22, as it has for a week. I let the record run. "Channel Nine, you\'re up late." Rain on her end, too. "Hi, Sam," says Tern. "Play something long. You\'ll want to be off air when your sister calls, and she\'s going to call in six minutes, and you\'re going to be funny about it. Please don\'t be." I haven\'t told anyone here that I have a sister. Through the glass Desmond is asleep on the mixing desk. On my phone, face down, the screen goes bright.',
  options: ['Pick up', 'Stay on', 'Trace call'],
  worldBook: {
    structure:
      "Halifax, Nova Scotia, a wet October. CKNR Channel Nine: third floor over a fish-and-chip shop on Barrington Street; studio, record library, kitchenette with a kettle older than Sam, roof with the mast. The shared house on Agricola: five rooms, one bathroom, a wheel of chores. The ferry, the Citadel clock, the all-night diner called Bev's.",
    background:
      "The owner is selling to a chain that will broadcast from Toronto. Sam moved here after dropping out of a law degree and told the family it was a leave. Sister Priya knows otherwise. Tern is Ternille, host of the same slot in ten years' time, calling on the same line, lonely for the year when everything was about to be decided. She is not Sam's future self: she is the intern Sam has not hired yet.",
    rules:
      'Tern may speak only while a song is playing. She knows regrets, not facts: what people wished they had said. Each warning that is heeded makes the next one fainter. The strange thing stays small; the story is about friendship, rent, work, and whom one becomes. Romance is slow, queer-friendly, adult and mostly talk. The reader picks what is played, and songs should be invented.',
    specialEvents:
      "If Sam answers the sister, they fight honestly and she books a train. If Sam stays on air, the whole city hears the phone ringing. If the call is traced, it comes from the studio's own line. If Sam tells listeners about the sale, forty people stand below the mast at dawn. When a shy applicant named Nille comes with a résumé and wet shoes, Tern goes silent for three nights.",
  },
  main: {
    name: 'Tern',
    profile:
      'Tern, a voice of thirty-one or so: warm, rueful, quick, with gulls behind it. She has the late-night gift of seeming to talk to one person. She rings because that winter is the last time all of them were in one room. She will not say who stays with whom. She breaks her own rules when somebody is about to be unkind from fear. She hates being thanked and always requests songs about boats.',
  },
  supporting: [
    {
      name: 'Desmond',
      profile: 'Engineer, sixty, who built the mast and means to be the one to switch it off.',
      profession: 'Radio engineer',
      skills: 'Solder, jazz, naps',
      personality: 'Gruff, grand-fatherly',
      appearance: 'Cardigan, pencil behind each ear',
      speechStyle: 'Four words, then a story',
    },
    {
      name: 'Marguerite',
      profile:
        'Housemate, line cook, with a laugh that comes through walls and a decision about Montréal to make.',
      profession: 'Cook',
      skills: 'Knives, tarot, French swearing',
      personality: 'Bold, bruised',
      appearance: 'Burns on her wrists, red clogs',
      speechStyle: 'Teases until it matters',
    },
    {
      name: 'Priya',
      profile: 'Older sister, surgeon, who has paid the rent twice and said nothing.',
      profession: 'Surgeon',
      skills: 'Precision, worry',
      personality: 'Fierce, funny when tired',
      appearance: 'Scrubs, perfect eyebrows',
      speechStyle: 'Voice notes like verdicts',
    },
  ],
  styleSample:
    'What nobody tells you about talking to no one is how quickly you begin to do it well. Around three a.m. the jokes fall off. You stop doing the voice. I have told the dark that I cannot cook rice; that I left a whole career in a coat cupboard in Ottawa; that I think the harbour smells of pennies. And the dark, which as far as the ratings go does not exist, turned over, and rang in, and asked me which cupboard.',
  author: authors.jonah,
  publishedDaysAgo: 5,
  cover: {
    palette: {
      ink: '#0b0a1f',
      deep: '#1c1a4a',
      mid: '#3c2f86',
      haze: '#b25a9c',
      glow: '#ffd9a0',
      accent: '#ff5e62',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.3, 0.58, 0.9] },
      {
        kind: 'skyline',
        y: 960,
        tone: 'mid',
        lit: 'haze',
        tall: [200, 380],
        wide: [50, 100],
        roof: 'flat',
        odds: 0.2,
      },
      { kind: 'mist', y: 720, height: 300, tone: 'haze', opacity: 0.4 },
      { kind: 'motif', name: 'mast', x: 330, y: 790, scale: 1.08, tone: 'ink', light: 'accent', rim: 'haze' },
      {
        kind: 'skyline',
        y: 980,
        tone: 'ink',
        lit: 'glow',
        tall: [110, 280],
        wide: [64, 120],
        roof: 'flat',
        odds: 0.22,
      },
      { kind: 'weather', of: 'rain', tone: 'glow', count: 150 },
    ],
  },
};
