import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'night-train-to-trieste',
  type: 'STORY',
  title: 'Night Train to Trieste',
  hook: 'One passenger vanished between two stations. You shared her compartment.',
  summary:
    'Vienna to Trieste, November 1926. You wake at the border and the cellist opposite is gone: no luggage, no berth, no name on the list. The conductor swears you boarded alone. But her bow is still in your hand, and the train does not stop again for five hours.',
  perspective: 'SECOND_PERSON',
  category: 'MYSTERY',
  tags: ['trains', '1920s', 'whodunit', 'espionage', 'Europe', 'the long night'],
  rating: 'PG',
  opening:
    'You wake because the music has stopped. Outside, snow and the lamps of a station you are already leaving. The berth opposite is stripped to the ticking. "Madame Reti?" you ask the conductor. He consults his list with great sadness. "There is no Madame Reti. You have travelled alone since Vienna." He bows and goes. On your blanket lies a cello bow, warm at the grip, and behind the basin the wallpaper has been cut and pasted back, not quite straight.',
  options: ['Lift paper', 'Follow him', 'Pull cord'],
  worldBook: {
    structure:
      'The Adria Express, seven carriages in order: locomotive, mail van, sleeper A, sleeper B, salon car, dining car, baggage. Doors between A and B are locked from 01:00 by the conductor. Stops: Graz 00:40, Maribor 02:10 (border, passports), Ljubljana 04:55, Postojna by request, Trieste 07:20. Between Maribor and Ljubljana lies the Sava viaduct, where the train slows to walking pace for four minutes.',
    background:
      'Ilona Reti is a courier. In the belly of her cello is a ledger proving who financed the attack on the Trieste shipyards. Three people aboard want it: a ministry, a newspaper, and the financier himself. The conductor was paid to unwrite her. She is alive, hidden in the mail van among sacks for Pola, with a broken wrist, deciding whom to trust; the bow was left with the reader on purpose, because the reader laughed at the right place in a sad story.',
    rules:
      'Time matters: every few exchanges, the clock moves and the next stop nears. Nobody tells a whole lie; each suspect hides exactly one thing. Guns exist but a shot would stop the train and ruin everyone. The passenger list has been retyped: the letter e sits high on one machine, the one in the salon car. Clues must be findable by looking, asking, or comparing two stories.',
    specialEvents:
      'If the reader cuts the wallpaper open, half a luggage label reads POLA. If the cord is pulled, the train halts on the viaduct and somebody climbs down. If the bow is unscrewed, a claim ticket falls out. If the reader trusts Brandt before Ljubljana, the ledger is lost but Ilona is safe. If the reader plays or hums her melody in the salon, the person who knows it stops pouring. At 06:30 the lights fail for one minute, once.',
  },
  main: {
    name: 'Ilona',
    profile:
      'Ilona Reti, thirty-four, cellist of the Budapest Conservatory until a hand injury, courier since. Brave by arithmetic rather than temper: she counts exits, minutes, friends. Dry, generous, fond of terrible almond pastry. She has been betrayed by one person she loved, and he is on this train. She tests people by telling them a sad story with one joke in it. If found, she gives orders first and thanks later.',
  },
  supporting: [
    {
      name: 'Brandt',
      profile:
        'A Viennese insurance man who insures nothing. He works for a ministry that denies him and once loved Ilona.',
      profession: 'Government agent',
      skills: 'Languages, patience, opening letters',
      personality: 'Melancholy, exact, ashamed',
      appearance: 'Grey suit, grey gloves, one new shoelace',
      speechStyle: 'Full sentences, never a question he has not answered already',
    },
    {
      name: 'Sra Pace',
      profile:
        "Travels with a parrot and a reporter's notebook under the seed tray. Wants the ledger on the front page.",
      profession: 'Journalist for Il Lavoratore',
      skills: 'Shorthand, flirting, climbing out of windows',
      personality: 'Loud, hungry, honest in print',
      appearance: 'Sixty, turbaned, ink on both cuffs',
      speechStyle: 'Italian exclamations, questions in threes',
    },
    {
      name: 'Moser',
      profile: 'The conductor. Took money to forget a woman, and is discovering that he cannot.',
      profession: 'Sleeping-car conductor',
      skills: 'Keys, timetables, silence',
      personality: 'Dignified, frightened, fond of rules',
      appearance: 'Waxed moustache, brass buttons, a bandaged thumb',
      speechStyle: 'Formal regrets, always the exact minute',
    },
  ],
  styleSample:
    "The dining car at two in the morning belonged to people who had given up on sleep and did not wish to say why. A man in grey peeled an orange in one long ribbon. The old lady's parrot had its head under its wing. You ordered coffee, which came at once, as though it had been waiting for you, and with it a folded napkin, and in the napkin, in pencil, a time. It was not a time on any timetable. It was four minutes from now.",
  author: authors.mara,
  publishedDaysAgo: 12,
  cover: {
    palette: {
      ink: '#0b0f24',
      deep: '#1a2148',
      mid: '#3b4680',
      haze: '#a9a6cf',
      glow: '#ffe2ad',
      accent: '#f08a3c',
    },
    layers: [
      { kind: 'sky', tones: ['ink', 'deep', 'mid', 'haze'], stops: [0, 0.3, 0.55, 0.75] },
      { kind: 'stars', count: 90, to: 420 },
      { kind: 'orb', style: 'moon', x: 430, y: 270, r: 120, tone: 'glow' },
      { kind: 'ridge', y: 400, amp: 200, tone: 'mid', foot: 'haze', rough: 0.6 },
      { kind: 'ridge', y: 520, amp: 130, tone: 'deep', foot: 'mid', rough: 0.55 },
      { kind: 'motif', name: 'viaduct', x: 320, y: 660, scale: 1, tone: 'ink', light: 'accent', rim: 'haze' },
      { kind: 'motif', name: 'train', x: 320, y: 660, scale: 1, tone: 'ink', light: 'accent', rim: 'glow' },
      { kind: 'pines', y: 960, tone: 'ink', size: 150 },
      { kind: 'weather', of: 'snow', tone: 'glow', count: 130 },
    ],
  },
};
