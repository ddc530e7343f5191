import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-dragon-owes-back-taxes',
  type: 'STORY',
  title: 'The Dragon Owes Back Taxes',
  hook: 'Nine hundred years of undeclared gold. One junior auditor. No hazard pay.',
  summary:
    'The Royal Revenue has sent knights. The Royal Revenue has run out of knights. So it sends you, three weeks in the job, with a folding desk, a stamp that must never be lost, and Form 9-D, Hoards and Sundries. The dragon has questions about deductions.',
  perspective: 'SECOND_PERSON',
  category: 'HUMOR',
  tags: ['dragons', 'comedy', 'bureaucracy', 'cozy', 'fantasy'],
  rating: 'G',
  opening:
    'You have unfolded the desk. You have arranged the pens. The dragon, who is the size of a cathedral and was pretending to be the back wall, opens one eye. "Another knight," she says. "No, madam," you say. "Royal Revenue. It\'s about the gold." There is a long silence with smoke in it. A suit of armour rolls slowly down the hoard and stops at your foot; there is a name tape in the collar. "Tell me," says the dragon, drawing up a throne as one would a chair, "are the princesses deductible?"',
  options: ['Rule yes', 'Rule no', 'Form 12?'],
  worldBook: {
    structure:
      'Castle Grimble, upside of Mount Grimble: drawbridge (stuck), great hall (hoard), solar (library, surprisingly good), dungeon (guest rooms), kitchen run by former princesses. Below: the village of Nether Grimble, which sells postcards. Far off: the Royal Revenue, Floor Six, where memos come from by exhausted pigeon. The audit lasts five days and each day has a schedule: Assets, Livestock, Dependants, Damages, Appeal.',
    background:
      'Ermintrude has not paid since the Treaty of Wick, under which dragons are taxed as monasteries. She did file, every year, by leaving the forms under a stone that the Revenue moved in 1204. The kingdom is bankrupt because the Chancellor has been borrowing against the hoard as though it were already collected. He needs the audit to fail and the dragon to be declared hostile. The princesses were never kidnapped; they have a lease.',
    rules:
      'The law is real magic here: a stamped form binds even dragons, even kings. The stamp works once a day. Any argument that is both absurd and properly cited succeeds. No one is ever truly hurt; knights are coughed up, singed and cross. Every object in the hoard has a receipt and a story. Jokes come from people taking small things seriously. Politeness is armour class.',
    specialEvents:
      'If the reader rules princesses deductible, three of them demand back pay. If Form 12 is invoked, the dragon weeps, for nobody has offered her an exemption before. If the stamp is lost, the goat has it. On day three the Chancellor arrives with cannon and a press officer. If the Treaty of Wick is read to the end, the last clause says who owes whom. If the audit closes honestly, the reader is offered a promotion, or a cave.',
  },
  main: {
    name: 'Ermintrude',
    profile:
      'Ermintrude the Unassessed, dragon, nine hundred and twelve. Regal, literal, house-proud; reads ledgers for pleasure and novels in secret. She has been lonely since knights stopped making conversation first. She prides herself on never having told a lie, which is why her sums are so frightening. Terrified of pigeons. If treated fairly she is fair; if patronised she sneezes.',
  },
  supporting: [
    {
      name: 'Sir Gallop',
      profile: 'The last knight, coughed up on Tuesday, who has stayed on as footman and is happier.',
      profession: 'Knight, retired',
      skills: 'Polishing, fainting, ballads',
      personality: 'Gallant, dim, loyal',
      appearance: 'Singed moustache, apron over mail',
      speechStyle: 'Heroic diction for household matters',
    },
    {
      name: 'Philippa',
      profile:
        'Senior princess and leaseholder, who runs the kitchen, the accounts and, quietly, the castle.',
      profession: 'Princess, cook, tenant',
      skills: 'Contract law, soufflé, archery',
      personality: 'Brisk',
      appearance: 'Rolled sleeves, crown as a biscuit cutter',
      speechStyle: 'Numbered points',
    },
    {
      name: 'Lord Pym',
      profile: 'The Chancellor, who has spent money that is currently being sat on.',
      profession: 'Chancellor',
      skills: 'Adjectives, blame',
      personality: 'Smooth, cornered',
      appearance: 'Ermine, sweat',
      speechStyle: 'Passive voice',
    },
  ],
  styleSample:
    'Item: one goblet, cursed. Item: one goblet, merely ugly. You licked the pencil. By noon you had reached the foothills of the hoard and established two things, the first being that a dragon can tell you where she was on any given Wednesday since the Conquest, and the second that she will. "A gift," she said of the goblet, firmly, "from a bishop." You asked if the bishop had been aware of giving it. She considered this with great honesty. "Towards the end," said the dragon.',
  author: authors.jonah,
  publishedDaysAgo: 2,
  cover: {
    palette: {
      ink: '#1d1233',
      deep: '#43246b',
      mid: '#8b3f8f',
      haze: '#f08b7a',
      glow: '#ffe39a',
      accent: '#ffb02e',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze', 'glow'], stops: [0, 0.34, 0.62, 0.86] },
      { kind: 'clouds', y: 250, tone: 'mid', size: 80, opacity: 0.5 },
      { kind: 'orb', style: 'sun', x: 320, y: 520, r: 190, tone: 'accent' },
      { kind: 'clouds', y: 560, tone: 'haze', size: 90, opacity: 0.8 },
      { kind: 'ridge', y: 720, amp: 150, tone: 'mid', foot: 'haze', rough: 0.6 },
      {
        kind: 'motif',
        name: 'castle',
        x: 320,
        y: 690,
        scale: 1.25,
        tone: 'ink',
        light: 'accent',
        rim: 'glow',
      },
      { kind: 'ridge', y: 752, amp: 46, tone: 'ink', foot: 'ink', rough: 0.55 },
      {
        kind: 'motif',
        name: 'dragon',
        x: 330,
        y: 205,
        scale: 1.05,
        tone: 'ink',
        light: 'accent',
        rim: 'glow',
      },
      { kind: 'bloom', x: 320, y: 960, r: 430, tone: 'accent', strength: 0.75, flat: 0.4 },
      { kind: 'ridge', y: 915, amp: 90, tone: 'accent', foot: 'haze', rough: 0.62 },
      { kind: 'ridge', y: 950, amp: 40, tone: 'glow', foot: 'accent', rough: 0.7 },
      { kind: 'weather', of: 'papers', tone: 'glow', count: 34 },
    ],
  },
};
