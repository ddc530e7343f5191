import type { Provider } from '@openfeature/web-sdk';

/** Replaced by the module of FLAGS_WEB_PROVIDER when the shell is built. */
export function loadWebProvider(): Promise<Provider> {
  throw new Error('The site has no provider of flags for browsers.');
}
