import type { Place, Time } from '@storyloom/ports/visual-words';

/** Place and time of a category's scenes, used when the text names none. */
export const defaultSettings: ReadonlyMap<string, { place: Place; time: Time }> = new Map([
  ['ROMANCE', { place: 'garden', time: 'dusk' }],
  ['VAMPIRE', { place: 'hall', time: 'night' }],
  ['WEREWOLF', { place: 'forest', time: 'night' }],
  ['FANTASY', { place: 'mountains', time: 'dusk' }],
  ['HISTORICAL_FICTION', { place: 'village', time: 'dusk' }],
  ['PARANORMAL', { place: 'forest', time: 'night' }],
  ['HORROR', { place: 'corridor', time: 'night' }],
  ['MYSTERY', { place: 'city', time: 'night' }],
  ['SCIENCE_FICTION', { place: 'space', time: 'night' }],
  ['THRILLER', { place: 'city', time: 'night' }],
  ['ADVENTURE', { place: 'mountains', time: 'day' }],
  ['HUMOR', { place: 'village', time: 'day' }],
]);
