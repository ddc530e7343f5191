import type { PageComposition } from '@storyloom/contract/platform/composition';

type ModuleInfo = typeof globalThis.__FEDERATION__.moduleInfo;

interface Shell {
  name: string;
  /** Id of the shell's build. */
  build: string;
  composition: PageComposition;
  /** Versions of the packages that the shell shares. */
  versions: Readonly<Record<string, string>>;
}

const noFiles = { sync: [], async: [] };

/**
 * What devtools of module federation show of a page: the shell, and the stable release of each micro-frontend. They read
 * which release the shell uses from `remotesInfo`.
 */
export function describeModules({ name, build, composition, versions }: Shell, page: string) {
  const assets = { js: noFiles, css: noFiles };
  const shared = Object.entries(versions).map(([sharedName, version]) => ({ sharedName, version, assets }));
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  const moduleInfo: ModuleInfo = {
    [name]: { version: '', buildVersion: build, remoteTypesZip: '', consumerList: [], remotesInfo, shared },
  };
  for (const { stable } of composition.mfes) {
    const { mfName: globalName, version, entry } = stable;
    const remoteEntry = new URL(entry.url, page).href;
    const manifest = new URL('mf-manifest.json', remoteEntry).href;
    remotesInfo[globalName] = { matchedVersion: manifest };
    moduleInfo[`${globalName}:${manifest}`] = { globalName, version, remoteEntry };
  }
  return { moduleInfo, remotesInfo };
}
