import { mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { previewParameter } from '@storyloom/contract/platform/preview';
import { requestFields } from '@storyloom/logging/request-fields';
import { pino } from 'pino';
import { createApiProxy } from '../api/api-proxy.ts';
import { createServerCalls } from '../api/server-calls.ts';
import { createBuildManifests } from '../builds/build-manifests.ts';
import { startCompositionSource } from '../composition/composition-source.ts';
import { readConfig } from '../config.ts';
import { createDocuments } from '../documents/documents.ts';
import { createArtifacts } from '../files/artifacts.ts';
import { createShellFiles } from '../files/shell-files.ts';
import { createKeptReleases } from '../previews/kept-releases.ts';
import { createPageRenderer } from '../render/render-page.ts';
import type { Shell } from '../render/request-host.ts';
import { answerSharedImports } from '../render/server-modules.ts';
import { readShellBuild } from '../render/shell-build.ts';
import { publishedModules } from '../render/sites.ts';
import { createHostServer } from '../server.ts';
import { readDevConfig } from './config.ts';
import { createDevMfes } from './dev-mfes.ts';
import { devHeaders } from './headers.ts';
import { createMixOf, createOverridesIn, keepOverrides, loopback, none, noticeOf } from './overrides.ts';
import { createDevSites } from './sites.ts';
import { waitForApi } from './wait-for-api.ts';

/** The development host: micro-frontends from their development servers, unsigned, and the others as published. */
const { origins, shellDir: dist } = readDevConfig(process.env);
const config = readConfig(process.env);
const log = pino({ name: 'host', level: 'warn', mixin: requestFields });

mkdirSync(config.cacheDir, { recursive: true });
answerSharedImports(config.cacheDir);
const shell = (await import(pathToFileURL(join(dist, 'server', 'app.mjs')).href)) as Shell;
const build = readShellBuild(dist);
const artifacts = createArtifacts(config);
const source = await startCompositionSource({
  ...config,
  keepFile: join(config.cacheDir, 'composition.json'),
  pollMs: config.compositionPollMs,
  accept: async (composition) => {
    await artifacts.learn(composition);
    return { composition, final: true };
  },
  log,
});
const site = createDevSites({
  shell,
  log,
  devMfes: createDevMfes(origins, config.cacheDir),
  published: publishedModules({ shell, artifacts }),
  versions: build.shared,
  composition: source.current,
  mixOf: createMixOf(config.registryUrl),
  find: createKeptReleases(config),
  learn: artifacts.learn,
});
const overridesOf = createOverridesIn([...origins.values()]);
let composition = (await site()).composition;

const pages = createPageRenderer({
  shell,
  build,
  log,
  calls: createServerCalls(config.apiUrl),
  analytics: config.analytics,
  hasPanel: true,
  headScript: keepOverrides,
  site: async ({ url }) => {
    const overrides = overridesOf(new URL(url));
    const current = await site(overrides);
    if (overrides === none) composition = current.composition;
    return current;
  },
});

const served = `${process.pid}-${Date.now()}`;

/** Tells pages what this process serves. A page that was told something else before reloads itself. */
function answerBuildEvents({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== '/dev/events') return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: 500\ndata: ${served}\n\n`);
  return true;
}

const server = createHostServer({
  trustedProxies: config.trustedProxies,
  publicOrigin: config.publicOrigin,
  log,
  artifacts,
  shellFiles: createShellFiles({ ...config, builds: [dist] }),
  publicDir: join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'public'),
  proxy: waitForApi(createApiProxy(config.apiUrl), config.apiUrl),
  document: createDocuments({
    renderPage: pages.page,
    renderFrame: pages.frame,
    previews: {
      answerLink: () => false,
      async begin(url) {
        const overrides = overridesOf(url);
        if (overrides === none) return null;
        const { id } = (await site(overrides)).composition;
        const preview = { notice: noticeOf(overrides), leave: `?${previewParameter}=`, cohort: {} };
        return { composition: id, visit: null, preview };
      },
    },
    log,
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
    redirects: config.redirects,
    headers: devHeaders([...origins.values(), ...loopback], config),
  }),
  manifests: createBuildManifests({
    build: build.buildId,
    composition: () => composition.id,
    redirects: config.redirects,
    shared: build.shared,
  }),
  pageComposition: () => shell.forPages(composition),
  handleDevelopment: (request, response) =>
    answerBuildEvents(request, response) || answerWebviewPage(request, response),
});

/** Answers `/dev/webview` with a page that plays the app: it shows the site in a frame, and both ends of the bridge. */
function answerWebviewPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.split('?', 1)[0] !== '/dev/webview') return false;
  const page = readFileSync(new URL('./webview.html', import.meta.url));
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page);
  return true;
}

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('disconnect', stop);

server.listen(config.port, () => process.send?.({ type: 'ready' }));
