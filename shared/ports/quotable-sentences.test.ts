import { describe, expect, test } from 'vitest';
import { isQuotable, isSpeakable } from './quotable-sentences.ts';

describe('quotable sentences', () => {
  test('exclude instructions for the narrator', () => {
    expect(isQuotable('The reader must find the clues.')).toBe(false);
    expect(isQuotable('Each scene holds one raw material.')).toBe(false);
    expect(isQuotable('The mayor sold the key.')).toBe(true);
  });

  test('exclude sentences longer than 28 words', () => {
    expect(isQuotable(`The pier has ${'many '.repeat(22)}planks.`)).toBe(true);
    expect(isQuotable(`The pier has ${'many '.repeat(30)}planks.`)).toBe(false);
  });

  test('exclude lists, headings and notes from speech, but not times of day', () => {
    expect(isSpeakable('The tower has five rooms: store, kitchen, lamp.')).toBe(false);
    expect(isSpeakable('Halifax, a wet October.')).toBe(false);
    expect(isSpeakable('The gate closes at 9:30 every night.')).toBe(true);
    expect(isSpeakable('The pier has eleven planks.')).toBe(true);
  });

  test('have more than 12 characters and at most 28 words', () => {
    expect([isQuotable('Twelve chars'), isQuotable('Thirteen char')]).toEqual([false, true]);
    expect([isQuotable('many '.repeat(28).trim()), isQuotable('many '.repeat(29).trim())]).toEqual([
      true,
      false,
    ]);
  });

  test('exclude from speech sentences that are short or refer to the previous one', () => {
    expect(isSpeakable('It keeps the old key.')).toBe(false);
    expect(isSpeakable('Odile keeps the key.')).toBe(false);
    expect(isSpeakable('Odile keeps the old key.')).toBe(true);
  });
});
