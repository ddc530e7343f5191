import { describe, expect, test } from 'vitest';
import { places, things, times, together, weathers } from './visual-words.ts';

const tables = { places, times, weathers, things };
const countMatches = (words: RegExp, text: string) => text.match(words)?.length ?? 0;
const of = <Name>(table: readonly (readonly [Name, RegExp])[], name: Name): RegExp => {
  const words = table.find(([one]) => one === name)?.[1];
  if (words === undefined) throw new Error(`no words for ${name}`);
  return words;
};

describe('visual words', () => {
  test.each([
    ['corridor', 'A long hallway; the tunnel, and a lift at its end.', 3],
    ['sea', 'The tides leave boats on the beaches of the island.', 4],
    ['space', 'In orbit around the planets, the airlock opens.', 3],
    ['sky', 'The balloon climbs in the sky through the clouds.', 3],
    ['desert', 'Sand. A camel. An oasis.', 3],
    ['forest', 'A clearing in the woods, under the oaks.', 3],
    ['mountains', 'Over the pass and down the cliffs to the valley.', 3],
    ['city', 'Neon on the pavement of the avenue.', 3],
    ['village', 'The inn by the square; cobbles and gables.', 4],
    ['hall', 'From the throne to the chapel of the castle.', 3],
    ['garden', 'A rose, a hedge, an orchard.', 3],
    ['room', 'The chair by the stove, a candle on the shelf of the attic.', 5],
  ] as const)('recognizes %s as a place', (place, text, count) => {
    expect(countMatches(of(places, place), text)).toBe(count);
  });

  test.each([
    ['night', 'At midnight the stars are out.', 2],
    ['dawn', 'Sunrise, and breakfast in the morning.', 3],
    ['dusk', 'One evening, at sunset.', 2],
    ['day', 'A bright afternoon.', 2],
  ] as const)('recognizes %s as a time of day', (time, text, count) => {
    expect(countMatches(of(times, time), text)).toBe(count);
  });

  test.each([
    ['storm', 'Thunder and lightning.', 2],
    ['rain', 'Drizzle; puddles.', 2],
    ['snow', 'Frost before the blizzard.', 2],
    ['mist', 'Fog over the smoke.', 2],
    ['embers', 'Sparks above the fires.', 2],
    ['petals', 'Blossoms, petals.', 2],
    ['papers', 'Letters and ledgers.', 2],
  ] as const)('recognizes %s as weather', (weather, text, count) => {
    expect(countMatches(of(weathers, weather), text)).toBe(count);
  });

  test.each([
    ['sea', 'A season of searching; overseas, nausea.'],
    ['space', 'Planetary, orbital.'],
    ['room', 'A mushroom, a broomstick.'],
    ['hall', 'They shall; a challenge, shallow.'],
    ['city', 'Pity, capacity, velocity.'],
  ] as const)('does not recognize %s inside other words', (place, text) => {
    expect(countMatches(of(places, place), text)).toBe(0);
  });

  test.each([
    ['rose', 'prosecco'],
    ['tug', 'stuguna'],
    ['raven', 'He is craven.'],
    ['crown', 'crowned'],
    ['train', 'training'],
  ] as const)('finds no %s in “%s”', (thing, text) => {
    expect(countMatches(of(things, thing), text)).toBe(0);
  });

  test('matches any case, singular and plural', () => {
    for (const text of ['WOLF', 'Wolf', 'wolves', 'wolfs'])
      expect(countMatches(of(things, 'wolf'), text)).toBe(1);
    expect(countMatches(of(places, 'sea'), 'The SEA, the Sea, the seas')).toBe(3);
  });

  test.each(Object.entries(tables))('lists each of its %s once', (_, table) => {
    const names = table.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('keeps no state between matches', () => {
    const words = of(things, 'dragon');
    for (let time = 0; time < 3; time++) expect(countMatches(words, 'A dragon.')).toBe(1);
  });

  test('counts words for several people', () => {
    expect(countMatches(together, 'We walk together, they follow us.')).toBe(4);
    expect(countMatches(together, 'I walk alone; theyre gone, bus.')).toBe(0);
  });
});
