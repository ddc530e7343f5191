import { isDeepStrictEqual } from 'node:util';
import { Release } from '@storyloom/contract/platform/composition';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { Proof } from '../platform/proof.ts';
import type { Handle } from '../platform/queries.ts';
import { About } from './candidate.ts';
import { type Changes, unchanged } from './changes.ts';
import { checkRelease } from './gates/check-release.ts';
import type { CheckCode } from './gates/code-gate/check-code.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import { checkFederationManifest } from './gates/federation-gate.ts';
import { checkSizes, measureRelease, type ReleaseSize } from './gates/file-sizes.ts';
import { mayStart, readLiveState } from './live.ts';
import type { ReleaseFiles } from './release-files.ts';
import {
  findLive,
  findRelease,
  insertRelease,
  type KnownRelease,
  makeStable,
  readLiveMfes,
  saveCanary,
} from './releases.repository.ts';

export const Publication = z
  .strictObject({
    release: Release,
    proof: Proof,
    about: z.optional(About),
    /** Share of the visitors who get it, in hundredths of a percent; without one it becomes the stable release. */
    canary: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    /** False: no visitor gets it, and it is kept for previews. */
    live: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ canary, live }) => live || canary === undefined, 'A preview has no canary: leave one out.'),
  );
type Publication = z.output<typeof Publication>;

export interface Parts {
  pool: pg.Pool;
  files: ReleaseFiles;
  definitions: ContractDefinitions;
  checkCode: CheckCode;
  changes: Changes;
  now: () => Date;
}

/** Throws RegistryError for a build that was rolled back or withdrawn. */
export function refuseWithdrawn({ release: { mfe, buildId }, withdrawn }: KnownRelease): void {
  if (!withdrawn) return;
  throw new RegistryError(
    409,
    `The build ${buildId} of ${mfe} was withdrawn. To bring it back: npm run release -- promote ${mfe} ${buildId}`,
  );
}

/** A registered build never changes: the same build id with other contents is refused. */
function checkKnown(known: KnownRelease, release: Release): void {
  const { mfe, buildId, publishedAt } = release;
  if (!isDeepStrictEqual({ ...known.release, publishedAt }, release)) {
    throw new RegistryError(
      409,
      `The build ${buildId} of ${mfe} is published with another manifest or other files. A release never changes: build a new one.`,
    );
  }
  refuseWithdrawn(known);
}

/** Runs the gates that need the release's files, the cheap ones first. They take seconds, so no transaction may be open. */
export async function checkStored(release: Release, { files, checkCode }: Parts): Promise<ReleaseSize> {
  const { mfe, buildId, assets } = release;
  await files.check(mfe, buildId, assets);
  const size = await measureRelease(release, (url) => files.read(mfe, buildId, url));
  checkSizes(size);
  await files.withFolder(release, (folder) => checkCode(release, folder));
  return size;
}

/** A canary needs a stable release, which the other visitors get. */
export async function refuseFirst(db: Handle, { mfe }: Release): Promise<void> {
  if (await findLive(db, mfe)) return;
  throw new RegistryError(
    409,
    `${mfe} is not on the site, so there is no release for the other visitors. Publish it without a canary.`,
  );
}

/** Checks a release against what is live. */
export async function checkAgainstLive(
  db: Handle,
  release: Release,
  { definitions }: Pick<Parts, 'definitions'>,
): Promise<void> {
  checkRelease(release, await readLiveState(db, definitions));
}

const actionOf = ({ live, canary }: Publication) => {
  if (!live) return 'preview';
  return canary === undefined ? 'publish' : 'canary';
};

/**
 * Checks a release and makes it stable, or a canary, or keeps it for previews. Publishes a build of the installation only if
 * `mayStart`; otherwise returns `kept`.
 */
export async function publish(publication: Publication, actor: Actor, parts: Parts) {
  const { release, proof, about = null, canary } = publication;
  const { pool, changes, now } = parts;
  const { mfe, buildId } = release;
  if (proof.by === 'installation' && !(await mayStart(pool, mfe))) return 'kept';
  const action = actionOf(publication);
  const attempt = { mfe, action, actor, build: buildId, proof, note: about?.note } as const;
  return changes.attempt(attempt, async (apply) => {
    const seen = await findRelease(pool, mfe, buildId);
    let size: ReleaseSize | null = null;
    if (seen) checkKnown(seen, release);
    else {
      await checkAgainstLive(pool, release, parts);
      size = await checkStored(release, parts);
      await checkFederationManifest(release, (url) => parts.files.read(mfe, buildId, url));
    }
    let result: 'published' | 'already stable' | 'kept' = action === 'preview' ? 'kept' : 'published';
    await apply(async (client) => {
      if (proof.by === 'installation' && !(await mayStart(client, mfe))) {
        result = 'kept';
        return unchanged;
      }
      const known = await findRelease(client, mfe, buildId);
      if (known) checkKnown(known, release);
      if (known && action === 'preview') return unchanged;
      if ((await readLiveMfes(client))[mfe]?.stable.buildId === buildId) {
        result = 'already stable';
        return unchanged;
      }
      await checkAgainstLive(client, release, parts);
      if (action === 'canary') await refuseFirst(client, release);
      if (size && !known) await insertRelease(client, release, { about, size });
      if (action === 'publish') await makeStable(client, mfe, buildId, now());
      if (canary !== undefined) await saveCanary(client, mfe, { buildId, basisPoints: canary, since: now() });
      return buildId;
    });
    return result;
  });
}
