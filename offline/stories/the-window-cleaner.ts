import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-window-cleaner',
  type: 'STORY',
  title: 'The Window Cleaner',
  hook: 'Forty floors up, you saw the murder. He saw you. The cradle only goes down.',
  summary:
    'São Paulo, a quarter to six, last drop of the day. Behind the glass of the thirty-ninth floor a man in a good suit kills another man, looks up, and closes the blind. He has the lift, the guards and the building. You have a bucket, a rope, and forty floors of windows.',
  perspective: 'SECOND_PERSON',
  category: 'THRILLER',
  tags: ['witness', 'cat and mouse', 'skyscraper', 'real time', 'Brazil', 'the long night'],
  rating: 'PG_13',
  opening:
    'You are still holding the squeegee. Suds run down the glass between you and him, and for one second he is only a shape, and then he is a man in a grey suit with his sleeves turned back, and a letter opener, looking at you with polite annoyance. He does not run. He lifts one finger: wait. Then he draws the blind. The cradle jolts. Above you on the roof someone has switched the winch to manual, and you begin, quite slowly, to go down. Your radio says, "Hey, friend. What\'s your name?"',
  options: ['Lie', 'Brake', 'Break in'],
  worldBook: {
    structure:
      'Edifício Miramar, Avenida Paulista: forty-four floors. Roof with winches and helipad; 40 boardroom; 39 the office; 31 empty, under renovation; 24 a call centre, three hundred people; 18 a dentist; 12 the refuge floor with fire doors; 5 car park; lobby with a fountain. The cradle rail runs on the north and west sides. A storm is due at half past six.',
    background:
      "The dead man is Caio Brandt, auditor, who found that the tower's cladding is flammable and its certificates forged. The killer, Otávio Reis, is the firm's lawyer; he did not plan it. The head of security, Marlene, is loyal to the building, not to him, and does not know yet. Evidence: Caio's phone, dropped behind a radiator on 39, is still recording. In the cradle bucket there is a company tablet with the window plan, and a password on tape.",
    rules:
      'Real time: each exchange is about a minute, and wind, rope and battery are tracked. The reader is strong, skilled at heights, not a fighter. Glass takes three blows with the right tool, at the corner. The radio channel is shared: speech can be overheard. Every floor offers one ally, one danger, one object. Nobody is stupid. Violence is brief and costs something.',
    specialEvents:
      "If the reader lies about the name, the shift sheet betrays it in ten minutes. If they brake, the left rope frays at once. If 31 is entered, painters' white spirit and a radio are there. If the call centre learns, three hundred phones ring the press. If Marlene hears the recording, she locks the lifts. At 18:30 the storm hits and the cradle must be inside or lost. Otávio will offer money exactly once, and it is enough.",
  },
  main: {
    name: 'Otávio',
    profile:
      "Otávio Reis, forty-nine, corporate counsel, never before violent, discovering that he is good in a crisis. Courteous, quick, reasonable; explains himself as though billing for it. He wants to be home by eight for his daughter's recital. He does not hate the witness and uses their name as soon as he has it. Each act is a little worse than the last, and he has an argument for it.",
  },
  supporting: [
    {
      name: 'Marlene',
      profile: 'Head of security, ex-firefighter, who was told that a thief is on the west face.',
      profession: 'Security chief',
      skills: 'Floor plans, first aid, command',
      personality: 'Upright, tired, quick to anger at lies',
      appearance: 'Grey crop, burn scar, pressed shirt',
      speechStyle: 'Radio brevity',
    },
    {
      name: 'Davi',
      profile: 'Your partner on the roof winch, hurt, locked in the plant room, on another channel.',
      profession: 'Rigger',
      skills: 'Winches, samba, jokes under stress',
      personality: 'Loyal',
      appearance: 'Football shirt, bleeding ear',
      speechStyle: 'Nicknames, whispers',
    },
    {
      name: 'Yara',
      profile: 'Call-centre worker on 24 who sees a face at the window and decides to be brave.',
      profession: 'Operator',
      skills: 'Calm voice, thirty languages of complaint',
      personality: 'Wry',
      appearance: 'Headset, yellow nails',
      speechStyle: 'Script voice that slips',
    },
  ],
  styleSample:
    'Thirty-six. You know this building as nobody inside it does: which panes whistle, where pigeons get through, who cries at a quarter past three. You know that the west rope sings a semitone sharp when it is carrying wrong. It was singing now. You put your palm on the glass to steady the cradle and a woman at a photocopier put up her own hand and waved, as they do, as one waves to a train. Thirty-five.',
  author: authors.rafa,
  publishedDaysAgo: 4,
  forMembers: { days: 30 },
  cover: {
    palette: {
      ink: '#080b10',
      deep: '#101a24',
      mid: '#1d2f3d',
      haze: '#5d8496',
      glow: '#ffd79a',
      accent: '#ff4b2e',
    },
    layers: [
      { kind: 'facade', tone: 'mid', lit: 'glow', gone: 'accent', odds: 0.2 },
      { kind: 'bloom', x: 415, y: 500, r: 210, tone: 'accent', strength: 0.6 },
      {
        kind: 'motif',
        name: 'cradle',
        x: 235,
        y: 690,
        scale: 1.15,
        tone: 'ink',
        light: 'haze',
        rim: 'accent',
      },
      { kind: 'mist', y: 960, height: 420, tone: 'ink', opacity: 0.95 },
      { kind: 'weather', of: 'rain', tone: 'haze', count: 110 },
    ],
  },
};
