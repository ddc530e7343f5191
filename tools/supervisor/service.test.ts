import { mkdtempSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startService } from './service.ts';

const FIXTURES = 'tools/supervisor/fixtures';
const never = new AbortController().signal;

function start(name: string, script: string, args: string[] = [], signal = never) {
  const logs = mkdtempSync(join(tmpdir(), 'storyloom-logs-'));
  const service = { kind: 'service' as const, name, script: `${FIXTURES}/${script}`, args };
  return { logs, running: startService(service, { env: process.env, logs }, signal) };
}

describe('startService', () => {
  test('resolves when the service reports that it is ready, and stops it when asked', async () => {
    const running = await start('api', 'service.ts', ['5510']).running;
    expect(await (await fetch('http://127.0.0.1:5510/pid')).text()).toBe(String(running.pid));
    await running.stop(5_000);
    await expect(fetch('http://127.0.0.1:5510/pid')).rejects.toThrow();
  });

  test('reports how a service crashed', async () => {
    const running = await start('api', 'service.ts', ['5511']).running;
    await fetch('http://127.0.0.1:5511/crash').catch(() => {});
    expect(await running.ended).toMatch(/^api stopped \(exit code 7\):/);
  });

  test('rotates the log of a running service', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { logs, running } = start('api', 'service.ts', ['5512']);
    const service = await running;
    truncateSync(join(logs, 'api.log'), 20 * 1024 ** 2);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect([statSync(join(logs, 'api.log')).size, statSync(join(logs, 'api.log.1')).size]).toEqual([
      0,
      20 * 1024 ** 2,
    ]);
    await service.stop(5_000);
  });

  test('rejects with the last error of a service that cannot start, and keeps it in the log', async () => {
    const { running, logs } = start('api', 'broken.ts');
    await expect(running).rejects.toThrow('api stopped (exit code 1): Error: the widget is not plugged in');
    expect(readFileSync(join(logs, 'api.log'), 'utf8')).toContain('the widget is not plugged in');
  });

  test('kills a service that ignores SIGTERM at the deadline', async () => {
    const running = await start('api', 'stubborn.ts').running;
    await running.stop(200);
    expect(await running.ended).toMatch(/^api stopped \(SIGKILL\)/);
  });

  test('leaves nothing running when the start is aborted', async () => {
    const over = new AbortController();
    const { running } = start('api', 'service.ts', ['5512'], over.signal);
    over.abort();
    await expect(running).rejects.toThrow('did not become ready');
    await expect(fetch('http://127.0.0.1:5512/pid')).rejects.toThrow();
  });
});
