/** Sample content of the gallery. Independent of the product's seed. */
export interface Sample {
  title: string;
  hook: string;
  tags: readonly string[];
  countText: string;
  typeBadge?: string;
  ratingBadge?: string;
  adult?: boolean;
}

export const samples: readonly Sample[] = [
  {
    title: 'The Salt Cartographer',
    hook: 'Every coast you draw becomes real. So does what lives there.',
    tags: ['Fantasy', 'Slow burn'],
    countText: '48.2K',
  },
  {
    title: 'Warden of the Ninth Bell',
    hook: 'He has guarded the tower for two hundred years. Tonight it rings.',
    tags: ['Vampire', 'Gothic'],
    countText: '31K',
    typeBadge: 'Character',
  },
  {
    title: 'Low Orbit, High Tide',
    hook: 'The station is falling. You have six hours and one honest friend.',
    tags: ['Science Fiction', 'Survival'],
    countText: '12.6K',
  },
  {
    title: 'A Recipe for Thunder',
    hook: 'Your grandmother left you the bakery, and the storm in its cellar.',
    tags: ['Humor', 'Cosy'],
    countText: '9.4K',
  },
  {
    title: 'What the Orchard Keeps',
    hook: 'Three graves, four names, and someone still pruning the trees.',
    tags: ['Horror', 'Mystery'],
    countText: '22.1K',
    ratingBadge: 'R',
    adult: true,
  },
  {
    title: 'Pack Law',
    hook: 'You came home to bury your father. The pack came to choose an heir.',
    tags: ['Werewolf', 'Romance'],
    countText: '64K',
  },
  {
    title: 'Second Violin',
    hook: 'One chair, two rivals, and a conductor who plays favourites.',
    tags: ['New Adult', 'Rivals'],
    countText: '7.8K',
  },
  {
    title: 'The Ferryman’s Apprentice',
    hook: 'The dead pay in stories. Tonight a living woman steps aboard.',
    tags: ['Paranormal', 'Adventure'],
    countText: '18.9K',
    typeBadge: 'Character',
  },
  {
    title: 'Ash Wednesday Heist',
    hook: 'Five thieves, one reliquary, and a saint who objects.',
    tags: ['Thriller', 'Crew'],
    countText: '15.3K',
  },
  {
    title: 'Letters to a Lighthouse',
    hook: 'The keeper died in 1911. He answered on Tuesday.',
    tags: ['Historical Fiction', 'Romance'],
    countText: '27.5K',
  },
  {
    title: 'Nightshift at the Oracle',
    hook: 'Prophecies, two coins each. No refunds after midnight.',
    tags: ['Short Story', 'Humor'],
    countText: '5.1K',
  },
  {
    title: 'Glass Winter',
    hook: 'The city froze between one breath and the next, and only you moved.',
    tags: ['Mystery', 'Fantasy'],
    countText: '11K',
  },
];

export const story = `The bell had no rope. It had never had one, and still it rang: once, low, the way a door closes in another house.

Ilse set down the lamp. “You said it couldn’t,” she whispered, and the stairs, which had been silent all the way up, began to answer.

Below, something counted the steps aloud, unhurried, as if it had all the night there was.`;
