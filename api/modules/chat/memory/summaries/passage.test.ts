import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_MESSAGES, sharesOf } from '../tokens/budget.ts';
import { type PathMessage, passageLength, roomOf } from './passage.ts';

const count = (text: string) => text.length;
const room = roomOf(sharesOf(8_192), 1_000);
const path = (lengths: readonly number[]) =>
  lengths.map(
    (length, at): PathMessage => ({
      role: at % 2 === 0 ? 'assistant' : 'user',
      text: 'x'.repeat(length),
    }),
  );

test('a path that fits is left as it is', () => {
  expect(passageLength(path(Array(60).fill(20)), room, count)).toBe(0);
});

test('a path that outgrew its share is told short until half of the share is free', () => {
  const lengths = Array(40).fill(120);
  const length = passageLength(path(lengths), room, count);
  const left = (40 - length) * 120;
  expect(left).toBeGreaterThan(room.path / 2 - 240);
  expect(left).toBeLessThan(room.path / 2 + 240);
});

test('many short messages are told short before they leave what a prompt is made from', () => {
  expect(passageLength(path(Array(91).fill(2)), room, count)).toBeGreaterThan(40);
});

test('a passage ends with a reply, so that a turn stays with what came of it', () => {
  const told = path(Array(40).fill(130));
  expect(told[passageLength(told, room, count) - 1]?.role).toBe('assistant');
});

test('what is told at once fits a request', () => {
  expect(passageLength(path(Array(400).fill(200)), room, count) * 200).toBeLessThanOrEqual(room.passage);
});

test('a passage of long messages is told short too, if only a few of them at once', () => {
  const length = passageLength(path(Array(40).fill(room.passage / 2)), room, count);
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(2);
});

test('less than two turns wait', () => {
  expect(passageLength(path(Array(LEAST_MESSAGES + 3).fill(900)), room, count)).toBe(0);
  expect(passageLength(path(Array(LEAST_MESSAGES + 4).fill(900)), room, count)).toBeGreaterThan(0);
});

test('the last six turns are never told short, whatever their length', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { maxLength: 150, size: 'max' }), (lengths) => {
      const length = passageLength(path(lengths), room, count);
      expect(length === 0 || lengths.length - length >= LEAST_MESSAGES).toBe(true);
    }),
  );
});

test('chapters and a passage fit their shares in the smallest context', () => {
  const least = roomOf(sharesOf(2_048), 400);
  expect(least.path).toBeGreaterThan(0);
  expect(least.chapter * 4).toBeLessThanOrEqual(least.chapters + 240);
});

test('however a story is played, its untold path stays near its share and every turn is told once', () => {
  const turn = fc.record({ said: fc.integer({ min: 1, max: 300 }), told: fc.integer({ min: 20, max: 500 }) });
  fc.assert(
    fc.property(fc.array(turn, { minLength: 30, maxLength: 120, size: 'max' }), (turns) => {
      let untold = path([90]);
      let told = 0;
      for (const { said, told: length } of turns) {
        untold.push(
          { role: 'user', text: 'x'.repeat(said) },
          { role: 'assistant', text: 'x'.repeat(length) },
        );
        const passage = passageLength(untold, room, count);
        told += passage;
        untold = untold.slice(passage);
        const tokens = untold.reduce((sum, { text }) => sum + count(text), 0);
        // The last six turns, and those that wait to be two, may be more than the share.
        const excused = untold.slice(-LEAST_MESSAGES - 4).reduce((sum, { text }) => sum + count(text), 0);
        expect(tokens).toBeLessThanOrEqual(Math.max(room.path, excused));
        expect(untold.length).toBeLessThanOrEqual(91);
      }
      expect(told + untold.length).toBe(1 + turns.length * 2);
    }),
  );
});
