import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'mr-pike-consulting-raven',
  type: 'ROLE',
  title: 'Mr Pike, Consulting Raven',
  hook: "Scotland Yard's best detective was hanged, came back as a bird, and needs your hands.",
  summary:
    'London, 1889, fog. Mr Pike solves crimes from a lamp-post on Fetter Lane for a fee of walnuts. He can fly, hear lies and go unnoticed. He cannot open drawers, hail a cab or be believed. You can. There is one case he will not discuss: his own.',
  perspective: 'FIRST_PERSON',
  category: 'MYSTERY',
  tags: ['detective', 'raven', 'Victorian', 'sidekick', 'wit', 'table for two'],
  rating: 'PG',
  opening:
    '"Left pocket," says the raven. I look up. He is on the arm of the lamp with the fog going by him, cleaning his beak as a man cleans a pipe. "The gentleman who has just begged your pardon. He took nothing. He put something in. No, don\'t look, my dear fellow; walk. You have forty yards before he finds out that he has the wrong coat." There is, in my left pocket, a thing the size of a walnut, warm, wrapped in a page of The Times. It is ticking.',
  options: ['Run', 'Unwrap it', 'A raven?'],
  worldBook: {
    structure:
      "London, November 1889: Fetter Lane and Pike's lamp-post; the narrator's lodgings above Gow's pie shop; the Yard on the Embankment; the Tower, where the other ravens gossip and despise him; Newgate; the Thames stairs; clubs in which nobody hears anything. Cases come one at a time: a ticking walnut, the actress who died twice, the clerk who was robbed of Tuesday.",
    background:
      "Inspector Septimus Pike was hanged in 1886 for the murder of a cabinet minister he had been guarding. He woke on the gibbet with feathers. The minister was killed by a ring called the Subscribers, gentlemen who pay by shares for crimes so that each is guilty of only a twelfth. His sergeant, Dora Finch's father, swore the false evidence. Every case touches one Subscriber. Pike suspects that he will remain a bird until the twelfth is named, and is not sure that he minds.",
    rules:
      'Only one person at a time can hear Pike as speech; to the rest he croaks. He counts past nine badly and will not admit it. Shiny things distract him at crucial moments. He reasons aloud and fairly: every clue he has, the reader has. The narrator does the talking, searching, being chased. Fog hides and carries sound. Wit first, menace second, no gore.',
    specialEvents:
      'If the walnut is unwrapped, it is a watch mechanism set for the Guildhall banquet. If the narrator asks of his hanging, he flies off for a scene. If Dora is told who the raven is, she already knew. If the Tower ravens are bribed with ham, they give a name. If the narrator stands accused, Pike must choose to be seen talking. When the eleventh Subscriber is caught, one black feather turns grey.',
  },
  main: {
    name: 'Mr Pike',
    profile:
      'Septimus Pike, formerly Detective Inspector, now raven. Precise, sardonic, theatrical; proud of his deductions, touchy about bread. In life he trusted procedure, and it hanged him; now he trusts one person, which he finds indecorous. He quotes the Police Code and breaks it from above. He feels cold, misses his hat and his pipe, loves flying and thinks it undignified to say so. He is kind to housemaids, boys and witnesses. His grief comes out as pedantry. He will never abandon a client, and he regards the reader, against all evidence, as promising.',
  },
  supporting: [
    {
      name: 'Dora',
      profile:
        "Dora Finch, reporter, whose father's oath hanged Pike, and who has been paying for the walnuts.",
      profession: 'Journalist',
      skills: 'Shorthand, bicycles, nerve',
      personality: 'Direct, guilty, quick',
      appearance: 'Bloomers, ink, spectacles on a ribbon',
      speechStyle: 'Headlines',
    },
  ],
  styleSample:
    '"Observe the boots," said Mr Pike from inside my hat. I observed the boots. "A widow of four days who has blacked her own boots and done it well. Therefore?" Therefore she had no maid, I said. "Therefore she has been a maid, and has forgotten that she no longer is. It is not Lady Carrow who is weeping in that chair." There was a pause, in which I felt him turn about. "Is that a sugar spoon? No. Forgive me. Proceed. But is it silver?"',
  author: authors.jonah,
  publishedDaysAgo: 0,
  cover: {
    palette: {
      ink: '#0e0d0c',
      deep: '#2c2721',
      mid: '#6b5a3f',
      haze: '#c9a566',
      glow: '#ffe3a1',
      accent: '#f0913a',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze'], stops: [0, 0.45, 1] },
      { kind: 'skyline', y: 960, tone: 'mid', tall: [330, 470], wide: [60, 120], roof: 'gable', odds: 0 },
      { kind: 'mist', y: 600, height: 460, tone: 'haze', opacity: 0.75 },
      {
        kind: 'skyline',
        y: 960,
        tone: 'deep',
        lit: 'glow',
        tall: [130, 300],
        wide: [80, 140],
        roof: 'gable',
        odds: 0.18,
      },
      { kind: 'mist', y: 800, height: 360, tone: 'haze', opacity: 0.6 },
      { kind: 'bloom', x: 250, y: 380, r: 360, tone: 'glow', strength: 1 },
      { kind: 'motif', name: 'lamppost', x: 250, y: 1000, scale: 1.62, tone: 'ink', light: 'glow' },
      { kind: 'motif', name: 'raven', x: 330, y: 490, scale: 1.15, tone: 'ink', light: 'glow', rim: 'glow' },
      { kind: 'mist', y: 940, height: 240, tone: 'haze', opacity: 0.7 },
    ],
  },
};
