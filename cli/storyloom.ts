#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { readManifest } from '@storyloom/build/manifest';
import { runChecks } from '@storyloom/registry/cli/checks.ts';
import { publish } from '@storyloom/registry/cli/publish.ts';
import { releaseTarget } from '@storyloom/registry/cli/settings.ts';
import { check } from './check.ts';
import { serveFromSource } from './dev.ts';
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
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { restore: { type: 'boolean', default: false }, port: { type: 'string', default: '3100' } },
});
const [command = '', name] = positionals;
const root = process.cwd();

/** Runs a command of the registry's command line, whose micro-frontend is the one in this folder. */
async function release(...words: string[]): Promise<void> {
  process.argv.splice(2, Infinity, ...words);
  await import('@storyloom/registry/cli/release.ts');
}

try {
  if (command === 'new' && name) createMfe(name, root, say);
  else if (command === 'status') await release('status');
  else if (!inFolder.includes(command)) throw new Error(usage);
  else {
    const { name: mfe } = await readManifest(root);
    if (command === 'check') await check(mfe, root, say);
    else if (command === 'dev') await serveFromSource(mfe, root, Number(values.port), say);
    else if (command === 'publish')
      await publish(mfe, {
        root,
        target: releaseTarget(process.env),
        say,
        runChecks,
        restore: values.restore,
      });
    else await release(command, mfe);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
