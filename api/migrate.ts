import { migrate } from './database/migrations.ts';
import { readDirectUrl } from './platform/platform.config.ts';
import { orExit } from './platform/process.ts';

await orExit(async () => {
  const say = (name: string) => process.stdout.write(`migrated ${name}\n`);
  const applied = await migrate({ url: readDirectUrl(process.env), onApplied: say });
  if (applied === 0) process.stdout.write('schema is current\n');
});
