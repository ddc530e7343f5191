import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import type { Composition } from '@storyloom/contract/platform/composition';
import { createLogStream } from '@storyloom/logging/log-stream';
import { requestFields, withRequest } from '@storyloom/logging/request-fields';
import { createBirpc } from 'birpc';
import { pino } from 'pino';
import { createServerCalls } from '../api/server-calls.ts';
import { createArtifacts } from '../files/artifacts.ts';
import { createHostFetch } from './host-fetch.ts';
import { createInlineStyles } from './inline-styles.ts';
import { createKnownCompositions } from './known-compositions.ts';
import type { HostFunctions, RendererFunctions, RendererSettings } from './messages.ts';
import type { PageRequest } from './page.ts';
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

// Code that is loaded later does not find the way to send messages. `send` calls `_send`, so neither may stay.
const { _send } = process as unknown as { _send: (...message: unknown[]) => void };
const channel = (message: unknown) => _send.call(process, message, undefined, {}, () => {});
for (const name of ['send', '_send']) Object.defineProperty(process, name, { value: undefined });

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

let renderer: Awaited<ReturnType<typeof start>>;
const running = new Map<number, AbortController>();

/** Sends what is written in one turn of the event loop as one piece; React writes many small ones. */
function createDocument(id: number): Writable {
  const pieces: Uint8Array[] = [];
  const take = () => Buffer.concat(pieces.splice(0));
  const flush = () => pieces.length > 0 && host.write(id, take());
  return new Writable({
    write(piece: Uint8Array, _encoding, done) {
      if (pieces.push(piece) === 1) setImmediate(flush);
      done();
    },
    final(done) {
      void host.end(id, take());
      done();
    },
  });
}

async function render(id: number, request: PageRequest) {
  const closed = new AbortController();
  running.set(id, closed);
  const forget = () => running.delete(id);
  try {
    const page = await renderer.page(request, closed.signal);
    const { status, location } = page;
    if (location === null) page.pipe(createDocument(id).on('close', forget));
    else forget();
    return { status, location };
  } catch (error) {
    forget();
    // Not every error can be sent.
    throw new Error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

const functions: RendererFunctions = {
  async start(settings) {
    renderer = await start(settings);
  },
  use: (composition) => renderer.use(composition),
  render(id, request) {
    const { traceparent, composition } = request;
    return withRequest({ traceparent, readComposition: () => composition }, () => render(id, request));
  },
  abort: (id) => running.get(id)?.abort(),
  tryRelease: (release) => renderer.tryRelease(release),
  memory: () => process.memoryUsage.rss(),
};

const host = createBirpc<HostFunctions, RendererFunctions>(functions, {
  // A host that has ended reads nothing; `disconnect` follows.
  post: channel,
  on: (take) => process.on('message', take),
  eventNames: ['write', 'end'],
  bind: 'functions',
  // Not what objects inherit.
  resolver: (name, found) => (Object.hasOwn(functions, name) ? found : undefined),
  timeout: -1,
});
globalThis.fetch = createHostFetch(host.fetch);
process.on('disconnect', () => process.exit(0));
