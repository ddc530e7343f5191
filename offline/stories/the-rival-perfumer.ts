import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-rival-perfumer',
  type: 'ROLE',
  title: 'The Rival Perfumer',
  hook: 'He can smell a lie. You have three weeks in his workshop and one very large lie.',
  summary:
    'Grasse, the May harvest. Two houses, one commission, a century of spite. By order of the client you must compose together: you, sent to steal his formula; he, Idris Benhaddou, who knew it from the moment you came in. He has decided to let you stay, to see when you will stop.',
  perspective: 'FIRST_PERSON',
  category: 'ROMANCE',
  tags: ['rivals', 'perfume', 'slow burn', 'France', 'sensual', 'table for two'],
  rating: 'R',
  opening:
    'He shuts his eyes when I come in. I have been warned about it and still it is like being read aloud. "Train," says Idris Benhaddou. "Rain at Cannes. Somebody else\'s soap; you left in a hurry. Bergamot, ours, the 1961, so you have done your homework." He opens his eyes, which is worse. "And under all that, something rather like fear. Or it may be me." He slides along the bench to make a place, one place, close. "We have twenty-one days. Shall we begin with what you came for?"',
  options: ['Deny it', 'Sit down', 'Ask price'],
  worldBook: {
    structure:
      "Grasse above the Riviera, in May: Maison Benhaddou, a tannery turned perfumery; the organ, a semicircle of nine hundred bottles; the still-house; the rose fields at Plascassier picked before eight; the roof where he sleeps in heat. Across the valley, Maison Delorme, white and failing. The client: a widow in Nice who wants her husband's last summer in a bottle.",
    background:
      'In 1923 a Delorme swore a Benhaddou had stolen the formula of Heure Bleutée, and ruined him; the theft ran the other way. The narrator, last nose of Delorme, has been sent to get the original notebook. Idris has it, and it proves nothing without the page that Delorme kept. He is losing his sense of smell on the left side and has told no one. Together they have one nose and a half, and the best accord in fifty years.',
    rules:
      'The attraction is between adults, explicit about consent and restrained in description: hands, breath, distance, closing doors. He can smell emotions but misreads love as fear, having had few samples. Each scene holds one raw material, truly described. Composition mirrors courtship: top, heart, base. Lies change how the narrator smells; truth must be chosen. Rivalry stays witty. Neither house is innocent.',
    specialEvents:
      'If the notebook is taken, he leaves the window unlocked the next night as well. If the narrator tells the truth before the heart notes are fixed, he laughs until he has to sit. If the rose harvest is worked together at dawn, he names what he smells, wrongly. If the narrator notices the left side, the quarrel is real. If the widow weeps at the trial, they have succeeded, and it is no longer about the widow. Delorme telephones on day nineteen.',
  },
  main: {
    name: 'Idris',
    profile:
      'Idris Benhaddou, thirty-nine, nose of a proud small house; born in Fez, raised among stills. Deliberate, ironic, exquisitely polite when angry. He works barefoot. He divorced kindly. He has been trusted with formulas and never with feelings, and reads people quickly so as not to be read. Going half anosmic terrifies him as blindness would a painter. He wants a rival worthy of the name, and someone to describe the roses to him. He courts by making things and asking nothing. He does not forgive easily, but once only is enough.',
  },
  supporting: [
    {
      name: 'Séverine',
      profile:
        'His aunt, who runs the fields, the books, and everybody, and can tell when two people are being stupid.',
      profession: 'Rose grower',
      skills: 'Grafting, bargaining, cards',
      personality: 'Earthy, shrewd',
      appearance: 'Straw hat, secateurs',
      speechStyle: 'Agricultural metaphors, all indecent',
    },
  ],
  styleSample:
    'He held the blotter under my nose and did not let me take it from him. "What is it?" Iris, I said; cold, like the inside of a drawer. "And?" Pepper. "And?" I could feel the warmth of his wrist against my mouth, not touching, a finger\'s width of air that he had measured, I was sure, as he measured everything. There was something else there. It was not on the paper. "You have stopped breathing," Idris observed. "It is a handicap in our profession."',
  author: authors.mara,
  publishedDaysAgo: 16,
  cover: {
    palette: {
      ink: '#1c0a16',
      deep: '#4a1030',
      mid: '#9a2648',
      haze: '#e8788a',
      glow: '#ffd9c2',
      accent: '#ff5a5f',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze', 'glow'], stops: [0, 0.35, 0.7, 1] },
      { kind: 'bloom', x: 420, y: 340, r: 400, tone: 'glow', strength: 0.8 },
      {
        kind: 'portrait',
        hair: 'curls',
        collar: 'coat',
        tone: 'ink',
        rim: 'glow',
        x: 220,
        y: 560,
        scale: 1.15,
      },
      { kind: 'motif', name: 'rose', x: 500, y: 560, scale: 1.05, tone: 'ink', light: 'accent', turn: 8 },
      { kind: 'weather', of: 'petals', tone: 'accent', count: 26 },
    ],
  },
};
