/** Recommended tags of the seed stories, in order. */
export const tags = [
  'the long night',
  'slow burn',
  'table for two',
  'found family',
  'banter',
  'whodunit',
  'bargains',
  'ghosts',
  'intrigue',
  'comedy',
  'winter',
  'airships',
  'secrets',
];
