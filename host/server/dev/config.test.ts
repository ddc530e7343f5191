import { expect, it } from 'vitest';
import { readDevConfig } from './config.ts';
import { devHeaders } from './headers.ts';

const given = {
  DEV_MFES: 'reader=http://localhost:3101/,points=http://localhost:3104',
  DEV_SHELL_DIR: '/shell',
};

it('the development host does not start in production', () => {
  expect(() => readDevConfig({ ...given, NODE_ENV: 'production' })).toThrow('does not start');
});

it('the development host knows where each slice is served', () => {
  const { origins } = readDevConfig(given);
  expect([...origins]).toEqual([
    ['reader', 'http://localhost:3101'],
    ['points', 'http://localhost:3104'],
  ]);
  expect(() => readDevConfig({ ...given, DEV_MFES: 'reader' })).toThrow('reader is not name=');
});

it('documents in development may reach the development servers and nobody else', () => {
  const headers = devHeaders(['http://localhost:3101'])('abc');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("connect-src 'self' http://localhost:3101 ws://localhost:3101;");
  expect(policy).toContain("style-src 'self' 'unsafe-inline' http://localhost:3101;");
  expect(policy).toContain("object-src 'none'");
  expect(headers).not.toHaveProperty('integrity-policy');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
