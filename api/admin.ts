import { requireCurrentSchema } from './database/schema-check.ts';
import { createAudit } from './modules/audit/audit.service.ts';
import { createPoints } from './modules/points/points.service.ts';
import { runSynonymsCommand } from './modules/search/search.service.ts';
import { createUsers, runAdminCommand } from './modules/users/users.service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { runDeadLettersCommand } from './platform/jobs/dead-letters-command.ts';
import { createJobs } from './platform/jobs/pg-boss-jobs.ts';
import { createLogger } from './platform/logger.ts';
import { readDirectUrl } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';

await orExit(async () => {
  const url = readDirectUrl(process.env);
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
    else {
      const audit = createAudit({ db, clock, users });
      const setAdmin = async (id: string, isAdmin: boolean) => {
        const admin = await users.setAdmin(id, isAdmin);
        const action = isAdmin ? 'admin.grant' : 'admin.revoke';
        await db.transaction((tx) => audit.record(tx, { by: null, action, target: id }));
        return admin;
      };
      lines = await runAdminCommand(process.argv.slice(2), { setAdmin, admins: users.admins });
    }
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await jobs.stop(0);
    await database.close();
  }
});
