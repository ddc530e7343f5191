/** Who sends a request, or changes something. */
export interface Actor {
  /** Name and id of the token, for the audit. */
  name: string;
  /** The micro-frontend or application that the token is for; the installation may change all. */
  scope: string;
  /** When the token expires; null for the installation's. */
  expiresAt: Date | null;
}

/** The registry itself, which ends a canary that fails, in spite of a lock. */
export const health: Actor = { name: 'health', scope: 'installation', expiresAt: null };
