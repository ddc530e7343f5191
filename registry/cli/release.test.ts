import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './settings.ts';

const stable = { version: '1.0.0', buildId: 'aaaaaaaaaaaa', publishedAt: '2026-01-01T00:00:00.000Z' };
const failure = {
  ...stable,
  composition: 'one',
  part: 'route:home',
  phase: 'load',
  reason: 'threw',
  count: 1,
  lastAt: '2026-01-02T03:04:05.000Z',
};
const responses: Record<string, unknown> = {
  '/composition': {
    payload: JSON.stringify({ id: 'one', mfes: { points: { stable }, reader: { stable } } }),
  },
  '/failures': [
    { ...failure, mfe: 'points', message: 'Error: no points' },
    { ...failure, mfe: 'reader', message: 'Error: no reader' },
  ],
};

describe('release status', () => {
  it('lists the failures of each micro-frontend below its own release', async () => {
    const server = createServer(({ url = '' }, response) => response.end(JSON.stringify(responses[url])));
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'registry/cli/release.ts'), 'status'],
      { env: { ...process.env, REGISTRY_URL: registry } },
    );
    const names = stdout.match(/^ {2}\w+|Error: .*/gm);
    expect(names).toEqual(['  points', 'Error: no points', '  reader', 'Error: no reader']);
  });
});
