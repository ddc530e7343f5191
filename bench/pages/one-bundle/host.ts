import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteComposition } from '@storyloom/contract/platform/composition';
import { createApiProxy } from '@storyloom/host/server/api/api-proxy.ts';
import { createServerCalls } from '@storyloom/host/server/api/server-calls.ts';
import { createBuildManifests } from '@storyloom/host/server/builds/build-manifests.ts';
import { createDocuments } from '@storyloom/host/server/documents/documents.ts';
import { createArtifacts } from '@storyloom/host/server/files/artifacts.ts';
import { createShellFiles } from '@storyloom/host/server/files/shell-files.ts';
import { createInlineStyles } from '@storyloom/host/server/render/inline-styles.ts';
import { createPageRenderer } from '@storyloom/host/server/render/render-page.ts';
import { readShellBuild } from '@storyloom/host/server/render/shell-build.ts';
import { createHostServer } from '@storyloom/host/server/server.ts';
import { pino } from 'pino';
import { ports } from '../../ports.ts';
import { root } from '../../processes/child.ts';
import { serveChild } from '../../processes/serving.ts';
import type * as OneBundle from './shell.ts';

/** Serves the bundle with the shell's server; only the source of the code differs. */
const dist = process.argv[2] ?? '';
const apiUrl = `http://127.0.0.1:${ports.api}`;
const log = pino({ name: 'one-bundle', level: 'warn' });

// External packages of the shell's server module are resolved as in the shell.
const hostMain = pathToFileURL(join(root, 'host/server/main.ts')).href;
const distUrl = pathToFileURL(dist).href;
registerHooks({
  resolve(specifier, context, next) {
    const fromOutside = !specifier.startsWith('.') && context.parentURL?.startsWith(distUrl);
    return next(specifier, fromOutside ? { ...context, parentURL: hostMain } : context);
  },
});

const shell = (await import(pathToFileURL(join(dist, 'server/app.mjs')).href)) as typeof OneBundle;
const composition = JSON.parse(readFileSync(join(dist, 'composition.json'), 'utf8')) as SiteComposition;
const remotes = shell.createRemotes({
  composition,
  loadRelease: shell.loadRelease,
  report: (part, err) => log.error({ part, err }, 'part not loaded'),
});
const site = shell.createSite(composition, remotes);

const registryUrl = 'http://127.0.0.1:9';
const artifacts = createArtifacts({ cacheDir: dist, registryUrl });
const build = readShellBuild(dist);
const pages = createPageRenderer({
  shell,
  build,
  calls: createServerCalls(apiUrl),
  inlineStyles: createInlineStyles({ dist, artifacts }),
  site: async () => site,
  log,
});
const server = createHostServer({
  log,
  shellFiles: createShellFiles({ builds: [dist], registryUrl, keys: () => [], hostToken: null }),
  publicDir: join(root, 'host/public'),
  artifacts,
  proxy: createApiProxy(apiUrl),
  document: createDocuments({
    renderPage: pages.page,
    renderFrame: pages.frame,
    trustedProxies: 0,
    log,
  }),
  manifests: createBuildManifests({ build: build.buildId, composition: () => composition.id, redirects: {} }),
  pageComposition: () => shell.forPages(composition),
});
await serveChild(server, ports.oneBundle);
