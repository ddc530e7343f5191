import type { SiteMfe } from './composition.ts';

/** What the development server of a micro-frontend says of its latest build; only a host in development asks. */
export interface DevMfe {
  /** Addresses are whole; nothing carries a hash. */
  mfe: SiteMfe;
  /** The server module's address. */
  server: string;
  /** Hash of the server module. */
  serverHash: string;
}

/** Where a development server says it. */
export const devMfePath = '/storyloom.json';
