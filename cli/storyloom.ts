#!/usr/bin/env node
import { createMfe } from './new.ts';

const usage = `Usage:
  storyloom new <name>            create a micro-frontend in the folder <name>
In the folder of a micro-frontend:
  storyloom dev [--port 3100]     serve it from source, with hot reload
  storyloom dev --against <site> [--site-port 3000]   open a site, such as https://staging.example, with it from source
  storyloom check                 build it, check types, tests and sizes; with REGISTRY_URL also whether it may go live
  storyloom publish [--note <text>] [--canary <percent>]   check it, upload it and make it live
  storyloom preview [version or build] [--days 7] [--composition <id> | --live]   print a signed link to a build that is not live
  storyloom canary <percent> [version or build]   change the share of visitors who get the canary
  storyloom promote <version or build>   make an earlier release live again
  storyloom rollback [version or build]  withdraw the live release and go back
  storyloom withdraw [version or build]  take it off the site; with a build that is not live, end its previews
  storyloom list [--refusals | --audit]  its releases
  storyloom lock --reason <text>, unlock, doctor
  storyloom status                what is live, and what failed in the last 30 days
REGISTRY_URL and REGISTRY_TOKEN name the registry and the token of the micro-frontend.`;

/** Commands about the micro-frontend in the current folder, and of the whole site. */
const others =
  'dev check publish preview canary promote rollback withdraw lock unlock list doctor status'.split(' ');

const args = process.argv.slice(2);
const [command = '', name] = args;
const output = {
  out: (text: string) => console.log(text),
  error: (text: string) => console.error(text),
};

try {
  // Older versions cannot run mfe.ts.
  if (Number.parseInt(process.versions.node, 10) < 24)
    throw new Error(
      `Node ${process.versions.node} is too old: install Node 24 or newer (https://nodejs.org).`,
    );
  if (command === 'new' && name) createMfe(name, process.cwd(), output.out);
  else if (!others.includes(command)) throw new Error(usage);
  // The packages that a micro-frontend is built with are not installed when it is created.
  else process.exitCode = await (await import('./in-folder.ts')).runInFolder(args, process.cwd(), output);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
