import { serveMetrics } from '@storyloom/logging/serve-metrics';
import { startTracing } from '@storyloom/logging/spans';
import { createOfflineProviders } from '@storyloom/offline/providers';
import { compose } from './compose.ts';
import { requireCurrentSchema } from './database/schema-check.ts';
import { systemClock } from './platform/clock.ts';
import { checkTimeLimit, openDatabase } from './platform/db.ts';
import { serve } from './platform/http/serve.ts';
import { createLogger } from './platform/logger.ts';
import { onStop, orExit, reportReady } from './platform/process.ts';
import { reachableHost } from './platform/reachable-host.ts';
import { readSettings } from './platform/settings.ts';
import { traceStatements } from './platform/trace-statements.ts';
import { settings } from './settings.ts';

const STOP_TIMEOUT_MS = 7_500;
/** Requests still active by then are aborted. */
const GRACE_MS = 6_800;

await orExit(async () => {
  // Files of people, such as uploads and exports, are readable by this account only.
  process.umask(0o077);
  const config = readSettings(settings, process.env);
  const logger = createLogger(config.LOG_LEVEL);
  if (await startTracing('api')) traceStatements();
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = config;
  const database = openDatabase({ url, directUrl, readUrl, size: config.DATABASE_POOL, logger });
  await requireCurrentSchema(database.pool, logger);
  await checkTimeLimit(database, logger);
  let port = config.API_PORT;
  const host = reachableHost(config.API_HOST);
  const address = () => `http://${host}:${port}`;
  const offline = createOfflineProviders(config.STORYTELLER_CHARS_PER_SECOND, (err) =>
    logger.warn({ err }, 'The proofreader failed: a text was edited without it'),
  );
  const api = compose({ config, database, clock: systemClock, logger, address, offline });
  await api.startJobs();
  if (config.METRICS_PORT > 0)
    await serveMetrics(api.metrics, { port: config.METRICS_PORT, host: config.METRICS_HOST });
  const listening = await serve(api.app, { port, host: config.API_HOST });
  port = listening.port;
  onStop({
    drainMs: config.DRAIN_SECONDS * 1_000,
    leave: api.leave,
    async stop() {
      await Promise.all([api.stop(), listening.stop(GRACE_MS)]);
      await database.close();
    },
    timeoutMs: STOP_TIMEOUT_MS,
  });
  logger.info({ port }, 'API listening');
  reportReady();
  await api.payments.comparePrices();
});
