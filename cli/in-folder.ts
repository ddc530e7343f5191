import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '@storyloom/build/build-remote';
import { readManifest } from '@storyloom/build/manifest';
import { runChecks } from '@storyloom/registry/cli/checks.ts';
import type { Command } from '@storyloom/registry/cli/command.ts';
import { check as checkLive } from '@storyloom/registry/cli/commands/check.ts';
import { commands } from '@storyloom/registry/cli/commands.ts';
import { type Output, run } from '@storyloom/registry/cli/run.ts';
import { releaseTarget } from '@storyloom/registry/cli/settings.ts';
import { checkSizes, largestPart, measureRelease } from '@storyloom/registry/releases/gates/file-sizes.ts';
import { dev } from './dev.ts';

const check: Command = {
  usage: '',
  summary: 'build it, check types, tests and sizes; with REGISTRY_URL also whether it may go live',
  async run([mfe = ''], _, context) {
    const { root, say } = context;
    const dist = mkdtempSync(join(tmpdir(), `storyloom-${mfe}-`));
    try {
      const size = await measureRelease(await buildRemote(root, dist), (url) => readFile(join(dist, url)));
      checkSizes(size);
      const checks = await runChecks(root, { mfe, since: null });
      for (const [name, outcome] of Object.entries({ ...checks, size: largestPart(size) }))
        say(`${name}: ${outcome}`);
      // Whether it may go live is known only to a registry.
      return process.env.REGISTRY_URL ? checkLive.run([mfe], {}, context) : { checks, size };
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
  },
};

/** Needs the secret of the registry, or a checkout of the site. */
const ofTheSite = ['token', 'deployed', 'start'];

/** A command about the micro-frontend in the folder, which is not named on the command line. */
const inFolder = (command: Command): Command => ({
  ...command,
  usage: command.usage.replace(/^[<[]mfe[>\]] ?/, ''),
  run: async (args, values, context) =>
    command.run([(await readManifest(context.root)).name, ...args], values, context),
});

/** Runs a command about the micro-frontend in a folder, or `help`. Returns the exit code. */
export async function runInFolder(args: readonly string[], root: string, output: Output): Promise<number> {
  const all = Object.entries({ dev, ...commands, check })
    .filter(([name]) => !ofTheSite.includes(name))
    .map(([name, command]) => [name, name === 'status' ? command : inFolder(command)]);
  const target = releaseTarget(process.env);
  return run(args, Object.fromEntries(all), output, { root, target }, 'npx storyloom');
}
