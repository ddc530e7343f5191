import { describe, expect, it } from 'vitest';
import { isSameDeed, sensesOf } from './senses.ts';

const stems = (text: string) => sensesOf(text).map(({ stem }) => stem);

describe('sensesOf', () => {
  it('reads words of one meaning as the same word', () => {
    expect(stems('I shriek')).toEqual(stems('I scream'));
  });

  it('reads a verb of two parts with words between them', () => {
    expect(stems('I set the letter alight')).toEqual(stems('I burn the letter'));
  });

  it('leaves other words as they are', () => {
    expect(stems('I set the table')).toEqual(['i', 'set', 'the', 'tabl']);
  });
});

describe('isSameDeed', () => {
  it.each([
    ['I chase the guard', 'Follow the conductor'],
    ['I will not sew for you', 'Refuse'],
    ['I warn everybody on the speaker', 'Tell the crew over the intercom'],
  ])('is true of “%s” for “%s”', (clause, choice) => {
    expect(isSameDeed(clause, choice)).toBe(true);
  });

  it.each([
    ['I pull the blanket', 'Pull the cord'],
    ['I will not open the door', 'Open the door'],
    ['I open no door', 'Open the door'],
    ['I hit the conductor', 'Follow the conductor'],
    ['The conductor', 'Follow the conductor'],
  ])('is false of “%s” for “%s”', (clause, choice) => {
    expect(isSameDeed(clause, choice)).toBe(false);
  });
});
