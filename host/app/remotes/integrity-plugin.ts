import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteLoadError } from './load-error.ts';

/** Timeout of an entry script, in ms. At 400 kbit/s it waits for seconds behind the scripts and pictures of the page. */
const entryTimeout = 20_000;

/** Creates entry scripts with the hash from the composition and the page's nonce. Refuses an entry without a hash, unless `overridable`. */
export function integrityPlugin(
  integrity: ReadonlyMap<string, string>,
  nonce: string | undefined,
  overridable: boolean,
): ModuleFederationRuntimePlugin {
  return {
    name: 'storyloom-integrity',
    createScript({ url }) {
      const hash = integrity.get(new URL(url, location.href).href);
      if (hash === undefined && !overridable)
        throw new RemoteLoadError('refused', `No hash is known for ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = hash ?? '';
      script.crossOrigin = 'anonymous';
      if (nonce) script.nonce = nonce;
      return { script, timeout: entryTimeout };
    },
  };
}
