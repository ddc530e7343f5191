import { readManifest } from '@storyloom/build/manifest';
import type { Command } from '@storyloom/registry/cli/command.ts';
import { commands } from '@storyloom/registry/cli/commands.ts';
import { type Output, run } from '@storyloom/registry/cli/run.ts';
import { releaseTarget } from '@storyloom/registry/cli/settings.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';

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
