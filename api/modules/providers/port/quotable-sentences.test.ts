import { expect, test } from 'vitest';
import { speakable, tellable } from './quotable-sentences.ts';

test('advice to the narrator is never told', () => {
  expect(tellable('The reader must find the clues.')).toBe(false);
  expect(tellable('Each scene holds one raw material.')).toBe(false);
  expect(tellable('The mayor sold the key.')).toBe(true);
});

test('what takes longer than a breath is not told', () => {
  expect(tellable(`The pier has ${'many '.repeat(22)}planks.`)).toBe(true);
  expect(tellable(`The pier has ${'many '.repeat(30)}planks.`)).toBe(false);
});

test('lists, headings and notes are told by nobody; a time of day is no list', () => {
  expect(speakable('The tower has five rooms: store, kitchen, lamp.')).toBe(false);
  expect(speakable('Halifax, a wet October.')).toBe(false);
  expect(speakable('The gate closes at 9:30 every night.')).toBe(true);
  expect(speakable('The pier has eleven planks.')).toBe(true);
});
