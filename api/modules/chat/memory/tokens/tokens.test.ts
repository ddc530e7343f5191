import { beforeAll, describe, expect, test } from 'vitest';
import { createTokens, type Tokens } from './tokens.ts';

let tokens: Tokens;
beforeAll(async () => {
  tokens = createTokens();
  await tokens.load();
});
const count = (text: string) => tokens.counterFor('any')(text);

describe('token counter', () => {
  test('tends to overestimate until the tokenizer is loaded', () => {
    const early = createTokens().counterFor('any');
    for (const text of [
      'The lamp turned once, and the whole bay leaned toward it.',
      '灯台守の老人は海を見つめていた',
    ]) {
      expect(early(text)).toBeGreaterThanOrEqual(count(text) * 0.9);
      expect(early(text)).toBeLessThan(count(text) * 1.7);
    }
  });

  test('counts as the tokenizer does, plus the overhead of a message', () => {
    expect(count('The lamp turned once.')).toBe(5 + 4);
  });

  test('counts control tokens as plain text', () => {
    expect(count('<|endoftext|> she said')).toBeGreaterThan(4);
  });

  test.each([
    ['Chinese without a space', '灯台守は海を見つめていた'.repeat(17_000)],
    ['one endless word', 'a'.repeat(200_000)],
    ['an endless gap', `a${' '.repeat(200_000)}b`],
    ['a wall of emoji', '🌊'.repeat(50_000)],
  ])('counts %s', (_, text) => {
    expect(count(text)).toBeGreaterThan(0);
  });

  test('counts split words about the same', () => {
    const text = '灯台守の老人は海を見つめていた'.repeat(6);
    expect(Math.abs(count(text.repeat(10)) - 10 * count(text))).toBeLessThan(count(text));
  });

  test('counts texts beyond the size of its cache', () => {
    const long = (at: number) => `${at} ${'sea '.repeat(200_000)}`;
    const first = count(long(1));
    for (let at = 2; at < 6; at++) count(long(at));
    expect(count(long(1))).toBe(first);
  });

  test('follows the usage that a provider reports', () => {
    const prompt = [{ content: 'The tide has gone out and taken the hour with it. '.repeat(40) }];
    const before = tokens.counterFor('greedy')('Nobody moved on the quay.');
    tokens.calibrate('greedy', tokens.measure(prompt), tokens.measure(prompt) * 2);
    expect(tokens.counterFor('greedy')('Nobody moved on the quay.')).toBe(before * 2);
  });
});
