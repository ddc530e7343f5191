import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote, remoteBuildId, sourceMapsOf } from '@storyloom/build/build-remote';
import type { Release } from '@storyloom/contract/platform/composition';
import type { Proof } from '../platform/proof.ts';
import type { Candidate } from '../releases/candidate.ts';
import type { CheckResult } from '../releases/checking.ts';
import type { MfeState } from '../releases/live.ts';
import { folderOf, readCandidate } from './candidate.ts';
import { keepChecks, type RunChecks, readChecks } from './checks.ts';
import { ask, send } from './client.ts';
import type { Context } from './command.ts';
import { exactCommit, readAbout } from './git.ts';

const stateOf = ({ target }: Context, mfe: string) => ask<MfeState>(`${target.registryUrl}/mfes/${mfe}`);

interface Options extends Context {
  runChecks: RunChecks;
  note?: string | null;
}

/** Runs the team's checks of a build, unless it has passed them before. The build runs beside them. */
const proveBy =
  ({ mfe, buildId }: Candidate, since: string | null, { root, say, runChecks }: Options): Upload['prove'] =>
  async (building) => {
    const kept = readChecks(root, mfe, buildId);
    if (kept) say('types, rules and tests have passed before');
    const [checks, built] = await Promise.all([kept ?? runChecks(root, { mfe, since }), building]);
    if (!kept) keepChecks(root, mfe, buildId, checks);
    if (remoteBuildId(folderOf(root, mfe)) !== buildId || built.buildId !== buildId)
      throw new Error(`The sources of ${mfe} changed while the checks ran. Publish again.`);
    say(checks.tests);
    return { by: 'team', at: new Date().toISOString(), checks };
  };

interface Upload {
  mfe: string;
  note?: string | null | undefined;
  /** Share of a canary, in hundredths of a percent; undefined: for all visitors. */
  canary?: number | undefined;
  /** False: it is kept for a preview. */
  live?: boolean;
  token: string;
  /** Runs beside the build, and gets its output. */
  prove(building: ReturnType<typeof buildRemote>): Promise<Proof>;
}

/** Builds a micro-frontend, uploads every file and registers the release. Returns the registry's result and the build. */
async function buildAndUpload(
  { mfe, note, canary, live, token, prove }: Upload,
  { root, target, say }: Context,
): Promise<{ result: string; version: string; buildId: string; files: number }> {
  const { registryUrl } = target;
  const about = await readAbout(root, note);
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

/**
 * Asks the registry whether a micro-frontend fits what is live, and publishes it, unless that build is already live.
 * `canary`: only this share of the visitors gets it, in hundredths of a percent.
 */
export async function publish(mfe: string, options: Options & { canary?: number | undefined }) {
  const { root, target, say, note, canary } = options;
  const candidate = await readCandidate(root, mfe);
  const { buildId, version } = candidate;
  const { stable } = await stateOf(options, mfe);
  if (stable?.buildId === buildId) {
    say(`${mfe} ${stable.version} (${buildId}) is already live`);
    return { result: 'already stable', version, buildId };
  }
  const { warnings } = await send<CheckResult>(target, mfe, '/admit', candidate);
  for (const { message } of warnings) say(`! ${message}`);
  // Tests that passed for the live release need not run again for what has not changed since.
  const since = stable?.tested ? await exactCommit(root, stable.about) : null;
  const prove = proveBy(candidate, since, options);
  return buildAndUpload({ mfe, note, canary, token: target.token(mfe), prove }, options);
}

/** Uploads the build of this checkout without making it live, unless the registry has it, also during a lock. Returns the build. */
export async function keepForPreview(mfe: string, options: Options): Promise<string> {
  const { root, target, note } = options;
  const candidate = await readCandidate(root, mfe);
  const { buildId } = candidate;
  const address = `${target.registryUrl}/releases/${mfe}/${buildId}`;
  if ((await ask<{ published: boolean }>(address)).published) return buildId;
  const { conflicts } = await send<CheckResult>(target, mfe, '/check', candidate);
  if (conflicts.length > 0) throw new Error(conflicts.map(({ message }) => message).join('\n'));
  const prove = proveBy(candidate, null, options);
  await buildAndUpload({ mfe, note, live: false, token: target.token(mfe), prove }, options);
  return buildId;
}

/**
 * Publishes the build of this checkout for `npm start`, without checks, if the registry has never seen the
 * micro-frontend, or if it changed here while nothing else was published, rolled back or withdrawn.
 */
export async function publishAtStart(mfe: string, options: Context): Promise<unknown> {
  const { root, target, say } = options;
  const buildId = remoteBuildId(folderOf(root, mfe));
  const { stable, mayStart } = await stateOf(options, mfe);
  if (stable?.buildId === buildId) {
    say(`${mfe} ${stable.version} (${buildId}) is already live`);
    return { result: 'already stable', buildId };
  }
  if (!mayStart) {
    const live = stable ? `${stable.version} (${stable.buildId}) stays live` : 'stays withdrawn';
    say(`${mfe} ${live}; for the build of this checkout: npm run release -- publish ${mfe}`);
    return { result: 'kept', buildId };
  }
  const token = target.installationToken();
  const proof: Proof = { by: 'installation', at: new Date().toISOString() };
  return buildAndUpload({ mfe, token, prove: async () => proof }, options);
}
