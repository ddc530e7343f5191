import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageMfe, PageRelease } from '@storyloom/contract/platform/composition';
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

/** Loads releases as federation containers; the only module that knows the federation runtime. */
export function createFederation(versions: Record<string, string>, nonce: string | undefined) {
  const integrity = new Map<string, string>();
  const loading = new Map<string, Promise<Mfe>>();
  const instance = createInstance({
    name: 'storyloom_host',
    remotes: [],
    shared: sharedLibraries(versions),
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin(integrity, nonce)],
  });

  async function loadContainer(release: PageRelease): Promise<Mfe> {
    // The runtime passes absolute URLs to createScript.
    integrity.set(new URL(release.entry.url, location.href).href, release.entry.integrity);
    instance.registerRemotes([{ name: release.mfName, entry: release.entry.url, type: 'global' }], {
      force: false,
    });
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
