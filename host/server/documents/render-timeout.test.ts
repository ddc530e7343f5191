import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserAgent } from '../../fixtures/document.ts';
import { createPageRenderer } from '../render/render-page.ts';
import type { Shell } from '../render/request-host.ts';
import { createDocuments } from './documents.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A shell whose pages are prepared by the function, and whose frame is the text `frame`. */
function shellWith(prepare: () => Promise<unknown>): Shell {
  const frame = {
    status: 200,
    parts: [],
    bootstrap: { composition: { id: 'one', mfes: [] } },
    render({ onShellReady }: { onShellReady(): void }) {
      queueMicrotask(onShellReady);
      const pipe = (to: NodeJS.WritableStream) => PassThrough.from(['frame']).pipe(to);
      return { pipe, abort: () => {} };
    },
  };
  return {
    createHost: () => ({}),
    createSession: () => ({}),
    createConsent: () => ({}),
    noSession: {},
    prepare,
    prepareFrame: (...[, , , status = 200]: Parameters<Shell['prepareFrame']>) => ({ ...frame, status }),
  } as unknown as Shell;
}

async function open(prepare: () => Promise<unknown>) {
  const asked = Promise.withResolvers<void>();
  const shell = shellWith(() => {
    asked.resolve();
    return prepare();
  });
  const log = pino({ level: 'silent' });
  const pages = createPageRenderer({
    shell,
    build: { buildId: 'a', scripts: [], styles: [], files: [], shared: {} },
    site: async () => ({ composition: { id: 'one', mfes: [] } }) as never,
    calls: () => async () => undefined as never,
    log,
  });
  const document = createDocuments({
    renderPage: pages.page,
    renderFrame: pages.frame,
    trustedProxies: 0,
    log,
  });
  const server = createServer((request, response) => void document(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = fetch(`http://127.0.0.1:${port}/`, { headers: { 'user-agent': browserAgent } });
  await asked.promise;
  return { response, close: () => server.close() };
}

describe('a page that is never prepared', () => {
  it('is answered with the frame after 8 s', async () => {
    const { response, close } = await open(() => new Promise(() => {}));
    const settled = vi.fn();
    void response.then(settled);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const answer = await response;
    expect([answer.status, await answer.text()]).toEqual([503, 'frame']);
    close();
  });

  it('is answered with the frame at once if preparing it fails', async () => {
    const { response, close } = await open(() => Promise.reject(new Error('broken')));
    expect(await (await response).text()).toBe('frame');
    close();
  });
});

describe('a page that cannot be rendered', () => {
  it('is answered with the frame, and aborted once, when the answer ends', async () => {
    const abort = vi.fn();
    const render = ({ onShellError }: { onShellError(error: Error): void }) => {
      queueMicrotask(() => onShellError(new Error('broken')));
      return { pipe: () => {}, abort };
    };
    const bootstrap = { composition: { id: 'one', mfes: [] } };
    const { response, close } = await open(async () => ({ status: 200, parts: [], bootstrap, render }));
    expect(await (await response).text()).toBe('frame');
    await expect.poll(() => abort.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(abort).toHaveBeenCalledOnce();
    close();
  });
});
