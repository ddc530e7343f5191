import { commands } from './commands.ts';
import { run } from './run.ts';
import { releaseTarget, root } from './settings.ts';

process.exitCode = await run(
  process.argv.slice(2),
  commands,
  { out: (text) => console.log(text), error: (text) => console.error(text) },
  { root, target: releaseTarget(process.env) },
);
