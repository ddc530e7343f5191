import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '@storyloom/build/build-remote';
import { checkBudgets } from '@storyloom/registry/cli/budgets.ts';
import { runChecks } from '@storyloom/registry/cli/checks.ts';

/** Builds the micro-frontend in a folder and runs the checks of `publish`, without publishing. */
export async function check(mfe: string, root: string, say: (line: string) => void): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), `storyloom-${mfe}-`));
  try {
    const budgets = checkBudgets(root, mfe, await buildRemote(root, dist));
    const checks = await runChecks(root, { mfe, since: null });
    for (const [name, outcome] of Object.entries({ ...checks, budgets })) say(`${name}: ${outcome}`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
