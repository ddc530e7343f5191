/** Who asks: made from a living token. `null` where this type is optional means a request without a token. */
export interface Viewer {
  userId: string;
  isRealUser: boolean;
  isAdmin: boolean;
}

/** Finds the viewer of a token; null when it is unknown, revoked or ran out. */
export type Authenticate = (token: string) => Promise<Viewer | null>;
