import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'room-1204',
  type: 'STORY',
  title: 'Room 1204',
  hook: 'Your floor has rooms 1203 and 1205. Tonight your key says something else.',
  summary:
    'A cheap officetel in Seoul, a night shift, a corridor you could walk asleep. Then the thirteenth door appears, with your name on the intercom and your coat on the hook. The neighbours advise you kindly: do not ring. And whatever you do, do not answer when it rings you.',
  perspective: 'SECOND_PERSON',
  category: 'HORROR',
  tags: ['liminal', 'apartment', 'Seoul', 'doppelganger', 'urban', 'the long night'],
  rating: 'PG_13',
  opening:
    'The corridor lights come on one at a time to meet you, as always. 1201. 1202. 1203. And then a door you have never seen, brown like the others, its paint worn at just the height of your own hand. The keypad is lit. Through the gap, for it is open by the width of a shoe, comes the smell of your mother\'s doenjang stew, and your own voice, cheerful, on the telephone. "Hold on," it says. "I think someone\'s home." The voice comes nearer. Behind you, the lights begin to go out.',
  options: ['Go in', 'Run', 'Speak'],
  worldBook: {
    structure:
      "Haneul Officetel, Sinchon, fourteen floors, one lift, no fourth-floor button, twelve rooms a floor: except that the twelfth has twelve until 03:33. Lobby with a goldfish; laundry in the basement, where machine 4 is always full; roof with water tanks. Inside 1204: the reader's flat reversed, each thing in it slightly nicer, windows that look on a corridor.",
    background:
      'The builder skipped number four for luck and the building noticed. Room 1204 collects whatever its tenants decided against: the call not made, the job refused, the brother not forgiven. It furnishes itself from those, and after a while it has enough to make a tenant of its own. The one inside now is the reader who stayed home the night of the accident. It is not evil. It simply has the better life and would like to keep it, which needs only that the other stop.',
    rules:
      'The door opens between 00:00 and 03:33. Time inside costs three outside. What is eaten there is forgotten here. The double knows everything up to the choice and nothing since; ask about after. It cannot cross the sill unless answered. Phones ring true: the caller is always the other one. Lights go out behind, never in front. Fear is quiet; no gore, wrongness in small domestic detail.',
    specialEvents:
      'If the reader speaks first, the double says the reader\'s next sentence with them. If the reader eats, a face in their photographs goes soft. If Mrs Ma is asked about her husband, she says he is "on twelve". If the goldfish are counted there is one more each night. If the reader tells the double what happened after, it begins to cry and the windows show the street. At 03:33 whoever stands outside is the tenant.',
  },
  main: {
    name: 'The other',
    profile:
      'The one who lives in 1204: the reader, had they stayed home that night in October. Rested, funny, well dressed; the brother alive and due for dinner. Generous at first, as people are to beggars. Underneath is a terror of the corridor, since it has never once been able to find the lift. It will bargain, tempt, impersonate, and at the last ask a fair question: why should it be you?',
  },
  supporting: [
    {
      name: 'Mrs Ma',
      profile: 'Caretaker for thirty years, who feeds goldfish and keeps a list of rooms that are not there.',
      profession: 'Caretaker',
      skills: 'Keys, gossip, omission',
      personality: 'Motherly, haunted',
      appearance: 'Quilted vest, reading glasses, slippers',
      speechStyle: 'Scolding, with warnings folded in',
    },
    {
      name: 'Jun',
      profile: 'Student in 1203, who records the corridor at night and has three weeks of someone breathing.',
      profession: 'Film student',
      skills: 'Sound, caffeine, courage by dare',
      personality: 'Nervy, funny, kind',
      appearance: 'Headphones, bleach-orange hair',
      speechStyle: 'Fast and ironic until 03:00',
    },
  ],
  styleSample:
    'It was your kitchen the way a word is your name when a stranger says it. The same kettle, unchipped. The same calendar, on the proper month. You stood with your shoes on and your hand on the light switch, which was on the left, and tried to work out what was frightening you, since everything here was better. Then you saw the table. It was laid for two, and one of the cups was steaming, and the steam was leaning, very slightly, toward you.',
  author: authors.haru,
  publishedDaysAgo: 1,
  cover: {
    palette: {
      ink: '#07090b',
      deep: '#11211f',
      mid: '#24463f',
      haze: '#86b09a',
      glow: '#ffb45e',
      accent: '#d8402a',
    },
    layers: [
      { kind: 'corridor', wall: 'mid', floor: 'mid', light: 'haze', door: 30 },
      { kind: 'bloom', x: 300, y: 440, r: 260, tone: 'glow', strength: 0.5 },
      { kind: 'motif', name: 'figure', x: 330, y: 850, scale: 1.35, tone: 'ink', rim: 'glow' },
    ],
  },
};
