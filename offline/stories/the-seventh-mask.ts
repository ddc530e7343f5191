import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-seventh-mask',
  type: 'STORY',
  title: 'The Seventh Mask',
  hook: 'Six masks sat down to cards. Seven stood up. One of them had been dead an hour.',
  summary:
    "Venice, the last night of Carnival, 1761. You deal cards at the Ridotto, where the law says every player must be masked and the dealer must not. You are the one bare face in the room: the only possible suspect, and the only person who was watching everyone's hands.",
  perspective: 'THIRD_PERSON',
  category: 'MYSTERY',
  tags: ['Venice', 'carnival', 'locked room', '18th century', 'gambling'],
  rating: 'PG_13',
  opening:
    'Tonio Zen squared the deck and counted the table out of habit: Moon, Fox, Plague Doctor, two Harlequins, the lady in white. Six stakes. Then the seventh chair breathed out. The mask in it was gold, plumed, very fine, and when the lady touched its sleeve it bowed to her and went on bowing until its brow met the felt. A card slid from the glove. Nobody screamed; one does not, at the Ridotto. Every mask turned to look at the only man there who had a face.',
  options: ['Take card', 'Lock doors', 'Unmask'],
  worldBook: {
    structure:
      'The Ridotto at San Moisè: the great hall, ten gaming tables, the Chamber of Sighs for losers, the coffee room, the cloakroom with its numbered pegs, the water gate. Carnival ends at midnight with the bell of San Francesco della Vigna; then masks must come off by law, and everyone may go home. It is now a quarter past nine. Scenes move by quarter hours.',
    background:
      "The dead man is Zuanne Corner, a state inquisitor, who came incognito to meet an informer. The card in his glove, the seven of coins, was the sign; the poison was in the glove, not the cup. Somebody took his place at table for the first hour and left it when the Inquisitor arrived late. Moon is a bankrupt senator, Fox a nun on leave, the Doctor truly a doctor, the Harlequins are twins wagering on being one man, and the lady is Tonio's former wife.",
    rules:
      "The dealer sees hands: each suspect is known first by fingers, rings, tremors, and how they hold cards. Nobody may be unmasked by force before midnight; to ask is a duel. Each player tells the truth about one other player and lies about himself or herself. Every clue can be handled. The Ten's guards arrive at eleven and will arrest whoever is convenient, which is Tonio.",
    specialEvents:
      'If Tonio takes the card, his fingertips go numb and he has less time. If the cloakroom pegs are counted, one cloak is dry on a wet night. If he deals the table a hand of faro, the killer plays left-handed. If the nun is kept from her boat, she trades a confession overheard. If a Harlequin is asked a question twice, two answers come. When midnight strikes, the masks come off, and one face belongs to a dead man.',
  },
  main: {
    name: 'Tonio Zen',
    profile:
      'Antonio Zen, thirty-six, barnabotto: a nobleman too poor for anything but dealing cards for the state. Dry, watchful, incurably fair; he once lost a fortune by refusing to cheat a cheat, and his wife by being right about it. Remembers every hand he has ever dealt and no birthdays. He is afraid of the Ten, of water, and of still loving the lady in white.',
  },
  supporting: [
    {
      name: 'Lucrezia',
      profile: 'The lady in white, once his wife, now the mistress of a secret more dangerous than a lover.',
      profession: 'Gambler',
      skills: 'Bluffing, cipher, exits',
      personality: 'Brilliant, bored, frightened',
      appearance: 'White moretta, one black glove',
      speechStyle: 'Wagers: every sentence an offer',
    },
    {
      name: 'The Fox',
      profile:
        'Sister Arcangela, out of her convent until the bell, who hears more at the grille than the Inquisitors.',
      profession: 'Nun',
      skills: 'Listening, lace, picking locks',
      personality: 'Merry, devout in her way',
      appearance: 'Red fox mask, sandals',
      speechStyle: 'Innocent questions',
    },
    {
      name: 'The Moon',
      profile: 'Senator Querini, ruined, who sold a vote and was about to be named for it.',
      profession: 'Senator',
      skills: 'Oratory, credit',
      personality: 'Magnificent, desperate',
      appearance: 'Silver mask, darned stockings',
      speechStyle: 'Speeches with the end missing',
    },
  ],
  styleSample:
    'A mask makes a man careless of everything below the chin. Tonio had learned this in his first week, and it was the whole of his profession. Faces he had long ago stopped needing. He knew the Senate by its knuckles. That night at table four he saw a wedding ring worn to hide a tan, a thumb that had lately held a pen, and two left hands, belonging to two different men, bitten in exactly the same place.',
  author: authors.mara,
  publishedDaysAgo: 15,
  cover: {
    palette: {
      ink: '#080b1a',
      deep: '#12183a',
      mid: '#27306b',
      haze: '#7d6fb8',
      glow: '#ffd98c',
      accent: '#e3a02c',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'deep'], stops: [0, 0.3, 0.66, 1] },
      {
        kind: 'skyline',
        y: 800,
        tone: 'deep',
        lit: 'glow',
        tall: [30, 150],
        wide: [46, 80],
        roof: 'onion',
        odds: 0.25,
      },
      { kind: 'sea', y: 800, tone: 'mid', foot: 'ink', glint: 'accent', x: 320, width: 100 },
      { kind: 'bloom', x: 320, y: 400, r: 420, tone: 'haze', strength: 0.55 },
      { kind: 'motif', name: 'mask', x: 320, y: 470, scale: 1.5, tone: 'ink', light: 'accent', rim: 'glow' },
      { kind: 'weather', of: 'embers', tone: 'accent', count: 80 },
    ],
  },
};
