import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-minute-mender',
  type: 'STORY',
  title: 'The Minute Mender',
  hook: 'The town clock will stop at midnight. You can give it one hour. Whose will you take?',
  summary:
    "A story for one sitting. In Oberlinde, the clock in the square has never been wound: each New Year somebody gives it an hour of their life. Tonight the donor has run away, it is eleven, and you, the clockmaker's youngest, hold the key and a list of names.",
  perspective: 'THIRD_PERSON',
  category: 'SHORT_STORY',
  tags: ['fable', 'time', 'winter', 'one sitting', 'choices', 'the long night'],
  rating: 'G',
  opening:
    'At eleven exactly, Wren Tallis climbed the last ladder and found the chair empty. A warm cushion, a half-eaten plum bun, an open window; below it footprints, running, filling with snow. So the Mayor had changed his mind. Behind Wren the great wheel ticked, a little late, and then a little later still. One hour was owed. The key was cold and heavy as a fish. Down in the square the whole town was dancing, every one with some hour they would not miss. Or would they?',
  options: ['Chase him', 'Ask crowd', 'Give mine'],
  worldBook: {
    structure:
      "Oberlinde, a mountain town built in a ring about its clock tower. Four ladders up: bell, weights, wheels, face. The square with its bonfire; the baker's, the school, the infirmary with one lit window; the Mayor's house; the toll bridge out of town. The story runs from eleven to midnight in six scenes of ten minutes.",
    background:
      "Old Tallis, Wren's great-grandmother, stopped an avalanche by stopping time, and has had to pay for it at an hour a year since. The hour is taken from a life already lived: the giver forgets it wholly, as do all who shared it. In eighty years people have given toothaches, quarrels, dull sermons. But the clock has been growing fussy. Last year it spat out a boredom and took a birthday.",
    rules:
      "Only an hour that mattered will wind the clock now. It must be chosen freely and told aloud first, and whoever hears the telling keeps the story, though the giver loses the memory. If the clock stops, the avalanche, waiting eighty years above the roofs, comes down. Wren can hear what an hour weighs by putting an ear to a person's chest. No one may be tricked. The tone is a tender fable; endings should arrive.",
    specialEvents:
      'If the Mayor is caught on the bridge, he shows the only hour he has left that mattered and why he ran. If Nurse Odile is asked, she offers the hour of a goodbye. If the crowd is told the truth, they argue, then queue. If Wren gives an hour, it is the one in which Grandmother taught the key, and someone else must finish the winding. If twelve people each give five minutes, the clock considers it. At the last stroke, look up.',
  },
  main: {
    name: 'Wren',
    profile:
      "Wren Tallis, twelve, the clockmaker's youngest, who can hear the weight of hours and pretends not to. Serious, scabbed, brave on ladders and shy on the ground. Wren wants to be trusted with something, and has just been trusted with everything. Dislikes the plum buns, the Mayor, and being told that it will all make sense later.",
  },
  supporting: [
    {
      name: 'Mayor Ott',
      profile: 'Ran away because the only hour heavy enough is the one he spent holding his daughter.',
      profession: 'Mayor and baker',
      skills: 'Speeches, buns, guilt',
      personality: 'Pompous outside, tender inside',
      appearance: 'Chain of office over an apron',
      speechStyle: 'Begins proclamations and abandons them',
    },
    {
      name: 'Odile',
      profile: 'Night nurse of Oberlinde, keeper of many last hours.',
      profession: 'Nurse',
      skills: 'Listening, needles, whistling',
      personality: 'Calm, funny, tired',
      appearance: 'Grey braid, mismatched mittens',
      speechStyle: 'Plain words, long looks',
    },
  ],
  styleSample:
    'The trouble with hours, Grandmother used to say, is that the good ones and the bad ones are the same length, and you cannot tell by looking. You had to listen. A wasted hour rang like a tin cup. A happy one hummed. And now and then, when Wren leaned against some perfectly ordinary person in the bread queue, there was one down there so heavy and so quiet that it made no sound at all, only pulled, as the moon pulls.',
  author: authors.jonah,
  publishedDaysAgo: 33,
  cover: {
    palette: {
      ink: '#10142b',
      deep: '#262a5c',
      mid: '#4f4f94',
      haze: '#c9a7c7',
      glow: '#fff1c9',
      accent: '#f0653a',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.35, 0.65, 0.9] },
      { kind: 'stars', count: 60, to: 500 },
      { kind: 'ridge', y: 640, amp: 190, tone: 'mid', foot: 'haze', rough: 0.6 },
      { kind: 'orb', style: 'clock', x: 320, y: 370, r: 205, tone: 'glow' },
      {
        kind: 'skyline',
        y: 800,
        tone: 'deep',
        lit: 'glow',
        tall: [20, 110],
        wide: [54, 96],
        roof: 'gable',
        odds: 0.4,
      },
      {
        kind: 'skyline',
        y: 960,
        tone: 'ink',
        lit: 'accent',
        tall: [50, 150],
        wide: [80, 130],
        roof: 'gable',
        odds: 0.3,
      },
      { kind: 'weather', of: 'snow', tone: 'glow', count: 190 },
    ],
  },
};
