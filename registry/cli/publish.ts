import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildRemote, remoteBuildId, sourceMapsOf } from '@storyloom/build/build-remote';
import type { Release } from '@storyloom/contract/platform/composition';
import { type Proof, signProof } from '../platform/proof.ts';
import type { MfeState } from '../releases/releases.service.ts';
import type { RunChecks } from './checks.ts';
import { ask } from './client.ts';
import { mfeFolder } from './mfe-folder.ts';
import type { ReleaseTarget } from './settings.ts';

type Built = Awaited<ReturnType<typeof buildRemote>>;

interface Options {
  /** The checkout, or the folder of a micro-frontend with a repository of its own. */
  root: string;
  target: ReleaseTarget;
  say(line: string): void;
}

function folderOf(root: string, mfe: string): string {
  const dir = mfeFolder(root, mfe);
  if (!existsSync(join(dir, 'mfe.ts')))
    throw new Error(`There is no ${basename(dir)} with an mfe.ts in this checkout.`);
  return dir;
}

const stateOf = ({ target }: Options, mfe: string) => ask<MfeState>(`${target.registryUrl}/mfes/${mfe}`);

/**
 * Builds a micro-frontend, runs its team's checks, uploads every file and registers the release with the proof of the
 * checks, unless that build is already live.
 */
export async function publish(
  mfe: string,
  options: Options & { runChecks: RunChecks; restore?: boolean },
): Promise<void> {
  const { root, target, say, runChecks, restore = false } = options;
  const dir = folderOf(root, mfe);
  const buildId = remoteBuildId(dir);
  const { stable } = await stateOf(options, mfe);
  if (stable?.buildId === buildId) return say(`${mfe} ${stable.version} (${buildId}) is already live`);
  await buildAndUpload(mfe, options, restore, async (built) => {
    const checks = await runChecks(root, mfe, built);
    if (remoteBuildId(dir) !== built.buildId)
      throw new Error(`The sources of ${mfe} changed while the checks ran. Publish again.`);
    const at = new Date().toISOString();
    return signProof({ by: 'team', buildId: built.buildId, at, checks }, target.token(mfe));
  });
}

/**
 * Publishes the build of this checkout for `npm start`, without checks, if the registry has never seen the
 * micro-frontend, or if it changed here while nothing else was published, rolled back or withdrawn.
 */
export async function publishAtStart(mfe: string, options: Options): Promise<void> {
  const { root, target, say } = options;
  const buildId = remoteBuildId(folderOf(root, mfe));
  const { stable, mayStart } = await stateOf(options, mfe);
  if (stable?.buildId === buildId) return say(`${mfe} ${stable.version} (${buildId}) is already live`);
  if (!mayStart) {
    const live = stable ? `${stable.version} (${stable.buildId}) stays live` : 'stays withdrawn';
    return say(`${mfe} ${live}; for the build of this checkout: npm run release -- publish ${mfe}`);
  }
  const at = new Date().toISOString();
  await buildAndUpload(mfe, options, false, async (built) =>
    signProof({ by: 'installation', buildId: built.buildId, at }, target.installationToken()),
  );
}

async function buildAndUpload(
  mfe: string,
  { root, target, say }: Options,
  restore: boolean,
  prove: (built: Built) => Promise<Proof>,
): Promise<void> {
  const { registryUrl } = target;
  const dist = mkdtempSync(join(tmpdir(), `storyloom-${mfe}-`));
  try {
    const built = await buildRemote(folderOf(root, mfe), dist);
    const proof = await prove(built);
    const authorization = `Bearer ${target.token(mfe)}`;
    const { dist: _, name, ...rest } = built;
    for (const url of [...built.assets.map((asset) => asset.url), ...sourceMapsOf(dist)]) {
      await ask(`${registryUrl}/files/${mfe}/${built.buildId}/${url}`, {
        method: 'PUT',
        headers: { authorization },
        body: readFileSync(join(dist, url)),
      });
    }
    const release: Release = { ...rest, mfe: name, publishedAt: new Date().toISOString() };
    const { result } = await ask<{ result: string }>(`${registryUrl}/releases`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ release, proof, restore }),
    });
    say(`${mfe} ${release.version} (${built.buildId}) ${result}, ${built.assets.length} files`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
