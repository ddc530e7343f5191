import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import type { Composition } from '@storyloom/contract/platform/composition';
import { createLogStream } from '@storyloom/logging/log-stream';
import { requestFields, withRequest } from '@storyloom/logging/request-fields';
import { pino } from 'pino';
import { createServerCalls } from '../api/server-calls.ts';
import { createArtifacts } from '../files/artifacts.ts';
import { createDocumentWriter } from './document-writer.ts';
import { createHostFetch } from './host-fetch.ts';
import { createInlineStyles } from './inline-styles.ts';
import { createKnownCompositions } from './known-compositions.ts';
import type { Order, RendererSettings, Report } from './messages.ts';
import { createPageRenderer } from './render-page.ts';
import type { Shell } from './request-host.ts';
import { answerSharedImports, importRelease } from './server-modules.ts';
import { createBuildSite, createSites } from './sites.ts';
import { createTryRelease } from './try-release.ts';

// A process that runs the server code of micro-frontends. It may read their files and the shell, and nothing else:
// it has no settings, no keys and no network.
const log = pino({ name: 'renderer', mixin: requestFields }, createLogStream());
// React and the router write to the console.
console.warn = console.error = (...said: unknown[]) => log.warn({ said: format(...said) }, 'console');

// The permissions of Node do not cover signals to other processes.
for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd'])
  Object.defineProperty(process, name, { value: undefined });

// Code that is loaded later cannot send reports in the name of this file.
const channel = process.send?.bind(process);
Object.defineProperty(process, 'send', { value: undefined });
// A host that has ended reads no reports; `disconnect` follows.
const send = (report: Report) => void channel?.(report, undefined, undefined, () => {});
const hostFetch = createHostFetch(send);
globalThis.fetch = hostFetch.fetch;

async function start(settings: RendererSettings) {
  const { dist, build, cacheDir, apiUrl, worker, analytics } = settings;
  answerSharedImports(cacheDir);
  const shell = (await import(pathToFileURL(join(dist, 'server', 'app.mjs')).href)) as Shell;
  const artifacts = createArtifacts({ cacheDir, registryUrl: apiUrl });
  const calls = createServerCalls(apiUrl);
  const buildSite = createBuildSite({ shell, artifacts, provided: build });
  const siteOf = createSites({ buildSite, log });
  const compositions = createKnownCompositions();
  const pages = createPageRenderer({
    shell,
    build,
    calls,
    worker,
    analytics,
    inlineStyles: createInlineStyles({ dist, artifacts }),
    log,
    async site({ composition: id }) {
      const composition = compositions.get(id);
      if (!composition) throw new Error(`The composition ${id} is unknown.`);
      return siteOf(composition);
    },
  });
  const call = calls({ token: null, isInApp: false, address: '127.0.0.1' }, 'shared');
  return {
    ...pages,
    tryRelease: createTryRelease({ shell, buildSite, call }),
    /** Imports the server modules ahead of the first page. */
    async use(next: Composition) {
      compositions.set(next.id, next);
      for (const { stable } of Object.values(next.mfes))
        await importRelease(artifacts, stable).catch((err: unknown) =>
          log.error({ mfe: stable.mfe, err }, 'server module not imported'),
        );
    },
  };
}

type Renderer = Awaited<ReturnType<typeof start>>;

let renderer: Renderer | undefined;
const running = new Map<number, AbortController>();

async function answerPage({ page }: Renderer, { id, request }: Extract<Order, { type: 'page' }>) {
  const closed = new AbortController();
  running.set(id, closed);
  try {
    const rendered = await page(request, closed.signal);
    if (rendered.location !== null) {
      send({ type: 'redirect', id, status: rendered.status, location: rendered.location });
      return;
    }
    send({ type: 'head', id, status: rendered.status });
    const { promise, resolve } = Promise.withResolvers<void>();
    const document = createDocumentWriter({
      bytes: (bytes) => send({ type: 'text', id, bytes }),
      end(bytes) {
        send({ type: 'end', id, bytes });
        resolve();
      },
    });
    rendered.pipe(document);
    await promise;
  } catch (error) {
    send({
      type: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  } finally {
    running.delete(id);
  }
}

async function take(order: Order): Promise<void> {
  if (order.type === 'ping') return send({ type: 'pong', rss: process.memoryUsage.rss() });
  if (order.type === 'fetched') return hostFetch.take(order);
  if (order.type === 'abort') return running.get(order.id)?.abort();
  if (order.type === 'settings') {
    renderer = await start(order.settings);
    return send({ type: 'ready' });
  }
  if (!renderer) return;
  if (order.type === 'composition') await renderer.use(order.composition);
  else if (order.type === 'page') {
    const { traceparent, composition } = order.request;
    const answer = answerPage.bind(null, renderer, order);
    await withRequest({ traceparent, readComposition: () => composition }, answer);
  } else send({ type: 'tried', id: order.id, trial: await renderer.tryRelease(order.release) });
}
process.on('message', (order) => void take(order as Order));
process.on('disconnect', () => process.exit(0));
