/** Content that may be published. */
export const wholeStory = {
  type: 'STORY',
  title: 'The Glass Orchard',
  perspective: 'SECOND_PERSON',
  cover: { imageId: 'cover1', description: 'An orchard of glass at dawn' },
  worldBook: { rules: 'Nothing made of glass may be named aloud.' },
  main: { name: 'Ines', profile: 'A gardener who keeps a secret ledger.' },
  summary: 'A gardener tends trees that remember.',
  opening: 'You wake to the sound of a single branch breaking.',
  category: 'FANTASY',
  options: ['Go look'],
  rating: 'PG',
};
