import { describe, expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('isLoopback', () => {
  test.each(['http://localhost:3000', 'https://127.0.0.1', 'http://127.9.0.254:80/x', 'http://[::1]:4000'])(
    'is true for %s',
    (address) => expect(isLoopback(address)).toBe(true),
  );

  test.each([
    ...['https://stories.example', 'http://localhost.example', 'http://127.0.0.1.example', 'http://[::2]'],
    ...['http://192.168.1.5:3000', 'localhost', ''],
  ])('is false for %j', (address) => {
    expect(isLoopback(address)).toBe(false);
  });
});
