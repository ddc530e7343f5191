import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { createServerCalls } from './api-client.ts';
import { createApiProxy } from './api-proxy.ts';
import { createArtifacts } from './artifacts.ts';
import { startCompositionSource } from './composition-source.ts';
import { readConfig } from './config.ts';
import { patientProxy } from './dev-api.ts';
import { readDevConfig } from './dev-config.ts';
import { createDevEvents } from './dev-events.ts';
import { devHeaders } from './dev-headers.ts';
import { createDevSites } from './dev-sites.ts';
import { createDevSlices } from './dev-slices.ts';
import { createDocuments, type Shell } from './documents.ts';
import { createHostServer } from './server.ts';
import { answerSharedImports } from './server-modules.ts';
import { readShellBuild } from './shell-build.ts';
import { publishedModules } from './sites.ts';

/** The host for development: slices from their own servers, unsigned; the rest as published. */
const { slices: origins, shellDir: dist } = readDevConfig(process.env);
const config = readConfig(process.env);
const log = pino({ name: 'host', level: 'warn' });

mkdirSync(config.cacheDir, { recursive: true });
answerSharedImports(config.cacheDir);
const shell = (await import(pathToFileURL(join(dist, 'server', 'app.mjs')).href)) as Shell;
const build = readShellBuild(dist);
const artifacts = createArtifacts(config);
const source = await startCompositionSource({
  ...config,
  keepFile: join(config.cacheDir, 'composition.json'),
  pollMs: config.compositionPollMs,
  prepare: artifacts.learn,
  log,
});
const site = createDevSites({
  ...{ shell, log },
  slices: createDevSlices(origins, config.cacheDir),
  published: publishedModules({ shell, artifacts, versions: build.shared }),
  composition: source.current,
});
let composition = (await site()).composition;

const server = createHostServer({
  ...{ log, artifacts },
  builds: [dist],
  publicDir: join(dirname(fileURLToPath(import.meta.url)), '..', 'public'),
  proxy: patientProxy(createApiProxy(config.apiUrl), config.apiUrl),
  document: createDocuments({
    ...{ shell, build, log },
    calls: createServerCalls(config.apiUrl),
    headers: devHeaders([...origins.values()]),
    site: async () => {
      const current = await site();
      composition = current.composition;
      return current;
    },
  }),
  pageComposition: () => shell.forPages(composition),
  also: createDevEvents(`${process.pid}-${Date.now()}`),
});

// Nothing here is worth waiting for: a developer is.
const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('disconnect', stop);

server.listen(config.port, () => process.send?.({ type: 'ready' }));
