import { requireCurrentSchema } from './database/schema-check.ts';
import { createPoints } from './modules/points/points.service.ts';
import { createUsers } from './modules/users/users.service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { createLogger } from './platform/logger.ts';
import { platformSettings } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';
import { readSettings } from './platform/settings.ts';

const USAGE = 'Usage: npm run admin -- grant <user id> | revoke <user id> | list';
const say = (line: string) => process.stdout.write(`${line}\n`);

await orExit(async () => {
  const [action = '', userId = '', ...others] = process.argv.slice(2);
  const isChange = action === 'grant' || action === 'revoke';
  if (others.length > 0 || isChange !== (userId !== '') || !(isChange || action === 'list')) {
    throw new Error(USAGE);
  }
  const { DATABASE_URL: url } = readSettings({ DATABASE_URL: platformSettings.DATABASE_URL }, process.env);
  const logger = createLogger('warn');
  const database = openDatabase({ url, size: 2, logger });
  try {
    await requireCurrentSchema(database.pool, logger);
    const { db } = database;
    const users = createUsers({ db, clock, points: createPoints({ db, clock }) });
    if (isChange) {
      const { name } = await users.setAdmin(userId, action === 'grant');
      say(`${name} (${userId}) is ${action === 'grant' ? 'now' : 'no longer'} an administrator`);
    } else {
      for (const { id, name } of await users.admins()) say(`${id}  ${name}`);
    }
  } finally {
    await database.close();
  }
});
