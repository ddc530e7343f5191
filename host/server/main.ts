import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'node:util';
import type { Composition, PageComposition } from '@storyloom/contract/platform/composition';
import { createClient } from '@storyloom/http/client';
import { createLogStream } from '@storyloom/logging/log-stream';
import { requestFields, traceHeaders } from '@storyloom/logging/request-fields';
import { serveMetrics } from '@storyloom/logging/serve-metrics';
import { startTracing } from '@storyloom/logging/spans';
import { pino } from 'pino';
import { createApiProxy } from './api/api-proxy.ts';
import { createBuildManifests } from './builds/build-manifests.ts';
import { createAcceptance } from './composition/accept-composition.ts';
import { startCompositionSource } from './composition/composition-source.ts';
import { toSiteComposition } from './composition/site-composition.ts';
import { readConfig } from './config.ts';
import { fetchText } from './crawlers/fetch-text.ts';
import { createSitemap } from './crawlers/sitemap.ts';
import { createDocuments } from './documents/documents.ts';
import { securityHeaders } from './documents/security-headers.ts';
import { createArtifacts } from './files/artifacts.ts';
import { createShellFiles } from './files/shell-files.ts';
import { createMetrics } from './metrics.ts';
import { createPaymentPage } from './payments/payment-page.ts';
import { perObject } from './per-object.ts';
import { createKeptReleases } from './previews/kept-releases.ts';
import { createPreviews } from './previews/previews.ts';
import { ticketIn } from './previews/ticket.ts';
import { createInlineStyles } from './render/inline-styles.ts';
import type { PageRequest } from './render/page.ts';
import { createPageRenderer } from './render/render-page.ts';
import { startRenderer } from './render/renderer-process.ts';
import { startRenderers } from './render/renderers.ts';
import type { Shell } from './render/request-host.ts';
import { atOrigin, findShellBuild, readShellBuild } from './render/shell-build.ts';
import { createFrameSite } from './render/sites.ts';
import { createTrials } from './render/trials.ts';
import { withTimeout } from './render/with-timeout.ts';
import { createPartReports } from './reports/part-reports.ts';
import { createFlags, loadProvider } from './rollout/flags.ts';
import { createRollout } from './rollout/rollout.ts';
import { countFailures, createVisitCounts } from './rollout/visit-counts.ts';
import { createHostServer } from './server.ts';
import { precacheOf } from './worker/precache.ts';
import { workerScript } from './worker/worker-script.ts';

/** Time that the start waits for renderers. */
const RENDERERS_MS = 60_000;
/** Time until the files of the shell are sent to the registry again, in ms. */
const STORE_AGAIN_MS = 30_000;
/** Failures that one network can count against a canary. */
const FAILURES_PER_NETWORK = 2;
const hostDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const { dist, kept } = findShellBuild(join(hostDir, 'dist'));
const config = readConfig(process.env);
const log = pino({ name: 'host', level: config.logLevel, mixin: requestFields }, createLogStream());
// React and the router write to the console.
console.warn = console.error = (...said: unknown[]) => log.warn({ said: format(...said) }, 'console');

await startTracing('host');
mkdirSync(config.cacheDir, { recursive: true });
const shell = (await import(pathToFileURL(join(dist, 'server', 'app.mjs')).href)) as Shell;
const build = atOrigin(readShellBuild(dist), config.assetsOrigin);
const findKept = createKeptReleases(config);
const artifacts = createArtifacts({ ...config, findKept });
const shellFiles = createShellFiles({ ...config, builds: kept });
const metrics = createMetrics();
const visits = createVisitCounts(FAILURES_PER_NETWORK * config.rateLimitFactor);
const reports = createPartReports({ ...config, artifacts, metrics, log, visits, token: config.hostToken });
const inlineStyles = createInlineStyles({ dist, artifacts });
const { apiUrl, cacheDir, analytics, hasWorker: worker } = config;
const startOne = () => startRenderer({ dist, build, cacheDir, apiUrl, worker, analytics });
const siteOf = createFrameSite({ shell, provided: build });
const accept = createAcceptance({
  artifacts,
  buildSite: siteOf,
  tryRelease: createTrials(startOne),
  log,
  report(refused) {
    metrics.refuseRelease(refused);
    const { mfe, buildId, composition, reason } = refused;
    const failure = { mfe, buildId, composition, part: 'release', phase: 'draw', reason: 'refused' } as const;
    void reports.add({ ...failure, message: reason.slice(0, 500) });
  },
});
const source = await startCompositionSource({
  ...config,
  keepFile: join(config.cacheDir, 'composition.json'),
  pollMs: config.compositionPollMs,
  accept,
  log,
});

const evaluateFlags = createFlags(await loadProvider(config.flagsProvider));
const rollout = createRollout({
  current: source.current,
  use: (arm) => renderers.use(arm),
  visits,
  evaluateFlags,
});
const previews = createPreviews({
  keys: config.keys,
  live: rollout.live,
  find: findKept,
  learn: artifacts.learn,
  buildSite: siteOf,
  add: rollout.add,
});
const siteIn = async ({ composition }: PageRequest) => siteOf(rollout.arm(composition));
const frames = createPageRenderer({
  shell,
  build,
  site: siteIn,
  calls: () => () => Promise.reject(new Error('A frame needs no data.')),
  worker,
  analytics,
  inlineStyles,
  log,
});
const routeOf = ({ url, basename, composition }: PageRequest) =>
  shell.partAt(siteOf(rollout.arm(composition)), new URL(url).pathname, basename);
const renderers = startRenderers({
  start: startOne,
  routeOf,
  onEnd: metrics.countRendererEnd,
  onFatalPage({ composition }, route, reason) {
    const [mfe = '', part = ''] = route.split('/');
    const buildId = rollout.arm(composition).mfes[mfe]?.stable.buildId ?? '';
    log.error({ mfe, part, buildId, composition, reason }, 'page ended its renderer');
    void reports.add({ mfe, buildId, composition, part, phase: 'draw', reason: 'ended', message: reason });
  },
  log,
});
metrics.watchRenderers(renderers.memory);
const renderPage = countFailures(renderers.render, visits, (request) => routeOf(request)?.split('/')[0]);

/** Every document needs it, so it is created once per composition. */
const pageOf = perObject((composition: Composition) => shell.forPages(toSiteComposition(composition, build)));
function pageComposition(): PageComposition | null {
  const composition = rollout.base();
  return composition && pageOf(composition);
}

let isLeaving = false;
const server = createHostServer({
  isLeaving: () => isLeaving,
  trustedProxies: config.trustedProxies,
  publicOrigin: config.publicOrigin,
  log,
  shellFiles,
  publicDir: join(hostDir, 'public'),
  artifacts,
  ...(config.paymentPage !== null && { paymentPage: createPaymentPage(config.paymentPage) }),
  proxy: createApiProxy(config.apiUrl, config),
  sitemap: createSitemap(
    createClient({ baseUrl: config.apiUrl, headers: traceHeaders, fetch: fetchText }),
    config,
  ),
  document: createDocuments({
    // Renderers serve all visitors, so they run no code that is not live.
    renderPage: (request, signal) => (request.preview ? frames.frame : renderPage)(request, signal),
    renderFrame: frames.frame,
    rollout,
    previews,
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
    redirects: config.redirects,
    observe: (request, document) =>
      metrics.observeDocument({ ...document, route: routeOf(request) ?? 'none' }),
    headers: (nonce, options) => securityHeaders(nonce, { ...config, ...options }),
    log,
  }),
  pageComposition,
  // Requests of a preview name its composition in a header, or nothing does.
  compositionOf: (cookies) => (ticketIn(cookies) ? null : rollout.compositionOfVisitor(cookies)),
  ...(config.hasWorker && { worker: workerScript(dist, config) }),
  manifests: createBuildManifests({
    build: build.buildId,
    composition: rollout.compositionOfVisitor,
    redirects: config.redirects,
    shared: build.shared,
  }),
  precache() {
    const composition = rollout.base();
    return composition && precacheOf(build, composition);
  },
  metrics,
  reports,
});

function stop(): void {
  source.stop();
  reports.stop();
  setTimeout(() => renderers.stop(), 2_000).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
  setTimeout(() => process.exit(0), 4_000).unref();
}
process.on('SIGTERM', () => {
  if (isLeaving || config.drainMs === 0) return stop();
  isLeaving = true;
  setTimeout(stop, config.drainMs);
});
process.on('SIGINT', stop);
process.on('disconnect', stop);

/** Until it has succeeded, other hosts cannot send this shell's files, as while the registry is down. */
async function storeShell(): Promise<void> {
  try {
    await shellFiles.store();
  } catch (error) {
    log.warn({ err: error }, 'files of the shell not stored in the registry');
    setTimeout(storeShell, STORE_AGAIN_MS).unref();
  }
}
const stored = storeShell();

// Without renderers, documents are client-only, which is better than none.
await withTimeout(renderers.ready, RENDERERS_MS).catch((error: unknown) =>
  log.error({ err: error }, 'no renderer has started'),
);
await stored;
if (config.metrics.port > 0) await serveMetrics(metrics.registry, config.metrics);
server.listen(config.port, () => {
  log.info({ port: config.port }, 'host listening');
  process.send?.({ type: 'ready' });
});
