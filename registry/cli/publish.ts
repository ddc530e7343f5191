import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildRemote, remoteBuildId } from '@storyloom/build/build-remote';
import type { Release } from '@storyloom/contract/composition';
import { ask } from './client.ts';
import type { ReleaseTarget } from './settings.ts';

/** Builds, uploads every file and registers the release, unless that build is live already. */
export async function publish(
  root: string,
  mfe: string,
  target: ReleaseTarget,
  say: (line: string) => void,
  { restore = false } = {},
): Promise<void> {
  const { registryUrl } = target;
  const dir = join(root, `mfe-${mfe}`);
  if (!existsSync(join(dir, 'mfe.ts')))
    throw new Error(`There is no ${basename(dir)} with an mfe.ts in this checkout.`);
  const buildId = remoteBuildId(dir);
  const live = await ask<{ payload: string }>(`${registryUrl}/composition`);
  const stable = (JSON.parse(live.payload) as { mfes: Record<string, { stable: Release }> }).mfes[mfe]
    ?.stable;
  if (stable?.buildId === buildId) return say(`${mfe} ${stable.version} (${buildId}) is live already`);

  const dist = mkdtempSync(join(tmpdir(), `storyloom-${mfe}-`));
  try {
    const { dist: _, name, ...built } = await buildRemote(dir, dist);
    const authorization = target.authorization(mfe);
    for (const { url } of built.assets) {
      await ask(`${registryUrl}/files/${mfe}/${buildId}/${url}`, {
        method: 'PUT',
        headers: { authorization },
        body: readFileSync(join(dist, url)),
      });
    }
    const release: Release = { ...built, mfe: name, publishedAt: new Date().toISOString() };
    const { result } = await ask<{ result: string }>(
      `${registryUrl}/releases${restore ? '?restore=true' : ''}`,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(release),
      },
    );
    say(`${mfe} ${release.version} (${buildId}) ${result}, ${built.assets.length} files`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
