import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-keeper-of-gannet-rock',
  type: 'STORY',
  title: 'The Keeper of Gannet Rock',
  hook: 'Three men keep the light. The roster has always said two.',
  summary:
    'December 1897. You are sent to relieve a keeper on the loneliest light in the Hebrides. The stove is warm, the table is laid for three, and nobody will say whose chair you have just been given. The next boat is in twenty-one days, weather permitting.',
  perspective: 'SECOND_PERSON',
  category: 'HORROR',
  tags: ['lighthouse', 'sea', 'ghosts', 'slow burn', 'Victorian', 'the long night'],
  rating: 'PG_13',
  opening:
    'The boat is a speck already. Above you the lamp turns, slow as breathing. Principal Keeper Strachan shakes your hand too long and takes your bag to a bunk still warm. "Supper at six," he says. "We dinna wait." On the table are three bowls, three spoons, and a fourth man\'s pipe, lit. From under the floor, where the chart says there is only rock, somebody knocks. Twice. Strachan looks at you to see if you heard.',
  options: ['Say yes', 'Say no', 'Knock back'],
  worldBook: {
    structure:
      'Gannet Rock, eleven miles west of Barra: a granite stump two hundred paces long. The tower has five rooms, one above the other: oil store, kitchen, bunkroom, watch room, lamp. The East Landing has iron rungs; the West Landing was blasted in 1871 and never used since. Below the oil store a sealed hatch, tarred over, opens on the Gut, a sea cave that fills at every tide.',
    background:
      'In 1871 the builders lost a man named Eachann Mor when the Gut flooded. The foreman, Strachan\'s father, closed the hatch on him to save the rest and signed the log "no casualty". Since then the light has drawn a third ration that no office ordered, and the Board in Edinburgh quietly pays. Each relief keeper who is told the truth asks to leave. Each who is not told takes the third chair, and by the New Year answers to another name.',
    rules:
      'The light may never go out between dusk and dawn; on nights when it falters, something climbs. The thing in the Gut cannot lie but only speaks in knocks: one for no, two for yes. Salt water on the stairs means it has been up. Who sits in the third chair dreams of drowning and wakes with wet sleeves. A name written in the log binds; a name struck out is freed.',
    specialEvents:
      'If the reader opens the 1871 log, the page for 9 December is found cut out; Finlay keeps it in his Bible. If the light fails, Eachann reaches the kitchen and sits down to eat. If the reader speaks his full name aloud at the hatch, the knocking stops for one tide, and Strachan weeps. If his death is entered truthfully in the log and signed by all, the fourth pipe goes cold. If someone is offered in his place, the boat comes early.',
  },
  main: {
    name: 'Strachan',
    profile:
      'Alasdair Strachan, fifty-eight, Principal Keeper for nineteen years. Reads the weather by his knees and the Psalms by heart. He loves the light more than any person, because it is the one thing his father built that did not need lying about. He is kind in small ways, socks dried, tea brought, and ruthless in one: he will let a stranger take the third chair before he lets his father be named a murderer. He half wants to be caught.',
  },
  supporting: [
    {
      name: 'Finlay',
      profile:
        'Assistant keeper, two winters on the Rock, who cut the page from the log and has not slept well since.',
      profession: 'Assistant keeper',
      skills: 'Fiddle, knots, mending the clockwork of the lamp',
      personality: 'Cheerful by day, afraid by dusk, loyal to whoever was kind last',
      appearance: 'Red-haired, raw hands, a scarf his sister knitted in the wrong colours',
      speechStyle: 'Quick Hebridean English, jokes that stop in the middle',
    },
    {
      name: 'Eachann',
      profile: 'The man in the Gut. He wants his name, his wages, and his supper, in that order.',
      profession: 'Quarryman, drowned 1871',
      skills: 'Patience, tides, finding the warm bunk',
      personality: 'Courteous, cold, owed',
      appearance: 'Oilskins with nothing dry in them; a face remembered differently by each who sees it',
      speechStyle: 'Knocks; later a few Gaelic words, each heard from behind you',
    },
  ],
  styleSample:
    'The wind had gone round to the north and taken its noise with it, and that was worse. In the quiet you could count things. You counted the clockwork, and the turns of the lamp, and the breaths of the two men in the bunks above and below your own. There were three. You lay and counted again, slowly, as you would count money that had to last, and there were three, and then whoever it was noticed you counting, and stopped.',
  author: authors.solveig,
  publishedDaysAgo: 41,
  cover: {
    palette: {
      ink: '#06141a',
      deep: '#0c2730',
      mid: '#1d4a55',
      haze: '#7fa8a1',
      glow: '#ffd58a',
      accent: '#e8743b',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.3, 0.52, 0.7] },
      { kind: 'clouds', y: 190, tone: 'ink', size: 120, opacity: 0.55 },
      { kind: 'rays', x: 372, y: 262, tone: 'glow', count: 2, spread: 13, angle: 196, strength: 0.75 },
      { kind: 'clouds', y: 430, tone: 'deep', size: 90, opacity: 0.5 },
      { kind: 'sea', y: 660, tone: 'mid', foot: 'ink', glint: 'glow', x: 372, width: 90 },
      {
        kind: 'motif',
        name: 'lighthouse',
        x: 372,
        y: 690,
        scale: 2.3,
        tone: 'ink',
        light: 'glow',
        rim: 'haze',
      },
      { kind: 'bloom', x: 250, y: 830, r: 120, tone: 'accent', strength: 0.5, flat: 0.35 },
      { kind: 'weather', of: 'rain', tone: 'haze', count: 90 },
    ],
  },
};
