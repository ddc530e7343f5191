import type { Access } from '../access/access.ts';
import type { RegistryKeys } from '../platform/keys.ts';
import type { FileStore } from '../releases/file-store.ts';
import type { Parts } from '../releases/publishing.ts';

/** Dependencies of the route handlers. */
export interface RouteParts extends Parts {
  access: Access;
  keys: RegistryKeys;
  store: FileStore;
  /** Origin of the site, for links to previews. */
  site: string;
}
