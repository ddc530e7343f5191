/** The caller, identified by a valid token. Where it is nullable, null means a request without a token. */
export interface Viewer {
  userId: string;
  isRealUser: boolean;
  isAdmin: boolean;
  /** The session whose token came with the request. */
  sessionId: string;
  /** Position in the log of the database after the latest write of the session; a new session may have written anything. */
  written?: number;
}

/** Finds the viewer of a token; null if it is unknown, revoked or expired. */
export type Authenticate = (token: string) => Promise<Viewer | null>;
