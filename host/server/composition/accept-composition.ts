import type { Composition, Release } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type { Logger } from 'pino';
import type { Artifacts } from '../files/artifacts.ts';
import type { Accept } from './composition-source.ts';
import type { Trial } from './trial.ts';

/** A release that the registry made live and this host does not use. */
interface RefusedRelease extends Pick<Release, 'mfe' | 'version' | 'buildId'> {
  /** Id of the registry's composition. */
  composition: string;
  reason: string;
}

interface Options {
  artifacts: Artifacts;
  /** Throws if the routes of a composition cannot be combined. */
  buildSite(composition: Composition): unknown;
  /** Imports a release's server module and draws its pages, in a process of its own. */
  tryRelease(release: Release): Promise<Trial>;
  log: Logger;
  report(refused: RefusedRelease): void;
}

/** Why a release cannot be used. `final`: the same bytes would fail again. */
type Fault = { reason: string; final: boolean; isTimeout?: boolean };

/** Timeouts after which a release is refused. The host may have been busy before. */
const maxTimeouts = 3;

const keyOf = ({ mfe, buildId }: Release) => `${mfe}/${buildId}`;

const textOf = (error: unknown) =>
  error instanceof Error && error.name === 'Error' ? error.message : String(error);

/**
 * Tries each new release before the site uses it: fetches all its files, imports its server module and draws
 * its pages. If this fails, this host keeps the previous release,
 * or uses the last known good one after a restart; without either, the micro-frontend is left out. Others are not
 * affected. A release whose page takes too long is tried again at the next poll.
 */
export function createAcceptance(options: Options): Accept {
  const { artifacts, buildSite, tryRelease, log, report } = options;
  /** Decisions about builds, by micro-frontend and build id; null: usable. */
  const decided = new Map<string, Fault | null>();
  /** Pages that were not drawn in time, by micro-frontend and build id. */
  const timeouts = new Map<string, number>();
  const reported = new Set<string>();

  async function fetchFiles(release: Release): Promise<Fault | null> {
    try {
      for (const { url } of release.assets) await artifacts.read(release, url);
      return null;
    } catch (error) {
      return { reason: textOf(error), final: false };
    }
  }

  async function draw(release: Release): Promise<Fault | null> {
    const { fault, isTimeout, outage } = await tryRelease(release);
    if (outage !== null) {
      const text = 'release not drawn completely: the API did not answer';
      log.warn({ mfe: release.mfe, reason: outage }, text);
    }
    if (fault === null) return null;
    const count = (timeouts.get(keyOf(release)) ?? 0) + Number(isTimeout);
    timeouts.set(keyOf(release), count);
    return { reason: fault, isTimeout, final: !isTimeout || count >= maxTimeouts };
  }

  async function faultOf(release: Release): Promise<Fault | null> {
    const key = keyOf(release);
    const known = decided.get(key);
    if (known !== undefined) return known;
    const fault = (await fetchFiles(release)) ?? (await draw(release));
    if (fault?.final !== false) decided.set(key, fault);
    return fault;
  }

  function refuse(release: Release, composition: string, { reason, final, isTimeout }: Fault): void {
    const { mfe, version, buildId } = release;
    if (isTimeout && !final) {
      log.warn({ mfe, version, buildId, composition, reason }, 'release not used yet: it is tried again');
      return;
    }
    const key = `${keyOf(release)} ${reason}`;
    if (reported.has(key)) return;
    reported.add(key);
    log.error({ mfe, version, buildId, composition, reason }, 'release not used: the one before stays');
    report({ mfe, version, buildId, composition, reason });
  }

  return async function accept(wanted, current) {
    await artifacts.learn(wanted);
    const mfes: Composition['mfes'] = {};
    let final = true;
    for (const [name, releases] of Object.entries(wanted.mfes)) {
      const { stable, lastKnownGood, canary } = releases;
      const fault = await faultOf(stable);
      if (!fault) {
        const canaryFault = canary && (await faultOf(canary.release));
        if (canaryFault) {
          refuse(canary.release, wanted.id, canaryFault);
          final &&= canaryFault.final;
        }
        mfes[name] = canaryFault ? { stable, lastKnownGood } : releases;
        continue;
      }
      refuse(stable, wanted.id, fault);
      final &&= fault.final;
      for (const release of [current?.mfes[name]?.stable, lastKnownGood]) {
        if (!release || mfes[name] || release.buildId === stable.buildId) continue;
        const other = await faultOf(release);
        if (other === null) mfes[name] = { stable: release, lastKnownGood: null };
        else final &&= other.final;
      }
    }
    if (Object.keys(mfes).length === 0 && Object.keys(wanted.mfes).length > 0)
      throw new Error('No release of the composition can be used.');
    const composition = { ...wanted, id: compositionIdOf(mfes), mfes };
    buildSite(composition);
    return { composition, final };
  };
}
