import { serve } from '@hono/node-server';
import { createLogStream } from '@storyloom/logging/log-stream';
import { createMetrics } from '@storyloom/logging/request-metrics';
import { serveMetrics } from '@storyloom/logging/serve-metrics';
import { pino } from 'pino';
import { createRegistry } from './app.ts';
import { readConfig } from './config.ts';
import { createWebhook } from './history/webhook.ts';
import { openDatabase } from './platform/database.ts';
import { loadKeys } from './platform/keys.ts';
import { keepCompositions } from './releases/compositions.repository.ts';
import { moveToBucket, openBucketStore, openDiskStore } from './releases/file-store.ts';
import { readContractDefinitions } from './releases/gates/contract-gate.ts';

const config = readConfig(process.env);
const log = pino({ name: 'registry', level: config.logLevel }, createLogStream());
const pool = await openDatabase(config.databaseUrl, log);
await keepCompositions(pool);
const metrics = createMetrics();
if (config.metrics.port > 0) await serveMetrics(metrics.registry, config.metrics);
async function openFiles() {
  if (config.filesUrl === null) return openDiskStore(config.folder);
  const bucket = await openBucketStore(config.filesUrl);
  const moved = await moveToBucket(config.folder, bucket);
  if (moved > 0) log.info({ files: moved }, 'release files moved to the bucket');
  return bucket;
}

const app = createRegistry({
  observe: metrics.observe,
  pool,
  log,
  site: config.site,
  definitions: await readContractDefinitions(),
  keys: loadKeys(config.folder, config.keys),
  store: await openFiles(),
  ...(config.webhook && { announce: createWebhook({ ...config.webhook, log }) }),
});

const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => {
  log.info({ port: config.port }, 'registry listening');
  process.send?.({ type: 'ready' });
});

function stop(): void {
  server.close();
  setTimeout(() => process.exit(0), 3_000).unref();
  void pool.end().then(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
