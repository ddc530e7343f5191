import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '@storyloom/build/build-remote';
import { runChecks } from '@storyloom/registry/cli/checks.ts';
import type { Command } from '@storyloom/registry/cli/command.ts';
import { check as checkLive } from '@storyloom/registry/cli/commands/check.ts';
import { checkSizes, largestPart, measureRelease } from '@storyloom/registry/releases/gates/file-sizes.ts';

export const check: Command = {
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
