import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSceneElements, hasMotif } from './scene-elements.ts';

const read = (text: string, more: { setting?: string; category?: string } = {}) =>
  findSceneElements({ text, setting: '', category: 'FANTASY', ...more });

describe('findSceneElements', () => {
  test.each([
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
  ])('finds place, time, weather and things in “%s”', (text, place, time, weather, things) => {
    expect(read(text)).toMatchObject({ place, time, weather, things });
  });

  test('takes the place from the setting if the text names none', () => {
    const setting = 'The harbour at night; boats on the water.';
    expect(read('He says nothing for a long time.', { setting }).place).toBe('sea');
    expect(read('Then the desert opens before you, sand without end.', { setting }).place).toBe('desert');
  });

  test('falls back to the category', () => {
    expect(read('Nothing.', { category: 'SCIENCE_FICTION' }).place).toBe('space');
    expect(read('Nothing.', { category: 'SOMETHING_NEW' })).toMatchObject({ place: 'village', time: 'dusk' });
  });

  test('counts two people if the text speaks of several', () => {
    expect(read('I wait.').people).toBe(1);
    expect(read('We walk together, and they follow us.').people).toBe(2);
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, category) => {
        expect(read(text, { category }).place).toBeTypeOf('string');
      }),
    );
  });

  test('weighs the text three times as much as the setting', () => {
    const setting = 'The forest, the forest.';
    expect(read('A dune.', { setting }).place).toBe('desert');
    expect(read('A dune.', { setting: 'The forest, a forest, woods, oaks.' }).place).toBe('forest');
  });

  test('takes the time from the setting, but neither weather nor things', () => {
    const setting = 'At midnight a wolf waits in the snow.';
    expect(read('He says nothing.', { setting })).toMatchObject({
      time: 'night',
      weather: 'clear',
      things: [],
    });
  });

  test('takes place, things and people from the script, whose opening scene is over', () => {
    const place = {
      where: '',
      text: 'The lighthouse stands over the sea. A raven waits.',
      present: ['mara'],
    };
    const scene = { text: 'We nod to them.', setting: 'The desert, the sand.', category: 'FANTASY', place };
    expect(findSceneElements(scene)).toMatchObject({
      place: 'sea',
      things: ['lighthouse', 'raven'],
      people: 2,
    });
    expect(findSceneElements({ ...scene, place: { ...place, present: [] } }).people).toBe(1);
  });

  test('prefers the place that the script names to the words of the reply', () => {
    const place = { where: 'At the desk in the watch room.', text: 'The sea, the sea.', present: [] };
    const told = { text: 'Waves, the sea, an island.', setting: '', category: 'HORROR', place };
    expect(findSceneElements(told).place).toBe('room');
    const unnamed = { ...told, place: { ...place, where: 'In the bunk.' } };
    expect(findSceneElements({ ...unnamed, text: 'A forest.', world: 'A house, its rooms.' }).place).toBe(
      'room',
    );
  });

  test('shows the world of the story through the window of a room', () => {
    const scene = { text: 'A kitchen table, a chair.', setting: '', category: 'HORROR' };
    expect(findSceneElements({ ...scene, world: 'A rock in the sea.' })).toMatchObject({
      place: 'room',
      outdoors: 'sea',
    });
    expect(findSceneElements({ ...scene, world: 'A house and a hall.' }).outdoors).toBe('city');
    expect(findSceneElements({ ...scene, world: 'A house in the village.' }).outdoors).toBe('village');
    expect(read('The harbour.')).toMatchObject({ place: 'sea', outdoors: 'sea' });
  });

  test('keeps a story in space, where plants grow under a dome', () => {
    const scene = { setting: 'The airlock.', category: 'SCIENCE_FICTION' };
    const at = (where: string, text: string) =>
      findSceneElements({ ...scene, text, place: { where, text: '', present: [] } });
    expect(at('The garden.', 'Trees, petals.')).toMatchObject({
      place: 'space',
      weather: 'clear',
      things: ['dome'],
    });
    expect(at('By the pool.', 'The sea, the sea.')).toMatchObject({ place: 'space', things: [] });
    expect(at('In the office.', 'Trees.')).toMatchObject({ place: 'room', outdoors: 'space' });
    expect(findSceneElements({ ...scene, setting: '', text: 'Trees.' }).place).toBe('forest');
  });

  test('orders things by frequency', () => {
    expect(read('A wolf, a raven, a raven.').things).toEqual(['raven', 'wolf']);
    expect(read('A wolf, a wolf, a raven.').things).toEqual(['wolf', 'raven']);
  });

  test('breaks ties by the order of the list', () => {
    expect(read('Of the valley and the sea.').place).toBe('sea');
    expect(read('Of the sea and the valley.').place).toBe('sea');
  });

  test('allows neither mist nor petals indoors', () => {
    for (const text of ['Fog at the window of the room.', 'Petals on the table of the room, the chair.']) {
      expect(read(text)).toMatchObject({ place: 'room', weather: 'clear' });
    }
    expect(read('Fog in the harbour.').weather).toBe('mist');
  });

  test('matches whole words in any case', () => {
    expect(read('WOLF wolf Wolf').things).toEqual(['wolf']);
    expect(read('Beowulf, wolfram, awolf').things).toEqual([]);
  });
});

describe('hasMotif', () => {
  const scene = { text: 'He nods.', setting: 'The quay at noon.', category: 'FANTASY' };

  test('needs a word for a place or a thing, in the reply or where it happens', () => {
    expect(hasMotif(scene)).toBe(true);
    expect(hasMotif({ ...scene, setting: 'Nothing.' })).toBe(false);
    expect(hasMotif({ ...scene, setting: 'Nothing.', text: 'A raven.' })).toBe(true);
    expect(hasMotif({ ...scene, place: { where: '', text: 'Nobody speaks.', present: [] } })).toBe(false);
    expect(hasMotif({ ...scene, place: { where: 'On the quay.', text: '', present: [] } })).toBe(true);
    const placed = { ...scene, place: { where: 'At Lock C.', text: '', present: [] } };
    expect(hasMotif(placed)).toBe(false);
    expect(hasMotif({ ...placed, world: 'A station on an asteroid.' })).toBe(true);
  });
});
