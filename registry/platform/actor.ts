/** Who sends a request. */
export interface Actor {
  /** Name and id of the token, for the audit. */
  name: string;
  /** The micro-frontend or application that the token is for; the installation may change all. */
  scope: string;
  /** When the token expires; null for the installation's. */
  expiresAt: Date | null;
}
