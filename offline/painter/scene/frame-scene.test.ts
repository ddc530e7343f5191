import { describe, expect, test } from 'vitest';
import { seedStories } from '../../stories/all.ts';
import { frameScene } from './frame-scene.ts';
import { findSceneElements, type SceneElements } from './scene-elements.ts';

const nobody = { text: 'You say nothing.', place: { where: '', text: '', present: [] } };

function frame(
  slug: string,
  more: { text?: string; place?: { where: string; text: string; present: string[] } },
) {
  const story = seedStories.find((one) => one.slug === slug);
  if (!story) throw new Error(slug);
  const world = `${story.title}\n${story.worldBook?.structure ?? ''}`;
  const scene = { ...nobody, ...more, setting: story.opening, world, category: story.category };
  return frameScene(scene, findSceneElements(scene));
}
const at = (where: string, present: string[] = []) => ({ place: { where, text: '', present } });

const own: [slug: string, where: string, of: Partial<SceneElements>][] = [
  ['a-garden-on-ceres', 'The Garden, Dome Three, and its fig.', { room: 'greenhouse', outdoors: 'space' }],
  ['a-garden-on-ceres', 'In Lock C, at the valve.', { room: 'airlock', outdoors: 'space' }],
  ['bosun-of-the-tin-heron', 'On the bridge.', { room: 'bridge', outdoors: 'space' }],
  ['captain-ruda-goes-upriver', 'In the wheelhouse.', { room: 'deck', outdoors: 'sea' }],
  ['dear-wrong-address', 'In the flat on the third floor, her table.', { room: 'flat', outdoors: 'village' }],
  ['full-moon-surgery', 'In the clinic: a steel table, three kennels.', { room: 'hut' }],
  ['mr-pike-consulting-raven', 'In the street, by the lamp-post.', { room: 'street' }],
  ['night-radio-channel-nine', 'In the studio.', { room: 'studio', outdoors: 'city' }],
  ['night-train-to-trieste', 'The corridor of sleeper B.', { room: 'aisle', weather: 'snow' }],
  ['night-train-to-trieste', 'Your own compartment, two berths.', { room: 'carriage', weather: 'snow' }],
  ['ottavio-your-resident-ghost', "It's your kitchen, by the refrigerator.", { room: 'kitchen' }],
  ['room-1204', 'In the flat, at the table.', { room: 'flat', outdoors: 'city' }],
  ['the-cloud-whalers', 'On the bridge, by the wheel.', { room: 'gondola', outdoors: 'sky' }],
  ['the-countess-on-parole', 'The salon, the table.', { room: 'salon' }],
  ['the-dragon-owes-back-taxes', 'The hall of Castle Grimble.', { room: 'hall' }],
  ['the-interpreter-of-dejima', "In the Magistrate's court.", { room: 'screens', outdoors: 'sea' }],
  ['the-keeper-of-gannet-rock', 'The kitchen, second room.', { room: 'tower', outdoors: 'sea' }],
  ['the-kite-war-of-pol-street', 'On our own roof, in the old city.', { room: 'terrace' }],
  ['the-lodger-on-strada-lupu', 'In the attic, among eleven trunks.', { room: 'attic' }],
  ['the-marigold-hour', "In Chole's kitchen, the big stove.", { room: 'kitchen' }],
  ['the-minute-mender', 'High in the clock tower.', { room: 'clockwork', weather: 'snow' }],
  ['the-paper-road', 'The road, camels, sand, the desert.', { place: 'desert' }],
  ['the-rival-perfumer', 'In the workshop, on the bench of the organ, a table.', { room: 'shop' }],
  ['the-seventh-mask', 'Table four of the Ridotto.', { room: 'salon' }],
  ['the-tailor-of-the-river-king', 'Your own shop, the table.', { room: 'shop', outdoors: 'sea' }],
  ['the-window-cleaner', 'On the west face, in a cradle.', { room: 'cradle', outdoors: 'city' }],
  ['the-witch-who-buys-names', 'The shop, at the counter.', { room: 'shop' }],
  ['twelve-days-of-dark', 'In my clinic, the stove.', { room: 'hut', outdoors: 'mountains' }],
];

describe('frameScene', () => {
  test.each(own)('draws %s at its own place: %s', (slug, where, elements) => {
    expect(frame(slug, at(where))).toMatchObject(elements);
  });

  test('covers every seed story', () => {
    expect(new Set(own.map(([slug]) => slug))).toEqual(new Set(seedStories.map(({ slug }) => slug)));
  });

  test('leaves the train only where the scene is outside, before the train', () => {
    expect(frame('night-train-to-trieste', { text: 'The sea, the sea.' }).room).toBe('carriage');
    const outside = frame('night-train-to-trieste', at('On the platform.'));
    expect(outside.room).toBeUndefined();
    expect(outside.things[0]).toBe('train');
  });

  test('lets it snow where the text, the place or the opening say so', () => {
    const calm = { setting: 'A table.', category: 'FANTASY' };
    const weather = (scene: { text: string; setting?: string; place?: ReturnType<typeof at>['place'] }) =>
      frameScene({ ...calm, ...scene }, findSceneElements({ ...calm, ...scene })).weather;
    expect(weather({ text: 'You wait.' })).toBe('clear');
    expect(weather({ text: 'You wait in the snow.' })).toBe('snow');
    expect(weather({ text: 'You wait.', ...at('Snow at the window.') })).toBe('snow');
    expect(weather({ text: 'You wait.', setting: 'Snow falls.' })).toBe('snow');
    expect(weather({ text: 'You wait.', setting: 'A wet hat.' })).toBe('clear');
  });

  test('shows who speaks, with the cap of a conductor', () => {
    const slug = 'night-train-to-trieste';
    expect(frame(slug, { text: 'The conductor bows.', ...at('', ['moser']) })).toMatchObject({
      people: 2,
      look: 'capped',
    });
    expect(frame(slug, { text: 'She bows.', ...at('', ['ilona']) }).look).toBe('gowned');
    expect(frame(slug, { text: 'Snow on the glass.' }).people).toBe(0);
  });
});
