import { fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, pipeline, type Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Composition, Release } from '@storyloom/contract/platform/composition';
import type { Trial } from '../composition/trial.ts';
import { answerFetch } from './answer-fetch.ts';
import type { Order, RendererSettings, Report } from './messages.ts';
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

const script = fileURLToPath(new URL('renderer.ts', import.meta.url));
const checkout = realpathSync(join(dirname(script), '..', '..', '..'));

const isStatus = (status: unknown) =>
  Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;

/** A renderer may read the packages, the shell and the releases: no keys, no settings, no data. */
function permissions({ dist, cacheDir }: RendererSettings): string[] {
  const packages = ['node_modules', 'shared', 'host', 'package.json'].map((each) =>
    realpathSync(join(checkout, each)),
  );
  const readable = [...packages, dist, join(cacheDir, 'releases')];
  return ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`)];
}

type Answer = Exclude<Report, { type: 'ready' | 'pong' | 'fetch' }>;

/** Starts a process that renders pages; resolves when it can. */
export async function startRenderer(given: RendererSettings) {
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
  const answers = new Map<number, { take(report: Answer): void; end(error: Error): void }>();
  let lastId = 0;
  const silence = createSilence(child.pid ?? 0);
  let reason = '';
  let memory = 0;

  const order = (message: Order) => {
    if (child.connected) child.send(message, () => {});
  };
  const stop = (why: string) => {
    reason ||= why;
    child.kill('SIGKILL');
  };
  const ready = Promise.withResolvers<void>();
  let gone: RendererEndedError | null = null;
  // A process that cannot be started emits an error and no exit.
  const exit = once(child, 'exit').catch((error: NodeJS.ErrnoException) => [
    error.code ?? error.message,
    null,
  ]);
  const ended = exit.then(([code, signal]) => {
    clearInterval(watch);
    reason ||= `it ended by itself (${signal ?? code})`;
    gone = new RendererEndedError(reason, reason === silent);
    ready.reject(gone);
    for (const { end } of answers.values()) end(gone);
    return reason;
  });
  const take = (report: Report) => {
    silence.end();
    if (report.type === 'ready') ready.resolve();
    else if (report.type === 'fetch') void answerFetch(settings.apiUrl, report).then(order);
    else if (report.type !== 'pong') answers.get(report.id)?.take(report);
    else {
      memory = report.rss;
      if (memory > memoryLimit) stop(`it used ${Math.round(memory / 1024 ** 2)} MB of memory`);
    }
  };
  child.on('message', (message) => {
    try {
      take(message as Report);
    } catch (error) {
      stop(`it sent something that is no report (${error})`);
    }
  });
  const watch = setInterval(() => {
    if (answers.size === 0) silence.end();
    else if (silence.isTooLong()) stop(silent);
    order({ type: 'ping' });
  }, pingMs);
  watch.unref();

  order({ type: 'settings', settings });
  await ready.promise;

  return {
    /** Resolves with the reason when the process has ended. */
    ended,
    /** Number of pages it is working on. */
    pages: () => answers.size,
    /** Memory of the process at its last report, in bytes. */
    memory: () => memory,
    stop: () => stop('it was stopped'),
    use: (composition: Composition) => order({ type: 'composition', composition }),
    tryRelease(release: Release): Promise<Trial> {
      if (gone) return Promise.reject(gone);
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Trial>();
      answers.set(id, {
        take: (report) => report.type === 'tried' && resolve(report.trial),
        end: reject,
      });
      order({ type: 'try', id, release });
      return promise.finally(() => answers.delete(id));
    },
    render(request: PageRequest, signal: AbortSignal): Rendering {
      if (gone) {
        const failed = Promise.reject(gone);
        failed.catch(() => {});
        return { page: failed, complete: failed };
      }
      const id = ++lastId;
      const page = Promise.withResolvers<PageDocument | Redirect>();
      const complete = Promise.withResolvers<void>();
      complete.promise.catch(() => {});
      const document = new PassThrough();
      // Perhaps nobody reads it.
      document.on('error', () => {});
      const pipe = (to: Writable) => void pipeline(document, to, () => {});
      const finish = () => {
        answers.delete(id);
        signal.removeEventListener('abort', abort);
        complete.resolve();
      };
      const abort = () => {
        order({ type: 'abort', id });
        page.reject(signal.reason);
        finish();
      };
      answers.set(id, {
        take(report) {
          if (report.type === 'head' && !isStatus(report.status)) stop('it sent no status');
          else if (report.type === 'head') page.resolve({ status: report.status, location: null, pipe });
          else if (report.type === 'text') document.write(report.bytes);
          else if (report.type === 'end') document.end(report.bytes);
          else if (report.type === 'failed') page.reject(new Error(report.reason));
          else if (report.type === 'redirect')
            page.resolve({ status: report.status, location: report.location });
          if (report.type !== 'head' && report.type !== 'text') finish();
        },
        end(error) {
          complete.reject(error);
          page.reject(error);
          document.destroy(error);
          finish();
        },
      });
      signal.addEventListener('abort', abort);
      order({ type: 'page', id, request });
      return { page: page.promise, complete: complete.promise };
    },
  };
}
