import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote, sourceMapsOf } from '@storyloom/build/build-remote';
import type { Release } from '@storyloom/contract/platform/composition';
import type { Proof } from '../platform/proof.ts';
import type { About } from '../releases/candidate.ts';
import { folderOf } from './candidate.ts';
import { ask, send } from './client.ts';
import type { Context } from './command.ts';

export type Built = Awaited<ReturnType<typeof buildRemote>>;

interface Upload {
  mfe: string;
  about: About;
  /** Share of a canary, in hundredths of a percent; undefined: for all visitors. */
  canary?: number | undefined;
  /** False: it is kept for a preview. */
  live?: boolean;
  token: string;
  /** Runs beside the build, and gets its output. */
  prove(building: Promise<Built>): Promise<Proof>;
}

/** Builds a micro-frontend, uploads every file and registers the release. Returns the registry's result and the build. */
export async function buildAndUpload(
  { mfe, about, canary, live, token, prove }: Upload,
  { root, target, say }: Context,
): Promise<{ result: string; version: string; buildId: string; files: number }> {
  const { registryUrl } = target;
  const dist = mkdtempSync(join(tmpdir(), `storyloom-${mfe}-`));
  const building = buildRemote(folderOf(root, mfe), dist);
  try {
    const proof = await prove(building);
    const { dist: _, ...rest } = await building;
    for (const url of [...rest.assets.map((asset) => asset.url), ...sourceMapsOf(dist)])
      await ask(`${registryUrl}/files/${mfe}/${rest.buildId}/${url}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: readFileSync(join(dist, url)),
      });
    const release: Release = { ...rest, publishedAt: new Date().toISOString() };
    const sender = { registryUrl, token: () => token };
    const publication = { release, proof, about, canary, live };
    const { result } = await send<{ result: string }>(sender, mfe, '/releases', publication);
    const files = rest.assets.length;
    say(`${mfe} ${release.version} (${rest.buildId}) ${result}, ${files} files`);
    return { result, version: release.version, buildId: rest.buildId, files };
  } finally {
    // The compiler writes until it is done, also after a check has failed.
    await building.catch(() => {});
    rmSync(dist, { recursive: true, force: true });
  }
}
