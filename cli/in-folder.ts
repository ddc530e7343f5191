import { readManifest } from '@storyloom/build/manifest';
import { runChecks } from '@storyloom/registry/cli/checks.ts';
import { publish } from '@storyloom/registry/cli/publish.ts';
import { releaseTarget } from '@storyloom/registry/cli/settings.ts';
import { check } from './check.ts';
import { serveFromSource } from './dev.ts';
import { release } from './release.ts';

export interface Flags {
  restore: boolean;
  port: string;
}

/** Runs a command about the micro-frontend in a folder. */
export async function runInFolder(
  command: string,
  root: string,
  { restore, port }: Flags,
  say: (line: string) => void,
): Promise<void> {
  const { name } = await readManifest(root);
  if (command === 'check') await check(name, root, say);
  else if (command === 'dev') await serveFromSource(name, root, Number(port), say);
  else if (command === 'publish')
    await publish(name, { root, target: releaseTarget(process.env), say, runChecks, restore });
  else await release(command, name);
}
