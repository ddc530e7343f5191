import type {
  Asset,
  Composition,
  PageRelease,
  Release,
  SiteComposition,
} from '@storyloom/contract/platform/composition';
import satisfies from 'semver/functions/satisfies.js';

type Versions = Readonly<Record<string, string>>;

/** The shared packages, and the origin of files, that the shell provides to releases. */
export interface Provided {
  /** Versions of the packages that it shares. */
  shared: Versions;
  /** Origin of the files for pages; undefined for that of the page. */
  assetsOrigin?: string | undefined;
}

const absolute = ({ mfe, buildId }: Release, asset: Asset, { assetsOrigin = '' }: Provided): Asset => ({
  ...asset,
  url: `${assetsOrigin}/m/${mfe}/${buildId}/${asset.url}`,
});

/** Why a release that shares these packages cannot run in a shell with `provided` ones, for the log; null if it can. */
export function findIncompatibility(shared: Versions, provided: Versions): string | null {
  for (const [name, version] of Object.entries(shared)) {
    const available = provided[name];
    if (available !== undefined && satisfies(available, `^${version}`)) continue;
    return `needs ${name} ^${version}, but the shell has ${available ?? 'none'}`;
  }
  return null;
}

function toPageRelease(release: Release, provided: Provided): PageRelease {
  const { version, buildId, mfName, entry, shared } = release;
  return {
    version,
    buildId,
    mfName,
    entry: absolute(release, entry, provided),
    incompatibility: findIncompatibility(shared, provided.shared),
  };
}

/** The composition with addresses for pages, checked against the packages that the shell provides. */
export function toSiteComposition(composition: Composition, provided: Provided): SiteComposition {
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
        {
          js: js.map((asset) => absolute(stable, asset, provided)),
          css: css.map((asset) => absolute(stable, asset, provided)),
        },
      ]),
    ),
  }));
  return { id: composition.id, mfes };
}
