import { type Place, type Thing, words } from '@storyloom/ports/visual-words';
import type { RoomName } from '../drawing/cover-spec.ts';

/** The surroundings that a whole story keeps: its rooms, and what is outside. */
export interface Venue {
  /** Words of the story’s title, world and opening that tell of it. */
  words: RegExp;
  /** The rooms it has; the first is drawn if a scene names none. */
  rooms: readonly RoomName[];
  outdoors: Place;
  /** What stands outside. */
  thing?: Thing;
  /** Words of a scene outside. Without them, its scenes are always inside. */
  outside?: RegExp;
}

/** The first wins if two are named equally often. */
export const venues: readonly Venue[] = [
  {
    words: words('train sleeper carriage locomotive railway express compartment dining-car'),
    rooms: ['carriage', 'aisle'],
    outdoors: 'mountains',
    thing: 'train',
    outside: words('platform footboard quay pier'),
  },
  {
    words: words('spacecraft starship airlock asteroid orbit salvage dome ceres pallas brine vacuum gravity'),
    rooms: ['bridge', 'airlock', 'greenhouse'],
    outdoors: 'space',
    outside: words('surface crater'),
  },
  {
    words: words('lighthouse keeper granite bunkroom gannet'),
    rooms: ['tower', 'lampRoom'],
    outdoors: 'sea',
    thing: 'lighthouse',
    outside: words('landing boat rung cliff shore'),
  },
  {
    words: words('airship gasbag whaler zeppelin harpoon cloud'),
    rooms: ['gondola'],
    outdoors: 'sky',
    outside: words('market street quay'),
  },
  {
    words: words('sternwheeler wheelhouse boiler gunboat riverboat steamer schooner galleon'),
    rooms: ['deck', 'salon'],
    outdoors: 'sea',
    outside: words('market street mission veranda post'),
  },
  {
    words: words('crevasse snowcat ice-core antarctica antarctic generator sledge polar'),
    rooms: ['hut'],
    outdoors: 'mountains',
    thing: 'hut',
    outside: words('outside crevasse flag snowcat trench wreck rope'),
  },
  {
    words: words('clock clockwork ladder weights pendulum'),
    rooms: ['clockwork'],
    outdoors: 'village',
    outside: words('square street bridge infirmary door'),
  },
  {
    words: words('castle drawbridge dungeon hoard knight dragon throne'),
    rooms: ['hall', 'kitchen'],
    outdoors: 'mountains',
    outside: words('village road drawbridge gate'),
  },
  {
    words: words('magistrate interpreter nagasaki dejima kyoto edo samurai shogun'),
    rooms: ['screens'],
    outdoors: 'sea',
    outside: words('bridge gate street garden quay'),
  },
  {
    words: words('winch helipad cradle squeegee boardroom'),
    rooms: ['cradle', 'flat'],
    outdoors: 'city',
    outside: words('street avenue pavement'),
  },
  {
    words: words('radio studio broadcast channel record transmitter'),
    rooms: ['studio', 'kitchen', 'flat', 'street', 'terrace'],
    outdoors: 'city',
  },
  {
    words: words('officetel lift elevator keypad motel hotel laptop apartment'),
    rooms: ['flat', 'kitchen', 'street', 'terrace'],
    outdoors: 'city',
  },
  {
    words: words('flat landing attic rua calle utca strada pol lane street lodgings cafe café'),
    rooms: ['salon', 'kitchen', 'attic', 'shop', 'street', 'terrace', 'flat'],
    outdoors: 'village',
  },
];

/** Rooms that any story may have. */
export const commonRooms: readonly RoomName[] = [
  'salon',
  'kitchen',
  'attic',
  'shop',
  'hut',
  'hall',
  'flat',
  'street',
  'terrace',
  'greenhouse',
  'studio',
];

/** Rooms by their words. */
export const roomWords: readonly (readonly [RoomName, RegExp])[] = [
  ['aisle', words('corridor pantry conductor')],
  ['carriage', words('compartment berth carriage bench wallpaper')],
  ['airlock', words('airlock lock hatch valve')],
  ['greenhouse', words('garden greenhouse glasshouse hothouse fig tomato flower')],
  ['bridge', words('bridge control galley engine council office consul console')],
  ['lampRoom', words('lamp-room lens gallery balcony top')],
  ['tower', words('kitchen bunk store watch')],
  ['cradle', words('cradle rope rail winch squeegee')],
  ['studio', words('studio microphone turntable desk channel')],
  ['kitchen', words('kitchen stove pot oven refrigerator fridge sink supper stew')],
  ['attic', words('attic rafter skylight loft trunk')],
  [
    'shop',
    words(
      'shop counter jar drawer workshop organ tailor apothecary pharmacy bookshop library archive tannery',
    ),
  ],
  ['salon', words('salon piano curtain chandelier parlour ballroom ridotto casino glass saloon cards')],
  ['hut', words('hut clinic bunkroom mess kennel shed outpost tent')],
  ['hall', words('hall court throne nave chapel church crypt courtyard cathedral temple dungeon palace')],
  ['flat', words('office flat apartment boardroom hospital ward school')],
  ['terrace', words('roof rooftop terrace parapet')],
  ['street', words('street lane alley pavement cab lamppost lamp-post cobbles')],
  ['deck', words('deck wheelhouse helm wheel ship boat bow stern')],
];
