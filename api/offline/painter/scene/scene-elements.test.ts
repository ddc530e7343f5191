import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNotes } from './scene-elements.ts';

const read = (text: string, more: { setting?: string; category?: string } = {}) =>
  readNotes({ text, setting: '', category: 'FANTASY', ...more });

it.each([
  [
    'Waves break under the lighthouse; rain comes in off the sea at night.',
    'sea',
    'night',
    'rain',
    ['lighthouse'],
  ],
  ['A wolf howls in the dark forest. Snow lies between the pines.', 'forest', 'night', 'snow', ['wolf']],
  ['At noon the caravan crosses the dune.', 'desert', 'day', 'clear', ['camels']],
  ['An airship sails between the clouds at dawn.', 'sky', 'dawn', 'clear', ['airship']],
  ['He lays a letter on the kitchen table at dusk.', 'room', 'dusk', 'papers', ['letter']],
])('“%s” tells of its place, hour, weather and things', (text, place, time, weather, things) => {
  expect(read(text)).toMatchObject({ place, time, weather, things });
});

it('stays where the story began while the words name no place, and goes where they go', () => {
  const setting = 'The harbour at night; boats on the water.';
  expect(read('He says nothing for a long time.', { setting }).place).toBe('sea');
  expect(read('Then the desert opens before you, sand without end.', { setting }).place).toBe('desert');
});

it('falls back on where stories of the kind are at home', () => {
  expect(read('Nothing.', { category: 'SCIENCE_FICTION' }).place).toBe('space');
  expect(read('Nothing.', { category: 'SOMETHING_NEW' })).toMatchObject({ place: 'village', time: 'dusk' });
});

it('shows two people where the words speak of several', () => {
  expect(read('I wait.').people).toBe(1);
  expect(read('We walk together, and they follow us.').people).toBe(2);
});

it('reads any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, category) => {
      expect(read(text, { category }).place).toBeTypeOf('string');
    }),
  );
});

it('hears the moment three times as loud as where the story began', () => {
  const setting = 'The forest, the forest.';
  expect(read('A dune.', { setting }).place).toBe('desert');
  expect(read('A dune.', { setting: 'The forest, a forest, woods, oaks.' }).place).toBe('forest');
});

it('takes the hour of where the story began, but neither its weather nor its things', () => {
  const setting = 'At midnight a wolf waits in the snow.';
  expect(read('He says nothing.', { setting })).toMatchObject({
    time: 'night',
    weather: 'clear',
    things: [],
  });
});

it('names what is told of most first', () => {
  expect(read('A wolf, a raven, a raven.').things).toEqual(['raven', 'wolf']);
  expect(read('A wolf, a wolf, a raven.').things).toEqual(['wolf', 'raven']);
});

it('takes the first of its own order where two are told of alike', () => {
  expect(read('Of the valley and the sea.').place).toBe('sea');
  expect(read('Of the sea and the valley.').place).toBe('sea');
});

it('lets neither mist nor petals into a room, where they would be outside', () => {
  for (const text of ['Fog at the window of the room.', 'Petals on the table of the room, the chair.']) {
    expect(read(text)).toMatchObject({ place: 'room', weather: 'clear' });
  }
  expect(read('Fog in the harbour.').weather).toBe('mist');
});

it('hears a word among others once, however it is written', () => {
  expect(read('WOLF wolf Wolf').things).toEqual(['wolf']);
  expect(read('Beowulf, wolfram, awolf').things).toEqual([]);
});
