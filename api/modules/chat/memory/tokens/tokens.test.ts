import { describe, expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const tokens = createTokens();
const count = (text: string) => tokens.counterFor('any')(text) - 4;

describe('token counter', () => {
  /** Texts with their counts by the tokenizer o200k_base. */
  test.each([
    ['English', 'The lamp turned once, and the whole bay leaned toward it.', 13],
    ['speech', '"I don\'t know," she says. "Maybe it\'s the wind?" *Crash!*', 16],
    ['French', 'La lampe tourna une fois, et toute la baie se pencha vers elle.', 17],
    ['Polish', 'Lampa obróciła się raz i cała zatoka pochyliła się ku niej.', 21],
    ['Russian', 'Лампа повернулась один раз, и весь залив склонился к ней.', 19],
    ['Hindi', 'दीपक एक बार घूमा और सारी खाड़ी उसकी ओर झुक गई।', 18],
    ['Vietnamese', 'Ngọn đèn quay một vòng, và cả vịnh nghiêng về phía nó.', 18],
    ['Chinese', '灯转了一圈，整个海湾都向它倾斜。', 15],
    ['Japanese', '灯が一度まわり、湾ぜんたいがそちらへ傾いた。', 20],
    ['JSON', '{"name": "Strachan", "age": 58, "mood": {"fear": 0.3}}', 25],
  ])('estimates %s within a fifth below and two thirds above', (_, text, known) => {
    expect(count(text)).toBeGreaterThanOrEqual(known * 0.8);
    expect(count(text)).toBeLessThanOrEqual(known * 1.67);
  });

  test('follows the usage that a provider reports', () => {
    const prompt = [{ content: 'The tide has gone out and taken the hour with it. '.repeat(40) }];
    const before = tokens.counterFor('greedy')('Nobody moved on the quay.');
    tokens.calibrate('greedy', tokens.measure(prompt), tokens.measure(prompt) * 2);
    expect(tokens.counterFor('greedy')('Nobody moved on the quay.')).toBe(before * 2);
  });
});
