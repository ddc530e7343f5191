export type Place =
  | 'sea'
  | 'forest'
  | 'mountains'
  | 'city'
  | 'village'
  | 'desert'
  | 'space'
  | 'sky'
  | 'garden'
  | 'room'
  | 'corridor'
  | 'hall';
export type Time = 'night' | 'dawn' | 'day' | 'dusk';
export type Weather = 'clear' | 'rain' | 'snow' | 'mist' | 'storm' | 'embers' | 'petals' | 'papers';

/** Matches whole words, singular or plural. */
export const words = (list: string) =>
  new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})(?:s|es)?\\b`, 'gi');

/** Places by their words; the first wins if two match equally often. */
export const places: readonly (readonly [Place, RegExp])[] = [
  ['corridor', words('corridor hallway passage tunnel carriage compartment cabin lift elevator')],
  [
    'sea',
    words(
      'sea ocean wave tide harbour harbor quay pier dock deck shore beach coast island bay lighthouse ship boat ferry sail mast gull river lake canal surf steamer',
    ),
  ],
  [
    'space',
    words('orbit planet airlock spacecraft starship asteroid vacuum hull-plate galaxy moonbase gravity'),
  ],
  ['sky', words('cloud airship sky balloon altitude')],
  ['desert', words('desert dune sand caravan camel oasis')],
  [
    'forest',
    words('forest wood woods tree pine undergrowth clearing birch oak branch path moss root grove fern'),
  ],
  ['mountains', words('mountain peak ridge cliff valley pass glacier crevasse summit crag hill rock slope')],
  [
    'city',
    words(
      'city street tower rooftop roof neon tram traffic skyline avenue taxi pavement subway window-cleaner',
    ),
  ],
  ['village', words('village square lane cottage market chimney gable cobble cobbles inn tavern town')],
  ['hall', words('throne castle palace ballroom court gate chapel church crypt courtyard cathedral temple')],
  ['garden', words('garden greenhouse rose orchard flower hedge petal bloom marigold lawn')],
  [
    'room',
    words(
      'room kitchen table chair door bed desk stove hearth lamp candle window stair shelf shop office counter fire parlour library cup floor house hall attic cellar workshop foyer salon saloon galley bunk apartment clinic cloakroom',
    ),
  ],
];

export const times: readonly (readonly [Time, RegExp])[] = [
  ['night', words('night midnight moon star dark darkness lantern candle lamp torch asleep')],
  ['dawn', words('dawn morning sunrise daybreak breakfast first-light')],
  ['dusk', words('dusk evening sunset twilight supper sundown amber')],
  ['day', words('day noon afternoon sun sunlight bright daylight midday')],
];

export const weathers: readonly (readonly [Weather, RegExp])[] = [
  ['storm', words('storm thunder lightning gale tempest')],
  ['rain', words('rain drizzle downpour puddle wet')],
  ['snow', words('snow frost ice blizzard snowflake winter')],
  ['mist', words('mist fog haze smoke steam')],
  ['embers', words('ember spark fire ash blaze flame burning')],
  ['petals', words('petal blossom cherry bloom')],
  ['papers', words('paper page letter map ledger leaflet manuscript')],
];

/** Things that can be drawn, by their words. */
export const things = [
  ['dragon', words('dragon wyrm')],
  ['lighthouse', words('lighthouse beacon')],
  ['train', words('train locomotive carriage railway')],
  ['airship', words('airship zeppelin balloon gondola')],
  ['whale', words('whale leviathan')],
  ['wolf', words('wolf wolves werewolf hound dog')],
  ['raven', words('raven crow rook magpie')],
  ['junk', words('junk galleon schooner caravel sailing-ship')],
  ['steamer', words('steamer ferry paddle-boat liner riverboat')],
  ['boat', words('boat dinghy rowboat skiff oar')],
  ['tug', words('tug shuttle spacecraft starship')],
  ['camels', words('camel caravan')],
  ['castle', words('castle palace fortress citadel')],
  ['dome', words('dome greenhouse glasshouse hothouse')],
  ['hut', words('hut station outpost shack')],
  ['mast', words('antenna transmitter radio broadcast aerial')],
  ['crown', words('crown coronation diadem')],
  ['mask', words('mask masquerade carnival disguise')],
  ['rose', words('rose rosebush bouquet')],
  ['bottle', words('bottle potion flask vial perfume elixir')],
  ['letter', words('letter envelope seal postcard note')],
  ['lantern', words('lantern lamp candle')],
  ['kite', words('kite')],
  ['lamppost', words('lamppost streetlamp streetlight')],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Thing = (typeof things)[number][0];

export const together = words('we us our together both they companions crew crowd');
