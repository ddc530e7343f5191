import { describe, expect, test } from 'vitest';
import { speakable, tellable } from './quotable-sentences.ts';

describe('quotable sentences', () => {
  test('exclude instructions for the narrator', () => {
    expect(tellable('The reader must find the clues.')).toBe(false);
    expect(tellable('Each scene holds one raw material.')).toBe(false);
    expect(tellable('The mayor sold the key.')).toBe(true);
  });

  test('exclude sentences longer than 28 words', () => {
    expect(tellable(`The pier has ${'many '.repeat(22)}planks.`)).toBe(true);
    expect(tellable(`The pier has ${'many '.repeat(30)}planks.`)).toBe(false);
  });

  test('exclude lists, headings and notes from speech, but not times of day', () => {
    expect(speakable('The tower has five rooms: store, kitchen, lamp.')).toBe(false);
    expect(speakable('Halifax, a wet October.')).toBe(false);
    expect(speakable('The gate closes at 9:30 every night.')).toBe(true);
    expect(speakable('The pier has eleven planks.')).toBe(true);
  });
});
