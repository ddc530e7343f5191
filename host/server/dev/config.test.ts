import { describe, expect, it } from 'vitest';
import { readDevConfig } from './config.ts';
import { devHeaders } from './headers.ts';

const given = {
  DEV_MFES: 'reader=http://localhost:3101/,points=http://localhost:3104',
  DEV_SHELL_DIR: '/shell',
};

describe('the development host', () => {
  it('does not start in production', () => {
    expect(() => readDevConfig({ ...given, NODE_ENV: 'production' })).toThrow('does not start');
  });

  it('needs the folder of the shell’s build', () => {
    expect(readDevConfig(given).shellDir).toBe('/shell');
    for (const folder of [undefined, ''])
      expect(() => readDevConfig({ ...given, DEV_SHELL_DIR: folder })).toThrow('DEV_SHELL_DIR is missing');
  });

  it('starts without micro-frontends', () => {
    expect(readDevConfig({ DEV_SHELL_DIR: '/shell' }).origins.size).toBe(0);
  });

  it('reads the origin of each micro-frontend', () => {
    const { origins } = readDevConfig(given);
    expect([...origins]).toEqual([
      ['reader', 'http://localhost:3101'],
      ['points', 'http://localhost:3104'],
    ]);
    expect(() => readDevConfig({ ...given, DEV_MFES: 'reader' })).toThrow('reader is not name=');
  });

  it('allows the development servers and local servers in its documents, and no other origin', () => {
    const headers = devHeaders(['http://localhost:3101'], {})('abc');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(policy).toContain(
      "connect-src 'self' http://localhost:3101 http://localhost:* ws://localhost:3101 ws://localhost:*;",
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline' http://localhost:3101 http://localhost:*;");
    expect(policy).toContain("object-src 'none'");
    expect(headers).not.toHaveProperty('integrity-policy');
  });
});
