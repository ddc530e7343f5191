import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Composition, Release } from '@storyloom/contract/platform/composition';
import { createBirpc } from 'birpc';
import * as z from 'zod/mini';
import type { Trial } from '../composition/trial.ts';
import { fetchFromApi } from './host-fetch.ts';
import type { HostFunctions, RendererFunctions, RendererSettings } from './messages.ts';
import type { PageDocument, PageRequest, Redirect } from './page.ts';
import { createSilence } from './silence.ts';

/** The process of a renderer ended, by itself or because it did not answer. */
export class RendererEndedError extends Error {
  /** True if it was ended because it did not answer. */
  readonly wasSilent: boolean;

  constructor(reason: string, wasSilent: boolean) {
    super(`The process that renders pages ended: ${reason}.`);
    this.wasSilent = wasSilent;
  }
}

export interface Rendering {
  page: Promise<PageDocument | Redirect>;
  /** Resolves when the page is rendered or has failed; rejects with RendererEndedError. */
  complete: Promise<void>;
}

export type Renderer = Awaited<ReturnType<typeof startRenderer>>;

const pingMs = 250;
const silent = 'it did not answer';
/** Largest heap, in MB, and the part of it for new objects, which would be small in a small heap. */
const heapMb = 256;
const newObjectsMb = 16;
/** Largest memory of the process with its buffers, in bytes. */
const memoryLimit = 1024 ** 3;

const rendererScript = fileURLToPath(new URL('renderer.ts', import.meta.url));
const checkout = realpathSync(join(dirname(rendererScript), '..', '..', '..'));

const ignore = () => {};
/** A valid answer to a render call. It is checked because code of a micro-frontend runs in the renderer and could forge it. */
const Page = z.object({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  location: z.nullable(z.string()),
});

/** A renderer may read the packages, the shell and the releases: no keys, no settings, no data. */
function permissions({ dist, cacheDir }: RendererSettings): string[] {
  const packages = ['node_modules', 'shared', 'host', 'package.json'].map((each) =>
    realpathSync(join(checkout, each)),
  );
  const releases = join(cacheDir, 'releases');
  // Node permits what is in a folder only if that is there when the process starts.
  mkdirSync(releases, { recursive: true });
  const readable = [...packages, dist, releases];
  return ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`)];
}

/** Starts a process that renders pages, or does as another script says; resolves when it can. */
export async function startRenderer(given: RendererSettings, script = rendererScript) {
  const settings = { ...given, dist: realpathSync(given.dist), cacheDir: realpathSync(given.cacheDir) };
  const child = fork(script, [], {
    env: { NODE_ENV: 'production' },
    execArgv: [
      ...permissions(settings),
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${newObjectsMb}`,
      '--disable-warning=SecurityWarning',
      '--no-webstorage',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const pages = new Map<number, { document: PassThrough; finish(): void; fail(error: unknown): void }>();
  let lastId = 0;
  let trials = 0;
  const silence = createSilence(child.pid ?? 0);
  let reason = '';
  let memory = 0;
  let gone: RendererEndedError | null = null;

  const stop = (why: string) => {
    reason ||= why;
    child.kill('SIGKILL');
  };
  const isBytes = (bytes: unknown) => {
    if (bytes instanceof Uint8Array) return true;
    stop('it sent a document that is no bytes');
    return false;
  };
  const renderer = createBirpc<RendererFunctions, HostFunctions>(
    {
      fetch: (request) => fetchFromApi(settings.apiUrl, request),
      write(id, bytes) {
        if (isBytes(bytes)) pages.get(id)?.document.write(bytes);
      },
      end(id, bytes) {
        const page = pages.get(id);
        if (!page || !isBytes(bytes)) return;
        page.finish();
        page.document.end(bytes);
      },
    },
    {
      post: (message) => child.connected && child.send(message, () => {}),
      on: (take) =>
        child.on('message', (message) => {
          silence.end();
          const taken: unknown = take(message);
          Promise.resolve(taken).catch((error) => stop(`it sent something that is no message (${error})`));
        }),
      eventNames: ['use', 'abort'],
      timeout: -1,
    },
  );
  // A process that cannot be started emits an error and no exit.
  const exit = once(child, 'exit').catch((error: Error) => [error.message, null]);
  const ended = exit.then(([code, signal]) => {
    clearInterval(watch);
    reason ||= `it ended by itself (${signal ?? code})`;
    gone = new RendererEndedError(reason, reason === silent);
    renderer.$close(gone);
    for (const { fail } of pages.values()) fail(gone);
    return reason;
  });
  const keepMemory = (bytes: number) => {
    memory = bytes;
    if (memory > memoryLimit) stop(`it used ${Math.round(memory / 1024 ** 2)} MB of memory`);
  };
  const watch = setInterval(() => {
    if (pages.size + trials === 0) silence.end();
    else if (silence.isTooLong()) stop(silent);
    renderer.memory().then(keepMemory, ignore);
  }, pingMs);
  watch.unref();

  await renderer.start(settings).catch((error: unknown) => {
    stop('it did not start');
    throw error;
  });

  return {
    /** Resolves with the reason when the process has ended. */
    ended,
    /** Number of pages it is working on. */
    pages: () => pages.size,
    /** Memory of the process at its last report, in bytes. */
    memory: () => memory,
    stop: () => stop('it was stopped'),
    use: (composition: Composition) => void renderer.use(composition).catch(ignore),
    async tryRelease(release: Release): Promise<Trial> {
      trials += 1;
      try {
        return await renderer.tryRelease(release);
      } catch (error) {
        throw gone ?? error;
      } finally {
        trials -= 1;
      }
    },
    render(request: PageRequest, signal: AbortSignal): Rendering {
      const id = ++lastId;
      const page = Promise.withResolvers<PageDocument | Redirect>();
      const complete = Promise.withResolvers<void>();
      complete.promise.catch(ignore);
      // Perhaps nobody reads it.
      const document = new PassThrough().on('error', ignore);
      const finish = () => {
        pages.delete(id);
        signal.removeEventListener('abort', abort);
        complete.resolve();
      };
      const fail = (error: unknown) => {
        if (gone) {
          complete.reject(gone);
          document.destroy(gone);
        }
        page.reject(gone ?? error);
        finish();
      };
      const abort = () => {
        renderer.abort(id).catch(ignore);
        fail(signal.reason);
      };
      pages.set(id, { document, finish, fail });
      signal.addEventListener('abort', abort);
      const begin = (answer: unknown) => {
        const { success, data } = z.safeParse(Page, answer);
        if (!success) return stop('it answered with something that is no page');
        const { status, location } = data;
        if (location === null)
          return page.resolve({ status, location, pipe: (to) => void pipeline(document, to, ignore) });
        page.resolve({ status, location });
        finish();
      };
      renderer.render(id, request).then(begin).catch(fail);
      return { page: page.promise, complete: complete.promise };
    },
  };
}
