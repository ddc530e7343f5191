import type { SessionState } from '@storyloom/mfe/host';

export type PageSession =
  /** Nothing was requested, or the first visitor did not load. Only the first may be the user of the token in the address. */
  | { status: 'none'; linkToken: string | null }
  /** The first visitor is registered or loaded. */
  | { status: 'starting'; work: Promise<void> }
  | ({ status: 'known'; visitor: Visitor } & Begun)
  /** The token is that of a login, whose user has not loaded; until then, the page shows the visitor. */
  | ({ status: 'logging-in'; visitor: Visitor | null } & Begun)
  /** The session has ended, and the next visitor has not loaded. */
  | ({ status: 'logging-out'; left: Visitor | null } & Begun);

interface Begun {
  /** The promise that `ready` returns. Null after a failure: the next call of `ready` starts again. */
  work: Promise<void> | null;
}

/** A user who has loaded, as micro-frontends see them. */
export interface Visitor extends SessionState {
  status: 'guest' | 'real';
  tokenId: string;
  userId: string;
}
