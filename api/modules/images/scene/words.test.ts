import { expect, it } from 'vitest';
import { homes, places, things, times, together, weathers } from './words.ts';

const tables = { places, times, weathers, things };
const tells = (words: RegExp, text: string) => text.match(words)?.length ?? 0;
const of = <Name>(table: readonly (readonly [Name, RegExp])[], name: Name): RegExp => {
  const words = table.find(([one]) => one === name)?.[1];
  if (words === undefined) throw new Error(`nothing is told of ${name}`);
  return words;
};

it.each([
  ['corridor', 'A long hallway; the tunnel, and a lift at its end.', 3],
  ['sea', 'The tides leave boats on the beaches of the island.', 4],
  ['space', 'In orbit around the planets, the airlock opens.', 3],
  ['sky', 'The balloon climbs on the wind through the clouds.', 3],
  ['desert', 'Sand. A camel. An oasis.', 3],
  ['forest', 'A clearing in the woods, under the oaks.', 3],
  ['mountains', 'Over the pass and down the cliffs to the valley.', 3],
  ['city', 'Neon on the pavement of the avenue.', 3],
  ['village', 'The inn by the bridge; cobbles and gables.', 4],
  ['hall', 'From the throne to the chapel of the castle.', 3],
  ['garden', 'A rose, a hedge, an orchard.', 3],
  ['room', 'The chair by the stove, a candle on the shelf.', 4],
] as const)('hears of %s', (place, text, count) => {
  expect(tells(of(places, place), text)).toBe(count);
});

it.each([
  ['night', 'At midnight the stars are out.', 2],
  ['dawn', 'Sunrise, and breakfast in the morning.', 3],
  ['dusk', 'One evening, at sunset.', 2],
  ['day', 'A bright afternoon.', 2],
] as const)('hears the hour of %s', (time, text, count) => {
  expect(tells(of(times, time), text)).toBe(count);
});

it.each([
  ['storm', 'Thunder and lightning.', 2],
  ['rain', 'Drizzle; puddles.', 2],
  ['snow', 'Frost before the blizzard.', 2],
  ['mist', 'Fog over the smoke.', 2],
  ['embers', 'Sparks above the fires.', 2],
  ['petals', 'Blossoms, petals.', 2],
  ['papers', 'Letters and ledgers.', 2],
] as const)('hears of %s in the air', (weather, text, count) => {
  expect(tells(of(weathers, weather), text)).toBe(count);
});

it.each([
  ['sea', 'A season of searching; overseas, nausea.'],
  ['space', 'Planetary, orbital.'],
  ['room', 'A mushroom, a broomstick.'],
  ['hall', 'They shall; a challenge, shallow.'],
  ['city', 'Pity, capacity, velocity.'],
] as const)('does not hear of %s inside other words', (place, text) => {
  expect(tells(of(places, place), text)).toBe(0);
});

it.each([
  ['rose', 'prosecco'],
  ['tug', 'stuguna'],
  ['raven', 'He is craven.'],
  ['crown', 'crowned'],
  ['train', 'training'],
] as const)('sees no %s in “%s”', (thing, text) => {
  expect(tells(of(things, thing), text)).toBe(0);
});

it('hears words in any case, and one or many of what they name', () => {
  for (const text of ['WOLF', 'Wolf', 'wolves', 'wolfs']) expect(tells(of(things, 'wolf'), text)).toBe(1);
  expect(tells(of(places, 'sea'), 'The SEA, the Sea, the seas')).toBe(3);
});

it.each(Object.entries(tables))('names each of its %s once', (_, table) => {
  const names = table.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('does not keep where it was in the text before', () => {
  const words = of(things, 'dragon');
  for (let time = 0; time < 3; time++) expect(tells(words, 'A dragon.')).toBe(1);
});

it('hears that several are together', () => {
  expect(tells(together, 'We walk together, they follow us.')).toBe(4);
  expect(tells(together, 'I walk alone; theyre gone, bus.')).toBe(0);
});

it('knows a home for stories of a kind, at places and hours that can be drawn', () => {
  expect(homes.size).toBeGreaterThan(10);
  for (const { place, time } of homes.values()) {
    expect(places.map(([name]) => name)).toContain(place);
    expect(times.map(([name]) => name)).toContain(time);
  }
});
