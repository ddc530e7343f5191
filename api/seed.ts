import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedStories } from '@storyloom/offline/stories/all';
import { requireCurrentSchema } from './database/schema-check.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { filesSettings } from './platform/files/files.config.ts';
import { openFileStorage } from './platform/files/storage.ts';
import { createLogger } from './platform/logger.ts';
import { platformSettings, readDirectUrl } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';
import { readSettings } from './platform/settings.ts';
import { seedEditorial } from './seed/editorial/seed-editorial.ts';
import { generateStories } from './seed/generate.ts';
import { seedStory } from './seed/seed-stories.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await orExit(async () => {
  const { values } = parseArgs({ options: { count: { type: 'string' } } });
  const count = Number(values.count ?? 0);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new Error('--count takes a whole number, such as 100000.');
  const config = readSettings({ ...platformSettings, ...filesSettings }, process.env);
  const storage = openFileStorage({ url: config.FILES_URL, folder: join(config.DATA_DIR, 'files') });
  const logger = createLogger('warn');
  const database = openDatabase({ url: readDirectUrl(process.env), size: 2, logger });
  try {
    await requireCurrentSchema(database.pool, logger);
    const now = systemClock.now();
    const tally = { new: 0, changed: 0, same: 0 };
    for (const [index, seed] of seedStories.entries()) {
      const result = await seedStory(database.db, seed, { storage, now, index, total: seedStories.length });
      tally[result] += 1;
      if (result !== 'same') say(`seeded ${seed.title} (${index + 1} of ${seedStories.length})`);
    }
    say(`seed stories: ${tally.new} new, ${tally.changed} changed, ${tally.same} unchanged`);
    const added = await seedEditorial(database.db, { storage, now });
    if (added > 0) say(`editorial content: ${added} new`);
    const onProgress = (done: number) => say(`generated ${done} of ${count} stories`);
    if (count > 0) await generateStories(database.pool, { count, now, onProgress });
  } finally {
    await database.close();
  }
});
