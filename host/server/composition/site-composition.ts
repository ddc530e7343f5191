import type {
  Asset,
  Composition,
  PageRelease,
  Release,
  SiteComposition,
} from '@storyloom/contract/composition';

/** Where a release's files stand on this origin, or on the CDN before it. */
export function releaseBase(release: Pick<Release, 'mfe' | 'buildId'>): string {
  return `/m/${release.mfe}/${release.buildId}/`;
}

const absolute = (release: Release, asset: Asset): Asset => ({
  ...asset,
  url: `${releaseBase(release)}${asset.url}`,
});

function pageRelease(release: Release): PageRelease {
  const { version, buildId, mfName, entry } = release;
  return { version, buildId, mfName, entry: absolute(release, entry) };
}

/** What the host renders from, with addresses that a page can load from. */
export function toSiteComposition(composition: Composition): SiteComposition {
  const mfes = Object.entries(composition.mfes).map(([name, { stable, lastKnownGood }]) => ({
    name,
    stable: pageRelease(stable),
    lastKnownGood: lastKnownGood && pageRelease(lastKnownGood),
    routes: stable.manifest.routes,
    dialogs: stable.manifest.dialogs,
    slots: stable.manifest.slots,
    parts: Object.fromEntries(
      Object.entries(stable.parts).map(([key, { js, css }]) => [
        key,
        { js: js.map((asset) => absolute(stable, asset)), css: css.map((asset) => absolute(stable, asset)) },
      ]),
    ),
    shared: stable.shared,
  }));
  return { id: composition.id, mfes };
}
