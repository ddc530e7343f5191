import { expect, test } from 'vitest';
import { sayable } from './quote.ts';

const moment = (turn: string) => ({ messageId: turn, depth: 2, turn, reply: 'It is done.', words: ['key'] });

test('the first sentence of the best moment that has one is said back', () => {
  const [silent, key, door] = [
    moment(''),
    moment('I hide the key! Nobody sees.'),
    moment('I open the door.'),
  ];
  expect(sayable([silent, key, door])).toEqual({ moment: key, words: 'I hide the key!' });
  expect(sayable([moment('我把钥匙藏起来。没人看见。')])?.words).toBe('我把钥匙藏起来。');
});

test('what is too long, quoted or without words is not', () => {
  expect(sayable([moment('…'), moment('“Stay,” I say.'), moment(`I ${'walk '.repeat(40)}`)])).toBeUndefined();
  expect(sayable([])).toBeUndefined();
});
