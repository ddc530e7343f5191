import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageMfe, PageRelease } from '@storyloom/contract/composition';
import * as facade from '@storyloom/mfe';
import type { Mfe } from '@storyloom/mfe/define';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

import { RemoteLoadError } from './load-error.ts';

const entryTimeout = 5_000;

/** Sets what the composition promised on the entry's script element: its hash, and the page's nonce. */
function integrityPlugin(
  integrity: ReadonlyMap<string, string>,
  nonce: string | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'storyloom-integrity',
    createScript({ url }) {
      const hash = integrity.get(new URL(url, location.href).href);
      if (hash === undefined) throw new RemoteLoadError('refused', `No hash is known for ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = hash;
      script.crossOrigin = 'anonymous';
      if (nonce) script.nonce = nonce;
      return { script, timeout: entryTimeout };
    },
  };
}

function provided(versions: Record<string, string>) {
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
  ]);
}

/** Loads releases by their federation containers. The only place that knows how a remote's code gets into the page. */
export function createFederation(versions: Record<string, string>, nonce: string | undefined) {
  const integrity = new Map<string, string>();
  const known = new Map<string, Promise<Mfe>>();
  const instance = createInstance({
    name: 'storyloom_host',
    remotes: [],
    shared: provided(versions),
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin(integrity, nonce)],
  });

  async function bring(release: PageRelease): Promise<Mfe> {
    // The runtime asks with the whole address.
    integrity.set(new URL(release.entry.url, location.href).href, release.entry.integrity);
    instance.registerRemotes([{ name: release.mfName, entry: release.entry.url, type: 'global' }], {
      force: false,
    });
    const container = await instance.loadRemote<{ default: Mfe }>(`${release.mfName}/mfe`);
    if (!container) throw new RemoteLoadError('unreachable', `${release.mfName} gave nothing`);
    return container.default;
  }

  return function loadRelease(release: PageRelease, mfe: PageMfe): Promise<Mfe> {
    if (release.incompatibility !== null) {
      const message = `${mfe.name} ${release.version} ${release.incompatibility}`;
      return Promise.reject(new RemoteLoadError('incompatible', message));
    }
    const running = known.get(release.mfName) ?? bring(release);
    known.set(release.mfName, running);
    running.catch(() => known.delete(release.mfName));
    return running;
  };
}
