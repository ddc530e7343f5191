#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createMfe } from './new.ts';

const usage = `Usage:
  storyloom new <name>            create a micro-frontend in the folder <name>
In the folder of a micro-frontend:
  storyloom dev [--port 3100]     serve it from source, with hot reload
  storyloom check                 build it, check types, tests and sizes
  storyloom publish [--restore]   check it, upload it and make it live; --restore: also if it was withdrawn
  storyloom rollback              back to the release before
  storyloom withdraw              take it off the site
  storyloom status                what is live, and what failed in the last 30 days
REGISTRY_URL and REGISTRY_TOKEN name the registry and the publish token of the micro-frontend.`;

/** Commands about the micro-frontend in the current folder. */
const inFolder = ['dev', 'check', 'publish', 'rollback', 'withdraw'];

const say = (line: string) => console.log(line);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false }, port: { type: 'string', default: '3100' } },
  });
  const [command = '', name] = positionals;
  if (command === 'new' && name) createMfe(name, process.cwd(), say);
  // The packages that a micro-frontend is built with are not installed when it is created.
  else if (command === 'status') await (await import('./release.ts')).release(command);
  else if (inFolder.includes(command))
    await (await import('./in-folder.ts')).runInFolder(command, process.cwd(), values, say);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
