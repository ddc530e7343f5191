import { describe, expect, test } from 'vitest';
import { headingOf, subjectOf } from './subjects.ts';

describe('headingOf', () => {
  test.each([
    ['The Ferry', ['The Ferry.', 'It leaves at dawn.']],
    ['Oren Vask', ['Oren Vask.', 'The ferryman cannot swim.']],
    ['Bell of the Drowned', ['Bell of the Drowned.', 'It rings at noon.']],
    ['The ferry', ['The ferry.', 'It leaves at dawn.']],
    ['The iron key', ['The iron key.', 'The key is lost.']],
    [undefined, ['The bell rings.', 'It stops.']],
    [undefined, ['Bram sings.', 'Bram sings well.']],
    [undefined, ['The sea is near.', 'The tower leans.']],
    [undefined, ['She Waits.', 'It rains.']],
    [undefined, ['The Ferry.']],
    [undefined, ['The Old Bell Of The Drowned.', 'It rings.']],
  ])('is %j for %j', (heading, sentences) => {
    expect(headingOf(sentences)).toBe(heading);
  });
});

describe('subjectOf', () => {
  test.each([
    ['Oren Vask is the ferryman.', 'Oren Vask'],
    ['Bram digs.', 'Bram'],
    ['The Salt Queen ruled here.', 'Salt Queen'],
    ['A ferry crosses Salt Lake.', 'ferry'],
    ['A brass birdcage hangs from the mast.', 'brass birdcage'],
    ['The seven iron rungs are wet.', ''],
    ['The iron rungs of the ladder are wet.', 'iron rungs'],
    ['Pink water covers the town.', ''],
    ['He waits.', ''],
  ])('of %j is %j', (sentence, subject) => {
    expect(subjectOf(sentence, new Set(['Bram']))).toBe(subject);
  });
});
