// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

async function start({ saveData = false } = {}) {
  const active = { postMessage: vi.fn() };
  const registration = { active, update: vi.fn(async () => {}) };
  const workers = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    startMessages: () => {},
  });
  const update = { announce: vi.fn() };
  const browser = { serviceWorker: workers, connection: { saveData } } as never;
  await startWorker({ browser, build: 'build1', composition: 'composition1', update });
  const say = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));
  return { active, registration, workers, update, say };
}

describe('startWorker', () => {
  it('asks the worker to keep the page’s code', async () => {
    const { active, workers } = await start();
    expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(active.postMessage).toHaveBeenCalledWith({ type: 'keep-files', id: 'build1-composition1' });
  });

  it('keeps no code for a visitor who saves data', async () => {
    const { active } = await start({ saveData: true });
    expect(active.postMessage).not.toHaveBeenCalled();
  });

  it('announces a worker of another build, and not that of the page’s own build', async () => {
    const { update, say } = await start();
    say({ type: 'activated', build: 'build1' });
    expect(update.announce).not.toHaveBeenCalled();
    say({ type: 'activated', build: 'build2' });
    expect(update.announce).toHaveBeenCalledOnce();
  });

  it('looks for a newer worker when the tab is shown again', async () => {
    const { registration } = await start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledOnce();
  });
});
