export type SeedCollection = { name: string; title: string; description: string; stories: string[] };

/** Rows of the home page, in its order; stories by their slug. */
export const collections: SeedCollection[] = [
  {
    name: 'stormy-night',
    title: 'Stories for a stormy night',
    description: 'Rain on the glass, one lamp lit, and a step on the stairs that is not the cat.',
    stories: [
      'the-keeper-of-gannet-rock',
      'room-1204',
      'the-lodger-on-strada-lupu',
      'twelve-days-of-dark',
      'the-marigold-hour',
      'night-radio-channel-nine',
    ],
  },
  {
    name: 'excellent-company',
    title: 'Excellent company, mostly harmless',
    description: 'Characters who talk back. Bring a question, an alibi, or your own umbrella.',
    stories: [
      'the-countess-on-parole',
      'mr-pike-consulting-raven',
      'captain-ruda-goes-upriver',
      'ottavio-your-resident-ghost',
      'the-witch-who-buys-names',
      'the-rival-perfumer',
      'bosun-of-the-tin-heron',
    ],
  },
  {
    name: 'mind-what-you-sign',
    title: 'Mind what you sign',
    description: 'Drowned kings, dragons in arrears, a shop that buys names. The small print reads you back.',
    stories: [
      'the-tailor-of-the-river-king',
      'the-witch-who-buys-names',
      'the-dragon-owes-back-taxes',
      'the-minute-mender',
      'the-seventh-mask',
    ],
  },
  {
    name: 'long-roads',
    title: 'Long roads and borrowed names',
    description:
      'Caravans, night trains and river boats, for those who travel with a secret and no return ticket.',
    stories: [
      'the-paper-road',
      'night-train-to-trieste',
      'the-interpreter-of-dejima',
      'captain-ruda-goes-upriver',
      'the-cloud-whalers',
    ],
  },
  {
    name: 'hearts-in-the-wrong-place',
    title: 'Hearts in the wrong place',
    description: 'Letters for somebody else, rivals who share a bench, the lodger who asks to be let in.',
    stories: [
      'dear-wrong-address',
      'the-rival-perfumer',
      'the-lodger-on-strada-lupu',
      'night-radio-channel-nine',
      'full-moon-surgery',
    ],
  },
  {
    name: 'off-the-ground',
    title: 'Off the ground',
    description:
      'Sky whales, kite wars, forty floors of windows, a greenhouse in the Belt. Do not look down.',
    stories: [
      'the-cloud-whalers',
      'the-kite-war-of-pol-street',
      'the-window-cleaner',
      'a-garden-on-ceres',
      'bosun-of-the-tin-heron',
    ],
  },
];
