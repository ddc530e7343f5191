import { join } from 'node:path';
import { continueInNode, report } from './bootstrap/command.mjs';
import { readBootSettings } from './bootstrap/settings.mjs';
import { runningDatabaseUrl } from './postgres/running-database.ts';

// Runs the API's command on the database of the running site.
try {
  const { dataDir } = readBootSettings();
  process.env.DATABASE_URL ||= runningDatabaseUrl(join(dataDir, 'postgres'), 'storyloom');
  process.exitCode = await continueInNode(
    'api/admin.ts',
    process.argv.slice(2),
    new AbortController().signal,
  );
} catch (error) {
  report(error);
  process.exitCode = 1;
}
