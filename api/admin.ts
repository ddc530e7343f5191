import { requireCurrentSchema } from './database/schema-check.ts';
import { createPoints } from './modules/points/points.service.ts';
import { runSynonymsCommand } from './modules/search/search.service.ts';
import { createUsers, runAdminCommand } from './modules/users/users.service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { runDeadLettersCommand } from './platform/jobs/dead-letters-command.ts';
import { createJobs } from './platform/jobs/pg-boss-jobs.ts';
import { createLogger } from './platform/logger.ts';
import { platformSettings } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';
import { readSettings } from './platform/settings.ts';

await orExit(async () => {
  const { DATABASE_URL: url } = readSettings({ DATABASE_URL: platformSettings.DATABASE_URL }, process.env);
  const logger = createLogger('warn');
  const database = openDatabase({ url, size: 2, logger });
  const jobs = createJobs({ url, logger });
  try {
    await requireCurrentSchema(database.pool, logger);
    const { db } = database;
    const users = createUsers({ db, clock, points: createPoints({ db, clock }) });
    const [name, ...args] = process.argv.slice(2);
    let lines: string[];
    if (name === 'synonyms') lines = await runSynonymsCommand(args, db);
    else if (name === 'dead-letters') lines = await runDeadLettersCommand(args, jobs);
    else lines = await runAdminCommand(process.argv.slice(2), users);
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await jobs.stop(0);
    await database.close();
  }
});
