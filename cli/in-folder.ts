import { readManifest } from '@storyloom/build/manifest';
import { commands } from '@storyloom/registry/cli/commands.ts';
import { type Output, run } from '@storyloom/registry/cli/run.ts';
import { releaseTarget } from '@storyloom/registry/cli/settings.ts';
import { check } from './check.ts';
import { serveFromSource } from './dev.ts';

/** Runs a command about the micro-frontend in a folder. Returns the exit code. */
export async function runInFolder(
  [command = '', ...args]: readonly string[],
  root: string,
  output: Output,
): Promise<number> {
  const context = { root, target: releaseTarget(process.env) };
  const release = (...words: string[]) => run(words, commands, output, context, 'npx storyloom');
  if (command === 'status') return release(command, ...args);
  const { name } = await readManifest(root);
  if (command === 'dev') {
    await serveFromSource(name, root, args, output.out);
    return 0;
  }
  if (command !== 'check') return release(command, name, ...args);
  await check(name, root, output.out);
  // Whether it may go live is known only to a registry.
  return process.env.REGISTRY_URL ? release('check', name, ...args) : 0;
}
