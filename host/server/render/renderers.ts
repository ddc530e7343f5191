import { setTimeout as sleep } from 'node:timers/promises';
import type { Composition } from '@storyloom/contract/platform/composition';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { createKnownCompositions } from './known-compositions.ts';
import type { PageDocument, PageRequest, Redirect } from './page.ts';
import { type Renderer, RendererEndedError } from './renderer-process.ts';
import { withTimeout } from './with-timeout.ts';

interface Options {
  start(): Promise<Renderer>;
  /** The route of an address, as `reader/route:story`; null if there is none. */
  routeOf(request: PageRequest): string | null;
  /** Called when a page of a route has ended the process that rendered it and nothing else. */
  onFatalPage(request: PageRequest, route: string, reason: string): void;
  /** Called when a process has ended by itself, or did not answer. */
  onEnd?(): void;
  log: Logger;
  /** Number of processes. */
  size?: number;
}

/** Time that a page waits for a process, in ms. */
const startTimeoutMs = 10_000;
/** Longest time to render a page again whose visitor has got a part of it, in ms. */
const replayTimeoutMs = 20_000;
/** Pause after a process that could not start, in ms. */
const restartPauseMs = 1_000;
/** Time for which a page that ended its process is not rendered, and its route only in the spare one; in ms. */
const quarantineMs = 60_000;
/** Most addresses and routes that are remembered. */
const maxFatal = 1_000;

/**
 * Renders pages in a few processes, each page in the one with the least work. If a process ends, the pages it was
 * working on are rendered again in a spare process, one after another. The page that ends this one as well is left to
 * the browser for a minute, and other pages of its route are rendered in the spare process meanwhile.
 */
export function startRenderers({ start, routeOf, onFatalPage, onEnd, log, size = 2 }: Options) {
  const pool = new Set<Renderer>();
  const compositions = createKnownCompositions();
  let isStopped = false;
  let filled = Promise.withResolvers<void>();
  /** Addresses that ended a process, and the routes of these. */
  const quarantined = new LRUCache<string, true>({ max: maxFatal, ttl: quarantineMs, ttlAutopurge: true });
  let spare: Promise<Renderer> | null = null;
  const alone = pLimit(1);

  async function startOne(): Promise<Renderer> {
    const renderer = await start();
    compositions.rforEach((composition) => renderer.use(composition));
    if (isStopped) renderer.stop();
    return renderer;
  }

  async function keepOne(): Promise<void> {
    while (!isStopped) {
      try {
        const renderer = await startOne();
        pool.add(renderer);
        filled.resolve();
        const reason = await renderer.ended;
        pool.delete(renderer);
        if (pool.size === 0) filled = Promise.withResolvers();
        if (isStopped) return;
        onEnd?.();
        log.error({ reason }, 'renderer ended, another one starts');
      } catch (error) {
        log.error({ err: error }, 'renderer not started');
        await sleep(restartPauseMs);
      }
    }
  }
  for (let count = 0; count < size; count++) void keepOne();

  async function leastBusy(): Promise<Renderer> {
    await withTimeout(filled.promise, startTimeoutMs);
    const [first] = [...pool].sort((one, other) => one.pages() - other.pages());
    return first ?? leastBusy();
  }

  function spareRenderer(): Promise<Renderer> {
    if (spare) return spare;
    const forget = () => {
      spare = null;
    };
    spare = startOne();
    spare.then(({ ended }) => ended).then(forget, forget);
    return spare;
  }

  /** Renders a page while its process does nothing else. */
  function renderAlone(request: PageRequest, signal: AbortSignal): Promise<PageDocument | Redirect> {
    const page = Promise.withResolvers<PageDocument | Redirect>();
    alone(async () => {
      try {
        signal.throwIfAborted();
        refuseFatal(request);
        const renderer = await spareRenderer().catch((cause: unknown) => {
          throw new Error('The spare renderer did not start.', { cause });
        });
        const rendering = renderer.render(request, signal);
        rendering.page.then(page.resolve, page.reject);
        await rendering.complete;
      } catch (error) {
        page.reject(error);
        if (error instanceof RendererEndedError) quarantine(request, error.message);
      }
      // The composition may be unknown by now.
    }).catch((error: unknown) => log.error({ err: error }, 'page not put into quarantine'));
    return page.promise;
  }

  function quarantine(request: PageRequest, reason: string): void {
    const route = routeOf(request);
    quarantined.set(keyOf(request, request.url), true);
    if (route === null) return;
    quarantined.set(keyOf(request, route), true);
    onFatalPage(request, route, reason);
  }

  const keyOf = ({ composition }: PageRequest, what: string) => `${composition} ${what}`;

  function refuseFatal(request: PageRequest): void {
    if (quarantined.has(keyOf(request, request.url)))
      throw new Error('This page ended the process that rendered it, less than a minute ago.');
  }

  const isSuspect = (request: PageRequest) =>
    quarantined.size > 0 && quarantined.has(keyOf(request, routeOf(request) ?? ''));

  return {
    /** Resolves when the first process can render. */
    ready: filled.promise,
    /** Memory of each process, in bytes. */
    memory: () => Array.from(pool, (renderer) => renderer.memory()),
    async render(request: PageRequest, signal: AbortSignal): Promise<PageDocument | Redirect> {
      refuseFatal(request);
      if (isSuspect(request)) return renderAlone(request, signal);
      const { page, complete } = (await leastBusy()).render(request, signal);
      // A visitor may have got a part of the document; the page must be known all the same.
      const replay = () => renderAlone(request, AbortSignal.timeout(replayTimeoutMs));
      complete.catch(() => page.then(replay)).catch(() => {});
      return page.catch((error: unknown) => {
        if (!(error instanceof RendererEndedError)) throw error;
        return renderAlone(request, signal);
      });
    },
    /** Renders pages of this composition too. */
    use(next: Composition): void {
      const isKnown = compositions.has(next.id);
      compositions.set(next.id, next);
      if (isKnown) return;
      for (const renderer of pool) renderer.use(next);
      void spare?.then((renderer) => renderer.use(next)).catch(() => {});
    },
    stop(): void {
      isStopped = true;
      for (const renderer of pool) renderer.stop();
      void spare?.then((renderer) => renderer.stop()).catch(() => {});
    },
  };
}
