import type { Actor } from '../platform/actor.ts';
import { refuse } from '../platform/errors.ts';
import type { Candidate } from './candidate.ts';
import { findConflicts, findWarnings } from './gates/conflicts.ts';
import { readLiveState } from './live.ts';
import { type Parts, refuseWithdrawn } from './publishing.ts';
import { findLock, findRelease } from './releases.repository.ts';

/** Compares a candidate with everything live, without keeping anything: whether it may go live as things are now. */
export async function checkCandidate(
  candidate: Candidate,
  { pool, definitions }: Pick<Parts, 'pool' | 'definitions'>,
) {
  const state = await readLiveState(pool, definitions);
  return {
    conflicts: findConflicts(candidate, state),
    warnings: findWarnings(candidate, state),
    lock: await findLock(pool, candidate.mfe),
    /** How many live releases, canaries and fallbacks it was compared with. */
    compared: [...state.releases, ...state.canaries, ...state.fallbacks].filter(
      ({ mfe }) => mfe !== candidate.mfe,
    ).length,
  };
}

export type CheckResult = Awaited<ReturnType<typeof checkCandidate>>;

/** Checks a candidate before its team builds it, and keeps a refusal. Throws RegistryError with all conflicts. */
export function admit(candidate: Candidate, actor: Actor, parts: Parts): Promise<CheckResult> {
  const { mfe, buildId } = candidate;
  return parts.changes.attempt({ mfe, action: 'publish', actor, build: buildId }, async () => {
    const known = await findRelease(parts.pool, mfe, buildId);
    if (known) refuseWithdrawn(known);
    const result = await checkCandidate(candidate, parts);
    if (result.conflicts.length > 0) refuse(result.conflicts.map(({ message }) => message).join('\n'));
    return result;
  });
}
