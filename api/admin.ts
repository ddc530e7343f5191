import { requireCurrentSchema } from './database/schema-check.ts';
import { createPoints } from './modules/points/points.service.ts';
import { runSynonymsCommand } from './modules/search/search.service.ts';
import { createUsers, runAdminCommand } from './modules/users/users.service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { createLogger } from './platform/logger.ts';
import { platformSettings } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';
import { readSettings } from './platform/settings.ts';

await orExit(async () => {
  const { DATABASE_URL: url } = readSettings({ DATABASE_URL: platformSettings.DATABASE_URL }, process.env);
  const logger = createLogger('warn');
  const database = openDatabase({ url, size: 2, logger });
  try {
    await requireCurrentSchema(database.pool, logger);
    const { db } = database;
    const args = process.argv.slice(2);
    const users = createUsers({ db, clock, points: createPoints({ db, clock }) });
    const lines =
      args[0] === 'synonyms'
        ? await runSynonymsCommand(args.slice(1), db)
        : await runAdminCommand(args, users);
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
});
