import { describe, expect, test } from 'vitest';
import { summarise } from './traffic.ts';

const script = (url: string, bytes: number) => ({ url: `http://x${url}`, script: true, bytes });

describe('traffic', () => {
  test('counts scripts as JavaScript and everything as requests', () => {
    const image = { url: 'http://x/files/a.webp', script: false, bytes: 900 };
    const traffic = summarise([script('/static/js/shell.js', 100), image]);
    expect(traffic).toMatchObject({ requests: 2, scripts: 1, scriptBytes: 100, bytes: 1000 });
  });

  test('counts a micro-frontend once, regardless of its number of chunks', () => {
    const entry = '/m/reader/0123456789ab/browser/remoteEntry.js';
    const traffic = summarise([
      script(entry, 6),
      script('/m/reader/0123456789ab/browser/static/js/async/home.js', 9),
      script('/m/points/0123456789ab/browser/remoteEntry.js', 6),
      script('/static/js/shell.js', 100),
    ]);
    expect(traffic.remotes).toEqual(['points', 'reader']);
  });
});
