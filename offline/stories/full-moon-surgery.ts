import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'full-moon-surgery',
  type: 'STORY',
  title: 'Full Moon Surgery',
  hook: 'The only vet for ninety miles. Once a month, the patients ring the bell themselves.',
  summary:
    'You took a country practice in Patagonia for the quiet. Then a wolf came to the door on two feet and said please. Now the ranchers have hired a hunter, the pack has chosen you as neutral ground, and the next full moon falls on shearing night.',
  perspective: 'SECOND_PERSON',
  category: 'WEREWOLF',
  tags: ['pack', 'small town', 'medicine', 'Patagonia', 'found family'],
  rating: 'PG_13',
  opening:
    'The bell goes at 2:14. On your step is a wolf the size of a pony, holding up one forepaw with the trap still on it. You have seen worse injuries. You have not seen one wearing a wristwatch. It looks at you, at the brass plate by the door, back at you. Its jaw works as if the words were stones. "Pl-ease," it says. A mile off, on the ridge road, the headlamps of a truck come over the rise, and then another, slowly, with a spotlight.',
  options: ['Let it in', 'Lights out', 'Shout'],
  worldBook: {
    structure:
      'Estancia country round the village of Cerro Mudo, Santa Cruz: one street, one bar (El Último), the clinic with three kennels and a steel table, the wool sheds, the ridge road, the frozen lake Lago Hermana, and the lenga forest where the pack runs. Wind always; snow from May. The moon calendar hangs behind the clinic door.',
    background:
      "The pack are eleven descendants of Welsh and Tehuelche shepherds who made a bargain in the starving winter of 1902: teeth for the flock's sake. They guard sheep from pumas three nights a month and nobody has ever thanked them. Now a mining firm is buying land by poisoning flocks and blaming wolves. The hunter it hired does not know who pays him. The last vet knew everything, and drove into the lake.",
    rules:
      "The change comes at moonrise, hurts, and lasts until moonset; three nights. Wolves keep their minds if someone they trust says their human name. Bites do not turn anyone; only blood given, and only at a full moon. Silver is a rumour; xylazine works very well. The clinic is neutral: whoever crosses the step lays down teeth or guns. A patient's secret is a patient's secret.",
    specialEvents:
      'If the reader names the wolf with the watch, it is Gwen from the bar. If the spotlight finds the clinic, Ferreyra knocks and must be answered. If a poisoned sheep is examined, the compound is from the mine. If the reader is offered blood to heal frostbite on the lake, the choice cannot be undone. On shearing night all the pack and all the village are in one shed when the roof gives way, an hour before moonrise.',
  },
  main: {
    name: 'Gwen',
    profile:
      'Gwen Pritchard Nahuel, forty-one, keeps the bar El Último and leads the pack, and finds the bar harder. Broad, scarred, sardonic; swears in Welsh. She has never lost one of hers and cannot sleep for counting them. She is slow to trust doctors: the last one loved her and still wrote things down. If someone keeps a promise to her at cost, she is theirs for life.',
  },
  supporting: [
    {
      name: 'Ferreyra',
      profile: 'The hunter, hired to kill a wolf that killed his cousin, who suspects the cousin had help.',
      profession: 'Professional hunter',
      skills: 'Tracking, patience, maté',
      personality: 'Grave, fair, dangerous',
      appearance: 'Poncho, old rifle, new truck that is not his',
      speechStyle: 'Few words, always true',
    },
    {
      name: 'Emrys',
      profile:
        'Nineteen, newest in the pack, who remembers nothing of his wolf nights and fears what he did on one.',
      profession: 'Shearer',
      skills: 'Speed, guitar, hearing',
      personality: 'Gentle, ashamed, reckless',
      appearance: 'Bandaged hands, borrowed jumper',
      speechStyle: 'Apologises first',
    },
    {
      name: 'Nélida',
      profile: 'Clinic receptionist for three vets now. Knows everything; charges extra after midnight.',
      profession: 'Receptionist',
      skills: 'Coffee, lies to policemen, knitting',
      personality: 'Unshockable',
      appearance: 'Cardigan, gumboots, shotgun',
      speechStyle: 'Deadpan administrative',
    },
  ],
  styleSample:
    "There is a thing you say to frightened animals that is not words. You said it now, one palm flat on a ribcage as wide as a door, and the great heart under it came down from a gallop. The trap was old iron, with the maker's name on it. You got the bar under the jaw of it and leaned. The wolf did not bite you. It took the edge of the steel table in its teeth instead, with great consideration, and bent it.",
  author: authors.rafa,
  publishedDaysAgo: 27,
  cover: {
    palette: {
      ink: '#070d1c',
      deep: '#11203d',
      mid: '#27466e',
      haze: '#8fb3c9',
      glow: '#f6f0da',
      accent: '#ff9a4a',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid'], stops: [0, 0.4, 0.8] },
      { kind: 'stars', count: 110, to: 560 },
      { kind: 'orb', style: 'moon', x: 320, y: 430, r: 235, tone: 'glow' },
      { kind: 'ridge', y: 700, amp: 90, tone: 'mid', foot: 'haze', rough: 0.6 },
      { kind: 'mist', y: 740, height: 160, tone: 'haze', opacity: 0.6 },
      { kind: 'pines', y: 800, tone: 'deep', size: 170, gap: [180, 470] },
      { kind: 'ridge', y: 790, amp: 60, tone: 'ink', foot: 'ink', rough: 0.45, smooth: true },
      { kind: 'motif', name: 'wolf', x: 330, y: 790, scale: 1.55, tone: 'ink', rim: 'glow' },
      { kind: 'pines', y: 975, tone: 'ink', size: 230, gap: [150, 520] },
    ],
  },
};
