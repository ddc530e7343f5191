import { migrate } from './database/migrations.ts';
import { platformSettings } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';
import { readSettings } from './platform/settings.ts';

await orExit(async () => {
  const { DATABASE_URL: url } = readSettings({ DATABASE_URL: platformSettings.DATABASE_URL }, process.env);
  const say = (name: string) => process.stdout.write(`migrated ${name}\n`);
  const applied = await migrate({ url, onApplied: say });
  if (applied === 0) process.stdout.write('schema is current\n');
});
