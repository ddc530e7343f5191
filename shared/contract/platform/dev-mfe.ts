import type { SiteMfe } from './composition.ts';

/** The latest build of a micro-frontend as its development server describes it to the development host. */
export interface DevMfe {
  /** URLs are absolute, hashes are empty. */
  mfe: SiteMfe;
  /** URL of the server module. */
  server: string;
  /** Hash of the server module. */
  serverHash: string;
}

/** Path of the description. */
export const devMfePath = '/storyloom.json';
