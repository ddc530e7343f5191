import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'node:util';
import type { Composition, PageComposition } from '@storyloom/contract/platform/composition';
import { createClient } from '@storyloom/http/client';
import { createLogStream } from '@storyloom/logging/log-stream';
import { pino } from 'pino';
import { createApiProxy } from './api/api-proxy.ts';
import { createServerCalls } from './api/server-calls.ts';
import { createBuildManifests } from './builds/build-manifests.ts';
import { createAcceptance } from './composition/accept-composition.ts';
import { startCompositionSource } from './composition/composition-source.ts';
import { answerSharedImports } from './composition/server-modules.ts';
import { toSiteComposition } from './composition/site-composition.ts';
import { createBuildSite, createSites } from './composition/sites.ts';
import { readConfig } from './config.ts';
import { createSitemap } from './crawlers/sitemap.ts';
import { createDocuments, type Shell } from './documents/documents.ts';
import { createInlineStyles } from './documents/inline-styles.ts';
import { securityHeaders } from './documents/security-headers.ts';
import { findShellBuild, readShellBuild } from './documents/shell-build.ts';
import { createArtifacts } from './files/artifacts.ts';
import { createMetrics } from './metrics.ts';
import { createPaymentPage } from './payments/payment-page.ts';
import { createPartReports } from './reports/part-reports.ts';
import { createHostServer } from './server.ts';
import { precacheOf } from './worker/precache.ts';

const hostDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const { dist, kept } = findShellBuild(join(hostDir, 'dist'));
const config = readConfig(process.env);
const log = pino({ name: 'host' }, createLogStream());
// React and the router write to the console.
console.warn = console.error = (...said: unknown[]) => log.warn({ said: format(...said) }, 'console');

mkdirSync(config.cacheDir, { recursive: true });
answerSharedImports(config.cacheDir);
const shell = (await import(pathToFileURL(join(dist, 'server', 'app.mjs')).href)) as Shell;
const build = readShellBuild(dist);
const artifacts = createArtifacts(config);
const calls = createServerCalls(config.apiUrl);
const metrics = createMetrics();
const reports = createPartReports({ ...config, artifacts, metrics, log, token: config.hostToken });
const buildSite = createBuildSite({ shell, artifacts, versions: build.shared });
const source = await startCompositionSource({
  ...config,
  keepFile: join(config.cacheDir, 'composition.json'),
  pollMs: config.compositionPollMs,
  accept: createAcceptance({
    shell,
    artifacts,
    buildSite,
    log,
    call: calls({ token: null, isInApp: false, address: '127.0.0.1' }, 'shared'),
    report(refused) {
      metrics.refuseRelease(refused);
      const { mfe, buildId, composition, reason } = refused;
      const failure = {
        mfe,
        buildId,
        composition,
        part: 'release',
        phase: 'draw',
        reason: 'refused',
      } as const;
      void reports.add({ ...failure, message: reason.slice(0, 500) });
    },
  }),
  log,
});
const siteOf = createSites({ buildSite, log });

/** Every document needs it, so it is created once per composition. */
const pages = new WeakMap<Composition, PageComposition>();
function pageComposition(): PageComposition | null {
  const composition = source.current();
  if (!composition) return null;
  const page = pages.get(composition) ?? shell.forPages(toSiteComposition(composition, build.shared));
  pages.set(composition, page);
  return page;
}

const server = createHostServer({
  trustedProxies: config.trustedProxies,
  publicOrigin: config.publicOrigin,
  log,
  builds: kept,
  publicDir: join(hostDir, 'public'),
  artifacts,
  ...(config.paymentPage !== null && { paymentPage: createPaymentPage(config.paymentPage) }),
  proxy: createApiProxy(config.apiUrl, config),
  sitemap: createSitemap(createClient({ baseUrl: config.apiUrl, headers: () => ({}) }), config),
  document: createDocuments({
    shell,
    build,
    calls,
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
    inlineStyles: createInlineStyles({ dist, artifacts }),
    worker: config.hasWorker,
    redirects: config.redirects,
    analytics: config.analytics,
    headers: (nonce) => securityHeaders(nonce, config),
    log,
    async site() {
      const composition = source.current();
      if (!composition) throw new Error('No composition yet');
      return siteOf(composition);
    },
  }),
  pageComposition,
  ...(config.hasWorker && { worker: readFileSync(join(dist, 'worker', 'sw.js'), 'utf8') }),
  manifests: createBuildManifests({
    build: build.buildId,
    composition: () => source.current()?.id ?? null,
    redirects: config.redirects,
  }),
  precache() {
    const composition = source.current();
    return composition && precacheOf(build, composition);
  },
  metrics,
  reports,
});

function stop(): void {
  source.stop();
  reports.stop();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
  setTimeout(() => process.exit(0), 4_000).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);

server.listen(config.port, () => {
  log.info({ port: config.port }, 'host listening');
  process.send?.({ type: 'ready' });
});
