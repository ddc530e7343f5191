import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { writeDistinctReply } from './distinct-reply.ts';
import { writeReply } from './reply.ts';

const parents = Array.from({ length: 2_000 }, (_, at) => `parent${at}`);
const scene = (seed: string) => testScene({ userMessage: 'I look around.', seed });

describe('writeDistinctReply', () => {
  test('returns a different text for each attempt, even if different seeds give the same text', () => {
    const same = (write: typeof writeReply) =>
      parents.filter((parent) => {
        const texts = [0, 1, 2].map((attempt) => write(scene(`${parent}:${attempt}`)).text);
        return new Set(texts).size < 3;
      });
    expect(same(writeReply).length).toBeGreaterThan(0);
    expect(same(writeDistinctReply)).toEqual([]);
  });

  test('returns the plain reply for the first attempt, and the same reply for the same seed', () => {
    expect(writeDistinctReply(scene('parent:0'))).toEqual(writeReply(scene('parent:0')));
    expect(writeDistinctReply(scene('parent:3'))).toEqual(writeDistinctReply(scene('parent:3')));
  });

  test('writes a reply for a seed without a number', () => {
    expect(writeDistinctReply(scene('seed'))).toEqual(writeReply(scene('seed')));
  });
});
