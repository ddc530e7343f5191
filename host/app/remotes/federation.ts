import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageComposition, PageMfe, PageRelease } from '@storyloom/contract/platform/composition';
import * as facade from '@storyloom/mfe';
import type { Mfe } from '@storyloom/mfe/define';
import * as schema from '@storyloom/schema';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { pause } from '../pause.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { RemoteLoadError } from './load-error.ts';

/** The shell's copies of the shared packages. */
function sharedLibraries(versions: Record<string, string>) {
  const share = (name: string, lib: () => unknown) => {
    const version = versions[name.startsWith('@') ? name : (name.split('/')[0] ?? name)] ?? '0.0.0';
    return [
      name,
      { version, lib, shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true } },
    ];
  };
  return Object.fromEntries([
    share('react', () => React),
    share('react/jsx-runtime', () => jsxRuntime),
    share('react-dom', () => ReactDOM),
    share('@storyloom/mfe', () => facade),
    share('@storyloom/schema', () => schema),
  ]);
}

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
function describeModules({ name, build, composition, versions }: Shell, page: string) {
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

interface Options {
  composition: PageComposition;
  /** Id of the shell's build. */
  build: string;
  /** Versions of the packages that the shell shares. */
  versions: Record<string, string>;
  nonce: string | undefined;
  /** True if devtools may replace releases by containers without a hash. */
  overridable: boolean;
}

const shellName = 'storyloom_host';

/** Loads releases as federation containers; the only module that knows the federation runtime. */
export function createFederation({ versions, nonce, overridable, ...page }: Options) {
  const integrity = new Map<string, string>();
  const loading = new Map<string, Promise<Mfe>>();
  const instance = createInstance({
    name: shellName,
    remotes: [],
    shared: sharedLibraries(versions),
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin(integrity, nonce, overridable)],
  });
  const { moduleInfo, remotesInfo } = describeModules({ name: shellName, versions, ...page }, location.href);
  Object.assign(globalThis.__FEDERATION__.moduleInfo, moduleInfo);

  async function loadContainer(release: PageRelease): Promise<Mfe> {
    // The runtime passes absolute URLs to createScript.
    const entry = new URL(release.entry.url, location.href).href;
    integrity.set(entry, release.entry.integrity);
    const remote = { name: release.mfName, entry, type: 'global' };
    instance.registerRemotes([remote], { force: false });
    // Devtools have replaced the entry. The runtime asks `remotesInfo` for it.
    if (remote.entry !== entry) remotesInfo[release.mfName] = { matchedVersion: remote.entry };
    const container = await instance.loadRemote<{ default: Mfe }>(`${release.mfName}/mfe`);
    // Its parts are evaluated in tasks of their own.
    await pause();
    if (!container) throw new RemoteLoadError('unreachable', `${release.mfName} has no module ./mfe`);
    return container.default;
  }

  return function loadRelease(release: PageRelease, mfe: PageMfe): Promise<Mfe> {
    if (release.incompatibility !== null) {
      const message = `${mfe.name} ${release.version} ${release.incompatibility}`;
      return Promise.reject(new RemoteLoadError('incompatible', message));
    }
    const running = loading.get(release.mfName) ?? loadContainer(release);
    loading.set(release.mfName, running);
    running.catch(() => loading.delete(release.mfName));
    return running;
  };
}
