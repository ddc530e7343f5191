import {
  BuildManifest,
  buildManifestPath,
  LatestBuild,
  latestBuildPath,
} from '@storyloom/contract/platform/build-manifest';
import { pageTimings } from '@storyloom/contract/platform/timings';
import * as z from '@storyloom/schema';
import type { Redirects } from '../routing/redirects.ts';
import type { PageUpdate } from './page-update.ts';

interface Parts {
  /** Id of the page's site build. */
  id: string;
  fetch(path: string): Promise<Response>;
  redirects: Pick<Redirects, 'learn'>;
  update: Pick<PageUpdate, 'announceForNavigation'>;
}

/**
 * Learns the redirects of the page's build, and asks every hour and whenever the tab is shown whether new pages get
 * another build. If so, the next navigation loads it. Failures are logged only.
 */
export function watchBuild({ id, fetch, redirects, update }: Parts): void {
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const learn = async () =>
    redirects.learn(z.parse(BuildManifest, await load(buildManifestPath(id))).redirects);
  const check = async () => {
    if (z.parse(LatestBuild, await load(latestBuildPath)).id !== id) update.announceForNavigation();
  };
  learn().catch(console.debug);
  setInterval(() => void check().catch(console.debug), pageTimings.buildCheck);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check().catch(console.debug);
  });
}
