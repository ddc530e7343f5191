import type {
  Asset,
  Composition,
  PageRelease,
  Release,
  SiteComposition,
} from '@storyloom/contract/platform/composition';
import { findIncompatibility } from './compatibility.ts';

type Versions = Readonly<Record<string, string>>;

/** Path of a release's files on this origin, or on a CDN in front of it. */
export function releaseBase(release: Pick<Release, 'mfe' | 'buildId'>): string {
  return `/m/${release.mfe}/${release.buildId}/`;
}

const absolute = (release: Release, asset: Asset): Asset => ({
  ...asset,
  url: `${releaseBase(release)}${asset.url}`,
});

function toPageRelease(release: Release, provided: Versions): PageRelease {
  const { version, buildId, mfName, entry, shared } = release;
  return {
    version,
    buildId,
    mfName,
    entry: absolute(release, entry),
    incompatibility: findIncompatibility(shared, provided),
  };
}

/** The composition with addresses on this origin, checked against the packages that the shell provides. */
export function toSiteComposition(composition: Composition, provided: Versions): SiteComposition {
  const mfes = Object.entries(composition.mfes).map(([name, { stable, lastKnownGood }]) => ({
    name,
    stable: toPageRelease(stable, provided),
    lastKnownGood: lastKnownGood && toPageRelease(lastKnownGood, provided),
    routes: stable.manifest.routes,
    dialogs: stable.manifest.dialogs,
    slots: stable.manifest.slots,
    slotOrder: stable.manifest.slotOrder,
    navigation: stable.manifest.navigation,
    parts: Object.fromEntries(
      Object.entries(stable.parts).map(([key, { js, css }]) => [
        key,
        { js: js.map((asset) => absolute(stable, asset)), css: css.map((asset) => absolute(stable, asset)) },
      ]),
    ),
  }));
  return { id: composition.id, mfes };
}
